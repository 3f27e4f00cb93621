"""The ladder of Shell Game's bots: `python tests/ladders.py shell_game 600` prints the tables of the page.

Besides who beats whom: how often a level sees a slide wrong, and how often it turns the right stone.
"""

from collections.abc import Iterator
from itertools import pairwise, product
from random import Random

from fives.core.game import Seat
from fives.games.shell_game import GAME
from fives.games.shell_game.bots import RATE, choose, recall
from fives.games.shell_game.rules import Move, Options, Phase, ShellGame, play, start, view
from ladders import Figure, Spot, Steps, Victories, Wins
from pages import row


def answers(level: str, games: int, seed: int = 1) -> dict[tuple[int, int], Figure]:
    """Return how often a level turns the right stone, by lap and question, in games of two."""
    random = Random(seed)
    notes: dict[tuple[int, int], list[float]] = {at: [] for at in product((1, 2), (1, 2, 3))}

    def note(state: ShellGame, seat: Seat, move: Move) -> None:
        if state.phase is Phase.SEEK:
            question = sum(owner is not None for owner in state.owners) + 1
            right = any(told.key == "shell_game-found" for told in play(state, seat, move).happened)
            notes[state.lap, question].append(right)

    for _ in range(games):
        LADDER.play_out(start(2, Options()), (level, level), random, note)
    return {at: Figure.of(hits) for at, hits in notes.items()}


def mistaken(level: str, slides: int, seed: int = 1) -> Figure:
    """Return how many slides a level sees wrong, from its mind alone."""
    random, wrong = Random(seed), []
    laid = ShellGame(Options(), (0, 0), 0, Phase.LOOK, row=(1, 2, 3, 4))
    for _ in range(slides):
        state = play(
            ShellGame(Options(), (0, 0), 0, Phase.SLIDE, first=0, row=laid.row, marks=(0, 1, 2, 3), left=3),
            0,
            choose(ShellGame(Options(), (0, 0), 0, Phase.SLIDE, left=3), 0, level, random, 1.0),
        )
        wrong.append(recall((laid, view(state, 1)), RATE[level], random) != state.row)
    return Figure.of(wrong)


def memory_table(games: int) -> Iterator[str]:
    """Yield the slides seen wrong and the stones found by each level."""
    for level in LADDER.ids:
        yield row(f"`{level}`", mistaken(level, 10 * games), *answers(level, games // 2).values())


LADDER = Victories(
    GAME,
    houses={"base game": Options()},
    tables=[],  # the contract plays games of the clock
    mixed=Spot("slide c3,a1,d4,b2 2 lap 1 by 0 from 0 0-0"),
    steps=Steps(600, [*pairwise(level.id for level in GAME.levels)], errors=3, slow=True),
    wins=[Wins(300, above=True)],
    falls=(1, 1, 1),
    stated=False,  # they state the slides seen wrong
    more=memory_table,
)
