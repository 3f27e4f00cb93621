"""The ladder of Torris's bots: `python tests/ladders.py torris 40` prints the tables of the page.

Nobody has solved Torris, so what a level gives away is told by the eye of the engine, as it is in a review.
"""

from collections.abc import Iterator
from math import fsum, sqrt
from random import Random

from fives.core.game import Seat
from fives.games.torris import GAME
from fives.games.torris.bots import choose
from fives.games.torris.notation import write_move
from fives.games.torris.rules import Move, Options, Torris, start
from fives.games.torris.solver import evaluate
from ladders import Figure, Spot, Steps, Victories, Wins
from page_tables import row

LATE = (
    "- - w4 - b2b4w1b2w1w2 w2w3 - -/"
    "b3b4b3 w4b3w2 b4b1 - - - - -/"
    "- w3b1b3 b2 w1w2w1 w4b1 - - -/"
    "b2w3w3 - b4b1 w4 - - - - | b"
)
NODES = 20_000  # positions the master looks at: as many on every machine, a twentieth of what it does in a second


def unhurried(view, seat, level, random, budget):
    """Choose as the bots do, the master by a count of positions instead of the clock."""
    if level != "master":
        return choose(view, seat, level, random, budget)
    from fives.games.torris.search_engine import Engine

    return Engine(view).think(NODES).moves[0]


def measure_losses(games: int, seed: int = 1) -> dict[str, Figure]:
    """Return the chance to win that each level gives away per decision, as the engine sees it.

    All are asked in the same positions, those of games of two strong bots: what they do differs there by skill alone.
    """
    random, by_game = Random(seed), {level: list[list[float]]() for level in LADDER.ids}

    def note(state: Torris, seat: Seat, move: Move) -> None:
        worth = {valued.move: valued.value for valued in evaluate(state, seat).moves}
        if len(worth) > 1:
            for level, losses in by_game.items():
                chosen = LADDER.choose(state, seat, level, random)
                losses[-1].append(max(worth.values()) - worth[write_move(chosen)])

    for n in range(games):
        for losses in by_game.values():
            losses.append([])
        LADDER.play_out(start(2, Options(), n % 2), ("strong", "strong"), random, note)
    return {level: per_decision(losses) for level, losses in by_game.items()}


def per_decision(by_game: list[list[float]]) -> Figure:
    """Return the mean of all losses; those of one game go together."""
    decisions = sum(map(len, by_game))
    mean = fsum(map(fsum, by_game)) / decisions
    return Figure(mean, sqrt(fsum((fsum(losses) - mean * len(losses)) ** 2 for losses in by_game)) / decisions)


def loss_table(games: int) -> Iterator[str]:
    """Yield what each level gives away, from fewer games: the engine judges every move."""
    for level, loss in measure_losses(max(2, games // 4)).items():
        yield row(f"`{level}`", loss)


LADDER = Victories(
    GAME,
    houses={"base game": Options()},
    tables=[(2, Options())],
    mixed=Spot(LATE, seat=1),
    steps=Steps(40, [("beginner", "casual"), ("casual", "strong"), ("strong", "master")], slow=True),
    wins=[Wins(40)],
    falls=(1.1, 1.1, 1),
    stated=False,  # they state what the engine sees them give away: the master beats all of them in every game
    chooses=unhurried,
    more=loss_table,
)
