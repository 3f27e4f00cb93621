"""Measure the levels: how often each wins a race of two, what it scores, and how long a race takes.

`PYTHONPATH=tests python -m games.find_fives.ladder 200` prints the table of the page, from 200 races for each figure.
"""

import sys
from statistics import mean, stdev

from fives.core.catalogue import find_game

from .race import play_game, race


def main(games):
    levels = [level.id for level in find_game("find_fives").levels]
    for number, level in enumerate(levels):
        alone = [play_game([level, level], seed, boards="grey") for seed in range(games // 2)]
        points = mean(score / 5 for result, _ in alone for score in result.scores)
        minutes = mean(seconds for _, seconds in alone) / 60
        sys.stdout.write(f"{level}: {points:.2f} points a round, {minutes:.1f} min\n")
        for other in levels[number + 1 :]:
            won = [race([level, other], seed, boards="grey")[0] for seed in range(games)]
            error = stdev(won) / games**0.5
            sys.stdout.write(f"    wins {100 * mean(won):.1f} ± {100 * error:.1f} % against {other}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
