"""What a seat is told over the wire is the view itself: bots and solvers read it as they would at the server."""

from random import Random

import msgspec
import pytest

from fives.client.read_view import read_view
from fives.core.catalogue import games
from fives.core.game import CLOCK, NATURE
from fives.core.lazy_moves import LazyMoves
from fives.core.options import choices, read_options
from fives.table.messages import Hand

MOST = 15  # events of a game that are looked at


def some_views(game, options, seats, random):
    """Yield every seat's view at each of the first events of a game at random."""
    rules, state = game.rules, game.rules.start(seats, options)
    for _ in range(MOST):
        for seat in (None, *range(seats)):
            yield seat, rules.view(state, seat)
        if not (acting := rules.actors(state)):
            return
        actor = random.choice(sorted(acting))
        if actor == NATURE:
            move = rules.draw(state, random)
        elif actor == CLOCK:
            move = rules.alarm(state).move
        else:
            moves = rules.moves(state, actor)
            listed = moves.few if isinstance(moves, LazyMoves) and moves.few else moves  # the many take long to list
            move = listed[random.randrange(len(listed))]
        state = rules.play(state, actor, move)


@pytest.mark.parametrize("id", sorted(games()))
def test_views_round_trip_through_json(id):
    game, random = games()[id], Random(1)
    for settings in ({}, *({choice.name: value} for choice in choices(game) for value in choice.values)):
        options = read_options(game, settings)
        for seat, view in some_views(game, options, game.seats_for(options)[-1], random):
            hand = msgspec.json.decode(msgspec.json.encode(Hand(seat, view, (), undo=False)), type=Hand)
            told = read_view(id, hand.view)
            assert told == view
            assert told.happened == view.happened
            assert hash(told) == hash(view)
