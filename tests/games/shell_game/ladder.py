"""The ladder of Shell Game's bots: `python tests/ladders.py shell_game 600` prints the tables of the page.

Besides who beats whom: how often a level sees a slide wrong, how often it turns the right stone, and how much harder
that is when the shuffler knows what confuses.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise, product
from random import Random

from fives.core.game import Seat
from fives.games.shell_game import GAME
from fives.games.shell_game.bots import RATE, choose, recall
from fives.games.shell_game.rules import EVERY_SLIDE, Move, Options, Phase, ShellGame, Slide, play, start, view
from ladders import Figure, Spot, Steps, Victories, Wins
from page_tables import row


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


def watch(slides: Sequence[Slide]) -> list[ShellGame]:
    """Return what a seeker sees of the row 1-2-3-4, which lies open and is then slid about."""
    state = ShellGame(Options(), (0, 0), 0, Phase.SLIDE, first=0, row=(1, 2, 3, 4), marks=(0, 1, 2, 3), left=3)
    seen = [replace(state, phase=Phase.LOOK, marks=())]
    return seen + [view(play(state, 0, slide), 1) for slide in slides]


def mistaken(level: str, slides: int, seed: int = 1) -> Figure:
    """Return how many slides a level sees wrong, from its mind alone, any slide being as likely as another."""
    random, wrong = Random(seed), []
    for _ in range(slides):
        seen = watch([random.choice(EVERY_SLIDE)])
        wrong.append(recall(seen, RATE[level], random) != recall(seen, 0.0, random))
    return Figure.of(wrong)


def lost(level: str, shuffler: str, rounds: int, seed: int = 1) -> Figure:
    """Return how often a level believes a stone elsewhere after three slides; a shuffler of no name slides anyhow.

    All slides are as fast as can be, so that only the choice of slides makes the difference.
    """
    random, wrong = Random(seed), []
    fastest = [slide for slide in EVERY_SLIDE if slide.tenths == 8]
    for _ in range(rounds):
        slides: list[Slide] = []
        while len(slides) < 3:
            seen = watch(slides)
            asked = replace(seen[0], phase=Phase.SLIDE, left=3)
            slide = choose(asked, 0, shuffler, random, 1.0, seen=seen) if shuffler else random.choice(fastest)
            assert isinstance(slide, Slide)
            slides.append(replace(slide, tenths=8))
        seen, symbol = watch(slides), random.randrange(1, 5)
        believed, true = recall(seen, RATE[level], random), recall(seen, 0.0, random)
        assert believed
        assert true
        wrong.append(believed.index(symbol) != true.index(symbol))
    return Figure.of(wrong)


def memory_table(games: int) -> Iterator[str]:
    """Yield the slides seen wrong and the stones found by each level."""
    for level in LADDER.ids:
        yield row(f"`{level}`", mistaken(level, 10 * games), *answers(level, games // 2).values())


def shuffler_table(games: int) -> Iterator[str]:
    """Yield how often each level loses a stone, by who shuffles."""
    for level in LADDER.ids[:-1]:
        yield row(f"`{level}` seeks", *(lost(level, shuffler, 10 * games) for shuffler in ("", "strong", "elephant")))


def tables(games: int) -> Iterator[str]:
    """Yield both tables."""
    yield from memory_table(games)
    yield ""
    yield from shuffler_table(games)


LADDER = Victories(
    GAME,
    houses={"base game": Options()},
    tables=[],  # the contract plays games of the clock
    mixed=Spot("slide c3,a1,d4,b2 2 lap 1 by 0 from 0 0-0"),
    steps=Steps(600, [*pairwise(level.id for level in GAME.levels)], errors=3, slow=True),
    wins=[Wins(300, above=True)],
    falls=(1, 1, 1),
    stated=False,  # they state the slides seen wrong
    more=tables,
)
