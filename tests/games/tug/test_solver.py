"""Tug's exact values: the kernel against its twin, against the rules, against itself and against chance."""

from collections import Counter
from functools import cache
from itertools import combinations, combinations_with_replacement, pairwise, product
from math import exp, sqrt
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from fives.core.catalogue import find_game, find_solver
from fives.core.chance.rolls import rolls
from fives.core.game import NATURE
from fives.games.tug.bots import BLUR, choose
from fives.games.tug.notation import read_move, read_state, write_state
from fives.games.tug.rules import TARGET, Goal, Options, Tug, actors, chances, draw, moves, play, result, start
from fives.games.tug.solved_point import GOALS, PRECISION, solve_point
from fives.games.tug.solver import (
    choose_value,
    evaluate,
    goal_chances,
    keep_chances,
    move_values,
    point_chance,
    roll_value,
    score_chance,
    stakes,
    win_chance,
)
from fives.solving.five_dice_odds import DICE, ODDS
from games.tug.ladder import LADDER
from games.tug.test_perft import OTHER, made

HOUSES = [Options(variation=v, full_house=f, gift=g) for v, f, g in product((0, 1, 2), (False, True), (False, True))]
GAMES = [replace(options, choose=choose) for options in HOUSES for choose in ("once", "each_beginning")]
TURNS = [(1, 1), (2, 2), (2, 1), (3, 3), (7, 6)]  # of variation 1: the turn and the dice left in it
each_house = pytest.mark.parametrize("options", HOUSES, ids=str)
each_game = pytest.mark.parametrize("options", GAMES, ids=str)  # a choice for every point changes none of the points


def at(text, **options):
    return read_state(text, Options(**options))


def landed_states(options, goal, turns=TURNS):
    """Return every way the dice can lie for seat 0 or seat 1 to move, seat 0 pulling for `goal`."""
    counts = turns if options.variation == 1 else [(1, 0)]
    for (number, left), dice, turn in product(counts, DICE, (0, 1)):
        yield Tug(options, turn, None, (goal, goal.other), dice, 0, number, left)


def seat_0_scores(state):
    """Return the kernel's word on how likely seat 0 scores the point."""
    chance = point_chance(state)
    return chance if state.turn == 0 else 1 - chance


# The kernel and its twin


@each_house
def test_no_landed_state_is_left_that_the_twin_would_change(options):
    """The readable twin works one state out of those that follow; the finished table already agrees."""

    @cache
    def in_the_air(state):
        return score_chance(state, seat_0_scores)

    for goal in Goal:
        for state in landed_states(options, goal):
            assert score_chance(state, in_the_air) == pytest.approx(seat_0_scores(state), abs=1e-12), write_state(state)


@each_house
def test_dice_in_the_air_are_worth_what_they_land_as(options):
    turn = " 4/1" if options.variation == 1 else ""
    for text in ("344+2 three 0 1-2" + turn, "-+5 five 1 4-0"):
        state = read_state(text, options)
        landed = [(float(chance), play(state, NATURE, roll)) for roll, chance in chances(state).items()]
        for seat in (0, 1):
            expected = sum(chance * win_chance(next, seat) for chance, next in landed)
            assert win_chance(state, seat) == pytest.approx(expected, abs=1e-12)


def test_each_row_of_the_odds_is_a_distribution():
    assert ODDS.sum(axis=1) == pytest.approx(np.ones(len(ODDS)), abs=1e-14)


# The value is the only one


@each_house
def test_the_bounds_from_below_and_from_above_meet(options):
    """A point without end is lost to the one bound and won to the other; they meet, so stalling gains nothing."""
    point = solve_point(options.variation, options.full_house, options.gift)
    assert point.bracket <= PRECISION


@pytest.mark.parametrize("full_house", [True, False])
@pytest.mark.parametrize("gift", [True, False])
def test_no_turn_of_variation_1_is_longer_than_endless(full_house, gift):
    """From turn `last` on five more dice change nothing, and a table depends on the five before it alone."""
    point = solve_point(1, full_house, gift)
    assert point.last <= 200
    endless = point.to_move(point.last, point.last)
    longer = point._spent(1 - endless[::-1], point.last + 5)[-6:]
    assert all(np.abs(more - fewer).max() <= 1e-14 for fewer, more in pairwise(longer))
    for number, left in [(point.last, 1), (point.last + 50, 3), (999, 999)]:
        nearly = point.to_move(point.last - 1, min(left, point.last - 1))
        assert np.abs(point.to_move(number, left) - nearly).max() < 2e-13


