"""A refusal names the rule that a reader of the rules would name: each rule is broken once, and no rule is left out."""

import ast
from itertools import chain
from pathlib import Path

import pytest
import refused_rules
import shelf_checks as shelf
import test_refusal_texts as why_not

from fives.core.catalogue import find_game, games
from fives.core.matches.event import Event, Kind
from fives.core.matches.match import new_match
from fives.core.options import read_options, read_setting
from fives.core.refusal import BadOption, BadSeats, IllegalMove
from fives.live.table import _refuse_late
from fives.table.apply_command import apply_command, new_table
from fives.table.duplicate_tables import new_duplicate_tables
from fives.table.http_bodies import NewSeat, NewTable
from fives.table.messages import Ask, Play, Ready, TimeLimit
from fives.table.refusals import Denied


def lines(text, cells):
    """Return the lines of a table; the third of more than `cells` cells may hold bars of its own."""
    for line in filter(None, text.splitlines()):
        game, settings, *middle = (cell.strip() for cell in line.split(" | "))
        kept = len(middle) - (cells - 3)
        yield game, settings.strip("-"), " | ".join(middle[:kept]), *middle[kept:]


MORE = sorted((Path(__file__).parents[1] / "games").glob("*/refused_rules.txt"))  # lines that a game brings itself
MOVES = [*lines(refused_rules.MOVES, 6), *chain.from_iterable(lines(file.read_text(), 6) for file in MORE)]
SEATS = [*lines(refused_rules.SEATS, 4)]
EVENTS = [*lines(refused_rules.EVENTS, 6)]


def named(rows):
    return pytest.mark.parametrize("row", rows, ids=[f"{row[0]}-{row[-1]}-{row[-2]}" for row in rows])


def options_of(game, settings):
    return read_options(game, dict(read_setting(game, word) for word in settings.split()))


@named(MOVES)
def test_a_move_is_refused_by_the_rule_it_breaks(row):
    id, settings, position, seat, move, rule = row
    game = find_game(id)
    state = game.notation.read_state(position, options_of(game, settings))
    with pytest.raises(IllegalMove) as refused:
        game.rules.play(state, int(seat), game.notation.read_move(move))
    assert refused.value.rule == rule


@named(SEATS)
def test_a_number_of_players_is_refused_by_the_rule_it_breaks(row):
    id, settings, seats, rule = row
    game = find_game(id)
    with pytest.raises(BadSeats) as refused:
        game.check_seats(int(seats), options_of(game, settings))
    assert refused.value.rule == rule


@named(EVENTS)
def test_an_event_of_a_match_is_refused_by_the_rule_it_breaks(row):
    """Before anything has happened there is nothing to take back, and only seat 0 is asked."""
    id, settings, seats, seat, kind, rule = row
    game = find_game(id)
    match = new_match(game, options_of(game, settings), int(seats))
    with pytest.raises(IllegalMove) as refused:
        match.then(Event(1, 0, int(seat), kind=Kind(kind)))
    assert refused.value.rule == rule


HOST = "host"
MINE = NewSeat("mine")


def table(game, seats=(MINE, MINE), **wish):
    """Return a table whose match has begun."""
    gathered = new_table("BCDFG", find_game(game), NewTable(game, tuple(seats), **wish), HOST, at=0)
    return apply_command(gathered, HOST, Ready(id="1", seed="00"), 0)


def ask_for(kind, **wish):
    begun = table(**wish)
    apply_command(begun, HOST, Ask(id="2", kind=kind, seat=0, epoch=begun.data.epoch, seen=begun.n), 0)


def play_late(game, **wish):
    """Send a move a day after a table began."""
    begun = table(game, **wish)
    _refuse_late(begun, Play(id="2", seat=0, move="done", epoch=begun.data.epoch, seen=begun.n), 86_400_000)


def limit_the_time(game):
    table(game, time=TimeLimit("move", 10))


def share_the_dice_of_a_hand():
    new_duplicate_tables(("BCDFG", "BCDFH"), find_game("tug"), NewTable("tug", (MINE, MINE), by_hand=True), HOST, 0)


TABLES = {  # rule, what refuses: what is asked of a table
    ("G4R", IllegalMove): lambda: ask_for("take_back", game="tug"),
    ("G5R", IllegalMove): lambda: ask_for("draw", game="tug", seats=(MINE, NewSeat("bot", level="beginner"))),
    ("G-TIME", BadOption): lambda: limit_the_time("find_fives"),
    ("FF13R", BadOption): lambda: table("find_fives", options={"tiles": "F9"}),
    ("G-TIME", Denied): lambda: play_late("tug", time=TimeLimit("move", 10)),
    ("G-DUPLICATE", BadOption): share_the_dice_of_a_hand,
    ("FF9R", Denied): lambda: play_late("find_fives"),
}


@pytest.mark.parametrize(("rule", "kind"), TABLES, ids=[f"{rule}-{kind.__name__}" for rule, kind in TABLES])
def test_a_table_refuses_by_the_rule_that_is_broken(rule, kind):
    with pytest.raises(kind) as refused:
        TABLES[rule, kind]()
    assert refused.value.rule == rule


def test_a_rule_that_only_ends_a_game_refuses_nothing():
    """`Result(…, rule="TO6")` says how it ended."""
    code = 'Result(ranks, scores, reason="most", rule="TO6")\nIllegalMove("TO5")'
    assert refusing(ast.parse(code)) == {"TO5"}


def refusing(tree):
    """Return the rules that a module can name, apart from those that only say how a game ended."""
    told = {
        id(each)
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "Result"
        for each in ast.walk(call)
    }
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and id(node) not in told
        and why_not.RULE.fullmatch(node.value)
    }


@pytest.mark.parametrize("id", [*games(), None], ids=str)
def test_every_rule_that_can_refuse_is_broken_by_a_line(id):
    """None: the rules of every match and table."""
    places = [f"games/{id}/*.py"] if id else ["core/**/*.py", "table/*.py", "live/**/*.py", "server/**/*.py"]
    files = chain.from_iterable(why_not.SOURCES.glob(place) for place in places)
    found = {
        rule
        for file in files
        if file.name != "lesson_steps.py"  # its steps show rules, they refuse nothing
        for rule in refusing(ast.parse(file.read_text("utf-8")))
    }
    assert len(found) >= (2 if id == "clear_away" else 4)
    broken = {row[-1] for row in (*MOVES, *SEATS) if row[0] == id} | {rule for rule, _ in TABLES}
    if id is None:
        broken |= {row[-1] for row in EVENTS}
    assert found - broken == set(), "lines for tests/contract/refused_rules.py"


@pytest.mark.parametrize("row", [*MOVES, *SEATS], ids=lambda row: f"{row[0]}-{row[-1]}")
def test_every_refusing_rule_has_a_sentence(row):
    assert f"rule-{row[-1]}" in shelf.keys(row[0], "en")
