"""The rules of Shell Game, one by one, as the rulebook has them."""

from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fives.core.game import CLOCK, NATURE
from fives.core.matches.event import Event
from fives.core.matches.match import new_match
from fives.core.refusal import IllegalMove
from fives.games.shell_game import GAME
from fives.games.shell_game.notation import read_move, read_state, write_move
from fives.games.shell_game.rules import (
    EVERY_SLIDE,
    FACE_DOWN,
    Act,
    Ask,
    Open,
    Options,
    Phase,
    Slide,
    actors,
    alarm,
    draw,
    moves,
    play,
    result,
    slid,
    start,
    starter,
    view,
)

slides = st.sampled_from(EVERY_SLIDE)


def table(text, **options):
    return read_state(text, Options(**options))


def after(state, *texts):
    """Return the state after moves as text, each played by whoever acts, a person before the clock."""
    for text in texts:
        state = play(state, max(actors(state)), read_move(text))
    return state


def refused(state, actor, text):
    with pytest.raises(IllegalMove) as refusal:
        play(state, actor, read_move(text))
    return refusal.value.rule


@cache
def walk(seats, seed, **options):
    """Return every state of a game at random."""
    random, state = Random(seed), start(seats, Options(**options))
    states = [state]
    while acting := actors(state):
        actor = random.choice(sorted(acting))
        if actor == NATURE:
            move = draw(state, random)
        elif actor == CLOCK:
            move = alarm(state).move
        else:
            move = random.choice(moves(state, actor))
        state = play(state, actor, move)
        states.append(state)
    return states


def test_the_lot_says_who_begins():
    """G1R."""
    state = start(3, Options())
    assert actors(state) == {NATURE}
    begun = after(state, "seat2")
    assert (begun.shuffler, starter(begun), actors(begun)) == (2, 2, {2})
    assert [told.key for told in begun.happened] == ["lot-fell"]


def test_a_rematch_begins_where_it_is_told_to():
    """G1R."""
    assert actors(start(4, Options(), first=3)) == {3}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_lays_two_of_each_symbol(seats):
    """SG1: eight stones each, two of each symbol."""
    states = walk(seats, seats)
    laid = Counter((s.shuffler, symbol) for s in states if s.phase is Phase.LOOK for symbol in s.row)
    assert laid == {(seat, symbol): 2 for seat in range(seats) for symbol in (1, 2, 3, 4)}


def test_four_stones_of_different_symbols_are_laid_in_any_order():
    """SG2."""
    for order in permutations("1234"):
        state = after(table("lay -"), *(f"lay{symbol}" for symbol in order))
        assert state.row == tuple(map(int, order))
        assert state.phase is Phase.LOOK
    assert refused(table("lay 3"), 0, "lay3") == "SG2"
    assert refused(table("lay 3"), 1, "lay1") == "SG2"


def test_everyone_sees_each_stone_as_it_is_laid():
    """SG2: the seekers memorise what they see."""
    state = table("lay 31")
    assert all(view(state, seat).row == (3, 1) for seat in (None, 0, 1))


def test_the_stones_may_be_turned_after_ten_seconds_and_are_after_fifteen():
    """SG2."""
    state = table("look 3142")
    assert actors(state) == {CLOCK}
    assert refused(state, 0, "turn") == "SG2"
    assert alarm(state).seconds == 10
    ready = play(state, CLOCK, alarm(state).move)
    assert actors(ready) == {0, CLOCK}
    assert (alarm(ready).seconds, alarm(ready).move) == (5, Act.TURN)
    assert play(ready, 0, Act.TURN).phase is play(ready, CLOCK, Act.TURN).phase is Phase.TURN
    assert refused(ready, 1, "turn") == "SG2"


@pytest.mark.parametrize("memorise", range(10, 21))
def test_the_table_agrees_on_ten_to_twenty_seconds(memorise):
    """SG2."""
    state, seconds = table("look 3142", memorise=memorise), 0
    while due := alarm(state):
        seconds += due.seconds
        state = play(state, CLOCK, due.move)
    assert seconds == memorise
    assert state.phase is Phase.TURN


