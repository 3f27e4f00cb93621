"""The estimate of a Torris position without looking ahead, in the rules' language.

It is the twin of `appraise` in `fast/board_array.py`.

The weights come from logistic regression: which of these terms went with victory in 1,792 games of a search four moves
deep against itself. A value of 100 makes victory e times likelier than defeat.
"""

from __future__ import annotations

from math import exp

from fives.core.game import Seat
from fives.games.torris.rules import COLOURS, PLACES, Towers, find_landings, lead, raise_stone

WEIGHTS = (  # of each term, while all stones lie single and when hardly a tower is left; between them in proportion
    (-5, 18),  # points
    (10, 13),  # moves to choose from
    (29, 4),  # single stones
    (47, 3),  # towers with two stones of the owner's on top
    (9, -1),  # dots on top
    (36, -16),  # lines on top
    (31, -19),  # triangles on top
    (-4, 10),  # squares on top
    (6, 16),  # by how much the best move raises the lead
    (-9, -15),  # by how much the other's best move would
    (27, -6),  # points in towers that the other could take
    (-19, -9),  # and in those that the player to move can take
    (-34, -28),  # how many towers the other could take
    (27, 46),  # and how many the player to move can take
)
WON = 10_000  # the end of the game, besides the lead in points
SURE = 9_000  # what is worth more is the end
CLEAR = 8_000  # looks are never worth as much as a victory


def appraise(towers: Towers, seat: Seat) -> int:
    """Return the estimate of a position for `seat`, which is to move."""
    standing = sum(map(bool, towers))
    worths = [early * standing + late * (PLACES - standing) for early, late in WEIGHTS]
    value = sum(term * worth for term, worth in zip(terms(towers, seat), worths, strict=True)) // PLACES
    return max(-CLEAR, min(CLEAR, value))


def chance(value: int) -> float:
    """Return how likely victory is where a position looks like `value`."""
    return 1 / (1 + exp(-value / 100))


def terms(towers: Towers, seat: Seat) -> tuple[int, ...]:
    """Return what is weighed: the first eight as a lead over the other player, the others for both."""
    mine, theirs = (_counts(towers, each) for each in (seat, 1 - seat))
    ahead = [own - other for own, other in zip(mine, theirs, strict=True)]
    hung, taken = (_in_danger(towers, each) for each in (seat, 1 - seat))
    gains = _best_gain(towers, seat), _best_gain(towers, 1 - seat)
    return (*ahead, *gains, sum(hung), sum(taken), len(hung), len(taken))


def _counts(towers: Towers, seat: Seat) -> list[int]:
    """Return a player's points, moves, single stones, towers with a second stone below the top, and tops by value."""
    own = [tower for tower in towers if tower and tower[-2] == COLOURS[seat]]
    points = sum(len(tower) // 2 for tower in own)
    singles = sum(len(tower) == 2 for tower in own)
    backed = sum(len(tower) > 2 and tower[-4] == COLOURS[seat] for tower in own)
    tops = [sum(tower[-1] == value for tower in own) for value in "1234"]
    return [points, len(find_landings(towers, COLOURS[seat])), singles, backed, *tops]


def _best_gain(towers: Towers, seat: Seat) -> int:
    """Return by how much a player's best move raises the lead; 0 if none does."""
    leads = [lead(raise_stone(towers, move, end), seat) for move, end in find_landings(towers, COLOURS[seat]).items()]
    return max([0, *(each - lead(towers, seat) for each in leads)])


def _in_danger(towers: Towers, seat: Seat) -> list[int]:
    """Return the heights of a player's towers that the other could take with one move."""
    ends = set(find_landings(towers, COLOURS[1 - seat]).values())
    return [len(towers[end]) // 2 for end in ends if towers[end][-2] == COLOURS[seat]]
