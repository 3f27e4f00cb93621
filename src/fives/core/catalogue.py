"""The catalogue: every game found in the `games` folder."""

from functools import cache
from importlib import import_module
from importlib.resources import files
from types import ModuleType
from typing import Any

from fives.core.bot import ClockPace, LevelBots, LevelHere, PaceAtTable, WithoutNumpy
from fives.core.encoding import Encoding
from fives.core.extras import naming_extras
from fives.core.game import AnyGame, Game
from fives.core.lesson_steps import Step
from fives.core.refusal import UnknownGame
from fives.core.solver import Solver


@cache
def games() -> dict[str, AnyGame]:
    """Return all games by id, in order."""
    folder = files("fives.games")
    ids = sorted(entry.name for entry in folder.iterdir() if entry.joinpath("rules.py").is_file())
    return {id: import_module(f"fives.games.{id}").GAME for id in ids}


def find_game(id: str) -> AnyGame:
    """Return the game called `id`, or raise UnknownGame."""
    found = games().get(id)
    if found is None:
        raise UnknownGame(game=str(id)[:40], known=list(games()))
    return found


def find_bots(game: AnyGame) -> LevelBots:
    """Return the game's bots. Their solvers are loaded only now."""
    return LevelBots(game, _part(game, "bots"))  # type: ignore[arg-type]


def find_pace(game: AnyGame) -> PaceAtTable | None:
    """Return the pace of the game's bots at a table with people, if the game has one."""
    return _part(game, "pace").at_table if _has_file(_package(game), "pace.py") else None  # type: ignore[attr-defined]


def find_clock_pace(game: AnyGame) -> ClockPace | None:
    """Return how long the game's clock runs at a table with bots, if they change that."""
    if not _has_file(_package(game), "clock_with_bots.py"):
        return None
    return _part(game, "clock_with_bots").clock_seconds  # type: ignore[attr-defined, no-any-return]


def find_without_numpy(game: AnyGame) -> WithoutNumpy | None:
    """Return what is different about the game where NumPy is missing, if anything is."""
    return _part(game, "without_numpy") if _has_file(_package(game), "without_numpy.py") else None  # type: ignore[return-value]


def levels_here(game: AnyGame, options: Any, seats: int) -> tuple[LevelHere, ...]:
    """Return the levels that bots of such a table have where NumPy is missing, and the tables that each reads."""
    different = find_without_numpy(game)
    return different.levels(options, seats) if different else tuple(map(LevelHere, game.levels))


def hint_tables(game: AnyGame, options: Any, seats: int) -> tuple[str, ...]:
    """Return the compact tables that hints and reviews of such a table read where NumPy is missing."""
    different = find_without_numpy(game)
    return different.tables(options, seats) if different else ()


def find_solver(game: AnyGame) -> Solver | None:
    """Return the game's solver, if it has one."""
    return _part(game, "solver") if has_solver(game) else None  # type: ignore[return-value]


def has_solver(game: AnyGame) -> bool:
    """Return whether the game has a solver, without loading it."""
    return _has_file(_package(game), "solver.py")


@cache
def _has_file(package: str, name: str) -> bool:
    return files(package).joinpath(name).is_file()


def find_encoding(game: AnyGame) -> Encoding[Any, Any, Any]:
    """Return the encoding of the game's moves and views as numbers."""
    return _part(game, "encoding")  # type: ignore[return-value]


def find_batch(game: AnyGame) -> ModuleType:
    """Return the game as rows of numbers, a `fives.solving.batch.BatchRules`; its kernels are loaded only now."""
    with naming_extras():
        return import_module(f"{_package(game)}.fast.batch_rules")


def has_batch(game: AnyGame) -> bool:
    """Return whether the game can be played in batches, without loading what plays it."""
    return _has_file(_package(game), "fast/batch_rules.py")


def gives_hints(game: AnyGame) -> bool:
    """Say whether a solver may be asked while the game goes on; where remembering is the game, a hint would play it."""
    return has_solver(game) and game.hidden != "remembered"


def find_lesson(game: AnyGame) -> tuple[Step, ...]:
    """Return the steps of the game's lesson; none if it has no such file."""
    if not _has_file(_package(game), "lesson_steps.py"):
        return ()
    steps: tuple[Step, ...] = _part(game, "lesson_steps").STEPS  # type: ignore[attr-defined]
    return steps


def _part(game: AnyGame, name: str) -> object:
    with naming_extras():
        return import_module(f"{_package(game)}.{name}")


def _package(game: AnyGame) -> str:
    if not isinstance(game, Game):
        raise TypeError(f"this is asked of a game, find_game({game!r}), not of its name")
    return game.package
