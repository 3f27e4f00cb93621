"""Measure the cost of a durable move beside boardgame.io and Colyseus, with the same game, tables and phones.

Everybody plays Number Poker (docs/decisions/0022-benchmark-of-servers.md, 0027-benchmark-with-files.md). Another
process makes the load, and its own cost is measured apart; what counts is the processor time of the server's process.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import apsw
from row import Row

from server_process import Serving, free_port

SCRIPT = "load.py"
PEERS = Path(__file__).parent / "peers"
NAMES = {
    "fives": "fives",
    "colyseus": "Colyseus",
    "boardgame": "boardgame.io in memory",
    "boardgame_kept": "boardgame.io with its files",
}
# one address plays for all
ROOM = {"table_burst": 10_000, "sit_burst": 10_000, "message_rate": 1000, "sockets_per_address": 10_000}
MOST_OF_COLYSEUS = 1.3  # of its processor time per move, though it keeps nothing
MOST_OF_BOARDGAME = 0.25


@dataclass(frozen=True)
class Plan:
    """A load: how many tables of how many seats, how long a seat thinks on average, and how long it is measured."""

    groups: tuple[tuple[int, int], ...]
    pace: int  # milliseconds
    seconds: int = 20
    warm: int = 8  # seconds that are played before

    @property
    def seats(self) -> int:
        return sum(tables * seats for tables, seats in self.groups)

    def __str__(self) -> str:
        tables = sum(tables for tables, _ in self.groups)
        thinking = f"thinking {self.pace / 1000:g} s" if self.pace else "no thinking"
        return f"{tables} tables, {self.seats} phones, {thinking}"


PEOPLE = Plan(groups=((20, 2), (40, 4)), pace=1000)
HURRY = Plan(groups=((20, 2), (40, 4)), pace=0, seconds=10)
CROWD = Plan(groups=((500, 2), (250, 4)), pace=10_000)


@dataclass(frozen=True)
class Seen:
    """The measurements of one load; times in milliseconds."""

    moves: int
    refused: int
    own: list[float]  # from sending a move to seeing it done
    others: list[float]  # to each other screen
    held: int  # sockets open at the end
    seconds: float
    generator: float  # processor seconds of the load generator
    cpu: float  # and of the server
    memory: float  # kB that the server has grown by

    @property
    def rate(self) -> float:
        return self.moves / self.seconds

    @property
    def each(self) -> float:
        """Return the server's processor milliseconds per move."""
        return 1e3 * self.cpu / self.moves


class Commit(NamedTuple):
    """The cost of a bare durable commit: processor seconds and real seconds."""

    cpu: float
    real: float


def cpu_seconds(pid: int) -> float:
    """Return the processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> float:
    """Return the kB of a process that are in memory."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1024


def bare_commits(folder: Path, seconds: float = 2) -> Commit:
    """Return the cost of one bare durable commit: what a durable move must pay that shares it with no other."""
    database = apsw.Connection(str(folder / "bare.db"))
    database.pragma("journal_mode", "wal")
    database.pragma("synchronous", "full")
    database.execute("create table t (n integer primary key, move text)")
    commits, begin, cpu = 0, time.perf_counter(), time.process_time()
    while time.perf_counter() - begin < seconds:
        database.execute("insert into t (move) values ('12344')")
        commits += 1
    return Commit((time.process_time() - cpu) / commits, (time.perf_counter() - begin) / commits)


def milliseconds(times: list[float]) -> list[float]:
    """Return the 999 permilles of seconds, in milliseconds."""
    return [time * 1e3 for time in statistics.quantiles(times, n=1000)]


@contextmanager
def serving(name: str) -> Iterator[tuple[str, int]]:
    """Run a server, and yield its address and process: fives with its database on the disk, or a peer."""
    with tempfile.TemporaryDirectory() as folder:
        if name == "fives":
            with Serving(Path(folder), **ROOM) as server:
                assert server.process is not None
                yield server.url, server.process.pid
        else:
            with _peer(name, Path(folder)) as told:
                yield told


