"""Dominoes' numbers: what its page promises of actions and observations."""

from fives.core.chance.who_begins import Act
from fives.games.dominoes.encoding import action, observe
from fives.games.dominoes.rules import Dominoes, Options, start
from fives.games.dominoes.strings_of_dice import End, Place


def test_moves_have_the_numbers_of_the_page():
    moves = (Act.ROLL, Place(1, End.LEFT), Place(1, End.RIGHT), Place(1, End.LEFT, True), Place(6, End.RIGHT, True))
    assert [action(start(2, Options()), move) for move in moves] == [0, 1, 2, 3, 24]


def test_observations_are_relative_to_the_seat():
    state = Dominoes(Options(), scores=(4, 2), turn=0, string=(1, 3, 2), rolled=(5,), left=2)
    fits = 3
    table = (2, 0, 1, 3, 2, 0, 0, 0, 0, 0, 0, 1, 0)
    assert observe(state, 0) == (fits, 0, *table, 4, 2, 0, 0)
    assert observe(state, 1) == (fits, 1, *table, 2, 4, 0, 0)
