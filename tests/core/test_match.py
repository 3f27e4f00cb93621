"""The match: a fold over events, undo inside a turn, resigning (G3R), taking back and drawing by consent (G4R, G5R)."""

import copy
import pickle
from dataclasses import replace
from random import Random

import pytest

from fives.core.catalogue import find_game
from fives.core.game import NATURE, Result
from fives.core.matches.consent import can_draw, taken_back
from fives.core.matches.event import Event, Kind, event_of_format_1
from fives.core.matches.match import Match, nature_acts, new_match, replay
from fives.core.matches.referee import advance, play_chance
from fives.core.refusal import BadOption, BadSeats, IllegalMove, UnreadableMove

TUG = find_game("tug")
LONGER = TUG.options(variation=1, start="host")


def said_event(match, actor, word):
    """Return the next event: a move, or what the word is about the match, as fives 1.0.0 wrote it."""
    return event_of_format_1(Event(match.n + 1, 0, actor, word))


def tug(*moves, options=None, first=0):
    """Return a match of Tug after `moves`, each `actor:move`."""
    match = new_match(TUG, options or TUG.options(), 2, first)
    for text in moves:
        actor, _, move = text.partition(":")
        match = match.then(said_event(match, int(actor), move))
    return match


def test_a_new_match_has_no_events():
    match = new_match(TUG, TUG.options(), 2)
    assert (match.n, len(match.log), match.result) == (0, 0, None)
    assert match.actors == {0}
    assert match.moves(0) == ["roll"]
    assert match.moves(1) == []


@pytest.mark.parametrize(
    ("id", "settings", "seats", "rule"),
    [
        ("tug", {}, 9, ""),
        ("tug", {}, 0, ""),
        ("dominoes", {}, 3, "DO-V2"),
        ("hi_low", {}, 3, "HL1"),
        ("find_fives", {"mode": "solo"}, 2, "FS1"),
    ],
)
def test_a_match_has_as_many_seats_as_its_game_allows(id, settings, seats, rule):
    game = find_game(id)
    with pytest.raises(BadSeats) as refused:
        new_match(game, game.options(**settings), seats)
    assert (refused.value.rule, refused.value.params["seats"]) == (rule, seats)


def test_states_are_kept_by_the_number_of_their_event():
    match = tug("0:three", "0:roll", "-1:12344", "0:344")
    assert match.n == 4
    assert [TUG.notation.write_state(state) for state in match.states] == [
        "choose 0",
        "- three 0 0-0",
        "-+5 three 0 0-0",
        "12344 three 0 0-0",
        "344+2 three 0 0-0",
    ]
    assert nature_acts(match)


def test_a_match_is_rebuilt_from_its_log_alone():
    match = tug("0:three", "0:undo", "0:five", "0:roll", "-1:11225", "0:1225", "-1:3", "1:resign")
    again = replay(new_match(TUG, TUG.options(), 2, 0), match.log)
    assert again == match


def test_an_event_out_of_order_does_not_fit():
    match = tug("0:three")
    for n in (1, 3, 0, -1):
        with pytest.raises(ValueError, match="cannot follow event 1"):
            match.then(Event(n, 0, 0, "roll"))


def test_a_refused_move_changes_nothing():
    match = tug("0:three", "0:roll", "-1:12344")
    with pytest.raises(IllegalMove) as refused:
        match.then(Event(4, 0, 0, "66"))
    assert refused.value.rule == "TU3"
    assert match == tug("0:three", "0:roll", "-1:12344")


def test_unreadable_text_is_no_move():
    with pytest.raises(UnreadableMove):
        tug("0:castle")


def test_nobody_moves_for_another_seat():
    with pytest.raises(IllegalMove):
        tug("1:three")
    with pytest.raises(IllegalMove):
        tug("0:three", "0:roll", "1:12345")


