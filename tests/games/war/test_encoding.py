"""War's numbers: what its page promises of actions and observations."""

from itertools import product

from fives.core.chance.rolls import rolls
from fives.core.chance.who_begins import Act
from fives.games.war.captures import Capture, takes
from fives.games.war.encoding import MOVES, action, observe
from fives.games.war.notation import read_state
from fives.games.war.rules import Options, play, start, view
from fives.games.war.solved_round import PLACES


def test_moves_have_the_numbers_of_the_page():
    one, pair = Capture(False, (1,)), Capture(False, (3, 3))
    two = Capture(True, (2,))
    moves = (Act.ROLL, (), (one,), (pair,), (two,), (Capture(True, (3, 3)),), (one, one), (Capture(False, (2,)), two))
    assert [action(start(2, Options()), move) for move in moves] == [0, 1, 2, 16, 17, 30, 31, 37]


def test_every_choice_has_a_number_and_every_number_is_a_choice():
    """With five dice in the game nobody but a lone die of variation 2 ever takes two."""
    found = set()
    for mine, theirs, middle in PLACES:
        for roll, other in product(rolls(mine), rolls(theirs)):
            found |= {*takes(roll, other, middle, "optional", True)}
    assert found == {*MOVES} - {Act.ROLL}


def test_captures_chosen_in_secret_are_not_seen():
    """WA3R: the other sees that something is chosen."""
    state = read_state("5:145 5 4-4", Options(variation=2, captures="optional"))
    taken = (Capture(False, (5,)),)
    after = play(state, 0, taken)
    assert observe(view(after, 0), 0)[21:25] == (1, 0, action(state, taken), -1)
    assert observe(view(after, 1), 1)[21:25] == (0, 1, -1, -1)
