"""Find Fives: everyone searches at the same moment for shapes of five squares that show the symbols rolled."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from fractions import Fraction
from functools import cache
from types import MappingProxyType
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from fives.core.game import CLOCK, NATURE, Alarm, Chance, Happening, Result, Seat
from fives.core.lazy_moves import LazyMoves
from fives.core.refusal import IllegalMove, Param
from fives.games.find_fives.board_maker import make_boards
from fives.games.find_fives.dice import SYMBOLS, Roll, throw, throws
from fives.games.find_fives.judge_outlines import MOST_FIVES, Verdict, judge_piece, judge_round, symbols
from fives.games.find_fives.search_fives import best_set, fives_of
from fives.games.find_fives.shapes import (
    FULL,
    SHAPES,
    TILES,
    TILES_PATTERN,
    Outline,
    cheapest_first,
    covered,
    fitting,
    masks,
    numbers,
    placements,
)

DICE_SIDES = SYMBOLS
ROUNDS = {"race": 5, "puzzle": 12, "solo": 12}  # FF1, FP1, FS1
MOST_OUTLINES = 20  # FF6R: so many fill a board
SECONDS_TO_CHOOSE = 60  # FP2R, and to look at the scores
MOST_SEEDS = 1 << 64

# the letter of each shape and what is printed on its tile; a second example, the other way round, is what tests play
Tiles: TypeAlias = Annotated[
    str,
    msgspec.Meta(
        pattern=TILES_PATTERN,
        max_length=len(TILES),
        examples=[TILES, "F3I1L4N3P4T2U3V2W1X1Y4Z2"],
        extra={"rule": "FF13R"},
    ),
]

Phase = Literal["boards", "rolling", "finding", "scoring", "over"]


class Act(Enum):
    """What players and the clock do that needs no more than a word."""

    TIMER = "timer"
    DONE = "done"
    NEXT = "next"
    STOP = "stop"  # by the clock only


@dataclass(frozen=True, slots=True)
class Seed:
    """Nature's draw of the boards (FF15R)."""

    number: int


@dataclass(frozen=True, slots=True)
class Erase:
    """Take back this round's outline of that number, from 1."""

    number: int


@dataclass(frozen=True, slots=True)
class Hatch:
    """Cross a shape out and hatch it there (FP2)."""

    outline: Outline


@dataclass(frozen=True, slots=True)
class Cross:
    """Cross a shape out without hatching, where none fits (FP2R)."""

    shape: str


ERASURES = tuple(Erase(number) for number in range(1, MOST_OUTLINES + 1))

Move: TypeAlias = Outline | Erase | Hatch | Cross | Act | Seed | Roll


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table settings of Find Fives."""

    mode: Literal["race", "puzzle", "solo"] = "race"
    boards: Literal["white", "grey"] = "white"  # FF14
    timer: Literal[15, 30, 45, 60, 90, 120, 180] = 45  # seconds (FF8R)
    limit: Literal[10, 5, 3, 0] = 10  # minutes until a round without a turned timer ends, 0: nothing hurries (FF8R)
    guard: Literal["auto", "off", "on"] = "auto"  # refuse what cannot score; auto: for a player alone (FF6R)
    tiles: Tiles = TILES  # what the tiles are worth in the box that is played (FF13R)


@dataclass(frozen=True, slots=True)
class Sheet:
    """What one player has written: this round's outlines, and in a puzzle all that stays on the board."""

    outlines: tuple[Outline, ...] = ()  # in the order they were drawn
    hidden: int = 0  # in a view: how many outlines the reader may not see
    done: bool = False  # finding: frozen (FF7); scoring: ready for the next round
    verdicts: tuple[Verdict, ...] = ()  # scoring and over: for each outline
    best: tuple[Outline, ...] = ()  # race, scoring and over: the best that was to be found
    points: tuple[int, ...] = ()  # round by round
    circled: tuple[Outline, ...] = ()  # puzzle: FIVES that count (FP2)
    hatched: tuple[Outline, ...] = ()  # puzzle: shapes crossed out and where
    crossed: str = ""  # puzzle: shapes crossed out that fit nowhere (FP2R)
    marks: int = 0  # puzzle: how often this player turned the timer (FP3)
    left: str = SHAPES  # puzzle: the shapes still available (FP1)


