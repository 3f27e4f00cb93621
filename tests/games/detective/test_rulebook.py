"""The rulebook of 5-Dice Detective, rule by rule. Positions are written as in `notation.py`."""

from fractions import Fraction
from itertools import combinations, product

import pytest

from fives.cli.terminal.translations import Translations
from fives.core.chance.rolls import FACES
from fives.core.chance.who_begins import Act, Lot
from fives.core.game import NATURE
from fives.core.refusal import IllegalMove
from fives.games.detective.notation import read_move, read_state, write_move, write_state
from fives.games.detective.rules import (
    Options,
    Piece,
    actors,
    chances,
    moves,
    pieces,
    play,
    result,
    settled,
    start,
    starter,
)
from fives.texts import complete_languages


def at(text, **options):
    return read_state(text, Options(**options))


def after(state, *texts):
    """Return the state after moves as text; whoever may act makes them."""
    for text in texts:
        (actor,) = actors(state)
        state = play(state, actor, read_move(text))
    return state


def listed(state):
    return [write_move(move) for move in moves(state, state.turn)]


def records(state):
    return {write_move(piece) for piece in pieces(state)}


def told(state):
    return [happening.key for happening in state.happened]


def refused(state, text, seat=None):
    """Return the rule that forbids a move."""
    with pytest.raises(IllegalMove) as refusal:
        play(state, state.turn if seat is None else seat, read_move(text))
    return refusal.value.rule


# G1R: who begins


def test_everyone_rolls_two_dice_and_the_highest_roll_begins():
    """G1R: three players throw 5, 11 and 9, so seat 1 begins and seat 2 follows."""
    state = after(start(3, Options()), "roll", "23", "roll", "56", "roll", "45")
    assert (state.turn, starter(state), state.opening) == (1, 1, None)
    assert told(state) == ["opening-rolled", "opening-won"]
    assert after(state, "roll", "11345", "means1").turn == 2


def test_only_the_tied_highest_roll_again():
    """G1R: seats 0 and 2 both throw eight; seat 1 is out of it."""
    state = after(start(3, Options()), "roll", "35", "roll", "12", "roll", "26")
    assert write_state(state) == "open ? - ?"
    assert told(state) == ["opening-rolled", "opening-tied"]
    assert starter(state) is None
    assert after(state, "roll", "11", "roll", "12").turn == 2


def test_the_start_can_be_drawn_or_settled():
    """G1R, option `start`."""
    assert chances(start(5, Options(start="lot"))) == {Lot(seat): Fraction(1, 5) for seat in range(5)}
    assert after(start(4, Options(start="lot")), "seat3").turn == 3
    assert write_state(start(2, Options(start="host"))) == "- 0 000000-000000"
    assert write_state(start(3, Options(), first=2)) == "- 2 000000-000000-000000 first2"


# DE1: evidence


@pytest.mark.parametrize(
    ("dice", "found"),
    [
        ("12345", set()),
        ("12344", {"means4"}),
        ("22445", {"means2", "means4"}),
        ("13444", {"means4", "motive4"}),
        ("22444", {"means2", "means4", "motive4"}),
        ("24444", {"means4", "motive4", "opportunity4"}),
        ("66666", {"means6", "motive6", "opportunity6"}),
    ],
)
def test_two_three_and_four_alike_are_means_motive_and_opportunity(dice, found):
    """DE1: longer strings may be recorded as shorter ones; five alike as any one of the three."""
    assert records(at(f"{dice} 0 000000-000000")) == found


def test_a_string_too_short_is_refused():
    """DE1: a pair is no motive."""
    assert refused(at("12344 0 000000-000000"), "motive4") == "DE1"
    assert refused(at("12344 0 000000-000000"), "means3") == "DE1"


# DE2: a turn


def test_a_turn_begins_with_a_roll_of_five_dice():
    """DE2: nothing else can be done, and nobody else can do it."""
    state = start(2, Options(), first=0)
    assert moves(state, 0) == (Act.ROLL,)
    assert moves(state, 1) == ()
    assert refused(state, "means4") == "DE2"
    assert refused(state, "roll", seat=1) == "DE2"
    assert refused(at("44446 0 000000-000000"), "means4", seat=1) == "DE2"
    assert refused(after(state, "roll"), "means4") == "DE2"
    assert actors(after(state, "roll")) == {NATURE}
    assert len(chances(after(state, "roll"))) == 252


