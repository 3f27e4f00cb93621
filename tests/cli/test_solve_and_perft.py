"""`fives solve` and `fives perft`: one JSON document, the seat's own value, one-line refusals."""

import pytest

from fives.core.catalogue import find_game, find_solver

TUG = find_game("tug")


def test_solve_prints_the_fields_it_promises(fives):
    answer = fives("solve", "tug", "--position", "12344 three 1 2-1", "--json")
    assert answer.code == 0
    assert answer.err == ""
    assert list(answer.json) == ["game", "position", "to_move", "value", "unit", "exact", "moves"]
    assert answer.json["game"] == "tug"
    assert answer.json["position"] == "12344 three 1 2-1"
    assert answer.json["to_move"] == 1
    assert answer.json["unit"] == "win probability"
    assert answer.json["exact"] is True
    assert len(answer.json["moves"]) == 11
    assert all(list(move) == ["move", "value", "why"] for move in answer.json["moves"][:4])
    assert all(list(move) == ["move", "value"] for move in answer.json["moves"][4:])


def test_the_value_is_for_the_seat_to_move_and_that_of_its_best_move(fives):
    for seat in (0, 1):
        solved = fives("solve", "tug", "--position", f"12344 three {seat} 0-0", "--json").json
        assert solved["value"] > 0.6
        assert solved["value"] == pytest.approx(max(move["value"] for move in solved["moves"]), abs=1e-12)


def test_before_nature_acts_the_value_is_for_seat_0(fives):
    solved = fives("solve", "tug", "--position", "344+2 three 1 2-1", "--json").json
    state = TUG.notation.read_state("344+2 three 1 2-1", TUG.options())
    assert solved["to_move"] == "nature"
    assert solved["moves"] == []
    assert solved["value"] == find_solver(TUG).evaluate(state, 0).value


def test_a_finished_game_has_nobody_to_move(fives):
    solved = fives("solve", "tug", "--position", "- three 1 2-5", "--json").json
    assert (solved["to_move"], solved["value"], solved["moves"]) == (None, 0.0, [])


def test_without_a_position_the_start_is_solved(fives):
    solved = fives("solve", "tug", "--json").json
    assert (solved["position"], solved["to_move"], solved["value"]) == ("open ? ?", 0, 0.5)
    chooses = fives("solve", "tug", "--set", "start=host", "--json").json
    assert chooses["position"] == "choose 0"
    assert {move["move"] for move in chooses["moves"]} == {"five", "three"}


def test_options_change_the_value(fives):
    base = ("solve", "tug", "--position", "12344 three 0 0-0", "--json")
    settings = [
        (),
        ("variation=1",),
        ("variation=2",),
        ("full_house=true",),
        ("choose=each_beginning",),
        ("gift=true",),
        ("variation=2", "gift=true"),
    ]
    values = {fives(*base, *(word for one in each for word in ("--set", one))).json["value"] for each in settings}
    assert len(values) == len(settings)


def test_people_read_the_best_move_first(fives):
    lines = fives("solve", "tug", "--position", "12344 three 0 4-4").out.splitlines()
    assert lines[0] == "5-Dice Tug: 12344 three 0 4-4"
    assert "exact" in lines[1]
    assert lines[2].split()[0] in ("244", "344")


@pytest.mark.parametrize("command", [("solve",), ("perft", "--depth", "2")])
@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("chess",), ("chess", "tug")),
        (("tug", "--set", "colour=red"), ("colour", "full_house")),
        (("tug", "--set", "variation=7"), ("variation=7", "0, 1, 2")),
        (("tug", "--set", "variation"), ("option=value",)),
        (("tug", "--position", "12344 four"), ("12344 four", "12344 three 0 2-1")),
        (("tug", "--position", ""), ("position",)),
        (("tug", "--position", "x" * 5000), ("position",)),
        (("tug", "--position", "12\n34"), ("position",)),
        (("tug", "more"), ("more",)),
        (("tug", "--colour"), ("--colour",)),
        (("tug", "--lang", "xx"), ("xx",)),
        ((), ("GAME",)),
    ],
)
@pytest.mark.parametrize("json", [(), ("--json",)])
def test_an_impossible_request_is_one_error_line(refused, command, arguments, says, json):
    line = refused(command[0], *arguments, *command[1:], *json)
    assert all(word in line for word in says)
    assert len(line) < 300


@pytest.mark.parametrize("depth", [0, 1, 2, 3])
def test_perft_counts_lines(fives, depth):
    lines = (1, 11, 171, 1464)[depth]
    asked = ("perft", "tug", "--position", "12344 three", "--depth", depth)
    assert fives(*asked).out == f"{lines}\n"
    assert fives(*asked, "--json").json == {
        "game": "tug",
        "position": "12344 three 0 4-4",
        "depth": depth,
        "lines": lines,
    }


@pytest.mark.parametrize("depth", ["-1", "13", "99999999999999999999", "two", "1.5", ""])
def test_a_depth_that_cannot_be_counted_is_refused(refused, depth):
    assert "epth" in refused("perft", "tug", "--depth", depth)


def test_refusals_are_in_the_language_asked_for(refused, monkeypatch):
    german = "Das ist keine Stellung dieses Spiels"
    assert german in refused("solve", "tug", "--position", "x", "--lang", "de")
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert german in refused("solve", "tug", "--position", "x")
    assert "This is not a position" in refused("solve", "tug", "--position", "x", "--lang", "en")


def test_a_game_without_a_solver_says_so(refused, monkeypatch):
    monkeypatch.setattr("fives.cli.solve.find_solver", lambda game: None)
    assert refused("solve", "tug") == 'fives: There is no solver for this game: "tug"\n'


def test_a_puzzle_says_whether_it_can_be_solved(fives):
    two = "....../.OO.../....../....../....../......"
    found = fives("solve", "clear_away", "--position", two, "--json").json
    assert (found["value"], found["unit"], found["exact"]) == (1.0, "solvable", True)
    assert fives("solve", "clear_away", "--position", two).out.count("can still be solved") == 3
    full = "/".join(["OOOOOO"] * 6)
    assert "cannot be solved any more" in fives("solve", "clear_away", "--position", full).out
