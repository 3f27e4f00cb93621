"""`fives solve --options`: what each option of a solved game does to the chance of the player who begins."""

from collections.abc import Iterator
from itertools import combinations
from math import isclose
from typing import Any, Final

import msgspec
from rich.table import Table

from fives.cli.terminal.output import people
from fives.cli.terminal.refusals import NoSolver, NotSolved
from fives.core.catalogue import find_solver
from fives.core.game import AnyGame
from fives.core.options import choices, read_options
from fives.core.solver import Solver

Value = str | int | bool
Setting = dict[str, Value]
SAME: Final = 1e-9  # chances that differ by less are equal: they are sums of floating-point numbers


class Chance(msgspec.Struct, frozen=True):
    """The chance of the player who begins, with some options other than in the game that the others are compared to."""

    options: Setting  # none: that game itself
    chance: float


class Options(msgspec.Struct, frozen=True):
    """The output of `fives solve --options --json`: first the game itself, then single options, then pairs."""

    game: str
    seats: int
    begins: bool  # whether somebody begins; where all act at once, the chance is that of one player
    settings: Setting  # what was asked for by --set
    chances: tuple[Chance, ...]


def compare_options(game: AnyGame, options: Any) -> Options:
    """Return what each other option does to the chance of the player who begins, for the fewest players.

    Both sides play perfectly, and the opening is over. A pair of options is listed where both together differ from
    each of them alone. Options that a line does not name are as in `options`.
    """
    chosen, usual = msgspec.structs.asdict(options), msgspec.structs.asdict(game.options())
    seats, chances = _compare(game, chosen)
    return Options(
        game=game.id,
        seats=seats,
        begins=game.rules.starter(game.rules.start(seats, options, 0)) is not None,
        settings={name: value for name, value in chosen.items() if value != usual[name]},
        chances=tuple(chances),
    )


def _compare(game: AnyGame, chosen: Setting) -> tuple[int, list[Chance]]:
    solver = find_solver(game)
    if solver is None:
        raise NoSolver(game=game.id)
    seats = game.seats_for(read_options(game, chosen))[0]
    alone = [Chance(other, _chance(game, solver, chosen | other, seats)) for other in _others(game, chosen, seats)]
    pairs = []
    for one, two in combinations(alone, 2):
        both = one.options | two.options
        if len(both) == 2 and seats in game.seats_for(read_options(game, chosen | both)):
            chance = _chance(game, solver, chosen | both, seats)
            if not any(isclose(chance, each.chance, abs_tol=SAME) for each in (one, two)):
                pairs.append(Chance(both, chance))
    return seats, [Chance({}, _chance(game, solver, chosen, seats)), *alone, *pairs]


def _others(game: AnyGame, chosen: Setting, seats: int) -> Iterator[Setting]:
    """Yield each other value of each option that so many can play with; not who begins, since that is settled."""
    for choice in choices(game):
        for value in choice.values if choice.name != "start" else ():
            if value != chosen[choice.name] and seats in game.seats_for(
                read_options(game, chosen | {choice.name: value})
            ):
                yield {choice.name: value}


def _chance(game: AnyGame, solver: Solver, settings: Setting, seats: int) -> float:
    """Return the exact chance of seat 0 to win if it begins, or raise NotSolved."""
    state: Any = game.rules.start(seats, read_options(game, settings), 0)
    worth = solver.evaluate(state, 0)
    if worth.unit != "win probability" or not worth.exact:
        raise NotSolved(game=game.id)
    return worth.value


def show_options(compared: Options, lang: str | None) -> None:
    """Print the chances as a table."""
    from fives.cli.terminal.translations import Translations

    words = Translations(lang or "")
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column(words.say("cli-options"), overflow="fold")
    table.add_column(words.say("cli-unit-win-probability"), justify="right")
    settings = _write(compared.settings)
    for each in compared.chances:
        table.add_row(_write(each.options) or settings or words.say("cli-usual-options"), f"{100 * each.chance:.2f} %")
    about = "cli-options-of" if compared.begins else "cli-options-of-nobody"
    people().print(words.say(about, game=words.say(f"{compared.game}-name"), seats=compared.seats))
    people().print(table)


def _write(setting: Setting) -> str:
    return ", ".join(f"{name}={str(value).lower()}" for name, value in setting.items())