def test_after_the_first_roll_record_or_roll_again():
    """DE2: one piece, or any dice again, one to five of them; keeping all five is no move."""
    state = at("12344 0 000000-000000")
    sizes = {len(move) for move in moves(state, 0) if isinstance(move, tuple)}
    assert sizes == {0, 1, 2, 3, 4}
    assert len(moves(state, 0)) == 1 + 23
    assert refused(state, "12344") == "DE2"
    assert refused(state, "nothing") == "DE2"
    assert refused(state, "66") == "DE2"


def test_a_record_from_the_first_roll_ends_the_turn():
    """DE2: the piece is written down and the dice go on."""
    state = after(at("12344 0 000000-000000"), "means4")
    assert write_state(state) == "- 1 000100-000000"
    assert told(state) == ["detective-recorded"]


def test_after_all_five_again_any_string_counts():
    """DE2: the new roll is a roll like the first."""
    state = after(at("12344 0 000000-000000"), "-", "33366")
    assert write_state(state) == "-/33366 0 000000-000000"
    assert records(state) == {"means3", "motive3", "means6"}
    assert set(listed(state)) == {"means3", "motive3", "means6", "nothing"}


@pytest.mark.parametrize(
    ("kept", "landed", "found"),
    [
        ("44", "446", {"means4", "motive4", "opportunity4"}),
        ("44", "556", set()),
        ("44", "456", {"means4", "motive4"}),
        ("14", "114", {"means1", "motive1", "means4"}),
        ("1", "5555", set()),
        ("1", "1555", {"means1"}),
        ("3344", "6", set()),
        ("3344", "3", {"means3", "motive3"}),
    ],
)
def test_after_a_partial_roll_a_string_needs_old_and_new_dice(kept, landed, found):
    """DE2, DE2R: the number occurs among the kept and the new dice, and often enough in total."""
    assert records(at(f"{kept}/{landed} 0 000000-000000")) == found


def test_a_string_of_old_dice_alone_is_refused():
    """DE2R: the pair of fours was there to record before the second roll."""
    assert refused(at("44/126 0 000000-000000"), "means4") == "DE2R"
    assert refused(at("1/5555 0 000000-000000"), "motive5") == "DE2R"


@pytest.mark.parametrize(
    ("position", "options", "face"),
    [
        ("444/23 0 000000-000000", {}, 4),
        ("44/446 0 000000-000000", {}, None),  # a new one lies there
        ("444/23 0 000300-000000", {}, None),  # no piece against 4 that three dice would prove
        ("-/44423 0 000000-000000", {}, None),
        ("444/23 0 000000-000000", {"variation": 1}, None),  # any string counts
    ],
)
def test_a_turn_without_a_record_says_which_kept_dice_lack_a_new_one(position, options, face):
    """DE2R: three 4s lie there, and it must not look like a mistake."""
    happened = after(at(position, **options), "nothing").happened
    assert [each.params["face"] for each in happened if each.key == "detective-old-dice"] == ([face] if face else [])


def test_there_is_no_third_roll():
    """DE2: after the second roll a piece or nothing."""
    assert refused(at("44/126 0 000000-000000"), "44") == "DE2"
    assert refused(at("44/126 0 000000-000000", variation=2), "44") == "DE2"
    assert listed(at("44/126 0 000000-000000")) == ["nothing"]


# DE2R: recording


def test_a_piece_is_recorded_once_by_each_player():
    """DE2R: seat 0 has the means against 4, seat 1 does not."""
    assert records(at("34444 0 000100-000000")) == {"motive4", "opportunity4"}
    assert records(at("34444 1 000100-000000")) == {"means4", "motive4", "opportunity4"}
    assert refused(at("34444 0 000100-000000"), "means4") == "DE2R"


def test_recording_is_optional_after_the_second_roll():
    """DE2R: nothing is written down and the dice go on."""
    state = after(at("44/446 0 000000-000000"), "nothing")
    assert write_state(state) == "- 1 000000-000000"
    assert told(state) == ["detective-nothing"]


# DE3: the end


