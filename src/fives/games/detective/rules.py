"""5-Dice Detective: strings of equal dice are evidence, and three kinds of it against one suspect solve the murder."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from fractions import Fraction
from itertools import pairwise, product
from typing import Any, Literal, TypeAlias, cast

import msgspec

from fives.core.chance.rolls import FACES, Dice, keeps
from fives.core.chance.who_begins import (
    Act,
    Lot,
    Opening,
    landings,
    lift,
    one_landing,
    opening,
    opening_actor,
    play_opening,
)
from fives.core.game import NATURE, Alarm, Chance, Happening, Result, Seat
from fives.core.options import Start
from fives.core.refusal import IllegalMove, Param

Variation = Literal[0, 1, 2, "both"]
LastTurn = Literal["others", "equal_turns", "none"]
Record = Literal["first_roll", "after_reroll"]
Sheet: TypeAlias = tuple[int, ...]  # by suspect, 1 to 6: the evidence recorded, as a sum of bits
EMPTY: Sheet = (0,) * 6
SOLVED = 7  # means, motive and opportunity
KEPT = (0, 1, 2, 3, 4)  # how many dice may stay when the rest is rolled again
MOST_IDLE = 30  # turns in a row without a record, then the game ends as it stands (DE-V2R)


class Evidence(Enum):
    """A kind of evidence: its word, the bit that stands for it on a sheet, how many equal dice it takes (DE1)."""

    MEANS = ("means", 1, 2)
    MOTIVE = ("motive", 2, 3)
    OPPORTUNITY = ("opportunity", 4, 4)

    def __init__(self, word: str, bit: int, dice: int) -> None:
        self.word = word
        self.bit = bit
        self.dice = dice


class DetectiveNumbers(msgspec.Struct, frozen=True):
    """The numbers that the board of Detective draws by: how many equal dice each kind of evidence takes (DE1)."""

    means: int = Evidence.MEANS.dice
    motive: int = Evidence.MOTIVE.dice
    opportunity: int = Evidence.OPPORTUNITY.dice


NUMBERS = DetectiveNumbers()


@dataclass(frozen=True, slots=True, order=True)
class Piece:
    """One kind of evidence against one suspect."""

    suspect: int
    bit: int

    @property
    def evidence(self) -> Evidence:
        """Return which kind it is."""
        return next(kind for kind in Evidence if kind.bit == self.bit)


class Pass(Enum):
    """What ends a turn without a record (DE2R)."""

    NOTHING = "nothing"


Move: TypeAlias = Dice | Piece | Pass | Act | Lot


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table settings of Detective."""

    variation: Variation = 0  # DE-V1, DE-V2, or both at once (G7R)
    last_turn: LastTurn = "others"  # DE3R; variation 2 has no last turn
    record: Record = "first_roll"  # DE-V2R: from when on recording is compulsory in variation 2
    start: Start = "roll"  # G1R

    @property
    def any_string(self) -> bool:
        """Say whether any string counts after a partial reroll, of old dice, new dice or both (DE-V1)."""
        return self.variation in (1, "both")

    @property
    def one_file(self) -> bool:
        """Say whether all evidence is in one file, and the finder of a third piece circles the suspect (DE-V2)."""
        return self.variation in (2, "both")

    @property
    def first_roll_stands(self) -> bool:
        """Say whether a first roll with something to record cannot be rolled again (DE-V2R)."""
        return self.one_file and self.record == "first_roll"

    @property
    def ends_idle(self) -> bool:
        """Say whether turns without a record are counted, and end the game (DE-V2R)."""
        return self.one_file and self.record == "after_reroll"