@each_game
def test_scoring_is_better_than_being_scored_on_at_every_score(options):
    """So the best way to play a point does not depend on the score."""
    for mine, theirs, goal in product(range(TARGET), range(TARGET), Goal):
        state = Tug(options, 0, None, (goal, goal.other), (1, 2, 3, 4, 4), 0, 1, 1, (mine, theirs))
        lose, win = stakes(state)
        assert win - lose > 0.001
        goals = None if options.choose == "each_beginning" else (goal, goal.other)
        scored = Tug(options, 1, None, goals, scores=(mine + 1, theirs))
        beaten = Tug(options, 0, None, goals, scores=(mine, theirs + 1))
        assert (lose, win) == (pytest.approx(win_chance(beaten, 0)), pytest.approx(win_chance(scored, 0)))


# Best play, checked through the rules


@each_game
def test_no_single_deviation_improves_the_value(options):
    """Every move is worth what the state after it is worth, and none is worth more than the state before it."""
    random = Random(7)
    states = [start(2, options), read_state("choose 1", options), read_state("- five 0 2-3", options)]
    if options.choose == "each_beginning":
        states += [read_state(text, options) for text in ("choose 0 3-4", "choose 1 0-2", "choose 1 4-4")]
    states += [state for goal in Goal for state in random.sample(list(landed_states(options, goal)), 60)]
    for state in states:
        (seat,) = actors(state)
        judged = evaluate(state, seat)
        assert judged.exact
        assert judged.value == pytest.approx(judged.moves[0].value, abs=1e-12)
        assert {read_move(valued.move) for valued in judged.moves} == set(moves(state, seat))
        for valued in judged.moves:
            after = play(state, seat, read_move(valued.move))
            assert valued.value == pytest.approx(win_chance(after, seat), abs=1e-12)
            assert valued.value <= judged.value + 1e-12


@each_game
def test_the_values_of_both_seats_add_up_to_one(options):
    random = Random(3)
    state = start(2, options)
    while acting := actors(state):
        (actor,) = acting
        assert win_chance(state, 0) + win_chance(state, 1) == pytest.approx(1, abs=1e-15)
        assert evaluate(state, 1 - max(actor, 0)).moves == ()
        move = draw(state, random) if actor == NATURE else choose(state, actor, "beginner", random, 1.0)
        state = play(state, actor, move)
    ended = result(state)
    assert [evaluate(state, seat).value for seat in (0, 1)] == [float(seat in ended.winners) for seat in (0, 1)]


def test_the_points_worth_in_the_game_follows_from_its_worth_in_the_point():
    state = at("12344 three 0 4-4")
    assert move_values(state, 0) == pytest.approx(keep_chances(state))


# Who begins


@pytest.mark.parametrize("how", ["roll", "lot", "winner"])
def test_before_the_opening_both_have_the_same_chance(how):
    for options in GAMES:
        fair = replace(options, start=how)
        assert evaluate(start(2, fair), 0).value == pytest.approx(0.5, abs=1e-15)
        assert evaluate(start(2, fair), 1).value == pytest.approx(0.5, abs=1e-15)


def test_the_host_who_begins_has_the_starting_players_chance():
    state = start(2, Options(start="host"))
    assert evaluate(state, 0).value == choose_value(Options(), 0, 0)
    assert [valued.move for valued in evaluate(state, 0).moves] == ["three", "five"]


def test_a_high_first_roll_begins_more_often():
    """Of 36 throws 30 total less than ten, 3 exactly ten, 3 more."""
    value = choose_value(Options(), 0, 0)
    begins = (30 + 3 / 2) / 36
    assert evaluate(at("open 46 ?"), 0).value == pytest.approx(begins * value + (1 - begins) * (1 - value))


# Known by hand