def test_the_third_piece_against_one_suspect_solves_the_murder():
    """DE3: and every other player, in order, gets one last turn."""
    state = after(at("24444 1 000000-000300-000000"), "opportunity4")
    assert write_state(state) == "- 2 000000-000700-000000 last2"
    assert told(state) == ["detective-recorded", "detective-solved", "detective-last-turns"]
    state = after(state, "roll", "12346", "-", "12346", "nothing")
    assert write_state(state) == "- 0 000000-000700-000000 last1"
    assert result(state) is None
    state = after(state, "roll", "11234", "means1")
    assert actors(state) == frozenset()
    assert (result(state).ranks, result(state).rule) == ((2, 1, 2), "DE3")
    assert told(state) == ["detective-recorded", "detective-won"]


def test_pieces_against_different_suspects_solve_nothing():
    """DE3: three kinds of evidence, but not against one."""
    assert result(after(at("24444 0 120000-000000", last_turn="none"), "opportunity4")) is None


def test_a_player_who_solves_in_the_last_turn_shares_the_victory():
    """DE3R, G2R: and does not open another round of last turns."""
    state = after(at("22244 2 050000-007000-050000 last2"), "motive2")
    assert (state.turn, state.last) == (0, 1)
    assert told(state) == ["detective-recorded", "detective-solved"]
    state = after(state, "roll", "12346", "-", "12346", "nothing")
    assert result(state).ranks == (3, 1, 1)
    assert result(state).winners == (1, 2)
    assert result(state).scores == (0, 1, 1)


def test_equal_turns_gives_a_last_turn_only_to_those_with_fewer():
    """DE3R, option `last_turn`: seat 1 began; if seat 2 of four solves, seats 3 and 0 are still to come."""
    sheets = "000300-000300-000300-000300"
    state = after(at(f"24444 2 {sheets} first1", last_turn="equal_turns"), "opportunity4")
    assert (state.turn, state.last) == (3, 2)
    assert after(at(f"24444 1 {sheets} first1", last_turn="equal_turns"), "opportunity4").last == 3
    ended = after(at(f"24444 0 {sheets} first1", last_turn="equal_turns"), "opportunity4")
    assert result(ended).winners == (0,)


def test_without_last_turns_the_first_solver_wins_at_once():
    """DE3R, option `last_turn`."""
    ended = after(at("24444 0 000300-000300", last_turn="none"), "opportunity4")
    assert (result(ended).ranks, result(ended).reason) == ((1, 2), "suspect_4")
    assert told(ended) == ["detective-recorded", "detective-solved", "detective-won"]
    assert refused(ended, "roll") == "DE3"


@pytest.mark.parametrize(
    ("other", "reason"), [("000000", "suspect_4"), ("000700", "suspect_4"), ("070000", "murder_solved")]
)
def test_the_end_names_the_suspect_whom_all_winners_proved_guilty(other, reason):
    """DE3, DE3R: who shares the victory may have proved someone else guilty."""
    assert result(at(f"- 0 000700-{other} last0")).reason == reason


@pytest.mark.parametrize("language", complete_languages())
def test_the_end_names_any_of_the_six_suspects(language):
    """DE3: their number is in the sentence."""
    assert all(str(n) in Translations(language).say(f"result-suspect-{n}") for n in FACES)


# DE-V1: any string


@pytest.mark.parametrize(
    ("kept", "landed", "found"),
    [
        ("44", "556", {"means4", "means5"}),
        ("1", "5555", {"means5", "motive5", "opportunity5"}),
        ("3344", "6", {"means3", "means4"}),
        ("44", "446", {"means4", "motive4", "opportunity4"}),
    ],
)
def test_in_variation_1_any_string_counts(kept, landed, found):
    """DE-V1: of old dice, new dice, or both."""
    assert records(at(f"{kept}/{landed} 0 000000-000000", variation=1)) == found


def test_variation_1_changes_nothing_else():
    """DE-V1: the record stays optional and the end the same."""
    assert "nothing" in listed(at("44/556 0 000000-000000", variation=1))
    assert after(at("44/446 0 000300-000000", variation=1), "opportunity4").last == 1


# DE-V2: pooled evidence


