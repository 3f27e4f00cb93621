"""Servers die and lose their database: others take over within five seconds, and the players go on."""

import contextlib
import time

import pytest
from conftest import Node, errors
from proxy import Proxy
from websockets.exceptions import ConnectionClosed

from phone import Phone, lay
from postgres import query

SOON = 5.0  # seconds within which another server must have taken over
CUT_OFF = (ConnectionClosed, OSError, TimeoutError)


def read_for(phone, seconds, true):
    """Read until `true(phone)` holds, for so long at most; return how long it took."""
    began = time.monotonic()
    while not true(phone):
        left = began + seconds - time.monotonic()
        with contextlib.suppress(TimeoutError):
            phone.read(max(0.01, left))
        assert time.monotonic() - began < seconds, phone.position
    return time.monotonic() - began


def against_bot(keeper, node, game="tug"):
    """Return a phone at one server, of a running match against a bot that another keeps."""
    code, token = lay(keeper.client, "mine", "bot:casual", game=game)
    phone = Phone(node.url, code, token)
    phone.wait_for(lambda phone: phone.table)
    assert phone.ready()["type"] == "accepted"
    phone.wait_for(lambda phone: phone.position)
    return phone


def until_mine(phone):
    phone.wait_for(lambda phone: phone.position["result"] or 0 in phone.position["actors"])


def test_a_killed_server_is_replaced_and_its_phones_go_on_elsewhere(start_nodes, postgres):
    first, second, third = nodes = start_nodes(3, postgres.new_database(), bot_delay=1.0)
    code, token = lay(first.client, "mine", "bot:casual", options={"start": "host"})
    with Phone(second.url, code, token) as ann, Phone(first.url, code) as guest:
        guest.wait_for(lambda phone: phone.table)
        assert ann.ready()["type"] == "accepted"
        ann.wait_for(lambda phone: phone.position)
        until_mine(ann)
        answer = ann.play(0, ann.moves(0)[0])
        first.kill()  # while its bot thinks
        took = read_for(ann, SOON, lambda phone: any(event["actor"] == 1 for event in phone.log))
        until_mine(ann)
        assert [event["n"] for event in ann.log] == list(range(1, ann.position["n"] + 1))
        assert any(event["n"] == answer["n"] for event in ann.log)
        with pytest.raises(CUT_OFF):
            guest.read_until("never")
        with Phone(third.url, code) as again:
            again.wait_for(lambda phone: phone.position and phone.position["n"] == ann.position["n"])
            assert again.log == ann.log
            second.kill()
            with Phone(third.url, code, token, epoch=1, seen=ann.position["n"]) as anew:
                anew.wait_for(lambda phone: phone.table)
                anew.position = anew.position or ann.position
                assert anew.play(0, anew.moves(0)[0])["type"] == "accepted"
                n = anew.position["n"]
                read_for(anew, SOON, lambda phone: phone.position["n"] > n and 0 in phone.position["actors"])
    assert took < SOON
    assert errors(*nodes) == []
