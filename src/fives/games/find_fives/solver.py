"""What a position of Find Fives is worth: in a race this round, exactly; in a puzzle the whole game, estimated."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from fives.core.game import Seat
from fives.core.solver import Best, Evaluation, Valued
from fives.games.find_fives.best_plan_for_known_rolls import best_possible
from fives.games.find_fives.judge_outlines import MOST_FIVES, judge_round
from fives.games.find_fives.notation import write_cells, write_move
from fives.games.find_fives.rules import Act, FindFives, Sheet, free_squares, moves, owes
from fives.games.find_fives.search_fives import best_total, completion, fives_of
from fives.games.find_fives.shapes import Outline
from fives.solving.compact_tables import NUMPY

if TYPE_CHECKING or NUMPY:
    from fives.games.find_fives.puzzle_policy import hatch_worths, hope, pass_worth, worths
else:
    from fives.games.find_fives.plain_policy import hatch_worths, hope, pass_worth, worths


def evaluate(state: FindFives, seat: Seat) -> Evaluation:
    """Return the points of `seat` if it finds the best there is this round, and what each FIVE leads to.

    In a race that is exact for the round and says nothing of later ones; in a puzzle it is the policy's estimate of the
    whole game. Erasures are not listed.
    """
    score = float(state.scores[seat])
    if state.phase in ("boards", "over"):
        return Evaluation(score, "points", exact=False)
    sheet = state.sheets[seat]
    if state.options.mode != "race":
        return _evaluate_puzzle(state, seat, sheet, score)
    if state.phase == "rolling":
        return Evaluation(score, "points", exact=False)
    if state.phase == "scoring":
        ready = () if sheet.done else (Valued(Act.NEXT.value, score),)
        return Evaluation(score, "points", exact=False, moves=ready)
    bonus = int(state.turned == seat)
    factor = 2 if state.round == state.rounds else 1
    board, roll, tiles = state.boards[seat], state.roll, state.options.tiles
    if sheet.done:
        return Evaluation(score + factor * _held(board, roll, sheet.outlines, tiles) + bonus, "points", exact=False)
    found = _found(board, roll, sheet.outlines, tiles)
    valued = [Valued(write_cells(five.cells), score + factor * worth) for five, worth in found]
    now = factor * _held(board, roll, sheet.outlines, tiles)
    stop = next(move for move in (Act.TIMER, Act.DONE) if move in moves(state, seat))
    valued.append(Valued(stop.value, score + now + (stop is Act.TIMER)))
    valued.sort(key=lambda each: -each.value)
    reach = score + factor * _reach(board, roll, sheet.outlines, tiles)
    return Evaluation(max(reach, valued[0].value), "points", False, tuple(valued))


@lru_cache(maxsize=4096)
def _held(board: str, roll: str, outlines: tuple[Outline, ...], tiles: str) -> int:
    """Return what the outlines are worth as they are."""
    return sum(verdict.points for verdict in judge_round(board, roll, outlines, tiles=tiles))


@lru_cache(maxsize=4096)
def _reach(board: str, roll: str, outlines: tuple[Outline, ...], tiles: str) -> int:
    """Return what the outlines are worth with the best that can join them."""
    sound = _sound(board, roll, outlines, tiles)
    left = MOST_FIVES - len(sound)
    more = best_total(completion(board, roll, sound), left, tiles) if left > 0 else 0
    return _held(board, roll, outlines, tiles) + more


def _sound(board: str, roll: str, outlines: tuple[Outline, ...], tiles: str) -> list[Outline]:
    """Return the outlines that count."""
    verdicts = judge_round(board, roll, outlines, tiles=tiles)
    return [outline for outline, verdict in zip(outlines, verdicts, strict=True) if verdict.why == "counts"]


@lru_cache(maxsize=1024)
def _found(board: str, roll: str, outlines: tuple[Outline, ...], tiles: str) -> tuple[tuple[Outline, int], ...]:
    """Return every FIVE that can join the outlines, with the best total it allows."""
    sound = _sound(board, roll, outlines, tiles)
    if len(sound) >= MOST_FIVES:
        return ()
    more = completion(board, roll, sound)
    return tuple((five, _reach(board, roll, (*outlines, five), tiles)) for five in more if five not in outlines)


def _evaluate_puzzle(state: FindFives, seat: Seat, sheet: Sheet, score: float) -> Evaluation:
    board, tiles = state.boards[seat], state.options.tiles
    if state.phase == "rolling" or (state.phase == "scoring" and not owes(state, seat)):
        worth = score + hope(board, free_squares(sheet), sheet.left, tiles)
        ready = () if sheet.done or state.phase == "rolling" else (Valued(Act.NEXT.value, worth),)
        return Evaluation(worth, "points", exact=False, moves=ready)
    if state.phase == "scoring":
        valued = [Valued(write_move(move), score + worth) for move, worth in hatch_worths(board, sheet, tiles).items()]
    else:
        found = worths(board, state.roll, sheet, tiles)
        held = max((found.get(outline, 0.0) for outline in sheet.outlines), default=None)
        if sheet.done:
            return Evaluation(
                score + (pass_worth(board, sheet, tiles) if held is None else held), "points", exact=False
            )
        valued = [
            Valued(write_cells(five.cells), score + worth)
            for five, worth in found.items()
            if five not in sheet.outlines
        ]
        stop = next(move for move in (Act.TIMER, Act.DONE) if move in moves(state, seat))
        now = pass_worth(board, sheet, tiles) if held is None else held
        valued.append(Valued(stop.value, score + now + (stop is Act.TIMER)))
    valued.sort(key=lambda each: -each.value)
    return Evaluation(valued[0].value, "points", False, tuple(valued))


def best(state: FindFives, seat: Seat) -> Best | None:
    """Return what the rolls of a finished game allowed `seat`; unknown for a race with others, because of the bonus.

    In a puzzle the game is taken to last as long as it did, and the seat keeps the timer marks it has.
    """
    if state.phase != "over" or len(state.rolled) != state.round:  # a position that was read knows no earlier rolls
        return None
    board, tiles = state.boards[seat], state.options.tiles
    if state.options.mode == "race":
        if len(state.sheets) > 1:
            return None
        totals = [best_total(fives_of(board, roll), tiles=tiles) for roll in state.rolled]
        return Best(sum(totals) + totals[-1], sum(totals) + totals[-1])  # the last round counts double (FF11)
    plan, marks = best_possible(board, state.rolled, tiles=tiles), state.sheets[seat].marks
    return Best(plan.points + marks, plan.bound + marks, plan.moves)
