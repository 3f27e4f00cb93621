"""Torris's bots: they look ahead and count points and moves; the weaker ones look less far, and judge with noise.

The master is the engine, within its budget.
"""

from math import inf

from fives.core.bot import pick
from fives.core.game import Chance, Seat
from fives.games.torris.rules import COLOURS, PLACE, Closing, Move, Torris, Towers, climb, count, find_landings, lead

AHEAD = {"beginner": 1, "casual": 2, "strong": 40}  # moves to look ahead at most
BLUR = {"beginner": 3.0, "casual": 0.3, "strong": 0.0}  # in points
POSITIONS = 1500  # to look at in one decision, less than a tenth of a second
WON = 100.0  # more than all points
ROOM = 0.2  # what a move to choose from is worth, in points
SHARE = 0.9  # of its budget that the master thinks
PACE = 500_000  # positions the master looks at for each second of it: the same on every machine that is fast enough


def choose(view: Torris, seat: Seat, level: str, random: Chance, budget: float) -> Move:
    """Return the move a bot of `level` makes for `seat`; but for the master it needs a tenth of a second at most."""
    if level == "master":
        return _engine_move(view, budget)
    if BLUR[level]:
        return pick(_worths(view, seat, AHEAD[level]), BLUR[level], random)
    return _deepen(view, seat, AHEAD[level])


def _engine_move(view: Torris, budget: float) -> Move:
    """Return the engine's move; only the master loads it."""
    from fives.games.torris.search_engine import Engine

    return Engine(view).think(int(PACE * budget), SHARE * budget).moves[0]


def _worths(view: Torris, seat: Seat, ahead: int) -> dict[Move, float]:
    """Return what each move is worth to `seat`, in points, looking so many moves ahead."""
    search = Search(inf, view.options.closing)
    return {
        move: -search.worth(search.after(view.towers, move, end), 1 - seat, ahead - 1, -inf, inf)
        for move, end in view.landings.items()
    }


def _deepen(view: Torris, seat: Seat, most: int) -> Move:
    """Return the best move found by looking further and further ahead, until too many positions were seen."""
    search = Search(POSITIONS, view.options.closing)
    order = _by_gain(view.towers, view.landings)
    best = order[0]
    for ahead in range(1, most + 1):
        low = -inf
        try:
            for move in order:
                after = search.after(view.towers, move, view.landings[move])
                worth = -search.worth(after, 1 - seat, ahead - 1, -inf, -low)
                if worth > low:
                    low, best = worth, move
        except TooMany:
            break
        order.remove(best)
        order.insert(0, best)
    return best


class TooMany(Exception):
    """More positions were looked at than was meant."""


class Search:
    """Looks ahead and counts the positions it has looked at."""

    def __init__(self, most: float, closing: Closing) -> None:
        self.left, self.closing = most, closing

    def after(self, towers: Towers, move: str, end: int) -> Towers:
        """Return the towers after a move that ends at `end`."""
        return climb(towers, move, end, self.closing)[0]

    def worth(self, towers: Towers, seat: Seat, ahead: int, low: float, high: float) -> float:
        """Return what the position is worth to `seat`, who is to move, as far as that lies between `low` and `high`."""
        self.left -= 1
        if self.left < 0:
            raise TooMany
        mine = find_landings(towers, COLOURS[seat])
        if not ahead or not mine:
            theirs = find_landings(towers, COLOURS[1 - seat])
            if not mine and not theirs:
                return _final(towers, seat)
            if not ahead:
                return lead(towers, seat) + ROOM * (len(mine) - len(theirs))
            return -self.worth(towers, 1 - seat, ahead, -high, -low)  # TO5: sits out
        for move in _by_gain(towers, mine):
            after = self.after(towers, move, mine[move])
            low = max(low, -self.worth(after, 1 - seat, ahead - 1, -high, -low))
            if low >= high:
                break
        return low


def _final(towers: Towers, seat: Seat) -> float:
    """Return what the end is worth: a victory more than any lead on the way (TO6)."""
    _, highest = count(towers)
    points = lead(towers, seat)
    ahead = points or highest[seat] - highest[1 - seat]
    return points + WON * ((ahead > 0) - (ahead < 0))


def _by_gain(towers: Towers, landings: dict[str, int]) -> list[str]:
    """Return the moves, those that win most points first."""
    return sorted(landings, key=lambda move: -_gain(towers, move, landings[move]))


def _gain(towers: Towers, move: str, end: int) -> int:
    """Return how much further ahead its owner is after a move."""
    left, climbed = towers[PLACE[move[:-1]]], towers[end]
    colour, height, onto = left[-2], len(left) // 2, len(climbed) // 2
    won = 1 if climbed[-2] == colour else 2 * onto + 1
    lost = 1 if height == 1 or left[-4] == colour else 2 * height - 1
    return won - lost
