"""One server at a time may use a file: a second one is told of the first, and the lock ends with its process."""

import os
import signal
import stat
import subprocess
import sys

import pytest

from fives.store.sqlite.lock import check_unused, lock_file, only_server
from fives.store.store_protocol import StoreProblem

HOLD = """
import sys, time
from pathlib import Path
from fives.store.sqlite.lock import only_server
with only_server(Path(sys.argv[1]), "http://192.0.2.7:5555"):
    print("held", flush=True)
    sys.stdin.read()
"""


@pytest.fixture
def path(tmp_path):
    return tmp_path / "deep" / "fives.sqlite"


@pytest.fixture
def first(path):
    """Another process that holds the lock."""
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout.readline() == "held\n"
        yield process
        process.stdin.close()
        process.wait(60)


def refused(path):
    with pytest.raises(StoreProblem) as problem, only_server(path, "http://192.0.2.8:80"):
        pass
    assert "\n" not in str(problem.value)
    return str(problem.value)


def test_a_second_server_is_told_of_the_first(path, first):
    told = refused(path)
    assert f"process {first.pid} at http://192.0.2.7:5555" in told
    assert str(path) in told
    with pytest.raises(StoreProblem, match=f"process {first.pid} at .*; stop it first"):
        check_unused(path)


def test_the_lock_ends_with_its_process(path, first):
    first.send_signal(signal.SIGKILL)
    first.wait(60)
    check_unused(path)
    with only_server(path, "http://192.0.2.8:80"):
        assert f"process {os.getpid()} at http://192.0.2.8:80" in refused(path)
    with only_server(path, "http://192.0.2.9:80"):
        pass


def test_a_symlink_uses_the_same_lock(path, first, tmp_path):
    link = tmp_path / "link.sqlite"
    link.symlink_to(path)
    assert str(first.pid) in refused(link)
    assert lock_file(link) == lock_file(path)


def test_the_lock_is_for_its_owner_and_other_files_have_others(path, first, tmp_path):
    assert stat.S_IMODE(lock_file(path).stat().st_mode) == 0o600
    with only_server(tmp_path / "other.sqlite", "http://192.0.2.8:80"):
        pass


def test_a_server_that_is_just_starting_has_not_said_where_it_is(path, first):
    os.truncate(lock_file(path), 0)
    assert "just starting" in refused(path)


def test_lock_file_contents_print_no_terminal_escapes(path, first):
    lock_file(path).write_bytes(b"\x1b[31mprocess 1\n\xff" + b"x" * 1000)
    told = refused(path)
    assert "\x1b" not in told
    assert len(told) < 600


def test_checking_the_lock_writes_nothing(path):
    check_unused(path)
    assert not path.parent.exists()


def test_a_missing_folder_is_one_error_line(tmp_path):
    (tmp_path / "file").touch()
    assert "cannot open" in refused(tmp_path / "file" / "fives.sqlite")
