"""What Fists hides: what is in a fist, until all are closed."""


def hidden_from(state, actor, move):
    """Return the seats (None: spectators) that may not learn of this move."""
    if sum(fist is None for fist in state.fists) == 1:
        return []
    return [None, *(seat for seat in range(len(state.fists)) if seat != actor)]
