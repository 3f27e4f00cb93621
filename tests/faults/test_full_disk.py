"""A full disk: moves are refused with a reason, nothing is lost, and play continues once there is space."""

import os
import resource
import subprocess
import time
from pathlib import Path

import pytest

from faults.forked_server import ForkedServer
from faults.kill_often import FAST, Room, prove
from phone import SOON

NOT_SAVED = "a change was not saved"
ALL = resource.RLIM_INFINITY


class Allowance:
    """A disk on which the server's files cannot grow any more: the system refuses it."""

    def __init__(self, serving):
        self._serving = serving

    def fill(self):
        database = Path(self._serving.database)
        longest = max(part.stat().st_size for part in database.parent.glob(f"{database.name}*"))
        resource.prlimit(self._serving.process.pid, resource.RLIMIT_FSIZE, (longest, ALL))

    def clear(self):
        if self._serving.process is not None:  # the next will be free anyway
            resource.prlimit(self._serving.process.pid, resource.RLIMIT_FSIZE, (ALL, ALL))


class Ballast:
    """A small disk that something else has filled."""

    def __init__(self, serving):
        self._file = Path(serving.database).parent / "ballast"

    def fill(self):
        with self._file.open("wb", buffering=0) as file:
            for size in (4096, 1):
                try:
                    while True:
                        file.write(bytes(size))
                except OSError:
                    pass

    def clear(self):
        self._file.unlink()


@pytest.fixture
def small_disk(tmp_path):
    """A real file system of 4 MB; only root may mount one."""
    folder = tmp_path / "disk"
    folder.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=4m", "fives-test", str(folder)]
    if os.geteuid() or subprocess.run(command, capture_output=True).returncode:
        pytest.skip("a file system can only be mounted by root")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)


def test_a_file_size_limit_refuses_moves_and_recovers(tmp_path):
    fill_up(tmp_path, tmp_path / "fives.sqlite", Allowance)


@pytest.mark.slow
def test_a_full_file_system_refuses_moves_and_recovers(tmp_path, small_disk):
    fill_up(tmp_path, small_disk / "fives.sqlite", Ballast)


def test_an_idle_server_notices_a_full_disk_and_free_space(tmp_path):
    """The server itself tries to write: at each round, and when it is asked after nothing could be written."""
    with ForkedServer(tmp_path, every=0.05) as serving:
        disk = Allowance(serving)
        for _ in range(2):
            disk.fill()
            wait_until(lambda: not serving.ready())
            assert not any(serving.ready() for _ in range(20))
            disk.clear()
            wait_until(serving.ready)


def fill_up(folder, database, kind):
    room = Room()
    with ForkedServer(folder, database=database, **FAST) as serving:
        room.new_table(serving.url, serving.url, "tug", "mine", "open")
        room.new_table(serving.url, serving.url, "number_poker", "mine", "bot:casual")
        room.start()
        disk = kind(serving)
        for kill in (False, True):
            room.wait_for_moves(10)
            disk.fill()
            wait_for(room, lambda: sum(guest.unsaved for guest in room.guests) > 5)
            wait_for(room, lambda: not serving.ready())
            if kill:
                serving.kill()
            disk.clear()
            if not kill:
                wait_for(room, serving.ready)
            for guest in room.guests:
                guest.unsaved = 0
            if kill:
                serving.start()
        room.wait_for_moves(10)
        room.finish()
        prove(serving, room, complaints=(NOT_SAVED,))
    assert NOT_SAVED in serving.log.read_text()


def wait_for(room, true):
    while not true():
        room.check()
        time.sleep(0.01)


def wait_until(true):
    until = time.monotonic() + SOON
    while not true():
        assert time.monotonic() < until
        time.sleep(0.01)
