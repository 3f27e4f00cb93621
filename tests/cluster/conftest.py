"""Real servers on one PostgreSQL database, as behind a load balancer."""

import contextlib

import pytest

from cluster.cluster_server import NEVER, Node


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
    """Three servers; at the first no bot ever moves."""
    return start_nodes(postgres.new_database(), {"bot_delay": NEVER}, {}, {})