@dataclass(frozen=True, slots=True)
class Detective:
    """A game of Detective at one moment. A turn begins without dice on the table."""

    options: Options
    turn: Seat  # who rolls, keeps or records
    sheets: tuple[Sheet, ...]  # by seat: the evidence each has recorded
    opening: Opening | None = None  # None once it is known who begins
    first: Seat = 0  # who began the game; equal turns are counted from there (DE3R)
    dice: Dice = ()  # the first roll, or what was kept of it
    landed: Dice = ()  # dice rolled again
    in_air: int = 0  # dice that nature is about to land
    again: bool = False  # whether this turn's second roll is under way or done
    last: int | None = None  # turns to come after the murder is solved; None before (DE3)
    circles: tuple[Seat | None, ...] = (None,) * 6  # variation 2: by suspect, who found the third piece
    idle: int = 0  # turns in a row without a record, where they end the game (DE-V2R)
    happened: tuple[Happening, ...] = field(default=(), compare=False)


def start(seats: int, options: Options, first: Seat | None = None) -> Detective:
    """Return the table before anything is rolled; `first` begins, if given (G1R)."""
    state = opening(seats, options.start) if first is None else None
    return Detective(options, turn=first or 0, sheets=(EMPTY,) * seats, opening=state, first=first or 0)


def known(state: Detective) -> Sheet:
    """Return what cannot be recorded any more in this turn: the player's own sheet, or everyone's (DE2R, DE-V2)."""
    if state.options.one_file:
        return pooled(state.sheets)
    return state.sheets[state.turn]


def pooled(sheets: Sequence[Sheet]) -> Sheet:
    """Return all evidence of all players (DE-V2)."""
    return tuple(sum(sheet[n] for sheet in sheets) for n in range(6))


def strings(kept: Dice, landed: Dice, mixed: bool) -> dict[int, int]:
    """Return how long the string of each number is; a `mixed` one needs dice of both kinds (DE2, DE2R)."""
    lengths = {n: kept.count(n) + landed.count(n) for n in FACES}
    return {n: length for n, length in lengths.items() if not mixed or (n in kept and n in landed)}


def pieces(state: Detective) -> tuple[Piece, ...]:
    """Return what the dice on the table allow to record (DE1, DE2, DE2R, DE-V1)."""
    mixed = state.again and bool(state.dice) and not state.options.any_string
    return tuple(_unrecorded(strings(state.dice, state.landed, mixed), known(state)))


def _unrecorded(lengths: Mapping[int, int], sheet: Sheet) -> Iterator[Piece]:
    for (suspect, length), kind in product(lengths.items(), Evidence):
        if length >= kind.dice and not sheet[suspect - 1] & kind.bit:
            yield Piece(suspect, kind.bit)


def over(state: Detective) -> bool:
    """Say whether the last turn is played, the places are decided, or nobody records any more (DE3, DE-V2, DE-V2R)."""
    if not state.options.one_file:
        return state.last == 0
    return settled(circle_counts(state), state.circles.count(None)) or state.idle == MOST_IDLE


def settled(scores: Sequence[int], still_open: int) -> bool:
    """Say whether circles for the suspects still open can change no place, neither part nor join two (DE-V2R)."""
    gaps = (more - less for more, less in pairwise(sorted(scores, reverse=True)))
    return still_open == 0 or all(gap > still_open for gap in gaps)


def circle_counts(state: Detective) -> tuple[int, ...]:
    """Return how many circles each seat has (DE-V2)."""
    return tuple(state.circles.count(seat) for seat in range(len(state.sheets)))


def actors(state: Detective) -> frozenset[Seat]:
    """Return who may act now; nobody when the game is over."""
    if over(state):
        return frozenset()
    if state.opening:
        return frozenset({opening_actor(state.opening)})
    return frozenset({NATURE if state.in_air else state.turn})


def moves(state: Detective, seat: Seat) -> Sequence[Move]:
    """Return what `seat` may do: roll, record a piece, say which dice stay, or record nothing (DE2)."""
    if seat == NATURE or seat not in actors(state):
        return ()
    if state.opening or not (state.dice or state.landed):
        return (Act.ROLL,)
    found, options = pieces(state), state.options
    if found and (options.one_file if state.again else options.first_roll_stands):
        return found
    return (*found, Pass.NOTHING) if state.again else (*found, *keeps(state.dice, KEPT))


