"""The exact worth of every state of War: the race to five over the solved round. Values are right within 1e-12.

Winning a round is always better than losing it, so the best way to play a round does not depend on the score (a test
shows it): the round is solved once, and the score enters as what is at stake. Captures are chosen in secret, so a
choice is worth what it brings against the best mix of the other player, whatever that player has chosen already.
"""

from functools import cache

import numpy as np

from fives.core.game import Seat
from fives.core.solver import Evaluation, best_first
from fives.games.war.captures import Captures
from fives.games.war.move_reasons import why
from fives.games.war.notation import write_move
from fives.games.war.rules import TARGET, Move, Options, War, choices, moves
from fives.games.war.solved_round import MIDDLES, PLACES, Place, Round, RoundRules, come_to, distinct, solve_round
from fives.solving.array_types import Floats


def evaluate(state: War, seat: Seat) -> Evaluation:
    """Return how likely `seat` wins if both play best, and how likely it is with each of its moves, best first."""
    mix = best_mix(state, seat) if both_lie(state) and moves(state, seat) else {}
    valued = best_first(move_values(state, seat), write_move, lambda move, _: why(state, seat, move), mix)
    return Evaluation(win_chance(state, seat), "win probability", exact=True, moves=valued)


def win_chance(state: War, seat: Seat) -> float:
    """Return how likely `seat` wins the game if both play best from here on."""
    chance = _win_chance(state)
    return chance if seat == 0 else 1 - chance


def move_values(state: War, seat: Seat) -> dict[Move, float]:
    """Return how likely `seat` wins with each of its moves; none if others act."""
    legal = moves(state, seat)
    if not both_lie(state):
        return dict.fromkeys(legal, win_chance(state, seat))
    return {move: _at_stake(state, seat, worth) for move, worth in choice_chances(state, seat).items()} if legal else {}


def both_lie(state: War) -> bool:
    """Say whether the dice of both lie, so that captures are chosen."""
    return not state.opening and all(army.dice for army in state.armies)


def choice_chances(state: War, seat: Seat) -> dict[Move, float]:
    """Return how likely `seat` wins the round with each of its choices, against the best mix of the other."""
    ours, others = (_distinct(state, each) for each in (0, 1))
    payoff, (_, rows, columns) = _matrix(state)
    worth = payoff @ columns if seat == 0 else 1 - rows @ payoff
    at = {take: float(worth[number]) for number, take in enumerate(ours if seat == 0 else others)}
    return {captures: at[come_to(captures)] for captures in choices(state, seat)}


def best_mix(state: War, seat: Seat) -> dict[Move, float]:
    """Return how often to make each choice so that nobody can profit from knowing it; choices alike share one entry."""
    _, (_, rows, columns) = _matrix(state)
    shares = dict(zip(_distinct(state, seat), rows if seat == 0 else columns, strict=True))
    mix: dict[Move, float] = {}
    for captures in choices(state, seat):
        mix[captures] = float(shares.pop(come_to(captures), 0.0))
    return mix


def _win_chance(state: War) -> float:
    """Return how likely seat 0 wins the game."""
    if TARGET in state.scores:
        return float(state.scores[0] == TARGET)
    return _at_stake(state, 0, round_chance(state))


def _at_stake(state: War, seat: Seat, chance: float) -> float:
    """Return how likely `seat` wins the game, given how likely it wins this round."""
    lose, win = stakes(state.options, state.scores[seat], state.scores[1 - seat])
    return lose + (win - lose) * chance


def round_chance(state: War) -> float:
    """Return how likely seat 0 wins this round."""
    solved = _round(state.options)
    sizes = state.armies[0].size, state.armies[1].size
    if state.opening or state.roller is not None:
        return float(np.mean([solved.values[PLACES[Place(*sizes, middle)]] for middle in MIDDLES]))
    place = Place(*sizes, state.middle)
    if not state.armies[0].dice:
        return float(solved.values[PLACES[place]])
    if not state.armies[1].dice:
        return solved.landed(place, state.armies[0].dice)
    return _chosen_chance(state)


def _chosen_chance(state: War) -> float:
    """Return how likely seat 0 wins the round once the dice lie; a player still to choose will use the best mix."""
    payoff, (value, rows, columns) = _matrix(state)
    mine, theirs = (army.captures for army in state.armies)
    if mine is not None:
        rows = _only(_distinct(state, 0), mine)
    if theirs is not None:
        columns = _only(_distinct(state, 1), theirs)
    return float(rows @ payoff @ columns) if (mine, theirs) != (None, None) else value


def _only(listed: tuple[tuple[int, bool], ...], captures: Captures) -> Floats:
    return np.array([float(take == come_to(captures)) for take in listed])


def _distinct(state: War, seat: Seat) -> tuple[tuple[int, bool], ...]:
    return distinct(choices(state, seat))


def _matrix(state: War) -> tuple[Floats, tuple[float, Floats, Floats]]:
    """Return what each pair of choices is worth to seat 0 in this round, and how both mix them."""
    solved = _round(state.options)
    left, right = state.armies
    game = solved.game_of(Place(left.size, right.size, state.middle), left.dice, right.dice)
    return solved.values[solved.games[game]], solved.solution(game)


@cache
def stakes(options: Options, mine: int, theirs: int) -> tuple[float, float]:
    """Return how likely a player wins the game after losing this round, and after winning it."""
    lose = 1 - after_round(options, theirs + 1, mine) if theirs + 1 < TARGET else 0.0
    win = after_round(options, mine + 1, theirs) if mine + 1 < TARGET else 1.0
    return lose, win


@cache
def after_round(options: Options, mine: int, theirs: int) -> float:
    """Return how likely the winner of the last round wins the game from this score (WA4, WA-V1)."""
    lose, win = stakes(options, mine, theirs)
    chance = float(_round(options).values[PLACES[Place(2, 3, None)]]) if options.helps_loser else 0.5
    return lose + (win - lose) * chance


def _round(options: Options) -> Round:
    return solve_round(RoundRules(options.captures, options.lone_fighter, options.sudden))
