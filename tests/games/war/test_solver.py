"""War's exact values: the kernel against its twin, against the rules, against itself and against chance."""

from itertools import product
from math import sqrt
from random import Random

import numpy as np
import pytest

from fives.core.catalogue import find_game, find_solver
from fives.core.game import NATURE
from fives.games.war.bots import choose
from fives.games.war.notation import read_move, read_state
from fives.games.war.rules import TARGET, Army, Options, War, actors, chances, draw, moves, play, result, start, view
from fives.games.war.solved_round import LOST, PLACES, PRECISION, WON, Place, RoundRules, solve_round
from fives.games.war.solver import after_round, best_mix, evaluate, move_values, round_chance, stakes, win_chance
from games.war.ladder import LADDER

HOWS = ("forced", "optional", "auto")
HOUSES = [Options(variation=v, captures=c, sudden=s) for v, c, s in product((0, 1, 2, "both"), HOWS, (False, True))]
ROUNDS = [RoundRules(how, twice, sudden) for how, twice, sudden in product(HOWS, (False, True), (False, True))]
each_house = pytest.mark.parametrize("options", HOUSES, ids=str)
each_round = pytest.mark.parametrize("house", ROUNDS, ids=str)


def at(text, **options):
    return read_state(text, Options(**options))


def fresh(place, options, scores=(4, 4)):
    """Return a turn of which nothing is thrown yet."""
    return War(options, (Army(place.mine), Army(place.theirs)), place.middle, scores=scores)


def thrown(state):
    """Return the turn with all dice in the air."""
    for seat in (0, 1):
        state = play(state, seat, moves(state, seat)[0])
    return state


def landings(state):
    """Yield each way both armies can land, with its probability."""
    for mine, p in chances(state).items():
        half = play(state, NATURE, mine)
        for theirs, q in chances(half).items():
            yield p * q, play(half, NATURE, theirs)


def seat_0_wins(state):
    """Return how likely seat 0 wins the last round (4-4), by the kernel's word on the places."""
    ended = result(state)
    return float(ended.winners == (0,)) if ended else round_chance(state)


def payoffs(state):
    """Return the matrix of a joint roll through the rules: what each pair of choices leads to, by the kernel's word."""
    lists = [list(moves(state, seat)) or [state.armies[seat].captures] for seat in (0, 1)]
    rows = []
    for mine in lists[0]:
        half = play(state, 0, mine) if 0 in actors(state) else state
        rows.append([seat_0_wins(play(half, 1, theirs) if 1 in actors(state) else half) for theirs in lists[1]])
    return np.array(rows)


# The kernel and its twin


@pytest.mark.parametrize("options", [Options(), Options(variation=2, sudden=True)], ids=str)
@pytest.mark.parametrize("place", [Place(2, 2, 4), Place(1, 3, 6), Place(3, 1, 2), Place(4, 1, None)], ids=str)
def test_no_place_is_left_that_the_rules_would_change(options, place):
    """Roll everything through the rules, settle each matrix by its pure bounds: the finished table already agrees."""
    low = high = 0.0
    for chance, state in landings(thrown(fresh(place, options))):
        matrix = np.array([[seat_0_wins(state)]]) if not any(army.dice for army in state.armies) else payoffs(state)
        low += float(chance) * matrix.min(axis=1).max()
        high += float(chance) * matrix.max(axis=0).min()
    value = round_chance(fresh(place, options))
    assert low == pytest.approx(value, abs=1e-12)
    assert high == pytest.approx(value, abs=1e-12)


@pytest.mark.slow
@each_house
def test_no_place_at_all_is_left_that_the_rules_would_change(options):
    for place in PLACES:
        test_no_place_is_left_that_the_rules_would_change(options, place)


@each_round
def test_the_bounds_from_below_and_from_above_meet(house):
    """A round without end is lost to the one bound and won to the other; they meet, so stalling gains nothing."""
    assert solve_round(house).bracket <= PRECISION


@each_round
def test_the_two_seats_are_alike(house):
    """Changing seats turns a chance into its opposite; two dice each are even."""
    values = solve_round(house).values
    for place, number in PLACES.items():
        mirrored = PLACES[Place(place.theirs, place.mine, place.middle)]
        assert values[number] + values[mirrored] == pytest.approx(1, abs=1e-12)
    assert (values[LOST], values[WON]) == (0, 1)


def test_more_dice_are_better():
    """In every house an army of three beats one of two, and one of four beats one of three."""
    for house in ROUNDS:
        values = solve_round(house).values
        one, two, three, four = (values[PLACES[Place(mine, 5 - mine, None)]] for mine in (1, 2, 3, 4))
        assert one < two < 0.5 < three < four


# What to choose


@each_round
def test_as_many_as_possible_and_opposing_dice_first_is_best_whatever_the_other_does(house):
    """The first choice listed is as good as any other against every choice of the opponent, so nobody need mix."""
    solved = solve_round(house)
    for game in solved.games:
        matrix = solved.values[game]
        assert (matrix[0] >= matrix - 1e-12).all()
        assert (matrix[:, :1] <= matrix + 1e-12).all()


@each_house
def test_the_value_does_not_depend_on_the_order_of_capture_choices(options):
    other = Options(options.variation, "auto", options.sudden)
    for scores, place in product([(0, 0), (2, 3), (4, 1)], PLACES):
        value = win_chance(fresh(place, options, scores), 0)
        assert value == pytest.approx(win_chance(fresh(place, other, scores), 0), abs=1e-12)


