"""Every figure on War's page, recomputed and compared with its text."""

import re
from itertools import pairwise
from math import hypot
from pathlib import Path

import pytest

from fives.core.catalogue import find_game
from fives.core.options import choices
from fives.core.perft import perft
from fives.games.war import GAME
from fives.games.war.kernel import PLACES, PRECISION, House, Place, solve_round
from fives.games.war.notation import read_state, write_state
from fives.games.war.rules import Options
from fives.games.war.solver import after_round
from games.war.figures import RULES, TABLES, mean_rounds, mean_turns, solved, states_table
from games.war.ladder import HOUSES, Figure, measure_loss, measure_wins

PAGE = Path(__file__).parents[3].joinpath("docs/games/war.md").read_text("utf-8")
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


LOSSES = figures_under("| level | base game | variation 1 | variation 2 | `optional` |")
WINS = figures_under("| base game | `beginner` | `casual` | `strong` |")
OPTIONAL_WINS = figures_under("| `optional` | `beginner` | `casual` | `strong` |")


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.__name__)
def test_a_table_of_the_page_is_what_the_solver_says(table):
    assert "\n".join(table()) + "\n" in PAGE


@pytest.mark.slow
def test_the_states_are_as_many_as_the_page_says():
    assert "\n".join(states_table()) + "\n" in PAGE


def test_the_places_are_as_many_and_the_bounds_as_tight_as_the_page_says():
    assert f"{len(PLACES)} places" in PAGE
    assert PRECISION == 1e-13
    assert "within 1e-13" in PAGE


def test_the_length_of_a_game_is_what_the_page_says():
    """And `sudden` takes a quarter off."""
    plain, sudden = (mean_turns(name, False) for name in ("base game, variation 1", "`sudden`"))
    assert f"has {mean_rounds():.2f} rounds and {mean_rounds() * plain:.0f} turns on average" in PAGE
    assert 0.2 < 1 - sudden / plain < 0.3


def test_a_lone_die_comes_back_in_more_than_a_quarter_of_all_rounds():
    """In the base game, which the sentence is about."""
    assert solved("base game, variation 1").values[PLACES[Place(1, 4, None)]] > 0.25


def test_a_lead_is_worth_more_with_help_for_the_loser():
    """At every score with a lead for the last winner; who is level after winning is worse off."""
    plain, helped = Options(), Options(variation=1)
    for theirs in range(4):
        for mine in range(theirs + 1, 5):
            assert after_round(helped, mine, theirs) > after_round(plain, mine, theirs)
        assert after_round(helped, theirs + 1, theirs + 1) < 0.5


def test_all_settings_of_captures_are_worth_the_same():
    for rules in RULES.values():
        tables = [solve_round(House(how, *rules)).values for how in ("forced", "optional", "auto")]
        assert tables[0] == pytest.approx(tables[1], abs=1e-12)
        assert tables[0] == pytest.approx(tables[2], abs=1e-12)


def test_the_positions_of_the_page_can_be_read():
    head = "| position | meaning |"
    positions = re.findall(r"^\| `([^`]+)`", PAGE.split(head)[1].split("\n\n")[0], flags=re.MULTILINE)
    assert len(positions) == 9
    for text in positions:
        assert write_state(read_state(text, Options(start="lot" if text.startswith("lot") else "roll"))) == text


def test_the_lines_of_play_of_the_page():
    state = read_state("xx:xx 4 0-0", Options())
    counted = ", ".join(str(perft(find_game("war"), state, depth)) for depth in range(1, 6))
    assert f"Lines of play from `xx:xx 4 0-0`: {counted} (" in PAGE


def test_the_options_of_the_page_are_those_of_the_game():
    for choice in choices(find_game("war")):
        line = next(line for line in PAGE.splitlines() if line.startswith(f"| `{choice.name}` "))
        values = re.findall(r"`([^`]+)`", line)[1:]
        assert values[0] == str(choice.default).lower()
        assert set(values) == {str(value).lower() for value in choice.values}


def test_the_levels_lose_what_the_page_says():
    assert list(LOSSES) == [level.id for level in GAME.levels]
    assert [figures[0].mean for figures in LOSSES.values()] == pytest.approx([level.loss for level in GAME.levels])
    assert all(weaker[at].mean > stronger[at].mean for weaker, stronger in pairwise(LOSSES.values()) for at in range(4))


@pytest.mark.slow
@pytest.mark.parametrize("house", list(HOUSES)[1:])
@pytest.mark.parametrize("level", ["beginner", "casual", "strong"])
def test_the_losses_elsewhere_are_as_the_page_says(level, house):
    stated = LOSSES[level][list(HOUSES).index(house)]
    found = measure_loss(level, 300, HOUSES[house], seed=6)
    assert abs(stated.mean - found.mean) < 4 * hypot(stated.error, found.error) + 0.00005


@pytest.mark.slow
@pytest.mark.parametrize(("level", "table", "house"), [
    ("perfect", WINS, "base game"),
    ("casual", OPTIONAL_WINS, "optional"),
    ("strong", OPTIONAL_WINS, "optional"),
    ("perfect", OPTIONAL_WINS, "optional"),
])  # fmt: skip
def test_the_levels_beat_each_other_as_often_as_the_page_says(level, table, house):
    weaker = list(LOSSES)[: list(LOSSES).index(level)]
    for other, stated in zip(weaker, table[level], strict=True):
        found = measure_wins(level, other, 300, HOUSES[house], seed=7)
        assert abs(stated.mean - found.mean) < 4 * hypot(stated.error, found.error) + 0.001
