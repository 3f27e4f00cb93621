"""The numbers of the rules that a board draws by: each is written once, in the rules, and told with the table."""

import dataclasses
import re
from pathlib import Path
from types import ModuleType

import pytest
from server_thread import PATIENT, Threaded

from fives.core.catalogue import games
from fives.live.calls.lessons import lesson
from phone import calls

BOARDS = Path(__file__).parents[2] / "web/src/boards"
CONSTANT = re.compile(r"^\s*(?:export )?const ([A-Z_]+) = (-?\d+);", re.MULTILINE)
# what a drawing is made for, and what must therefore agree: the plan of a board, and codes in which a view is written
AGREED = {
    "clear_away": {"SIDE"},
    "detective": {"SOLVED"},
    "find_fives": {"SIDE"},
    "number_poker": {"EMPTY", "CLOSED"},
    "torris": {"ROWS", "COLUMNS"},
}
DRAWN = [game for game in games().values() if game.numbers]


def changed(module, old, new):
    """Return a copy of a module in which one line reads otherwise."""
    source = Path(module.__file__).read_text()
    assert source.count(old) == 1
    copy = ModuleType(module.__name__)
    exec(compile(source.replace(old, new), module.__file__, "exec"), vars(copy))
    return copy


@pytest.mark.parametrize(
    ("id", "old", "new", "told"),
    [
        ("tug", "\nTARGET = 5 ", "\nTARGET = 6 ", {"target": 6}),
        ("war", "\nTARGET = 5 ", "\nTARGET = 7 ", {"target": 7}),
        ("dominoes", "\nROLLS = 3 ", "\nROLLS = 4 ", {"target": 5, "race": 15, "rolls": 4, "dice": 5}),
        ("hi_low", "\nMIDDLE = 35 ", "\nMIDDLE = 36 ", {"middle": 36, "farthest": 25, "dice": 5, "ten": 10}),
        ("five_wins", "\nLONGEST = 200 ", "\nLONGEST = 100 ", {"stones": 16, "longest": 100}),
        ("shell_game", "\nEARLIEST: Final = 10 ", "\nEARLIEST: Final = 12 ", {"earliest": 12}),
        ("detective", '("motive", 2, 3)', '("motive", 2, 5)', {"means": 2, "motive": 5, "opportunity": 4}),
    ],
)
def test_a_number_changed_in_the_rules_is_another_at_the_table(tmp_path, id, old, new, told):
    game = games()[id]
    newer = dataclasses.replace(game, rules=changed(game.rules, old, new))
    seats = [{"kind": "mine", "name": "Ann"}, *[{"kind": "open"}] * (max(2, game.seats[0]) - 1)]
    with Threaded(tmp_path / "fives.sqlite", games={id: newer}, **PATIENT) as server, calls(server.url) as client:
        laid = client.post("/api/tables", json={"game": id, "seats": seats}).json()
        assert laid["table"]["numbers"] == told
        assert client.get(f"/api/tables/{laid['table']['code']}").json()["numbers"] == told
    assert game.numbers != told


@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.id)
def test_a_lesson_tells_them_too(game):
    assert lesson(game).numbers == game.numbers


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_no_board_has_a_number_of_the_rules(game):
    """Neither one by the name of a constant of the rules nor one by the value of a number that is told."""
    board = BOARDS / f"{game.id.title().replace('_', '')}Board.svelte"
    files = [board, *(BOARDS / game.id).glob("*.*")]
    found = [each for file in files for each in CONSTANT.findall(file.read_text())]
    known = vars(game.notation) | vars(game.rules)
    rules = {name: value for name, value in known.items() if name.isupper() and isinstance(value, int)}
    agreed = AGREED.get(game.id, set())
    assert agreed <= {name for name, _ in found}
    for name, value in found:
        if name in agreed:
            assert int(value) == rules[name]
        else:
            assert name not in rules, f"{board.name} has {name} of the rules: tell it by NUMBERS"
            assert int(value) not in game.numbers.values(), f"{name} of {board.name} is a number of the rules"
