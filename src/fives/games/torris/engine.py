"""The engine of Torris: the best moves found within so many positions and so many seconds."""

from __future__ import annotations

from threading import Timer
from typing import NamedTuple

import numpy as np

from fives.games.torris.kernel import Ints, gain, load, read, write
from fives.games.torris.rules import Torris
from fives.games.torris.search import MOST, NODES, OUT, PLIES, SCALARS, STOP, look_at_all, new_memory


class Thought(NamedTuple):
    """Moves, best first, with their values to who is to move, which of these are proved, and how far was looked."""

    moves: list[str]
    values: list[int]
    proved: list[bool]
    depth: int


class Engine:
    """A position as numbers, with what a search remembers of it."""

    def __init__(self, state: Torris) -> None:
        self.seat = state.turn
        self.board = load(state.towers)
        self.now = np.zeros(SCALARS, np.int64)
        self.memory = new_memory()
        moves = [read(move, end) for move, end in state.landings.items()]
        self.order = np.array(sorted(moves, key=lambda move: -gain(self.board, move)), np.int64)

    def think(self, nodes: int, seconds: float | None = None, full: bool = False) -> Thought:
        """Return the moves, looking ever further ahead until nodes or seconds run out or all is proved.

        Unless `full`, only the best move has a value: the others are no better.
        """
        self.now[NODES], self.now[MOST], self.now[STOP], self.now[OUT] = 0, nodes, 0, 0
        if seconds is None:
            return self._deepen(full)
        timer = Timer(seconds, self._stop)
        timer.daemon = True
        timer.start()
        try:
            return self._deepen(full)
        finally:
            timer.cancel()

    def _stop(self) -> None:
        self.now[STOP] = 1

    def _deepen(self, full: bool) -> Thought:
        order, reached = self.order, 0
        values, proofs = np.zeros_like(order), np.zeros_like(order)
        for depth in range(1, PLIES):
            results, proved = values.copy(), proofs.copy() if full else np.zeros_like(order)
            done = self._look_at_all(depth, order, results, proved, full)
            if done < len(order) and (full or done == 0):
                values = np.where(proved, results, values)  # what is proved holds, however far the others were looked at
                order, values, proofs = _sorted(order, values, proved)
                break
            if not full:  # only the best has a value; the others keep their order
                best = int(np.argmax(results[:done]))
                results[:] = np.where(np.arange(len(order)) == best, results[best], np.minimum(results, results[best] - 1))
                results[done:] = results[best] - 1
                place = np.r_[best, np.delete(np.arange(len(order)), best)]
                order, values, proofs = order[place], results[place], proved[place]
                if done < len(order):
                    break
            else:
                order, values, proofs = _sorted(order, results, proved)
            reached = depth
            if proved.all():
                break
        return Thought([write(int(move)) for move in order], [*map(int, values)], [*map(bool, proofs)], reached)

    def _look_at_all(self, depth: int, order: Ints, results: Ints, proved: Ints, full: bool) -> int:
        return look_at_all(self.board, self.now, self.seat, depth, order, results, proved, full, *self.memory)


def _sorted(order: Ints, values: Ints, proofs: Ints) -> tuple[Ints, Ints, Ints]:
    place = np.argsort(-values, kind="stable")
    return order[place], values[place], proofs[place]
