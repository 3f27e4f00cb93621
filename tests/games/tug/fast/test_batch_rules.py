"""One draw for the dice to lift and for their fall: every fall stays as likely as the rules say."""

from collections import Counter
from math import sqrt

import numpy as np

from fives.core.game import NATURE
from fives.games.tug.encoding import KEEP
from fives.games.tug.fast import batch_rules as batch
from fives.games.tug.notation import read_state
from fives.games.tug.rules import Options, chances, play
from fives.solving.hand_numbers import HANDS

TIMES = 60_000


def test_dice_fall_as_the_rules_say_whatever_was_lifted():
    state = read_state("12346 five 0 0-0", Options())
    start, chance = batch.pack(state), np.array([5], np.uint64)
    fell: dict[tuple[int, ...], Counter[tuple[int, ...]]] = {}
    for _ in range(TIMES):
        row = start.copy()
        action = batch.pick(row, chance)
        batch.play(row, action)
        batch.nature(row, chance)
        landed = batch.unpack(row, state.options)
        fell.setdefault(HANDS[action - KEEP], Counter())[landed.dice, landed.scores] += 1
    assert len(fell) == 15  # one or two of five different dice
    for kept, found in fell.items():
        lifted = play(state, 0, kept)
        expected: Counter[tuple[int, ...]] = Counter()
        for roll, likely in chances(lifted).items():
            after = play(lifted, NATURE, roll)
            expected[after.dice, after.scores] += likely
        times = found.total()
        assert found.keys() <= expected.keys()
        for after, likely in expected.items():
            assert abs(found[after] - times * likely) < 5 * sqrt(times * likely * (1 - likely)), (kept, after)
