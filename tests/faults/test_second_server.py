"""A second server on the same file does not start and names the first."""

import subprocess
import sys

import pytest

from phone import Phone, calls, new_table
from server_process import Serving, free_port


def refused(command, serving, **environ):
    given = {"HOST": "127.0.0.1", "PORT": free_port(), "DATABASE": serving.database, **environ}
    environment = {**serving._environ, **{f"FIVES_{name}": str(value) for name, value in given.items()}}
    tried = subprocess.run(
        [sys.executable, "-m", *command], env=environment, capture_output=True, text=True, timeout=120
    )
    assert tried.returncode == 2
    assert len(tried.stderr.splitlines()) == 1
    return tried.stderr


@pytest.mark.parametrize("command", [("fives.server",), ("fives", "serve"), ("fives",)])
def test_a_second_server_on_one_file_is_refused(tmp_path, command):
    with Serving(tmp_path) as first, calls(first.url) as client:
        code, token = new_table(client, "mine", "mine")
        with Phone(first.url, code, token) as phone:
            line = refused(command, first)
            assert f"process {first.process.pid} at {first.url}" in line
            phone.ready()
            phone.wait_for(lambda phone: phone.position)


def test_a_killed_servers_lock_is_released(tmp_path):
    with Serving(tmp_path) as first, calls(first.url) as client:
        code, _ = new_table(client, "mine", "open")
        for _ in range(3):
            first.kill()
            first.start()
        first.kill()
        with Serving(tmp_path, database=first.database) as second, calls(second.url) as client:
            assert client.get(f"/api/tables/{code}").status_code == 200
            assert f"process {second.process.pid} " in refused(("fives.server",), second)


def test_servers_on_other_files_or_on_postgresql_start(tmp_path, database):
    with (
        Serving(tmp_path),
        Serving(tmp_path, database=tmp_path / "other.sqlite"),
        Serving(tmp_path, database=database),
        Serving(tmp_path, database=database) as fourth,
    ):
        assert fourth.ready()
