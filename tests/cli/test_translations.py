"""The texts of the terminal, in every language that has some for it."""

import re
from importlib.resources import files

import pytest

from fives.cli.terminal.language import TERMINAL_LANGUAGES, terminal_language
from fives.cli.terminal.translations import Translations
from fives.core.game import Happening, Result
from fives.core.refusal import IllegalMove, UnknownGame


def test_every_sentence_the_commands_ask_for_is_there():
    code = "".join(file.read_text("utf-8") for file in files("fives.cli").iterdir() if file.name.endswith(".py"))
    asked = set(re.findall(r"""["'](cli-[a-z-]*[a-z])["']""", code))
    asked |= {f"refusal-{code.replace('_', '-')}" for code in re.findall(r"code = \"([a-z_]+)\"", code)}
    assert len(asked) > 20
    for words in map(Translations, TERMINAL_LANGUAGES):
        assert [key for key in asked if not words.find(key)] == []


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LC_MESSAGES": "de", "LANG": "en_GB"}, "de"),
        ({"LANG": "fr_FR"}, "en"),
        ({"LANG": "de_AT@euro"}, "de"),
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "den_CA"}, "en"),
        ({"LANG": "fa_IR.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_terminal_says_which_language_it_wants(monkeypatch, variables, language):
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert terminal_language() == language


def test_you_are_addressed_and_others_are_named():
    told = Happening("opening-won", {"seat": 1})
    assert Translations("en").tell(told, ("Ada", "Bob"), me=1) == "You go first."
    assert Translations("en").tell(told, ("Ada", "Bob"), me=0) == "Bob goes first."
    assert Translations("en").tell(told, ("Ada", "Bob")) == "Bob goes first."
    assert "Bob" in Translations("de").tell(told, ("Ada", "Bob"))


def test_dice_are_joined():
    told = Happening("opening-rolled", {"seat": 0, "dice": [2, 5], "total": 7})
    assert "2-5" in Translations("en").tell(told, ("Ada", "Bob"))


@pytest.mark.parametrize("language", TERMINAL_LANGUAGES)
def test_a_refusal_quotes_its_rule(language):
    words = Translations(language)
    assert words.refuse(IllegalMove("TU3", turn=0)).endswith("TU3: " + words.say("rule-TU3"))


def test_a_refusal_says_what_was_asked_and_what_is_possible():
    line = Translations("en").refuse(UnknownGame(game="chess", known=["hi_low", "tug"]))
    assert line == 'This game is not on the shelf: "chess"; possible: hi_low, tug'


def test_how_a_match_ended():
    words = Translations("en")
    won = Result((2, 1), (3, 5), "five_points", "TU4")
    assert words.end(won, ("Ada", "Bob"), me=1) == "You win! (with five points)"
    assert words.end(won, ("Ada", "Bob"), me=0) == "Bob wins! (with five points)"
    assert words.end(Result((1, 1), (3, 3), "loot_shared", "NP6"), ("Ada", "Bob")).startswith("A draw (")
    assert words.end(Result((1, 1, 3), (3, 3, 1), "loot_shared", "NP6"), ("Ada", "Bob", "Cy")).startswith("A shared")


def test_team_mates_win_together():
    words, won = Translations("en"), Result((1, 2, 1, 2), (5, 3, 5, 3), "turns_won", "HL4R")
    four, sides = ("Ada", "Bob", "Cy", "Di"), (0, 1, 0, 1)
    assert words.end(won, four, me=2, sides=sides) == "Your team wins! (with the most rounds won)"
    assert words.end(won, four, me=1, sides=sides) == "Ada + Cy win! (with the most rounds won)"
    assert words.end(won, four).startswith("A shared win")


def test_an_option_without_a_text_of_its_game_has_the_one_that_games_share():
    german = Translations("de")
    assert german.say("hi-low-option-start-roll") == german.say("option-start-roll") != "option-start-roll"
    assert german.say("tug-option-variation") == "Variante"
    assert german.find("tug-option-none") is None
    assert german.find("tug-rules") is None, "only options are shared"


def test_a_missing_sentence_falls_back_to_english_and_then_to_its_key():
    german = Translations("de")
    german._bundles[0]._messages.pop("undone")
    assert german.say("undone", you="yes") == Translations("en").say("undone", you="yes")
    assert german.say("no-such-key") == "no-such-key"
    assert german.find("no-such-key") is None
