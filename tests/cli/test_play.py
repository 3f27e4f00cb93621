"""`fives play`, line by line through a pipe."""

import re

import msgspec
import pytest

from fives.cli.terminal.terminal_game import read_typed
from fives.core.records.record import load_match, read_record
from fives.core.records.verify_record import verify
from fives.core.refusal import UnreadableMove
from fives.core.text_drawing import draw_dice

AGAINST_A_BOT = ("play", "tug", "--seed", "7", "--seats", "me,bot:perfect", "--set", "start=roll")
TOGETHER = ("play", "tug", "--seed", "7", "--seats", "me,me", "--set", "start=host")


def moves_of(record):
    return [(event["actor"], event.get("move") or event["kind"]) for event in record["log"]]


def test_a_whole_game_at_one_keyboard(fives):
    """Whoever is asked takes the first move listed, by its number, until the game is over."""
    answer = fives("play", "tug", "--seed", "5", "--seats", "me,me", "--json", typed="#1\n" * 2000)
    assert answer.code == 0
    record = answer.json
    assert record["result"]["reason"] == "five_points"
    assert max(record["result"]["scores"]) == 5
    assert "wins! (with five points)" in answer.err
    assert verify(msgspec.convert(record, type(read_record(answer.out.encode())))).sealed


def test_a_whole_game_of_bots_needs_nobody(fives):
    record = fives("play", "tug", "--seed", "3", "--seats", "bot:perfect,bot:beginner", "--json").json
    assert [player["level"] for player in record["players"]] == ["perfect", "beginner"]
    assert all(event.get("bot") for event in record["log"] if event["actor"] >= 0)
    assert record["result"] is not None


@pytest.mark.parametrize(
    ("seats", "settings", "start"),
    [("me,bot:casual", (), "lot"), ("me,bot:casual", ("--set", "start=roll"), "roll"), ("me,me", (), "roll")],
)
def test_one_person_against_bots_begins_by_lot(fives, seats, settings, start):
    """G1R: unless the start is set otherwise."""
    assert fives("play", "tug", "--seats", seats, *settings, "--json", typed="quit\n").json["options"]["start"] == start


def test_bots_of_one_strength_are_told_apart(fives):
    err = fives("play", "tug", "--seed", "3", "--seats", "bot:casual,bot:casual", "--json").err
    assert "Casual bot 1" in err
    assert "Casual bot 2" in err


def test_a_terminal_waits_for_the_clock(fives, monkeypatch):
    """A game with a clock: what only the clock does takes its time; who may act before it is asked, not hurried."""
    waited = []
    monkeypatch.setattr("fives.cli.terminal.terminal_game.time.sleep", waited.append)
    seats = "bot:elephant,bot:elephant"
    record = fives("play", "shell_game", "--seed", "3", "--seats", seats, "--json").json
    assert record["result"]["scores"] == [8, 8]
    assert waited.count(10) == 4  # to memorise, then the bot turns the stones itself
    assert waited.count(0.8) == 3 + 3 + 4 + 4
    assert len(waited) == 18


def test_the_same_seed_rolls_the_same_dice(fives):
    def play(seed):
        return moves_of(fives("play", "tug", "--seed", seed, "--seats", "bot:casual,bot:casual", "--json").json)

    assert play(1) == play(1) != play(2)


def test_without_a_seed_the_dice_are_random(fives):
    games = [fives("play", "tug", "--seats", "bot:perfect,bot:perfect", "--json").json for _ in range(2)]
    assert games[0]["commitment"] != games[1]["commitment"]


def test_moves_are_typed_as_text_or_number(fives):
    by_text = fives(*TOGETHER, "--json", typed="three\nroll\n").json
    by_number = fives(*TOGETHER, "--json", typed="2\n#1\n").json
    assert moves_of(by_text) == moves_of(by_number)
    assert moves_of(by_text)[:2] == [(0, "three"), (0, "roll")]


def test_a_number_that_is_also_a_move_is_the_move():
    """TU-V1 lets a single die stay: `3` keeps a three, `#3` is the third move listed."""
    listed = ["1", "11", "3", "34", "4"]
    assert [read_typed(typed, listed) for typed in ("3", "#3", "#2", "2", "#5")] == ["3", "3", "11", "11", "4"]
    assert [read_typed(typed, listed) for typed in ("4", "#4", "9", "undo")] == ["4", "34", "9", "undo"]
    for typed in ("#0", "#6", "#999999"):
        with pytest.raises(UnreadableMove):
            read_typed(typed, listed)


def test_an_illegal_move_is_refused_and_asked_again(fives):
    answer = fives(*TOGETHER, "--json", typed="castle\nroll\n#9\n\n" + "9" * 9999 + "\nthree\n")
    assert moves_of(answer.json) == [(0, "three")]
    assert "This is not a move of this game" in answer.err
    assert "That is not allowed now: TU2: " in answer.err


def test_a_choice_is_undone_and_made_anew(fives):
    record = fives(*TOGETHER, "--json", typed="three\nundo\nfive\nundo\nthree\nroll\nundo\n").json
    assert moves_of(record)[:6] == [(0, "three"), (0, "undo"), (0, "five"), (0, "undo"), (0, "three"), (0, "roll")]
    assert len(record["log"]) == 7  # the roll stays


def test_two_at_one_keyboard_agree_on_a_draw(fives):
    answer = fives(*TOGETHER, "--json", typed="three\ndraw\n")
    assert answer.json["result"] == {"ranks": [1, 1], "scores": [0, 0], "reason": "agreed", "rule": "G5R"}


