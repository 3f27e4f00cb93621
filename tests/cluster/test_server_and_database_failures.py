"""Servers and their database fail: others take over within five seconds, and play continues."""

import contextlib
import time

import pytest

from cluster.cluster_server import NEVER, Node, begin, errors, play_until
from cluster.cuttable_proxy import Proxy
from phone import Phone, new_table
from postgres import Postgres, query

SOON = 5.0  # seconds within which another server must have taken over


def keeper(database, code):
    """Return which server keeps a table."""
    return [row["node"] for row in query(database, "SELECT node FROM fives.keepers WHERE code = $1", code)]


@pytest.mark.slow
def test_a_server_cut_off_from_its_database_disconnects_phones_and_recovers(start_nodes, tmp_path, postgres):
    database = postgres.new_database()
    (other,) = start_nodes(database, {})
    with Proxy(postgres.port) as proxy:
        cable = database.replace(str(postgres.port), str(proxy.port))
        with Node(tmp_path, cable, bot_delay=NEVER) as node:
            code, token = new_table(node.client, "mine", "bot:casual", options={"start": "host"})
            with Phone(node.url, code, token) as ann:
                begin(ann)
                n = play_until(ann, 1)
                before = keeper(database, code)
                proxy.freeze()
                assert ann.read_until("bye")["reason"] == "stopping"
                assert node.client.get("/readyz").status_code == 503
                assert node.client.get(f"/api/tables/{code}").json()["code"] == "not_saved"
            with Phone(node.url, code, token) as back:
                assert back.read_until("bye")["reason"] == "stopping"
            with Phone(other.url, code, token, epoch=1, seen=n) as ann:
                ann.wait_for(lambda phone: phone.position)
                ann.wait_for(lambda phone: phone.position["result"] or 0 in phone.position["actors"])
                assert ann.log[0]["actor"] == 1
                assert keeper(database, code) != before
                proxy.mend()
                wait_ready(node)
                with Phone(node.url, code) as guest:
                    guest.wait_for(lambda phone: phone.position)
                    n = play_until(ann, 1)
                    guest.wait_for(lambda phone: phone.position["n"] >= n)
            assert errors(node, other) == []


@pytest.mark.slow
def test_each_of_ten_server_failures_interrupts_for_at_most_five_seconds(start_nodes, postgres):
    database = postgres.new_database()
    nodes = start_nodes(database, {}, {}, {})
    took = []
    for round in range(10):
        victim, *others = nodes[round % 3 :] + nodes[: round % 3]
        code, token = new_table(victim.client, "mine", "bot:casual")
        with Phone(others[0].url, code, token) as ann:
            begin(ann)
            before = keeper(database, code)
            victim.kill()
            died = time.monotonic()
            while keeper(database, code) in ([], before):
                assert time.monotonic() - died < 3 * SOON
            took.append(time.monotonic() - died)
            play_until(ann, 1)
            with contextlib.suppress(TimeoutError):
                ann.wait_for(lambda phone: phone.position["result"] or 0 in phone.position["actors"])
        victim.start()
    print(f"taken over after {min(took):.1f} to {max(took):.1f} s")  # noqa: T201
    assert max(took) < SOON, took


@pytest.mark.slow
def test_a_database_crash_loses_no_move(start_nodes):
    with Postgres() as own:
        one, two = start_nodes(own.new_database(), {}, {})
        code, token = new_table(one.client, "mine", "mine")
        for node in (one, two, one, two):
            with Phone(node.url, code, token) as ann:
                ann.wait_for(lambda phone: phone.table)
                if not ann.position:
                    begin(ann)
                before = ann.log
                if ann.position["result"]:
                    break
                seat = ann.position["actors"][0]
                answer = ann.play(seat, ann.moves(seat)[0])
                assert answer["type"] == "accepted"
                ann.wait_for(lambda phone, n=answer["n"]: phone.position["n"] >= n)
                own.stop()
                assert ann.read_until("bye")["reason"] == "stopping"
                assert ann.log[: len(before)] == before
                kept = len(ann.log)
            own.start()
            for each in (one, two):
                wait_ready(each)
            with Phone(node.url, code, token) as ann:
                ann.wait_for(lambda phone: phone.position)
                assert len(ann.log) == kept


def wait_ready(node):
    until = time.monotonic() + 30
    while not node.ready():
        assert time.monotonic() < until
