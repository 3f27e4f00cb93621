"""Every figure on Tug's page, recomputed and compared with its text."""

import re
from itertools import pairwise
from math import hypot
from pathlib import Path

import pytest

from fives.core.catalogue import find_game
from fives.core.options import choices
from fives.games.tug import GAME
from fives.games.tug.kernel import solve_point
from fives.games.tug.notation import read_state, write_state
from fives.games.tug.rules import Goal, Options
from fives.games.tug.solver import roll_value
from games.tug.figures import HOUSES, TABLES, five_different, percent, states_table, three_alike, throws
from games.tug.ladder import Figure, measure_loss, measure_wins

PAGE = Path(__file__).parents[3].joinpath("docs/games/tug.md").read_text("utf-8")
FIGURE = re.compile(r"([\d.]+) ± ([\d.]+) %")


def figures_under(head):
    """Return the measured figures of the table with this head: by level, in order."""
    rows = PAGE.split(head)[1].split("\n\n")[0].splitlines()
    cells = [row.split("|")[1:-1] for row in rows if row.startswith("| `")]
    return {name.strip(" `"): [read(cell) for cell in measured if cell.strip()] for name, *measured in cells}


def read(cell):
    """Return a measured figure; a level that is proved perfect has a plain 0."""
    mean, error = FIGURE.search(cell).groups() if cell.strip() != "0" else ("0", "0")
    return Figure(float(mean) / 100, float(error) / 100)


LOSSES = figures_under("| level | base game | variation 1 | variation 2 |")
WINS = figures_under("| level | `beginner` | `casual` | `strong` |")


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.__name__)
def test_a_table_of_the_page_is_what_the_solver_says(table):
    assert "\n".join(table()) + "\n" in PAGE


@pytest.mark.slow
def test_the_states_are_as_many_as_the_page_says():
    assert "\n".join(states_table()) + "\n" in PAGE


def test_the_bounds_are_as_tight_as_the_page_says():
    points = {options: solve_point(options.variation, options.full_house, options.gift) for options in HOUSES}
    assert all(point.bracket <= 1e-13 for point in points.values())
    longest = {options.gift: point.last for options, point in points.items() if options.variation == 1}
    assert f"({longest[False]} dice, with `gift` {longest[True]})" in PAGE


def test_what_the_page_says_of_the_rule_of_the_1_and_the_6():
    """A fifth of the plain triples goes; four to three is the nearest it comes."""
    plain, left = throws(three_alike(False, False)), throws(three_alike(False, True))
    assert (plain - left) * 5 == plain
    assert left * 3 == 720 * 4
    assert all(throws(three_alike(house, rule)) > 720 for house in (True, False) for rule in (True, False))


def test_how_often_the_beginning_scores():
    five, three = (percent(throws(made) / 7776) for made in (five_different, three_alike(True, True)))
    assert f"scores for five different in {five} and for three alike in {three} of all points" in PAGE


def test_three_alike_is_the_better_choice_everywhere():
    """And the choice matters least in variation 1 without full houses and without gifts."""
    edges = {o: roll_value(o, Goal.THREE_ALIKE, 0, 0) - roll_value(o, Goal.FIVE_DIFFERENT, 0, 0) for o in HOUSES}
    assert min(edges.values()) > 0
    assert min(edges, key=lambda options: edges[options]) == Options(variation=1, full_house=False, gift=False)


def test_the_rule_helps_five_different_by_two_to_six_games_in_a_hundred():
    rows = PAGE.split("| variation | full house | with the rule | without it |")[1].split("\n\n")[0].splitlines()[2:]
    shares = [[float(cell.strip(" %")) for cell in row.split("|")[3:5]] for row in rows]
    gains = [without - with_rule for with_rule, without in shares]
    assert len(gains) == 6
    assert 2 <= min(gains) <= max(gains) <= 6
    assert all(with_rule > 50 for with_rule, _ in shares)


def test_the_positions_of_the_page_can_be_read():
    head = "| position | meaning |"
    positions = re.findall(r"^\| `([^`]+)`", PAGE.split(head)[1].split("\n\n")[0], flags=re.MULTILINE)
    assert len(positions) == 9
    for text in positions:
        options = Options(variation=1 if "/" in text else 0, start="lot" if text.startswith("lot") else "roll")
        assert write_state(read_state(text, options)) == text


def test_the_options_of_the_page_are_those_of_the_game():
    for choice in choices(find_game("tug")):
        line = next(line for line in PAGE.splitlines() if line.startswith(f"| `{choice.name}` "))
        values = re.findall(r"`([^`]+)`", line)[1:]
        assert values[0] == str(choice.default).lower()
        assert set(values) == {str(value).lower() for value in choice.values}


def test_the_levels_lose_what_the_page_says():
    assert list(LOSSES) == [level.id for level in GAME.levels]
    assert [figures[0].mean for figures in LOSSES.values()] == pytest.approx([level.loss for level in GAME.levels])
    assert all(weaker[at].mean > stronger[at].mean for weaker, stronger in pairwise(LOSSES.values()) for at in range(3))


@pytest.mark.slow
@pytest.mark.parametrize("variation", [1, 2])
@pytest.mark.parametrize("level", ["beginner", "casual", "strong"])
def test_the_losses_in_the_variations_are_as_the_page_says(level, variation):
    stated, found = LOSSES[level][variation], measure_loss(level, 1000, Options(variation=variation), seed=6)
    assert abs(stated.mean - found.mean) < 4 * hypot(stated.error, found.error) + 0.00005


@pytest.mark.slow
@pytest.mark.parametrize("level", ["casual", "strong", "perfect"])
def test_the_levels_beat_each_other_as_often_as_the_page_says(level):
    weaker = list(LOSSES)[: list(LOSSES).index(level)]
    for other, stated in zip(weaker, WINS[level], strict=True):
        found = measure_wins(level, other, 1000, Options(), seed=7)
        assert abs(stated.mean - found.mean) < 4 * hypot(stated.error, found.error)
