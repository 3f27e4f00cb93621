"""Every figure on Detective's page, recomputed and compared with its text."""

import re
from itertools import pairwise
from math import hypot
from pathlib import Path

import pytest

from fives.core.catalogue import find_game
from fives.core.options import choices
from fives.core.perft import perft
from fives.games.detective import GAME
from fives.games.detective.notation import read_state, write_state
from fives.games.detective.rules import EMPTY, Options
from fives.games.detective.sheets import POOLS, SHEETS
from fives.games.detective.tables import alone
from games.detective.figures import PIECES, TABLES, leads, race_table
from games.detective.ladder import CROWD, Figure, measure_loss, measure_wins

PAGE = Path(__file__).parents[3].joinpath("docs/games/detective.md").read_text("utf-8")
FIGURE = re.compile(r"([\d.e-]+) ± ([\d.e-]+) %")


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


@pytest.mark.parametrize("table", [table for table in TABLES if table is not race_table], ids=lambda t: t.__name__)
def test_a_table_of_the_page_is_what_the_solver_says(table):
    assert "\n".join(table()) + "\n" in PAGE


@pytest.mark.slow
def test_the_race_is_what_the_solver_says():
    """Every option: tables that are solved on demand."""
    assert "\n".join(race_table()) + "\n" in PAGE


def test_the_sheets_are_as_many_as_the_page_says():
    assert f"{len(SHEETS)} sheets that solve nothing, {len(SHEETS) ** 2:,} pairs" in PAGE
    assert f"{len(POOLS):,} pools, {leads():,} with the lead" in PAGE


def test_the_opportunity_is_worth_six_turns_and_the_means_a_fifth():
    def turns(name):
        return alone(0).turns[SHEETS.index(tuple(sorted(PIECES[name])))]

    assert turns("nothing") == alone(0).turns[SHEETS.index(EMPTY)]
    assert round(turns("nothing") - turns("opportunity")) == 6
    assert round(turns("nothing") - turns("means"), 1) == 0.2


def test_the_lines_of_play_of_the_page():
    game = find_game("detective")
    state = read_state("34466 0 000000-000000", Options())
    counts = ", ".join(str(perft(game, state, depth)) for depth in (1, 2, 3))
    assert f"Lines of play from `34466 0 000000-000000`: {counts} " in PAGE


def test_the_positions_of_the_page_can_be_read():
    head = "| position | meaning |"
    positions = re.findall(r"^\| `([^`]+)`", PAGE.split(head)[1].split("\n\n")[0], flags=re.MULTILINE)
    assert len(positions) == 11
    for text in positions:
        options = Options(2 if "---" in text else 0, start="lot" if text.startswith("lot") else "roll")
        assert write_state(read_state(text, options)) == text


def test_the_options_of_the_page_are_those_of_the_game():
    for choice in choices(find_game("detective")):
        line = next(line for line in PAGE.splitlines() if line.startswith(f"| `{choice.name}` "))
        values = re.findall(r"`([^`]+)`", line)[1:]
        assert values[0] == str(choice.default).lower()
        assert set(values) == {str(value).lower() for value in choice.values}


def test_the_levels_lose_what_the_page_says():
    assert list(LOSSES) == [*(level.id for level in GAME.levels[:-1]), CROWD, "perfect"]
    stated = [LOSSES[level.id][0].mean for level in GAME.levels]
    assert stated == pytest.approx([level.loss for level in GAME.levels])
    assert all(
        weaker[at].mean >= stronger[at].mean for weaker, stronger in pairwise(LOSSES.values()) for at in range(3)
    )


@pytest.mark.slow
@pytest.mark.parametrize("variation", [0, 1, 2])
@pytest.mark.parametrize("level", ["beginner", "casual", "strong", CROWD])
def test_the_losses_are_as_the_page_says(level, variation):
    stated, found = LOSSES[level][variation], measure_loss(level, 200, Options(variation), seed=6)
    assert abs(stated.mean - found.mean) < 4 * hypot(stated.error, found.error) + 0.00005


@pytest.mark.slow
@pytest.mark.parametrize("level", ["casual", "strong", "perfect"])
def test_the_levels_beat_each_other_as_often_as_the_page_says(level):
    weaker = [each.id for each in GAME.levels][: [each.id for each in GAME.levels].index(level)]
    for other, stated in zip(weaker, WINS[level], strict=True):
        found = measure_wins(level, other, 400, Options(), seed=7)
        assert abs(stated.mean - found.mean) < 4 * hypot(stated.error, found.error)
