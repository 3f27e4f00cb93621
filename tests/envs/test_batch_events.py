"""Event for event: the rows of a game against its twin, the rules, where nature's ways are counted."""

from collections import Counter
from fractions import Fraction
from random import Random

import numpy as np
import pytest

from envs.test_batch import IN_BATCHES, houses, seats_of
from fives.core.catalogue import find_batch, find_encoding
from fives.core.chance.rolls import rolls
from fives.core.chance.who_begins import Lot
from fives.core.game import NATURE
from fives.solving.batch import NOBODY, NOTHING, UNLISTED, drive
from fives.solving.batch_who_begins import way_of

BY_EVENTS = [game for game in IN_BATCHES if hasattr(find_batch(game), "ways")]
FEW = 8  # choices of options in the quick test
MOST = 150  # events of a game
OBSERVED = 80  # of these how many are seen from every seat


class Walk:
    """A game played event by event, by the rules and as a row, both compared before each."""

    def __init__(self, game, options, seed):
        self.game, self.options, self.random = game, options, Random(seed)
        self.rows, self.encoding = find_batch(game), find_encoding(game)
        self.happen, self.seats = drive(self.rows).happen, seats_of(game, options)
        self.state = game.rules.start(self.seats, options)
        self.row = self.rows.pack(self.state)
        self.marked = np.zeros(-(-self.encoding.actions(self.seats, options) // 8) * 8, np.bool_)
        self.legal = np.zeros(self.marked.size + 1, np.int64)
        self.seen = np.zeros(len(self.encoding.bounds(self.seats, options)), np.int32)
        self.event, self.weighed = NOTHING, set()

    def go(self, most):
        """Play on; return how many events there were."""
        for events in range(most):
            who, many = self.happen(self.row, self.event, self.marked, self.legal)
            assert not self.marked.any()
            assert self.unpacked(self.row) == self.state
            actors = self.game.rules.actors(self.state)
            assert who == min(actors, default=NOBODY)
            if events < OBSERVED:
                self.compare_views()
            if who == NOBODY:
                return events
            if who == NATURE:
                self.let_nature_act(many)
            else:
                self.let_seat_act(who, self.legal[:many].tolist())
        return most

    def unpacked(self, row):
        return self.rows.unpack(row, self.options)

    def compare_views(self):
        for seat in range(self.seats):
            self.rows.observe(self.row, seat, self.seen)
            view = self.game.rules.view(self.state, seat)
            assert self.seen.tolist() == list(self.encoding.observe(view, seat)), self.state

    def let_seat_act(self, seat, legal):
        moves = {self.encoding.action(self.state, move): move for move in self.game.rules.moves(self.state, seat)}
        assert legal == sorted(moves)
        self.event = self.random.choice(legal)
        self.state = self.game.rules.play(self.state, seat, moves[self.event])

    def let_nature_act(self, many):
        rules = self.game.rules
        listed = rules.chances(self.state)
        if not listed:
            assert many == UNLISTED
            self.state = rules.play(self.state, NATURE, rules.draw(self.state, self.random))
            self.row, self.event = self.rows.pack(self.state), NOTHING
            return
        if many not in self.weighed:
            self.weighed.add(many)
            self.compare_ways(listed, many)
        move = self.random.choice(list(listed))
        self.event, self.state = way_of(move), rules.play(self.state, NATURE, move)

    def compare_ways(self, listed, many):
        """Every way leads where the rules lead, as often as they say."""
        expected, found = Counter(), Counter()
        for move, chance in listed.items():
            expected[self.game.rules.play(self.state, NATURE, move)] += chance
        for way in range(many):
            row = self.row.copy()
            self.rows.land(row, way)
            found[self.unpacked(row)] += Fraction(1, many)
        assert found == expected


@pytest.mark.parametrize("game", BY_EVENTS, ids=lambda game: game.id)
def test_rows_and_rules_go_the_same_way_event_by_event(game):
    for seed, options in enumerate(houses(game)[:FEW]):
        assert Walk(game, options, seed).go(MOST) > 0


@pytest.mark.slow
@pytest.mark.parametrize("game", BY_EVENTS, ids=lambda game: game.id)
def test_rows_and_rules_go_the_same_way_event_by_event_with_all_options(game):
    settings = houses(game)
    for seed in range(200):
        Walk(game, settings[seed % len(settings)], 1000 + seed).go(10 * MOST)


def test_a_way_of_nature_has_the_number_that_product_counts():
    assert [way_of(Lot(seat)) for seat in (0, 1)] == [0, 1]
    assert [way_of(dice) for dice in rolls(2)] == [6 * (low - 1) + high - 1 for low, high in rolls(2)]
    assert way_of((6,) * 5) == 6**5 - 1
