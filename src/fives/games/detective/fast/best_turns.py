"""Best turns of Detective, compiled: alone, in a race of two, and for circles.

The arrays are those of `turns_as_arrays.Turns`.

Recording is never worse than recording nothing (a test compares with the twin, which may do either), so a keep is worth
the records it may find plus the chance to find nothing times what nothing is worth: a straight line. A turn is the
best of such lines, and where nothing recorded leads round to the same sheets, Newton's steps from line to line end
exactly. The readable twin is `solver.turn_value`.
"""

from __future__ import annotations

from math import inf

import numpy as np

from fives.games.detective.canonical_sheets import RECORDS
from fives.games.detective.turns_as_arrays import Turns
from fives.solving.array_types import Floats, Ints
from fives.solving.jit import kernel

GAINS = len(RECORDS)
MOST_SETS = 1 << 7
MOST_KEEPS = 256
STILL = 1e-15  # a value that moves less has arrived
MOST_STEPS = 64


@kernel
def find(turns: Turns, a: int, gain: Floats, best: Floats) -> None:
    """Write into best[s] what the best record of each set on sheet a is worth; gain[r] is the worth of record r."""
    begin = turns.sets_at[a]
    for s in range(turns.sets_at[a + 1] - begin):
        most, records = -inf, turns.sets[begin + s]
        for r in range(GAINS):
            if records >> r & 1 and gain[r] > most:
                most = gain[r]
        best[s] = most


@kernel
def keep(turns: Turns, a: int, best: Floats, worth: Floats) -> None:
    """Write into worth[k] what each keep on sheet a is worth if finding nothing were worth 0."""
    begin = turns.keeps_at[a]
    for k in range(turns.keeps_at[a + 1] - begin):
        total = 0.0
        for i in range(turns.odds_at[begin + k], turns.odds_at[begin + k + 1]):
            total += turns.odds[i] * best[turns.odds_set[i]]
        worth[k] = total


@kernel
def roll(turns: Turns, a: int, best: Floats, worth: Floats, nothing: float) -> tuple[float, float]:
    """Return what a turn on sheet a is worth if recording nothing is worth `nothing`, and how likely that happens."""
    empty = turns.keeps_at[a]
    value = chance = 0.0
    for r in range(turns.rolls_at[a], turns.rolls_at[a + 1]):
        most, slope = best[turns.found[r]], 0.0
        for i in range(turns.choices_at[r], turns.choices_at[r + 1]):
            k = turns.choices[i]
            line = worth[k] + turns.empty[empty + k] * nothing
            if line > most:
                most, slope = line, turns.empty[empty + k]
        value += turns.chance[r] * most
        chance += turns.chance[r] * slope
    return value, chance


@kernel
def spread(turns: Turns, a: int, gain: Floats, nothing: float, shares: Floats) -> None:
    """Write into shares[r] how likely the best turn on sheet a ends in record r; the last share is that of nothing."""
    best, worth = np.empty(MOST_SETS), np.empty(MOST_KEEPS)
    find(turns, a, gain, best)
    keep(turns, a, best, worth)
    sets, empty = turns.sets_at[a], turns.keeps_at[a]
    ends = np.zeros(MOST_SETS)
    for r in range(turns.rolls_at[a], turns.rolls_at[a + 1]):
        most, choice = best[turns.found[r]], -1
        for i in range(turns.choices_at[r], turns.choices_at[r + 1]):
            k = turns.choices[i]
            line = worth[k] + turns.empty[empty + k] * nothing
            if line > most:
                most, choice = line, k
        if choice < 0:
            ends[turns.found[r]] += turns.chance[r]
            continue
        ends[0] += turns.chance[r] * turns.empty[empty + choice]
        for i in range(turns.odds_at[empty + choice], turns.odds_at[empty + choice + 1]):
            ends[turns.odds_set[i]] += turns.chance[r] * turns.odds[i]
    shares[:] = 0.0
    shares[GAINS] = ends[0]
    for s in range(1, turns.sets_at[a + 1] - sets):
        for r in range(GAINS):
            if turns.sets[sets + s] >> r & 1 and gain[r] == best[s]:
                shares[r] += ends[s]
                break


@kernel
def solve_chances(turns: Turns, after: Ints) -> Floats:
    """Return by sheet how likely one turn solves the murder if it tries nothing else."""
    chances = np.empty(len(after))
    gain, best, worth = np.empty(GAINS), np.empty(MOST_SETS), np.empty(MOST_KEEPS)
    for a in range(len(after)):
        for r in range(GAINS):
            gain[r] = 1.0 if after[a, r] == -2 else 0.0
        find(turns, a, gain, best)
        keep(turns, a, best, worth)
        chances[a], _ = roll(turns, a, best, worth, 0.0)
    return chances