def test_choosing_a_combination_may_be_undone_before_the_roll():
    match = tug("0:three")
    assert match.can_undo(0)
    assert not match.can_undo(1)
    back = tug("0:three", "0:undo")
    assert back.state == match.states[0]
    assert back.moves(0) == ["five", "three"]
    assert back.n == 2
    assert [event.kind for event in back.log] == [Kind.MOVE, Kind.UNDO]


def test_an_undone_choice_can_be_made_anew_and_undone_again():
    match = tug("0:three", "0:undo", "0:five", "0:undo", "0:three")
    assert TUG.notation.write_state(match.state) == "- three 0 0-0"
    assert [step.n for step in match.trail] == [0, 5]


def test_there_is_no_undo_past_the_beginning():
    assert not tug().can_undo(0)
    with pytest.raises(IllegalMove):
        tug("0:three", "0:undo", "0:undo")


@pytest.mark.parametrize(
    "moves",
    [
        ("0:three", "0:roll"),  # the dice are in the air
        ("0:three", "0:roll", "-1:12344"),  # one's own turn again, but a roll lies between
        ("0:three", "0:roll", "-1:12344", "0:344", "-1:12"),  # the other's turn
        ("0:three", "0:roll", "-1:12345"),  # a point was scored
    ],
)
def test_undo_never_goes_past_a_roll_or_another_turn(moves):
    match = tug(*moves)
    assert not any(match.can_undo(seat) for seat in (NATURE, 0, 1))
    for seat in (0, 1):
        with pytest.raises(IllegalMove):
            match.then(said_event(match, seat, "undo"))


def test_rolls_inside_one_long_turn_stay_rolled():
    """TU-V1: turn 2 rolls two dice one by one; the first roll cannot be taken back."""
    match = tug("0:three", "0:roll", "-1:11223", "0:1122", "-1:4", "1:1124", "-1:2", options=LONGER)
    assert match.actors == {1}
    assert not match.can_undo(1)


def test_nature_takes_nothing_back():
    match = tug("0:three", "0:roll")
    with pytest.raises(IllegalMove):
        match.then(said_event(match, NATURE, "undo"))


def test_no_undo_in_games_with_hidden_information():
    hidden = replace(TUG, hidden="others")
    match = new_match(hidden, hidden.options(), 2, 0).then(Event(1, 0, 0, "three"))
    assert not match.can_undo(0)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_player_may_resign_at_any_time(seat):
    """G3R."""
    match = tug("0:three", f"{seat}:resign")
    result = match.result
    assert result is not None
    assert (result.winners, result.reason, result.rule) == ((1 - seat,), "resigned", "G3R")
    assert match.actors == frozenset()
    assert match.moves(0) == match.moves(1) == []


def test_after_resigning_nothing_more_happens():
    match = tug("0:three", "1:resign")
    for move in ("roll", "resign", "undo"):
        with pytest.raises(IllegalMove):
            match.then(said_event(match, 0, move))
    assert not match.can_undo(0)


@pytest.mark.parametrize("actor", [NATURE, 2, 7])
def test_only_a_player_can_resign(actor):
    with pytest.raises(IllegalMove) as refused:
        tug(f"{actor}:resign")
    assert refused.value.rule == "G3R"


def test_nobody_resigns_a_game_of_more_than_two():
    """G3R."""
    poker = find_game("number_poker")
    three: Match = new_match(poker, poker.options(), 3)
    with pytest.raises(IllegalMove) as refused:
        three.then(said_event(three, 0, "resign"))
    assert refused.value.rule == "G3R"


def test_a_won_game_cannot_be_resigned():
    match = tug("0:five", "0:roll", "-1:12345", *("1:roll", "-1:12345") * 4)
    assert match.result is not None
    assert match.result.scores == (5, 0)
    with pytest.raises(IllegalMove):
        match.then(said_event(match, 1, "resign"))