@dataclass(frozen=True, slots=True)
class FindFives:
    """A game of Find Fives at one moment."""

    options: Options
    sheets: tuple[Sheet, ...]  # by seat
    phase: Phase = "boards"
    boards: tuple[str, ...] = ()  # by seat a hundred symbols a to f, row by row from the top
    roll: str = ""  # five symbols, sorted; empty while the dice are in the air
    round: int = 1
    rounds: int = 5
    turned: Seat | None = None  # who turned the timer in this round (FF7)
    scores: tuple[int, ...] = ()
    rolled: tuple[str, ...] = field(default=(), compare=False)  # every roll so far, the last one included
    happened: tuple[Happening, ...] = field(default=(), compare=False)


def start(seats: int, options: Options, first: Seat | None = None) -> FindFives:
    """Return the table before the boards are drawn; nobody begins, since all play at once (FF1)."""
    return FindFives(options, (Sheet(),) * seats, rounds=ROUNDS[options.mode], scores=(0,) * seats)


def seat_rule(seats: int, options: Options) -> str:
    """Return the rule against so many players: a puzzle needs two, solo is for one."""
    if options.mode == "solo":
        return "FS1" if seats > 1 else ""
    return "FP1" if options.mode == "puzzle" and seats < 2 else ""


def alone(state: FindFives) -> bool:
    """Say whether one player plays, for practice or solo: then nobody turns a timer."""
    return len(state.sheets) == 1


def guarded(state: FindFives) -> bool:
    """Say whether the table refuses outlines that cannot score (FF6R)."""
    return alone(state) if state.options.guard == "auto" else state.options.guard == "on"


def actors(state: FindFives) -> frozenset[Seat]:
    """Return everyone who may still act in this phase, and the clock while it runs."""
    if state.phase in ("boards", "rolling"):
        return frozenset({NATURE})
    if state.phase == "over":
        return frozenset()
    busy = [seat for seat, sheet in enumerate(state.sheets) if not sheet.done]
    return frozenset(busy if alarm(state) is None else (CLOCK, *busy))


def alarm(state: FindFives) -> Alarm[Move] | None:
    """Return the clock that runs: the turned timer; with a limit also that of the round, and the time to choose.

    A player alone has no clock (FF8R).
    """
    if alone(state):
        return None
    if state.phase == "finding" and state.turned is not None:
        return Alarm(state.options.timer, Act.STOP, ("timer", state.round), fair="FF9R")
    if state.phase == "finding" and state.options.limit:
        return Alarm(60 * state.options.limit, Act.STOP, ("limit", state.round), fair="FF9R")
    if state.phase == "scoring" and state.options.limit:
        return Alarm(SECONDS_TO_CHOOSE, Act.NEXT, ("scoring", state.round))
    return None


def chances(state: FindFives) -> Mapping[Move, Fraction]:
    """Return how the dice can fall (FF2); the seeds of boards are too many to list."""
    return _throws() if state.phase == "rolling" else {}


@cache
def _throws() -> Mapping[Move, Fraction]:
    return MappingProxyType(dict(throws().items()))


def draw(state: FindFives, random: Chance) -> Move:
    """Return a seed for the boards, or a roll."""
    return Seed(random.randrange(MOST_SEEDS)) if state.phase == "boards" else throw(random)


def moves(state: FindFives, seat: Seat) -> Sequence[Move]:
    """Return all that `seat` may do.

    Outlines and places to hatch are too many to send. A screen is told `outline` instead: any five squares connected
    by sides, if the guard agrees; and `hatch:F` for every shape that fits: any place of it on free squares.
    """
    if not 0 <= seat < len(state.sheets) or state.sheets[seat].done:
        return ()
    if state.phase == "scoring":
        return _hatches(state.sheets[seat]) if owes(state, seat) else (Act.NEXT,)
    return _finding(state, seat) if state.phase == "finding" else ()


def _finding(state: FindFives, seat: Seat) -> Sequence[Move]:
    """Return outlines, erasures and signals; with the guard only outlines that can score."""
    sheet = state.sheets[seat]
    few: tuple[Move, ...] = (*ERASURES[: len(sheet.outlines)], *_signals(state))

    def allowed(move: object) -> bool:
        return isinstance(move, Outline) and why_not(state, seat, move) is None

    if guarded(state):
        sound = cache(lambda: tuple(filter(allowed, fives_of(state.boards[seat], state.roll))))
        return LazyMoves(("outline",), few, lambda: len(sound()), lambda number: sound()[number], allowed)
    full = len(sheet.outlines) == MOST_OUTLINES
    return LazyMoves(
        () if full else ("outline",),
        few,
        lambda: 0 if full else len(placements()) - len(sheet.outlines),
        lambda number: _skip(number, sheet.outlines),
        allowed,
    )


