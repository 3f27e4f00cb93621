"""Histories: longer ones share what they have in common, and nobody sees the items of another."""

import threading

import pytest

from fives.core.matches.append_only_history import Forgotten, History


def test_appending_does_not_change_an_older_history():
    short = History("ab")
    long = short.then("c")
    assert (tuple(short), tuple(long)) == (("a", "b"), ("a", "b", "c"))
    assert (len(short), len(long), long[-1], short[-1]) == (2, 3, "c", "b")


def test_histories_branched_from_one_are_independent():
    short = History("ab")
    one, other = short.then("c"), short.then("x")
    assert tuple(one.then("d")) == ("a", "b", "c", "d")
    assert tuple(other.then("y")) == ("a", "b", "x", "y")
    assert one != other
    assert short.then("c") == one


def test_concurrent_appends_are_independent():
    short, found = History(range(100)), []

    def append(name):
        mine = short
        for n in range(200):
            mine = mine.then((name, n))
        found.append((name, mine))

    threads = [threading.Thread(target=append, args=(name,)) for name in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for name, mine in found:
        assert mine[100:] == tuple((name, n) for n in range(200))


def test_dropped_events_raise_instead_of_returning_others():
    late = History("abcdef").since(4)
    assert (late.start, len(late), late[4], late[-1], late[4:]) == (4, 6, "e", "f", ("e", "f"))
    for lost in (lambda: late[3], lambda: late[-3], lambda: late[2:], lambda: tuple(late)):
        with pytest.raises(Forgotten):
            lost()
    with pytest.raises(IndexError):
        late[6]
    assert late[6:] == late[2:2] == ()
    assert tuple(late.then("g")[4:]) == ("e", "f", "g")


def test_appending_costs_the_same_at_any_length():
    """Counted, not timed: the longer history holds the very list of the shorter."""
    long = History(range(50_000))
    assert long.then(1)._items is long._items
