"""The value of an opening (G1R), in every game that begins with one."""

import pytest

from fives.core.catalogue import find_game, find_solver, games
from fives.core.game import NATURE

ROLLS = ("open 46 ?", "open+ 46 ?", "open 11 ?", "open+ ? ?", "open ? 35", "open+ - ?")
OF_FOUR = ("open 46 ? - ?", "open+ 46 23 - ?")
OPENED = [id for id, game in games().items() if getattr(game.options(), "start", None) == "roll"]


def rolls():
    for id in OPENED:
        for text in ROLLS + (OF_FOUR if 4 in find_game(id).seats_for(find_game(id).options()) else ()):
            yield pytest.param(id, text, id=f"{id}-{text}")


@pytest.mark.parametrize(("id", "text"), [*rolls()])
def test_an_opening_is_worth_what_its_rolls_lead_to(id, text):
    """One half of the tied rolls, all of the higher ones."""
    game = find_game(id)
    rules, solver = game.rules, find_solver(game)
    begun = state = game.notation.read_state(text, game.options())
    if rules.actors(state) != {NATURE}:
        (seat,) = rules.actors(state)
        state = rules.play(state, seat, rules.moves(state, seat)[0])
    landed = [(float(chance), rules.play(state, NATURE, roll)) for roll, chance in rules.chances(state).items()]
    for seat in (0, 1):
        expected = sum(chance * solver.evaluate(after, seat).value for chance, after in landed)
        assert solver.evaluate(begun, seat).value == pytest.approx(expected, abs=1e-12)
