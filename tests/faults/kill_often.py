"""Kill the server again and again during real games over real sockets; then check what is left of each move."""

from __future__ import annotations

import asyncio
import dataclasses
import random
import time
from collections.abc import Collection, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from math import inf

import httpx
import msgspec

from faults.forked_server import ForkedServer
from faults.hostile_clients import HostileGuest
from faults.unreliable_phones import Guest, by_table
from fives.core.catalogue import find_game
from fives.core.matches.event import Kind
from fives.core.records.record import Record
from fives.core.records.verify_record import verify
from fives.store.open_store import open_store
from fives.table.state import TableState
from fives.table.storage.save_and_restore import read_data, restore
from phone import SOON, calls, new_table, sit
from server_process import Serving

FAST = {
    "message_rate": 1e6,
    "message_burst": 10**6,
    "table_burst": 1000,
    "record_burst": 9999,
    "sockets_per_address": 1000,
    "hello_burst": 10**6,
    "sit_burst": 10**6,
    "seat_call_burst": 10**6,
    "bot_delay": 0.02,
}
PACE = 0.01  # seconds of thinking, on average
BACK = 0.4  # seconds until a phone knocks again, at most
PATIENCE = 90.0  # seconds until a table at which nothing happens is stuck
MOVES = 12  # that a server lives to acknowledge, once it is ready, at most
LONGEST = 1.5  # seconds that it lives for them
SKEWED = 0.2  # of the times the clock is set before the server is killed
UNREADY = 0.1  # of the servers are killed before they are ready


@dataclass
class Room:
    """Who plays, and what came of it."""

    guests: list[Guest] = field(default_factory=list)
    kills: int = 0

    @property
    def acknowledged(self) -> int:
        """Return how many moves were acknowledged so far."""
        return sum(len(moves) for guest in self.guests for moves in guest.acknowledged.values())

    def new_table(self, url: str, through: str, game: str, *seats: str, **more: object) -> None:
        """Lay a table, by `url`; a phone for each of its people, and one that watches, come to it by `through`."""
        with calls(url) as client:
            code, host = new_table(client, *seats, game=game, **more)
            tokens = [host, *(sit(client, code) for seat in seats if seat == "open")]
        self.guests += [HostileGuest(through, game, code, token, PACE, BACK) for token in tokens]
        self.guests.append(Guest(through, game, code, "", PACE, BACK))

    def start(self) -> None:
        """Let everyone play."""
        for guest in self.guests:
            guest.start()

    def check(self) -> None:
        """Fail as soon as anyone is in trouble or stuck."""
        for guest in self.guests:
            if guest.problem is not None:
                raise AssertionError(f"{guest.name} is in trouble") from guest.problem
            quiet = time.monotonic() - guest.moved
            assert quiet < PATIENCE, f"{guest.name} is stuck at {guest.seen}, its command: {guest.pending}"

    def wait_for_moves(self, count: int, seconds: float = inf) -> None:
        """Return once so many more moves were acknowledged, or after some seconds."""
        wanted, until = self.acknowledged + count, time.monotonic() + seconds
        while self.acknowledged < wanted and time.monotonic() < until:
            self.check()
            time.sleep(0.005)

    def be_patient(self) -> None:
        """Count anew how long nothing has happened: the server has just been killed."""
        self.kills += 1
        for guest in self.guests:
            guest.moved = time.monotonic()

    def wait_for_all(self) -> None:
        """Return once every phone was shown something new: each table goes on."""
        before = {guest: guest.seen for guest in self.guests}
        while any(guest.seen == seen for guest, seen in before.items()):
            self.check()
            time.sleep(0.01)

    def finish(self) -> None:
        """Let every match that was begun come to its end, then send everyone home."""
        for guest in self.guests:
            guest.last_match = True
        while not all(guest.at_the_end for guest in self.guests):
            self.check()
            time.sleep(0.02)
        for guest in self.guests:
            guest.going = True
        for guest in self.guests:
            guest.join(SOON)
            assert guest.problem is None, guest.name
            assert not guest.is_alive(), guest.name

    def __str__(self) -> str:
        matches = sum(group[0].seen[0] for group in by_table(self.guests).values())
        hostile = [guest for guest in self.guests if isinstance(guest, HostileGuest)]
        return (
            f"{self.kills} kills, {len(by_table(self.guests))} tables, {matches} matches, "
            f"{self.acknowledged} moves acknowledged, {sum(g.repeated for g in self.guests)} commands sent again, "
            f"{sum(g.replayed for g in hostile)} replayed, longest quiet {max(g.slowest for g in self.guests):.1f} s"
        )


