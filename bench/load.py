"""A load generator: many tables of two play Tug over real sockets, each seat a client of its own."""

import asyncio
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
    """Seconds from sending a move to its acknowledgement, and to the other screen."""

    acknowledged: list[float] = field(default_factory=list)
    seen: list[float] = field(default_factory=list)
    refused: int = 0


def request(base: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
    data = json.dumps(body).encode()
    ask = urllib.request.Request(base + path, data, {"Content-Type": "application/json"})
    with urllib.request.urlopen(ask, timeout=10) as answer:
        return json.load(answer)


@dataclass
class Phone:
    """One seat: says hello, gets ready, and plays a random legal move when it is its turn."""

    base: str
    code: str
    token: str
    seat: int
    pace: float  # seconds it thinks, on average
    sent: dict[int, float]  # when this table's events were sent, by number
    out: Timings
    asked: dict[str, float] = field(default_factory=dict)
    promise: str = ""  # the sealed dice this seat is ready for

    def __post_init__(self) -> None:
        self.url = f"{self.base.replace('http', 'ws', 1)}/api/tables/{self.code}/socket"
        self.random = random.Random(f"{self.code}{self.seat}")

    async def run(self, until: float) -> None:
        async with websockets.connect(self.url, compression=None) as socket:
            await socket.send(json.dumps({"type": "hello", "token": self.token}))
            while (left := until - time.perf_counter()) > 0:
                try:
                    frame = await asyncio.wait_for(socket.recv(), left)
                except TimeoutError:
                    return
                await self.take(socket, json.loads(frame))

    async def take(self, socket: websockets.ClientConnection, message: dict[str, Any]) -> None:
        now = time.perf_counter()
        match message["type"]:
            case "accepted" if message["id"] in self.asked:
                self.out.acknowledged.append(now - self.asked.pop(message["id"]))
            case "refused" if message["id"] in self.asked:
                self.out.refused += 1
            case "snapshot" | "table" if message["table"]["phase"] != "playing":
                ready = {"type": "ready", "id": secrets.token_hex(8), "seed": secrets.token_hex(16)}
                if self.promise != message["table"]["commitment"]:
                    self.promise = message["table"]["commitment"]
                    await socket.send(json.dumps(ready))
            case "news":
                for told in message["log"]:
                    if told["n"] in self.sent and told["actor"] != self.seat:
                        self.out.seen.append(now - self.sent.pop(told["n"]))
        if message["type"] in ("snapshot", "news") and (position := message.get("position")):
            await self.play(socket, position)

    async def play(self, socket: websockets.ClientConnection, position: dict[str, Any]) -> None:
        moves = next((hand["moves"] for hand in position["hands"] if hand["seat"] == self.seat), [])
        if not moves:
            return
        await asyncio.sleep(self.pace * self.random.random() * 2)
        id = secrets.token_hex(8)
        self.asked[id] = self.sent[position["n"] + 1] = time.perf_counter()
        play = {"type": "play", "id": id, "seat": self.seat, "move": self.random.choice(moves)}
        await socket.send(json.dumps(play | {"epoch": position["epoch"], "seen": position["n"]}))


async def load(base: str, tables: int, seconds: float, pace: float) -> Timings:
    """Play `tables` tables for `seconds`; each seat thinks `pace` seconds on average before a move."""
    out = Timings()
    phones: list[Phone] = []
    for _ in range(tables):
        seats = [{"kind": "mine", "name": "A"}, {"kind": "open"}]
        host = request(base, "/api/tables", {"game": "tug", "seats": seats, "options": {"start": "host"}})
        code = host["table"]["code"]
        guest = request(base, f"/api/tables/{code}/seats", {"name": "B"})
        sent: dict[int, float] = {}
        for seat, seated in enumerate((host, guest)):
            phones.append(Phone(base, code, seated["token"], seat, pace, sent, out))
    until = time.perf_counter() + seconds
    await asyncio.gather(*(phone.run(until) for phone in phones))
    return out