@kernel
def alone(turns: Turns, after: Ints, order: Ints) -> tuple[Floats, Floats]:
    """Return by sheet the fewest expected turns to solve the murder alone, and how the best turn ends (see `spread`).

    order   the sheets, those with most pieces first
    """
    turns_left, shares = np.empty(len(after)), np.empty((len(after), GAINS + 1))
    gain, best, worth = np.empty(GAINS), np.empty(MOST_SETS), np.empty(MOST_KEEPS)
    for a in order:
        for r in range(GAINS):
            gain[r] = -turns_left[after[a, r]] if after[a, r] >= 0 else 0.0
        find(turns, a, gain, best)
        keep(turns, a, best, worth)
        value = -100.0
        for _ in range(MOST_STEPS):
            then, slope = roll(turns, a, best, worth, value)
            step = (then - 1.0 - slope * value) / (1.0 - slope) - value
            value += step
            if abs(step) < STILL * abs(value):
                break
        turns_left[a] = -value
        spread(turns, a, gain, value, shares[a])
    return turns_left, shares


@kernel
def meet(turns: Turns, a: int, b: int, best: Floats, worth: Floats) -> tuple[float, float, float]:
    """Return the chance of a player to move on sheet a, of the other to move on sheet b, and how far both are off.

    If nothing is recorded the other is to move, so that each chance follows from the other.
    """
    mine, theirs, moved = 0.5, 0.5, 1.0
    for _ in range(MOST_STEPS):
        value, slope = roll(turns, a, best[0], worth[0], 1.0 - theirs)
        other, other_slope = roll(turns, b, best[1], worth[1], 1.0 - mine)
        moved = abs(value - mine) + abs(other - theirs)
        if moved < STILL:
            break
        line, other_line = value + slope * theirs, other + other_slope * mine
        mine = (line - slope * other_line) / (1.0 - slope * other_slope)
        theirs = other_line - other_slope * mine
    return mine, theirs, moved


@kernel
def race(
    turns: Turns, after: Ints, first: Floats, second: Floats, solved_first: Floats, solved_second: Floats, pairs: Ints
) -> float:
    """Fill in the race of two for these pairs of sheets; return how far from exact the least exact pair is.

    first[a, b]        chance of the player who began the game, to move with sheet a against sheet b
    second[b, a]       chance of the other player, to move with sheet b against sheet a
    solved_first[b]    chance of the first player who has just solved the murder, against sheet b
    pairs[i]           a and b; all pairs with one piece more are filled in already
    Where it makes no difference who began, both tables are one.
    """
    gain, best = np.empty((2, GAINS)), np.empty((2, MOST_SETS))
    worth, unsettled = np.empty((2, MOST_KEEPS)), 0.0
    for i in range(len(pairs)):
        a, b = pairs[i]
        for r in range(GAINS):
            gain[0, r] = 1.0 - second[b, after[a, r]] if after[a, r] >= 0 else solved_first[b]
            gain[1, r] = 1.0 - first[a, after[b, r]] if after[b, r] >= 0 else solved_second[a]
        find(turns, a, gain[0], best[0])
        keep(turns, a, best[0], worth[0])
        find(turns, b, gain[1], best[1])
        keep(turns, b, best[1], worth[1])
        first[a, b], second[b, a], moved = meet(turns, a, b, best, worth)
        unsettled = max(unsettled, moved)
    return unsettled


@kernel
def lead(turns: Turns, after: Ints, completes: Ints, order: Ints, solved: Ints) -> tuple[Floats, float]:
    """Return the chance to win variation 2 with two players by pool and lead of the player to move, and the unrest.

    values[p, 6 + d]   to move with d circles more than the other
    completes[r]       1 if record r is the third piece against its suspect
    solved[p]          suspects solved in pool p
    """
    values = np.full((len(after), 13), 0.5)
    gain, best = np.empty((2, GAINS)), np.empty((2, MOST_SETS))
    worth, unsettled = np.empty((2, MOST_KEEPS)), 0.0
    for p in order:
        for d in range(solved[p] + 1):
            if solved[p] == 6 or d > 6 - solved[p]:
                values[p, 6 + d], values[p, 6 - d] = (1.0, 0.0) if d else (0.5, 0.5)
                continue
            for r in range(GAINS):
                if after[p, r] >= 0:
                    gain[0, r] = 1.0 - values[after[p, r], 6 - d - completes[r]]
                    gain[1, r] = 1.0 - values[after[p, r], 6 + d - completes[r]]
            for side in range(2):
                find(turns, p, gain[side], best[side])
                keep(turns, p, best[side], worth[side])
            values[p, 6 + d], values[p, 6 - d], moved = meet(turns, p, p, best, worth)
            unsettled = max(unsettled, moved)
    return values, unsettled