def test_what_happened_is_told_by_event():
    match = tug("0:three", "0:undo", "0:five", "1:resign")
    told = [[(each.key, each.params) for each in match.happened(None, n)] for n in range(1, 5)]
    assert told == [
        [("tug-chose", {"seat": 0, "goal": "three"})],
        [("undone", {"seat": 0})],
        [("tug-chose", {"seat": 0, "goal": "five"})],
        [("resigned", {"seat": 1})],
    ]


CLEAR_AWAY = find_game("clear_away")


def clear_away(*moves):
    """Return a match of Clear Away, a game for one, after `moves`."""
    match = new_match(CLEAR_AWAY, CLEAR_AWAY.options(), 1)
    for move in moves:
        match = match.then(said_event(match, 0, move))
    return match


def test_solo_undo_is_unlimited_and_counted():
    match = clear_away("c6-a6", "b4-b6", "undo", "undo")
    assert match.state == clear_away().state
    assert (match.undone, match.can_undo(0)) == (2, False)


def test_a_solo_player_can_undo_the_last_move_of_a_finished_game():
    match = clear_away()
    while match.actors:
        match = match.then(Event(match.n + 1, 0, 0, match.moves(0)[0]))
    assert match.result is not None
    back = match.then(said_event(match, 0, "undo"))
    assert back.result is None
    assert back.state == match.states[-2]
    assert not back.can_undo(1)


def test_a_solo_game_cannot_be_resigned():
    """G3R."""
    with pytest.raises(IllegalMove) as refused:
        clear_away("c6-a6", "resign")
    assert refused.value.rule == "G3R"


FIVE_WINS = find_game("five_wins")
TORRIS = find_game("torris")


def opened(game, moves=4, seed=3):
    """Return a match of a game without dice once it has begun, after so many of its first moves."""
    random = Random(seed)
    match = play_chance(new_match(game, game.options(), 2, 0), lambda n: random, 0)
    for _ in range(moves):
        (seat,) = match.actors
        match = advance(match, seat, random.choice(match.moves(seat)), lambda n: random, 0)
    return match


def said(match, seat, word):
    return match.then(said_event(match, seat, word))


@pytest.mark.parametrize("game", [FIVE_WINS, TORRIS], ids=lambda game: game.id)
def test_with_consent_the_last_own_move_is_taken_back_with_what_followed_it(game):
    """G4R."""
    match = opened(game)
    (mover,) = match.actors
    other = 1 - mover  # who moved last
    assert match.log[-1].actor == other
    one = said(match, other, "take_back")
    assert (one.state, one.actors) == (match.states[match.n - 1], {other})
    two = said(match, mover, "take_back")
    assert (two.state, two.actors) == (match.states[match.n - 2], {mover})
    assert two.happened(None, two.n)[0].key == "taken-back"
    assert replay(new_match(game, game.options(), 2, 0), two.log) == two


def test_taking_back_again_goes_on_from_where_the_match_stands():
    match = opened(FIVE_WINS)
    (mover,) = match.actors
    back = said(said(match, mover, "take_back"), mover, "take_back")
    assert back.state == match.states[match.n - 4]
    with pytest.raises(IllegalMove) as refused:
        said(back, mover, "take_back")  # the lot lies before
    assert refused.value.rule == "G4R"


@pytest.mark.parametrize(
    "moves",
    [
        ("0:three", "0:roll", "-1:12344"),  # a roll lies between
        ("0:three", "0:roll", "-1:12344", "0:344", "-1:12"),
        ("0:three", "1:resign"),
        (),
    ],
)
def test_nothing_is_taken_back_past_a_roll_or_after_the_end(moves):
    match = tug(*moves)
    for seat in (NATURE, 0, 1):
        assert taken_back(match, seat) == ()
        with pytest.raises(IllegalMove):
            said(match, seat, "take_back")


def test_nothing_hidden_is_taken_back():
    hidden = replace(FIVE_WINS, hidden="others")
    assert taken_back(opened(hidden), 0) == ()


