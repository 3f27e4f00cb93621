"""Shell Game: one player lays four stones, turns them over and slides them; the others say where each symbol went."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from fractions import Fraction
from functools import cache
from itertools import permutations
from typing import Annotated, Final, TypeAlias, TypeVar

import msgspec

from fives.core.chance.who_begins import Lot, Opening, draw_lot, lots, opening
from fives.core.game import CLOCK, NATURE, Alarm, Chance, Happening, Result, Seat
from fives.core.refusal import IllegalMove, Param

T = TypeVar("T")

SYMBOLS: Final = (1, 2, 3, 4)  # dot, line, triangle, square
PLACES: Final = (0, 1, 2, 3)  # of the row, from the left
EARLIEST: Final = 10  # seconds after which the shuffler may turn the stones (SG2)
SLIDES: Final = {1: 3, 2: 4}  # by lap (SG3)
PACES: Final = (8, 12, 20, 30)  # how long a slide may take, in tenths of a second (SG3R)


class ShellGameNumbers(msgspec.Struct, frozen=True):
    """The numbers that the board of Shell Game draws by."""

    earliest: int = EARLIEST  # second of memorising in which the stones may be turned


NUMBERS = ShellGameNumbers()

Marks: TypeAlias = tuple[int, ...]  # by place a neutral identity, drawn when the stones are turned (SG7R)


class Phase(Enum):
    """What the table is waiting for."""

    LAY = "lay"  # the shuffler's next stone
    LOOK = "look"  # the clock: everyone memorises, nobody may turn yet
    READY = "ready"  # the shuffler, who may turn now, or the clock
    WAIT = "wait"  # the clock: the shuffler leaves the turning to it
    TURN = "turn"  # nature, which marks the turned stones
    SLIDE = "slide"  # the shuffler's next slide
    SLIDING = "sliding"  # the clock: a slide is under way
    ASK = "ask"  # the shuffler's question
    SEEK = "seek"  # the seeker, who turns a stone
    OVER = "over"


FACE_DOWN: Final = frozenset({Phase.TURN, Phase.SLIDE, Phase.SLIDING, Phase.ASK, Phase.SEEK})


class Act(Enum):
    """What needs no word: turn the stones over, leave that to the clock; time to turn, the end of a slide."""

    TURN = "turn"
    WAIT = "wait"
    READY = "ready"
    REST = "rest"


@dataclass(frozen=True, slots=True)
class Lay:
    """Put a stone to the right of those that lie."""

    symbol: int


@dataclass(frozen=True, slots=True)
class Slide:
    """Take the stone at `source` and put it so that it lies at `target`, in so many tenths of a second."""

    source: int
    target: int
    tenths: int


@dataclass(frozen=True, slots=True)
class Ask:
    """Ask the seeker for a symbol."""

    symbol: int


@dataclass(frozen=True, slots=True)
class Open:
    """Turn up the stone at a place of the row."""

    place: int


Move: TypeAlias = Lay | Slide | Ask | Open | Act | Marks | Lot


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table settings of Shell Game."""

    memorise: Annotated[int, msgspec.Meta(ge=EARLIEST, le=20)] = 15  # seconds (SG2)


@dataclass(frozen=True, slots=True)
class ShellGame:
    """A game at one moment. `row`, `marks` and `owners` go by place; during a slide they are as it will end."""

    options: Options
    scores: tuple[int, ...]  # stones won, by seat
    shuffler: Seat
    phase: Phase = Phase.LAY
    lap: int = 1
    first: Seat | None = None  # who began the game
    opening: Opening | None = None  # None once it is known who begins
    row: tuple[int, ...] = ()  # symbols; in a view 0 is the back of a stone
    marks: Marks = ()  # none before the stones are turned
    owners: tuple[Seat | None, ...] = ()  # who won the stone; None while it is in the row
    left: int = 0  # slides still to begin
    sliding: Slide | None = None
    seeker: Seat | None = None  # who is asked
    asked: int = 0  # the symbol, 0 before it is named
    happened: tuple[Happening, ...] = field(default=(), compare=False)