@each_house
def test_no_single_deviation_improves_the_value(options):
    """Every move is worth what the state after it is worth as long as nothing is secret, and none beats the state."""
    random, seen = Random(7), 0
    for _ in range(5):
        state = start(2, options)
        while acting := actors(state):
            for seat in sorted(acting - {NATURE}):
                judged = evaluate(state, seat)
                assert judged.exact
                assert {read_move(valued.move) for valued in judged.moves} == set(moves(state, seat))
                if all(view(state, each) == state for each in (0, 1)):
                    assert judged.value == pytest.approx(judged.moves[0].value, abs=1e-12)
                    for valued in judged.moves:
                        after = play(state, seat, read_move(valued.move))
                        assert valued.value == pytest.approx(win_chance(after, seat), abs=1e-12)
                    seen += len(judged.moves) > 1
            seat = random.choice(sorted(acting))
            state = play(state, seat, draw(state, random) if seat == NATURE else random.choice(moves(state, seat)))
    assert seen or options.captures == "auto"


def test_a_choice_is_worth_what_it_brings_against_the_best_reply():
    """1-3-4 against a lone 4 with a 4 in the middle: both had better take the other's die."""
    state = at("134:4 4 4-4")
    values = move_values(state, 0)
    matrix = payoffs(state)
    assert list(values.values()) == pytest.approx(list(matrix[:, 0]), abs=1e-12)
    assert best_mix(state, 0) == {moves(state, 0)[0]: 1.0, moves(state, 0)[1]: 0.0}
    assert values[moves(state, 0)[0]] > values[moves(state, 0)[1]]


def test_the_solver_uses_no_hidden_information():
    """What seat 1 may choose is worth the same whatever seat 0 has chosen."""
    state = at("134:4 4 1-2")
    told = [evaluate(play(state, 0, move), 1).moves for move in moves(state, 0)]
    assert told[0] == told[1] == evaluate(state, 1).moves
    values = [win_chance(play(state, 0, move), 1) for move in moves(state, 0)]
    assert values[0] < values[1]


# The race


@pytest.mark.parametrize("variation", [0, 2])
def test_without_help_for_the_loser_the_race_is_a_fair_coin(variation):
    """From 4-2 the one ahead needs one of three tosses: 7/8."""
    options = Options(variation=variation)
    assert win_chance(read_state("middle 0 4-2", options), 0) == pytest.approx(7 / 8, abs=1e-12)
    assert win_chance(start(2, options), 0) == pytest.approx(1 / 2, abs=1e-12)


@pytest.mark.parametrize(("variation", "twice", "sudden"), [(v, v == "both", s) for v in (1, "both") for s in (0, 1)])
def test_with_help_for_the_loser_the_race_is_a_markov_chain_of_rounds(variation, twice, sudden):
    """WA-V1: walk the race round by round; the last winner has two dice against three."""
    options = Options(variation=variation, sudden=bool(sudden))
    ahead = solve_round(RoundRules("forced", twice, bool(sudden))).values[PLACES[Place(2, 3, None)]]

    def wins(mine, theirs, won_last):
        if TARGET in (mine, theirs):
            return float(mine == TARGET)
        chance = ahead if won_last else 1 - ahead
        return chance * wins(mine + 1, theirs, True) + (1 - chance) * wins(mine, theirs + 1, False)

    for mine, theirs in product(range(TARGET), repeat=2):
        assert after_round(options, mine, theirs) == pytest.approx(wins(mine, theirs, True), abs=1e-12)
        state = read_state(f"xxx:xx - {mine}-{theirs}", options)
        assert win_chance(state, 0) == pytest.approx(wins(mine, theirs, False), abs=1e-12)


@each_house
def test_winning_a_round_is_better_than_losing_it_at_every_score(options):
    """So the best way to play a round does not depend on the score."""
    for mine, theirs in product(range(TARGET), repeat=2):
        lose, win = stakes(options, mine, theirs)
        assert win - lose > 0.001


def test_the_catalogue_finds_the_solver():
    solver = find_solver(find_game("war"))
    assert solver is not None
    assert solver.evaluate(at("middle 0 5-2"), 0).value == 1.0
    assert solver.evaluate(at("middle 0 5-2"), 1).value == 0.0
    assert solver.evaluate(at("13:24 4"), 0).unit == "win probability"


# Chance agrees: two perfect bots play whole games through the rules alone


def check_by_playing(state, games, seed):
    random, value = Random(seed), win_chance(state, 0)
    won = sum(LADDER.play_out(state, ("perfect", "perfect"), random)[0] for _ in range(games))
    assert abs(won / games - value) < 4 * sqrt(value * (1 - value) / games), (won / games, value)


@pytest.mark.parametrize("variation", [0, 1, 2, "both"])
def test_a_few_hundred_games_agree_with_the_value(variation):
    check_by_playing(at("xxx:xx - 4-4", variation=variation), games=250, seed=7)


@pytest.mark.slow
@each_house
def test_two_thousand_games_agree_with_the_value(options):
    check_by_playing(read_state("x:xxx 5 4-4", options), games=1500, seed=11)
    check_by_playing(read_state("xx:xxx - 3-3", options), games=500, seed=12)


def test_the_perfect_bot_chooses_from_its_view():
    state = at("134:4 4 0-0")
    after = play(state, 0, moves(state, 0)[1])
    assert choose(view(after, 1), 1, "perfect", Random(1), 1.0) == read_move("4=4")