def test_a_move_chosen_before_something_was_taken_back_does_not_fit():
    match = opened(FIVE_WINS)
    (mover,) = match.actors
    assert not said(match, mover, "take_back").still_asked(mover, match.n)


@pytest.mark.parametrize("seat", [0, 1])
def test_two_sides_agree_on_a_draw(seat):
    """G5R."""
    match = tug("0:three", f"{seat}:draw")
    assert match.result == Result((1, 1), (0, 0), "agreed", "G5R")
    assert match.actors == frozenset()
    assert match.happened(None, 2)[0].key == "drawn"
    for word in ("roll", "resign", "undo", "take_back", "draw"):
        with pytest.raises(IllegalMove):
            said(match, 0, word)
    assert replay(new_match(TUG, TUG.options(), 2, 0), match.log) == match


def test_draws_need_two_sides_and_no_clock():
    dominoes, find_fives, hi_low = find_game("dominoes"), find_game("find_fives"), find_game("hi_low")
    assert not can_draw(new_match(dominoes, dominoes.options(variation=2), 3), 0)
    assert not can_draw(new_match(FIVE_WINS, FIVE_WINS.options(), 2), 2)
    assert can_draw(new_match(hi_low, hi_low.options(), 4), 3)  # four play for two sides
    random = Random(1)
    race = play_chance(new_match(find_fives, find_fives.options(), 2), lambda n: random, 0)
    assert not can_draw(race, 0)
    clear_away = find_game("clear_away")
    assert not can_draw(new_match(clear_away, clear_away.options(), 1), 0)


@pytest.mark.parametrize("id", ["tug", "torris", "clear_away"])
def test_a_match_can_be_copied_and_sent_to_another_process(id):
    game = find_game(id)
    chance = Random(3)
    match = play_chance(new_match(game, game.options(), game.seats[0]), lambda match: chance, at=0)
    match = advance(match, *_any(match, chance), lambda match: chance, at=0)
    for again in (pickle.loads(pickle.dumps(match)), copy.deepcopy(match), copy.copy(match)):
        assert again == match
        assert again.game is game
        assert again.moves(max(again.actors)) == match.moves(max(match.actors))


def _any(match, chance):
    seat = max(match.actors)
    return seat, match.any_move(seat, chance)


def test_a_match_is_shown_in_one_short_line():
    assert repr(tug("0:five")) == "<Match of tug: 2 seats, 1 events, now - five 0 0-0>"
    assert repr(TUG) == "find_game('tug')"


@pytest.mark.parametrize(
    ("wrong", "refusal", "said"),
    [
        ({"options": {"variation": 2}}, TypeError, r"options of tug are game.options\(…\) or read_options"),
        ({"options": TUG.options}, TypeError, "options of tug are"),
        ({"options": find_game("war").options()}, TypeError, "options of tug are"),
        ({"options": TUG.options(variation=9)}, BadOption, r"variation.+known=\['0', '1', '2'\]"),
        ({"first": 2}, ValueError, "there is no seat 2 to begin"),
    ],
)
def test_impossible_match_parameters_are_refused(wrong, refusal, said):
    with pytest.raises(refusal, match=said):
        new_match(**{"game": TUG, "options": TUG.options(), "seats": 2} | wrong)


def test_a_seat_that_does_not_act_has_no_moves():
    match = new_match(TUG, TUG.options(start="lot"), 2)
    with pytest.raises(ValueError, match=r"seat 0 is not asked: who acts is -1 \(-1 is nature: settle lets it act\)"):
        match.any_move(0, Random(1))
    with pytest.raises(ValueError, match="seat 1 is not asked: who acts is 0"):
        tug().any_move(1, Random(1))
    with pytest.raises(ValueError, match="nobody acts, it is over"):
        tug("0:resign").any_move(1, Random(1))
