"""The ladder of Detective's bots: `python tests/ladders.py detective 150` prints the tables of the page."""

from itertools import pairwise

from fives.core.game import Chance, Seat
from fives.games.detective import GAME
from fives.games.detective.bots import choose
from fives.games.detective.rules import Detective, Move, Options
from fives.games.detective.solver import estimated_shares, move_shares
from ladders import Ladder, Spot, Steps, Wins

CROWD = "crowd"  # plays two-player games by the estimate made for three and more


def move_values(state: Detective, seat: Seat) -> dict[Move, float]:
    """Return what each move is worth to the seat."""
    return {move: shares[seat] for move, shares in move_shares(state, seat).items()}


def pick(state: Detective, seat: Seat, level: str, random: Chance, budget: float) -> Move:
    """Return the move of a level, or of a player who goes by the estimate."""
    if level != CROWD:
        return choose(state, seat, level, random, budget)
    by_move = move_shares(state, seat, estimated_shares)
    return max(by_move, key=lambda move: by_move[move][seat])


LADDER = Ladder(
    GAME,
    worth=move_values,
    houses={
        "base game": Options(),
        "variation 1": Options(variation=1),
        "variation 2": Options(variation=2),
        "variation 2, `after_reroll`": Options(variation=2, record="after_reroll"),
        "both": Options(variation="both"),
        "both, `after_reroll`": Options(variation="both", record="after_reroll"),
    },
    tables=[
        (3, Options(0)),
        (2, Options(1)),
        (4, Options(2)),
        (3, Options("both")),
        (3, Options("both", record="after_reroll")),
    ],
    sure=[Spot("34466 0 010000-000300"), Spot("34466 0 010000-000300-000000")],
    wheels=[Spot("44/446 0 010000-000300")],
    mixed=Spot("34466 1 010000-000300", seat=1),
    steps=Steps(400, [*pairwise(level.id for level in GAME.levels)][:2], slow=True),
    wins=[Wins(400)],
    perfect=3,
    quick=12,
    again=200,
    slow=300,
    first=(0, 1),
    others=[CROWD],
    chooses=pick,
)
