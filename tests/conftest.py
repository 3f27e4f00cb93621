"""What every test shares: properties are tried on the same examples every time, so that a test fails by a change alone.

`--hypothesis-profile explore` looks for new examples, as `make test-long` does. How long an example takes depends on
the machine, so none has a deadline. Who asks for a PostgreSQL gets one.
"""

import pytest
from hypothesis import settings

settings.register_profile("fives", deadline=None, derandomize=True)
settings.register_profile("explore", deadline=None)
settings.load_profile("fives")


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
