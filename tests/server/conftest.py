"""One real server for the tests of the protocol, and a watch over its logs."""

import logging
import os

import pytest
from server_thread import PATIENT, Threaded

from phone import calls


@pytest.fixture(scope="session")
def server(request, tmp_path_factory):
    database = tmp_path_factory.mktemp("server") / "fives.sqlite"
    if os.environ.get("FIVES_TEST_STORE") == "postgres":  # the protocol is the same whatever keeps the tables
        database = request.getfixturevalue("postgres").new_database()
    with Threaded(database, **PATIENT) as running:
        yield running


@pytest.fixture(scope="session")
def client(server):
    with calls(server.url) as client:
        yield client


@pytest.fixture(autouse=True)
def quiet_log(caplog):
    """Nothing a client does is logged as an error of the server."""
    caplog.set_level(logging.INFO, "fives")
    yield caplog
    errors = [record.getMessage() for record in caplog.get_records("call") if record.levelno >= logging.ERROR]
    assert not errors