def test_a_bot_agrees_to_take_back_but_not_to_draw(fives):
    typed = "#1\ntake_back\n#1\ndraw\nresign\n"
    answer = fives("play", "torris", "--seed", "3", "--seats", "me,bot:beginner", typed=typed)
    assert "You take back your last move" in answer.out
    assert "G5R" in answer.out


def test_a_player_resigns(fives):
    answer = fives(*TOGETHER, "--json", typed="three\nresign\n")
    assert answer.json["result"] == {"ranks": [2, 1], "scores": [0, 1], "reason": "resigned", "rule": "G3R"}
    assert "Player 2 wins! (the other player gave up)" in answer.err


def test_a_hint_names_the_best_moves_first(fives):
    answer = fives(*TOGETHER, typed="hint\nquit\n")
    values = [float(value) for value in re.findall(r"  (?:three|five) +(\d\.\d+)", answer.out)]
    assert len(values) == 2
    assert values == sorted(values, reverse=True)


def test_help_and_the_list_of_moves_can_be_asked_for(fives):
    answer = fives(*TOGETHER, typed="help\nmoves\nquit\n")
    assert "undo, take_back, resign, draw, stop, quit" in " ".join(answer.out.split())
    assert answer.out.count("#2 three") == 2


def test_dice_are_drawn_and_told(fives):
    answer = fives(*TOGETHER, typed="three\nroll\nquit\n")
    assert "│ ●   ● │" in answer.out
    assert "1-2-4-6-6" in answer.out
    assert "Position: 12466 three 0 0-0" in answer.out


def test_leaving_keeps_the_game_for_later(fives, tmp_path):
    file = tmp_path / "game.json"
    for typed in ("three\nroll\nquit\n", "three\nroll\n"):  # said, and by the end of the input
        answer = fives(*TOGETHER, "--save", file, typed=typed)
        assert answer.code == 0
        assert "The game was not finished" in answer.out
        record = read_record(file.read_bytes())
        assert record.secret == ""
        assert load_match(record).n == 3


def test_a_saved_game_verifies_and_has_its_secret_open(fives, tmp_path):
    file = tmp_path / "game.json"
    fives("play", "tug", "--seats", "bot:strong,bot:casual", "--save", file)
    found = fives("verify", file, "--json").json
    assert found["sealed"] is True
    assert found["problems"] == []


def test_the_terminal_speaks_german(fives):
    answer = fives(*TOGETHER, "--lang", "de", typed="drei\nthree\nquit\n")
    assert "Das ist kein Zug dieses Spiels" in answer.out
    assert "Das Spiel bleibt unbeendet." in answer.out


def test_the_player_is_addressed_as_you_when_alone_at_the_keyboard(fives):
    assert "You roll" in fives(*AGAINST_A_BOT, typed="roll\n").out
    assert "You" not in fives("play", "tug", "--seats", "me,me", typed="roll\nroll\n").out


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("--seats", "me"), "possible: 2"),
        (("--seats", "me,me,me"), "possible: 2"),
        (("--seats", ""), "possible: 2"),
        (("--seats", "me,you"), "you"),
        (("--seats", "me,bot"), "possible: beginner"),
        (("--seats", "me,bot:god"), "god"),
        (("--set", "variation=3"), "variation=3"),
        (("--seed", "x"), "seed"),
        (("--lang", "tlh"), "tlh"),
        (("--save", "/no/such/folder/game.json", "--seats", "bot:perfect,bot:perfect"), "No such file"),
        (("--save", "/", "--seats", "bot:perfect,bot:perfect"), "directory"),
    ],
)
def test_an_impossible_game_is_one_error_line(refused, arguments, says):
    assert says in refused("play", "tug", *arguments)


def test_only_dice_are_drawn_as_dice():
    for faces in (None, 3, "12", [], [7], ["1"], [0, 1]):
        assert draw_dice(faces) is None
    assert draw_dice([1, 6]).count("●") == 7


def test_a_game_for_one_needs_no_opponent_and_tells_no_winner(fives):
    answer = fives("play", "clear_away", "--json", typed="#1\n" * 40)
    assert answer.code == 0
    assert [player.get("level", "") for player in answer.json["players"]] == [""]
    assert answer.json["result"]["reason"] == "stones_left"
    assert "No jump left" in answer.err
    assert "wins" not in answer.err


def test_a_solo_player_can_undo_after_the_end(fives):
    whole = fives("play", "clear_away", "--json", typed="#1\n" * 40).json
    jumps = len(whole["log"])
    answer = fives("play", "clear_away", "--json", typed="#1\n" * jumps + "undo\n#1\n\n")
    assert [event.get("move") or event["kind"] for event in answer.json["log"][jumps:]] == [
        "undo",
        whole["log"][-1]["move"],
    ]
    assert answer.json["result"] == whole["result"]
    assert "One move was taken back." in answer.err


def test_a_two_dimensional_board_is_drawn(fives):
    assert "6 . O O O O .\n5 O O O O O O" in fives("play", "clear_away", typed="quit\n").out


def test_real_dice_are_typed_and_a_wrong_entry_is_undone(fives, tmp_path):
    file = tmp_path / "game.json"
    typed = "roll\n7\n66\nundo\n65\nroll\n12\nthree\nroll\n33345\nquit\n"
    told = fives("play", "tug", "--by-hand", "--seats", "me,me", "--save", str(file), typed=typed)
    assert "roll 2 dice" in told.out
    assert "The roll was undone." in told.out
    record = read_record(file.read_bytes())
    assert [event.move or event.kind.value for event in record.log if event.actor == -1] == [
        "66",
        "undo",
        "56",
        "12",
        "33345",
    ]
    checked = fives("verify", str(file))
    assert "4 rolls by hand" in checked.out


def test_only_dice_can_be_thrown_by_hand(refused):
    assert "no dice" in refused("play", "torris", "--by-hand")