@kernel
def lead_within(turns: Turns, after: Ints, completes: Ints, order: Ints, solved: Ints, most: int) -> Floats:
    """Return the same where the game ends as it stands after `most` turns in a row without a record (DE-V2R).

    values[n, p, 6 + d]   to move with d circles more than the other, after n turns without a record
    The end is never far, so each value follows from those of one turn later, and none leads round to itself.
    """
    values = np.full((most + 1, len(after), 13), 0.5)
    gain, best, worth = np.empty((2, GAINS)), np.empty((2, MOST_SETS)), np.empty((2, MOST_KEEPS))
    for p in order:
        for d in range(solved[p] + 1):
            values[:, p, 6 + d], values[:, p, 6 - d] = (1.0, 0.0) if d else (0.5, 0.5)
            if solved[p] == 6 or d > 6 - solved[p]:
                continue
            for r in range(GAINS):
                if after[p, r] >= 0:
                    gain[0, r] = 1.0 - values[0, after[p, r], 6 - d - completes[r]]
                    gain[1, r] = 1.0 - values[0, after[p, r], 6 + d - completes[r]]
            for side in range(2):
                find(turns, p, gain[side], best[side])
                keep(turns, p, best[side], worth[side])
            for n in range(most - 1, -1, -1):
                ahead, _ = roll(turns, p, best[0], worth[0], 1.0 - values[n + 1, p, 6 - d])
                behind, _ = roll(turns, p, best[1], worth[1], 1.0 - values[n + 1, p, 6 + d])
                values[n, p, 6 + d], values[n, p, 6 - d] = ahead, behind
    return values


@kernel
def circles(turns: Turns, after: Ints, completes: Ints, order: Ints, seats: int) -> Floats:
    """Return by pool the circles that each of `seats` players may still expect, the one to move first.

    Each plays for the most expected circles of its own, and takes it that the others do so too.
    """
    expected = np.zeros((len(after), seats))
    gain, shares, own = np.empty(GAINS), np.empty(GAINS + 1), np.empty(seats)
    for p in order:
        for r in range(GAINS):
            gain[r] = completes[r] + expected[after[p, r], seats - 1] if after[p, r] >= 0 else -inf
        if not np.isfinite(gain).any():
            continue
        nothing = 0.0
        for _ in range(MOST_STEPS):
            spread(turns, p, gain, nothing, shares)
            own[:] = 0.0
            for r in range(GAINS):
                if shares[r] > 0.0:
                    own[0] += shares[r] * gain[r]
                    for j in range(1, seats):
                        own[j] += shares[r] * expected[after[p, r], j - 1]
            last = own[0]
            for j in range(1, seats):
                last = own[j] + shares[GAINS] * last
            last /= 1.0 - shares[GAINS] ** seats
            moved = abs(last - nothing)
            nothing = last
            if moved < STILL:
                break
        before = nothing
        for j in range(seats):
            expected[p, j] = own[j] + shares[GAINS] * before
            before = expected[p, j]
    return expected


@kernel
def circles_within(turns: Turns, after: Ints, completes: Ints, order: Ints, seats: int, most: int) -> Floats:
    """Return the same where the game ends after `most` turns in a row without a record: by these turns and pool."""
    expected = np.zeros((most + 1, len(after), seats))
    gain, shares = np.empty(GAINS), np.empty(GAINS + 1)
    for p in order:
        for r in range(GAINS):
            gain[r] = completes[r] + expected[0, after[p, r], seats - 1] if after[p, r] >= 0 else -inf
        if not np.isfinite(gain).any():
            continue
        for n in range(most - 1, -1, -1):
            spread(turns, p, gain, expected[n + 1, p, seats - 1], shares)
            for j in range(seats):
                expected[n, p, j] = shares[GAINS] * expected[n + 1, p, (j - 1) % seats]
            for r in range(GAINS):
                if shares[r] > 0.0:
                    expected[n, p, 0] += shares[r] * gain[r]
                    for j in range(1, seats):
                        expected[n, p, j] += shares[r] * expected[0, after[p, r], j - 1]
    return expected


@kernel
def share_out(unsolved: Floats, solves: Floats, follows: Floats, points: Floats, weights: Floats) -> Floats:
    """Return each player's share of a race in which everyone plays alone, the one to move first.

    unsolved[t, j]   chance that player j has not solved after t turns
    solves[t, j]     chance of that, and that a last turn then solves
    follows[k, j]    1 if j has a last turn when k is the first to solve
    points, weights  integrate x to the power of those who share over x from 0 to 1, which is everyone's part
    """
    players = unsolved.shape[1]
    shares, misses, hits = np.zeros(players), np.empty(players), np.empty(players)
    for t in range(len(unsolved) - 1):
        for k in range(players):
            for p in range(len(points)):
                everyone = weights[p] * (unsolved[t, k] - unsolved[t + 1, k])
                for j in range(players):
                    had = t + 1 if j < k else t
                    hits[j] = solves[had, j] * follows[k, j]
                    misses[j] = 1.0 if j == k else unsolved[had, j] - (1.0 - points[p]) * hits[j]
                    everyone *= misses[j]
                shares[k] += everyone
                for j in range(players):
                    if hits[j] > 0.0:
                        shares[j] += everyone / misses[j] * points[p] * hits[j]
        if unsolved[t].prod() < STILL:
            break
    return shares
