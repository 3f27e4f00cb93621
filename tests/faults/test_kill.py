"""A server killed in the middle of games loses no acknowledged move, and the games go on to their end."""

import os

import pytest

from faults.bad_network import BadNetwork
from faults.forked_server import ForkedServer
from faults.kill_often import FAST, Room, kill_often, prove

KILLS = int(os.environ.get("FIVES_KILLS", "1000"))
TWO = ("mine", "open")
TIME = {"time": {"per": "match", "seconds": 7200}}  # nobody's is up, whatever the machine's clock says
TABLES = {  # games that are soon over, so that many begin and end
    "tug": (("mine", "bot:beginner"), TIME),
    "torris": (TWO, {}),
    "number_poker": (("mine", "open", "open"), TIME),
    "clear_away": (("mine",), {}),
}


def test_killed_a_dozen_times_no_acknowledged_move_is_lost(tmp_path):
    endure(tmp_path, tmp_path / "fives.sqlite", 12, seed=5)


@pytest.mark.slow
def test_killed_a_thousand_times_no_acknowledged_move_is_lost(tmp_path):
    endure(tmp_path, tmp_path / "fives.sqlite", KILLS, seed=55)


@pytest.mark.slow
def test_killed_a_thousand_times_on_postgresql_no_acknowledged_move_is_lost(tmp_path, database):
    endure(tmp_path, database, KILLS, seed=555)


def endure(folder, kept, kills, seed):
    """Play over a bad network, be killed, come to the end, prove it."""
    room = Room()
    with (
        ForkedServer(folder, database=kept, **FAST) as serving,
        BadNetwork(serving.port, delay=0.01, cuts=0.003, seed=seed) as network,
    ):
        for game, (seats, more) in TABLES.items():
            room.new_table(serving.url, network.url, game, *seats, **more)
        room.start()
        kill_often(room, serving, kills, seed)
        room.finish()
        prove(serving, room)
    print(f"{room}, {network.cut} connections cut")  # noqa: T201
