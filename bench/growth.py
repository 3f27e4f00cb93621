"""Growth: how the cost of a move, a hello and loading a table grows with the match, tables and spectators.

All of it is measured inside one process, without sockets: the processor's time of the server's own functions, its
store's thread included. Each cost is compared with that of the smallest case of the same run.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from msgspec.structs import replace
from row import Row

from fives.core.catalogue import games
from fives.core.matches.thinking_time import TimeLimit
from fives.live.all_tables import Lobby
from fives.live.load_table import recent
from fives.live.table import Table
from fives.server.settings import Settings
from fives.store.sqlite.store import SqliteStore
from fives.table.apply_command import apply_command, new_table
from fives.table.http_bodies import NewSeat, NewTable
from fives.table.messages import Accepted, Answer, Hello, Play, Ready, Undo
from fives.table.seats.tokens import Holder, holder_of, new_token
from fives.table.state import TableState
from fives.table.storage.save_and_restore import change_to
from fives.table.storage.saved_types import RECENT
from fives.table.table_codes import new_code
from fives.table.views import Reader

SCRIPT = "growth.py"
EVENTS = (100, 1_000, 10_000, 50_000)
TABLES = (100, 1_000, 10_000)
WATCHING = (1, 10, 100)
FACTOR = 2.0  # from the first to the last
HELD = 50.0  # milliseconds that one table may hold the event loop
ROUNDS, REPEATS = 5, 40
SEED = "00" * 16


class Screen:
    """A listener that only counts: what is sent to it, and how many different encodings."""

    def __init__(self, holder: Holder = "") -> None:
        self.reader = Reader(holder, "http://127.0.0.1")
        self.sent: list[bytes] = []

    def send(self, data: bytes) -> None:
        self.sent.append(data)

    def close(self, bye: object) -> None:
        """Take a goodbye."""


async def cost(work: Callable[[], Awaitable[object]]) -> float:
    """Return the processor's milliseconds of doing something once: the best of some rounds of many times."""
    rounds = []
    for _ in range(ROUNDS):
        begun = time.process_time()
        for _ in range(REPEATS):
            await work()
        rounds.append(1000 * (time.process_time() - begun) / REPEATS)
    return min(rounds)


def new_house(folder: Path) -> Lobby:
    settings = Settings(database=folder / "fives.sqlite", table_burst=99_999, most_tables=99_999)
    return Lobby(settings, SqliteStore(folder / "fives.sqlite"), games())


async def long_table(lobby: Lobby, events: int, limit: TimeLimit | None) -> tuple[str, Holder]:
    """Save a match of Tug in which one player chooses and takes it back until there are so many events."""
    holder, code, at, game = holder_of(new_token()), new_code(), 1_000_000_000_000, games()["tug"]
    wish = NewTable("tug", (NewSeat("mine", "Ann"), NewSeat("mine", "Ben")), {"start": "host"}, 0, time=limit)
    state = new_table(code, game, wish, holder, at)
    saved: TableState | None = None
    for n in range(events + 1):
        command = Ready("r", SEED) if n == 0 else to_and_fro(state, n)
        state = recent(apply_command(state, holder, command, at + 100 * n))
        if saved is None or state.n - saved.n >= RECENT or n == events:
            await lobby.store.save(change_to(state, saved, at))
            saved = state = replace(state, version=saved.version + 1 if saved else 1)
    return code, holder


def to_and_fro(state: TableState, n: int) -> Play | Undo:
    """Return what the player to move does next: choose, or take it back."""
    match = state.match
    assert match is not None
    epoch = state.data.epoch
    return Undo(f"u{n}", 0, epoch, match.n) if match.can_undo(0) else Play(f"p{n}", 0, "three", epoch, match.n)


def mover(table: Table, holder: Holder) -> Callable[[], Awaitable[None]]:
    """Return what makes one move at a table, as a phone does."""

    async def move() -> None:
        answers: list[Answer] = []
        command = to_and_fro(table.state, time.monotonic_ns())
        await table.command(holder, command, answers.append)
        assert isinstance(answers[0], Accepted), answers

    return move


async def by_events(lobby: Lobby, events: int, limit: TimeLimit | None) -> dict[str, float]:
    """Return the costs at a match of so many events."""
    code, holder = await long_table(lobby, events, limit)

    async def wake() -> None:
        lobby.loaded.pop(code, None)
        assert (await lobby.find(code, "", holder)).state.n >= events

    found = {"wake-up": await cost(wake)}
    table = await lobby.find(code, "", holder)

    async def hello() -> None:
        screen = Screen()
        table.audience.join(screen, Hello())
        table.audience.leave(screen)
        assert b'"snapshot"' in screen.sent[0][:40]

    found["hello"] = await cost(hello)
    table.audience.join(Screen(holder), Hello())
    found["move"] = await cost(mover(table, holder))
    lobby.loaded.pop(code, None)
    return found


