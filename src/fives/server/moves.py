"""Moves at a table: from its standing and a move to its next standing."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from fives.core.game import CLOCK, Seat
from fives.core.match import Event
from fives.core.referee import advance
from fives.server.standing import Standing, settled


def move(standing: Standing, seat: Seat, text: str, at: int, bot: bool = False) -> Standing:
    """Return the standing after a move and all that follows by itself."""
    assert standing.match is not None
    after = settled(replace(standing, match=advance(standing.match, seat, text, standing.dice, at, bot)), at)
    if after.data.question is None or after.asked:
        return after
    return after.with_data(question=None)  # a move withdraws or answers it


def strike(standing: Standing, at: int) -> Standing:
    """Return the standing after the clock's move."""
    assert standing.match is not None
    alarm = standing.game.rules.alarm(standing.match.state)
    assert alarm is not None
    return move(standing, CLOCK, standing.game.notation.write_move(alarm.move), at)


def tell_time(standing: Standing, words: Iterable[str], at: int) -> Standing:
    """Return the standing after the clock has said something about the players' time (G-TIME)."""
    for word in words:
        assert standing.match is not None
        standing = replace(standing, match=standing.match.then(Event(standing.n + 1, at, CLOCK, word)))
    return settled(standing, at)
