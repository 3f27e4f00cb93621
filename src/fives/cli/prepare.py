"""`fives prepare`: solve every game in every variation, so that no player waits for it later."""

import time
from collections.abc import Iterator, Sequence
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter

from fives.arena.warm_up import warm_up
from fives.cli.terminal.output import people, print_json
from fives.cli.terminal.progress_bar import showing_progress
from fives.cli.terminal.shared_arguments import Json, Lang
from fives.cli.terminal.translations import Translations
from fives.core.catalogue import find_game, find_solver, games
from fives.core.game import AnyGame
from fives.core.options import choices, read_options
from fives.core.solver import Solver, build_tables, has_tables


class Prepared(msgspec.Struct, frozen=True):
    """One variation of a game, and how long it took until its start had a value."""

    game: str
    variation: int | str
    value: float
    exact: bool
    seconds: float


Games = Annotated[str, Parameter(help="Ids of games; all if none is named.")]
Small = Annotated[
    bool,
    Parameter(name="--small", help="Leave out what takes minutes and a gigabyte.", negative="", show_default=False),
]


def prepare(*ids: Games, small: Small = False, json: Json = False, lang: Lang = None) -> None:
    """Solve every variation of every game with the usual options; what takes minutes comes last."""
    words, console = Translations(lang or ""), people(beside_json=json)
    done = []
    with showing_progress():
        for each in _solve_all([find_game(id) for id in ids] or [*games().values()], small):
            done.append(each)
            name = words.say(f"{each.game}-name")
            console.print(words.say("cli-prepared", game=name, variation=each.variation, seconds=f"{each.seconds:.1f}"))
    if json:
        print_json(done)


def _solve_all(chosen: Sequence[AnyGame], small: bool) -> Iterator[Prepared]:
    solvers = [(game, solver) for game in chosen if (solver := find_solver(game))]
    large = [(game, solver) for game, solver in solvers if has_tables(solver)]
    for game, solver in [each for each in solvers if each not in large] + ([] if small else large):
        for variation in _variations(game):
            yield _solve(game, solver, variation)
        warm_up(game, game.levels[-1].id)


def _variations(game: AnyGame) -> tuple[Any, ...]:
    return next((choice.values for choice in choices(game) if choice.name == "variation"), (0,))


def _solve(game: AnyGame, solver: Solver, variation: int | str) -> Prepared:
    options = read_options(game, {"variation": variation} if len(_variations(game)) > 1 else {})
    began = time.perf_counter()
    build_tables(solver)
    worth = solver.evaluate(game.rules.start(game.seats_for(options)[0], options), 0)
    return Prepared(game.id, variation, worth.value, worth.exact, time.perf_counter() - began)
