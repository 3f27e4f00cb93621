"""Dominoes' exact values: the tables against their twin, against the rules, against themselves and against chance."""

from functools import cache
from itertools import permutations, product
from math import fsum, sqrt
from random import Random

import numpy as np
import pytest

from fives.core.catalogue import find_game, find_solver
from fives.core.chance.rolls import FACES, rolls
from fives.core.game import NATURE
from fives.games.dominoes.bots import choose
from fives.games.dominoes.notation import read_move, read_state, write_state
from fives.games.dominoes.rules import (
    ROLLS,
    TARGET,
    Dominoes,
    Options,
    actors,
    draw,
    moves,
    places,
    play,
    result,
    start,
)
from fives.games.dominoes.solved_race_to_fifteen import POINTS, hits, lengths, solve_race, turn_lengths
from fives.games.dominoes.solved_round import PRECISION, STRINGS, either_way, solve_round
from fives.games.dominoes.solver import begin_value, evaluate, look_ahead, move_values, stakes, use_chances, win_chance
from fives.games.dominoes.strings_of_dice import LONGEST, is_string, laid, match
from games.dominoes.figures import HOUSES
from games.dominoes.ladder import LADDER

ALONE = Options(variation=2)
each_house = pytest.mark.parametrize("options", HOUSES, ids=str)
TABLES = [*((options, 2) for options in HOUSES), *((ALONE, seats) for seats in (2, 3, 4))]
each_table = pytest.mark.parametrize(("options", "seats"), TABLES, ids=str)


def at(text, **options):
    return read_state(text, Options(**options))


def round_states(options, scores=(2, 3)):
    """Return every string with every roll of a turn of seat 0, read from both ends."""
    strings = [string for size in range(1, LONGEST) for string in permutations(FACES, size) if is_string(string)]
    for string, left in product(strings, range(ROLLS)):
        yield Dominoes(options, scores, 0, None, string, (), 0, left + 1)
        yield Dominoes(options, scores, 0, None, string, (), 1, left)
        for face in FACES:
            if places(options, string, (face,)):
                yield Dominoes(options, scores, 0, None, string, (face,), 0, left)


def walked(options, seats, seed, level="beginner"):
    """Yield the states of a whole game."""
    random, state = Random(seed), start(seats, options)
    while acting := actors(state):
        yield state
        (actor,) = acting
        move = draw(state, random) if actor == NATURE else choose(state, actor, level, random, 1.0)
        state = play(state, actor, move)
    yield state


# The tables and their twin


@each_house
def test_no_state_of_a_round_is_left_that_the_twin_would_change(options):
    """The readable twin works one state out of those that follow; the finished table already agrees."""
    known = cache(win_chance)
    for state in round_states(options):
        worth = [known(state, seat) for seat in (0, 1)]
        assert look_ahead(state, known) == pytest.approx(worth, abs=1e-12), write_state(state)


@each_table
def test_no_state_of_a_game_is_left_that_the_twin_would_change(options, seats):
    """The same along whole games: openings, beginnings, every score on the way."""
    known = cache(win_chance)
    for state in walked(options, seats, 1):
        if actors(state):
            worth = [known(state, seat) for seat in range(seats)]
            assert look_ahead(state, known) == pytest.approx(worth, abs=1e-12), write_state(state)


# The value is the only one


@each_house
def test_the_bounds_from_below_and_from_above_meet(options):
    """A round without end is lost to the one bound and won to the other; they meet, so stalling gains nothing."""
    assert solve_round(options.variation, options.may_decline, options.replace_single).bracket <= PRECISION


@each_house
def test_scoring_is_better_than_being_scored_on_at_every_score(options):
    """So the best way to play a round does not depend on the score."""
    for mine, theirs in product(range(TARGET), repeat=2):
        lose, win = stakes(Dominoes(options, (mine, theirs), 0, None, (1,), (), 0, 3))
        assert win - lose > 0.001
        scored = Dominoes(options, (mine + 1, theirs), turn=1)
        beaten = Dominoes(options, (mine, theirs + 1), turn=0)
        assert (lose, win) == (pytest.approx(win_chance(beaten, 0)), pytest.approx(win_chance(scored, 0)))


