"""What only War's page says, recomputed and compared with its text; the rest is in `games/test_every_game.py`."""

from itertools import product
from math import comb

import pytest

from fives.games.war.rules import TARGET, Options, start
from fives.games.war.solved_round import PLACES, PRECISION, Place, RoundRules, solve_round
from fives.games.war.solver import after_round, win_chance
from games.war.figures import HOWS, PAGE, RULES, VARIATIONS, game_turns, mean_rounds, solved


def test_the_places_are_as_many_and_the_bounds_as_tight_as_the_page_says():
    assert f"{len(PLACES)} places" in PAGE.prose
    assert PRECISION == 1e-13
    assert "within 1e-13" in PAGE.prose


def test_the_length_of_a_game_is_what_the_page_says():
    """And `sudden` takes a quarter off."""
    plain, sudden = game_turns(Options()), game_turns(Options(sudden=True))
    assert f"has {mean_rounds(Options()):.2f} rounds and {plain:.0f} turns on average" in PAGE.prose
    assert 0.2 < 1 - sudden / plain < 0.3


def test_a_race_of_equals_has_as_many_rounds_as_the_binomial_formula_says():
    """A race to five between two who win each round with one half."""
    rounds = sum((TARGET + lost) * 2 * comb(TARGET - 1 + lost, lost) * 0.5 ** (TARGET + lost) for lost in range(TARGET))
    assert mean_rounds(Options()) == pytest.approx(rounds, abs=1e-12)


def test_no_option_gives_the_starting_player_more_than_the_other():
    """Whoever begins rolls the middle die, and it lies in the middle for both."""
    for variation, how, sudden in product(VARIATIONS, HOWS, (False, True)):
        options = Options(variation=variation, captures=how, sudden=sudden)
        assert [win_chance(start(2, options, first=seat), 0) for seat in (0, 1)] == pytest.approx([0.5, 0.5], abs=1e-12)


def test_a_lone_die_comes_back_in_more_than_a_quarter_of_all_rounds():
    """In the base game, which the sentence is about."""
    assert solved("base game, variation 1").values[PLACES[Place(1, 4, None)]] > 0.25


def test_a_lead_is_worth_more_with_help_for_the_loser():
    """At every score with a lead for the last winner; who is level after winning is worse off."""
    for plain, helped in [(0, 1), (2, "both")]:
        plain, helped = Options(variation=plain), Options(variation=helped)
        for theirs in range(4):
            for mine in range(theirs + 1, 5):
                assert after_round(helped, mine, theirs) > after_round(plain, mine, theirs)
            assert after_round(helped, theirs + 1, theirs + 1) < 0.5


def test_all_settings_of_captures_are_worth_the_same():
    for rules in RULES.values():
        tables = [solve_round(RoundRules(how, *rules)).values for how in HOWS]
        assert tables[0] == pytest.approx(tables[1], abs=1e-12)
        assert tables[0] == pytest.approx(tables[2], abs=1e-12)
