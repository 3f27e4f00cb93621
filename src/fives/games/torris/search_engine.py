"""The engine of Torris: the best moves found within so many positions and so many seconds."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from fives.games.torris.fast.board_array import HASH, do, gain, load, read, undo, write
from fives.games.torris.fast.search import BEYOND, MOST, NODES, OUT, PLIES, PROVED, SCALARS, STOP, look, new_memory
from fives.games.torris.rules import Torris
from fives.solving.stop_timer import call_after


class Thought(NamedTuple):
    """Moves, best first, with their values to the player to move, which are proved, and how far was looked."""

    moves: list[str]
    values: list[int]
    proved: list[bool]
    depth: int


class Found(NamedTuple):
    """A move as the kernel writes it, what it was found to be worth, and whether that is proved."""

    move: int
    value: int
    proved: bool


class Engine:
    """A position as numbers, with what a search remembers of it."""

    def __init__(self, state: Torris) -> None:
        self.seat = state.turn
        self.board = load(state.towers, state.options.closing)
        self.now = np.zeros(SCALARS, np.int64)
        self.memory = new_memory()
        moves = [read(move, end) for move, end in state.landings.items()]
        self.order = sorted(moves, key=lambda move: -gain(self.board, move))

    def think(self, nodes: int, seconds: float | None = None, full: bool = False) -> Thought:
        """Return the moves, looking ever further ahead until nodes or seconds run out or all is proved.

        Unless `full`, only the best move has a value: the others are no better.
        """
        self.now[NODES], self.now[MOST], self.now[STOP], self.now[OUT] = 0, nodes, 0, 0
        with call_after(seconds, self._stop):
            return self._deepen(full)

    def _stop(self) -> None:
        self.now[STOP] = 1

    def _deepen(self, full: bool) -> Thought:
        found, reached = [Found(move, 0, False) for move in self.order], 0
        for depth in range(1, PLIES):
            found = self._look_at_all(found, depth) if full else self._look_for_best(found, depth)
            if self.now[OUT]:
                break
            reached = depth
            if all(each.proved for each in found):
                break
        return Thought(
            [write(each.move) for each in found],
            [each.value for each in found],
            [each.proved for each in found],
            reached,
        )

    def _look_at_all(self, found: list[Found], depth: int) -> list[Found]:
        """Return what every move is worth, so far ahead; if time runs out, as before, but for what is proved."""
        looked = [each if each.proved else self._look(each.move, depth, -BEYOND, BEYOND) for each in found]
        if self.now[OUT]:
            looked = [new if new.proved else old for old, new in zip(found, looked, strict=True)]
        return sorted(looked, key=lambda each: -each.value)

    def _look_for_best(self, found: list[Found], depth: int) -> list[Found]:
        """Return the best move first; the others are only shown to be no better."""
        best, others = self._look(found[0].move, depth, -BEYOND, BEYOND), []
        if self.now[OUT]:
            return found
        for each in found[1:]:
            new = self._look(each.move, depth, best.value, best.value + 1)
            if new.value > best.value and not self.now[OUT]:
                new = self._look(each.move, depth, best.value, BEYOND)
            if new.value > best.value and not self.now[OUT]:
                best, new = new, best
            others.append(new)
        return [best, *others]

    def _look(self, move: int, depth: int, alpha: int, beta: int) -> Found:
        """Return what a move is worth, as far as that lies between alpha and beta; unproved if time runs out."""
        if self.now[OUT]:
            return Found(move, -BEYOND, False)
        hashed, closed = int(self.board[HASH]), do(self.board, move)
        value = -look(self.board, self.now, 1 - self.seat, depth - 1, -beta, -alpha, *self.memory)
        undo(self.board, move, closed, hashed)
        out = bool(self.now[OUT])
        return Found(move, -BEYOND if out else value, bool(self.now[PROVED]) and not out)
