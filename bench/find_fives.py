"""Find Fives: the best five FIVES of a round against CP-SAT, boards against their limit, random play by the rules."""

import time
from collections.abc import Callable
from random import Random
from typing import Any

from row import Row

from fives.core.game import CLOCK, NATURE
from fives.games.find_fives import rules
from fives.games.find_fives.board_maker import make_boards
from fives.games.find_fives.dice import rolls
from fives.games.find_fives.search_fives import best_total, fives_of
from fives.games.find_fives.shapes import Outline
from games.find_fives.cp_sat import by_cp_sat

SCRIPT = "find_fives.py"
ROUNDS = 200
TURNS = 5
LIMIT = 0.1  # seconds a board may take


def rounds() -> list[tuple[Outline, ...]]:
    """Return the FIVES of two hundred random boards and rolls."""
    random = Random(5)
    return [fives_of(make_boards(seed, 1)[0], rolls()[random.randrange(126)]) for seed in range(ROUNDS)]


def seconds(work: Callable[[Any], Any], cases: list[Any]) -> tuple[float, list[Any]]:
    """Return processor seconds a case, and the answers."""
    began = time.process_time()
    answers = [work(case) for case in cases]
    return (time.process_time() - began) / len(cases), answers


def against_cp_sat(cases: list[tuple[Outline, ...]]) -> tuple[float, float]:
    """Return our processor seconds a case and CP-SAT's, in turns, so that a busy machine slows both."""
    ours = theirs = 0.0
    for _ in range(TURNS):
        mine, totals = seconds(best_total, cases)
        other, expected = seconds(by_cp_sat, cases)
        assert totals == expected, "we and CP-SAT differ"
        ours, theirs = ours + mine / TURNS, theirs + other / TURNS
    return ours, theirs


def playouts(games: int) -> float:
    """Return moves a second of races of four at random, boards not counted."""
    boards = make_boards(5, 1) * 4
    random, moves = Random(1), 0
    began = time.process_time()
    for _ in range(games):
        state = rules.play(rules.start(4, rules.Options(boards="grey")), NATURE, rules.Seed(5))
        assert state.boards == boards
        while actors := rules.actors(state):
            actor = random.choice(list(actors))
            if actor == NATURE:
                move = rules.draw(state, random)
            elif actor == CLOCK:
                if random.random() < 0.9:
                    continue
                alarm = rules.alarm(state)
                assert alarm is not None
                move = alarm.move
            else:
                listed = rules.moves(state, actor)
                move = listed[random.randrange(len(listed))]
            state = rules.play(state, actor, move)
            moves += 1
    return moves / (time.process_time() - began)


def measure() -> list[Row]:
    """Return the rows of this script."""
    fresh, _ = seconds(lambda seed: make_boards(seed, 1), list(range(10_000, 10_040)))
    rows = [Row(SCRIPT, "a board from its seed (FF15R)", fresh, "s", LIMIT, "limit", limit=True)]
    rate = playouts(100)
    rows.append(Row(SCRIPT, "a move of a random race of four", 1 / rate, "s", 1 / 20_000, "limit", limit=True))
    ours, theirs = against_cp_sat(rounds())
    claim = f"the best FIVES of a round, {ROUNDS} boards and rolls, all equal; CP-SAT may take 50 times as long"
    return [*rows, Row(SCRIPT, claim, ours, "s", theirs / 50, "CP-SAT / 50", limit=True)]


if __name__ == "__main__":
    for row in measure():
        print(row.line())
