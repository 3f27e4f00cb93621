"""Games for an hour in a room with bad Wi-Fi: no move is lost, no table is stuck, the memory stays as it is."""

import asyncio
import os
import statistics
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from faults.kill_often import check_logs
from faults.unreliable_phones import Cutter, Guest, by_table, fill, memory
from phone import SOON
from server_process import Serving

HOUR = float(os.environ.get("FIVES_SOAK", "3600"))  # seconds
STUCK = 90.0  # seconds after which a table at which nothing happens counts as stuck; the games' own clocks take 60
# one address plays for all
ROOM = {"table_burst": 1000, "record_burst": 9999, "sit_burst": 1000, "sockets_per_address": 1000, "bot_delay": 0.3}


def test_a_moment_of_bad_wifi_loses_no_move(tmp_path):
    soak(tmp_path, seconds=15, pace=0.4, rate=2.0, growth=60)


@pytest.mark.slow
def test_an_hour_of_bad_wifi_loses_no_move(tmp_path):
    soak(tmp_path, seconds=HOUR, pace=2.0, rate=0.1, growth=10)


def soak(folder, seconds: float, pace: float, rate: float, growth: float) -> None:
    """Play, a move every `pace` seconds, each phone cut off `rate` times a minute.

    In the second half the server's memory may grow by `growth` megabytes.
    """
    with Serving(folder, **ROOM) as serving:
        assert serving.process is not None
        guests = fill(serving, pace)
        for guest in guests:
            guest.start()
        cutter = Cutter(guests, rate)
        cutter.start()
        sizes = watch(guests, serving.process.pid, seconds)
        cutter.enough.set()
        for guest in guests:
            guest.going = True
        for guest in guests:
            guest.join(SOON)
            assert guest.problem is None, guest.name
            assert not guest.is_alive(), guest.name
    report(guests, sizes)
    assert sum(guest.cuts for guest in guests) > rate * len(guests) * seconds / 60 / 3
    assert '"ERROR"' not in serving.log.read_text()
    assert grown(sizes) < growth
    with ThreadPoolExecutor(1) as thread:  # browser tests leave a loop running in the main one
        thread.submit(asyncio.run, check_logs(serving, by_table(guests))).result()


def watch(guests: list[Guest], pid: int, seconds: float) -> list[float]:
    """Return the server's memory, sampled while the guests play; fail as soon as one is in trouble or stuck."""
    sizes, until = [], time.monotonic() + seconds
    while (now := time.monotonic()) < until:
        for guest in guests:
            assert guest.problem is None, f"{guest.name}: {guest.problem!r}"
            assert now - guest.moved < STUCK, f"{guest.name} is stuck at {guest.seen}, its command: {guest.pending}"
        sizes.append(memory(pid))
        time.sleep(min(seconds / 100, 5))
    return sizes


def grown(sizes: list[float]) -> float:
    """Return by how many megabytes the memory grew over the second half, from its first to its last eighth."""
    part = len(sizes) // 16
    return statistics.median(sizes[-part:]) - statistics.median(sizes[len(sizes) // 2 :][:part])


def report(guests: list[Guest], sizes: list[float]) -> None:
    moves = sum(len(moves) for guest in guests for moves in guest.acknowledged.values())
    slowest = max(guests, key=lambda guest: guest.slowest)
    matches = sum(group[0].seen[0] for group in by_table(guests).values())
    print(  # noqa: T201
        f"{len(guests)} sockets, {matches} matches, {moves} moves acknowledged, {sum(g.cuts for g in guests)} cuts, "
        f"{sum(g.repeated for g in guests)} commands sent again, "
        f"longest quiet {slowest.slowest:.1f} s ({slowest.name}), "
        f"memory {sizes[len(sizes) // 2]:.0f} MB at half time, {sizes[-1]:.0f} MB at the end, grown {grown(sizes):.1f}"
    )
