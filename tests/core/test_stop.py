"""To stop by consent (G6R): the match is over without a result, in every game, and everything reads it so."""

from random import Random

import msgspec
import pytest

from fives.coach.best_possible_score import hindsight
from fives.coach.review import review
from fives.core.catalogue import find_solver, games
from fives.core.chance.sealed_dice import sealed_dice
from fives.core.game import CLOCK, Result
from fives.core.matches.checkpoint import read_checkpoint, write_checkpoint
from fives.core.matches.event import Kind
from fives.core.matches.match import new_match, replay
from fives.core.matches.referee import advance, call, play_chance
from fives.core.records.record import Player, read_record, record_match, write_record
from fives.core.records.verify_record import verify
from fives.core.refusal import BadRecord, IllegalMove

SECRET = bytes(range(32))
EVERY = [(game, seats) for game in games().values() for seats in game.seats_for(game.options())]


def begun(game, seats, moves=4):
    """Return a match after a few moves of any kind, and its dice."""
    seeds = ("",) * seats
    dice = sealed_dice(SECRET, "TABLE", 1, seeds)
    match, random = play_chance(new_match(game, game.options(), seats), dice, 0), Random(7)
    for _ in range(moves):
        seat = max(match.actors)
        alarm = game.rules.alarm(match.state)
        move = game.notation.write_move(alarm.move) if seat == CLOCK else match.any_move(seat, random)
        match = advance(match, seat, move, dice, 0)
    return match, dice


@pytest.mark.parametrize(("game", "seats"), EVERY, ids=lambda value: getattr(value, "id", value))
def test_every_game_can_be_stopped_and_has_no_winner(game, seats):
    match, dice = begun(game, seats)
    stopped = call(match, seats - 1, Kind.STOP, dice, 0)
    assert stopped.actors == frozenset()
    assert (stopped.result.reason, stopped.result.rule, stopped.result.stopped) == ("stopped", "G6R", True)
    assert (stopped.result.winners, set(stopped.result.shares), set(stopped.result.scores)) == ((), {0.0}, {0})
    assert [each.key for each in stopped.happened(None, stopped.n)] == ["stopped"]
    assert stopped.state == match.state
    record = record_match(stopped, [Player("")] * seats, SECRET, ("",) * seats, "TABLE")
    found = verify(read_record(write_record(record)))
    assert (found.problems, found.sealed, found.result) == ((), True, stopped.result)
    assert hindsight(stopped) == ()


def test_a_stopped_match_is_over():
    for game, seats in EVERY:
        match, dice = begun(game, seats)
        stopped = call(match, 0, Kind.STOP, dice, 0)
        for kind in (Kind.STOP, Kind.RESIGN, Kind.DRAW, Kind.UNDO, Kind.TAKE_BACK, Kind.TIMEOUT, Kind.WAIT):
            actor = CLOCK if kind is Kind.WAIT else 0
            with pytest.raises(IllegalMove) as refused:
                call(stopped, actor, kind, dice, 0)
            assert refused.value.rule.startswith("G")
        assert not any(stopped.can_undo(seat) for seat in range(-1, seats))


def test_nobody_else_stops_a_match_nor_one_that_is_over():
    game = games()["tug"]
    match, dice = begun(game, 2)
    for actor, of in ((2, match), (-1, match), (CLOCK, match), (0, call(match, 0, Kind.RESIGN, dice, 0))):
        with pytest.raises(IllegalMove) as refused:
            call(of, actor, Kind.STOP, dice, 0)
        assert refused.value.rule == "G6R"


def test_a_false_result_of_a_stopped_match_is_found():
    match, dice = begun(games()["war"], 2)
    stopped = call(match, 0, Kind.STOP, dice, 0)
    record = record_match(stopped, [Player("")] * 2, SECRET, ("", ""), "TABLE")
    won = Result((1, 2), (1, 0), "stopped", "G6R")
    assert verify(msgspec.structs.replace(record, result=won)).problems
    stranger = msgspec.structs.replace(stopped.log[-1], actor=5)
    with pytest.raises(BadRecord) as refused:
        verify(msgspec.structs.replace(record, log=(*record.log[:-1], stranger)))
    assert refused.value.rule == "G6R"


@pytest.mark.parametrize("id", ["tug", "clear_away", "hi_low"])
def test_the_review_ends_with_the_value_as_it_stood(id):
    game = games()[id]
    assert find_solver(game)
    match, dice = begun(game, game.seats_for(game.options())[0])
    stopped = call(match, 0, Kind.STOP, dice, 0)
    before, after = review(match), review(stopped)
    assert after.values[-1] == after.values[-2] == before.values[-1]
    assert (after.decisions, after.luck, after.given, after.gained) == (
        before.decisions,
        before.luck,
        before.given,
        before.gained,
    )


def test_a_checkpoint_remembers_that_it_was_stopped():
    game = games()["tug"]
    match, dice = begun(game, 2)
    stopped = call(match, 1, Kind.STOP, dice, 0)
    empty = new_match(game, match.options, 2)
    read, _ = read_checkpoint(write_checkpoint(stopped, None), empty)
    assert read.result == stopped.result == replay(empty, stopped.log).result
