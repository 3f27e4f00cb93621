"""Three servers behind a load balancer, killed and started again at random: no acknowledged move is lost or doubled."""

import random
import time

import pytest

from cluster.cuttable_proxy import Proxy
from faults.forked_server import ForkedServer
from faults.kill_often import FAST, Room, prove

TWO = ("mine", "open")
TABLES = {
    "tug": TWO,
    "hi_low": ("mine", "bot:beginner"),
    "number_poker": ("mine", "open", "open"),
    "five_wins": TWO,
}


@pytest.mark.slow
def test_killed_in_turn_three_servers_lose_no_move(tmp_path, database):
    room, chance = Room(), random.Random(5)
    servers = [ForkedServer(folder(tmp_path, number), database=database, **FAST) for number in range(3)]
    with servers[0], servers[1], servers[2], Proxy(*(server.port for server in servers)) as balancer:
        for game, seats in TABLES.items():
            room.new_table(servers[0].url, f"http://127.0.0.1:{balancer.port}", game, *seats)
        room.start()
        for _ in range(40):
            room.wait_for_moves(chance.randrange(5, 40))
            victim = chance.choice(servers)
            victim.kill()
            room.kills += 1
            time.sleep(chance.uniform(0, 1))
            victim.start()
        room.finish()
        for server in servers:
            prove(server, room)
    print(room)  # noqa: T201


def folder(path, number):
    made = path / str(number)
    made.mkdir()
    return made
