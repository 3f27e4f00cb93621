"""One of several servers with a shared database, and phones that play against bots there."""

import httpx

from server_process import Serving

PATIENT = {
    "guess_burst": 9999,
    "table_burst": 9999,
    "record_burst": 9999,
    "sit_burst": 9999,
    "seat_call_burst": 9999,
    "message_rate": 9999,
    "message_burst": 9999,
    "bot_delay": 0.2,
    "poll_wait": 0.5,
    "silence": 600,  # a phone of a test says nothing while it waits, however busy the machine is
}

NEVER = 3600.0  # seconds a bot waits if only another server's should move


class Node(Serving):
    """One of several servers, and a client of it."""

    def __init__(self, folder, database, **settings) -> None:
        super().__init__(folder, database=database, **PATIENT | settings)
        self.client = httpx.Client(base_url=self.url, timeout=30)

    def stop(self):
        super().stop()
        self.client.close()


def errors(*nodes):
    """Return what went wrong on the servers' side."""
    return [line for node in nodes for line in node.log.read_text().splitlines() if '"ERROR"' in line]


def begin(phone):
    phone.wait_for(lambda phone: phone.table)
    assert phone.ready()["type"] == "accepted"
    phone.wait_for(lambda phone: phone.position)


def play_until(phone, actor):
    """Play for seat 0 until another is to act, or the match is over; return the number of the last own event."""
    phone.wait_for(lambda phone: phone.position)
    n = phone.position["n"]
    while actor not in phone.position["actors"] and not phone.position["result"]:
        answer = phone.play(0, phone.moves(0)[0])
        assert answer["type"] == "accepted", answer
        n = answer["n"]
        phone.wait_for(lambda phone, n=n: phone.position["n"] >= n)
    return n