def chances(state: Detective) -> Mapping[Move, Fraction]:
    """Return each way the dice in the air can land, with its exact probability."""
    return landings(state.opening, state.in_air) if NATURE in actors(state) else {}


def draw(state: Detective, random: Chance) -> Move:
    """Return one way the dice in the air land."""
    return one_landing(state.opening, state.in_air, random)


def play(state: Detective, actor: Seat, move: Move) -> Detective:
    """Return the state after `move`, or raise IllegalMove."""
    if actor == NATURE and move in chances(state):
        return _nature(state, move)
    if actor not in actors(state) or move not in moves(state, actor):
        raise IllegalMove(_rule(state, actor, move), turn=state.turn)
    match move:
        case Act.ROLL if state.opening:
            return replace(state, opening=lift(state.opening), happened=())
        case Act.ROLL:
            return replace(state, in_air=5, happened=())
        case tuple():
            lifted = 5 - len(move)
            told = Happening("detective-kept", {"seat": actor, "kept": list(move), "lifted": lifted})
            return replace(state, dice=move, in_air=lifted, again=True, happened=(told,))
        case Piece():
            return _record(state, move)
    return _pass(state)


def _rule(state: Detective, actor: Seat, move: Move) -> str:
    """Return the number of the rule that forbids `move`, or else of the one that says what may be done."""
    if over(state):
        return _rule_of_the_end(state)
    if state.opening:
        return "G1R"
    if actor != state.turn or state.in_air or not (state.dice or state.landed):
        return "DE2"
    if isinstance(move, Piece):
        return _rule_of_record(state, move)
    if state.again:
        return "DE-V2R" if move is Pass.NOTHING and state.options.one_file and pieces(state) else "DE2"
    refused_by_ruling = move is Pass.NOTHING or move in keeps(state.dice, KEPT)
    return "DE-V2R" if state.options.first_roll_stands and refused_by_ruling else "DE2"


def _rule_of_the_end(state: Detective) -> str:
    """Return the rule by which the game is over."""
    if not state.options.one_file:
        return "DE3"
    return "DE-V2R" if None in state.circles else "DE-V2"


def _rule_of_record(state: Detective, piece: Piece) -> str:
    """Return the rule that forbids a record: the string is too short, known to somebody, or of one roll alone."""
    if (state.dice + state.landed).count(piece.suspect) < piece.evidence.dice:
        return "DE1"
    own = state.sheets[state.turn][piece.suspect - 1] & piece.bit
    return "DE-V2" if known(state)[piece.suspect - 1] & piece.bit and not own else "DE2R"


def _nature(state: Detective, move: Move) -> Detective:
    if state.opening is None:
        return _land(state, cast(Dice, move))
    rolling, seat, told = play_opening(state.opening, move)
    return replace(state, opening=rolling, turn=seat, first=state.first if rolling else seat, happened=told)


def _land(state: Detective, landed: Dice) -> Detective:
    """Return the state once the dice lie: the first roll, or kept dice and new ones apart."""
    params: dict[str, Param] = {"seat": state.turn, "dice": [*state.dice, *landed], "landed": list(landed)}
    told = (Happening("detective-rolled", {**params, "kept": list(state.dice)}),)
    if state.again:
        return replace(state, landed=landed, in_air=0, happened=told)
    return replace(state, dice=landed, in_air=0, happened=told)


