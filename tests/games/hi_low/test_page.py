"""Every figure on Hi-Low's page, recomputed and compared with its text."""

import re
from itertools import pairwise, product
from math import hypot
from pathlib import Path

import pytest

from fives.core.catalogue import find_game
from fives.core.options import choices
from fives.games.hi_low import GAME
from fives.games.hi_low.kernel import SINGLE
from fives.games.hi_low.notation import read_state, write_state
from fives.games.hi_low.race import solve_race
from fives.games.hi_low.rules import Options
from fives.games.hi_low.solver import begin_value
from games.hi_low.figures import TABLES, states_table
from games.hi_low.ladder import Figure, measure_loss, measure_wins

PAGE = Path(__file__).parents[3].joinpath("docs/games/hi_low.md").read_text("utf-8")
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


def test_beginning_is_a_disadvantage_but_in_the_chase():
    """And with `alternate` nearly all of it is gone."""
    for variation, seats, target in product((0, 1), (2, 4), (5, 6)):
        fixed, alternate = (begin_value(Options(variation, target, order), seats) for order in (False, True))
        assert fixed < 0.47 < 0.493 < alternate < 0.5
    assert begin_value(Options(2), 2) > 0.55


def test_a_25_is_about_even_and_a_27_in_variation_1():
    for variation, total in ((0, 25), (1, 27)):
        starts = solve_race(variation, 2, False).turn(5, 5).starts[1][SINGLE]
        assert abs(starts - 0.5).argmin() == total - 5


def test_the_counts_of_the_page_are_those_of_the_file():
    lines = Path(__file__).with_name("hi_low.perft").read_text("utf-8")
    assert "12344 4 high 0 - 4-4 |  | 5 512 3508 " in lines
    assert "`12344 4 high 0 - 4-4`: 5, 512, 3508 " in PAGE


def test_the_positions_of_the_page_can_be_read():
    head = "| position | meaning |"
    positions = re.findall(r"^\| `([^`]+)`", PAGE.split(head)[1].split("\n\n")[0], flags=re.MULTILINE)
    assert len(positions) == 11
    for text in positions:
        variation = 2 if "chase" in text else 1 if " 10 " in text else 0
        options = Options(variation, start="lot" if text.startswith("lot") else "roll")
        assert write_state(read_state(text, options)) == text


def test_the_options_of_the_page_are_those_of_the_game():
    for choice in choices(find_game("hi_low")):
        line = next(line for line in PAGE.splitlines() if line.startswith(f"| `{choice.name}` "))
        values = re.findall(r"`([^`]+)`", line)[1:]
        assert values[0] == str(choice.default).lower()
        assert set(values) == {str(value).lower() for value in choice.values}


def test_the_levels_lose_what_the_page_says():
    assert list(LOSSES) == [level.id for level in GAME.levels]
    assert [figures[0].mean for figures in LOSSES.values()] == pytest.approx([level.loss for level in GAME.levels])
    assert all(weaker[at].mean > stronger[at].mean for weaker, stronger in pairwise(LOSSES.values()) for at in range(3))


@pytest.mark.slow
@pytest.mark.parametrize("variation", [0, 1, 2])
@pytest.mark.parametrize("level", ["beginner", "casual", "strong"])
def test_the_losses_are_as_the_page_says(level, variation):
    """Other games than those of the page: within four standard errors of both measurements together."""
    stated, found = LOSSES[level][variation], measure_loss(level, 500, Options(variation=variation), seed=6)
    assert abs(stated.mean - found.mean) < 4 * hypot(stated.error, found.error) + 0.00005


@pytest.mark.slow
@pytest.mark.parametrize("level", ["casual", "strong", "perfect"])
def test_the_levels_beat_each_other_as_often_as_the_page_says(level):
    weaker = list(LOSSES)[: list(LOSSES).index(level)]
    for other, stated in zip(weaker, WINS[level], strict=True):
        found = measure_wins(level, other, 1000, Options(), seed=7)
        assert abs(stated.mean - found.mean) < 4 * hypot(stated.error, found.error)
