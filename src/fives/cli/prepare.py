"""`fives prepare`: solve every game in every variation, so that no player waits for it later."""

import time
from collections.abc import Iterator
from typing import Any

import msgspec

from fives.cli.answers import people, print_json
from fives.cli.arguments import Json, Lang
from fives.cli.progress import showing_progress
from fives.cli.words import Words
from fives.core.catalogue import find_solver, games
from fives.core.game import AnyGame
from fives.core.options import choices, read_options
from fives.core.solver import Solver, build_tables


class Prepared(msgspec.Struct, frozen=True):
    """One variation of a game, and how long it took until its start had a value."""

    game: str
    variation: int
    value: float
    exact: bool
    seconds: float


def prepare(*, json: Json = False, lang: Lang = None) -> None:
    """Solve every variation of every game with the usual options."""
    words, console = Words(lang or ""), people(beside_json=json)
    done = []
    with showing_progress():
        for each in _solve_all():
            done.append(each)
            name = words.say(f"{each.game}-name")
            console.print(words.say("cli-prepared", game=name, variation=each.variation, seconds=f"{each.seconds:.1f}"))
    if json:
        print_json(done)


def _solve_all() -> Iterator[Prepared]:
    for game in games().values():
        solver = find_solver(game)
        for variation in _variations(game) if solver else ():
            assert solver is not None
            yield _solve(game, solver, variation)


def _variations(game: AnyGame) -> tuple[Any, ...]:
    return next((choice.values for choice in choices(game) if choice.name == "variation"), (0,))


def _solve(game: AnyGame, solver: Solver, variation: int) -> Prepared:
    options = read_options(game, {"variation": variation} if len(_variations(game)) > 1 else {})
    began = time.perf_counter()
    build_tables(solver)
    worth = solver.evaluate(game.rules.start(game.seats_for(options)[0], options), 0)
    return Prepared(game.id, variation, worth.value, worth.exact, time.perf_counter() - began)
