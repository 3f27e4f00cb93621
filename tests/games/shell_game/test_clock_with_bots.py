"""The clock of Shell Game at tables with bots: nobody waits while only bots memorise."""

from dataclasses import replace

import pytest

from fives.games.shell_game.clock_with_bots import MEMORISE, clock_seconds
from fives.games.shell_game.rules import EARLIEST, Lay, Options, Phase, play, start


def looking(seats):
    """Return a table at which the first player has laid the stones."""
    state = start(seats, Options(), first=0)
    for symbol in (1, 2, 3, 4):
        state = play(state, 0, Lay(symbol))
    assert state.phase is Phase.LOOK
    return state


@pytest.mark.parametrize(
    ("seats", "bots", "seconds"),
    [
        (2, [1], MEMORISE),
        (3, [1, 2], MEMORISE),
        (2, [0, 1], MEMORISE),  # bots among themselves
        (2, [], EARLIEST),
        (2, [0], EARLIEST),  # the person has to remember
        (3, [1], EARLIEST),  # one of them has
    ],
)
def test_bots_memorise_in_a_second_and_people_have_their_time(seats, bots, seconds):
    assert clock_seconds(looking(seats), EARLIEST, bots) == seconds


def test_other_clocks_run_as_ever():
    state = replace(looking(2), phase=Phase.READY)
    assert clock_seconds(state, 5, [1]) == 5
