"""What Shell Game hides from everyone: which symbol is on which of the stones that are turned (SG7R)."""

from dataclasses import replace
from itertools import permutations

from fives.games.shell_game.rules import FACE_DOWN


def look_alikes(state, seat):
    """Return the same table with the symbols of its face-down stones in every other order."""
    if state.phase not in FACE_DOWN:
        return []
    owners = state.owners or (None,) * len(state.row)
    places = [place for place, owner in enumerate(owners) if owner is None]
    return [
        replace(state, row=tuple(dict(zip(places, order, strict=True)).get(at, s) for at, s in enumerate(state.row)))
        for order in permutations(state.row[place] for place in places)
        if order != tuple(state.row[place] for place in places)
    ]
