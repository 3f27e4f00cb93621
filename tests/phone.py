"""A phone as a test drives it: it does what the page does, over a socket or by long poll."""

from __future__ import annotations

import contextlib
import itertools
import json
import random
import secrets
import socket
import time

import httpx
from websockets.sync.client import connect

from fives.games.find_fives.notation import write_cells
from fives.games.find_fives.shapes import placements

IDS = itertools.count(1)
SOON = 60.0  # seconds, however busy the machine is
COMPILED = 600.0  # seconds, if it is the first time on a busy machine
PING = 3.0  # seconds of silence after which it says that it is still there, as a page does
HERE = -1  # what such a ping is known by


def new_seed() -> str:
    return secrets.token_hex(16)


class Phone:
    """A socket to a table, and what the page would show."""

    def __init__(self, url: str, code: str, token: str = "", *, epoch: int = 0, seen: int = -1) -> None:
        self.code, self.token = code, token
        self.table = self.position = None
        self.you = {"seats": [], "host": False}
        self.log: list[dict] = []
        self.inbox: list[dict] = []
        self._stack = contextlib.ExitStack()
        address = f"{url.replace('http', 'ws')}/api/tables/{code}/socket"
        self._socket = self._stack.enter_context(
            connect(address, compression=None, open_timeout=SOON, close_timeout=1, ping_interval=None)
        )
        self.send(type="hello", token=token, epoch=epoch, seen=seen)

    def __enter__(self) -> Phone:
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    close = __exit__

    def cut(self) -> None:
        """Lose the network: nothing more goes out or comes in, and nobody says goodbye."""
        self._socket.socket.shutdown(socket.SHUT_RDWR)

    def send(self, **message: object) -> None:
        self._socket.send(json.dumps(message))

    def send_raw(self, frame: str | bytes, **how: object) -> None:
        self._socket.send(frame, **how)

    def read(self, timeout: float = SOON) -> dict:
        """Return the next message, and show it."""
        message = self._receive(time.monotonic() + timeout)
        self.inbox.append(message)
        match message["type"]:
            case "snapshot":
                self.table, self.you = message["table"], message["you"]
                self.log, self.position = list(message["log"]), message["position"]
            case "news":
                self.log += message["log"]
                self.position = message["position"]
            case "table":
                self.table, self.you = message["table"], message["you"]
        return message

    def _receive(self, until: float) -> dict:
        while True:
            left = until - time.monotonic()
            try:
                message = json.loads(self._socket.recv(min(PING, max(0.0, left))))
            except TimeoutError:
                if left <= PING:
                    raise
                self.send(type="ping", at=HERE)
            else:
                if (message["type"], message.get("at")) != ("pong", HERE):
                    return message

    def read_until(self, type: str) -> dict:
        while (message := self.read())["type"] != type:
            pass
        return message

    def wait_for(self, true) -> None:
        """Read until `true(self)` holds."""
        while not true(self):
            self.read()

    def catch_up(self) -> None:
        """Read everything the server has sent so far."""
        self.send(type="ping", at=0)
        self.read_until("pong")

    def ask(self, type: str, **fields: object) -> dict:
        """Send a command and return its answer."""
        id = fields.setdefault("id", f"c{next(IDS)}")
        self.send(type=type, **fields)
        while (message := self.read()).get("id") != id:
            pass
        return message

    def ready(self) -> dict:
        return self.ask("ready", seed=new_seed())

    def play(self, seat: int, move: str, **changes: object) -> dict:
        where = {"epoch": self.position["epoch"], "seen": self.position["n"], **changes}
        return self.ask("play", seat=seat, move=move, **where)

    def undo(self, seat: int, **changes: object) -> dict:
        where = {"epoch": self.position["epoch"], "seen": self.position["n"], **changes}
        return self.ask("undo", seat=seat, **where)

    def resign(self, seat: int, **changes: object) -> dict:
        return self.ask("resign", seat=seat, **{"epoch": self.position["epoch"], **changes})

    def moves(self, seat: int) -> list[str]:
        return next(hand["moves"] for hand in self.position["hands"] if hand["seat"] == seat)


