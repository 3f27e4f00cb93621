"""What Number Poker hides: what is in a fist, until all fists are closed (NP1)."""

from fives.games.number_poker.rules import Take, actors


def hidden_from(state, actor, move):
    """Return the seats (None: spectators) that may not learn of this move."""
    if isinstance(move, Take) or len(actors(state)) == 1:  # the last fist opens all of them
        return []
    return [None, *(seat for seat in range(len(state.left)) if seat != actor)]
