"""Why captures of War are good, as a key of its texts: what they take, and what the armies come to."""

from __future__ import annotations

from fives.core.game import Happening, Seat
from fives.games.war.rules import Move, War, choices


def why(state: War, seat: Seat, move: Move) -> Happening | None:
    """Return what speaks for captures, as if the other player took nothing; nothing if there is no choice."""
    if not all(army.dice for army in state.armies) or not isinstance(move, tuple):
        return None
    middle = any(not isinstance(each, int) and each.middle for each in move)
    count = len(move) - middle
    mine, theirs = state.armies[seat].size + len(move), state.armies[1 - seat].size - count
    if not move:
        return Happening("war-why-nothing")
    if theirs == 0:
        return Happening("war-why-all")
    if not middle:
        return Happening("war-why-takes", {"count": count, "mine": mine, "theirs": theirs})
    both = any(each.middle for captures in choices(state, 1 - seat) for each in captures)
    key = "war-why-middle" if count == 0 else "war-why-more"
    return Happening(key, {"both": "yes" if both else "no", "mine": mine, "theirs": theirs})
