"""Every game's rows against its twin, the rules: random games played by both, for every choice of options."""

import pickle
from collections import Counter
from copy import deepcopy
from fractions import Fraction
from functools import cache
from math import sqrt
from random import Random

import numpy as np
import pytest

from contract.random_games import all_options
from fives.core.catalogue import find_batch, find_encoding, find_game, games, has_batch
from fives.core.game import CLOCK, NATURE
from fives.core.refusal import IllegalMove
from fives.envs.batch import Batch, playouts
from fives.solving.batch import draw, draw_two, drive, sow

IN_BATCHES = [game for game in games().values() if has_batch(game)]
every_game = pytest.mark.parametrize("game", IN_BATCHES, ids=lambda game: game.id)
FEW = 12  # choices of options in the quick test
LISTED = 4000  # ways nature can go that are still weighed
WEIGHED = 8  # times in a game, after which nature is believed
MASKED = 60  # moves of a game at which every legal action is compared; then one in twenty
LONG = 200  # legal actions, of which more are compared the less often, the more there are
MOST = 600  # moves of a game in the quick test: Find Fives can go on for 50,000


def seats_of(game, options):
    return max(seats for seats in game.seats_for(options) if seats <= 2)


def new_chance(seed):
    chance = np.empty(1, np.uint64)
    sow(seed, chance)
    return chance


def asked(game, state):
    """Return the seat that acts, -1 if the game is over, NATURE or CLOCK as CLOCK if neither seat nor end has come."""
    actors = game.rules.actors(state)
    if not actors:
        return -1
    seats = sorted(actors - {NATURE, CLOCK})
    return CLOCK if NATURE in actors or not seats else seats[0]


def waits(game, state):
    return asked(game, state) == CLOCK


def after_nature(game, state):
    """Return where nature and the clock may lead with exact probabilities; None if nature cannot list its ways."""
    ends, open_ends = {}, {state: Fraction(1)}
    while open_ends:
        state, chance = open_ends.popitem()
        if not waits(game, state):
            ends[state] = ends.get(state, 0) + chance
            continue
        ways = ways_from(game, state)
        if ways is None or len(ends) > LISTED or len(open_ends) > LISTED:
            return None
        for after, likely in ways:
            open_ends[after] = open_ends.get(after, 0) + chance * likely
    return ends


def ways_from(game, state):
    if NATURE not in game.rules.actors(state):
        return [(game.rules.play(state, CLOCK, game.rules.alarm(state).move), Fraction(1))]
    listed = game.rules.chances(state)
    return [(game.rules.play(state, NATURE, move), chance) for move, chance in listed.items()] or None


class Twins:
    """A game played by the rules and as a row, both compared at every step."""

    def __init__(self, game, options, seed):
        self.game, self.options = game, options
        self.rows, self.encoding = find_batch(game), find_encoding(game)
        self.seats = seats_of(game, options)
        self.state = game.rules.start(self.seats, options)
        self.row = self.rows.pack(self.state)
        self.width, self.kind = self.row.shape, self.row.dtype
        self.random, self.chance = Random(seed), new_chance(seed)
        self.moves = self.weighed = 0
        self.legal = np.zeros(self.encoding.actions(self.seats, options), np.bool_)
        self.seen = np.zeros(len(self.encoding.bounds(self.seats, options)), np.int32)

    def unpacked(self):
        return self.rows.unpack(self.row, self.options)

    def play(self, most):
        """Play to the end or for `most` moves; return how many it were."""
        while self.moves < most:
            self.let_nature_act()
            seat = asked(self.game, self.state)
            assert self.rows.actor(self.row) == seat
            self.compare_views()
            if seat < 0:
                self.compare_returns()
                break
            self.compare_masks(seat)
            self.move(seat)
        return self.moves

    def let_nature_act(self):
        before = self.state
        self.rows.nature(self.row, self.chance)
        if not waits(self.game, before):
            assert self.unpacked() == before, "nature acted out of turn"
            return
        self.state = self.unpacked()
        if self.moves < MASKED and self.weighed < WEIGHED:
            ways = after_nature(self.game, before)
            assert ways is None or self.state in ways
            self.weighed += 1
        self.compare_packing()

    def compare_packing(self):
        again = self.rows.pack(self.state)
        assert (again.shape, again.dtype) == (self.width, self.kind)
        assert self.rows.unpack(again, self.options) == self.state

    def compare_views(self):
        for seat in range(self.seats):
            self.rows.observe(self.row, seat, self.seen)
            expected = self.encoding.observe(self.game.rules.view(self.state, seat), seat)
            assert self.seen.tolist() == list(expected)

    def compare_masks(self, seat):
        moves = self.game.rules.moves(self.state, seat)
        often = 1 if self.moves < MASKED else 0.05
        if self.random.random() < often * min(1, LONG / len(moves)):
            self.legal[:] = False
            self.rows.mask(self.row, self.legal)
            assert set(np.flatnonzero(self.legal).tolist()) == {self.encoding.action(self.state, m) for m in moves}

    def move(self, seat):
        action = self.rows.pick(self.row, self.chance)
        move = self.encoding.move(self.state, action)
        self.state = self.game.rules.play(self.state, seat, move)  # raises if the pick is not legal
        self.rows.play(self.row, action)
        self.moves += 1
        assert self.unpacked() == self.state
        self.compare_packing()

    def compare_returns(self):
        ended = self.game.rules.result(self.state)
        out = np.zeros(self.seats)
        self.rows.returns(self.row, out)
        if self.seats == 1:
            assert out.tolist() == [-ended.scores[0] if self.game.low else ended.scores[0]]
        else:
            share = self.seats / len(ended.winners)
            assert out.tolist() == [(seat in ended.winners) * share - 1 for seat in range(self.seats)]


