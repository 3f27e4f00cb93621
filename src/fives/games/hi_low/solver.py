"""The exact worth of every state of Hi-Low: the race, or the chase, over solved turns. Values are right within 1e-12.

A turn can be tied again and again, but never for certain, so each value is the only fixed point of its turn. Team
mates win together: a seat's value is that of its side.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

from fives.core.chance.rolls import Dice
from fives.core.chance.who_begins import begin_chances
from fives.core.game import NATURE, Seat
from fives.core.solver import Evaluation, best_first
from fives.games.hi_low.move_reasons import why
from fives.games.hi_low.notation import write_move
from fives.games.hi_low.rules import (
    MIDDLE,
    HiLow,
    Move,
    Options,
    Side,
    chances,
    chase,
    choosing,
    leader,
    moves,
    over,
    play,
    result,
    ten_dice,
)
from fives.solving.compact_tables import NUMPY

if TYPE_CHECKING or NUMPY:
    from fives.games.hi_low.solved_race import Chase, Race, Stakes, solve_chase, solve_race
    from fives.games.hi_low.solved_turn import Turn
    from fives.solving.array_types import Floats
    from fives.solving.five_dice_odds import DICE, expected
else:
    from fives.games.hi_low.compact_race import solve_chase, solve_race
    from fives.solving.plain_dice_odds import DICE, expected


def evaluate(state: HiLow, seat: Seat) -> Evaluation:
    """Return how likely `seat` wins if all play best, and how likely it is with each of its moves, best first."""
    valued = best_first(move_values(state, seat), write_move, lambda move, _: why(state, move))
    value = valued[0].value if valued else win_chance(state, seat)
    return Evaluation(value, "win probability", exact=True, moves=valued)


def win_chance(state: HiLow, seat: Seat) -> float:
    """Return how likely the side of `seat` wins the game if all play best."""
    if ended := result(state):
        return ended.shares[seat] * state.seats / 2  # team mates win together
    if state.opening:
        value = begin_value(state.options, state.seats)
        begins = sum(begin_chances(state.opening)[seat % 2 :: 2])
        return begins * value + (1 - begins) * (1 - value)
    value = begin_value(state.options, state.seats) if choosing(state) else _roller_value(state)
    return value if (seat - state.turn) % 2 == 0 else 1 - value


def begin_value(options: Options, seats: int) -> float:
    """Return how likely the side that begins wins the game; high and low are worth the same."""
    if chase(options):
        return _chase(options).value(0, 0)
    return solve_race(ten_dice(options), seats, options.alternate).value(options.target, options.target)


def move_values(state: HiLow, seat: Seat) -> dict[Move, float]:
    """Return how likely the side of `seat` wins with each of its moves; none if others act."""
    legal = moves(state, seat)
    if not legal:
        return {}
    if state.opening or choosing(state) or not state.dice:
        return dict.fromkeys(legal, win_chance(state, seat))
    return {keep: _keep_value(state, keep) for keep in legal if isinstance(keep, tuple)}


def _keep_value(state: HiLow, keep: Dice) -> float:
    if len(keep) == 5:  # the dice stay: the next step, or the total is written
        return win_chance(play(state, state.turn, keep), state.turn)
    left = state.left - (5 - len(keep) if ten_dice(state.options) else 1)
    return _in_air_value(state, keep, left)


def _roller_value(state: HiLow) -> float:
    """Return how likely the roller's side wins, from dice on the table, in the air or still in the cup."""
    if state.in_air:
        return _in_air_value(state, state.dice, state.left)
    if state.dice:
        return _of_game(state, float(_tables(state)[state.left][DICE[_read(state, state.dice)]]))
    if chase(state.options):
        start = _chase(state.options).start(*_standing(state), state.second, state.totals)
    else:
        start = turn_of(state).start(_read_totals(state))
    return _of_game(state, 1 - start if len(state.totals) % 2 else start)


def _in_air_value(state: HiLow, keep: Dice, left: int) -> float:
    return _of_game(state, expected(_read(state, keep), _tables(state)[left]))


def _of_game(state: HiLow, share: float) -> float:
    """Return how likely the roller's side wins the game, given its share of what is at stake in this turn."""
    if chase(state.options):
        return share
    lose, _, win = stakes(state)
    if len(state.totals) % 2:
        lose, win = 1 - win, 1 - lose
    return lose + (win - lose) * share


def _standing(state: HiLow) -> tuple[int, int]:
    """Return the score of the side that began this turn, and of the other."""
    side = leader(state) % 2
    return state.scores[side], state.scores[1 - side]


def stakes(state: HiLow) -> Stakes:
    """Return what losing, tying and winning this turn is worth to the side that began it."""
    return _race(state).stakes(*_needs(state))


def turn_of(state: HiLow) -> Turn:
    """Return the solved turn at this score."""
    return _race(state).turn(*_needs(state))


def _chase(options: Options) -> Chase:
    return solve_chase(ten_dice(options), options.equal_chases)


def _race(state: HiLow) -> Race:
    return solve_race(ten_dice(state.options), state.seats, state.options.alternate)


def _needs(state: HiLow) -> tuple[int, int]:
    """Return the turns that the side that began this turn still needs, and the other."""
    mine, theirs = _standing(state)
    return state.options.target - mine, state.options.target - theirs


def _mirrored(state: HiLow) -> bool:
    """Say whether the side that began this turn rolls low: then the mirror image is what has been solved."""
    return state.sides is not None and state.sides[leader(state) % 2] is Side.LOW


def _read(state: HiLow, dice: Dice) -> Dice:
    """Return the dice as the solved turn has them."""
    return mirror(dice) if _mirrored(state) else dice


def _read_totals(state: HiLow) -> tuple[int, ...]:
    return tuple(MIDDLE - total for total in state.totals) if _mirrored(state) else state.totals


def mirror(dice: Dice) -> Dice:
    """Return the dice turned upside down: what was high is low."""
    return tuple(7 - die for die in reversed(dice))


def _tables(state: HiLow) -> list[Floats]:
    """Return what lying dice are worth to their roller, by what is left to roll, in shares of what is at stake."""
    if chase(state.options):
        return _chase_tables(_chase(state.options), *_standing(state), state.second, state.totals)
    return turn_of(state).tables(_read_totals(state))


@lru_cache(maxsize=64)
def _chase_tables(game: Chase, mine: int, theirs: int, second: bool, totals: tuple[int, ...]) -> list[Floats]:
    return game.tables(mine, theirs, second, totals)


def turn_value(state: HiLow, seat: Seat, table: Callable[[HiLow], float]) -> float:
    """Return how likely the side of `seat` wins, given by `table` how likely that is in the states that follow.

    The kernel's readable twin, in terms of the rules alone.
    """
    if over(state):
        return win_chance(state, seat)
    if outcomes := chances(state):
        return sum(float(chance) * table(play(state, NATURE, move)) for move, chance in outcomes.items())
    best = max if (seat - state.turn) % 2 == 0 else min
    return best(table(play(state, state.turn, move)) for move in moves(state, state.turn))
