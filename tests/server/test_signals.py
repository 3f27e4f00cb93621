"""Signals: pictograms from seated people that everyone sees for a moment, with a rate limit."""

import time

from test_whole_game import open_game

from fives.live.table import SIGNAL_BURST
from phone import Phone, Poller, new_table, sit


def test_a_signal_reaches_everyone_once(server, client):
    ann, bob = open_game(server, client)
    with ann, bob, Phone(server.url, ann.code) as eve:
        eve.read_until("snapshot")
        n = bob.position["n"]
        answer = bob.ask("signal", seat=1, sign="wave", id="hello")
        assert answer == {"type": "accepted", "id": "hello", "n": n}
        for phone in (ann, bob, eve):
            assert phone.read_until("signalled") == {"type": "signalled", "seat": 1, "sign": "wave"}
        bob.ask("signal", seat=1, sign="wave", id="hello")  # sent again after a reconnection
        ann.catch_up()
        assert [message["type"] for message in ann.inbox].count("signalled") == 1


def test_signals_are_not_stored(server, client):
    ann, bob = open_game(server, client)
    with ann, bob:
        before = client.get(f"/api/tables/{ann.code}/record").json()
        bob.ask("signal", seat=1, sign="laugh")
        assert client.get(f"/api/tables/{ann.code}/record").json() == before
        with Phone(server.url, ann.code, bob.token) as late:
            late.read_until("snapshot")
            late.catch_up()
            assert "signalled" not in {message["type"] for message in late.inbox}


def test_only_known_signals_from_ones_own_seat_are_accepted(server, client):
    ann, bob = open_game(server, client)
    with ann, bob, Phone(server.url, ann.code) as eve:
        assert bob.ask("signal", seat=0, sign="wave")["code"] == "not_your_seat"
        assert eve.ask("signal", seat=0, sign="wave")["code"] == "not_your_seat"
        bob.send(type="signal", id="free text", seat=1, sign="You cheat!")
        assert bob.read_until("refused")["code"] == "bad_message"


def test_signals_are_rate_limited(server, client):
    ann, bob = open_game(server, client)
    with ann, bob:
        answers = [bob.ask("signal", seat=1, sign="hurry", id="s0")]
        while answers[-1]["type"] == "accepted":
            answers.append(bob.ask("signal", seat=1, sign="hurry", id=f"s{len(answers)}"))
        assert len(answers) > SIGNAL_BURST
        assert answers[-1]["code"] == "too_fast"
        assert ann.ask("signal", seat=0, sign="oops")["type"] == "accepted"  # others have their own measure
        while bob.ask("signal", seat=1, sign="hurry", id="again")["type"] == "refused":
            time.sleep(0.1)  # the same id is not refused for ever


def test_signals_work_by_long_poll(server, client):
    code, host = new_table(client, "mine", "open")
    bob = Poller(client, code, sit(client, code))
    with Phone(server.url, code, host) as ann:
        bob.wait_for(lambda phone: phone.table["seats"][0]["here"])
        ann.ask("signal", seat=0, sign="thanks")
        assert {"type": "signalled", "seat": 0, "sign": "thanks"} in bob.poll()
        bob.ask("signal", seat=1, sign="good_game")
        assert ann.read_until("signalled")["sign"] == "thanks"
        assert ann.read_until("signalled")["sign"] == "good_game"
