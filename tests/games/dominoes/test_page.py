"""What only Dominoes' page says, recomputed and compared with its text; the rest is in `games/test_every_game.py`."""

from fives.games.dominoes.solved_race_to_fifteen import POINTS, turn_lengths
from fives.games.dominoes.solved_round import STRINGS
from games.dominoes.figures import HOUSES, PAGE, both_ends, dead_ends, declines, matters, round_of


def test_the_bounds_are_as_tight_as_the_page_says():
    assert all(round_of(options).bracket <= 1e-13 for options in HOUSES)
    assert "within 1e-13" in PAGE.prose


def test_the_strings_are_as_many_as_the_page_says():
    sizes = [sum(len(string) == size for string in STRINGS) for size in (1, 2, 3, 4)]
    assert (
        f"{len(STRINGS)} strings that can be added to ({sizes[0]}, {sizes[1]}, {sizes[2]} and {sizes[3]} of"
        in PAGE.prose
    )
    assert f"from each of the {len(STRINGS)} strings" in PAGE.prose


def test_the_dead_ends_are_those_of_the_page():
    one, other = ("-".join(map(str, string)) for string in dead_ends())
    assert f"dead ends, {one} and its counterpart {other}:" in PAGE.prose


def test_what_there_is_to_decide_is_what_the_page_says():
    assert f"happens in {len(both_ends())} ways" in PAGE.prose
    assert f"in {matters()} of them the end makes a difference" in PAGE.prose
    base, replacing, single = ("{} of {}".format(*declines(options)) for options in HOUSES if options.may_decline)
    assert f"roll again in {base} cases" in PAGE.prose
    assert f"in variation 1 in {replacing}, with `replace_single` in {single}." in PAGE.prose


def test_a_turn_of_variation_2_scores_as_much_as_the_page_says():
    assert f"A turn scores {turn_lengths() @ POINTS:.3f} points on average" in PAGE.prose