def start(seats: int, options: Options, first: Seat | None = None) -> ShellGame:
    """Return the table before anything is laid; the lot decides who begins, unless `first` is given (G1R)."""
    drawing = opening(seats, "lot") if first is None else None
    return ShellGame(options, (0,) * seats, shuffler=first or 0, first=first, opening=drawing)


def actors(state: ShellGame) -> frozenset[Seat]:
    """Return who may act now; nobody once everyone has been shuffler twice (SG6)."""
    match state.phase:
        case _ if state.opening:
            return _NATURE
        case Phase.LAY | Phase.SLIDE | Phase.ASK:
            return _only(state.shuffler)
        case Phase.SEEK:
            return _only(state.seeker or 0)
        case Phase.LOOK | Phase.WAIT | Phase.SLIDING:
            return _CLOCK
        case Phase.READY:
            return _CLOCK | _only(state.shuffler)
        case Phase.TURN:
            return _NATURE
    return frozenset()


_NATURE: Final = frozenset({NATURE})
_CLOCK: Final = frozenset({CLOCK})


@cache
def _only(seat: Seat) -> frozenset[Seat]:
    return frozenset({seat})


def moves(state: ShellGame, seat: Seat) -> Sequence[Move]:
    """Return what `seat` may do."""
    if seat < 0 or seat not in actors(state):
        return ()
    match state.phase:
        case Phase.LAY:
            return tuple(LAYS[symbol] for symbol in SYMBOLS if symbol not in state.row)
        case Phase.READY:
            return (Act.TURN, Act.WAIT)
        case Phase.SLIDE:
            return EVERY_SLIDE
        case Phase.ASK:
            return tuple(ASKS[symbol] for symbol in SYMBOLS if symbol not in _uncovered(state))
    return tuple(OPENS[place] for place, owner in enumerate(state.owners) if owner is None)


LAYS: Final = {symbol: Lay(symbol) for symbol in SYMBOLS}
ASKS: Final = {symbol: Ask(symbol) for symbol in SYMBOLS}
OPENS: Final = {place: Open(place) for place in PLACES}
EVERY_SLIDE: Final = tuple(
    Slide(source, target, tenths) for source in PLACES for target in PLACES if source != target for tenths in PACES
)
EVERY_MARKING: Final[tuple[Marks, ...]] = tuple(permutations(PLACES))


def _uncovered(state: ShellGame) -> list[int]:
    """Return the symbols that everyone has seen turn up."""
    return [symbol for symbol, owner in zip(state.row, state.owners, strict=True) if owner is not None]


def chances(state: ShellGame) -> Mapping[Move, Fraction]:
    """Return what nature may do, with exact probabilities: the lot, or marks for the turned stones (SG7R)."""
    if state.opening:
        return dict(lots(state.opening).items())
    return _MARKINGS if state.phase is Phase.TURN else {}


_MARKINGS: Final[Mapping[Move, Fraction]] = {marks: Fraction(1, len(EVERY_MARKING)) for marks in EVERY_MARKING}


def draw(state: ShellGame, random: Chance) -> Move:
    """Return one act of nature."""
    return draw_lot(state.opening, random) if state.opening else EVERY_MARKING[random.randrange(len(EVERY_MARKING))]