def _record(state: Detective, piece: Piece) -> Detective:
    """Return the state after a piece is recorded: it may solve the murder, or circle a suspect (DE3, DE-V2)."""
    own = list(state.sheets[state.turn])
    own[piece.suspect - 1] += piece.bit
    sheets = tuple(tuple(own) if seat == state.turn else sheet for seat, sheet in enumerate(state.sheets))
    recorded = replace(state, sheets=sheets, idle=0)
    params: dict[str, Param] = {"seat": state.turn, "suspect": piece.suspect}
    told = Happening("detective-recorded", {**params, "evidence": piece.evidence.word})
    if known(recorded)[piece.suspect - 1] != SOLVED:
        return _next(recorded, (told,))
    if state.options.one_file:
        circles = tuple(state.turn if n == piece.suspect else seat for n, seat in enumerate(state.circles, 1))
        return _next(replace(recorded, circles=circles), (told, Happening("detective-circled", params)))
    solved = Happening("detective-solved", params)
    if state.last is not None:
        return _next(recorded, (told, solved))
    last = _last_turns(state)
    goes_round = (Happening("detective-last-turns", {"count": last}),) if last else ()
    return _next(replace(recorded, last=last + 1), (told, solved, *goes_round))


def _last_turns(state: Detective) -> int:
    """Return how many others get a last turn when the player in turn solves the murder (DE3R)."""
    seats = len(state.sheets)
    if state.options.last_turn == "others":
        return seats - 1
    return (state.first - state.turn - 1) % seats if state.options.last_turn == "equal_turns" else 0


def _pass(state: Detective) -> Detective:
    """Return the state after a turn without a record (DE2R); too many of them in a row end the game (DE-V2R)."""
    told = (Happening("detective-nothing", {"seat": state.turn}), *_without_new(state))
    if not state.options.ends_idle:
        return _next(state, told)
    idle = state.idle + 1
    stalled = (Happening("detective-stalled", {"count": idle}),) if idle == MOST_IDLE else ()
    return _next(replace(state, idle=idle), told + stalled)


def _without_new(state: Detective) -> tuple[Happening, ...]:
    """Return why kept dice that could be recorded alone prove nothing: no new one is equal to them (DE2R)."""
    if not state.dice or state.options.any_string:
        return ()
    alone = _unrecorded(strings(state.dice, (), False), known(state))
    faces = [piece.suspect for piece in alone if piece.suspect not in state.landed]
    return (Happening("detective-old-dice", {"face": faces[-1]}),) if faces else ()


def _next(state: Detective, told: tuple[Happening, ...]) -> Detective:
    """Return the state in which the next player's turn begins."""
    last = None if state.last is None else state.last - 1
    seat = (state.turn + 1) % len(state.sheets)
    after = replace(state, turn=seat, dice=(), landed=(), in_air=0, again=False, last=last, happened=told)
    ended = result(after)
    if ended is None:
        return after
    winners = tuple(Happening("detective-won", {"seat": seat}) for seat in ended.winners)
    return replace(after, happened=told + winners)


def alarm(state: Detective) -> Alarm[Move] | None:
    """Return None: Detective is played without a clock."""
    return None


def view(state: Detective, seat: Seat | None) -> Detective:
    """Return the state itself: nothing in Detective is hidden."""
    return state


def result(state: Detective) -> Result | None:
    """Return who solved the murder, or who has most circles; equals share (DE3R, DE-V2, G2R)."""
    if not over(state):
        return None
    circled = state.options.one_file
    scores = circle_counts(state) if circled else tuple(int(SOLVED in sheet) for sheet in state.sheets)
    ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
    if not circled:
        return Result(ranks, scores, _verdict(state), "DE3")
    return Result(ranks, scores, "most_circles", "DE-V2R" if state.idle == MOST_IDLE else "DE-V2")


def _verdict(state: Detective) -> str:
    """Return the suspect who was found out, as a reason; only the murder where winners proved different ones."""
    proved = {suspect for sheet in state.sheets for suspect, found in enumerate(sheet, 1) if found == SOLVED}
    return f"suspect_{proved.pop()}" if len(proved) == 1 else "murder_solved"


def seat_count(state: Detective) -> int:
    """Return how many play."""
    return len(state.sheets)


def starter(state: Detective) -> Seat | None:
    """Return who began the game."""
    return None if state.opening else state.first


def same_as_before(version: int, seats: int, options: Mapping[str, Any]) -> bool:
    """Say whether a log of version 1 is read as it was: unless circles could end it before all places were settled."""
    return version == 1 and (seats == 2 or options.get("variation") != 2)
