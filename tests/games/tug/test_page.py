"""What only Tug's page says, recomputed and compared with its text; the rest is in `games/test_every_game.py`."""

from itertools import product

from msgspec.structs import replace

from fives.games.tug.rules import TARGET, Goal, Options
from fives.games.tug.solved_point import solve_point
from fives.games.tug.solver import roll_value
from games.tug.figures import HOUSES, PAGE, five_different, three_alike, throws
from page_tables import percent


def test_the_bounds_are_as_tight_as_the_page_says():
    points = {options: solve_point(options.variation, options.full_house, options.gift) for options in HOUSES}
    assert all(point.bracket <= 1e-13 for point in points.values())
    longest = {options.gift: point.last for options, point in points.items() if options.variation == 1}
    assert f"({longest[False]} dice, with `gift` {longest[True]})" in PAGE.prose


def test_what_the_page_says_of_the_rule_of_the_1_and_the_6():
    """A fifth of the plain triples goes; four to three is the nearest it comes."""
    plain, left = throws(three_alike(False, False)), throws(three_alike(False, True))
    assert (plain - left) * 5 == plain
    assert left * 3 == 720 * 4
    assert all(throws(three_alike(house, rule)) > 720 for house in (True, False) for rule in (True, False))


def test_the_throws_that_the_rules_on_the_page_count():
    found = [throws(five_different), *(throws(three_alike(full_house, True)) for full_house in (False, True))]
    assert found == [720, 960, 1240]
    assert "720 are five different, 960 three alike without full houses, 1,240 with them" in PAGE.prose


def test_with_a_choice_for_every_point_three_alike_is_better_at_every_score():
    for house, mine, theirs in product(HOUSES, range(TARGET), range(TARGET)):
        options = replace(house, choose="each_beginning")
        five, three = (roll_value(options, goal, mine, theirs) for goal in Goal)
        assert three > five


def test_how_often_the_beginning_scores():
    five, three = (percent(throws(made) / 7776) for made in (five_different, three_alike(False, True)))
    assert f"scores for five different in {five} and for three alike in {three} of all points" in PAGE.prose


def test_three_alike_is_the_better_choice_everywhere():
    """And the choice matters least in variation 1 without full houses and without gifts."""
    edges = {o: roll_value(o, Goal.THREE_ALIKE, 0, 0) - roll_value(o, Goal.FIVE_DIFFERENT, 0, 0) for o in HOUSES}
    assert min(edges.values()) > 0
    assert min(edges, key=lambda options: edges[options]) == Options(variation=1, full_house=False, gift=False)


def test_the_rule_helps_five_different_by_two_to_six_games_in_a_hundred():
    rows = PAGE.under("| variation | full house | with the rule | without it |")
    shares = [[float(cell.strip(" %")) for cell in row.split("|")[3:5]] for row in rows]
    gains = [without - with_rule for with_rule, without in shares]
    assert len(gains) == 6
    assert 2 <= min(gains) <= max(gains) <= 6
    assert all(with_rule > 50 for with_rule, _ in shares)
