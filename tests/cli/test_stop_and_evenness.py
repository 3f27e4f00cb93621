"""The terminal: `/stop` ends a game without a result (G6R), and `fives verify` says how often each side fell."""

import re

import msgspec
import pytest

from fives.core.matches.event import Kind
from fives.core.records.record import load_match, read_record, write_record
from fives.core.records.verify_record import verify


@pytest.mark.parametrize("seats", ["me,bot:perfect", "me,me"])
@pytest.mark.parametrize("word", ["stop", "/stop"])
def test_typing_stop_stops_the_game(fives, tmp_path, seats, word):
    file = tmp_path / "game.json"
    answer = fives("play", "tug", "--seed", "7", "--seats", seats, "--save", file, typed=f"roll\n{word}\n")
    assert answer.code == 0
    assert "Stopped (without a result)" in answer.out
    record = read_record(file.read_bytes())
    assert (record.result.rule, record.log[-1].kind) == ("G6R", Kind.STOP)
    assert verify(record).problems == ()
    told = fives("replay", file, "--review")
    assert (told.code, "The game is stopped." in told.out) == (0, True)
    assert "Stopped (without a result)" in told.out


def test_a_solo_game_can_be_stopped(fives):
    answer = fives("play", "clear_away", "--json", typed="stop\nundo\n")
    assert answer.json["result"] == {"ranks": [2], "scores": [0], "reason": "stopped", "rule": "G6R"}
    assert "Stopped (without a result)" in answer.err
    assert answer.json["log"][-1]["kind"] == "stop"  # and nothing is taken back


def test_a_game_with_dice_thrown_by_hand_stops_where_it_asks_for_them(fives):
    answer = fives("play", "tug", "--by-hand", "--seats", "me,me", "--json", typed="roll\nstop\n")
    assert answer.json["result"]["rule"] == "G6R"


@pytest.fixture
def game(fives, tmp_path):
    file = tmp_path / "game.json"
    assert fives("play", "tug", "--seed", "3", "--seats", "bot:perfect,bot:beginner", "--save", file).code == 0
    return file


def test_each_side_is_counted(fives, game):
    """The counts of the bars are those of all dice in the log."""
    record = read_record(game.read_bytes())
    fell = "".join(event.move for event in record.log if event.actor == -1 and event.move.isdigit())
    answer = fives("verify", game)
    bars = re.findall("^  ([1-6]) (█*) ([0-9]+)$", answer.out, re.MULTILINE)
    assert [(side, int(count)) for side, _, count in bars] == [(side, fell.count(side)) for side in "123456"]
    lengths = sorted((int(count), len(bar)) for _, bar, count in bars)
    assert [length for _, length in lengths] == sorted(length for _, length in lengths)
    assert lengths[-1][1] == 30
    found = fives("verify", game, "--json").json
    assert found["faces"] == [fell.count(side) for side in "123456"]
    assert f"about {int(100 * found['uneven'] + 0.5)} are at least this uneven" in answer.out
    assert f"about {int(len(fell) / 6 + 0.5)} times" in answer.out


def test_verify_reports_no_sides_without_dice(fives, game):
    record = read_record(game.read_bytes())
    game.write_bytes(write_record(msgspec.structs.replace(record, log=(), secret="", result=None)))
    answer = fives("verify", game)
    assert "side fell" not in answer.out
    assert fives("verify", game, "--json").json["uneven"] is None


def test_dice_by_hand_are_what_people_tapped(fives, game):
    record = msgspec.structs.replace(read_record(game.read_bytes()), by_hand=True)
    assert load_match(record)
    game.write_bytes(write_record(record))
    assert "These are the numbers that people tapped in." in fives("verify", game).out


def test_symbols_have_names(fives, tmp_path):
    file = tmp_path / "symbols.json"
    fives("play", "find_fives", "--seed", "3", "--set", "mode=solo", "--save", file, typed="stop\n")
    out = fives("verify", file).out
    assert "star" in out
    assert "fair dice" in out
