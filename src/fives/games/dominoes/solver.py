"""The exact worth of every state of Dominoes: the race to five over the solved round, the race to fifteen over turns.

Scoring is always better than being scored on, so the best way to play a round does not depend on the score (a test
shows it for every score). Values are right within 1e-12. In variation 2 a shared victory counts by its share.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from operator import mul
from typing import TYPE_CHECKING

from fives.core.chance.who_begins import begin_chances
from fives.core.game import NATURE, Seat
from fives.core.solver import Evaluation, best_first
from fives.games.dominoes.move_reasons import why
from fives.games.dominoes.notation import write_move
from fives.games.dominoes.rules import ROLLS, TARGET, Dominoes, Move, Options, chances, moves, play, result
from fives.games.dominoes.strings_of_dice import LONGEST, STRINGS, Place, String, either_way, laid
from fives.solving.compact_tables import NUMPY

if TYPE_CHECKING or NUMPY:
    from fives.games.dominoes.solved_race_to_fifteen import POINTS, lengths, place_lengths, solve_race, turn_lengths
    from fives.games.dominoes.solved_round import Round, solve_round
    from fives.solving.array_types import Floats
else:
    from fives.games.dominoes.compact_race_to_fifteen import POINTS, lengths, place_lengths, solve_race, turn_lengths
    from fives.games.dominoes.compact_round import solve_round


def evaluate(state: Dominoes, seat: Seat) -> Evaluation:
    """Return how likely `seat` wins if all play best, and how likely it is with each of its moves, best first."""
    valued = best_first(move_values(state, seat), write_move, lambda move, _: why(state, move))
    value = valued[0].value if valued else win_chance(state, seat)
    return Evaluation(value, "win probability", exact=True, moves=valued)


def win_chance(state: Dominoes, seat: Seat) -> float:
    """Return how likely `seat` wins the game if all play best."""
    if ended := result(state):
        return ended.shares[seat]
    if state.options.alone:
        return 1 / len(state.scores) if state.opening else _share(state, seat, _turn_lengths(state))
    if state.opening:
        begins, value = begin_chances(state.opening)[seat], begin_value(state.options, 0, 0)
        return begins * value + (1 - begins) * (1 - value)
    lose, win = stakes(state)
    value = lose + (win - lose) * round_chance(state)
    return value if seat == state.turn else 1 - value


def move_values(state: Dominoes, seat: Seat) -> dict[Move, float]:
    """Return how likely `seat` wins with each of its moves; none if others act."""
    legal = moves(state, seat)
    if not state.rolled or not legal:
        return dict.fromkeys(legal, win_chance(state, seat)) if legal else {}
    if state.options.alone:
        return {place: _share(state, seat, each) for place, each in build_lengths(state).items()}
    lose, win = stakes(state)
    return {move: lose + (win - lose) * chance for move, chance in use_chances(state).items()}


def stakes(state: Dominoes) -> tuple[float, float]:
    """Return how likely the player in turn wins the game after losing this round, and after scoring it."""
    return _stakes(state.options, state.scores[state.turn], state.scores[1 - state.turn])


def _stakes(options: Options, mine: int, theirs: int) -> tuple[float, float]:
    lose = begin_value(options, mine, theirs + 1) if theirs + 1 < TARGET else 0.0
    win = 1 - begin_value(options, theirs, mine + 1) if mine + 1 < TARGET else 1.0
    return lose, win


@cache
def begin_value(options: Options, mine: int, theirs: int) -> float:
    """Return how likely the player who begins a string wins the game from this score (DO3R, DO4)."""
    lose, win = _stakes(options, mine, theirs)
    return lose + (win - lose) * _round(options).begun


def round_chance(state: Dominoes) -> float:
    """Return how likely the player in turn scores the round."""
    if state.rolled:
        return max(use_chances(state).values())
    if not state.string:
        return _round(state.options).begun
    return _rolls_chance(state, state.left + (state.in_air > 0))


def use_chances(state: Dominoes) -> dict[Move, float]:
    """Return how likely the player in turn scores the round with each way to use the roll, or by rolling again."""
    return {
        move: _laid_chance(state, laid(state.string, move))
        if isinstance(move, Place)
        else _rolls_chance(state, state.left)
        for move in moves(state, state.turn)
    }


def _rolls_chance(state: Dominoes, left: int) -> float:
    return float(_round(state.options).table[left][STRINGS[either_way(state.string)]])


def _laid_chance(state: Dominoes, string: String) -> float:
    if len(string) == LONGEST:
        return 1.0
    return 1 - float(_round(state.options).table[ROLLS][STRINGS[either_way(string)]])


def _round(options: Options) -> Round:
    return solve_round(options.variation, options.may_decline, options.replace_single)


def _share(state: Dominoes, seat: Seat, ends: Floats) -> float:
    """Return the share of `seat` in the victory when this turn ends with 0, 1, … points as likely as `ends` says."""
    seats = len(state.scores)
    lap = [(state.turn - state.had + place) % seats for place in range(seats)]
    goes = solve_race(seats).goes(tuple(state.scores[each] for each in lap), state.had)
    at = lap.index(seat)
    return float(sum(end * shares[at] for end, shares in zip(ends, goes, strict=True)))


def _turn_lengths(state: Dominoes) -> Floats:
    """Return how likely this turn of variation 2 ends with 0, 1, … points."""
    if state.rolled:
        return max(build_lengths(state).values(), key=mean_points)
    return lengths(either_way(state.string)) if state.string else turn_lengths()


def mean_points(ends: Sequence[float] | Floats) -> float:
    """Return how many points a turn scores on average, given how likely it ends with 0, 1, … of them."""
    return float(sum(map(mul, ends, POINTS)))


def build_lengths(state: Dominoes) -> dict[Move, Floats]:
    """Return for each place of variation 2 how likely the turn ends with 0, 1, … points after it."""
    return {place: place_lengths(state.string, place) for place in moves(state, state.turn) if isinstance(place, Place)}


def look_ahead(state: Dominoes, table: Callable[[Dominoes, Seat], float]) -> list[float]:
    """Return by seat how likely it wins, given by `table` how likely that is in the states that follow.

    The tables' readable twin, in terms of the rules alone.
    """
    seats = range(len(state.scores))
    if outcomes := chances(state):
        after = {roll: play(state, NATURE, roll) for roll in outcomes}
        return [sum(float(outcomes[roll]) * table(next, seat) for roll, next in after.items()) for seat in seats]
    following = [play(state, state.turn, move) for move in moves(state, state.turn)]
    best = max(following, key=lambda each: table(each, state.turn))
    return [table(best, seat) for seat in seats]
