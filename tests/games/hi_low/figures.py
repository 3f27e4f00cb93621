"""The figures of Hi-Low's page, worked out anew: `python tests/games/hi_low/figures.py` prints its tables."""

import sys
from collections.abc import Iterator
from itertools import product

import numpy as np

from fives.core.game import NATURE
from fives.games.hi_low.kernel import SINGLE, TOTALS, before, lying, solve_turn
from fives.games.hi_low.notation import read_state, write_move
from fives.games.hi_low.race import solve_chase, solve_race
from fives.games.hi_low.rules import HiLow, Options, actors, chances, moves, play
from fives.games.hi_low.solver import begin_value, move_values
from fives.solving.dice import KEEPS, ODDS


def percent(chance: float) -> str:
    """Return a chance as the page writes it."""
    return f"{100 * chance:.2f} %"


def row(*cells: object) -> str:
    """Return one line of a table."""
    return f"| {' | '.join(map(str, cells))} |"


def yes(option: bool) -> str:
    """Return a switch as the page writes it."""
    return "on" if option else "off"


def games_table() -> Iterator[str]:
    """Yield how likely the starting player's side wins the game."""
    for variation, seats in product((0, 1), (2, 4)):
        for alternate in (False, True):
            values = [begin_value(Options(variation, target, alternate), seats) for target in (5, 6)]
            yield row(variation, seats, yes(alternate), *map(percent, values))
    yield row(2, "2 or 4", "–", percent(begin_value(Options(2), 2)), "–")


def turns_table() -> Iterator[str]:
    """Yield how a turn ends for the side that always begins: won, tied, lost, and won after all ties."""
    for variation, players in product((0, 1), (2, 4)):
        wins = solve_race(variation, players, False).turn(5, 5).value
        turn = solve_turn(variation, players, wins)
        tie = _tie_chance(turn.variation, players, wins)
        won = wins - wins * tie
        yield row(variation, players, percent(won), percent(tie), percent(1 - won - tie), percent(wins))


def _tie_chance(variation: int, players: int, wins: float) -> float:
    """Return how often best play ties: what a turn gains if a tie is worth a hair more."""
    hair = 1e-7
    return (solve_turn(variation, players, wins + hair).value - solve_turn(variation, players, wins - hair).value) / (
        2 * hair
    )


def replies_table() -> Iterator[str]:
    """Yield how likely the first of two, rolling high, wins the turn with each total written down."""
    turns = [solve_race(variation, 2, False).turn(5, 5) for variation in (0, 1)]
    for total in range(18, 31):
        yield row(total, *(percent(turn.starts[1][SINGLE[total - TOTALS[0]]]) for turn in turns))


def totals_table() -> Iterator[str]:
    """Yield the highest mean total that one player can reach alone."""
    for variation in (0, 1):
        alone = float(before(variation, np.array([[float(total)] for total in TOTALS]))[0])
        yield row(variation, f"{alone:.2f}")


def chase_table() -> Iterator[str]:
    """Yield how likely the side that sets wins at some scores of variation 2."""
    scores = (0, 5, 10, 14)
    for mine in scores:
        yield row(mine, *(percent(solve_chase().value(mine, theirs)) for theirs in scores))


def aims_table() -> Iterator[str]:
    """Yield, at 0-0 in variation 2, what each total set is worth to its setter, and how often 35 is hit."""
    chase = solve_chase()
    worth = 1 - before(2, chase.ends(0, 0))
    hit = np.eye(26)[::-1]  # only an exact 35 counts: how often it can be hit at most
    hits = ODDS[KEEPS[()]] @ lying(2, hit)[-1]
    for total in (5, 8, 11, 14, 17, 18, 21, 24, 27, 30):
        at = total - TOTALS[0]
        yield row(total, percent(float(worth[at])), percent(float(hits[at])))


def keeps_table() -> Iterator[str]:
    """Yield what each keep is worth in the page's example."""
    values = move_values(read_state("12344 3 high 0 - 0-0", Options()), 0)
    for keep, value in sorted(values.items(), key=lambda each: (-round(each[1], 12), each[0])):
        yield row(f"`{write_move(keep)}`", percent(value))


def count_turn(state: HiLow) -> int:
    """Return how many states one turn has, from its first roll to the last dice in the air."""
    seen, waiting, score = {state}, [state], state.scores
    while waiting:
        now = waiting.pop()
        for actor in actors(now):
            for move in chances(now) if actor == NATURE else moves(now, actor):
                after = play(now, actor, move)
                ended = after.scores != score or (not after.totals and now.totals)
                if after not in seen and not ended:
                    seen.add(after)
                    waiting.append(after)
    return len(seen)


def states_table() -> Iterator[str]:
    """Yield how many states a turn of two has; every score, order and side has as many."""
    for variation, text in ((0, "- 5 high 0 - 0-0"), (1, "- 15 high 0 - 0-0"), (2, "- 5 set 0 - 0-0")):
        yield row(variation, f"{count_turn(read_state(text, Options(variation))):,}")


TABLES = (games_table, turns_table, replies_table, totals_table, chase_table, aims_table, keeps_table)


def main() -> None:
    """Print every table."""
    for table in (*TABLES, states_table):
        sys.stdout.write("\n".join([table.__name__, *table(), "", ""]))


if __name__ == "__main__":
    main()
