"""A server killed in the middle of games loses no acknowledged move, and the games go on to their end."""

import random
import threading
import time

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from fives.core.record import Record, verify
from phone import SOON, Phone, calls, lay
from serving import Serving

TABLES = 4
FAST = {"message_rate": 1e6, "message_burst": 10**6, "bot_delay": 0}
CUT_OFF = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, TimeoutError)


class Player(threading.Thread):
    """A phone that plays both seats of a table, match after match, and comes back whenever it is cut off."""

    def __init__(self, url: str, code: str, token: str, told: threading.Condition) -> None:
        super().__init__(name=code, daemon=True)
        self.url, self.code, self.token, self.told = url, code, token, told
        self.acknowledged: dict[tuple[int, int], str] = {}  # by epoch and number of the event
        self.last_match = False
        self.pending: dict | None = None  # sent, but not answered before the server died
        self.epoch = 0  # when it was sent
        self.chance = random.Random(code)
        self.problem: BaseException | None = None

    def run(self) -> None:
        seen, over = (0, -1), False
        while not over:
            try:
                with Phone(self.url, self.code, self.token, epoch=seen[0], seen=seen[1]) as phone:
                    phone.wait_for(lambda phone: phone.table and (phone.position or phone.table["epoch"] == 0))
                    try:
                        over = self.play(phone)
                    finally:
                        seen = where(phone)
            except CUT_OFF:
                time.sleep(0.05)  # as a page does, before it knocks again
            except BaseException as problem:
                self.problem = problem
                return

    def play(self, phone: Phone) -> bool:
        """Play until the last match is over."""
        while True:
            if self.pending is None:
                position = phone.position
                if position and position["result"] and self.last_match:
                    return True
                self.epoch = phone.table["epoch"]
                self.pending = self.ready() if not position or position["result"] else self.move(phone)
            answer = phone.ask(**self.pending)
            self.check(answer)
            wanted = (self.epoch + 1, 0) if self.pending["type"] == "ready" else (self.epoch, answer["n"])
            self.pending = None
            phone.wait_for(lambda phone, wanted=wanted: where(phone) >= wanted)

    def ready(self) -> dict:
        return {"type": "ready", "id": f"r{self.chance.random()}", "seed": f"{self.chance.getrandbits(128):032x}"}

    def move(self, phone: Phone) -> dict:
        position = phone.position
        seat = position["actors"][0]
        where = {"epoch": position["epoch"], "seen": position["n"]}
        move = self.chance.choice(phone.moves(seat))
        return {"type": "play", "id": f"p{self.chance.random()}", "seat": seat, "move": move, **where}

    def check(self, answer: dict) -> None:
        assert answer["type"] == "accepted", (self.pending, answer)
        if self.pending["type"] == "play":
            assert answer["n"] > self.pending["seen"]
            with self.told:
                self.acknowledged[self.pending["epoch"], self.pending["seen"] + 1] = self.pending["move"]
                self.told.notify_all()


def where(phone: Phone) -> tuple[int, int]:
    return (phone.position["epoch"], phone.position["n"]) if phone.position else (0, -1)


@pytest.mark.parametrize("kills", [5, pytest.param(12, marks=pytest.mark.slow)])
def test_killed_again_and_again_no_acknowledged_move_is_lost(tmp_path, kills):
    told = threading.Condition()
    with Serving(tmp_path, **FAST) as serving:
        with calls(serving.url) as client:
            seats = ("mine", "mine")
            players = [Player(serving.url, *lay(client, *seats), told) for _ in range(TABLES)]
        for player in players:
            player.start()
        chance = random.Random(5)
        for _ in range(kills):
            enough = sum(len(player.acknowledged) for player in players) + chance.randrange(20, 60)
            with told:
                went_on = told.wait_for(lambda enough=enough: sum(len(p.acknowledged) for p in players) >= enough, SOON)
            assert went_on, [player.problem for player in players]
            serving.kill()
            serving.start()
        for player in players:
            player.last_match = True
        for player in players:
            player.join(SOON)
            assert player.problem is None
            assert not player.is_alive()
        with calls(serving.url) as client:
            for player in players:
                check_records(client, player)
    assert '"ERROR"' not in serving.log.read_text()


def check_records(client: httpx.Client, player: Player) -> None:
    """Check every match of the table: whole, in order, by the rules, with every acknowledged move once."""
    epochs = client.get(f"/api/tables/{player.code}").json()["epoch"]
    played = {}
    for epoch in range(1, epochs + 1):
        answer = client.get(f"/api/tables/{player.code}/record", params={"epoch": epoch})
        record = msgspec.convert(answer.json(), Record)
        found = verify(record)
        assert (found.sealed, found.problems) == (True, ())
        assert [event.n for event in record.log] == list(range(1, len(record.log) + 1))
        played |= {(epoch, event.n): event.move for event in record.log if event.actor >= 0}
    assert player.acknowledged == played
