"""What only Hi-Low's page says, recomputed and compared with its text; the rest is in `games/test_every_game.py`."""

from itertools import product

import numpy as np

from fives.games.hi_low.rules import Options
from fives.games.hi_low.solved_race import solve_race
from fives.games.hi_low.solved_turn import SINGLE, before
from fives.games.hi_low.solver import begin_value
from games.hi_low.figures import PAGE
from games.hi_low.test_perft import READING
from page_tables import percent


def test_beginning_is_a_disadvantage_but_in_the_chase():
    """And with `alternate` nearly all of it is gone."""
    for variation, seats, target in product((0, 1), (2, 4), (5, 6)):
        fixed, alternate = (begin_value(Options(variation, target, order), seats) for order in (False, True))
        assert fixed < 0.47 < 0.493 < alternate < 0.5
    assert begin_value(Options(2), 2) > begin_value(Options("both"), 2) > 0.54


def test_equal_chases_take_nearly_all_of_the_advantage():
    for variation in (2, "both"):
        assert 0.5 < begin_value(Options(variation, equal_chases=True), 2) < 0.511


def test_the_page_says_how_small_the_handicap_of_beginning_is():
    for alternate in (False, True):
        assert (
            f"{percent(begin_value(Options(alternate=alternate), 2))}"
            in PAGE.prose.split("Option `alternate`")[alternate]
        )


def test_the_page_says_how_often_an_exact_35_can_be_hit():
    steps, ten = (percent(before(ten, np.eye(26)[::-1]).max()) for ten in (False, True))
    assert f"(at most {steps} with steps, {ten} with ten dice)" in PAGE.prose


def test_a_25_is_about_even_and_a_27_in_variation_1():
    for variation, total in ((0, 25), (1, 27)):
        starts = solve_race(variation, 2, False).turn(5, 5).starts[1][SINGLE]
        assert abs(starts - 0.5).argmin() == total - 5


def test_the_counts_of_the_page_are_those_of_the_file():
    assert ("12344 4 high 0 - 4-4", (), (5, 512, 3508)) in [
        (p.position, p.settings, p.counts[:3]) for p in READING.lines
    ]
    assert "`12344 4 high 0 - 4-4`: 5, 512, 3508 " in PAGE.prose