def test_a_shuffler_who_waits_leaves_the_same_clock_running():
    """SG2: nobody gains time by it."""
    match = new_match(GAME, Options(), 2, first=0)
    for n, (actor, move) in enumerate([*((0, f"lay{s}") for s in "1234"), (CLOCK, "ready"), (0, "wait")], 1):
        match = match.then(Event(n, 1000 * n, actor, move))
    assert match.actors == {CLOCK}
    assert match.wound.n == 5


@pytest.mark.parametrize(("lap", "count"), [(1, 3), (2, 4)])
def test_three_slides_and_four_in_the_second_lap(lap, count):
    """SG3."""
    state = after(table(f"turn 3142 lap {lap} by 0 from 0 {'0-0' if lap == 1 else '5-3'}"), "mark=abcd")
    for left in range(count, 0, -1):
        assert (state.phase, state.left) == (Phase.SLIDE, left)
        state = after(state, "1>2@0.8", "rest")
    assert state.phase is Phase.ASK


@pytest.mark.parametrize(
    ("slide", "row"),
    [("1>2", (1, 3, 4, 2)), ("1>3", (1, 4, 3, 2)), ("1>4", (1, 4, 2, 3)), ("4>1", (2, 3, 1, 4)), ("3>2", (3, 4, 1, 2))],
)
def test_a_stone_goes_between_two_others_or_to_an_end(slide, row):
    """SG3."""
    assert after(table("slide a3,b1,c4,d2 3"), f"{slide}@0.8").row == row


@given(st.permutations((1, 2, 3, 4)), st.lists(slides, max_size=4))
def test_slides_permute(order, many):
    """SG3: no stone is lost or made, and each keeps its mark."""
    row, marks = tuple(order), (0, 1, 2, 3)
    stones = dict(zip(marks, row, strict=True))
    for slide in many:
        row, marks = slid(row, slide), slid(marks, slide)
        assert dict(zip(marks, row, strict=True)) == stones


@given(st.permutations((1, 2, 3, 4)), slides)
def test_a_slide_changes_the_order_and_nothing_else_among_the_others(order, slide):
    """SG3, SG3R."""
    before, now = tuple(order), slid(tuple(order), slide)
    assert now != before
    moved = before[slide.source]
    assert now[slide.target] == moved
    assert [s for s in before if s != moved] == [s for s in now if s != moved]


def test_the_same_stone_may_be_slid_again():
    """SG3R."""
    state = after(table("slide a3,b1,c4,d2 3"), "1>4@0.8", "rest", "4>1@0.8", "rest")
    assert state.row == (3, 1, 4, 2)


def test_a_slide_must_change_the_order():
    """SG3R."""
    assert refused(table("slide a3,b1,c4,d2 3"), 0, "2>2@0.8") == "SG3R"


@pytest.mark.parametrize("seconds", ["0.0", "0.7", "0.9", "3.1", "9.9"])
def test_a_slide_is_neither_too_fast_nor_too_slow(seconds):
    """SG3R: at least 0.8 s and at most 3 s; our ruling: 0.8, 1.2, 2 or 3."""
    assert refused(table("slide a3,b1,c4,d2 3"), 0, f"1>2@{seconds}") == "SG3R"


@pytest.mark.parametrize("seconds", [0.8, 1.2, 2.0, 3.0])
def test_one_slide_is_finished_before_the_next(seconds):
    """SG3R."""
    state = after(table("slide a3,b1,c4,d2 3"), f"1>2@{seconds}")
    assert actors(state) == {CLOCK}
    assert refused(state, 0, "1>2@0.8") == "SG3R"
    assert alarm(state).seconds == seconds
    assert actors(play(state, CLOCK, Act.REST)) == {0}


def test_everyone_sees_a_slide_as_it_happens():
    """SG3R."""
    state = after(table("slide a3,b1,c4,d2 3"), "1>3@2.0")
    for seat in (None, 0, 1):
        assert view(state, seat).sliding == Slide(0, 2, 20)
        assert view(state, seat).marks == (1, 2, 0, 3)


def test_a_player_who_finds_the_symbol_keeps_the_stone():
    """SG4."""
    state = after(table("ask a3,b1,c4,d2"), "ask1", "open2")
    assert state.scores == (0, 1)
    assert state.owners == (None, 1, None, None)
    assert state.happened[0].key == "shell_game-found"


