"""`fives solve`: what a position and each of its moves are worth."""

from typing import Any

import msgspec

from fives.cli.answers import people, print_json
from fives.cli.arguments import GameId, Json, Lang, PositionText, Settings, read_position, read_settings
from fives.cli.refusals import NoSolver
from fives.core.catalogue import find_game, find_solver
from fives.core.game import NATURE, AnyGame, Seat
from fives.core.solver import Evaluation, Valued


class Solution(msgspec.Struct, frozen=True):
    """What `fives solve --json` prints.

    `to_move` is the seat that acts, "nature" while dice are in the air, null when the game is over. `value` is for the
    seat that acts, and for seat 0 when none does.
    """

    game: str
    position: str
    to_move: Seat | str | None
    value: float
    unit: str
    exact: bool
    moves: tuple[Valued, ...]
