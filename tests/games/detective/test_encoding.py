"""Detective's numbers: what its page promises of actions and observations."""

from fives.core.chance.who_begins import Act
from fives.games.detective.encoding import action, observe
from fives.games.detective.notation import read_state
from fives.games.detective.rules import Detective, Options, Pass, Piece, start

TABLE = start(3, Options(start="host"))


def test_moves_have_the_numbers_of_the_page():
    moves = (Act.ROLL, Pass.NOTHING, Piece(1, 1), Piece(6, 4), (), (6, 6, 6, 6))
    assert [action(TABLE, move) for move in moves] == [0, 1, 2, 19, 20, 229]


def test_observations_are_relative_to_the_seat():
    state = Detective(
        Options(),
        turn=2,
        first=0,
        sheets=((1, 0, 0, 0, 0, 0), (0, 2, 0, 0, 0, 0), (0, 0, 7, 0, 0, 0)),
        dice=(2, 2),
        landed=(2, 4, 6),
        again=True,
        last=1,
    )
    second_roll, head = 4, observe(state, 1)[:4]
    assert head == (second_roll, 1, 2, 1)
    assert observe(state, 1)[11:23] == (0, 2, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1)
    assert observe(state, 1)[23:41] == (0, 2, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 1, 0, 0, 0, 0, 0)


def test_turns_without_a_record_are_seen():
    """Where they end the game; what a seat can still hope for depends on them."""
    state = read_state("- 0 000000-000000 idle12", Options(variation=2, record="after_reroll"))
    assert observe(state, 0)[4] == observe(state, 1)[4] == 12


def test_rolls_for_the_start_are_seen():
    state = read_state("open ? 34 ?", Options())
    assert observe(state, 1)[2] == -1
    assert observe(state, 1)[-3:] == (7, -1, -1)
