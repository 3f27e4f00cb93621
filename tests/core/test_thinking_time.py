"""Players' time, told from the log alone (G-TIME): what it costs, what it does not, and what happens when it is up."""

import msgspec
import pytest
from test_record_file import RUNNING

from fives.coach.review import review
from fives.core.catalogue import find_game
from fives.core.game import CLOCK
from fives.core.matches.event import Event, Kind, event_of_format_1
from fives.core.matches.match import new_match, replay
from fives.core.matches.thinking_time import FREE_TIME, Person, TimeLimit, follow_times, start_times, times_left
from fives.core.records.record import load_match
from fives.core.records.verify_record import verify
from fives.core.refusal import IllegalMove

TUG, POKER = find_game("tug"), find_game("number_poker")
BEGUN = 1_000_000
PER_MOVE, PER_MATCH = TimeLimit("move", 30), TimeLimit("match", 60)


def tug(*events):
    """Return a match of Tug after events like `5 0:roll`: so many seconds after the one before, who, what."""
    return played(new_match(TUG, TUG.options(), 2, 0), *events)


def played(match, *events):
    at = match.log[-1].at if match.log else BEGUN
    for text in events:
        seconds, _, what = text.partition(" ")
        at += round(1000 * float(seconds.rstrip("b")))
        actor, _, move = what.partition(":")
        match = match.then(event_of_format_1(Event(match.n + 1, at, int(actor), move, bot=seconds.endswith("b"))))
    return match


def times(match, limit, seat, ahead=()):
    """Return the seconds left to a seat at the last event, and until its time is up."""
    time_left = times_left(match, limit, BEGUN, [Person(seat, ahead)])[seat]
    at = match.log[-1].at if match.log else BEGUN
    return time_left.left / 1000, None if time_left.until is None else (time_left.until - at) / 1000


def runs(match):
    """Say whether the players' time runs."""
    return follow_times(start_times(match, BEGUN), match, PER_MATCH, ()).runs


LOOK = FREE_TIME / 1000


def test_a_match_begins_with_full_time_and_a_grace_period():
    assert times(tug(), PER_MOVE, 0) == (30, 30 + LOOK)
    assert times(tug(), PER_MATCH, 0) == (60, 60 + LOOK)
    assert times(tug(), PER_MATCH, 1) == (60, None)  # not asked


def test_each_decision_has_its_own_time():
    match = tug("12 0:three", "1 0:roll", "0 -1:12344")
    assert times(match, PER_MOVE, 0) == (30, 30 + LOOK)
    assert times(match, PER_MATCH, 0) == (60 - (12 - LOOK) - 1, 60 - (12 - LOOK) - 1 + LOOK)


def test_grace_time_follows_only_other_players_moves():
    """After one's own move nothing is free: else a move made and taken back would be a way to think for nothing."""
    match = tug("12 0:three")
    assert times(match, PER_MOVE, 0) == (30, 30)


def test_undo_keeps_the_time_a_decision_used():
    match = tug("12 0:three", "9 0:undo")
    assert times(match, PER_MOVE, 0) == (20, 20)
    again = played(match, "5 0:five", "1 0:undo")
    assert times(again, PER_MOVE, 0) == (15, 15)
    assert times(again, PER_MATCH, 0) == (60 - 10 - 9 - 5 - 1, 35)


def test_a_simultaneous_choosers_clock_keeps_running():
    match = new_match(POKER, POKER.options(), 3)
    seats = sorted(match.actors)
    first, second = seats[:2]
    closed = played(match, f"8 {first}:{match.moves(first)[0]}")
    assert second in closed.actors
    assert times(closed, PER_MOVE, second) == (30 - (8 - LOOK), 30 - (8 - LOOK))
    assert times(closed, PER_MATCH, first)[1] is None


def test_on_a_shared_device_the_clock_starts_after_handover():
    match = new_match(POKER, POKER.options(), 3)
    first, second = sorted(match.actors)[:2]
    assert times(match, PER_MOVE, second, ahead=(first,)) == (30, None)
    closed = played(match, f"8 {first}:{match.moves(first)[0]}")
    assert times(closed, PER_MOVE, second, ahead=(first,)) == (30, 30 + LOOK)


def test_a_substitute_bots_moves_cost_no_time():
    match = tug("50b 0:three")
    assert times(match, PER_MATCH, 0)[0] == 60


def test_clocks_pause_while_nobody_is_present():
    match = tug("12 0:three", "5 -2:wait")
    assert not runs(match)
    assert times(match, PER_MATCH, 0) == (45, None)
    back = played(match, "9999 -2:go_on")
    assert runs(back)
    assert times(back, PER_MATCH, 0) == (45, 45 + LOOK)
    assert times(back, PER_MOVE, 0) == (25, 25 + LOOK)  # the same decision
    assert back.happened(0, 2)[0].key == "clocks-wait"