def test_a_point_that_is_all_but_won():
    """Turn `n` of variation 1, one die in the air and none left: 1-2-3-4 becomes five different with a 5 or a 6."""
    state = at("1234+1 five 0 4-4 1/0", variation=1)
    passes = [play(state, NATURE, (die,)) for die in (1, 2, 3, 4)]
    assert win_chance(state, 0) == pytest.approx(2 / 6 + sum(win_chance(next, 0) for next in passes) / 6, abs=1e-12)


def test_the_race_is_the_sum_over_all_ways_to_five():
    """From 0-0, walk the race point by point with the chance that a beginning's roller scores."""
    chance = {goal: solve_point(0, False, False).begun()[row] for goal, row in GOALS.items()}

    def wins(three, five, roller):  # for the player of three alike
        if TARGET in (three, five):
            return float(three == TARGET)
        scores = chance[roller] if roller is Goal.THREE_ALIKE else 1 - chance[roller]
        next = wins(three + 1, five, Goal.FIVE_DIFFERENT), wins(three, five + 1, Goal.THREE_ALIKE)
        return scores * next[0] + (1 - scores) * next[1]

    assert roll_value(Options(), Goal.THREE_ALIKE, 0, 0) == pytest.approx(wins(0, 0, Goal.THREE_ALIKE), abs=1e-12)
    assert roll_value(Options(), Goal.FIVE_DIFFERENT, 0, 0) == pytest.approx(
        1 - wins(0, 0, Goal.FIVE_DIFFERENT), abs=1e-12
    )


# A second recursion, by the plain reading of test_perft.py: it shares nothing with the rules or the kernel


@cache
def plain_point(variation, full_house, gift):
    """Return by goal how likely the player who rolls the beginning scores; variation 1 has too many turns for it."""
    lying = list(combinations_with_replacement(range(1, 7), 5))
    falls = {
        size: [(fall, n / 6**size) for fall, n in Counter(product(range(1, 7), repeat=size)).items()]
        for size in (1, 2, 5)
    }
    lifts = (2,) if variation == 2 else (1, 2)
    keeps = {dice: {keep for lift in lifts for keep in combinations(dice, 5 - lift)} for dice in lying}
    own = {goal: {dice: made(dice, goal, full_house) for dice in lying} for goal in OTHER}
    worth = {goal: dict.fromkeys(lying, 0.5) for goal in OTHER}  # of lying dice to the player to move

    def landing(goal, kept):
        total = 0.0
        for fall, chance in falls[5 - len(kept)]:
            dice = tuple(sorted(kept + fall))
            gives = gift and own[OTHER[goal]][dice]
            total += chance * (1.0 if own[goal][dice] else 0.0 if gives else 1 - worth[OTHER[goal]][dice])
        return total

    moved = 1.0
    while moved > 1e-13:
        moved = 0.0
        for goal in OTHER:
            landed = {kept: landing(goal, kept) for kept in set().union(*keeps.values())}
            for dice in lying:
                best = max(landed[kept] for kept in keeps[dice])
                moved, worth[goal][dice] = max(moved, abs(best - worth[goal][dice])), best
    begun = dict.fromkeys(OTHER, 0.0)
    for (fall, chance), goal in product(falls[5], OTHER):
        dice = tuple(sorted(fall))
        begun[goal] += chance * (1.0 if own[goal][dice] else 0.0 if own[OTHER[goal]][dice] else worth[goal][dice])
    return begun


def plain_game(begun, anew):
    """Return by goal how likely the starting player wins, who chooses once or, `anew`, for every point."""

    @cache
    def wins(goal, mine, theirs):
        scored = 0.0 if mine == 4 else following(OTHER[goal], theirs, mine + 1)
        beaten = 0.0 if theirs == 4 else following(goal, mine, theirs + 1)
        return begun[goal] * (1 - scored) + (1 - begun[goal]) * beaten

    def following(goal, mine, theirs):
        """Return how likely the player who starts the next point wins."""
        return max(wins(each, mine, theirs) for each in OTHER) if anew else wins(goal, mine, theirs)

    return {goal: wins(goal, 0, 0) for goal in OTHER}


