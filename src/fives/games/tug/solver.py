"""The exact worth of every state of Tug: the race to five over the solved point. Values are right within 1e-12.

Scoring is always better than being scored on, so the best way to play a point does not depend on the score (a test
shows it for every score): the point is solved once, and the score enters as what is at stake.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from fives.core.chance.rolls import Dice
from fives.core.chance.who_begins import begin_chances
from fives.core.game import NATURE, Happening, Seat
from fives.core.solver import Evaluation, best_first
from fives.games.tug.move_reasons import why, why_goal
from fives.games.tug.notation import write_move
from fives.games.tug.rules import TARGET, Goal, Move, Options, Tug, chances, moves, play
from fives.solving.compact_tables import NUMPY

if TYPE_CHECKING or NUMPY:
    from fives.games.tug.solved_point import GOALS, Point, solve_point
    from fives.solving.five_dice_odds import DICE, expected
else:
    from fives.games.tug.compact_point import GOALS, solve_point
    from fives.solving.plain_dice_odds import DICE, expected


def evaluate(state: Tug, seat: Seat) -> Evaluation:
    """Return how likely `seat` wins if both play best, and how likely it is with each of its moves, best first."""
    valued = best_first(move_values(state, seat), write_move, lambda move, at: _why(state, move, at))
    value = valued[0].value if valued else win_chance(state, seat)
    return Evaluation(value, "win probability", exact=True, moves=valued)


def _why(state: Tug, move: Move, at: int) -> Happening | None:
    if isinstance(move, Goal):
        return why_goal(goal_chances(state.options)[move])
    return why(state, move, best=at == 0)


def win_chance(state: Tug, seat: Seat) -> float:
    """Return how likely `seat` wins the game if both play best."""
    if TARGET in state.scores:
        return float(state.scores[seat] == TARGET)
    if state.opening:
        begins, value = begin_chances(state.opening)[seat], choose_value(state.options, 0, 0)
        return begins * value + (1 - begins) * (1 - value)
    value = _turn_value(state)
    return value if seat == state.turn else 1 - value


def move_values(state: Tug, seat: Seat) -> dict[Move, float]:
    """Return how likely `seat` wins with each of its moves; none if others act."""
    legal = moves(state, seat)
    if not legal:
        return {}
    if state.goals is None and not state.opening:
        return {goal: roll_value(state.options, goal, *_scores(state)) for goal in Goal}
    if state.opening or state.number == 0:
        return dict.fromkeys(legal, win_chance(state, seat))
    lose, win = stakes(state)
    return {keep: lose + (win - lose) * chance for keep, chance in keep_chances(state).items()}


def choose_value(options: Options, mine: int, theirs: int) -> float:
    """Return how likely the player who chooses a goal at this score wins (TU2)."""
    return max(roll_value(options, goal, mine, theirs) for goal in Goal)


def _turn_value(state: Tug) -> float:
    if state.goals is None:
        return choose_value(state.options, *_scores(state))
    if state.number == 0:
        return roll_value(state.options, *_standing(state))
    lose, win = stakes(state)
    return lose + (win - lose) * point_chance(state)


def stakes(state: Tug) -> tuple[float, float]:
    """Return how likely the player in turn wins the game after losing this point, and after scoring it."""
    return _stakes(state.options, *_standing(state))


def _standing(state: Tug) -> tuple[Goal, int, int]:
    """Return the goal of the player in turn, that player's points and the other's."""
    assert state.goals is not None
    return state.goals[state.turn], *_scores(state)


def _scores(state: Tug) -> tuple[int, int]:
    """Return the points of the player in turn and the other's."""
    return state.scores[state.turn], state.scores[1 - state.turn]


def _stakes(options: Options, goal: Goal, mine: int, theirs: int) -> tuple[float, float]:
    lose = _start_value(options, goal, mine, theirs + 1) if theirs + 1 < TARGET else 0.0
    win = 1 - _start_value(options, goal.other, theirs, mine + 1) if mine + 1 < TARGET else 1.0
    return lose, win


def _start_value(options: Options, goal: Goal, mine: int, theirs: int) -> float:
    """Return how likely the player who starts the next point wins, having pulled for `goal` until now (TU2)."""
    again = options.choose == "each_beginning"
    return choose_value(options, mine, theirs) if again else roll_value(options, goal, mine, theirs)


@cache
def roll_value(options: Options, goal: Goal, mine: int, theirs: int) -> float:
    """Return how likely the player who rolls a beginning wins the game from this score (TU2, TU4)."""
    lose, win = _stakes(options, goal, mine, theirs)
    return lose + (win - lose) * goal_chances(options)[goal]


def point_chance(state: Tug) -> float:
    """Return how likely the player in turn scores the point, from dice on the table or in the air."""
    if state.in_air:
        return _land_chance(state, state.dice, state.left)
    goal, *_ = _standing(state)
    return float(_point(state.options).to_move(state.number, state.left)[GOALS[goal]][DICE[state.dice]])


def goal_chances(options: Options) -> dict[Move, float]:
    """Return how likely the player who starts a point scores it with each goal (TU2)."""
    begun = _point(options).begun()
    return {goal: float(begun[row]) for goal, row in GOALS.items()}


def keep_chances(state: Tug) -> dict[Move, float]:
    """Return how likely the player in turn scores the point with each of the keeps."""
    keeps = [keep for keep in moves(state, state.turn) if isinstance(keep, tuple)]
    return {keep: _land_chance(state, keep, max(0, state.left - 5 + len(keep))) for keep in keeps}


def _land_chance(state: Tug, keep: Dice, left: int) -> float:
    goal, *_ = _standing(state)
    return expected(keep, _point(state.options).landed(state.number, left)[GOALS[goal]])


def _point(options: Options) -> Point:
    return solve_point(options.variation, options.full_house, options.gift)


def score_chance(state: Tug, table: Callable[[Tug], float]) -> float:
    """Return how likely seat 0 scores this point, given by `table` how likely that is in the states that follow.

    The kernel's readable twin, in terms of the rules alone.
    """
    if outcomes := chances(state):
        after = {roll: play(state, NATURE, roll) for roll in outcomes}
        return sum(float(outcomes[roll]) * _scored(state, next, table) for roll, next in after.items())
    best = max if state.turn == 0 else min
    return best(table(play(state, state.turn, keep)) for keep in moves(state, state.turn))


def _scored(before: Tug, after: Tug, table: Callable[[Tug], float]) -> float:
    if before.scores == after.scores:
        return table(after)
    return float(after.scores[0] > before.scores[0])
