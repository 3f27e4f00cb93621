"""Refusals say their sentence without the library for Fluent, and say the same as with it."""

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource

import fives
from fives.cli.terminal.translations import Translations
from fives.core.refusal import BadDay, BadLevel, BadOption, BadRecord, BadSeats, IllegalMove, Refusal, UnknownGame
from fives.texts import LANGUAGES, text_files
from fives.texts.plain_sentences import plain_sentence

COMPLETE = [tag for tag, language in LANGUAGES.items() if language.complete]
REFUSALS = [
    IllegalMove("TO2", turn=0),
    IllegalMove(""),
    IllegalMove("no such rule"),
    BadOption(option="varation", known=["choose", "gift"]),
    BadOption("FF13R", option="tiles", value="x", known=[]),
    BadSeats(seats=3, fewest=2, most=2),
    BadLevel(level="weak", known=["beginner", "casual"]),
    BadRecord(why="it is { $odd }"),
    UnknownGame(game="tugg", known=["tug"]),
    BadDay(text="2026-13-13", example="2026-11-16"),
]


@pytest.mark.parametrize("tag", COMPLETE)
def test_every_rule_and_every_refusal_of_the_core_is_read_as_fluent_reads_it(tag):
    texts = [file.read_text("utf-8") for file in text_files(tag).values()]
    bundle = FluentBundle([tag], use_isolating=False)
    for text in texts:
        bundle.add_resource(FluentResource(text))
    codes = {kind.code for kind in Refusal.__subclasses__() if kind.__module__ == "fives.core.refusal"}
    keys = re.findall(r"^(rule-\S+) = ", "\n".join(texts), re.MULTILINE)
    keys += [f"refusal-{code.replace('_', '-')}" for code in codes]
    assert len(keys) > 80
    for key in keys:
        assert plain_sentence(tag, key) == bundle.format_pattern(bundle.get_message(key).value)[0]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("refusal", REFUSALS, ids=str)
def test_a_refusal_says_what_the_terminal_says(refusal, language):
    assert refusal.sentence(language) == Translations(language).refuse(refusal)


def test_a_language_that_lacks_a_sentence_has_it_in_english_and_one_with_forms_is_none():
    assert plain_sentence("xx", "rule-TO5") == plain_sentence("en", "rule-TO5")
    assert plain_sentence("en", "tug-roll", count=2) is None
    assert plain_sentence("en", "no-such-text") is None
    assert plain_sentence("en", "refusal-most-seats", most=4) == "This game has no room for more than 4."


def test_a_refusal_without_a_text_says_its_code():
    class Odd(Refusal):
        code = "very_odd"

    assert Odd().sentence() == "very odd"
    assert str(fives.IllegalMove("TO2", turn=0)) == "illegal move (TO2): turn=0"  # for logs and programs, as before
