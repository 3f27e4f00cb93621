"""What every test shares: no example has a deadline, for machines differ; a PostgreSQL for those that ask for it."""

import pytest
from hypothesis import settings

settings.register_profile("fives", deadline=None)
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
