"""Trouble that is nobody's move: slow sockets, a second server, a full disk, a server that cannot start."""

import asyncio
import os
import socket
import subprocess
import sys
import time
from collections import Counter

import apsw
import httpx
import pytest
from test_whole_game import open_game
from threaded import Threaded

from fives.server.reports import Reader
from fives.server.sockets import LAST_WORD, Link
from phone import Phone


class StuckPipe:
    """A transport whose other end has stopped reading."""

    def __init__(self):
        self.sent = []

    async def send_text(self, data):
        self.sent.append(data)
        await asyncio.Event().wait()

    async def receive(self):
        await asyncio.Event().wait()


def test_a_socket_that_stops_reading_is_given_up_as_slow():
    async def story():
        byes = Counter()
        link = Link(StuckPipe(), Reader("", ""), 4, byes)
        reading = asyncio.create_task(link.receive(60))
        await asyncio.sleep(0)
        for _ in range(5):
            await asyncio.sleep(0)
            link.send(b"{}")
        assert not byes
        link.send(b"{}")
        assert byes == {"slow": 1}
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(reading, LAST_WORD + 1)
        await link.finish()

    asyncio.run(story())


def test_two_servers_on_one_database_never_save_two_truths(tmp_path):
    database = tmp_path / "fives.sqlite"
    with Threaded(database) as one, httpx.Client(base_url=one.url) as client:
        ann, bob = open_game(one, client, options={"start": "host"})
        with ann, bob, Threaded(database) as other:
            with Phone(other.url, ann.code, ann.token) as elsewhere:
                elsewhere.wait_for(lambda phone: phone.position)
                assert elsewhere.play(0, "five")["type"] == "accepted"
            assert ann.play(0, "three")["code"] == "stale"
            for phone in (ann, bob):
                phone.wait_for(lambda phone: phone.position["n"] > 0)
                assert phone.log[0]["happened"][0]["params"]["goal"] == "five"


def test_what_cannot_be_saved_is_not_done(tmp_path, quiet_log):
    database = tmp_path / "fives.sqlite"
    with Threaded(database) as server, httpx.Client(base_url=server.url) as client:
        ann, bob = open_game(server, client, options={"start": "host"})
        with ann, bob:
            thief = apsw.Connection(str(database))
            thief.execute("BEGIN IMMEDIATE")
            assert ann.play(0, "five", id="again")["code"] == "not_saved"
            assert "a change was not saved" in quiet_log.text
            quiet_log.clear()
            thief.execute("ROLLBACK")
            thief.close()
            assert ann.play(0, "five", id="again")["type"] == "accepted"
            bob.wait_for(lambda phone: phone.position["n"] == 1)


def test_a_call_that_is_cut_off_in_the_middle_is_no_error_of_the_server(server, client):
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
        [sys.executable, "-m", "fives.server"], env=environ, capture_output=True, text=True, timeout=20
    )


def test_a_server_that_cannot_start_says_so_in_one_line(server, tmp_path):
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
