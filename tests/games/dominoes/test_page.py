"""Every figure on Dominoes' page, recomputed and compared with its text."""

import re
from itertools import pairwise
from math import hypot
from pathlib import Path

import pytest

from fives.core.catalogue import find_game
from fives.core.options import choices
from fives.core.perft import perft
from fives.games.dominoes import GAME
from fives.games.dominoes.kernel import STRINGS
from fives.games.dominoes.notation import read_state, write_state
from fives.games.dominoes.race import POINTS, turn_lengths
from fives.games.dominoes.rules import Options
from games.dominoes.figures import HOUSES, TABLES, both_ends, dead_ends, declines, matters, round_of, states_table
from games.dominoes.ladder import HOUSES as MEASURED
from games.dominoes.ladder import Figure, measure_loss, measure_wins

PAGE = Path(__file__).parents[3].joinpath("docs/games/dominoes.md").read_text("utf-8")
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


LOSSES = figures_under("| level | base game | `may_decline` | variation 1 | variation 2 |")
WINS = figures_under("| level | `beginner` | `casual` | `strong` |")


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.__name__)
def test_a_table_of_the_page_is_what_the_solver_says(table):
    assert "\n".join(table()) + "\n" in PAGE


@pytest.mark.slow
def test_the_states_are_as_many_as_the_page_says():
    assert "\n".join(states_table()) + "\n" in PAGE


def test_the_bounds_are_as_tight_as_the_page_says():
    assert all(round_of(options).bracket <= 1e-13 for options in HOUSES)
    assert "within 1e-13" in PAGE


def test_the_strings_are_as_many_as_the_page_says():
    sizes = [sum(len(string) == size for string in STRINGS) for size in (1, 2, 3, 4)]
    assert f"{len(STRINGS)} strings that can be added to\n({sizes[0]}, {sizes[1]}, {sizes[2]} and {sizes[3]} of" in PAGE
    assert f"from each of the {len(STRINGS)} strings" in PAGE


def test_the_dead_ends_are_those_of_the_page():
    one, other = ("-".join(map(str, string)) for string in dead_ends())
    assert f"dead ends, {one} and its counterpart {other}:" in PAGE


def test_what_there_is_to_decide_is_what_the_page_says():
    assert f"happens in {len(both_ends())} ways" in PAGE
    assert f"in {matters()} of them the end makes a difference" in PAGE
    base, replacing, single = ("{} of {}".format(*declines(options)) for options in HOUSES if options.may_decline)
    assert f"roll again in {base} cases" in PAGE
    assert f"in variation 1 in {replacing}, with `replace_single` in {single}." in PAGE


def test_a_turn_of_variation_2_scores_as_much_as_the_page_says():
    assert f"A turn scores {turn_lengths() @ POINTS:.3f} points on average" in PAGE


def test_the_lines_of_play_are_as_many_as_the_page_says():
    state = read_state("13 0 0-0 3", Options())
    counts = ", ".join(str(perft(find_game("dominoes"), state, depth)) for depth in (1, 2, 3, 4))
    assert f"Lines of play from `13 0 0-0 3`: {counts} (" in PAGE


def test_the_positions_of_the_page_can_be_read():
    head = "| position | meaning |"
    positions = re.findall(r"^\| `([^`]+)`", PAGE.split(head)[1].split("\n\n")[0], flags=re.MULTILINE)
    assert len(positions) == 8
    for text in positions:
        alone = text.count("-") > 1 and not text.startswith("-")
        options = Options(variation=2 if alone else 0, start="lot" if text.startswith("lot") else "roll")
        assert write_state(read_state(text, options)) == text


def test_the_options_of_the_page_are_those_of_the_game():
    for choice in choices(find_game("dominoes")):
        line = next(line for line in PAGE.splitlines() if line.startswith(f"| `{choice.name}` "))
        values = re.findall(r"`([^`]+)`", line)[1:]
        assert values[0] == str(choice.default).lower()
        assert set(values) == {str(value).lower() for value in choice.values}


def test_the_levels_lose_what_the_page_says():
    assert list(LOSSES) == [level.id for level in GAME.levels]
    assert [figures[0].mean for figures in LOSSES.values()] == pytest.approx([level.loss for level in GAME.levels])
    assert all(weaker[at].mean > stronger[at].mean for weaker, stronger in pairwise(LOSSES.values()) for at in range(4))


@pytest.mark.slow
@pytest.mark.parametrize("house", [1, 2, 3])
@pytest.mark.parametrize("level", ["beginner", "casual", "strong"])
def test_the_losses_in_the_other_houses_are_as_the_page_says(level, house):
    stated, found = LOSSES[level][house], measure_loss(level, 1000, MEASURED[house], seed=6)
    assert abs(stated.mean - found.mean) < 4 * hypot(stated.error, found.error) + 0.00005


@pytest.mark.slow
@pytest.mark.parametrize("level", ["casual", "strong", "perfect"])
def test_the_levels_beat_each_other_as_often_as_the_page_says(level):
    weaker = list(LOSSES)[: list(LOSSES).index(level)]
    for other, stated in zip(weaker, WINS[level], strict=True):
        found = measure_wins(level, other, 1000, Options(variation=1), seed=7)
        assert abs(stated.mean - found.mean) < 4 * hypot(stated.error, found.error)
