"""Phones for the race: each seat a client of its own over a real socket."""

import json
import random
import secrets
import time
import urllib.request
from dataclasses import dataclass, field
from typing import Any

import websockets


@dataclass
class Timings:
    """Seconds from sending a move to its acknowledgement, and to each other screen."""

    acknowledged: list[float] = field(default_factory=list)
    seen: list[float] = field(default_factory=list)
    refused: int = 0


@dataclass
class Wire:
    """The traffic of one table's sockets: when moves were sent, by their last event, and when news of events came."""

    sent: dict[int, tuple[int, float]] = field(default_factory=dict)  # seat and time
    came: list[tuple[int, int, float]] = field(default_factory=list)  # event, seat and time

    def delays(self) -> list[float]:
        """Return how long each move took to each other seat."""
        return [time - self.sent[n][1] for n, seat, time in self.came if n in self.sent and self.sent[n][0] != seat]


def request(base: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
    data = json.dumps(body).encode()
    ask = urllib.request.Request(base + path, data, {"Content-Type": "application/json"})
    with urllib.request.urlopen(ask, timeout=10) as answer:
        return json.load(answer)


@dataclass
class Phone:
    """One seat: gets ready, and looks at every position."""

    base: str
    code: str
    token: str
    seat: int
    pace: float  # seconds it thinks, on average
    wire: Wire
    out: Timings
    asked: dict[str, float] = field(default_factory=dict)
    promise: str = ""  # the sealed dice this seat is ready for

    def __post_init__(self) -> None:
        self.url = f"{self.base.replace('http', 'ws', 1)}/api/tables/{self.code}/socket"
        self.random = random.Random(f"{self.code}{self.seat}")

    async def take(self, socket: websockets.ClientConnection, message: dict[str, Any]) -> None:
        now = time.perf_counter()
        match message["type"]:
            case "accepted" if message["id"] in self.asked:
                asked = self.asked.pop(message["id"])
                self.out.acknowledged.append(now - asked)
                self.wire.sent[message["n"]] = self.seat, asked
            case "refused" if message["id"] in self.asked:
                self.out.refused += 1
            case "snapshot" | "table" if message["table"]["phase"] != "playing":
                ready = {"type": "ready", "id": secrets.token_hex(8), "seed": secrets.token_hex(16)}
                if self.promise != message["table"]["commitment"]:
                    self.promise = message["table"]["commitment"]
                    await socket.send(json.dumps(ready))
            case "news":
                self.wire.came += [(told["n"], self.seat, now) for told in message["log"]]
        if message["type"] in ("snapshot", "news") and (position := message.get("position")):
            await self.look(socket, position)

    async def look(self, socket: websockets.ClientConnection, position: dict[str, Any]) -> None:
        """Look at a position, and do what is to be done about it."""
        raise NotImplementedError

    def hand(self, position: dict[str, Any]) -> dict[str, Any]:
        return next(hand for hand in position["hands"] if hand["seat"] == self.seat)

    async def play(self, socket: websockets.ClientConnection, position: dict[str, Any], move: str) -> None:
        id = secrets.token_hex(8)
        self.asked[id] = time.perf_counter()
        play = {"type": "play", "id": id, "seat": self.seat, "move": move}
        await socket.send(json.dumps(play | {"epoch": position["epoch"], "seen": position["n"]}))


def new_table(base: str, game: str, seats: int, options: dict[str, Any]) -> tuple[str, list[str]]:
    """Lay a table and fill it; return its code and each seat's token."""
    wishes = [{"kind": "mine", "name": "A"}, *[{"kind": "open"}] * (seats - 1)]
    host = request(base, "/api/tables", {"game": game, "seats": wishes, "options": options})
    code = host["table"]["code"]
    guests = [request(base, f"/api/tables/{code}/seats", {"name": name}) for name in "BCDEFGH"[: seats - 1]]
    return code, [seated["token"] for seated in (host, *guests)]
