"""Moves at a table: from its standing and a move to its next standing."""

from __future__ import annotations

from dataclasses import replace

from fives.core.game import CLOCK, Seat
from fives.core.referee import advance
from fives.server.standing import Standing, settled


def move(standing: Standing, seat: Seat, text: str, at: int, bot: bool = False) -> Standing:
    """Return the standing after a move and all that follows by itself."""
    assert standing.match is not None
    after = settled(replace(standing, match=advance(standing.match, seat, text, standing.dice, at, bot)), at)
    return after if after.asked else after.with_data(question=None)  # a move withdraws or answers it


def strike(standing: Standing, at: int) -> Standing:
    """Return the standing after the clock's move."""
    assert standing.match is not None
    alarm = standing.game.rules.alarm(standing.match.state)
    assert alarm is not None
    return move(standing, CLOCK, standing.game.notation.write_move(alarm.move), at)
