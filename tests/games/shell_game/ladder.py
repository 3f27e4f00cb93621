"""The ladder of Shell Game's bots, measured: how often a level sees right, and how often it beats the elephant.

`python tests/games/shell_game/ladder.py 600` prints the tables of the page, from 600 games for each figure.
"""

import sys
from dataclasses import dataclass
from math import sqrt
from random import Random

from fives.core.game import CLOCK, NATURE, Result
from fives.games.shell_game import GAME
from fives.games.shell_game.bots import RATE, choose, recall
from fives.games.shell_game.rules import Options, Phase, ShellGame, actors, alarm, draw, play, result, start, view


@dataclass(frozen=True)
class Figure:
    """A mean and its standard error."""

    mean: float
    error: float

    def __str__(self) -> str:
        return f"{100 * self.mean:.1f} ± {100 * self.error:.1g} %"


def share(hits: float, tries: int) -> Figure:
    """Return a share with its standard error."""
    mean = hits / tries
    return Figure(mean, sqrt(mean * (1 - mean) / tries))


def play_out(levels: tuple[str, ...], random: Random, notes: list[tuple[str, int, int, bool]] | None = None) -> Result:
    """Return how a game between bots ends; note level, lap, question and success of every answer."""
    state = start(len(levels), Options())
    seen: list[ShellGame] = []  # everyone sees the same
    while acting := actors(state):
        actor = max(acting)
        now = view(state, None)
        if actor == NATURE:
            move = draw(state, random)
        elif actor == CLOCK:
            due = alarm(state)
            assert due is not None
            move = due.move
        else:
            move = choose(now, actor, levels[actor], random, 1.0, seen)
        seen.append(now)
        after = play(state, actor, move)
        if notes is not None and state.phase is Phase.SEEK:
            question = sum(owner is not None for owner in state.owners) + 1
            right = any(told.key == "shell_game-found" for told in after.happened)
            notes.append((levels[actor], state.lap, question, right))
        if after.phase is Phase.LAY and not after.row:
            seen.clear()  # a new round: nothing before it matters
        state = after
    ended = result(state)
    assert ended is not None
    return ended


def answers(level: str, games: int, seed: int = 1) -> dict[tuple[int, int], Figure]:
    """Return how often a level turns the right stone, by lap and question, in games of two."""
    notes: list[tuple[str, int, int, bool]] = []
    random = Random(seed)
    for _ in range(games):
        play_out((level, level), random, notes)
    found = {}
    for lap in (1, 2):
        for question in (1, 2, 3):
            hits = [right for _, at, number, right in notes if (at, number) == (lap, question)]
            found[lap, question] = share(sum(hits), len(hits))
    return found


def victories(level: str, other: str, games: int, seed: int = 1) -> Figure:
    """Return the share of victories of `level` over `other` in games of two; a shared one is half."""
    random, won = Random(seed), 0.0
    for n in range(games):
        mine = n % 2
        ended = play_out((level, other) if mine == 0 else (other, level), random)
        won += 1 / len(ended.winners) if mine in ended.winners else 0.0
    return share(won, games)


def mistaken(level: str, slides: int, seed: int = 1) -> Figure:
    """Return how many slides a level sees wrong, from its mind alone."""
    random, wrong = Random(seed), 0
    laid = ShellGame(Options(), (0, 0), 0, Phase.LOOK, row=(1, 2, 3, 4))
    for _ in range(slides):
        state = play(
            ShellGame(Options(), (0, 0), 0, Phase.SLIDE, first=0, row=laid.row, marks=(0, 1, 2, 3), left=3),
            0,
            choose(ShellGame(Options(), (0, 0), 0, Phase.SLIDE, left=3), 0, level, random, 1.0),
        )
        wrong += recall((laid, view(state, 1)), RATE[level], random) != state.row
    return share(wrong, slides)


def main(games: int) -> None:
    """Print the tables."""
    ids = [level.id for level in GAME.levels]
    for level in ids:
        sys.stdout.write(f"| `{level}` | {mistaken(level, 10 * games)} | ")
        sys.stdout.write(" | ".join(str(figure) for figure in answers(level, games // 2).values()) + " |\n")
    sys.stdout.write("\n")
    for at, level in enumerate(ids[:-1]):
        cells = ["" for _ in ids[1 : at + 1]] + [str(victories(level, other, games)) for other in ids[at + 1 :]]
        sys.stdout.write(f"| `{level}` | {' | '.join(cells)} |\n")


if __name__ == "__main__":
    main(int(sys.argv[1]))