@pytest.mark.parametrize(
    "options",
    [
        Options(),
        pytest.param(Options(variation=2, full_house=True), marks=pytest.mark.slow),
        pytest.param(Options(full_house=True), marks=pytest.mark.slow),
        pytest.param(Options(gift=True), marks=pytest.mark.slow),
        pytest.param(Options(variation=2, gift=True), marks=pytest.mark.slow),
    ],
    ids=str,
)
@pytest.mark.parametrize("choose", ["once", "each_beginning"])
def test_a_plain_recursion_finds_the_same_values(options, choose):
    """In the point and in the game; a player who chooses for every point weighs both goals at every score."""
    options = replace(options, choose=choose)
    begun = plain_point(options.variation, options.full_house, options.gift)
    assert {goal.value: chance for goal, chance in goal_chances(options).items()} == pytest.approx(begun, abs=1e-11)
    game = plain_game(begun, choose == "each_beginning")
    assert {goal.value: roll_value(options, goal, 0, 0) for goal in Goal} == pytest.approx(game, abs=1e-11)


@pytest.mark.parametrize(
    ("full_house", "choose", "chances"),
    [
        (True, "once", (76.7, 71.8, 88.1)),
        (False, "once", (63.9, 56.3, 80.9)),
        (True, "each_beginning", (55.3, 53.4, 56.9)),
        (False, "each_beginning", (53.2, 51.4, 55.2)),
    ],
)
def test_the_starting_players_chance(full_house, choose, chances):
    """In percent, by variation. A review of the rules found most of them with a program of its own."""
    found = [choose_value(Options(variation=v, full_house=full_house, choose=choose), 0, 0) for v in (0, 1, 2)]
    assert [round(100 * value, 1) for value in found] == [*chances]


def test_a_bot_weighs_the_goal_of_a_point_by_the_point():
    """Where every point begins with a choice; a goal for the whole game is weighed by the game."""
    random = Random(1)
    anew, once = at("choose 0 2-2", choose="each_beginning"), at("choose 0")
    for state, worth in [(anew, goal_chances(anew.options)), (once, move_values(once, 0))]:
        picked = [choose(state, 0, "beginner", random, 1.0) for _ in range(2000)]
        edge = worth[Goal.THREE_ALIKE] - worth[Goal.FIVE_DIFFERENT]
        expected = 1 / (1 + exp(-edge / BLUR["beginner"]))
        assert picked.count(Goal.THREE_ALIKE) / 2000 == pytest.approx(expected, abs=0.04)
        assert choose(state, 0, "perfect", random, 1.0) is Goal.THREE_ALIKE


def test_the_catalogue_finds_the_solver():
    solver = find_solver(find_game("tug"))
    assert solver is not None
    assert solver.evaluate(at("- five 1 5-2"), 0).value == 1.0
    assert solver.evaluate(at("- five 1 5-2"), 1).value == 0.0
    assert solver.evaluate(at("12344 three"), 0).unit == "win probability"
    assert len(rolls(5)) == len(DICE) == 252


# Chance agrees: two perfect bots play whole games through the rules alone


def check_by_playing(options, goal, games, seed):
    random = Random(seed)
    chosen = play(start(2, options, first=0), 0, goal)
    value = win_chance(chosen, 0)
    won = sum(LADDER.play_out(chosen, ("perfect", "perfect"), random)[0] for _ in range(games))
    assert abs(won / games - value) < 4 * sqrt(value * (1 - value) / games), (won / games, value)


@pytest.mark.parametrize("variation", [0, 1, 2])
def test_a_few_hundred_games_agree_with_the_value(variation):
    check_by_playing(Options(variation=variation), Goal.THREE_ALIKE, games=250, seed=variation)


def test_a_few_hundred_games_agree_with_the_value_where_every_point_begins_with_a_choice():
    check_by_playing(Options(choose="each_beginning"), Goal.THREE_ALIKE, games=250, seed=3)


@pytest.mark.slow
@pytest.mark.parametrize("goal", list(Goal))
@each_game
def test_thousands_of_games_agree_with_the_value(options, goal):
    check_by_playing(options, goal, games=1500, seed=11)