@contextmanager
def _peer(name: str, folder: Path) -> Iterator[tuple[str, int]]:
    port, (peer, _, kept) = free_port(), name.partition("_")
    environ = {**os.environ, "NODE_ENV": "production", **({"FLATFILE_DIR": str(folder)} if kept else {})}
    command = ["node", f"{peer}_server.mjs", str(port)]
    with subprocess.Popen(command, cwd=PEERS, env=environ, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            if not any("ready" in line for line in process.stdout):
                raise RuntimeError(f"{name} did not start")
            yield f"http://127.0.0.1:{port}", process.pid
        finally:
            process.kill()


@dataclass(frozen=True)
class Load:
    """A load that is ready to begin, in a process of its own."""

    process: subprocess.Popen[str]

    def go(self) -> None:
        """Begin to measure."""
        self._say("go")

    def told(self) -> dict[str, Any]:
        """Return what was measured, once it is over."""
        assert self.process.stdout is not None
        return json.loads(self.process.stdout.readline())

    def end(self) -> None:
        """Let the phones go."""
        self._say("end")

    def _say(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n")


@contextmanager
def generating(name: str, url: str, plan: Plan, cores: list[int] | None = None) -> Iterator[Load]:
    """Yield a load whose phones sit at their tables; it has those cores, or all."""
    command = ["node", "generator.mjs", name.partition("_")[0], url, json.dumps({**vars(plan)})]
    pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True, "bufsize": 1}
    with subprocess.Popen(command, cwd=PEERS, **pipes) as process:
        if cores:
            _pin(process.pid, cores)
        assert process.stdout is not None
        if not process.stdout.readline().startswith("held"):
            raise RuntimeError(f"the load on {name} did not begin")
        load = Load(process)
        yield load
        load.end()


def play(name: str, plan: Plan, pinned: bool = False) -> Seen:
    """Return what a load on one server showed; if `pinned`, the server has one core, and the load the others."""
    with serving(name) as (url, pid):
        cores = sorted(os.sched_getaffinity(0))
        if pinned:
            _pin(pid, cores[-1:])
        empty = memory(pid)
        with generating(name, url, plan, cores[:-1] if pinned else None) as load:
            before = cpu_seconds(pid)
            load.go()
            told = load.told()
            spent, grown = cpu_seconds(pid) - before, memory(pid) - empty
    return Seen(**told, cpu=spent, memory=grown)


def _pin(pid: int, cores: list[int]) -> None:
    for task in Path(f"/proc/{pid}/task").iterdir():
        os.sched_setaffinity(int(task.name), cores)


def measure() -> list[Row]:
    with tempfile.TemporaryDirectory() as folder:
        commit = bare_commits(Path(folder))
    people = {name: play(name, PEOPLE) for name in NAMES}
    hurry = {name: play(name, HURRY) for name in NAMES}
    crowd = play("fives", CROWD, pinned=True)
    return [
        *beside_peers(PEOPLE, people, limit=True),
        *beside_peers(HURRY, hurry, limit=False),
        Row(
            SCRIPT,
            f"server CPU per durable move; {PEOPLE}",
            people["fives"].each,
            "ms",
            1e3 * commit.cpu,
            "bare commit",
        ),
        *soon(PEOPLE, people, limit=True),
        *soon(HURRY, hurry, limit=False),
        *held(crowd),
        *(_grown(name, seen) for name, seen in people.items() if name != "fives"),
    ]


def beside_peers(plan: Plan, seen: dict[str, Seen], limit: bool) -> list[Row]:
    """Return what a move costs each server; the limits are for people who think."""
    cost = f"server CPU per move; {plan}, {seen['fives'].rate:.0f} moves/s"
    rows = [
        (MOST_OF_COLYSEUS, "colyseus", f"{MOST_OF_COLYSEUS:g} times Colyseus', which keeps nothing"),
        (MOST_OF_BOARDGAME, "boardgame_kept", "a quarter of boardgame.io's, which writes files unflushed"),
        (MOST_OF_BOARDGAME, "boardgame", "a quarter of boardgame.io's, which keeps nothing"),
    ]
    each = seen["fives"].each
    return [Row(SCRIPT, cost, each, "ms", most * seen[name].each, whose, limit) for most, name, whose in rows]


def soon(plan: Plan, seen: dict[str, Seen], limit: bool) -> list[Row]:
    """Return how soon moves are on the other screens, and that the load generator was not the bottleneck."""
    rows = []
    for name, each in seen.items():
        load, mine = f"{NAMES[name]}; {plan}, {each.rate:.0f} moves/s", limit and name == "fives"
        noticed = "limit" if mine else "what a person notices"
        others = statistics.quantiles(each.others, n=100)
        rows += [
            Row(SCRIPT, f"p99 to the other screens; {load}", others[98], "ms", 100, noticed, mine),
            Row(SCRIPT, f"median to the other screens; {load}", others[49], "ms", 100, noticed),
            Row(SCRIPT, f"the load's own CPU; {load}", each.generator / each.seconds, "cores", 1, "one core"),
        ]
    return [*rows, Row(SCRIPT, f"moves refused; fives; {plan}", seen["fives"].refused, "moves", 1, "limit", limit)]


def held(seen: Seen) -> list[Row]:
    """Return the rows of a large load on one core."""
    load = f"{CROWD} on one core, {seen.rate:.0f} moves/s"
    return [
        Row(SCRIPT, f"sockets lost; {load}", CROWD.seats - seen.held, "sockets", 1, "limit", limit=True),
        Row(SCRIPT, f"CPU of the server; {load}", seen.cpu / seen.seconds, "cores", 1, "one core", limit=True),
        Row(
            SCRIPT,
            f"p99 to the other screens; {load}",
            statistics.quantiles(seen.others, n=100)[98],
            "ms",
            100,
            "what a person notices",
        ),
        Row(SCRIPT, f"memory per seat; {load}", seen.memory / CROWD.seats, "kB", 50, "limit", limit=True),
    ]


def _grown(name: str, seen: Seen) -> Row:
    return Row(
        SCRIPT, f"memory per seat; {NAMES[name]}; {PEOPLE}", seen.memory / PEOPLE.seats, "kB", 50, "fives' limit"
    )


if __name__ == "__main__":
    print("\n".join(row.line() for row in measure()))