def play(state: ShellGame, actor: Seat, move: Move) -> ShellGame:
    """Return the state after `move`, or raise IllegalMove."""
    if not _is_legal(state, actor, move):
        raise _refusal(state, actor, move)
    match move:
        case Lay(symbol):
            return _lay(state, symbol)
        case Act():
            return _act(state, move)
        case Slide():
            return _slide(state, move)
        case Ask(symbol):
            told = Happening("shell_game-asked", {"seat": state.seeker, "symbol": symbol})
            return replace(state, phase=Phase.SEEK, asked=symbol, happened=(told,))
        case Open(place):
            return _open(state, place)
        case Lot(seat):
            told = Happening("lot-fell", {"seat": seat})
            return replace(state, opening=None, shuffler=seat, first=seat, happened=(told,))
    owners = (None,) * len(PLACES)
    return replace(state, phase=Phase.SLIDE, marks=move, owners=owners, left=SLIDES[state.lap], happened=())


def _is_legal(state: ShellGame, actor: Seat, move: Move) -> bool:
    if actor == NATURE:
        return move in chances(state)
    if actor == CLOCK:
        due = alarm(state)
        return due is not None and move is due.move
    return move in moves(state, actor)


def _refusal(state: ShellGame, actor: Seat, move: Move) -> IllegalMove:
    params: dict[str, Param] = {"phase": state.phase.value, "shuffler": state.shuffler}
    return IllegalMove(_rule(state, actor, move), **params)


def _rule(state: ShellGame, actor: Seat, move: Move) -> str:
    """Return the number of the rule that forbids `move`; nothing that is hidden plays a part."""
    if state.opening:
        return "G1R"
    if isinstance(move, Slide):
        if state.phase in (Phase.ASK, Phase.SEEK):  # all slides are made
            return "SG3"
        if state.phase in (Phase.SLIDE, Phase.SLIDING) and actor == state.shuffler:
            return "SG3R"
    if state.phase is Phase.SEEK and isinstance(move, Open) and actor not in (state.seeker, state.shuffler):
        question = len(_uncovered(state)) + 1
        return "SG5R" if question >= len(state.scores) else "SG4"  # the questions have gone round
    return RULES[state.phase]


RULES: Final = {
    Phase.LAY: "SG2",
    Phase.LOOK: "SG2",
    Phase.READY: "SG2",
    Phase.WAIT: "SG2",
    Phase.TURN: "SG7R",
    Phase.SLIDE: "SG3",
    Phase.SLIDING: "SG3",
    Phase.ASK: "SG4",
    Phase.SEEK: "SG4",
    Phase.OVER: "SG6",
}


def _lay(state: ShellGame, symbol: int) -> ShellGame:
    """Return the row with one stone more; the fourth begins the time to memorise. No word tells a symbol (SG7R)."""
    row = (*state.row, symbol)
    if len(row) < len(SYMBOLS):
        return replace(state, row=row, happened=())
    told = Happening("shell_game-laid", {"seat": state.shuffler, "seconds": state.options.memorise})
    return replace(state, row=row, phase=Phase.LOOK, happened=(told,))


def _act(state: ShellGame, act: Act) -> ShellGame:
    match act:
        case Act.TURN:
            told = Happening("shell_game-turned", {"seat": state.shuffler, "slides": SLIDES[state.lap]})
            return replace(state, phase=Phase.TURN, happened=(told,))
        case Act.READY:
            return replace(state, phase=Phase.READY, happened=())
        case Act.WAIT:
            return replace(state, phase=Phase.WAIT, happened=())
    if state.left:
        return replace(state, phase=Phase.SLIDE, sliding=None, happened=())
    return replace(state, phase=Phase.ASK, sliding=None, seeker=seeker_of(state, 0), happened=())


def _slide(state: ShellGame, slide: Slide) -> ShellGame:
    """Return the row as the slide will leave it; the log is not told which way it went (SG7R)."""
    left = state.left - 1
    told = Happening("shell_game-slid", {"seat": state.shuffler, "left": left})
    return replace(
        state,
        phase=Phase.SLIDING,
        row=slid(state.row, slide),
        marks=slid(state.marks, slide),
        left=left,
        sliding=slide,
        happened=(told,),
    )


def slid(things: tuple[T, ...], slide: Slide) -> tuple[T, ...]:
    """Return the order after a slide (SG3)."""
    after = list(things)
    after.insert(slide.target, after.pop(slide.source))
    return tuple(after)


