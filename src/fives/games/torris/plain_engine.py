"""The engine of Torris by plain Python: the best moves found within fewer positions; for hints without NumPy."""

from __future__ import annotations

from math import inf
from typing import Final, NamedTuple

from fives.core.game import Seat
from fives.games.torris.rules import COLOURS, Torris, Towers, climb, count, find_landings, lead
from fives.games.torris.static_estimate import WON

FEWER: Final = 30  # times fewer positions than the compiled engine looks at
POINT: Final = 25  # what a point of lead is worth, in the units of `static_estimate`
ROOM: Final = 5  # and a move to choose from


class Thought(NamedTuple):
    """Moves, best first, with their values to the player to move, which are proved, and how far was looked."""

    moves: list[str]
    values: list[int]
    proved: list[bool]
    depth: int


class _Late(Exception):
    """As many positions as were meant have been looked at."""


class Engine:
    """A position, and how many more may be looked at."""

    def __init__(self, state: Torris) -> None:
        self._state, self._left, self._cut = state, 0, False

    def think(self, nodes: int, seconds: float | None = None, full: bool = False) -> Thought:
        """Return the moves, looking ever further ahead until `nodes` run out or all is proved."""
        self._left = 1 << 30  # the first look is short and always finished
        found = [(self._look(move, 1), move) for move in self._state.landings]
        self._left = max(1, nodes // FEWER)
        depth = 1
        try:
            while not all(proved for (_, proved), _ in found):
                deeper = [(known if known[1] else self._look(move, depth + 1), move) for known, move in found]
                found, depth = deeper, depth + 1
        except _Late:
            pass
        found.sort(key=lambda each: -each[0][0])
        return Thought(
            [move for _, move in found], [value for (value, _), _ in found], [known for (_, known), _ in found], depth
        )

    def _look(self, move: str, depth: int) -> tuple[int, bool]:
        """Return what a move is worth, so far ahead, and whether every line was followed to its end."""
        state, self._cut = self._state, False
        after = climb(state.towers, move, state.landings[move], state.options.closing)[0]
        value = -self._search(after, 1 - state.turn, depth - 1, -inf, inf)
        return int(value), not self._cut

    def _search(self, towers: Towers, seat: Seat, depth: int, low: float, high: float) -> float:
        self._left -= 1
        if self._left < 0:
            raise _Late
        mine, theirs = (find_landings(towers, COLOURS[each]) for each in (seat, 1 - seat))
        if not mine and not theirs:
            return _end(towers, seat)
        if depth <= 0:
            self._cut = True
            return POINT * lead(towers, seat) + ROOM * (len(mine) - len(theirs))
        if not mine:  # TO5: sits out
            return -self._search(towers, 1 - seat, depth - 1, -high, -low)
        for move, end in mine.items():
            after = climb(towers, move, end, self._state.options.closing)[0]
            low = max(low, -self._search(after, 1 - seat, depth - 1, -high, -low))
            if low >= high:
                break
        return low


def _end(towers: Towers, seat: Seat) -> int:
    """Return what the end is worth: a victory, and the lead in points (TO6)."""
    _, highest = count(towers)
    points = lead(towers, seat)
    ahead = points or highest[seat] - highest[1 - seat]
    return WON * ((ahead > 0) - (ahead < 0)) + points
