"""The stop timer: it stops a search when its time is up, and is cancelled when the search ends before."""

import threading

import pytest

from fives.solving.stop_timer import call_after

LATE = 600.0  # seconds that nobody waits for
SOON = 60.0


def running_timers():
    """Return the timers that are running."""
    return {thread for thread in threading.enumerate() if isinstance(thread, threading.Timer)}


def test_the_search_is_stopped_when_time_is_up():
    called = threading.Event()
    with call_after(0.001, called.set):
        assert called.wait(SOON)


def fail_beside(seconds, stop, seen):
    """Fail at work, after noting which timers run."""
    with call_after(seconds, stop):
        seen |= running_timers()
        raise ZeroDivisionError


def test_the_timer_is_cancelled_after_work_or_failure():
    called, before, seen = threading.Event(), running_timers(), set()
    with call_after(LATE, called.set):
        seen |= running_timers()
    with pytest.raises(ZeroDivisionError):
        fail_beside(LATE, called.set, seen)
    assert len(seen - before) == 2
    for each in seen - before:
        each.join(SOON)
        assert not each.is_alive()
    assert not called.is_set()


def test_without_a_time_limit_there_is_no_timer():
    before = running_timers()
    with call_after(None, pytest.fail):
        assert running_timers() == before