@cache
def houses(game):
    """Return the choices of options, in an order in which the first ones are mixed."""
    settings = [options for options in all_options(game) if min(game.seats_for(options)) <= 2]
    return Random(5).sample(settings, len(settings))


@every_game
def test_rows_and_rules_play_the_same_games(game):
    for seed, options in enumerate(houses(game)[:FEW]):
        assert Twins(game, options, seed).play(MOST) > 0


@pytest.mark.slow
@every_game
def test_rows_and_rules_play_the_same_games_a_thousand_times(game):
    settings = houses(game)
    for seed in range(1000):
        Twins(game, settings[seed % len(settings)], 1000 + seed).play(5 * MOST)


def counted(game, options, state, times):
    """Return how often nature led where, in so many tries from one state."""
    rows, packed = find_batch(game), find_batch(game).pack(state)
    found, chance = Counter(), new_chance(times)
    for _ in range(times):
        row = packed.copy()
        rows.nature(row, chance)
        found[rows.unpack(row, options)] += 1
    return found


def natures(game, options, seed):
    """Return states of a random game in which nature acts and can list its ways, each kind once."""
    rules, random = game.rules, Random(seed)
    state, found, weighed = rules.start(seats_of(game, options), options), {}, 0
    for _ in range(300):
        actor = asked(game, state)
        if actor == -1:
            break
        if actor == CLOCK:
            ways = after_nature(game, state) if weighed < WEIGHED else None
            weighed += 1
            if ways is not None and len(ways) > 1:
                found.setdefault(len(ways), (state, ways))
            if NATURE in rules.actors(state):
                state = rules.play(state, NATURE, rules.draw(state, random))
            else:
                state = rules.play(state, CLOCK, rules.alarm(state).move)
        else:
            state = rules.play(state, actor, random.choice(rules.moves(state, actor)))
    return list(found.values())


@every_game
def test_nature_is_as_likely_as_the_rules_say(game):
    """By chi squared: its standard deviation is the root of twice its mean, and five of them are too many."""
    for seed, options in enumerate(houses(game)[:4]):
        for state, ways in natures(game, options, seed):
            times = 40 * len(ways)
            found = counted(game, options, state, times)
            assert set(found) <= set(ways)
            squares = sum((found[after] - times * chance) ** 2 / (times * chance) for after, chance in ways.items())
            rare = sum(1 / float(times * chance) for chance in ways.values())  # few expected: more spread
            assert squares < len(ways) + 5 * sqrt(2 * len(ways) + rare), (game.id, state)


@every_game
def test_every_legal_action_is_picked_as_often(game):
    options = houses(game)[0]
    twins = Twins(game, options, 3)
    for _ in range(8):
        twins.let_nature_act()
        seat = asked(game, twins.state)
        if seat < 0:
            break
        actions = {twins.encoding.action(twins.state, move) for move in game.rules.moves(twins.state, seat)}
        if len(actions) < LISTED:
            times = 40 * len(actions)
            found = Counter(int(twins.rows.pick(twins.row, twins.chance)) for _ in range(times))
            assert set(found) <= actions
            squares = sum((found[action] - 40) ** 2 / 40 for action in actions)
            assert squares < len(actions) + 5 * sqrt(2 * len(actions))
        twins.move(seat)


# The batch that users import


@every_game
def test_a_batch_steps_as_playouts_do(game):
    """The same seed, one game after the other or side by side: the same chance, so the same moves."""
    batch = Batch(game.id, games=5, seed=7)
    total, moves = np.zeros((5, batch.table.seats)), np.zeros(5, np.int64)
    while not batch.over.all():
        moves += batch.actors >= 0
        actions = batch.picks()
        rewards, over = batch.step(actions)
        assert not rewards[~over].any()
        total += rewards
    alone = playouts(game.id, games=5, seed=7)
    assert alone.moves.tolist() == moves.tolist()
    assert alone.returns.tolist() == total.tolist()