class Poller:
    """The same without a socket: long poll and posted commands."""

    def __init__(self, client: httpx.Client, code: str, token: str) -> None:
        self._client, self._path = client, f"/api/tables/{code}"
        self._headers = {"Authorization": f"Bearer {token}"}
        self.table = self.position = None
        self.you = {"seats": []}
        self.log: list[dict] = []
        self._version = 0
        self.poll()

    def poll(self) -> list[dict]:
        epoch, after = (self.position["epoch"], self.position["n"]) if self.position else (0, -1)
        query = {"epoch": epoch, "after": after, "version": self._version}
        answer = self._client.get(f"{self._path}/events", params=query, headers=self._headers)
        assert answer.status_code == 200, answer.text
        self._version = answer.json()["version"]
        for message in answer.json()["messages"]:
            if message["type"] == "signalled":
                continue
            if message["type"] != "news":
                self.table, self.you = message["table"], message["you"]
            if message["type"] != "table":
                self.log = (self.log if message["type"] == "news" else []) + message["log"]
                self.position = message["position"]
        return answer.json()["messages"]

    def wait_for(self, true) -> None:
        while not true(self):
            self.poll()

    def ask(self, type: str, **fields: object) -> dict:
        body = {"type": type, "id": f"c{next(IDS)}", **fields}
        answer = self._client.post(f"{self._path}/commands", json=body, headers=self._headers)
        assert answer.status_code == 200, answer.text
        return answer.json()

    ready = Phone.ready
    play = Phone.play
    undo = Phone.undo
    resign = Phone.resign
    moves = Phone.moves


def calls(url: str) -> httpx.Client:
    """Return a client that waits for an answer, also while what works it out is compiled."""
    return httpx.Client(base_url=url, timeout=COMPILED)


def new_table(client: httpx.Client, *seats: str, game: str = "tug", **more: object) -> tuple[str, str]:
    """Lay a table with seats like `mine`, `open` or `bot:plain`; return its code and the host's token."""
    wishes = [dict(zip(("kind", "level"), seat.split(":"), strict=False)) for seat in seats]
    answer = client.post("/api/tables", json={"game": game, "seats": wishes, **more})
    assert answer.status_code == 201, answer.text
    return answer.json()["table"]["code"], answer.json()["token"]


def sit(client: httpx.Client, code: str, name: str = "Guest") -> str:
    """Take a seat; return its token."""
    answer = client.post(f"/api/tables/{code}/seats", json={"name": name})
    assert answer.status_code == 201, answer.text
    return answer.json()["token"]


def spelt(move: str, chance: random.Random) -> str:
    """Return a move; where one word stands for very many (Find Fives), any of them, legal or not."""
    kind, _, shape = move.partition(":")
    if move != "outline" and (kind != "hatch" or len(shape) > 1):
        return move
    cells = [write_cells(place.cells) for place in placements() if place.shape.startswith(shape)]
    return f"hatch:{chance.choice(cells)}" if shape else chance.choice(cells)


def play_out(*phones, until=lambda position: position["result"], seed: int = 5) -> None:
    """Let the phones play random legal moves, each for its seats, until the match is over or `until` says so."""
    chance = random.Random(seed)
    while not until(position := phones[0].position):
        actor = position["actors"][0]
        phone = next(phone for phone in phones if actor in phone.you["seats"])
        answer = phone.play(actor, chance.choice(phone.moves(actor)))
        assert answer["type"] == "accepted", answer
        for each in phones:
            each.wait_for(lambda each, n=answer["n"]: each.position["n"] >= n)


def metric(client: httpx.Client, name: str) -> float:
    """Return the value of one metric, with its label if it has one."""
    lines = client.get("/metrics").text.splitlines()
    return float(next(line for line in lines if line.startswith(f"{name} ")).split()[-1])
