"""War's numbers: what its page promises of actions and observations."""

from itertools import combinations_with_replacement, product

from fives.core.opening import Act
from fives.core.rolls import FACES
from fives.games.war.captures import Capture, takes
from fives.games.war.encoding import MOVES, action, observe
from fives.games.war.notation import read_state
from fives.games.war.rules import Options, play, start, view


def test_moves_have_the_numbers_of_the_page():
    one, pair = Capture(False, (1,)), Capture(False, (3, 3))
    two = Capture(True, (2,))
    moves = (Act.ROLL, (), (one,), (pair,), (two,), (Capture(True, (3, 3)),), (one, one), (Capture(False, (2,)), two))
    assert [action(start(2, Options()), move) for move in moves] == [0, 1, 2, 16, 17, 30, 31, 37]


def test_every_choice_has_a_number_and_every_number_is_a_choice():
    """With five dice in the game nobody but a lone die of variation 2 ever takes two."""
    places = [(1, 3, True), (2, 2, True), (3, 1, True), (1, 4, False), (2, 3, False), (3, 2, False), (4, 1, False)]
    found = set()
    for mine, theirs, has_middle in places:
        rolls = (combinations_with_replacement(FACES, size) for size in (mine, theirs))
        for roll, other, middle in product(*rolls, FACES[1:] if has_middle else (None,)):
            found |= {*takes(roll, other, middle, "optional", True)}
    assert found == {*MOVES} - {Act.ROLL}


def test_captures_chosen_in_secret_are_not_seen():
    """WA3R: the other sees that something is chosen."""
    state = read_state("5:145 5 4-4", Options(variation=2, captures="optional"))
    taken = (Capture(False, (5,)),)
    after = play(state, 0, taken)
    assert observe(view(after, 0), 0)[21:25] == (1, 0, action(state, taken), -1)
    assert observe(view(after, 1), 1)[21:25] == (0, 1, -1, -1)
