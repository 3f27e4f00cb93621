"""`fives perft`: how many lines of play a position has."""

from typing import Annotated

import msgspec
from cyclopts import Parameter

from fives.cli.terminal.output import people, print_json
from fives.cli.terminal.shared_arguments import (
    GameId,
    Json,
    Lang,
    PositionText,
    Settings,
    check_number,
    read_position,
    read_settings,
    whole,
)
from fives.core.catalogue import find_game
from fives.core.perft import perft as count_lines

DEEPEST = 12

Depth = Annotated[int, Parameter(name="--depth", converter=whole, help=f"Number of events in a line, 0 to {DEEPEST}.")]


class Perft(msgspec.Struct, frozen=True):
    """The output of `fives perft --json`."""

    game: str
    position: str
    depth: int
    lines: int


def perft(
    game: GameId,
    /,
    *,
    depth: Depth,
    settings: Settings = None,
    position: PositionText = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Count the lines of play of exactly so many events; a roll counts once for each way it can land."""
    found = find_game(game)
    check_number("depth", depth, 0, DEEPEST)
    state = read_position(found, read_settings(found, settings), position)
    counted = Perft(found.id, found.notation.write_state(state), depth, count_lines(found, state, depth))
    if json:
        print_json(counted)
    else:
        people().print(counted.lines)
