"""What a durable move costs the server: 50 tables of two over real sockets, the load made by another process."""

import asyncio
import os
import statistics
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

import apsw
from load import Timings, load
from row import Row

from serving import Serving

TABLES = 50
SECONDS = 15
ROOM = {"table_burst": 1000, "message_rate": 1000, "sockets_per_address": 1000}  # one address plays for all


class Commit(NamedTuple):
    """What a bare durable commit costs: processor seconds and real seconds."""

    cpu: float
    real: float


def cpu_seconds(pid: int) -> float:
    """Return the processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def bare_commits(folder: Path, seconds: float = 2) -> Commit:
    """Return the cost of one bare durable commit: what any durable move must pay."""
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
    """Return the 999 permilles."""
    return [time * 1e3 for time in statistics.quantiles(times, n=1000)]


def run(serving: Serving, pace: float) -> tuple[Timings, float]:
    """Return the timings of a load, and the processor seconds the server spent per durable move."""
    assert serving.process is not None
    before = cpu_seconds(serving.process.pid)
    out = asyncio.run(load(serving.url, TABLES, SECONDS, pace))
    return out, (cpu_seconds(serving.process.pid) - before) / len(out.acknowledged)


def measure() -> list[Row]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        commit = bare_commits(folder)
        with Serving(folder, **ROOM) as serving:
            calm, calm_cpu = run(serving, pace=0.2)
            busy, busy_cpu = run(serving, pace=0)
    return rows("thinking 0.2 s", calm, calm_cpu, commit, limit=True) + rows("no thinking", busy, busy_cpu, commit)


def rows(how: str, out: Timings, cpu: float, commit: Commit, limit: bool = False) -> list[Row]:
    """Return what one load showed; the limit is what a person does not notice, and holds where people think."""
    load = f"{TABLES} tables of two, {how}, {len(out.acknowledged) / SECONDS:.0f} moves/s"
    acknowledged, seen = milliseconds(out.acknowledged), milliseconds(out.seen)
    bare, noticed = "bare commit", "limit" if limit else "limit where people think"
    return [
        Row("server.py", f"server CPU per durable move; {load}", cpu * 1e3, "ms", commit.cpu * 1e3, bare),
        Row("server.py", f"median to the acknowledgement; {load}", acknowledged[499], "ms", commit.real * 1e3, bare),
        Row("server.py", f"p99 to the acknowledgement; {load}", acknowledged[989], "ms", 100, noticed, limit),
        Row("server.py", f"p99 to the other screen; {load}", seen[989], "ms", 100, noticed, limit),
        Row("server.py", f"moves refused; {load}", out.refused, "moves", 1, "limit", limit=True),
    ]


if __name__ == "__main__":
    print("\n".join(row.line() for row in measure()))