def test_in_variation_2_a_piece_is_recorded_once_by_anyone():
    """DE-V2: seat 1 has found the means against 4, so it is known to all."""
    state = at("34444 0 000000-000100", variation=2)
    assert records(state) == {"motive4", "opportunity4"}
    assert refused(state, "means4") == "DE-V2"
    assert refused(at("44456 0 000000-000100", variation=2), "means4") == "DE-V2"


def test_in_variation_2_ones_own_piece_is_not_recorded_again_either():
    """DE2R: seat 0 has it itself, and needs no variation to know that."""
    assert refused(at("44456 0 000100-000000", variation=2), "means4") == "DE2R"


def test_the_third_piece_is_circled_by_its_finder():
    """DE-V2: means by John, motive by Sally, opportunity by Sam: Sam's circle, and the game goes on."""
    state = after(at("24444 2 000100-000200-000000", variation=2), "opportunity4")
    assert write_state(state) == "- 0 000100-000200-000400 ---2--"
    assert told(state) == ["detective-recorded", "detective-circled"]
    assert result(state) is None


def test_most_circles_win_when_all_six_are_solved():
    """DE-V2, G2R: three circles each is a shared victory."""
    ended = after(at("66666 1 777003-000770 00011-", variation=2), "opportunity6")
    assert (result(ended).ranks, result(ended).scores, result(ended).rule) == ((1, 1), (3, 3), "DE-V2")
    assert told(ended) == ["detective-recorded", "detective-circled", "detective-won", "detective-won"]


def test_a_first_roll_with_a_recordable_string_stands():
    """DE-V2R: the player chooses the piece, but cannot roll again."""
    state = at("22444 0 000000-000000", variation=2)
    assert listed(state) == ["means2", "means4", "motive4"]
    assert refused(state, "44") == "DE-V2R"
    assert refused(state, "nothing") == "DE-V2R"
    assert refused(state, "66") == "DE2"


def test_a_first_roll_without_one_is_rolled_again():
    """DE-V2R: the pair of fours is known already; nobody may stop here."""
    state = at("12344 0 000000-000100", variation=2)
    assert {len(move) for move in moves(state, 0)} == {0, 1, 2, 3, 4}
    assert refused(state, "nothing") == "DE-V2R"


def test_after_the_second_roll_what_can_be_recorded_must_be():
    """DE-V2R: nothing only where there is nothing."""
    state = at("44/446 0 000000-000100", variation=2)
    assert listed(state) == ["motive4", "opportunity4"]
    assert refused(state, "nothing") == "DE-V2R"
    assert listed(at("44/556 0 000000-000100", variation=2)) == ["nothing"]


def test_the_game_ends_when_the_lead_exceeds_the_open_suspects():
    """DE-V2R: four circles against one with one suspect open; three against one would go on."""
    ended = after(at("44446 0 777300-000070 000-1-", variation=2), "opportunity4")
    assert (result(ended).scores, result(ended).reason) == ((4, 1), "most_circles")
    assert refused(ended, "roll") == "DE-V2R"
    assert refused(at("- 0 777003-000774 000111", variation=2), "roll") == "DE-V2"
    going_on = at("- 0 777000-000070 000-1-", variation=2)
    assert result(going_on) is None


def test_with_three_players_a_place_is_never_settled_before_the_end():
    """DE-V2R: four circles are enough to win, but second and third are still open; so it is with up to six."""
    state = after(at("44456 0 777500-000000-000000 000---", variation=2), "motive4")
    assert (write_state(state), result(state)) == ("- 1 777700-000000-000000 0000--", None)
    for seats in (3, 4, 5, 6):
        assert not any(settled(scores, 6 - sum(scores)) for scores in shares_of_circles(seats) if sum(scores) < 6)


def test_the_places_are_settled_when_no_circle_to_come_can_change_one():
    """DE-V2R: worked out by giving the open suspects to the seats in every way."""
    for seats in (2, 3, 4):
        for scores in shares_of_circles(seats):
            still_open = 6 - sum(scores)
            ends = {places(scores, more) for more in shares_of_circles(seats) if sum(more) == still_open}
            parts = {places(scores, more) for more in shares_of_circles(seats) if sum(more) <= still_open}
            assert settled(scores, still_open) == (len(parts) == 1)
            assert not settled(scores, still_open) or ends == parts