@cache
def reach(string, length):
    """Return how likely a string grows to `length` if that is all one wants: straight from the rules and the rolls."""
    if len(string) >= length:
        return 1.0
    chance = 0.0
    for dice, likely in rolls(LONGEST - len(string)).items():
        ways = [either_way(laid(string, place)) for place in places(ALONE, string, dice)]
        chance += float(likely) * max((reach(way, length) for way in ways), default=0.0)
    return chance


def test_one_way_to_build_is_best_for_every_length_at_once():
    """DO-V2: playing for points reaches each length as often as playing for that length alone does."""
    for string in STRINGS:
        for length in range(1, LONGEST + 1):
            assert lengths(string)[length:].sum() == pytest.approx(reach(string, length), abs=1e-12), (string, length)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_more_points_are_never_worse(seats):
    """DO-V2: each player's share only grows with the own score; so the way to build is best at every score."""
    race = solve_race(seats)
    for table, place in product(race.tables, range(seats)):
        assert np.diff(table[..., place], axis=place).min() > -1e-12
        assert np.abs(table.sum(axis=-1) - 1).max() < 1e-12


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_has_the_same_share_before_a_race(seats):
    """Equal turns and one best way to build: who begins has no edge."""
    assert solve_race(seats).shares((0,) * seats, 0) == pytest.approx([1 / seats] * seats, abs=1e-12)


def test_hits_are_a_distribution_and_those_of_the_dice():
    for dice, wanted in product(range(1, 5), range(7)):
        odds = hits(dice, wanted)
        assert odds.sum() == pytest.approx(1, abs=1e-15)
        for best in range(wanted):
            likely = sum(p for roll, p in rolls(dice).items() if min(roll) == best + 1)  # face 1 is wanted most
            assert odds[best] == pytest.approx(float(likely), abs=1e-15)


# Best play, checked through the rules


@each_table
def test_no_single_deviation_improves_the_value(options, seats):
    """Every move is worth what the state after it is worth, and none is worth more than the state before it."""
    lying = [] if options.alone else Random(7).sample(list(round_states(options)), 80)
    for state in [*walked(options, seats, 5), *lying]:
        for seat in actors(state) - {NATURE}:
            judged = evaluate(state, seat)
            assert judged.exact
            assert judged.value == pytest.approx(win_chance(state, seat), abs=1e-12)
            assert {read_move(valued.move) for valued in judged.moves} == set(moves(state, seat))
            for valued in judged.moves:
                after = play(state, seat, read_move(valued.move))
                assert valued.value == pytest.approx(win_chance(after, seat), abs=1e-12)
                assert valued.value <= judged.value + 1e-12


@each_table
def test_the_values_of_all_seats_add_up_to_one(options, seats):
    for state in walked(options, seats, 3):
        assert fsum(win_chance(state, seat) for seat in range(seats)) == pytest.approx(1, abs=1e-12)
    ended = result(state)
    shares = [(seat in ended.winners) / len(ended.winners) for seat in range(seats)]
    assert [evaluate(state, seat).value for seat in range(seats)] == shares


# Who begins


@pytest.mark.parametrize("how", ["roll", "lot", "winner"])
@each_table
def test_before_the_opening_all_have_the_same_chance(options, seats, how):
    state = start(seats, Options(options.variation, options.may_decline, options.replace_single, how))
    assert [evaluate(state, seat).value for seat in range(seats)] == pytest.approx([1 / seats] * seats, abs=1e-12)


# Known by hand


def test_the_last_die_of_a_round_is_three_rolls_against_what_fits():
    """1-3-5-4: only a 2 and a 6 fit, both beside the 4; the turn fails with four faces of six, three times."""
    assert solve_round(0, False, False).table[ROLLS, STRINGS[1, 3, 5, 4]] == pytest.approx(1 - (4 / 6) ** 3, abs=1e-15)


