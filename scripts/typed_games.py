"""Write `src/fives/front_door.pyi`: for each game an overload of `play` and `find_game` with its own types."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from fives.core.catalogue import games
from fives.core.game import AnyGame

STUB = Path(__file__).parents[1] / "src/fives/front_door.pyi"
HEAD = '''"""Written by `python scripts/typed_games.py` from the games."""

from os import PathLike
from typing import Any, Literal, TypeVar, overload

import msgspec

{imports}
from fives.core.game import AnyGame, Game, Seat, State
from fives.core.play import Play

__all__ = ["Play", "find_game", "load", "play"]

S = TypeVar("S", bound=State)
O = TypeVar("O", bound=msgspec.Struct)
M = TypeVar("M")

{finds}
@overload
def find_game(id: str) -> AnyGame: ...
{plays}
@overload
def play(
    game: Game[S, O, M],
    *,
    seats: int | None = None,
    seed: int | None = None,
    position: str = "",
    first: Seat | None = None,
    by_hand: bool = False,
    **options: Any,
) -> Play[S, O, M, str]: ...
def load(path: str | PathLike[str], seed: int | None = None) -> Play[Any, Any, Any, Any]: ...
'''
FIND = """@overload
def find_game(id: Literal["{id}"]) -> Game[{types}]: ...
"""
PLAY = """@overload
def play(
    game: Literal["{id}"],
    *,
    seats: int | None = None,
    seed: int | None = None,
    position: str = "",
    first: Seat | None = None,
    by_hand: bool = False,
{options}) -> Play[{types}, Literal[{levels}]]: ...
"""


def written() -> str:
    """Return the stub as it should be."""
    found = games().values()
    text = HEAD.format(
        imports="\n".join(f"import {game.rules.start.__module__}" for game in found),
        finds="".join(FIND.format(id=game.id, types=_types(game)) for game in found),
        plays="".join(_play(game) for game in found),
    )
    ruff = [sys.executable, "-m", "ruff", "format", "--stdin-filename", str(STUB), "-"]
    return subprocess.run(ruff, input=text, capture_output=True, text=True, check=True).stdout


def _types(game: AnyGame) -> str:
    """Return the names of a game's types: its state, its options, its moves."""
    module = game.rules.start.__module__
    state = get_type_hints(game.rules.start)["return"].__name__
    return f"{module}.{state}, {module}.{game.options.__name__}, {module}.Move"


def _play(game: AnyGame) -> str:
    options = "".join(
        f"    {field.name}: {_type(field.type)} = {field.default!r},\n"
        for field in msgspec.structs.fields(game.options)
    )
    levels = ", ".join(f'"{level.id}"' for level in game.levels)
    return PLAY.format(id=game.id, options=options, types=_types(game), levels=levels)


def _type(annotation: Any) -> str:
    """Return the type of an option as a type checker reads it; its bounds are checked when it is set."""
    if get_origin(annotation) is Literal:
        return f"Literal[{', '.join(map(repr, get_args(annotation)))}]"
    return (annotation if isinstance(annotation, type) else get_args(annotation)[0]).__name__


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(STUB.read_text("utf-8") != written() and f"{STUB.name} is old: python scripts/typed_games.py")
    STUB.write_text(written(), "utf-8")
