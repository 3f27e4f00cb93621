"""Moves by the thousand: a sequence like any other, worked out only where it is looked at."""

from random import Random

import pytest

from fives.core.catalogue import find_game
from fives.core.game import NATURE
from fives.core.lazy_moves import LazyMoves
from fives.core.matches.event import Event
from fives.core.matches.match import new_match


def many(size=1000):
    looked = []

    def at(number):
        looked.append(number)
        return f"m{number}"

    def has(move):
        return move in {f"m{number}" for number in range(size)}

    return LazyMoves(("any",), ("few1", "few2"), lambda: size, at, has), looked


def test_lazy_moves_are_a_sequence():
    moves, _ = many(3)
    assert list(moves) == ["few1", "few2", "m0", "m1", "m2"]
    assert len(moves) == 5
    assert moves[-1] == "m2"
    assert moves[1:4] == ("few2", "m0", "m1")
    assert "few2" in moves
    assert "m2" in moves
    assert "m3" not in moves
    with pytest.raises(IndexError):
        moves[5]


def test_lazy_moves_are_computed_on_demand():
    moves, looked = many()
    assert len(moves) == 1002
    assert "m7" in moves
    Random(1).choice(moves)
    assert len(looked) <= 1


def test_messages_describe_lazy_moves_instead_of_listing_them():
    """And still can play any of them."""
    game = find_game("find_fives")
    match = new_match(game, game.options(), 2)
    for n, move in enumerate(("seed0000000000000005", "aabcd"), 1):
        match = match.then(Event(n, 0, NATURE, move))
    assert match.moves(0) == ["outline", "timer"]
    played = {match.any_move(0, Random(seed)) for seed in range(50)}
    assert len(played) > 40
    assert all(match.then(Event(3, 0, 0, move)) for move in played)


def test_the_repr_shows_the_first_moves():
    assert repr(many(1)[0]) == "<3 moves: 'few1', 'few2', 'm0'>"
    assert repr(many()[0]).startswith("<1002 moves: 'few1', 'few2', 'm0', ")
    assert repr(many()[0]).endswith("'m9', …>")