def _skip(number: int, drawn: Sequence[Outline]) -> Outline:
    """Return the outline of that number among those not drawn yet."""
    known = numbers()
    for taken in sorted([known[outline] for outline in drawn]):
        number += taken <= number
    return placements()[number]


def _signals(state: FindFives) -> tuple[Move, ...]:
    """Return how a player may end the round or their part in it (FF7, FF8R): alone there is nobody to hurry."""
    return (Act.DONE,) if alone(state) or state.turned is not None else (Act.TIMER,)


def why_not(state: FindFives, seat: Seat, outline: Outline) -> str | None:
    """Return the rule against an outline; None if it may be drawn (FF6R)."""
    sheet = state.sheets[seat]
    if outline in sheet.outlines:
        return "FF6R"
    board = state.boards[seat]
    if state.options.mode != "race":
        if not guarded(state):
            return None
        why = judge_piece(board, state.roll, outline, (*sheet.circled, *sheet.hatched), sheet.left).why
        return {"mismatch": "FF3", "used": "FP1", "occupied": "FP2"}.get(why)
    if len(sheet.outlines) == MOST_OUTLINES:
        return "FF6R"
    if not guarded(state):
        return None
    if symbols(board, outline.cells) != state.roll:
        return "FF3"
    if len(sheet.outlines) == MOST_FIVES or masks()[outline] & covered(sheet.outlines):
        return "FF5"
    return "FF4" if any(other.shape == outline.shape for other in sheet.outlines) else None


def owes(state: FindFives, seat: Seat) -> bool:
    """Say whether `seat` has to cross out a shape: the round brought no valid FIVE (FP2)."""
    sheet = state.sheets[seat]
    return (
        state.options.mode != "race"
        and state.phase == "scoring"
        and not sheet.done
        and all(verdict.why != "counts" for verdict in sheet.verdicts)
    )


def free_squares(sheet: Sheet) -> int:
    """Return the squares of a puzzle board that nothing covers, as the bits of a number."""
    return FULL & ~covered((*sheet.circled, *sheet.hatched))


def _hatches(sheet: Sheet) -> Sequence[Move]:
    """Return where an available shape can be hatched; if none fits, which can be crossed out (FP2R)."""
    places = fitting(free_squares(sheet), sheet.left)
    if not places:
        return tuple(Cross(shape) for shape in sheet.left)
    shapes = {place.shape for place in places}
    return LazyMoves(
        [f"hatch:{shape}" for shape in sheet.left if shape in shapes],
        (),
        lambda: len(places),
        lambda number: Hatch(places[number]),
        lambda move: isinstance(move, Hatch) and _fits(sheet, move.outline),
    )


def _fits(sheet: Sheet, outline: Outline) -> bool:
    return outline.shape in sheet.left and not masks()[outline] & ~free_squares(sheet)


def play(state: FindFives, actor: Seat, move: Move) -> FindFives:
    """Return the state after `move`, or raise IllegalMove."""
    if actor == NATURE:
        return _nature(state, move)
    if actor == CLOCK:
        return _clock(state, move)
    seated = 0 <= actor < len(state.sheets)
    if not seated or state.sheets[actor].done or state.phase not in ("finding", "scoring"):
        raise IllegalMove(_who_rule(state, actor if seated else None), seat=actor)
    if state.phase == "scoring":
        if move not in moves(state, actor):
            raise IllegalMove(_scoring_rule(state, actor, move), seat=actor)
        return _go_on(_scored(replace(state, happened=()), actor, move))
    return _find(state, actor, move)


def _who_rule(state: FindFives, seat: Seat | None) -> str:
    """Return the rule by which `seat`, if it is one here, has nothing to do now."""
    if state.phase == "boards":
        return "FF15R"
    if state.phase == "rolling":
        return "FF2"
    if state.phase == "over":
        return {"race": "FF1", "puzzle": "FP4", "solo": "FS1"}[state.options.mode]
    if state.phase == "scoring" or seat is None:
        return "FF1"  # everyone waits for everyone
    return "FF7" if state.turned == seat else "FF8R"  # frozen, or done


