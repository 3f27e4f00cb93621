"""The front door: what begins or finds a game. Its types are in `front_door.pyi`, one overload for each game."""

from fives.core.catalogue import find_game
from fives.core.play import Play, load, play

__all__ = ["Play", "find_game", "load", "play"]
