"""How soon the others see an outline: 40 tables of four race at Find Fives, the load made by another process."""

import asyncio
import json
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import websockets
from load import ROOM, cpu_seconds, milliseconds
from phones import Phone, Timings, Wire, new_table
from row import Row

from fives.games.find_fives.notation import write_cells
from fives.games.find_fives.shapes import placements
from server_process import Serving

SCRIPT = "race.py"
TABLES = 40
SEATS = 4
SECONDS = 20
PACE = 2.0  # seconds from one outline to the next, on average
PING = 3.0  # as often as a page
PATIENCE = 20.0  # seconds until a table has its boards
OUTLINES = [write_cells(outline.cells) for outline in placements()]


@dataclass
class Racer(Phone):
    """A phone that outlines five joined squares every now and then, right or wrong, whatever the others do."""

    position: dict[str, Any] = field(default_factory=dict)
    searching: asyncio.Event = field(default_factory=asyncio.Event)

    async def look(self, socket: websockets.ClientConnection, position: dict[str, Any]) -> None:
        self.position = position
        if self.hand(position)["view"]["phase"] == "finding":
            self.searching.set()

    async def race(self, begin: asyncio.Event) -> None:
        """Open a socket, and race from `begin` on."""
        async with websockets.connect(self.url, compression=None) as socket:
            await socket.send(json.dumps({"type": "hello", "token": self.token}))
            async with asyncio.TaskGroup() as group:
                tasks = [group.create_task(work) for work in (self.listen(socket), self.ping(socket))]
                await begin.wait()
                await self.search(socket)
                for task in tasks:
                    task.cancel()

    async def listen(self, socket: websockets.ClientConnection) -> None:
        async for frame in socket:
            await self.take(socket, json.loads(frame))

    async def ping(self, socket: websockets.ClientConnection) -> None:
        while True:
            await asyncio.sleep(PING)
            await socket.send(json.dumps({"type": "ping", "at": 0}))

    async def search(self, socket: websockets.ClientConnection) -> None:
        until = time.perf_counter() + SECONDS
        await asyncio.sleep(self.pace * self.random.random())  # nobody waits for the others
        fresh = iter(self.random.sample(OUTLINES, 20))  # one drawn twice is refused
        while time.perf_counter() < until:
            await self.play(socket, self.position, next(fresh))
            await asyncio.sleep(self.pace * (0.5 + self.random.random()))
        await asyncio.sleep(1)  # for the last news


async def race(serving: Serving) -> tuple[Timings, float]:
    """Return the timings of a round that all tables search at once, and the server's processor seconds per outline."""
    assert serving.process is not None
    out, wires = Timings(), [Wire() for _ in range(TABLES)]
    begin, running = asyncio.Event(), list[asyncio.Task[None]]()
    for wire in wires:
        code, tokens = new_table(serving.url, "find_fives", SEATS, {})
        racers = [Racer(serving.url, code, token, seat, PACE, wire, out) for seat, token in enumerate(tokens)]
        running += [asyncio.create_task(racer.race(begin)) for racer in racers]
        async with asyncio.timeout(PATIENCE):  # one table after the other: boards are drawn when a match begins
            await asyncio.gather(*(racer.searching.wait() for racer in racers))
    before = cpu_seconds(serving.process.pid)
    begin.set()
    await asyncio.gather(*running)
    out.seen = [delay for wire in wires for delay in wire.delays()]
    return out, (cpu_seconds(serving.process.pid) - before) / len(out.acknowledged)


def measure() -> list[Row]:
    with tempfile.TemporaryDirectory() as name, Serving(Path(name), **ROOM) as serving:
        out, cpu = asyncio.run(race(serving))
    load = f"{TABLES} tables of {SEATS}, {len(out.acknowledged) / SECONDS:.0f} outlines/s"
    assert len(out.seen) == (SEATS - 1) * len(out.acknowledged), "an outline did not reach every other screen"
    acknowledged, seen = milliseconds(out.acknowledged), milliseconds(out.seen)
    budget = 1e3 * PACE / (TABLES * SEATS)  # of one core
    return [
        Row(SCRIPT, f"p99 from an outline to the other screens; {load}", seen[989], "ms", 100, "limit", limit=True),
        Row(SCRIPT, f"median from an outline to the other screens; {load}", seen[499], "ms", 100, "limit for p99"),
        Row(SCRIPT, f"p99 to the acknowledgement; {load}", acknowledged[989], "ms", 100, "limit", limit=True),
        Row(SCRIPT, f"outlines refused; {load}", out.refused, "outlines", 1, "limit", limit=True),
        Row(SCRIPT, f"server CPU per outline; {load}", cpu * 1e3, "ms", budget, "one core, all of it"),
    ]


if __name__ == "__main__":
    print("\n".join(row.line() for row in measure()))