def _finding_rule(state: FindFives, move: Move) -> str:
    """Return the rule against what is neither an outline nor one of the erasures and signals there are now."""
    if isinstance(move, Erase):
        return "FF5" if state.options.mode == "race" else "FP1"
    if isinstance(move, Hatch | Cross):
        return "FP2"  # only at the end of a round
    if move is Act.TIMER:
        return "FF7" if not alone(state) else "FS1" if state.options.mode == "solo" else "FF8R"
    return "FF8R" if move is Act.DONE else "FF1"  # the round is not over


def _scoring_rule(state: FindFives, seat: Seat, move: Move) -> str:
    """Return the rule against what is not what the round's end asks for."""
    sheet = state.sheets[seat]
    if isinstance(move, Outline):
        return "FF9R"
    if isinstance(move, Erase) or move in (Act.TIMER, Act.DONE):
        return "FF7"  # everybody has stopped
    if not owes(state, seat) or not isinstance(move, Hatch | Cross):
        return "FP2"
    shape = move.shape if isinstance(move, Cross) else move.outline.shape
    if shape not in sheet.left:
        return "FP1"
    return "FP2R" if isinstance(move, Cross) else "FP2"


def _nature(state: FindFives, move: Move) -> FindFives:
    if state.phase == "boards" and isinstance(move, Seed) and 0 <= move.number < MOST_SEEDS:
        seats = len(state.sheets)
        white = state.options.boards == "white"
        boards = make_boards(move.number, seats) if white else make_boards(move.number, 1) * seats
        return replace(state, phase="rolling", boards=boards, happened=(Happening("find_fives-boards"),))
    if state.phase == "rolling" and isinstance(move, Roll) and move in throws():
        roll = list(move.symbols)
        again = [Happening("find_fives-rolled-again", {"roll": [*thrown]}) for thrown in move.refused]
        told = Happening("find_fives-rolled", {"round": state.round, "rounds": state.rounds, "roll": [*roll]})
        double = state.options.mode == "race" and state.round == state.rounds
        last = (Happening("find_fives-last-round"),) if double else ()
        return replace(
            state,
            phase="finding",
            roll=move.symbols,
            rolled=(*state.rolled, move.symbols),
            happened=(*again, told, *last),
        )
    raise IllegalMove("FF15R" if state.phase == "boards" else "FF2")


def untold(outcome: Move) -> Move:
    """Return what chance did as a log of 1.0.0 has it: a roll without those that were refused."""
    return Roll(outcome.symbols) if isinstance(outcome, Roll) else outcome


def _clock(state: FindFives, move: Move) -> FindFives:
    if not clock_may(state, move):
        raise IllegalMove("FS1" if state.options.mode == "solo" else "FF8R")
    if state.phase == "finding":
        why = "find_fives-limit-up" if state.turned is None else "find_fives-time-up"
        return _stop(state, Happening(why))
    state = replace(state, happened=())
    for seat, sheet in enumerate(state.sheets):
        if not sheet.done:
            state = _scored(state, seat, _lowest(sheet, state.options.tiles) if owes(state, seat) else Act.NEXT)
    return _go_on(state)


def clock_may(state: FindFives, move: Move) -> bool:
    """Say whether the clock may act: while it runs, and where it ran in 1.0.0, whose logs are still read.

    There practice alone had a limit, and without a limit there was still a time to choose.
    """
    if state.phase == "finding" and state.options.mode != "solo":
        return move is Act.STOP and (state.turned is not None or bool(state.options.limit))
    return state.phase == "scoring" and not alone(state) and move is Act.NEXT


def _lowest(sheet: Sheet, tiles: str) -> Move:
    """Return what the clock crosses out: the lowest-valued shape that fits, in its first place from the top (FP2R)."""
    places, cheap_first = fitting(free_squares(sheet), sheet.left), cheapest_first(tiles).index
    if not places:
        return Cross(min(sheet.left, key=cheap_first))
    return Hatch(min(places, key=lambda place: (cheap_first(place.shape), place.cells)))


def with_sheet(state: FindFives, seat: Seat, sheet: Sheet, **changes: Any) -> FindFives:
    """Return the state with another sheet for `seat`, and what else changes."""
    return replace(state, sheets=(*state.sheets[:seat], sheet, *state.sheets[seat + 1 :]), **changes)


