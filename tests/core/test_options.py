"""Options: defaults, unknown names, values out of range, and settings as typed."""

from typing import Annotated, Literal

import msgspec
import pytest

from fives.core.catalogue import find_game
from fives.core.game import Game
from fives.core.options import Choice, choices, is_against_bots, read_options, read_setting, seat_counts
from fives.core.refusal import BadOption

TUG = find_game("tug")


class Three(msgspec.Struct, frozen=True):
    target: Annotated[int, msgspec.Meta(ge=3, le=6)] = 5
    mode: Literal["wild", "calm"] = "calm"
    teams: bool = False


THREE = Game("three", "five", (2, 2), 1, None, 1, Three, TUG.rules, TUG.notation, ())


def test_without_settings_there_are_the_defaults():
    assert read_options(TUG, {}) == TUG.options()
    assert read_options(THREE, {}) == Three(5, "calm", False)


def test_settings_are_applied():
    assert read_options(TUG, {"variation": 2, "gift": True}) == TUG.options(variation=2, gift=True)


@pytest.mark.parametrize(
    ("settings", "option"),
    [
        ({"colour": "red"}, "colour"),
        ({"target": 2}, "target"),
        ({"target": 7}, "target"),
        ({"target": "5"}, "target"),
        ({"target": True}, "target"),
        ({"target": None}, "target"),
        ({"mode": "Calm"}, "mode"),
        ({"mode": 1}, "mode"),
        ({"teams": 1}, "teams"),
        ({"teams": [True]}, "teams"),
        ({"teams": True, "mode": {}}, "mode"),
    ],
)
def test_a_wrong_option_value_is_refused_by_name(settings, option):
    with pytest.raises(BadOption) as refused:
        read_options(THREE, settings)
    assert refused.value.params["option"] == option
    assert refused.value.code == "bad_option"


def test_an_unknown_option_says_which_there_are():
    with pytest.raises(BadOption) as refused:
        read_options(THREE, {"colour": "red"})
    assert refused.value.params["known"] == ["mode", "target", "teams"]


def test_a_value_that_does_not_exist_says_which_there_are():
    with pytest.raises(BadOption) as refused:
        read_options(TUG, {"variation": 7})
    assert refused.value.params == {"option": "variation", "value": "7", "known": ["0", "1", "2"]}


def test_choices_list_every_value_in_the_order_of_the_game():
    assert choices(THREE) == (
        Choice("target", (3, 4, 5, 6), 5),
        Choice("mode", ("wild", "calm"), "calm"),
        Choice("teams", (False, True), False),
    )


def test_one_person_against_bots_begins_by_lot_unless_the_table_says_otherwise():
    """G1R."""
    assert read_options(TUG, {}).start == "roll"
    assert read_options(TUG, {"gift": True}, against_bots=True) == TUG.options(gift=True, start="lot")
    assert read_options(TUG, {"start": "roll"}, against_bots=True) == TUG.options()
    assert read_options(THREE, {}, against_bots=True) == Three(5, "calm", False)
    assert [choice.against_bots for choice in choices(TUG) if choice.name == "start"] == ["lot"]
    assert {choice.against_bots for choice in choices(TUG) if choice.name != "start"} == {None}


def test_against_bots_is_one_person_and_at_least_one_bot():
    assert is_against_bots(2, 1)
    assert is_against_bots(4, 3)
    assert not any(is_against_bots(*each) for each in [(1, 0), (1, 1), (2, 0), (2, 2), (4, 2)])


def test_every_choice_can_be_read_back():
    for game in (TUG, THREE):
        for choice in choices(game):
            assert choice.default in choice.values
            for value in choice.values:
                assert read_setting(game, f"{choice.name}={value}") == (choice.name, value)
                assert getattr(read_options(game, {choice.name: value}), choice.name) == value


def test_a_typed_switch_may_be_in_small_letters():
    assert read_setting(TUG, "full_house=false") == ("full_house", False)
    assert read_setting(TUG, "gift=TRUE") == ("gift", True)


@pytest.mark.parametrize("text", ["variation", "", "=1", "variation=", "variation=3", "variation=1=1", "colour=red"])
def test_a_typed_setting_that_does_not_fit_is_refused(text):
    with pytest.raises(BadOption):
        read_setting(TUG, text)


def test_an_option_that_cannot_be_listed_is_a_mistake_of_the_game():
    class Open(msgspec.Struct, frozen=True):
        name: str = ""

    with pytest.raises(TypeError, match="option name"):
        choices(Game("open", "five", (2, 2), 1, None, 1, Open, TUG.rules, TUG.notation, ()))


def test_the_numbers_of_players_are_told_for_every_setting_that_changes_them():
    assert seat_counts(find_game("tug")) == {"": (2,)}
    assert seat_counts(find_game("hi_low")) == {"": (2, 4)}


class Text(msgspec.Struct, frozen=True):
    word: Annotated[
        str, msgspec.Meta(pattern="^[ab]{3}$", max_length=3, examples=["aaa", "aba"], extra={"rule": "TU1"})
    ] = "aaa"


TEXT = Game("text", "five", (2, 2), 1, None, 1, Text, TUG.rules, TUG.notation, ())


def test_a_text_is_any_that_its_pattern_matches():
    assert choices(TEXT) == (Choice("word", ("aaa", "aba"), "aaa", pattern="^[ab]{3}$"),)
    assert read_setting(TEXT, "word=bab") == ("word", "bab")
    assert read_options(TEXT, {"word": "bbb"}) == Text("bbb")


@pytest.mark.parametrize("word", ["", "abc", "aaaa", "aaa\n", "AAA", 3, None])
def test_a_text_that_does_not_match_is_refused_by_its_rule_with_examples(word):
    with pytest.raises(BadOption) as refused:
        read_options(TEXT, {"word": word})
    assert (refused.value.rule, refused.value.params["known"]) == ("TU1", ["aaa", "aba"])
