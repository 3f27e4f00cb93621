"""One real server, a process of its own, for the tests of the client."""

import pytest

from phone import calls
from server_process import Serving

BURSTS = ("guess_burst", "table_burst", "sit_burst", "message_burst", "seat_call_burst")


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    with Serving(tmp_path_factory.mktemp("client"), bot_delay=0, **dict.fromkeys(BURSTS, 9999)) as running:
        yield running


@pytest.fixture(scope="session")
def client(server):
    with calls(server.url) as client:
        yield client


@pytest.fixture
def link(server):
    """Return a function from the code of a table to its link."""
    return lambda code: f"{server.url}/join/{code}"