def _find(state: FindFives, seat: Seat, move: Move) -> FindFives:
    """Return the state after an outline, an erasure or a signal."""
    sheet = state.sheets[seat]
    if isinstance(move, Outline):
        if rule := why_not(state, seat, move):
            raise IllegalMove(rule, shape=move.shape)
        kept = sheet.outlines if state.options.mode == "race" else ()  # a puzzle has one a round (FP1)
        told = Happening("find_fives-outlined", {"seat": seat, "shape": move.shape, "count": len(kept) + 1})
        return with_sheet(state, seat, replace(sheet, outlines=(*kept, move)), happened=(told,))
    if isinstance(move, Erase) and 1 <= move.number <= len(sheet.outlines):
        gone = sheet.outlines[move.number - 1]
        rest = (*sheet.outlines[: move.number - 1], *sheet.outlines[move.number :])
        told = Happening("find_fives-erased", {"seat": seat, "shape": gone.shape, "count": len(rest)})
        return with_sheet(state, seat, replace(sheet, outlines=rest), happened=(told,))
    if move not in _signals(state):
        raise IllegalMove(_finding_rule(state, move), seat=seat)
    frozen = replace(sheet, done=True)
    if move is Act.TIMER:
        told = Happening("find_fives-turned", {"seat": seat, "seconds": state.options.timer})
        return with_sheet(state, seat, frozen, turned=seat, happened=(told,))
    if alone(state):
        return _stop(with_sheet(state, seat, frozen))
    told = Happening("find_fives-done", {"seat": seat})
    done = with_sheet(state, seat, frozen, happened=(told,))
    return _stop(done, told, Happening("find_fives-all-done")) if all(each.done for each in done.sheets) else done


def _stop(state: FindFives, *told: Happening) -> FindFives:
    """Return the state once everybody has stopped and all outlines are judged."""
    sheets = tuple(judged(state, seat) for seat in range(len(state.sheets)))
    scores = tuple(sum(sheet.points) for sheet in sheets)
    says = (*told, *(_tell(state, seat, sheet) for seat, sheet in enumerate(sheets)))
    stopped = replace(state, phase="scoring", sheets=sheets, scores=scores, happened=says)
    if is_last(stopped):
        missed = (Happening("find_fives-nobody"),) if state.round < state.rounds else ()
        return replace(stopped, phase="over", happened=(*says, *missed))
    if state.options.mode == "solo" and not owes(stopped, 0):
        return _next_round(stopped)
    return stopped


def is_last(state: FindFives) -> bool:
    """Say whether the round just judged ends the game (FF1, FP4, FS1)."""
    if state.round == state.rounds:
        return True
    found = any(verdict.why == "counts" for sheet in state.sheets for verdict in sheet.verdicts)
    return state.options.mode == "puzzle" and not found


def judged(state: FindFives, seat: Seat) -> Sheet:
    """Return the sheet of `seat` with its outlines judged and the round's points (FF10, FP2)."""
    sheet, turned = state.sheets[seat], state.turned == seat
    verdicts = verdicts_on(state, seat)
    points = sum(verdict.points for verdict in verdicts) + turned
    after = replace(sheet, done=False, verdicts=verdicts, points=(*sheet.points, points))
    if state.options.mode == "race":
        return replace(after, best=best_set(fives_of(state.boards[seat], state.roll), state.options.tiles))
    found = tuple(outline for outline, verdict in zip(sheet.outlines, verdicts, strict=True) if verdict.why == "counts")
    left = "".join(shape for shape in sheet.left if all(shape != outline.shape for outline in found))
    return replace(after, circled=(*sheet.circled, *found), left=left, marks=sheet.marks + turned)


def verdicts_on(state: FindFives, seat: Seat) -> tuple[Verdict, ...]:
    """Return a verdict on each outline of this round."""
    board, sheet, tiles = state.boards[seat], state.sheets[seat], state.options.tiles
    if state.options.mode == "race":
        return judge_round(board, state.roll, sheet.outlines, 2 if state.round == state.rounds else 1, tiles)
    placed = (*sheet.circled, *sheet.hatched)
    return tuple(judge_piece(board, state.roll, outline, placed, sheet.left, tiles) for outline in sheet.outlines)


