"""Real servers on one PostgreSQL database, as behind a load balancer."""

import contextlib

import httpx
import pytest

from serving import Serving

PATIENT = {"guess_burst": 9999, "table_burst": 9999, "message_rate": 9999, "message_burst": 9999, "bot_delay": 0.2}


class Node(Serving):
    """One of several servers, and a client of it."""

    def __init__(self, folder, database, **settings) -> None:
        super().__init__(folder, database=database, **PATIENT | settings)
        self.client = httpx.Client(base_url=self.url, timeout=30)

    def stop(self):
        super().stop()
        self.client.close()


@pytest.fixture(scope="module")
def start_nodes(tmp_path_factory):
    """Return what starts servers on a database, one for each settings; they are stopped after the last test."""
    running = []

    def start(database, *settings):
        nodes = [Node(tmp_path_factory.mktemp("node"), database, **each) for each in settings]
        running.extend(nodes)
        for node in nodes:
            node.launch()
        for node in nodes:
            node.await_ready()
        return nodes

    yield start
    for node in running:
        if node.process is not None:
            node.process.terminate()  # all at once, each is awaited below
    for node in running:
        with contextlib.suppress(ProcessLookupError):
            node.stop()


@pytest.fixture(scope="module")
def nodes(start_nodes, postgres):
    return start_nodes(postgres.new_database(), {}, {}, {})


def errors(*nodes):
    """Return what went wrong on the servers' side."""
    return [line for node in nodes for line in node.log.read_text().splitlines() if '"ERROR"' in line]
