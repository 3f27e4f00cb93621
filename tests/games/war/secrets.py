"""What War hides: captures chosen while the other player has yet to choose (WA3R)."""

from fives.games.war.rules import actors

OPTIONS = {"captures": "optional"}  # under which both often have a choice


def hidden_from(state, actor, move):
    """Return the seats (None: spectators) that may not learn of this move."""
    if isinstance(move, tuple) and actors(state) == {0, 1}:
        return [1 - actor, None]
    return []
