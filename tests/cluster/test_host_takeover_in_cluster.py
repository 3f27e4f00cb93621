"""The host is connected to another server and drops out: a present player takes over, and all servers know."""

import time

import pytest

from cluster.cluster_server import errors
from phone import SOON, Phone, new_table, sit

AWAY = 2.0  # seconds
PAUSE = 0.1  # seconds between two tries


@pytest.fixture(scope="module")
def pair(start_nodes, postgres):
    return start_nodes(postgres.new_database(), {"away": AWAY}, {"away": AWAY})


def test_host_presence_is_known_across_servers(pair):
    one, two = pair
    code, token = new_table(one.client, "mine", "open")
    ann, bob = Phone(one.url, code, token), Phone(two.url, code, sit(two.client, code, "Bob"))
    with bob, Phone(one.url, code) as guest:
        bob.wait_for(lambda phone: phone.table and phone.table["seats"][0]["here"])
        assert bob.ask("become_host")["code"] == "host_here"
        ann.close()
        bob.wait_for(lambda phone: not phone.table["seats"][0]["here"])
        assert 0 < bob.table["host_away"] <= 1000 * AWAY
        until = time.monotonic() + SOON
        while (answer := bob.ask("become_host"))["type"] == "refused":
            assert (answer["code"], time.monotonic() < until) == ("host_awaited", True)
            time.sleep(PAUSE)
        guest.wait_for(lambda phone: phone.table and [seat["host"] for seat in phone.table["seats"]] == [False, True])
        with Phone(one.url, code, token) as back:
            back.wait_for(lambda phone: phone.table)
            assert back.you == {"seats": [0], "host": False}
            assert back.ask("lock", locked=True)["code"] == "not_host"
        assert bob.ask("lock", locked=True)["type"] == "accepted"
    assert errors(*pair) == []
