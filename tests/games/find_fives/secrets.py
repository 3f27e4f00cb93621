"""What Find Fives hides: where the others outline, until everybody has stopped (how many they are is seen)."""

from fives.games.find_fives.shapes import Outline


def hidden_from(state, actor, move):
    """Return the seats (None: spectators) that may not learn of this move."""
    if state.phase == "finding" and isinstance(move, Outline):
        return [None, *(seat for seat in range(len(state.sheets)) if seat != actor)]
    return []
