"""Teaches the network of the policy by solo games against itself: each position learns from those that follow (TD).

`PYTHONPATH=tests python -m games.find_fives.learn FILE 1200` learns for 1,200 seconds, on boards that solo.py does not
play, and writes the weights to FILE; a third word is a file of weights to go on from.
"""

import sys
import time

import numpy as np

from fives.games.find_fives.board_maker import make_boards
from fives.games.find_fives.fast.remaining_points import (
    ALL_WAYS,
    INPUTS,
    PRICES,
    ROLLS,
    WAYS,
    Fives,
    all_outlines,
    board_fives,
    coolest,
    describe,
    estimate,
    net_of,
    remaining,
)
from fives.solving.jit import kernel

UNITS = 32
BOARDS = range(1000, 1150)  # seeds
LAMBDA = 0.7  # how much a position learns from the end of its game, and not from the next position
RATE = 0.002  # at the beginning; it falls to almost nothing
GAMES = 5000  # between two reports


@kernel
def playout(fives, outlines, net, rolls, told, left, gained):
    """Play a game by the network's estimates; fill in what it is told before each round, the shapes, the points."""
    x, h, best_x = np.empty(INPUTS), np.empty(net.units.size), np.empty(INPUTS)
    low, high, shapes = np.uint64(0), np.uint64(0), 4095
    describe(fives, low, high, shapes, best_x)
    for turn in range(12):
        told[turn], left[turn] = best_x, shapes
        best, best_low, best_high, best_shape, gained[turn] = -1.0, low, high, -1, 0.0
        for n in range(fives.key.size):
            if fives.key[n] % ROLLS == rolls[turn]:
                s = fives.key[n] // ROLLS
                describe(fives, low | fives.low[n], high | fives.high[n], shapes & ~(1 << s), x)
                worth = PRICES[s] + estimate(net, PRICES, shapes & ~(1 << s), x, h)
                if worth > best:
                    best, best_low, best_high, best_shape = worth, low | fives.low[n], high | fives.high[n], s
                    best_x[:], gained[turn] = x, PRICES[s]
        place = coolest(fives, outlines, PRICES, low, high, shapes)
        fits = place.max() >= 0
        for s in range(12):
            if (shapes >> s) & 1 and (place[s] >= 0 or not fits):
                then_low = low | outlines.low[place[s]] if fits else low
                then_high = high | outlines.high[place[s]] if fits else high
                describe(fives, then_low, then_high, shapes & ~(1 << s), x)
                worth = estimate(net, PRICES, shapes & ~(1 << s), x, h)
                if worth > best:
                    best, best_low, best_high, best_shape = worth, then_low, then_high, s
                    best_x[:], gained[turn] = x, 0.0
        low, high, shapes = best_low, best_high, shapes & ~(1 << best_shape)
        fives = remaining(fives, low, high, shapes)


@kernel
def slope(net, told, left, gained, inputs, units, outputs):
    """Add to the slopes of the weights what a game teaches; return the constant's slope and the squared error."""
    h = np.empty(net.units.size)
    aim, after, constant, squared = 0.0, 0.0, 0.0, 0.0
    for turn in range(11, -1, -1):
        aim = gained[turn] + (1 - LAMBDA) * after + LAMBDA * aim
        after = estimate(net, PRICES, left[turn], told[turn], h)
        if turn == 11:  # known exactly
            continue
        error = aim - after  # the network says what is lost
        squared += error * error / 11
        constant += error
        for unit in range(h.size):
            outputs[unit] += error * max(h[unit], 0.0)
            h[unit] = error * net.outputs[unit] if h[unit] > 0 else 0.0
        units += h
        for n in range(INPUTS):
            if told[turn, n] != 0.0:
                inputs[n] += told[turn, n] * h
    return constant, squared


class Adam:
    """Steps down a slope that is known by samples (Kingma and Ba, 2015)."""

    def __init__(self, size):
        self.mean, self.square, self.steps = np.zeros(size), np.zeros(size), 0

    def step(self, slope, rate):
        self.steps += 1
        self.mean += 0.1 * (slope - self.mean)
        self.square += 0.001 * (slope**2 - self.square)
        mean, square = self.mean / (1 - 0.9**self.steps), self.square / (1 - 0.999**self.steps)
        return rate * mean / (np.sqrt(square) + 1e-8)


def learn(weights, seconds, report):
    """Yield the weights after every few games."""
    random = np.random.default_rng(5)
    boards = [board_fives.__wrapped__(make_boards(seed, 1)[0]) for seed in BOARDS]
    outlines, adam = all_outlines(), Adam(weights.size)
    told, left, gained = np.zeros((12, INPUTS)), np.zeros(12, np.int64), np.zeros(12)
    games, points, errors, began = 0, [], [], time.monotonic()
    while (past := time.monotonic() - began) < seconds:
        net = net_of(weights)
        rolls = random.choice(ROLLS, size=12, p=WAYS / ALL_WAYS)
        playout(Fives(*boards[random.integers(len(boards))]), outlines, net, rolls, told, left, gained)
        slopes = np.zeros_like(weights)
        down = net_of(slopes)
        slopes[-1], squared = slope(net, told, left, gained, down.inputs, down.units, down.outputs)
        weights -= adam.step(slopes, RATE * (1 - past / seconds) + RATE / 100)
        games, points, errors = games + 1, [*points, gained.sum()], [*errors, squared]
        if games % (GAMES) == 0:
            report(f"{past:.0f} s, {games} games: {np.mean(points):.2f} points, error {np.mean(errors):.3f}\n")
            points, errors = [], []
            yield weights
    yield weights


def fresh():
    """Return the weights of a network that knows nothing."""
    random = np.random.default_rng(1)
    weights = np.zeros((INPUTS + 2) * UNITS + 1)
    net = net_of(weights)
    net.inputs[:], net.outputs[:] = random.normal(0, 0.3, net.inputs.shape), random.normal(0, 0.2, UNITS)
    return weights


def main(file, seconds, start=None):
    weights = fresh() if start is None else np.load(start).astype(np.float64)
    for taught in learn(weights, float(seconds), sys.stderr.write):
        np.save(file, taught.astype(np.float32))


if __name__ == "__main__":
    main(*sys.argv[1:])
