"""A flood of hellos at a table with a very long log: the memory it costs is bounded."""

import json
import re
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import cycle, islice
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from fives.cli import main
from fives.core.matches.event import Event, Kind
from fives.live.export_import import Packed, PackedMatch, sealed
from fives.table.seats.chairs import Chair
from fives.table.seats.tokens import holder_of
from fives.table.state import Header, Player, TableData
from server_process import Serving

EVENTS = 24_000
SPECTATORS = 10
SECONDS = 4.0
MOST_GROWTH = 50  # MB
SLOWEST = 1.0  # seconds for an answer to somebody else meanwhile
CODE = "BCDFG"
AT = 1_795_000_000_000
HELLO = json.dumps({"type": "hello"})


def long_table(events):
    """Return the file of a table at which somebody chooses a goal and takes that back, for ever."""
    turns = cycle([{"move": "five"}, {"kind": Kind.UNDO}])
    log = tuple(Event(n, AT + n, 0, **turn) for n, turn in enumerate(islice(turns, events), start=1))
    header = Header(1, AT, 0, (Player("Ann"), Player("Ben")), ("5" * 32, "6" * 32), "7" * 64)
    chairs = tuple(Chair("person", name, holder=holder_of(name)) for name in ("Ann", "Ben"))
    table = TableData("tug", {"start": "host"}, holder_of("Ann"), chairs, "playing", 1, "7" * 64, 0, format=2)
    return sealed(Packed("fives-table-2", CODE, AT, table, (PackedMatch(1, header, log),)))


@pytest.fixture(scope="module")
def serving(tmp_path_factory):
    """Return a server with such a table."""
    folder = tmp_path_factory.mktemp("flood")
    file = folder / "table.json"
    file.write_bytes(long_table(EVENTS))
    assert main(["import", str(file), "--database", str(folder / "fives.sqlite")]) == 0
    with Serving(folder) as running:
        yield running


def memory(serving, what="VmRSS"):
    """Return how much memory the server has, in MB."""
    text = Path(f"/proc/{serving.process.pid}/status").read_text()
    return int(re.search(rf"{what}:\s+(\d+)", text)[1]) / 1024


def flood(url, over, reads):
    """Say hello as fast as it can be said, on one socket after the other, until it is `over`; return how often."""
    said = 0
    while not over.is_set():
        try:
            with connect(
                f"{url.replace('http', 'ws')}/api/tables/{CODE}/socket", compression=None, close_timeout=0.2
            ) as socket:
                while not over.is_set():
                    socket.send(HELLO)
                    said += 1
                    if reads:
                        socket.recv(10)
        except (ConnectionClosed, InvalidStatus, TimeoutError, OSError):
            pass
    return said


def test_spectators_who_repeat_their_hello_do_not_fill_the_memory(serving):
    """BUG 1: ten spectators took the server from 70 to 1,743 MB, and others waited 6.4 s for an answer."""
    over, slowest = threading.Event(), 0.0
    with httpx.Client(base_url=serving.url, timeout=60) as client, ThreadPoolExecutor(SPECTATORS) as threads:
        assert client.get(f"/api/tables/{CODE}").status_code == 200  # the table is awake
        before = memory(serving)
        flooding = [threads.submit(flood, serving.url, over, reads=number % 2 == 0) for number in range(SPECTATORS)]
        until = time.monotonic() + SECONDS
        while time.monotonic() < until:
            began = time.monotonic()
            assert client.get("/healthz").status_code == 200
            slowest = max(slowest, time.monotonic() - began)
            time.sleep(0.05)
        over.set()
        said = sum(each.result(60) for each in flooding)
    with_events = memory(serving, "VmHWM") - before
    print(f"{said} hellos, {with_events:.0f} MB, slowest answer {slowest:.2f} s")  # noqa: T201
    assert said > 500
    assert with_events < MOST_GROWTH
    assert slowest < SLOWEST
    assert "Traceback" not in serving.log.read_text()
