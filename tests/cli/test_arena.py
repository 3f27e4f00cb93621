"""`fives arena`: one JSON document with the figures and how to get them again, one-line refusals."""

import signal
import subprocess
import sys
import time

import pytest


def test_arena_prints_the_fields_it_promises(fives):
    answer = fives("arena", "tug", "perfect", "beginner@0.5", "--games", "5", "--workers", "1", "--json")
    assert (answer.code, answer.err) == (0, "")
    assert list(answer.json) == ["game", "options", "seats", "games", "opening", "seed", "unit", "bots", "pairs"]
    assert (answer.json["games"], answer.json["opening"], answer.json["seats"]) == (6, 0, 2)
    assert answer.json["options"]["variation"] == 0
    one, other = answer.json["bots"]
    assert list(one) == ["level", "budget", "score", "low", "high", "moves", "mean_seconds", "slowest_seconds"]
    assert (one["budget"], other["budget"]) == (1.0, 0.5)
    assert one["low"] <= one["score"] <= one["high"]
    (pair,) = answer.json["pairs"]
    assert (pair["bots"], pair["games"], pair["score"]) == ([0, 1], 6, one["score"])


def test_text_output_has_the_same_figures_as_json(fives):
    answer = fives("arena", "tug", "strong", "random", "--games", "2", "--workers", "1", "--lang", "de")
    head, columns, first, second = answer.out.splitlines()
    assert "2 Spiele zu 2" in head
    assert "mit 95 % Sicherheit" in columns
    assert {first.split()[0], second.split()[0]} == {"strong", "random"}


def test_a_ladder_of_levels_and_ones_own_bot_goes_on_from_its_journal(fives, tmp_path):
    own, journal = tmp_path / "first.py", tmp_path / "journal"
    own.write_text(
        "from fives import find_game\n"
        "def choose(view, seat, level, random, budget):\n"
        "    return find_game('tug').rules.moves(view, seat)[0]\n"
    )
    asked = ("arena", "tug", "random", f"{own}@0.5", "casual", "--ladder", "--workers", "1", "--journal", journal)
    answer = fives(*asked, "--games", "4")
    assert answer.code == 0, answer.err
    lines = [line.split() for line in answer.out.splitlines()]
    assert len(lines) == 1 + 4 + 3
    noted = journal.read_text()
    assert noted.count("\n") == 1 + 2 * 2
    again = fives(*asked, "--games", "4", "--json")
    assert journal.read_text() == noted
    assert [bot["budget"] for bot in again.json["bots"]] == [1.0, 0.5, 1.0]
    assert [pair["bots"] for pair in again.json["pairs"]] == [[0, 1], [1, 2]]


def test_ctrl_c_stops_the_arena_while_a_bot_thinks(tmp_path):
    own, thinks = tmp_path / "thinker.py", tmp_path / "thinks"
    own.write_text(
        "import pathlib, time\n"
        "def choose(view, seat, level, random, budget):\n"
        f"    pathlib.Path({str(thinks)!r}).touch()\n"
        "    time.sleep(3600)\n"
    )
    asked = ("arena", "tug", str(own), "random", "--workers", "1")
    command = [sys.executable, "-c", "import sys; from fives.cli import main; sys.exit(main())", *asked]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as held:
        while not thinks.exists():
            assert held.poll() is None
            time.sleep(0.05)
        held.send_signal(signal.SIGINT)
        assert held.communicate(timeout=60) == ("", "")
    assert held.returncode == 130


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("tug", "godlike", "casual"), "no bot of this strength"),
        (("tug", "strong@soon", "casual"), "strong@soon: “soon” must be a number of seconds above 0, at most 3,600."),
        (("tug", "strong@-1", "casual"), "strong@-1: “-1” must be a number of seconds above 0, at most 3,600."),
        (("tug", "strong", "casual", "--games", "0"), "games: 0 is not between 1 and 1,000,000"),
        (("tug", "strong", "casual", "--opening", "-1"), "opening: -1 is not between 0 and 100"),
        (("tug", "strong", "casual", "--seats", "3"), "number of players"),
        (("tug", "strong", "casual", "--workers", "0"), "workers: 0 is not between"),
        (("tug", "strong"), "bots: 1 is not between 2 and 100.\n"),
        (("tug", "strong", "nobody.py"), "nobody.py: No such file"),
        (("tug", "strong", "casual", "--journal", __file__), "is not a journal of the arena"),
        (("chess", "strong", "casual"), "chess"),
    ],
)
def test_an_impossible_contest_is_one_error_line(fives, arguments, said):
    answer = fives("arena", *arguments)
    assert (answer.code, answer.out) == (2, "")
    assert said in answer.err
    assert answer.err.count("\n") == 1
