"""`fives solve`: what a position and each of its moves are worth."""

from typing import Annotated, Any

import msgspec
from cyclopts import Parameter

from fives.cli.chances_by_option import compare_options, show_options
from fives.cli.terminal.output import people, print_json
from fives.cli.terminal.progress_bar import showing_progress
from fives.cli.terminal.refusals import NoSolver, NotTogether
from fives.cli.terminal.shared_arguments import GameId, Json, Lang, PositionText, Settings, read_position, read_settings
from fives.core.catalogue import find_game, find_solver
from fives.core.game import NATURE, AnyGame, Seat
from fives.core.solver import Evaluation, Line, Valued, build_tables

Compared = Annotated[
    bool,
    Parameter(
        name="--options", help="Compare the options instead: the chance of who begins.", negative="", show_default=False
    ),
]


class Solution(msgspec.Struct, frozen=True, omit_defaults=True):
    """The output of `fives solve --json`.

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
    solution: Line | None = None  # a shortest one, for one player; left out where there is none


def solve(
    game: GameId,
    /,
    *,
    settings: Settings = None,
    position: PositionText = None,
    options: Compared = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Say what a position is worth, and each move of it; without a position, the start.

    The value is for the seat to move; before nature acts, and after the end, for seat 0. With --options it says
    instead what each option does to the chance of the player who begins.
    """
    found = find_game(game)
    chosen = read_settings(found, settings)
    if options:
        if position is not None:
            raise NotTogether(text="--options --position")
        with showing_progress():
            compared = compare_options(found, chosen)
        if json:
            print_json(compared)
        else:
            show_options(compared, lang)
        return
    state = read_position(found, chosen, position)
    with showing_progress():
        solution = _solution(found, state)
    if json:
        print_json(solution)
    else:
        _show(solution, lang)


def _solution(game: AnyGame, state: Any) -> Solution:
    solver = find_solver(game)
    if solver is None:
        raise NoSolver(game=game.id)
    actors = game.rules.actors(state)
    to_move = min((actor for actor in actors if actor >= 0), default=None)
    worth: Evaluation = solver.evaluate(state, to_move or 0)
    if not worth.exact and build_tables(solver):
        worth = solver.evaluate(state, to_move or 0)
    return Solution(
        game=game.id,
        position=game.notation.write_state(state),
        to_move="nature" if to_move is None and NATURE in actors else to_move,
        value=worth.value,
        unit=worth.unit,
        exact=worth.exact,
        moves=worth.moves,
        solution=getattr(solver, "solution", lambda *_: None)(state, to_move or 0),
    )


def _show(solution: Solution, lang: str | None) -> None:
    from fives.cli.terminal.translations import Translations

    words, console = Translations(lang or ""), people()
    seat = solution.to_move if isinstance(solution.to_move, int) else 0
    worth = words.worth(solution.value, solution.unit)
    if solution.unit != "solvable":
        unit = words.say(f"cli-unit-{solution.unit.replace(' ', '-')}")
        exact = words.say("cli-exact" if solution.exact else "cli-estimate")
        worth = words.say("cli-worth", seat=seat + 1, value=worth, unit=unit, exact=exact)
    console.print(f"{words.say(f'{solution.game}-name')}: {solution.position}")
    console.print(worth)
    for valued in solution.moves:
        console.print(words.valued(valued, solution.unit))
    if solution.solution is not None and solution.solution.moves:
        console.print(words.say("cli-shortest", moves=solution.solution.bound))
        console.print("  " + " ".join(solution.solution.moves))
