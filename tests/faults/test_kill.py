"""A server killed in the middle of games loses no acknowledged move, and the games go on to their end."""

import pytest

from faults.line import Line
from faults.nursery import Nursery
from faults.ordeal import FAST, Room, kill_often, prove

TWO = ("mine", "open")
TIME = {"time": {"per": "match", "seconds": 7200}}  # nobody's is up, whatever the machine's clock says
TABLES = {
    "tug": (TWO, TIME),
    "hi_low": (("mine", "bot:beginner"), {}),
    "number_poker": (("mine", "open", "open"), TIME),
    "five_wins": (TWO, {}),
    "clear_away": (("mine",), {}),
}


def test_killed_a_dozen_times_no_acknowledged_move_is_lost(tmp_path):
    endure(tmp_path, 12, seed=5)


@pytest.mark.slow
def test_killed_a_thousand_times_no_acknowledged_move_is_lost(tmp_path):
    endure(tmp_path, 1000, seed=55)


def endure(folder, kills, seed):
    """Play over a bad line, be killed, come to the end, prove it."""
    room = Room()
    with Nursery(folder, **FAST) as serving, Line(serving.port, delay=0.01, cuts=0.003, seed=seed) as line:
        for game, (seats, more) in TABLES.items():
            room.lay(serving.url, line.url, game, *seats, **more)
        room.start()
        kill_often(room, serving, kills, seed)
        room.finish()
        prove(serving, room)
    print(f"{room}, {line.cut} connections cut")  # noqa: T201
