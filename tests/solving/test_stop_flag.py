"""The bell: it rings while the work goes on, and is put away when that ends."""

import threading

import pytest

from fives.solving.stop_flag import bell

LATE = 600.0  # seconds that nobody waits for
SOON = 60.0


def set_up():
    """Return the bells that are waiting to ring."""
    return {thread for thread in threading.enumerate() if isinstance(thread, threading.Timer)}


def test_the_stop_flag_is_set_when_time_is_up():
    rung = threading.Event()
    with bell(0.001, rung.set):
        assert rung.wait(SOON)


def fail_beside(seconds, ring, seen):
    """Fail at work, after noting which bells wait."""
    with bell(seconds, ring):
        seen |= set_up()
        raise ZeroDivisionError


def test_the_stop_flag_is_released_after_work_or_failure():
    rung, before, seen = threading.Event(), set_up(), set()
    with bell(LATE, rung.set):
        seen |= set_up()
    with pytest.raises(ZeroDivisionError):
        fail_beside(LATE, rung.set, seen)
    assert len(seen - before) == 2
    for each in seen - before:
        each.join(SOON)
        assert not each.is_alive()
    assert not rung.is_set()


def test_without_a_time_limit_there_is_no_stop_flag():
    before = set_up()
    with bell(None, pytest.fail):
        assert set_up() == before
