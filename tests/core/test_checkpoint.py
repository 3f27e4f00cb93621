"""Checkpoints: a match that begins at one is the match that was played, for every game and all that can happen."""

from random import Random

import msgspec
import pytest

from fives.core.catalogue import games
from fives.core.chance.real_dice import dice_due
from fives.core.game import CLOCK, NATURE
from fives.core.matches.checkpoint import read_checkpoint, write_checkpoint
from fives.core.matches.event import Event, Kind
from fives.core.matches.match import MOST_STEPS, new_match, replay
from fives.core.matches.referee import advance, call, play_chance
from fives.core.matches.thinking_time import TimeLimit, follow_times, start_times
from fives.core.refusal import Refusal

LIMIT = TimeLimit("move", 30)
CASES = [(id, False) for id in games()] + [(id, True) for id, game in games().items() if game.dice]


def step(match, random):
    """Return the match after anything that may happen next: a move, a throw, the clock, an undo, a call."""
    at, dice = 1000 * match.n, lambda _: random
    for actor in random.sample(range(NATURE, match.seats), match.seats + 1):
        if random.random() < 0.4 and match.can_undo(actor):
            return call(match, actor, Kind.UNDO, dice, at)
    if random.random() < 0.15:
        kind = random.choice([Kind.TAKE_BACK, Kind.WAIT, Kind.RESUME])
        try:
            return call(match, CLOCK if kind is not Kind.TAKE_BACK else random.randrange(match.seats), kind, dice, at)
        except Refusal:
            pass
    if dice_due(match):
        faces = match.game.rules.draw(match.state, random)
        return advance(match, NATURE, match.game.notation.write_move(faces), dice, at)
    seats = [seat for seat in match.actors if seat >= 0]
    if not seats:
        alarm = match.game.rules.alarm(match.state)
        return advance(match, CLOCK, match.game.notation.write_move(alarm.move), dice, at)
    seat = random.choice(seats)
    return advance(match, seat, match.any_move(seat, random), dice, at)


def walk(game, by_hand, seed, events=150):
    random = Random(seed)
    seats = random.choice(game.seats_for(game.options()))
    empty = new_match(game, game.options(), seats, by_hand=by_hand)
    match = play_chance(empty, lambda _: random, 0)
    times = start_times(match, 0)
    while match.actors and match.n < events:
        match = step(match, random)
        times = follow_times(times, match, LIMIT, ())
        yield empty, match, times


@pytest.mark.parametrize(("id", "by_hand"), CASES)
def test_a_checkpoint_restores_the_same_match_as_the_log(id, by_hand):
    random = Random(5)
    for seed in range(3):
        known = None
        for empty, match, times in walk(games()[id], by_hand, seed):
            if known:
                begun, thought = known
                late = match.log[begun.n :]
                again = replay(begun, late)
                whole = match.without(begun.n)
                assert (
                    msgspec.structs.replace(again, log=whole.log, states=whole.states, moments=whole.moments) == whole
                )
                assert again.states[match.n] == match.state
                assert [again.happened(None, event.n) for event in late] == [
                    match.happened(None, event.n) for event in late
                ]
                assert follow_times(thought, again, LIMIT, ()) == times
                assert [again.can_undo(seat) for seat in range(-1, match.seats)] == [
                    match.can_undo(seat) for seat in range(-1, match.seats)
                ]
            if known is None or random.random() < 0.1:
                written = write_checkpoint(match, times)
                assert len(written) < 40_000
                known = read_checkpoint(written, empty)
                assert known


def test_a_checkpoint_of_another_release_or_other_rules_is_not_read(monkeypatch):
    game = games()["tug"]
    empty = new_match(game, game.options(), 2, 0)
    written = write_checkpoint(empty.then(Event(1, 0, 0, "three")), None)
    assert read_checkpoint(written, empty)[0].state == empty.then(Event(1, 0, 0, "three")).state
    monkeypatch.setattr("fives.__version__", "0.0.0")
    assert read_checkpoint(written, empty) is None
    assert read_checkpoint(b"{}", empty) is None


def test_undo_reaches_back_a_limited_number_of_moves():
    """What can be taken back follows from the log alone, also after a table woke."""
    game = games()["five_wins"]
    match = new_match(game, game.options(), 2, 0)
    random = Random(3)
    while match.actors and match.n < MOST_STEPS + 20:
        (seat,) = match.actors
        match = match.then(Event(match.n + 1, 0, seat, match.any_move(seat, random)))
    assert len(match.trail) <= MOST_STEPS
