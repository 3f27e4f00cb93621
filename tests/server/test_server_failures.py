"""Failures of the server: slow sockets, a second server, a full disk, a server that cannot start."""

import asyncio
import os
import socket
import subprocess
import sys
import time
from collections import Counter

import apsw
import pytest
from litestar.exceptions import WebSocketDisconnect
from server_thread import Threaded
from test_whole_game import open_game

from fives.live.measures_protocol import NoMeasures
from fives.server.ws.sockets import LAST_WORD, Link, QueueLimit
from fives.table.messages import Bye
from fives.table.views import Reader
from phone import SOON, Phone, calls


class StuckPipe:
    """A wire whose other end has stopped reading."""

    def __init__(self):
        self.told = []
        self.full = False
        self.given_up = asyncio.Event()

    def tell(self, text):
        self.told.append(text)
        self.full = True

    def give_up(self):
        self.given_up.set()

    async def receive(self):
        await self.given_up.wait()
        return {"type": "websocket.disconnect", "code": 1000}


class Byes(NoMeasures, Counter):
    """Counts goodbyes by their reason."""

    def count(self, what, kind=""):
        self[kind] += 1


def test_a_socket_that_stops_reading_is_closed_as_slow():
    async def story():
        byes = Byes()
        link = Link(StuckPipe(), Reader("", ""), QueueLimit(4, 1000), 60, byes)
        reading = asyncio.create_task(link.receive())
        for _ in range(5):
            link.send(b"{}")
        assert not byes
        link.send(b"{}")
        assert byes == {"slow": 1}
        with pytest.raises(WebSocketDisconnect):
            await asyncio.wait_for(reading, LAST_WORD + 5)
        link.finish()

    asyncio.run(story())


def test_a_full_send_queue_closes_a_socket_as_slow():
    """BUG 1: 60 answers to repeated hellos, of 3 MB each, could wait for one socket."""

    async def story():
        byes = Byes()
        link = Link(StuckPipe(), Reader("", ""), QueueLimit(64, 1000), 60, byes)
        link.send(b"{}")  # stuck in the pipe
        link.send(b"x" * 5000)  # a message that waits alone may be large
        assert not byes
        link.send(b"{}")
        assert byes == {"slow": 1}
        link.finish()

    asyncio.run(story())


def test_a_slow_sockets_queue_is_flushed_before_bye():
    async def story():
        pipe, closed = StuckPipe(), []
        pipe.hang_up = lambda: closed.append(len(pipe.told))
        link = Link(pipe, Reader("", ""), QueueLimit(4, 1000), 60, NoMeasures())
        for text in (b"1", b"2", b"3"):
            link.send(text)
        link.close(Bye("stopping"))
        assert (pipe.told, closed) == ([b"1"], [])
        for _ in range(3):
            pipe.full = False
            pipe.drained()
        assert pipe.told[1:3] == [b"2", b"3"]
        assert b"stopping" in pipe.told[3]
        assert closed == [4]

    asyncio.run(story())


def test_conflicting_saves_of_two_servers_are_refused(tmp_path):
    database = tmp_path / "fives.sqlite"
    with Threaded(database) as one, calls(one.url) as client:
        ann, bob = open_game(one, client, options={"start": "host"})
        with ann, bob, Threaded(database) as other:
            with Phone(other.url, ann.code, ann.token) as elsewhere:
                elsewhere.wait_for(lambda phone: phone.position)
                assert elsewhere.play(0, "five")["type"] == "accepted"
            assert ann.play(0, "three")["code"] == "stale"
            for phone in (ann, bob):
                phone.wait_for(lambda phone: phone.position["n"] > 0)
                assert phone.log[0]["happened"][0]["params"]["goal"] == "five"


def test_a_failed_save_leaves_the_table_unchanged(tmp_path, quiet_log):
    database = tmp_path / "fives.sqlite"
    with Threaded(database) as server, calls(server.url) as client:
        ann, bob = open_game(server, client, options={"start": "host"})
        with ann, bob:
            thief = apsw.Connection(str(database))
            thief.set_busy_timeout(int(1000 * SOON))
            thief.execute("BEGIN IMMEDIATE")
            assert ann.play(0, "five", id="again")["code"] == "not_saved"
            assert "a change was not saved" in quiet_log.text
            quiet_log.clear()
            thief.execute("ROLLBACK")
            thief.close()
            assert ann.play(0, "five", id="again")["type"] == "accepted"
            bob.wait_for(lambda phone: phone.position["n"] == 1)


def test_a_reconnect_that_cannot_be_saved_is_told_to_retry(tmp_path, quiet_log):
    database = tmp_path / "fives.sqlite"
    with Threaded(database) as server, calls(server.url) as client:
        ann, bob = open_game(server, client)
        with ann, bob:
            assert ann.ask("leave")["type"] == "accepted"
            thief = apsw.Connection(str(database))
            thief.execute("BEGIN IMMEDIATE")
            with Phone(server.url, ann.code, ann.token) as again:
                assert again.read() == {"type": "bye", "reason": "stopping"}
            thief.close()
            quiet_log.clear()
            with Phone(server.url, ann.code, ann.token) as again:
                again.wait_for(lambda phone: phone.table)
                assert not again.table["seats"][0]["left"]


def test_an_aborted_request_logs_no_error(server, client):
    before = refusals(client)
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        line.sendall(
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"
        )
    until = time.monotonic() + 30
    while refusals(client) == before:
        assert time.monotonic() < until


def refusals(client):
    return [line for line in client.get("/metrics").text.splitlines() if "refusals" in line and "bad_message" in line]


def start(**settings):
    environ = {**os.environ, **{f"FIVES_{name.upper()}": str(value) for name, value in settings.items()}}
    return subprocess.run(
        [sys.executable, "-m", "fives.server"], env=environ, capture_output=True, text=True, timeout=SOON
    )


def test_a_failed_start_is_one_error_line(server, tmp_path):
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear grandma, " * 500)
    for settings, words in (
        ({"port": server.port, "host": "127.0.0.1"}, "cannot listen on 127.0.0.1"),
        ({"port": "many"}, "FIVES_PORT must be a number"),
        ({"port": 0, "database": letter}, "not a database"),
        ({"port": 0, "database": "postgresql://ann:sesame@127.0.0.1:1/fives"}, "cannot use the database"),
    ):
        tried = start(**{"database": tmp_path / "fives.sqlite", **settings})
        assert tried.returncode == 2
        assert words in tried.stderr
        assert len(tried.stderr.splitlines()) == 1
        assert "sesame" not in tried.stderr
