"""The best plan for a puzzle whose rolls are all known: which FIVES to circle, and which shapes to give up."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from fives.games.find_fives.notation import write_cells, write_move
from fives.games.find_fives.rules import Hatch
from fives.games.find_fives.search_fives import fives_of
from fives.games.find_fives.shapes import FULL, SHAPES, TILES, Outline, fitting, masks, total, values


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


class _Late(Exception):
    """The time to search is up."""


def best_possible(board: str, rolls: Sequence[str], seconds: float = 10.0, tiles: str = TILES) -> Plan:
    """Return the most points that circled FIVES can bring if all rolls are known beforehand (FS1).

    Gives up shapes worth 0, 1, 2, … points until the others can all be circled, each in a round of its own on squares
    of its own, and the shapes given up can be hatched in the rounds left. After `seconds` the bound says what is open.
    """
    search = _Search(board, rolls, time.monotonic() + seconds, tiles)
    whole = sum(values(tiles).values())
    lost = 0
    try:
        for lost in range(whole + 1):
            if (plan := search.with_loss(lost)) is not None:
                return replace(plan, bound=max(plan.points, search.unpacked))
    except _Late:
        pass
    return replace(search.greedy(), bound=whole - lost)


class _Search:
    """All FIVES of all rounds as numbered bits, so that what is still open is one number."""

    def __init__(self, board: str, rolls: Sequence[str], deadline: float, tiles: str) -> None:
        self.tiles = tiles
        self.worth = values(tiles)
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
        shape = min(shapes, key=lambda each: ((open & self.by_shape[each]).bit_count(), -self.worth[each]))
        rest = shapes.replace(shape, "")
        left = open & self.by_shape[shape]
        while left:
            number = (left & -left).bit_length() - 1
            left &= left - 1
            plan = self._dive(open & ~self.clash[number], rest, loss, (*chosen, number))
            if plan is not None:
                return plan
        if self.worth[shape] <= loss:
            return self._dive(open & ~self.by_shape[shape], rest, loss - self.worth[shape], chosen)
        return None

    def _forced(self, open: int, shapes: str, rounds: int) -> int:
        """Return the value of the shapes that must be given up: no place is open, or too few rounds are left."""
        lost, kept = 0, list[int]()
        for shape in shapes:
            if open & self.by_shape[shape]:
                kept.append(self.worth[shape])
            else:
                lost += self.worth[shape]
        return lost + (sum(sorted(kept)[: len(kept) - rounds]) if len(kept) > rounds else 0)

    def _plan(self, chosen: tuple[int, ...]) -> Plan | None:
        """Return the FIVES by round if the shapes given up still fit beside them; the last round gives up none."""
        circled = tuple(sorted((self.fives[number] for number in chosen), key=lambda each: each[0]))
        points, taken = total((five for _, five in circled), self.tiles), {number for number, _ in circled}
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
            best = max(numbers, key=lambda n: (self.worth[self.fives[n][1].shape], -(self.clash[n] & open).bit_count()))
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
