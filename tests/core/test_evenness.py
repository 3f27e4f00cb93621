"""How evenly the sides of the dice fell: exact for few throws, close for many, and the same on the page."""

import json
from collections import Counter
from fractions import Fraction
from itertools import product
from pathlib import Path

import pytest

from fives.core.catalogue import find_game, games
from fives.core.chance import evenness
from fives.core.chance.evenness import EXACT, at_least_as_uneven, fallen
from fives.core.matches.event import Event, Kind
from golden_evenness import golden

FILE = Path(__file__).parents[2] / "web/tests/golden_evenness.json"
TUG = find_game("tug")


def squares(counts):
    return sum(count * count for count in counts)


def count_with(n, total):
    """Return any count of `n` throws with this sum of squares."""
    return next(
        (*five, n - sum(five))
        for five in product(range(n + 1), repeat=5)
        if sum(five) <= n and squares((*five, n - sum(five))) == total
    )


@pytest.mark.parametrize("n", [1, 2, 3, 4, 5, 6])
def test_few_throws_are_exact(n):
    """Every order in which `n` dice fall, one by one."""
    falls = [Counter(dice) for dice in product(range(6), repeat=n)]
    for total in {squares(fall.values()) for fall in falls}:
        likely = Fraction(sum(squares(fall.values()) >= total for fall in falls), 6**n)
        assert at_least_as_uneven(count_with(n, total)) == pytest.approx(float(likely), abs=1e-15)


@pytest.mark.parametrize("n", [61, 90])
def test_many_throws_are_within_a_hundredth(n):
    exact = evenness._tails.__wrapped__(n)
    assert n > EXACT
    worst = max(abs(likely - evenness._upper_tail(max(0, 6 * (total - 1) / n - n))) for total, likely in exact.items())
    assert worst < 0.01


def test_chi_square_with_five_degrees_of_freedom():
    """Values of a printed table, to four digits."""
    table = {1.145: 0.95, 4.351: 0.5, 9.236: 0.1, 11.070: 0.05, 15.086: 0.01, 20.515: 0.001}
    assert {x: pytest.approx(evenness._upper_tail(x), rel=2e-3) for x in table} == table
    assert (evenness._upper_tail(0), evenness._upper_tail(1e6)) == (1, 0)


def test_evenness_of_extreme_counts():
    assert at_least_as_uneven([10] * 6) == 1
    assert at_least_as_uneven([60, 0, 0, 0, 0, 0]) == 6 / 6**60
    assert at_least_as_uneven([1000, 0, 0, 0, 0, 0]) == 0
    assert at_least_as_uneven([0] * 6) is None
    assert at_least_as_uneven(()) is None


def test_a_roll_that_is_thrown_again_counts_too():
    """FF2: all that fell is counted, so that each die is as independent as any other."""
    log = [Event(1, 0, -1, "seed0123"), Event(2, 0, -1, "aaabc-aabcd"), Event(3, 0, -1, "bcdef")]
    assert fallen(find_game("find_fives"), log) == (5, 3, 3, 2, 1, 1)
    assert find_game("find_fives").dice_sides == "abcdef"


def test_only_dice_count():
    """Lots, shuffles and moves of players do not; a throw by hand that was taken back neither."""
    log = [
        Event(1, 0, -1, "seat1"),
        Event(2, 0, -1, "16"),
        Event(3, 0, 0, "roll"),
        Event(4, 0, -1, "11123"),
        Event(5, 0, 0, "123"),
        Event(6, 0, -1, "66"),
        Event(7, 0, -1, kind=Kind.UNDO),
        Event(8, 0, -1, "56"),
    ]
    assert fallen(TUG, log) == (4, 1, 1, 0, 1, 2)
    assert fallen(TUG, log[:1]) == ()
    assert fallen(find_game("torris"), [Event(1, 0, -1, "11112222/33334444")]) == ()


def test_games_without_dice_have_no_sides():
    assert {game.id for game in games().values() if game.dice_sides} == {
        *(game.id for game in games().values() if game.dice),
        "find_fives",
    }


def test_the_golden_evenness_of_the_page_is_ours():
    written = json.loads(FILE.read_text())
    assert written == json.loads(json.dumps(golden())), (
        "if wanted: python tests/golden_evenness.py > web/tests/golden_evenness.json"
    )
