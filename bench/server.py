"""What a durable move costs the server: 50 tables of two over real sockets, the load made by another process."""

import asyncio
import os
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

import apsw
from load import Timings, load
from row import Row

TABLES = 50
PORT = 8765
BASE = f"http://127.0.0.1:{PORT}"


def cpu_seconds(pid: int) -> float:
    """Return the processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def start(database: Path) -> subprocess.Popen[bytes]:
    """Start a server and wait until it answers."""
    command = [sys.executable, "-m", "fives.cli", "serve", "--host", "127.0.0.1", "--port", str(PORT)]
    limits = {"FIVES_TABLES_PER_ADDRESS": "1000", "FIVES_REQUESTS_PER_MINUTE": "100000"}
    process = subprocess.Popen(
        [*command, "--database", str(database)], stdout=subprocess.DEVNULL, env=os.environ | limits
    )
    for _ in range(100):
        time.sleep(0.1)
        try:
            urllib.request.urlopen(BASE + "/readyz", timeout=1).close()
            return process
        except OSError:
            continue
    raise RuntimeError("the server did not start")


def bare_commits(folder: Path, seconds: float = 2) -> tuple[float, float]:
    """Return processor seconds and real seconds of one bare durable commit: what any durable move must pay."""
    database = apsw.Connection(str(folder / "bare.db"))
    database.pragma("journal_mode", "wal")
    database.pragma("synchronous", "full")
    database.execute("create table t (n integer primary key, move text)")
    commits, begin, cpu = 0, time.perf_counter(), time.process_time()
    while time.perf_counter() - begin < seconds:
        database.execute("insert into t (move) values ('12344')")
        commits += 1
    return (time.process_time() - cpu) / commits, (time.perf_counter() - begin) / commits


def percentile(times: list[float], part: float) -> float:
    return statistics.quantiles(times, n=1000)[round(part * 1000) - 1]


def run(process: subprocess.Popen[bytes], seconds: float, pace: float) -> tuple[Timings, float]:
    """Return the timings of a load, and the processor seconds the server spent per durable move."""
    before = cpu_seconds(process.pid)
    out = asyncio.run(load(BASE, TABLES, seconds, pace))
    return out, (cpu_seconds(process.pid) - before) / len(out.acknowledged)


def measure() -> list[Row]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        commit_cpu, commit_real = bare_commits(folder)
        process = start(folder / "tables.db")
        try:
            calm, calm_cpu = run(process, seconds=15, pace=0.2)
            busy, busy_cpu = run(process, seconds=15, pace=0)
        finally:
            process.kill()
            process.wait()
    rate = len(busy.acknowledged) / 15
    paced = f"{TABLES} tables of two, {len(calm.acknowledged) / 15:.0f} moves/s"
    flat = f"{TABLES} tables of two, no thinking, {rate:.0f} moves/s"
    name = "server.py"
    return [
        Row(name, f"server CPU per durable move; {paced}", calm_cpu * 1e3, "ms", commit_cpu * 1e3, "bare commit"),
        Row(name, f"server CPU per durable move; {flat}", busy_cpu * 1e3, "ms", commit_cpu * 1e3, "bare commit"),
        Row(name, f"p99 to the acknowledgement; {paced}", percentile(calm.acknowledged, 0.99) * 1e3, "ms", 100, "limit", True),
        Row(name, f"p99 to the other screen; {paced}", percentile(calm.seen, 0.99) * 1e3, "ms", 100, "limit", True),
        Row(name, f"median to the acknowledgement; {paced}", percentile(calm.acknowledged, 0.5) * 1e3, "ms", commit_real * 1e3, "bare commit"),
        Row(name, f"p99 to the other screen; {flat}", percentile(busy.seen, 0.99) * 1e3, "ms", 250, "limit", True),
        Row(name, "moves refused", calm.refused + busy.refused, "", 1, "any", True),
    ]  # fmt: skip


if __name__ == "__main__":
    print("\n".join(row.line() for row in measure()))
