"""The ladder of Dominoes' bots: `python tests/ladders.py dominoes 4000` prints the tables of the page."""

from itertools import product

from fives.core.game import AnyGame
from fives.games.dominoes import GAME
from fives.games.dominoes.rules import Dominoes, Options, moves, play
from fives.games.dominoes.solved_round import either_way
from fives.games.dominoes.solver import move_values
from ladders import Ladder, Spot, Steps, Wins


def is_choice(game: AnyGame, state: Dominoes, seat: int) -> bool:
    """Say whether there is something to decide: more than two sides of one string."""
    after = {play(state, seat, move) for move in moves(state, seat)}
    return len({(each.turn, either_way(each.string), each.rolled, each.in_air, each.scores) for each in after}) > 1


LADDER = Ladder(
    GAME,
    worth=move_values,
    houses={
        "base game": Options(),
        "`may_decline`": Options(may_decline=True),
        "variation 1": Options(variation=1),
        "variation 2": Options(variation=2),
    },
    tables=[
        (seats, Options(variation, allowed, allowed, how))
        for variation, seats in ((0, 2), (1, 2), (2, 2), (2, 3), (2, 4))
        for allowed, how in product((True, False), ("roll", "lot"))
    ],
    sure=[
        Spot("152:3 0 0-0 2", best="right3"),
        Spot("152:6 0 0-0 2", 0, Options(may_decline=True), best="roll"),
        Spot("132:5 0 0-0 2", 0, Options(variation=1), best="swapright5"),
        Spot("2:1136 0 0-0 0", 0, Options(variation=2), best="left3"),
    ],
    wheels=[Spot("132:5 0 0-0 2", 0, Options(variation=1)), Spot("2:3456 0 0-0 0", 0, Options(variation=2))],
    mixed=Spot("132:5 1 2-1 2", 1, Options(variation=1)),
    steps=Steps(1000, [("beginner", "casual"), ("casual", "perfect")], "variation 1"),  # there is most to decide
    wins=[Wins(1000, "variation 1")],
    perfect=20,
    quick=120,
    again=1000,
    slow=2000,
    is_choice=is_choice,
)