def kill_often(room: Room, serving: ForkedServer, kills: int, seed: int) -> None:
    """Kill the server at random instants, also before it is ready; after every tenth time see that every table goes on.

    Its machine's clock is set wrong now and then, by up to a day.
    """
    chance = random.Random(seed)
    for number in range(1, kills + 1):
        ready = number % 10 == 1 or chance.random() >= UNREADY
        if ready:
            serving.await_ready()
        if number % 10 == 1:
            room.wait_for_all()
        if ready:
            room.wait_for_moves(chance.randrange(MOVES), LONGEST)
        time.sleep(chance.uniform(0, 0.05 if ready else 0.3))  # at any instant of the next move, or of the start
        if chance.random() < SKEWED:
            serving.set_clock(chance.uniform(-24, 24))
        serving.kill()
        room.be_patient()
        serving.launch()
    serving.await_ready()


def prove(serving: Serving, room: Room, complaints: Collection[str] = ()) -> None:
    """Prove, from the database and from records, what became of every move; the server has no other `complaints`."""
    with ThreadPoolExecutor(1) as thread:  # browser tests leave a loop running in the main one
        thread.submit(asyncio.run, check_logs(serving, by_table(room.guests))).result()
    with calls(serving.url) as client:
        for code, (guest, *_) in by_table(room.guests).items():
            check_records(client, code, guest.seen[0])
    errors = [line for line in serving.log.read_text().splitlines() if '"ERROR"' in line]
    assert not [line for line in errors if not any(known in line for known in complaints)]


async def check_logs(serving: Serving, tables: dict[str, list[Guest]]) -> None:
    """Check every match in the database: by the rules, and with every acknowledged move once, in order."""
    store = open_store(serving.database)
    for code, guests in tables.items():
        saved = await store.load(code)
        assert saved is not None
        for epoch in range(1, read_data(saved.table).epoch + 1):
            match = await store.load_match(code, epoch)
            assert match is not None
            assert [event.n for event in match.log] == list(range(1, len(match.log) + 1))
            times = [event.at for event in match.log]
            assert times == sorted(times)
            assert not [event for event in match.log if event.kind is Kind.TIMEOUT]
            state = restore(code, find_game, dataclasses.replace(saved, match=match))
            assert state.n == len(match.log)
            check_match(state, match.log, epoch, guests)
    await store.close()


def check_match(state: TableState, log: Iterable, epoch: int, guests: list[Guest]) -> None:
    """Check that a log has what each phone was promised, and no move of a person that nobody was told of."""
    for guest in guests:
        acknowledged = guest.acknowledged.get(epoch, [])
        seats = {seat for seat, _ in acknowledged}
        played = [(event.actor, event.move) for event in log if event.actor in seats and not event.bot]
        assert played == acknowledged, f"{guest.name}, match {epoch}"
    told = sum(len(guest.acknowledged.get(epoch, [])) for guest in guests)
    by_people = [event for event in log if event.actor >= 0 and not event.bot]
    assert len(by_people) == told, f"{state.code}, match {epoch}: a move that nobody was told of"


def check_records(client: httpx.Client, code: str, epochs: int) -> None:
    """Check that every match of a table, all over by now, is proved by its record."""
    for epoch in range(1, epochs + 1):
        answer = client.get(f"/api/tables/{code}/record", params={"epoch": epoch})
        found = verify(msgspec.convert(answer.json(), Record))
        assert (found.sealed, found.problems) == (True, ())