def test_a_player_who_misses_it_leaves_the_stone_to_the_shuffler():
    """SG4."""
    state = after(table("ask a3,b1,c4,d2"), "ask1", "open3")
    assert state.scores == (1, 0)
    assert state.owners == (None, None, 0, None)
    assert state.happened[0].key == "shell_game-missed"


def test_an_uncovered_stone_lies_open_and_is_out_of_the_row():
    """SG4."""
    state = after(table("ask a3,b1,c4,d2"), "ask1", "open3")
    assert all(view(state, seat).row == (0, 0, 4, 0) for seat in (None, 0, 1))
    assert moves(state, 0) == (Ask(1), Ask(2), Ask(3))  # the one that was missed may be asked again
    assert moves(after(state, "ask2"), 1) == (Open(0), Open(1), Open(3))
    assert refused(state, 0, "ask4") == "SG4"
    assert refused(after(state, "ask2"), 1, "open3") == "SG4"


@pytest.mark.parametrize(
    ("shuffler", "scores", "seekers"),
    [(0, "0-0", [1, 1, 1]), (0, "0-0-0", [1, 2, 1]), (0, "0-0-0-0", [1, 2, 3]), (2, "0-4-4-0", [3, 0, 1])],
)
def test_the_left_neighbour_is_asked_first_and_then_clockwise_round_again(shuffler, scores, seekers):
    """SG4, SG5R."""
    state, asked = table(f"ask a1,b2,c3,d4 lap 1 by {shuffler} from 0 {scores}"), []
    for symbol in (1, 2, 3):
        state = after(state, f"ask{symbol}")
        asked += actors(state)
        state = after(state, f"open{symbol}")
    assert asked == seekers


@pytest.mark.parametrize(("place", "scores"), [(1, (1, 3)), (4, (3, 1))])
def test_the_third_question_is_for_both_stones(place, scores):
    """SG5."""
    state = after(table("seek a3,b1*0,c4*1,d2 3 lap 1 by 0 from 0 1-1"), f"open{place}")
    assert state.scores == scores
    assert state.happened[0].params["count"] == 2
    assert sorted(state.happened[0].params["symbols"]) == [2, 3]


def test_the_shuffler_names_either_of_the_last_two():
    """SG5R."""
    assert moves(table("ask a3,b1*0,c4*1,d2 lap 1 by 0 from 0 1-1"), 0) == (Ask(2), Ask(3))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_is_shuffler_twice_once_in_each_lap(seats):
    """SG6."""
    states = walk(seats, 7)
    first = starter(states[-1])
    rounds = [(s.lap, s.shuffler) for s in states if s.phase is Phase.TURN]
    assert rounds == [(lap, (first + n) % seats) for lap in (1, 2) for n in range(seats)]
    assert sum(states[-1].scores) == 8 * seats


@pytest.mark.parametrize(
    ("scores", "ranks"), [("9-7", (1, 2)), ("8-8", (1, 1)), ("10-4-10", (1, 3, 1)), ("8-7-8-9", (2, 4, 2, 1))]
)
def test_most_stones_win_and_equals_share(scores, ranks):
    """SG6, G2R."""
    last = scores.count("-")
    ended = result(table(f"over lap 2 by {last} from 0 {scores}"))
    assert (ended.ranks, ended.rule) == (ranks, "SG6")


def test_a_turned_stone_shows_its_back_to_everyone_even_to_the_shuffler():
    """SG7R."""
    for text in ("turn 3142", "slide a3,b1,c4,d2 3", "sliding a3,b1,c4,d2 2 1>2@0.8", "ask a3,b1,c4,d2"):
        state = table(text)
        assert {view(state, seat).row for seat in (None, 0, 1)} == {(0, 0, 0, 0)}


def test_marks_are_drawn_by_lot_when_the_stones_are_turned():
    """SG7R: so who comes back later cannot tell from them where a stone lay."""
    state = table("turn 3142")
    seen = Counter(draw(state, Random(seed)) for seed in range(3000))
    assert len(seen) == 24
    assert {after(state, write_move(marks)).marks for marks in seen} == set(seen)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_word_of_the_log_tells_what_was_laid_or_where_it_was_slid(seats):
    """SG7R: the log stays on the table, so it must not remember for us; only uncovered stones are named."""
    told = [happening for state in walk(seats, 3) for happening in state.happened]
    named = {told.key for told in told if {"symbol", "symbols", "row", "places", "source", "target"} & set(told.params)}
    assert named == {"shell_game-asked", "shell_game-found", "shell_game-missed"}