def test_a_player_who_makes_a_dead_end_scores():
    """To 1-5-2-3 nothing can be added, and the same holds for its mirror 6-2-5-4."""
    state = at("152:3 0 4-4 2")
    assert use_chances(state)[read_move("right3")] == 1.0
    assert use_chances(state)[read_move("left3")] == pytest.approx((4 / 6) ** 3, abs=1e-15)


def test_seven_minus_each_die_is_the_same_game():
    """DO1: if two numbers match, so do what is left of seven."""
    assert all(match(a, b) == match(7 - a, 7 - b) for a, b in product(FACES, repeat=2))
    solved = solve_round(1, True, True)
    turned = [STRINGS[either_way(tuple(7 - die for die in string))] for string in STRINGS]
    assert solved.table[:, turned] == pytest.approx(solved.table, abs=1e-12)


def test_the_race_is_the_sum_over_all_ways_to_five():
    begun = solve_round(0, False, False).begun

    def wins(mine, theirs, begins):
        if TARGET in (mine, theirs):
            return float(mine == TARGET)
        scores = begun if begins else 1 - begun
        return scores * wins(mine + 1, theirs, False) + (1 - scores) * wins(mine, theirs + 1, True)

    assert begin_value(Options(), 0, 0) == pytest.approx(wins(0, 0, True), abs=1e-12)


def test_a_turn_of_variation_2_at_the_end_of_the_race():
    """Seat 0 needs five dice to share with fifteen, and has one roll for the fifth: a 4 or a 5 to 1-3-2-6."""
    assert win_chance(at("1326+1 0 10-15 1", variation=2), 0) == pytest.approx(2 / 6 / 2, abs=1e-12)
    assert win_chance(at("- 0 10-15 1", variation=2), 0) == pytest.approx(turn_lengths()[5] / 2, abs=1e-12)


def test_the_catalogue_finds_the_solver():
    solver = find_solver(find_game("dominoes"))
    assert solver is not None
    assert [solver.evaluate(at("- 1 5-2"), seat).value for seat in (0, 1)] == [1.0, 0.0]
    assert solver.evaluate(at("13"), 0).unit == "win probability"
    assert move_values(at("13"), 1) == {}
    assert turn_lengths() @ POINTS == pytest.approx(3.5049, abs=1e-4)


# Chance agrees: perfect bots play whole games through the rules alone


def check_by_playing(state, games, seed):
    """The first seat's share of the victories is its value, within four standard errors."""
    random, levels = Random(seed), ("perfect",) * len(state.scores)
    value = win_chance(state, 0)
    won = [LADDER.play_out(state, levels, random)[0] for _ in range(games)]
    mean = fsum(won) / games
    error = sqrt(fsum((each - mean) ** 2 for each in won)) / games
    assert abs(mean - value) < 4 * error, (mean, value)


@pytest.mark.parametrize("text", ["- 0 4-4", "- 0 3-2"])
@pytest.mark.parametrize("variation", [0, 1])
def test_a_few_hundred_games_agree_with_the_value(variation, text):
    check_by_playing(at(text, variation=variation), games=300, seed=variation)


@pytest.mark.parametrize("text", ["- 0 10-9 0", "- 1 10-12-9 1", "- 2 9-12-10-8 0"])
def test_a_few_hundred_races_agree_with_the_value(text):
    check_by_playing(at(text, variation=2), games=300, seed=4)


@pytest.mark.slow
@each_house
def test_thousands_of_games_agree_with_the_value(options):
    """Where a lone die can be replaced a round goes on and on, so there it is the deciding round that is played."""
    if options.replace_single:
        check_by_playing(read_state("- 0 4-4", options), games=1000, seed=11)
    else:
        check_by_playing(start(2, options, first=0), games=4000, seed=11)


@pytest.mark.slow
@pytest.mark.parametrize("text", ["- 0 0-0 0", "- 0 9-6 0", "- 1 10-7 1", "- 0 6-7-5 0", "- 3 5-9-2-7 2"])
def test_thousands_of_races_agree_with_the_value(text):
    check_by_playing(at(text, variation=2), games=4000, seed=12)