def shares_of_circles(seats):
    return [scores for scores in product(range(7), repeat=seats) if sum(scores) <= 6]


def places(scores, more):
    """Return who is before whom, or level, after `more` circles."""
    total = [circles + extra for circles, extra in zip(scores, more, strict=True)]
    return tuple((total[a] > total[b]) - (total[a] < total[b]) for a, b in combinations(range(len(total)), 2))


# DE-V2R, option `record`: after_reroll


def test_with_after_reroll_any_first_roll_may_be_rolled_again():
    """DE-V2R: the turn is that of DE2."""
    state = at("22444 0 000000-000000", variation=2, record="after_reroll")
    assert records(state) == {"means2", "means4", "motive4"}
    assert {len(move) for move in moves(state, 0) if isinstance(move, tuple)} == {0, 1, 2, 3, 4}
    assert refused(state, "nothing") == "DE2"
    assert write_state(after(state, "means4")) == "- 1 000100-000000"


def test_with_after_reroll_what_a_reroll_brings_must_be_recorded():
    """DE-V2R: only after it is recording compulsory; without anything the turn is idle, and counted."""
    state = at("44/446 0 000000-000100", variation=2, record="after_reroll")
    assert listed(state) == ["motive4", "opportunity4"]
    assert refused(state, "nothing") == "DE-V2R"
    idle = at("44/556 0 000000-000100 idle7", variation=2, record="after_reroll")
    assert listed(idle) == ["nothing"]
    assert write_state(after(idle, "nothing")) == "- 1 000000-000100 idle8"


def test_a_record_begins_the_count_anew():
    """DE-V2R: thirty turns in a row, of all players together."""
    state = at("22444 0 000000-000000 idle29", variation=2, record="after_reroll")
    assert write_state(after(state, "means4")) == "- 1 000100-000000"


def test_thirty_turns_in_a_row_without_a_record_end_the_game_as_it_stands():
    """DE-V2R: whoever has most circles then wins; nobody has any here but seat 1."""
    state = at("44/556 2 000100-000600-000000 ---1-- idle29", variation=2, record="after_reroll")
    ended = after(state, "nothing")
    assert actors(ended) == frozenset()
    assert (result(ended).ranks, result(ended).reason, result(ended).rule) == ((2, 1, 2), "most_circles", "DE-V2R")
    assert told(ended) == ["detective-nothing", "detective-stalled", "detective-won"]
    assert refused(ended, "roll") == "DE-V2R"
    assert write_state(ended) == "- 0 000100-000600-000000 ---1-- idle30"


def test_with_first_roll_idle_turns_are_not_counted():
    """DE-V2R: recording is compulsory at once, so the game comes to an end by itself."""
    assert write_state(after(at("44/556 0 000000-000100", variation=2), "nothing")) == "- 1 000000-000100"


@pytest.mark.parametrize("variation", [0, 1])
def test_without_one_file_the_option_changes_nothing(variation):
    """DE-V2R belongs to variation 2: elsewhere recording is optional and nothing is counted."""
    state = at("44/446 0 000000-000100", variation=variation, record="after_reroll")
    assert "nothing" in listed(state)
    assert write_state(after(state, "nothing")) == "- 1 000000-000100"


# G7R: both variations at once


def test_with_both_variations_any_string_counts_and_all_evidence_is_one_file():
    """G7R, DE-V1, DE-V2: the kept pair of fours and the new pair of fives count; the means against 5 are known."""
    state = at("44/556 0 000000-000010", variation="both")
    assert listed(state) == ["means4"]
    assert refused(state, "means5") == "DE-V2"
    assert refused(state, "nothing") == "DE-V2R"
    circled = after(at("1/5555 0 000000-000030", variation="both"), "opportunity5")
    assert write_state(circled) == "- 1 000040-000030 ----0-"


@pytest.mark.parametrize(("record", "stands"), [("first_roll", True), ("after_reroll", False)])
def test_with_both_variations_the_first_roll_stands_or_not(record, stands):
    """G7R, DE-V2R: as with one file alone."""
    state = at("22444 0 000000-000000", variation="both", record=record)
    assert all(isinstance(move, Piece) for move in moves(state, 0)) == stands