def test_the_same_slides_are_told_alike_whatever_was_laid():
    """SG7R: two games that differ in the laid order alone are told in the same words until a stone is uncovered."""
    logs = set()
    for order in ("1234", "3142"):
        match = new_match(GAME, Options(memorise=10), 2, first=0)
        laid = [(0, f"lay{symbol}") for symbol in order]
        rest = [(0, "1>3@0.8"), (CLOCK, "rest"), (0, "4>2@2.0"), (CLOCK, "rest"), (0, "2>3@1.2"), (CLOCK, "rest")]
        for actor, move in [*laid, (CLOCK, "turn"), (NATURE, "mark=cadb"), *rest, (0, "ask2")]:
            match = match.then(Event(match.n + 1, 0, actor, move))
        logs.add(repr([match.happened(seat, n) for seat in (None, 0, 1) for n in range(1, match.n + 1)]))
        logs.add(repr([match.view(seat, n) for seat in (None, 0, 1) for n in range(6, match.n + 1)]))
    assert len(logs) == 2  # one log, one story of views


@given(st.integers(0, 10_000), st.sampled_from([2, 3, 4]))
def test_whatever_happens_a_view_of_turned_stones_is_the_same_for_every_order(seed, seats):
    """SG7R, at a random moment of a random game."""
    states = walk(seats, seed % 50)
    state = states[seed % len(states)]
    if state.phase not in FACE_DOWN:
        return
    hidden = [place for place in range(4) if not state.owners or state.owners[place] is None]
    for order in permutations(state.row[place] for place in hidden):
        other = list(state.row)
        for place, symbol in zip(hidden, order, strict=True):
            other[place] = symbol
        twin = replace(state, row=tuple(other))
        assert all(view(twin, seat) == view(state, seat) for seat in (None, *range(seats)))
        assert all(moves(twin, seat) == moves(view(state, seat), seat) for seat in range(seats))
        assert view(twin, 0).happened == view(state, 0).happened


@pytest.mark.parametrize(
    ("position", "actor", "text", "rule"),
    [
        ("lay 3", 0, "1>2@0.8", "SG2"),  # the row is not laid yet
        ("slide a3,b1,c4,d2 3", 0, "lay1", "SG3"),  # three slides come now
        ("slide a3,b1,c4,d2 3", 0, "ask1", "SG3"),
        ("slide a3,b1,c4,d2 3", 1, "open1", "SG3"),
        ("slide a3,b1,c4,d2 3", 1, "1>2@0.8", "SG3"),  # the shuffler slides
        ("slide a3,b1,c4,d2 3", 0, "2>2@0.8", "SG3R"),  # the order must change
        ("slide a3,b1,c4,d2 3", 0, "1>2@3.1", "SG3R"),  # too slow
        ("ask a3,b1,c4,d2", 0, "1>2@0.8", "SG3"),  # all slides are made
        ("ask a3,b1,c4,d2", 1, "ask1", "SG4"),  # the shuffler asks
        ("ask a3,b1,c4,d2", 1, "open1", "SG4"),  # nothing is asked yet
    ],
)
def test_a_refusal_names_the_rule_that_is_broken(position, actor, text, rule):
    """SG2, SG3, SG3R, SG4."""
    assert refused(table(position), actor, text) == rule


def test_a_seat_that_is_not_asked_is_refused_by_the_rule_about_it():
    """SG4: the next seeker clockwise; SG5R: of two seekers the first is asked again."""
    state = after(table("ask a1,b2,c3,d4 lap 1 by 0 from 0 0-0-0"), "ask1")
    assert refused(state, 2, "open2") == "SG4"
    state = after(state, "open1", "ask2", "open2", "ask3")
    assert (actors(state), refused(state, 2, "open3")) == ({1}, "SG5R")
    assert refused(state, 0, "open3") == "SG4"


def test_after_the_end_nobody_is_shuffler():
    """SG6."""
    over = replace(table("lay -"), phase=Phase.OVER)
    assert refused(over, 0, "lay1") == "SG6"


def test_nobody_lays_before_the_lot_is_drawn():
    """G1R."""
    assert refused(start(2, Options()), 0, "lay1") == "G1R"
