"""Hi-Low's numbers: what its page promises of actions and observations."""

from fives.core.chance.who_begins import Act
from fives.games.hi_low.encoding import action, bounds, move, observe
from fives.games.hi_low.rules import HiLow, Options, Side

LYING = HiLow(
    Options(), seats=4, turn=1, sides=(Side.LOW, Side.HIGH), totals=(12,), dice=(2, 3, 3, 6, 6), left=4, scores=(1, 3)
)


def test_moves_have_the_numbers_of_the_page():
    moves = (Act.ROLL, Side.HIGH, Side.LOW, LYING.dice, (), (6, 6, 6, 6))
    assert [action(LYING, move) for move in moves] == [0, 1, 2, 3, 4, 213]
    assert move(LYING, 3) == (2, 3, 3, 6, 6)


def test_observations_are_relative_to_the_seat():
    """HL1: seats 1 and 3 are a team, so the score of both comes first for both."""
    lie, dice, totals, settled = 4, (0, 1, 2, 0, 0, 2), (12, -1, -1, -1), (0, 0, 0, 0)
    assert observe(LYING, 3) == (lie, 2, 1, 4, *dice, 3, 1, *totals, *settled)
    assert observe(LYING, 0) == (lie, 1, 0, 4, *dice, 1, 3, *totals, *settled)


def test_equal_chases_add_one_number():
    """HL-V2, option `equal_chases`: whether both sides have chased equally often after this chase."""
    options = Options(variation=2, equal_chases=True)
    state = HiLow(options, seats=2, turn=1, dice=(2, 3, 3, 6, 6), totals=(12,), left=4, scores=(16, 3), second=True)
    lie, dice = 4, (0, 1, 2, 0, 0, 2)
    assert observe(state, 1) == (lie, 0, -1, 4, *dice, 3, 16, 12, -1, 0, 0, 1)
    assert len(bounds(2, options)) == len(bounds(2, Options(variation=2))) + 1 == 17