@every_game
def test_a_larger_batch_plays_the_same_games_and_some_more(game):
    few, more = playouts(game.id, games=4, seed=2), playouts(game.id, games=6, seed=2)
    assert few.moves.tolist() == more.moves[:4].tolist()
    assert few.returns.tolist() == more.returns[:4].tolist()
    other = playouts(game.id, games=6, seed=3)
    assert (other.moves.tolist(), other.returns.tolist()) != (more.moves.tolist(), more.returns.tolist())


def test_a_game_that_is_reset_begins_anew_and_the_others_go_on():
    batch = Batch("tug", games=3, seed=1, start="host")
    batch.step(batch.picks())
    before = batch.rows.copy()
    batch.reset(np.array([False, True, False]))
    assert (batch.rows[[0, 2]] == before[[0, 2]]).all()
    assert batch.state(1).goals is None
    assert (batch.rows[1] != before[1]).any()


def test_an_action_that_is_not_legal_is_refused_with_its_rule_and_nothing_is_played():
    batch = Batch("tug", games=2, seed=1, start="host")
    before = batch.rows.copy()
    with pytest.raises(IllegalMove, match="TU2"):
        batch.step(np.array([1, 0]))
    with pytest.raises(ValueError, match="action 999 of game 0"):
        batch.step(np.array([999, 0]))
    with pytest.raises(ValueError, match="for 2 games"):
        batch.step(np.array([1]))
    with pytest.raises(TypeError, match="whole numbers"):
        batch.step(np.array([0.5, 0.5]))
    assert (batch.rows == before).all()


@pytest.mark.parametrize("games", [0, -4])
def test_an_empty_batch_is_refused(games):
    for begin in (Batch, playouts):
        with pytest.raises(ValueError, match="at least one"):
            begin("tug", games)
        with pytest.raises(TypeError, match="integer"):
            begin("tug", 1, seed="x")


def test_a_seed_is_any_whole_number():
    """Its last 64 bits count."""
    for seed in (np.int64(7), 7 + 2**64, 7 - 2**64):
        assert (Batch("tug", 3, seed=seed).chances == Batch("tug", 3, seed=7).chances).all()
    assert (Batch("tug", 3, seed=-1).chances == Batch("tug", 3, seed=2**64 - 1).chances).all()


def test_a_batch_is_copied_with_its_dice():
    batch = Batch("tug", 5, seed=2, variation=1)
    batch.step(batch.picks())
    assert repr(batch) == "<Batch of 5 games of tug, 0 over>"
    for again in (deepcopy(batch), pickle.loads(pickle.dumps(batch))):
        for _ in range(20):
            again.step(again.picks())
        assert (again.rows != batch.rows).any()
        twin = deepcopy(batch)
        for _ in range(20):
            twin.step(twin.picks())
        assert (again.rows == twin.rows).all()


def test_finished_games_reward_once_and_accept_any_action():
    batch = Batch("tug", games=1, seed=1)
    while not batch.over.all():
        last, _ = batch.step(batch.picks())
    assert sorted(last[0]) == [-1, 1]
    rewards, over = batch.step(np.array([-1]))
    assert (rewards.tolist(), over.tolist()) == ([[0, 0]], [True])
    assert not batch.masks().any()
    assert batch.observations().shape == (1, 17)


def test_batch_chance_is_uniform():
    chance = new_chance(0)
    for ways in (1, 2, 6, 36, 7776):
        found = np.bincount([draw(chance, ways) for _ in range(20 * ways)], minlength=ways)
        assert len(found) == ways
        assert ((found - 20) ** 2 / 20).sum() < ways + 5 * sqrt(2 * ways)


def test_a_joint_draw_is_one_draw_over_all_pairs():
    one, other = new_chance(1), new_chance(1)
    for ways, others in ((1, 5), (5, 1), (3, 5), (5, 4), (250, 7)):
        for _ in range(100):
            assert tuple(draw_two(one, ways, others)) == divmod(draw(other, ways * others), others)


def test_prefetched_chance_is_used_only_by_the_next_actor():
    """Number Poker draws both fists at once: whoever asks again, or plays something else, gets a draw of its own."""
    game = find_game("number_poker")
    rows, chance = find_batch(game), new_chance(4)
    state = game.notation.read_state("12: 34E:", game.options())
    found = [Counter(), Counter()]
    for _ in range(600):
        row = rows.pack(state)
        found[0].update(rows.pick(row, chance) for _ in range(2))
        rows.play(row, 2)
        found[1].update(rows.pick(row, chance) for _ in range(2))
    assert [sorted(each) for each in found] == [[1, 2], [0, 3, 4]]
    assert all(abs(times - 1200 / len(each)) < 100 for each in found for times in each.values())


def test_the_driver_of_a_game_is_compiled_once():
    tug = find_batch(find_game("tug"))
    assert drive(tug) is drive(tug)