async def held(lobby: Lobby, events: int) -> tuple[float, float]:
    """Return how long loading a match without checkpoints takes, and how long it holds the loop at most, in ms."""
    code, holder = await long_table(lobby, events, None)
    await lobby.store._ask(lambda connection: connection.execute("DELETE FROM checkpoints WHERE code = ?", (code,)))
    longest, done = 0.0, asyncio.Event()

    async def watch() -> None:
        nonlocal longest
        while not done.is_set():
            before = time.perf_counter()
            await asyncio.sleep(0)
            longest = max(longest, time.perf_counter() - before)

    watching, begun = asyncio.create_task(watch()), time.perf_counter()
    table = await lobby.find(code, "", holder)
    took = time.perf_counter() - begun
    done.set()
    await watching
    assert table.state.match is not None
    return 1000 * took, 1000 * longest


async def by_tables(lobby: Lobby, counts: tuple[int, ...]) -> list[float]:
    """Return the cost of the shelf's list with so many tables in memory, all of which wait for guests."""
    found, wish = [], NewTable("tug", (NewSeat("mine", "Ann"), NewSeat("open")))
    for count in counts:
        while len(lobby.loaded) < count:
            together = min(500, count - len(lobby.loaded))  # they share a commit
            for table, token in await asyncio.gather(
                *(lobby.create_tables(wish, "127.0.0.1") for _ in range(together))
            ):
                table.audience.join(Screen(holder_of(token)), Hello())
        found.append(await cost(lobby.waiting))
    return found


async def by_watchers(lobby: Lobby, watching: int) -> tuple[float, float]:
    """Return what a move costs while so many watch, and how many encodings it takes."""
    code, holder = await long_table(lobby, RECENT, None)
    table = await lobby.find(code, "", holder)
    screens = [Screen() for _ in range(watching)]
    for screen in screens:
        table.audience.join(screen, Hello())
    table.audience.join(Screen(holder), Hello())
    move = mover(table, holder)
    took = await cost(move)
    for screen in screens:
        screen.sent.clear()
    await move()
    encodings = {id(data) for screen in screens for data in screen.sent}
    lobby.loaded.pop(code, None)
    return took, len(encodings)


def flat(claim: str, costs: list[float], cases: tuple[int, ...], what: str) -> Row:
    """Return the row that compares the last of the costs with twice the first."""
    told = ", ".join(f"{each:.3g}" for each in costs)
    against = f"twice the cost at {cases[0]:,} {what}"
    claim = f"{claim} at {cases[-1]:,} {what} (at {', '.join(f'{case:,}' for case in cases)}: {told} ms)"
    return Row(SCRIPT, claim, costs[-1], "ms", FACTOR * costs[0], against, limit=True)


async def measure_all() -> list[Row]:
    rows: list[Row] = []
    with tempfile.TemporaryDirectory() as folder:
        lobby = new_house(Path(folder))
        await lobby.start()
        for name, limit in (("", None), (", with players' time", TimeLimit("match", 7200))):
            found = [await by_events(lobby, events, limit) for events in EVENTS]
            rows += [flat(f"a {key}{name}", [each[key] for each in found], EVENTS, "events") for key in found[0]]
        took, longest = await held(lobby, 10_000)
        claim = f"waking a match of 10,000 events without checkpoints ({took:.0f} ms in all): the loop is held"
        rows.append(Row(SCRIPT, claim, longest, "ms", HELD, "limit", limit=True))
        watched = [await by_watchers(lobby, watching) for watching in WATCHING]
        costs = [took for took, _ in watched]
        rows.append(flat("a move without its sending", costs, WATCHING, "spectators"))
        most = max(encodings for _, encodings in watched)
        rows.append(Row(SCRIPT, "encodings of a move for all spectators", most, "", 1, "limit", limit=True))
        rows.append(flat("the list's first page", await by_tables(lobby, TABLES), TABLES, "tables awake"))
        await lobby.stop()
    return rows


def measure() -> list[Row]:
    """Return how costs grow."""
    return asyncio.run(measure_all())


if __name__ == "__main__":
    print(*(row.line() for row in measure()), sep="\n")