def seeker_of(state: ShellGame, question: int) -> Seat:
    """Return who is asked: the left neighbour first, then on clockwise and round again (SG4, SG5R)."""
    seats = len(state.scores)
    return (state.shuffler + 1 + question % (seats - 1)) % seats


def _open(state: ShellGame, place: int) -> ShellGame:
    """Return the row with a stone uncovered, which its finder or the shuffler keeps; of two both (SG4, SG5)."""
    assert state.seeker is not None
    symbol, asked = state.row[place], state.asked
    right = symbol == asked
    winner = state.seeker if right else state.shuffler
    hidden = [at for at, owner in enumerate(state.owners) if owner is None]
    taken = hidden if len(hidden) == 2 else [place]
    owners = tuple(winner if at in taken else owner for at, owner in enumerate(state.owners))
    scores = tuple(score + len(taken) * (seat == winner) for seat, score in enumerate(state.scores))
    told = Happening(
        "shell_game-found" if right else "shell_game-missed",
        {
            "seat": state.seeker,
            "symbol": symbol,
            "asked": asked,
            "count": len(taken),
            "places": [place, *(at for at in taken if at != place)],
            "symbols": [symbol, *(state.row[at] for at in taken if at != place)],
        },
    )
    after = replace(state, scores=scores, owners=owners, asked=0, happened=(told,))
    if len(taken) == 2:
        return _next_round(after)
    return replace(after, phase=Phase.ASK, seeker=seeker_of(state, len(PLACES) - len(hidden) + 1))


def _next_round(state: ShellGame) -> ShellGame:
    """Return the table cleared for the next shuffler, or the end (SG6)."""
    shuffler = (state.shuffler + 1) % len(state.scores)
    lap = state.lap + (shuffler == state.first)
    cleared = replace(state, row=(), marks=(), owners=(), seeker=None)
    if lap > max(SLIDES):
        told = Happening("shell_game-over", {"scores": list(state.scores)})
        return replace(cleared, phase=Phase.OVER, happened=(*state.happened, told))
    told = Happening("shell_game-next", {"seat": shuffler, "slides": SLIDES[lap]})
    return replace(cleared, phase=Phase.LAY, shuffler=shuffler, lap=lap, happened=(*state.happened, told))


def alarm(state: ShellGame) -> Alarm[Move] | None:
    """Return when the stones may be turned, when they will be (SG2), and when a slide is finished (SG3R)."""
    spare = state.options.memorise - EARLIEST
    match state.phase:
        case Phase.LOOK:
            return Alarm(EARLIEST, Act.READY if spare else Act.TURN)
        case Phase.READY | Phase.WAIT:
            return Alarm(spare, Act.TURN, running="memorise")
        case Phase.SLIDING if state.sliding:
            return Alarm(state.sliding.tenths / 10, Act.REST)
    return None


def view(state: ShellGame, seat: Seat | None) -> ShellGame:
    """Return what everyone may see, the shuffler like all others: stones that are turned show their backs (SG7R)."""
    if state.phase not in FACE_DOWN:
        return state
    owners = state.owners or (None,) * len(state.row)
    backs = tuple(0 if owner is None else symbol for symbol, owner in zip(state.row, owners, strict=True))
    return replace(state, row=backs)


def result(state: ShellGame) -> Result | None:
    """Return who has most stones once everyone has been shuffler twice; equals share (SG6, G2R)."""
    if state.phase is not Phase.OVER:
        return None
    ranks = tuple(1 + sum(other > score for other in state.scores) for score in state.scores)
    return Result(ranks, state.scores, reason="most_stones", rule="SG6")


def seat_count(state: ShellGame) -> int:
    """Return how many play."""
    return len(state.scores)


def starter(state: ShellGame) -> Seat | None:
    """Return who began the game."""
    return state.first
