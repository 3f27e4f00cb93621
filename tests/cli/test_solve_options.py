"""`fives solve --options`: what each option of a solved game does to the chance of the player who begins."""

import pytest

from fives.core.catalogue import find_game, find_solver

TUG = ("solve", "tug", "--options", "--set", "variation=0", "--set", "full_house=true")


def chance_with(answer, **options):
    """Return the chance that is printed for exactly these options."""
    (found,) = [each["chance"] for each in answer["chances"] if each["options"] == options]
    return found


def test_who_begins_in_tug_has_the_known_chances(fives):
    """76.7, 71.8 and 88.1 % with a full house; 63.9, 56.3 and 80.9 % without."""
    answer = fives(*TUG, "--json").json
    assert (answer["game"], answer["seats"], answer["begins"]) == ("tug", 2, True)
    known = {0: (0.7667765, 0.6388667), 1: (0.7176376, 0.5627930), 2: (0.8805493, 0.8088495)}
    for variation, (counts, does_not) in known.items():
        other = {"variation": variation} if variation else {}
        assert chance_with(answer, **other) == pytest.approx(counts, abs=1e-6)
        assert chance_with(answer, **other, full_house=False) == pytest.approx(does_not, abs=1e-6)


def test_the_game_compared_to_comes_first_then_single_options_then_pairs(fives):
    counts = [len(each["options"]) for each in fives(*TUG, "--json").json["chances"]]
    assert counts[0] == 0
    assert counts == sorted(counts)
    assert set(counts) == {0, 1, 2}


def test_a_set_option_holds_in_every_line(fives):
    """A full house and a gift: the same chance, whichever of the two is set and whichever is compared."""
    one = fives(*TUG, "--json").json
    other = fives("solve", "tug", "--options", "--set", "full_house=true", "--set", "gift=true", "--json").json
    assert other["settings"]["gift"] is True
    assert chance_with(other) == chance_with(one, gift=True)
    assert chance_with(other, full_house=False) == chance_with(one, full_house=False, gift=True)


def test_a_pair_that_changes_nothing_is_left_out(fives):
    """DO-V2: a string of one's own; whether a single die may be replaced (DO-V1R) means nothing there."""
    pairs = [set(each["options"]) for each in fives("solve", "dominoes", "--options", "--json").json["chances"]]
    assert {"variation", "replace_single"} in pairs, "in variation 1 it does"
    listed = [each["options"] for each in fives("solve", "dominoes", "--options", "--json").json["chances"]]
    assert {"variation": 2, "replace_single": True} not in listed


@pytest.mark.parametrize("id", ["tug", "war", "hi_low", "dominoes", "number_poker"])
def test_every_chance_is_that_of_the_solver(fives, id):
    game = find_game(id)
    answer = fives("solve", id, "--options", "--json").json
    assert {name for each in answer["chances"] for name in each["options"]} == {
        name for name in game.options.__struct_fields__ if name != "start"
    }
    for each in answer["chances"]:
        start = game.rules.start(answer["seats"], game.options(**each["options"]), 0)
        worth = find_solver(game).evaluate(start, 0)
        assert (worth.exact, worth.value) == (True, each["chance"])


def test_people_read_a_table(fives):
    lines = fives(*TUG, "--set", "gift=true", "--lang", "en").out.splitlines()
    assert lines[0].startswith("5-Dice Tug with 2 players")
    assert any(line.split() == ["full_house=false", "65.72", "%"] for line in lines)
    assert any(line.startswith("variation=2, full_house=false  ") for line in lines)
    german = fives(*TUG, "--lang", "de").out
    assert "Gewinnchance" in german
    assert "Gewinnwahrscheinlichkeit" in german


def test_where_nobody_begins_the_table_says_so(fives):
    assert "nobody goes first" in fives("solve", "number_poker", "--options", "--lang", "en").out


def test_a_game_that_is_not_solved_says_so(refused, monkeypatch):
    assert (
        refused("solve", "shell_game", "--options")
        == 'fives: Nobody knows the exact chances of this game: "shell_game"\n'
    )
    monkeypatch.setattr("fives.cli.chances_by_option.find_solver", lambda game: None)
    assert refused("solve", "tug", "--options") == 'fives: There is no solver for this game: "tug"\n'


def test_a_position_and_the_options_are_not_compared_together(refused):
    line = refused("solve", "tug", "--options", "--position", "12344")
    assert line == 'fives: These two cannot be used together: "--options --position"\n'
