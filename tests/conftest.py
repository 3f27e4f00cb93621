"""What every test shares: properties are tried on the same examples every time, so that a test fails by a change alone.

`--hypothesis-profile explore` looks for new examples, as `make test-long` does. How long an example takes depends on
the machine, so none has a deadline. Who asks for a PostgreSQL gets one.
"""

import asyncio
import signal

import pytest
from hypothesis import settings

settings.register_profile("fives", deadline=None, derandomize=True)
settings.register_profile("explore", deadline=None)
settings.load_profile("fives")

if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:  # as a shell starts what runs in the background
    signal.signal(signal.SIGINT, signal.default_int_handler)  # what tests start has to hear Ctrl+C


LOOP = pytest.StashKey[asyncio.AbstractEventLoop | None]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item):
    """Hide the loop that browser tests leave running in this thread from all others: they may run one of their own."""
    if "playwright" in item.fixturenames:
        return (yield)
    item.stash[LOOP] = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    try:
        return (yield)
    finally:
        asyncio._set_running_loop(item.stash[LOOP])


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_teardown(item, nextitem):
    """Show it again at the very end, when the browser is put away."""
    if nextitem is None and LOOP in item.stash:
        asyncio._set_running_loop(item.stash[LOOP])


@pytest.fixture(scope="session")
def postgres():
    """A real PostgreSQL, started when the first test of this process asks for it."""
    from postgres import Postgres

    with Postgres() as running:
        yield running


@pytest.fixture
def database(postgres):
    """The address of a new, empty PostgreSQL database."""
    return postgres.new_database()
