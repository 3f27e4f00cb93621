"""What is to be found: the best FIVES of a round, and the best that the rolls of a finished puzzle allowed."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations

from fives.core.game import Seat
from fives.core.solver import Best, Evaluation, Valued
from fives.games.find_fives.judge import MOST_FIVES, judge_round
from fives.games.find_fives.notation import write_cells, write_move
from fives.games.find_fives.policy import hatch_worths, hope, pass_worth, worths
from fives.games.find_fives.rules import Act, FindFives, Hatch, Sheet, free_squares, moves, owes
from fives.games.find_fives.search import best_sets, best_total, completion, fives_of
from fives.games.find_fives.shapes import FULL, SHAPES, VALUES, Outline, fitting, masks

__all__ = ["Plan", "best", "best_possible", "best_sets", "best_total", "completion", "evaluate", "fives_of"]


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
    board, roll = state.boards[seat], state.roll
    if sheet.done:
        return Evaluation(score + factor * _held(board, roll, sheet.outlines) + bonus, "points", exact=False)
    found = _found(board, roll, sheet.outlines)
    valued = [Valued(write_cells(five.cells), score + factor * worth) for five, worth in found]
    now = factor * _held(board, roll, sheet.outlines)
    stop = next(move for move in (Act.TIMER, Act.DONE) if move in moves(state, seat))
    valued.append(Valued(stop.value, score + now + (stop is Act.TIMER)))
    valued.sort(key=lambda each: -each.value)
    return Evaluation(
        max(score + factor * _reach(board, roll, sheet.outlines), valued[0].value), "points", False, tuple(valued)
    )


@lru_cache(maxsize=4096)
def _held(board: str, roll: str, outlines: tuple[Outline, ...]) -> int:
    """Return what the outlines are worth as they are."""
    return sum(verdict.points for verdict in judge_round(board, roll, outlines))


@lru_cache(maxsize=4096)
def _reach(board: str, roll: str, outlines: tuple[Outline, ...]) -> int:
    """Return what the outlines are worth with the best that can join them."""
    sound = _sound(board, roll, outlines)
    more = best_total(completion(board, roll, sound), MOST_FIVES - len(sound)) if len(sound) < MOST_FIVES else 0
    return _held(board, roll, outlines) + more


def _sound(board: str, roll: str, outlines: tuple[Outline, ...]) -> list[Outline]:
    """Return the outlines that count."""
    verdicts = judge_round(board, roll, outlines)
    return [outline for outline, verdict in zip(outlines, verdicts, strict=True) if verdict.why == "counts"]


@lru_cache(maxsize=1024)
def _found(board: str, roll: str, outlines: tuple[Outline, ...]) -> tuple[tuple[Outline, int], ...]:
    """Return every FIVE that can join the outlines, with the best total it allows."""
    sound = _sound(board, roll, outlines)
    if len(sound) >= MOST_FIVES:
        return ()
    more = completion(board, roll, sound)
    return tuple((five, _reach(board, roll, (*outlines, five))) for five in more if five not in outlines)


def _evaluate_puzzle(state: FindFives, seat: Seat, sheet: Sheet, score: float) -> Evaluation:
    board = state.boards[seat]
    if state.phase == "rolling" or (state.phase == "scoring" and not owes(state, seat)):
        worth = score + hope(board, free_squares(sheet), sheet.left)
        ready = () if sheet.done or state.phase == "rolling" else (Valued(Act.NEXT.value, worth),)
        return Evaluation(worth, "points", exact=False, moves=ready)
    if state.phase == "scoring":
        valued = [Valued(write_move(move), score + worth) for move, worth in hatch_worths(board, sheet).items()]
    else:
        found = worths(board, state.roll, sheet)
        held = max((found.get(outline, 0.0) for outline in sheet.outlines), default=None)
        if sheet.done:
            return Evaluation(score + (pass_worth(board, sheet) if held is None else held), "points", exact=False)
        valued = [
            Valued(write_cells(five.cells), score + worth)
            for five, worth in found.items()
            if five not in sheet.outlines
        ]
        stop = next(move for move in (Act.TIMER, Act.DONE) if move in moves(state, seat))
        now = pass_worth(board, sheet) if held is None else held
        valued.append(Valued(stop.value, score + now + (stop is Act.TIMER)))
    valued.sort(key=lambda each: -each.value)
    return Evaluation(valued[0].value, "points", False, tuple(valued))


@dataclass(frozen=True, slots=True)
class Plan:
    """What the rolls of a puzzle allowed: a FIVE or a hatched shape for each round, and whether it is proved."""

    points: int
    bound: int  # no plan brings more
    circled: tuple[tuple[int, Outline], ...] = ()  # by round, from 1
    hatched: tuple[tuple[int, Outline], ...] = ()  # the same; the last round asks nobody to hatch

    @property
    def exact(self) -> bool:
        """Say whether the plan is proved to be the best."""
        return self.points == self.bound

    @property
    def moves(self) -> tuple[str, ...]:
        """Return the plan as moves, a round each."""
        drawn = [(number, write_cells(five.cells)) for number, five in self.circled]
        crossed = [(number, write_move(Hatch(place))) for number, place in self.hatched]
        return tuple(move for _, move in sorted(drawn + crossed))


def best(state: FindFives, seat: Seat) -> Best | None:
    """Return what the rolls of a finished game allowed `seat`; of a race with others the bonus makes that unsayable.

    In a puzzle the game is taken to last as long as it did, and the seat keeps the timer marks it has.
    """
    if state.phase != "over" or len(state.rolled) != state.round:  # a position that was read knows no earlier rolls
        return None
    board = state.boards[seat]
    if state.options.mode == "race":
        if len(state.sheets) > 1:
            return None
        totals = [best_total(fives_of(board, roll)) for roll in state.rolled]
        return Best(sum(totals) + totals[-1], sum(totals) + totals[-1])  # the last round counts double (FF11)
    plan, marks = best_possible(board, state.rolled), state.sheets[seat].marks
    return Best(plan.points + marks, plan.bound + marks, plan.moves)


class _Late(Exception):
    """The time to search is up."""


def best_possible(board: str, rolls: Sequence[str], seconds: float = 10.0) -> Plan:
    """Return the most points that circled FIVES can bring if all rolls are known beforehand (FS1).

    Gives up shapes worth 0, 1, 2, … points until the others can all be circled, each in a round of its own on squares
    of its own, and the shapes given up can be hatched in the rounds left. After `seconds` the bound says what is open.
    """
    search = _Search(board, rolls, time.monotonic() + seconds)
    total = sum(VALUES.values())
    lost = 0
    try:
        for lost in range(total + 1):
            if (plan := search.with_loss(lost)) is not None:
                return replace(plan, bound=max(plan.points, search.unpacked))
    except _Late:
        pass
    return replace(search.greedy(), bound=total - lost)


class _Search:
    """All FIVES of all rounds as numbered bits, so that what is still open is one number."""

    def __init__(self, board: str, rolls: Sequence[str], deadline: float) -> None:
        self.deadline = deadline
        self.nodes = 0
        self.rounds = len(rolls)
        self.unpacked = 0  # the most points of a plan whose hatched shapes do not fit; they might not have to (FP2R)
        self.fives = [(number, five) for number, roll in enumerate(rolls, 1) for five in fives_of(board, roll)]
        mask = masks()
        self.masks = [mask[five] for _, five in self.fives]
        by_square = [self._bits(n for n, m in enumerate(self.masks) if m >> cell & 1) for cell in range(100)]
        by_round = {r: self._bits(n for n, (other, _) in enumerate(self.fives) if other == r) for r, _ in self.fives}
        self.by_shape = {s: self._bits(n for n, (_, five) in enumerate(self.fives) if five.shape == s) for s in SHAPES}
        self.clash = []  # for each FIVE the others that cannot be circled with it
        for number, five in self.fives:
            against = by_round[number] | self.by_shape[five.shape]
            for cell in five.cells:
                against |= by_square[cell]
            self.clash.append(against)

    @staticmethod
    def _bits(numbers: Iterable[int]) -> int:
        return sum(1 << number for number in numbers)

    def with_loss(self, loss: int) -> Plan | None:
        """Return a plan that gives up shapes worth exactly `loss`; None if there is none."""
        return self._dive((1 << len(self.fives)) - 1, SHAPES, loss, ())

    def _dive(self, open: int, shapes: str, loss: int, chosen: tuple[int, ...]) -> Plan | None:
        self.nodes += 1
        if self.nodes % 512 == 0 and time.monotonic() > self.deadline:
            raise _Late
        if not shapes:
            return self._plan(chosen) if loss == 0 else None
        if self._forced(open, shapes, self.rounds - len(chosen)) > loss:
            return None
        shape = min(shapes, key=lambda each: ((open & self.by_shape[each]).bit_count(), -VALUES[each]))
        rest = shapes.replace(shape, "")
        left = open & self.by_shape[shape]
        while left:
            number = (left & -left).bit_length() - 1
            left &= left - 1
            plan = self._dive(open & ~self.clash[number], rest, loss, (*chosen, number))
            if plan is not None:
                return plan
        if VALUES[shape] <= loss:
            return self._dive(open & ~self.by_shape[shape], rest, loss - VALUES[shape], chosen)
        return None

    def _forced(self, open: int, shapes: str, rounds: int) -> int:
        """Return the value of the shapes that must be given up: no place is open, or too few rounds are left."""
        lost, kept = 0, list[int]()
        for shape in shapes:
            if open & self.by_shape[shape]:
                kept.append(VALUES[shape])
            else:
                lost += VALUES[shape]
        return lost + (sum(sorted(kept)[: len(kept) - rounds]) if len(kept) > rounds else 0)

    def _plan(self, chosen: tuple[int, ...]) -> Plan | None:
        """Return the FIVES by round if the shapes given up still fit beside them; the last round gives up none."""
        circled = tuple(sorted((self.fives[number] for number in chosen), key=lambda each: each[0]))
        points, taken = sum(five.value for _, five in circled), {number for number, _ in circled}
        free = FULL & ~sum(self.masks[number] for number in chosen)
        given_up = [shape for shape in SHAPES if all(five.shape != shape for _, five in circled)]
        missed = [number for number in range(1, self.rounds) if number not in taken]
        for some in combinations(given_up, len(missed)):
            if (places := _pack(free, "".join(some))) is not None:
                return Plan(points, points, circled, tuple(zip(missed, places, strict=True)))
        self.unpacked = max(self.unpacked, points)
        return None

    def greedy(self) -> Plan:
        """Return a plan that takes the dearest FIVE there is, again and again; nothing if it leaves no room."""
        open, chosen = (1 << len(self.fives)) - 1, list[int]()
        while open:
            numbers = [n for n in range(len(self.fives)) if open >> n & 1]
            best = max(numbers, key=lambda n: (self.fives[n][1].value, -(self.clash[n] & open).bit_count()))
            chosen.append(best)
            open &= ~self.clash[best]
        return self._plan(tuple(chosen)) or Plan(0, 0)


def _pack(free: int, shapes: str) -> tuple[Outline, ...] | None:
    """Return a place on free squares for each of these shapes, side by side; None if they do not fit."""
    if not shapes:
        return ()
    for place in fitting(free, shapes[0]):
        if (rest := _pack(free & ~masks()[place], shapes[1:])) is not None:
            return (place, *rest)
    return None
