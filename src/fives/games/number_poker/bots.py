"""Number Poker's bots: two are fond of high stones, one looks ahead, one cannot be beaten, and one learns habits.

The strong bot judges a position by each seat's share of the victory, guessed from the loot and what is left, and
assumes that the others think as far as it does. The perfect bot plays the solver's mix; among three or four it plays
what is best against players to whom every play is alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from math import exp, prod
from operator import mul
from typing import TYPE_CHECKING, TypeAlias

from fives.core.bot import spin
from fives.core.game import Chance, Seat
from fives.games.number_poker.habit_guesser import habit_of, read, shown_before, weights_of
from fives.games.number_poker.rules import EMPTY, Move, NumberPoker, Take, actors, moves, play, result, stones
from fives.games.number_poker.solver import before_fists, best_choice
from fives.solving.compact_tables import NUMPY
from fives.solving.plain_matrix_game import Solution, solve_matrix

if TYPE_CHECKING or NUMPY:
    from fives.games.number_poker.fast.habits_by_hand import habits_by_hand
    from fives.games.number_poker.fast.playouts import habits, move_shares
    from fives.games.number_poker.fast.solve_hand_pairs import table_of
else:
    from fives.games.number_poker.compact_hand_pairs import table_of
    from fives.games.number_poker.plain_playouts import habits, move_shares

WORTH = (0.85, 0.12, 0.3, 0.5, 0.75)  # in stones of loot: the empty hand, a 1, 2, 3 and 4 that are left
VALUE = 0.06  # what a point of loot is worth, since it breaks ties (NP6)
FONDNESS = {"beginner": 1.0, "casual": 0.45}  # of high stones: one point higher is chosen e to this more often
PALM = 2.5  # the empty hand is as tempting as a stone of this value
AHEAD = 2  # rounds that the strong bot looks ahead with two players
ENDGAME = 4  # stones of one player from which on it looks to the end
STEPS = 150  # of learning a mix with three or four players
MASTERS = ("perfect", "reader")
PLAYOUTS = 3000  # of each move of a master, with three or four players
REMEMBERED = 20_000  # positions, so that nothing is thought over twice

Shares: TypeAlias = tuple[float, ...]  # of the victory, by seat


def choose(
    view: NumberPoker, seat: Seat, level: str, random: Chance, budget: float, seen: Sequence[NumberPoker] = ()
) -> Move:
    """Return the move a bot of `level` makes for `seat`; it needs no more than a fifth of a second of `budget`."""
    legal = moves(view, seat)
    if len(legal) == 1:
        return legal[0]
    if level in MASTERS:
        return _master(view, seat, random, (*seen, view) if level == "reader" else ())
    if view.taker is not None:
        return _greediest(view, legal) if level == "beginner" else _best_take(view)
    if level in FONDNESS:
        return spin({move: exp(FONDNESS[level] * _temptation(move)) for move in legal}, random)
    return spin(_mix(before_fists(view), seat), random)  # a closed fist can hold anything


def _master(view: NumberPoker, seat: Seat, random: Chance, seen: Sequence[NumberPoker]) -> Move:
    """Return the move of a master, which learns the others' habits from what they have shown so far."""
    if len(view.left) > 2:
        return _best_answer(view, seat, random, seen)
    mix = best_choice(before_fists(view), seat).mix
    if not any(shown_before(seen, 1 - seat)) or sum(view.left[0]) != sum(view.left[1]):
        return spin(mix, random)
    belief = read(seen, 1 - seat, view.options)
    doubted = spin({True: belief[0], False: 1 - belief[0]}, random)
    return spin(mix, random) if doubted else _exploit(view, seat, belief)


def _exploit(view: NumberPoker, seat: Seat, belief: Sequence[float]) -> Move:
    """Return the best answer to the other of two players, as far as it is known what that one is fond of."""
    hands, loot = (view.left[seat], view.left[1 - seat]), (view.loot[seat], view.loot[1 - seat])
    table = table_of(view.options.empty_hand == "needs_a_stone", 0)
    lead = len(loot[0]) - len(loot[1]), sum(loot[0]) - sum(loot[1])
    if TYPE_CHECKING or NUMPY:
        worth = [*map(float, table.against(hands, *lead, habits_by_hand(belief, view.options)))]
    else:  # for this round alone
        worth = table.against(hands, *lead, habit_of(belief, hands[1], view.options))
    return moves(view, seat)[worth.index(max(worth))]


def _best_answer(view: NumberPoker, seat: Seat, random: Chance, seen: Sequence[NumberPoker]) -> Move:
    """Return what is best against players to whom every play is alike, or whose habits are known."""
    how = habits(len(view.left), seat)
    for other in range(len(view.left)) if seen else ():
        if other != seat:
            how.weights[other] = weights_of(read(seen, other, view.options))
    now = view if view.taker is not None else before_fists(view)
    worth = move_shares(now, seat, tuple(moves(view, seat)), how, PLAYOUTS, random.randrange(1 << 30))
    return max(worth, key=worth.__getitem__)


