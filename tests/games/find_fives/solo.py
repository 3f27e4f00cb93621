"""Solo games by the policy and by greed, against the best that was possible with the same rolls.

`PYTHONPATH=tests python -m games.find_fives.solo 1000` prints the table of the page, from 1,000 games; a second word is
what the tiles are worth (FF13R).
"""

import sys
from dataclasses import replace
from random import Random
from statistics import mean, stdev

from fives.core.catalogue import find_game
from fives.core.game import CLOCK, NATURE
from fives.games.find_fives.best_plan_for_known_rolls import best_possible
from fives.games.find_fives.board_maker import make_boards
from fives.games.find_fives.bots import AT_ONCE
from fives.games.find_fives.dice import throw
from fives.games.find_fives.puzzle_policy import best_five, best_hatch
from fives.games.find_fives.rules import Act, Cross, Hatch, Sheet, play
from fives.games.find_fives.shapes import TILES, values

from .drawn import finding

BOARDS = 50  # the games share so many boards


def solo(board, thrown, take, give_up, tiles=TILES):
    """Return the points of a solo game played by two functions of the state."""
    game = find_game("find_fives")
    state = replace(finding(board, mode="solo", tiles=tiles), phase="rolling", roll="")
    for roll in thrown:
        state = play(state, NATURE, roll)
        if five := take(state, 0):
            state = play(state, 0, five)
        state = play(state, 0, Act.DONE)
        if state.phase == "scoring":
            state = play(state, 0, give_up(state, 0))
    assert game.rules.result(state)
    return state.scores[0]


def dearest(state, seat):
    """Return the dearest FIVE there is: what a greedy player takes."""
    found, worth = find_game("find_fives").rules.moves(state, seat), values(state.options.tiles)
    fives = [move for move in found if move not in found.few]
    return max(fives, key=lambda five: worth[five.shape], default=None)


def cheapest_hatch(state, seat):
    """Return what the clock would hatch."""
    after = play(replace(state, sheets=(*state.sheets, Sheet(done=True))), CLOCK, Act.NEXT)  # a clock needs a table
    sheet = after.sheets[seat]
    return (
        Hatch(sheet.hatched[-1]) if len(sheet.hatched) > len(state.sheets[seat].hatched) else Cross(sheet.crossed[-1])
    )


def glance(state, seat):
    """Return the FIVE that the network's estimates alone choose."""
    return best_five(state, seat, AT_ONCE)


def glance_hatch(state, seat):
    """Return the shape that the network's estimates alone give up."""
    return best_hatch(state, seat, AT_ONCE)


PLAYERS = {"greedy": (dearest, cheapest_hatch), "estimates": (glance, glance_hatch), "policy": (best_five, best_hatch)}


def main(first, games, tiles=TILES):
    scores = {name: [] for name in (*PLAYERS, "best possible")}
    proved = 0
    for seed in range(first, first + games):
        random = Random(seed)
        thrown, board = [throw(random) for _ in range(12)], make_boards(seed % BOARDS, 1)[0]
        for name, player in PLAYERS.items():
            scores[name].append(solo(board, thrown, *player, tiles))
        plan = best_possible(board, [roll.symbols for roll in thrown], tiles=tiles)
        scores["best possible"].append(plan.points)
        proved += plan.exact
    for name, points in scores.items():
        sys.stdout.write(f"{name}: {mean(points):.2f} ± {stdev(points) / games**0.5:.2f}\n")
    sys.stdout.write(f"proved {proved} of {games}\n")


if __name__ == "__main__":
    main(0, int(sys.argv[1]) if len(sys.argv) > 1 else 100, *sys.argv[2:])