def judged_again(state: FindFives, seat: Seat, circled: bool) -> FindFives:
    """Return the state with the verdicts on a round whose points are written; what counted in a puzzle is `circled`."""
    sheet = before = state.sheets[seat]
    if circled:
        before = replace(sheet, circled=sheet.circled[:-1], left=sheet.left + sheet.circled[-1].shape)
    race = state.options.mode == "race"
    best = best_set(fives_of(state.boards[seat], state.roll), state.options.tiles) if race else ()
    verdicts = verdicts_on(with_sheet(state, seat, before), seat)
    return with_sheet(state, seat, replace(sheet, verdicts=verdicts, best=best))


def _tell(state: FindFives, seat: Seat, sheet: Sheet) -> Happening:
    """Return what the round brought `seat`."""
    valid = [n for n, verdict in enumerate(sheet.verdicts) if verdict.why == "counts"]
    bonus = int(state.turned == seat)
    if state.options.mode == "race":
        params: dict[str, Param] = {"seat": seat, "points": sheet.points[-1], "count": len(valid), "bonus": bonus}
        return Happening("find_fives-scored", params)
    if not valid:
        return Happening("find_fives-missed", {"seat": seat, "wiped": len(sheet.outlines)})
    circled, points = sheet.outlines[valid[0]], sheet.verdicts[valid[0]].points
    return Happening("find_fives-circled", {"seat": seat, "shape": circled.shape, "points": points})


def _scored(state: FindFives, seat: Seat, move: Move) -> FindFives:
    """Return the state once `seat` has seen the scores, or crossed out a shape (FP2)."""
    sheet = replace(state.sheets[seat], done=True)
    if move is Act.NEXT:
        return with_sheet(state, seat, sheet)
    wiped = replace(sheet, outlines=(), verdicts=())
    if isinstance(move, Hatch):
        shape = move.outline.shape
        sheet = replace(wiped, hatched=(*sheet.hatched, move.outline), left=sheet.left.replace(shape, ""))
        told = Happening("find_fives-hatched", {"seat": seat, "shape": shape})
    else:
        assert isinstance(move, Cross)
        sheet = replace(wiped, crossed=sheet.crossed + move.shape, left=sheet.left.replace(move.shape, ""))
        told = Happening("find_fives-crossed", {"seat": seat, "shape": move.shape})
    return with_sheet(state, seat, sheet, happened=(*state.happened, told))


def _go_on(state: FindFives) -> FindFives:
    """Return the next round once everybody is ready."""
    return _next_round(state) if all(sheet.done for sheet in state.sheets) else state


def _next_round(state: FindFives) -> FindFives:
    sheets = tuple(replace(sheet, outlines=(), verdicts=(), best=(), done=False) for sheet in state.sheets)
    return replace(state, phase="rolling", sheets=sheets, roll="", round=state.round + 1, turned=None)


def view(state: FindFives, seat: Seat | None) -> FindFives:
    """Return what `seat` may see: of the others' outlines only how many, until everybody has stopped."""
    if state.phase != "finding":
        return state
    sheets = tuple(
        sheet if other == seat else replace(sheet, outlines=(), hidden=len(sheet.outlines))
        for other, sheet in enumerate(state.sheets)
    )
    own = ("find_fives-outlined", "find_fives-erased")
    told = tuple(each for each in state.happened if each.key not in own or each.params["seat"] == seat)
    return replace(state, sheets=sheets, happened=told)


def result(state: FindFives) -> Result | None:
    """Return who has most points; ties by the best round of the first four (FF12) or by circled FIVES (FP5)."""
    if state.phase != "over":
        return None
    race = state.options.mode == "race"
    standing = list(zip(state.scores, tiebreaks(state), strict=True))
    ranks = tuple(1 + sum(other > mine for other in standing) for mine in standing)
    if alone(state):
        return Result(ranks, state.scores, reason="played_alone", rule="FF12" if race else "FS1")
    tied = state.scores.count(max(state.scores)) > 1
    decided = "points_shared" if ranks.count(1) > 1 else "best_round" if race else "more_fives"
    return Result(ranks, state.scores, reason=decided if tied else "most_points", rule="FF12" if race else "FP5")


def tiebreaks(state: FindFives) -> tuple[int, ...]:
    """Return by seat what decides between equal points: the best of four rounds (FF12), or circled FIVES (FP5)."""
    race = state.options.mode == "race"
    return tuple(max(sheet.points[:4]) if race else len(sheet.circled) for sheet in state.sheets)


def seat_count(state: FindFives) -> int:
    """Return how many play."""
    return len(state.sheets)


def starter(state: FindFives) -> Seat | None:
    """Return None: nobody begins."""
    return None
