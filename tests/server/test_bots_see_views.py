"""Bots read only views: a bot gets what its seat sees, and hidden information never changes its move."""

import gc
from random import Random
from types import FunctionType, ModuleType

import pytest
from deterministic_server import secrets_of

from fives.core.bot import ask_bot, at_once
from fives.core.catalogue import find_bots, games
from fives.core.game import CLOCK, NATURE
from fives.core.matches.event import Event
from fives.core.matches.match import Match, new_match

HIDDEN = [id for id, game in games().items() if game.hidden]
MOMENTS = 12  # states of each game


class Spy:
    """A bot that only looks at what it is given."""

    def choose(self, *given, **more):
        return given, more


def some_matches(game, seed=3):
    """Yield a match at random, moment after moment."""
    random, options = Random(seed), game.options(**getattr(secrets_of(game.id), "OPTIONS", {}))
    match = new_match(game, options, max(2, game.seats[0]))
    for _ in range(150):
        if not match.actors:
            return
        yield match
        actor = random.choice(sorted(match.actors - {CLOCK} or match.actors))
        if actor == NATURE:
            move = game.notation.write_move(game.rules.draw(match.state, random))
        elif actor == CLOCK:
            move = game.notation.write_move(game.rules.alarm(match.state).move)
        else:
            move = match.any_move(actor, random)
        match = match.then(Event(match.n + 1, 0, actor, move))


def reachable(things):
    """Return all objects that can be reached from these, but for code."""
    found, waiting = {}, [*things]
    while waiting:
        thing = waiting.pop()
        if id(thing) not in found and not isinstance(thing, (type, ModuleType, FunctionType)):
            found[id(thing)] = thing
            waiting += gc.get_referents(thing)
    return found.values()


@pytest.mark.parametrize("id", HIDDEN)
def test_a_bot_gets_only_its_redacted_view(id):
    game, looked = games()[id], 0
    for match in some_matches(game):
        for seat in sorted(actor for actor in match.actors if actor >= 0):
            given, more = ask_bot(Spy(), match, seat, "any", Random(1), 0.1)
            seen = [match.view(seat, n) for n in range(match.n)]
            assert given[:3] == (match.view(seat), seat, "any")
            assert more == ({"seen": seen} if game.memory else {})
            secret = [state for n, state in enumerate(match.states) if match.view(seat, n) is not state]
            near = reachable([given[0], *more.values()])
            assert not any(isinstance(thing, Match) for thing in near)
            assert not [thing for thing in near if any(thing is state for state in secret)]
            looked += bool(secret)
        if looked >= MOMENTS:
            return
    assert looked


@pytest.mark.parametrize("id", [id for id in HIDDEN if hasattr(secrets_of(id), "hidden_from")])
def test_hidden_information_does_not_change_a_bots_move(id):
    """One seat chooses one thing or another, unseen; the bot at the next seat does the same."""
    game, bots, tried = games()[id], find_bots(games()[id]), 0
    for match in some_matches(game):
        seats = sorted(actor for actor in match.actors if actor >= 0)
        if len(seats) < 2:
            continue
        actor, other = seats[:2]
        random = Random(match.n)
        choices = {match.any_move(actor, random) for _ in range(20)}
        hides = secrets_of(id).hidden_from
        unseen = sorted(m for m in choices if other in hides(match.state, actor, game.notation.read_move(m)))
        if len(unseen) < 2:
            continue
        then = [match.then(Event(match.n + 1, 0, actor, move)) for move in unseen[:2]]
        if not all(other in each.actors for each in then):
            continue
        level = game.levels[0].id
        answers = [at_once(ask_bot(bots, each, other, level, Random(5), 5.0)) for each in then]
        assert answers[0] == answers[1]
        tried += 1
        if tried >= 3:
            return
    assert tried
