"""`fives` itself: help, version, the shelf, and ends that make no noise."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request

import pytest

import fives as library
from fives.cli import COMMANDS
from fives.cli.terminal.translations import Translations
from fives.core.catalogue import find_game, games
from fives.core.options import seat_counts
from phone import SOON

FIVES = [sys.executable, "-m", "fives"]


def test_the_version(fives):
    assert fives("--version").out == f"{library.__version__}\n"


@pytest.mark.parametrize("module", ["fives", "fives.cli"])
def test_python_runs_the_command_as_a_module(module):
    done = subprocess.run([sys.executable, "-m", module, "--version"], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, f"{library.__version__}\n", "")


def test_help_names_every_command_in_a_line(fives):
    told = fives("--help").out
    for name, line in COMMANDS.items():
        assert name in told
        assert line.partition("\n")[0] in told
    assert len(told.splitlines()) <= 40


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(fives, command):
    answer = fives(command, "--help")
    assert answer.code == 0
    assert f"fives {command}" in answer.out
    assert len(answer.out.splitlines()) < 30


def test_games_lists_the_shelf(fives):
    told = fives("games").out
    assert "…" not in told  # what is cut off cannot be typed
    assert all(id in told for id in games())
    assert "variation=0|1|2" in told
    assert "perfect" in told


def test_games_as_json(fives):
    (tug,) = [game for game in fives("games", "--json").json if game["id"] == "tug"]
    assert (tug["name"], tug["seats"], tug["solved"]) == ("5-Dice Tug", [2, 2], True)
    assert (tug["box"], tug["by"]) == ("five_dice", "Paul Hoemke")
    assert tug["options"][0] == {"name": "variation", "values": [0, 1, 2], "default": 0}
    assert tug["levels"][-1] == {"id": "perfect", "loss": 0.0, "exact": True, "seats": None}
    (german,) = [game for game in fives("games", "--json", "--lang", "de").json if game["id"] == "tug"]
    assert german["line"] == Translations("de").say("tug-line") != tug["line"]


def test_games_tell_how_many_can_play(fives):
    """HL1: Hi-Low is for 2 or 4. The JSON tells it by option, as the server does."""
    told = fives("games").out
    for id, numbers in (
        ("hi_low", "2 or 4"),
        ("detective", "2-6"),
        ("dominoes", "2-4"),
        ("tug", "2"),
        ("clear_away", "1"),
    ):
        assert re.search(rf"^{id} .* {numbers}  ", told, re.MULTILINE), id
    listed = fives("games", "--json").json
    assert all(game["counts"] == {k: [*v] for k, v in seat_counts(find_game(game["id"])).items()} for game in listed)
    counts = {game["id"]: game["counts"] for game in listed}
    assert counts["hi_low"] == {"": [2, 4]}
    assert counts["detective"] == {"": [2, 3, 4, 5, 6]}
    assert counts["dominoes"] == {"": [2], "variation=2": [2, 3, 4]}


@pytest.mark.parametrize("arguments", [("chess",), ("--nothing",), ("serve", "more"), ("games", "--json=2"), ("play",)])
def test_an_unknown_game_or_file_is_one_error_line(refused, arguments):
    refused(*arguments)


@pytest.mark.parametrize("json", [(), ("--json",)])
def test_a_closed_output_pipe_is_no_error(json):
    with subprocess.Popen([*FIVES, "games", *json], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(SOON) == 1


def test_characters_outside_the_terminals_encoding_are_replaced():
    environment = os.environ | {"PYTHONIOENCODING": "ascii", "LANG": "C"}
    done = subprocess.run(
        [*FIVES, "play", "tug", "--seats", "bot:perfect,bot:perfect", "--seed", "1", "--lang", "de"],
        capture_output=True,
        env=environment,
        check=True,
    )
    assert done.stderr == b""
    assert done.stdout.isascii()


def test_input_that_is_not_utf_8_is_no_move():
    command = [*FIVES, "play", "tug", "--seats", "me,me", "--lang", "en"]
    done = subprocess.run(command, input=b"\xff\xfe\nroll\n", capture_output=True, check=True)
    assert done.stderr == b""
    assert b"This is not a move of this game" in done.stdout


def test_unknown_commands_and_extra_arguments_have_different_errors(refused):
    assert "there is no command 'bott', but 'bot'; see `fives --help`" in refused("bott", "mine.py")
    assert "'tug' is too much here" in refused("games", "tug")


def test_error_messages_contain_no_terminal_escapes(refused):
    assert "\x1b" not in refused("solve", "\x1b[31mtug")


@pytest.mark.parametrize("times", [1, 3])
def test_ctrl_c_is_quiet(tmp_path, times):
    """Sent once the server says that it is open; the games are served until then. An impatient hand changes nothing."""
    command = [*FIVES, "--host", "127.0.0.1", "--port", "0", "--database", tmp_path / "fives.sqlite"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        url = next(found[0] for line in process.stdout if (found := re.search(r"http://127\.0\.0\.1:\d+", line)))
        with urllib.request.urlopen(f"{url}/healthz", timeout=SOON) as answer:
            assert answer.status == 200
        for _ in range(times):
            process.send_signal(signal.SIGINT)
            time.sleep(0.02)  # two at once are one
        assert process.wait(SOON) in (0, 130)
        assert process.stderr.read() == ""


def test_phones_get_a_code_to_scan(tmp_path):
    command = [*FIVES, "--host", "127.0.0.1", "--port", "0", "--database", tmp_path / "fives.sqlite"]
    command += ["--public-url", "http://192.0.2.7:5555"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        told = "".join(iter(process.stdout.readline, "  Ctrl+C closes it. Running games are kept.\n"))
        process.send_signal(signal.SIGINT)
        process.wait(SOON)
    assert "http://192.0.2.7:5555" in told
    assert told.count("█") > 100


def test_a_port_in_use_is_one_error_line(refused, tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        line = refused("--host", "127.0.0.1", "--port", port, "--database", tmp_path / "fives.sqlite")
    assert str(port) in line
    assert "in use" in line


@pytest.mark.parametrize("port", ["70000", "-1", "http"])
def test_an_invalid_port_is_one_error_line(refused, tmp_path, port):
    assert "port" in refused("serve", "--host", "127.0.0.1", "--port", port, "--database", tmp_path / "fives.sqlite")


def test_an_unusable_database_is_one_error_line(refused, tmp_path):
    file = tmp_path / "notes.txt"
    file.write_text("these are no tables" * 1000)
    assert "notes.txt" in refused("serve", "--host", "127.0.0.1", "--port", "0", "--database", file)
    assert file.read_text().startswith("these are no tables")