def test_a_move_chosen_before_the_clocks_waited_still_fits():
    match = tug("12 0:three", "5 -2:wait", "9 -2:go_on")
    assert match.still_asked(0, 1)
    assert not match.still_asked(1, 1)


def test_a_timeout_loses_a_two_player_game():
    match = tug("40 0:three", "60 -2:timeout0")
    assert (match.actors, match.late) == (frozenset(), (0,))
    assert match.result == msgspec.structs.replace(match.result, ranks=(2, 1), reason="time", rule="G-TIME")
    assert match.happened(1, 2)[0].key == "time-up"
    for late in ("0 0:roll", "0 -2:wait", "0 -2:timeout0", "0 1:resign"):
        with pytest.raises(IllegalMove):
            played(match, late)
    assert replay(new_match(TUG, TUG.options(), 2, 0), match.log) == match


def test_simultaneous_timeouts_share_the_result():
    match = played(new_match(POKER, POKER.options(), 2), "40 -2:timeout0", "0 -2:timeout1")
    assert (match.result.ranks, match.result.scores) == ((1, 1), (0, 0))


def test_with_more_players_the_game_goes_on():
    match = new_match(POKER, POKER.options(), 3)
    seat = min(match.actors)
    late = played(match, f"62 -2:timeout{seat}")
    assert seat in late.actors
    assert late.result is None
    assert late.happened(None, 1)[0].key == "time-up-bot"
    assert not late.still_asked(seat, 0)
    assert all(late.still_asked(other, 0) for other in match.actors - {seat})
    moved = played(late, f"1b {seat}:{late.moves(seat)[0]}")
    for limit, for_good in ((PER_MATCH, True), (PER_MOVE, False)):
        assert times_left(late, limit, BEGUN, [Person(seat)])[seat].out
        assert times_left(moved, limit, BEGUN, [Person(seat)])[seat].out == for_good


@pytest.mark.parametrize("word", ["wait", "go_on", "timeout0"])
def test_only_the_clock_plays_timeouts(word):
    with pytest.raises(Exception, match="unreadable move"):
        played(tug(), f"1 0:{word}")


@pytest.mark.parametrize("word", ["timeout1", "timeout9", "timeout", "timeout00"])
def test_only_an_acting_seat_can_time_out(word):
    with pytest.raises(Exception, match=r"illegal move|unreadable move"):
        tug(f"90 -2:{word}")


def late_record(seconds):
    """Return a record in which the player to move is late after so many seconds."""
    match = load_match(RUNNING)
    seat = min(match.actors)
    until = times_left(match, PER_MOVE, 1000, [Person(seat)])[seat].until
    lost = match.then(Event(match.n + 1, until - 30_000 + 1000 * seconds, seat, kind=Kind.TIMEOUT))
    return msgspec.structs.replace(RUNNING, log=tuple(lost.log), result=lost.result, time=PER_MOVE, begun=1000)


def test_a_record_proves_that_time_was_up():
    assert verify(late_record(30)).problems == ()
    assert verify(late_record(29)).problems == ("event 8 says that time was up, but it was not",)
    no_limit = msgspec.structs.replace(late_record(30), time=None)
    assert verify(no_limit).problems == ("event 8 says that time was up, but there was no limit",)


def test_a_timeout_counts_as_skill_in_the_review():
    match = load_match(late_record(30))
    seat, found = match.late[0], review(match)
    assert (found.decisions[-1].seat, found.decisions[-1].kind) == (seat, Kind.TIMEOUT)
    assert found.values[-1][seat] == 0
    total = found.values[0][seat] + found.luck[seat] - found.given[seat] + found.gained[seat]
    assert total == pytest.approx(0)
    assert Kind.UNDO not in {decision.kind for decision in found.decisions}


def test_a_move_taken_back_by_consent_brings_back_its_decision_and_the_time_used_for_it():
    """G4R: while the others are asked, the time of who is to move runs."""
    game = find_game("five_wins")
    match = played(new_match(game, game.options(), 2, 0), "12 0:0,0", "5 0:take_back")
    left = 30 - (12 - LOOK)
    assert times(match, PER_MOVE, 0) == (left, left)
    assert times(match, PER_MATCH, 1) == (60 - (5 - LOOK), None)


def test_after_an_agreed_draw_nobody_is_late():
    with pytest.raises(IllegalMove):
        tug("1 0:three", "1 1:draw", f"60 {CLOCK}:timeout0")
