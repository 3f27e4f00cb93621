"""Why a move of Torris is good or bad, as a key of its texts: how the game ends, or what can be seen at once."""

from __future__ import annotations

from fives.core.game import Happening, Seat
from fives.games.torris.rules import COLOURS, Torris, Towers, climb, count, find_landings, raise_stone
from fives.games.torris.static_estimate import SURE, WON

FEWER = 3  # so many moves fewer for the other player are worth saying
THREAT = 4  # points the other player would gain by a move that is worth stopping


def why(state: Torris, move: str, value: int, proved: bool) -> Happening:
    """Return what speaks for a move, or against it, given what the engine says of it."""
    if abs(value) > SURE or proved:
        return _ending(value, proved)
    return _at_sight(state, move)


def _ending(value: int, proved: bool) -> Happening:
    """Return how the game ends; the points only if they are proved too."""
    if value == 0:
        return Happening("torris-why-shared")
    word = "wins" if value > 0 else "loses"
    if not proved:
        return Happening(f"torris-why-{word}")
    points = abs(value) - WON
    return Happening(f"torris-why-{word}-by", {"points": points}) if points else Happening(f"torris-why-{word}-tower")


def _at_sight(state: Torris, move: str) -> Happening:
    seat, end = state.turn, state.landings[move]
    after, _, _ = climb(state.towers, move, end, state.options.closing)
    height, taken = len(after[end]) // 2, state.towers[end][-2] != COLOURS[seat]
    threat, left = (_most_to_gain(towers, 1 - seat) for towers in (state.towers, after))
    theirs, then = (len(find_landings(towers, COLOURS[1 - seat])) for towers in (state.towers, after))
    if taken and height > 2:
        return Happening("torris-why-takes", {"height": height})
    if threat >= THREAT and threat - left >= THREAT:
        return Happening("torris-why-saves", {"points": threat, "left": left})
    if then == 0:
        return Happening("torris-why-blocks")
    if theirs - then >= FEWER:
        return Happening("torris-why-fewer", {"count": then})
    if taken:
        return Happening("torris-why-takes", {"height": height})
    mine = len(find_landings(after, COLOURS[seat]))
    if mine > then:
        return Happening("torris-why-free", {"mine": mine, "theirs": then})
    return Happening("torris-why-climbs", {"height": height})


def _most_to_gain(towers: Towers, seat: Seat) -> int:
    """Return by how many points `seat` could raise its own with one move."""
    now = count(towers)[0][seat]
    landings = find_landings(towers, COLOURS[seat])
    return max((count(raise_stone(towers, move, end))[0][seat] - now for move, end in landings.items()), default=0)