def _temptation(move: Move) -> float:
    return PALM if isinstance(move, Take) or move == EMPTY else move


def _greediest(view: NumberPoker, legal: Sequence[Move]) -> Move:
    """Return the take of the highest stone."""
    return max(legal, key=lambda move: view.fists[move.seat] or 0 if isinstance(move, Take) else 0)


def _best_take(view: NumberPoker) -> Move:
    """Return the take after which the share of the victory looks best."""
    taker = view.taker
    assert taker is not None
    return max(moves(view, taker), key=lambda move: shares(play(view, taker, move))[taker])


def shares(state: NumberPoker) -> Shares:
    """Return a guess at each seat's share of the victory; at the end it is no guess."""
    if ended := result(state):
        return ended.shares
    doubt = 0.25 + 0.13 * max(map(stones, state.left))  # much can still change
    weights = [
        exp((len(loot) + VALUE * sum(loot) + sum(map(float.__mul__, map(float, left), WORTH))) / doubt)
        for loot, left in zip(state.loot, state.left, strict=True)
    ]
    return tuple(weight / sum(weights) for weight in weights)


def _shown(state: NumberPoker, seats: Sequence[Seat], fists: Sequence[Move]) -> NumberPoker:
    """Return the state after a round in which `seats` show `fists`; an empty hand takes the stone that looks best."""
    for seat, fist in zip(seats, fists, strict=True):
        state = play(state, seat, fist)
    return state if state.taker is None else play(state, state.taker, _best_take(state))


def _mix(state: NumberPoker, seat: Seat) -> dict[Move, float]:
    """Return how often to make each choice, so that nobody gains by knowing it."""
    mixes = _learned_mixes(state) if len(state.left) > 2 else _solved(state, _ahead(state))[1:]
    return dict(zip(moves(state, seat), map(float, mixes[seat]), strict=True))


def _ahead(state: NumberPoker) -> int:
    """Return how many rounds to look ahead with two players: to the end, once that is near."""
    return 2 * ENDGAME if max(map(stones, state.left)) <= ENDGAME else AHEAD


@lru_cache(maxsize=REMEMBERED)
def _solved(state: NumberPoker, ahead: int) -> Solution:
    """Return the share of seat 0 and the best mix of each seat, looking so many rounds ahead."""
    return solve_matrix(_matrix(state, ahead))


def _matrix(state: NumberPoker, ahead: int) -> list[list[float]]:
    """Return the share of seat 0 for each pair of choices, looking so many rounds ahead; a seat may sit out."""
    mine, theirs = (moves(state, seat) or (None,) for seat in (0, 1))
    return [[_worth(state, own, other, ahead) for other in theirs] for own in mine]


def _worth(state: NumberPoker, own: Move | None, other: Move | None, ahead: int) -> float:
    seats = [seat for seat, fist in enumerate((own, other)) if fist is not None]
    after = _shown(state, seats, [fist for fist in (own, other) if fist is not None])
    over = ahead == 1 or not actors(after)
    return shares(after)[0] if over else _solved(after, ahead - 1).value


@lru_cache(maxsize=REMEMBERED)
def _learned_mixes(state: NumberPoker) -> tuple[list[float], ...]:
    """Return by seat the average choice when all learn from regret, for one round of three or four players."""
    listed = [moves(state, seat) or (None,) for seat in range(len(state.left))]
    seats, players = sorted(actors(state)), range(len(listed))
    ways = [*product(*(range(len(own)) for own in listed))]
    outcomes = {}
    for way in ways:
        fists = [own[at] for own, at in zip(listed, way, strict=True)]
        outcomes[way] = shares(_shown(state, seats, [fist for fist in fists if fist is not None]))
    gains = [  # by seat and its own choice, what each way of the others to choose brings it
        [[outcomes[way][seat] for way in ways if way[seat] == at] for at in range(len(listed[seat]))]
        for seat in players
    ]
    regrets = [[0.0] * len(own) for own in listed]
    mixes = [[1 / len(own)] * len(own) for own in listed]
    average = [[0.0] * len(own) for own in listed]
    for step in range(STEPS):
        for seat in players:
            others = [*map(prod, product(*(mixes[other] for other in players if other != seat)))]
            worth = [sum(map(mul, row, others)) for row in gains[seat]]
            mean = sum(map(mul, worth, mixes[seat]))
            regrets[seat] = [max(old + each - mean, 0.0) for old, each in zip(regrets[seat], worth, strict=True)]
        for seat, regret in enumerate(regrets):
            total = sum(regret)
            mixes[seat] = [each / total if total > 0 else 1 / len(regret) for each in regret]
            average[seat] = [old + (step + 1) * each for old, each in zip(average[seat], mixes[seat], strict=True)]
    return tuple(average)
