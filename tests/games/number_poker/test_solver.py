"""Number Poker's values: kernels against their twins, against plain search, chance and any rival."""

from functools import cache
from itertools import permutations
from math import sqrt
from random import Random

import numpy as np
import pytest

from fives.core.catalogue import find_game, find_solver
from fives.games.number_poker.fast.habits_by_hand import habits_by_hand
from fives.games.number_poker.fast.playouts import OPEN, any_highest, habits, shares
from fives.games.number_poker.fast.solve_hand_pairs import HANDS, LISTED, answer_pairs, game_value, table_of, value_at
from fives.games.number_poker.habit_guesser import CHARACTERS
from fives.games.number_poker.notation import read_move, read_state, write_state
from fives.games.number_poker.rules import (
    EMPTY,
    NumberPoker,
    Options,
    Take,
    actors,
    moves,
    over,
    play,
    plays,
    result,
    start,
    stones,
    view,
)
from fives.games.number_poker.solver import best_choice, evaluate, keeps_chance, round_matrix, win_chance
from fives.solving.matrix_game import solve_matrix
from games.number_poker.ladder import LADDER

NINTH, NEEDS = Options(), Options(empty_hand="needs_a_stone")
EXACT = 1e-9
each_house = pytest.mark.parametrize("options", [NINTH, NEEDS], ids=lambda options: options.empty_hand)


def at(text, options=NINTH):
    return read_state(text, options)


def share(state):
    """Return the share of seat 0 at the end."""
    ended = result(state)
    return (0 in ended.winners) / len(ended.winners)


def shown(state, fists):
    """Return the state after a round through the rules; an empty hand of two players takes the only stone."""
    for seat, fist in enumerate(fists):
        if fist is not None:
            state = play(state, seat, fist)
    return state if state.taker is None else play(state, state.taker, moves(state, state.taker)[0])


def matrix(state, value):
    """Return the matrix game of a round through the rules alone, `value` being asked about what follows."""
    lists = [plays(left, state.options) or (None,) for left in state.left]
    return np.array([[value(shown(state, (own, other))) for other in lists[1]] for own in lists[0]])


@cache
def searched(state):
    """Return how likely seat 0 wins, by plain search to the end."""
    return share(state) if not actors(state) else solve_matrix(matrix(state, searched)).value


def any_state(random, options, most=9, even=True):
    """Return the beginning of some round of two players: any hands, as many plays each if `even`, any loot."""
    while True:
        one, other = random.choices([hand for hand in HANDS if sum(hand) <= most], k=2)
        if sum(one) == sum(other) or not even:
            loot = tuple(tuple(sorted(random.choices((1, 2, 3, 4), k=random.randrange(6)))) for _ in (0, 1))
            state = NumberPoker(options, (one, other), loot, (None, None))
            if not over(state.left) and (options is NINTH or all(map(stones, state.left))):
                return state


# The kernel and its twins


def check_rounds(options, count, even=True):
    """The table already says what the rules and the readable simplex method would make of it, one round deep."""
    random = Random(count)
    for _ in range(count):
        state = any_state(random, options, even=even)
        game = matrix(state, lambda after: win_chance(after, 0))
        assert round_matrix(state) == pytest.approx(game, abs=1e-12), write_state(state)
        value = solve_matrix(game).value
        assert win_chance(state, 0) == pytest.approx(value, abs=EXACT), write_state(state)
        assert win_chance(state, 1) == 1 - win_chance(state, 0)


@each_house
def test_no_round_is_left_that_the_rules_would_change(options):
    check_rounds(options, 150)


@each_house
def test_positions_that_play_never_reaches_are_solved_too(options):
    check_rounds(options, 60, even=False)


@pytest.mark.slow
@each_house
def test_the_rules_change_none_of_ten_thousand_rounds(options):
    check_rounds(options, 10_000)


@each_house
def test_plain_search_to_the_end_agrees(options):
    random = Random(3)
    for _ in range(25):
        state = any_state(random, options, most=3, even=False)
        assert win_chance(state, 0) == pytest.approx(searched(state), abs=EXACT), write_state(state)


@pytest.mark.slow
@each_house
def test_plain_search_agrees_from_five_plays_on(options):
    random = Random(4)
    for _ in range(60):
        state = any_state(random, options, most=5)
        assert win_chance(state, 0) == pytest.approx(searched(state), abs=EXACT), write_state(state)


def test_the_value_of_a_matrix_is_that_of_its_twin():
    """With whole numbers too, of which many are equal: there the simplex method could go in circles."""
    random = np.random.default_rng(5)
    for _ in range(2000):
        shape = random.integers(1, 6, 2)
        game = random.integers(0, 3, shape) / 2 if random.random() < 0.5 else random.random(shape)
        assert game_value(game) == pytest.approx(solve_matrix(game).value, abs=1e-10)


# What cannot be gained


@cache
def answered(state, seat):
    """Return the share of `seat` if it knows how the other mixes in every round and answers best, to the end."""
    if not actors(state):
        return share(state) if seat == 0 else 1 - share(state)
    own = plays(state.left[seat], state.options) or (None,)
    mix = best_choice(state, 1 - seat).mix or {None: 1.0}

    def after(mine, theirs):
        return answered(shown(state, (mine, theirs) if seat == 0 else (theirs, mine)), seat)

    return max(sum(often * after(mine, theirs) for theirs, often in mix.items() if often) for mine in own)


@each_house
@pytest.mark.parametrize("text", ["123E: 124E:", "1344: 223E:4", "14E:44 23E:3", "4:12 E:34"])
def test_no_best_response_beats_the_mix(options, text):
    if options is NEEDS and text.startswith("4:12"):
        text = "4E:12 1E:34"
    for seat in (0, 1):
        assert answered(at(text, options), seat) == pytest.approx(win_chance(at(text, options), seat), abs=EXACT)


def check_mixes(options, states, seed):
    """No choice of either player is worth more against the other's mix than the table says.

    Since that holds in every round, and a round is worth what the rules make of the next (above), it holds to the end.
    """
    random = Random(seed)
    for _ in range(states):
        state = any_state(random, options)
        game = np.array(round_matrix(state))
        rows, columns = (np.array([*best_choice(state, seat).mix.values()]) for seat in (0, 1))
        value = win_chance(state, 0)
        assert (game @ columns).max() - value < EXACT
        assert value - (rows @ game).min() < EXACT
        assert min(rows.min(), columns.min()) >= 0
        assert rows.sum() == pytest.approx(1)
        assert columns.sum() == pytest.approx(1)


@each_house
def test_no_choice_gains_against_the_mix(options):
    check_mixes(options, 400, 12)


@pytest.mark.slow
@each_house
def test_no_choice_gains_against_twenty_thousand_mixes(options):
    check_mixes(options, 20_000, 13)


# What a player of known habits leaves to be gained


def any_habit(random, options):
    """Return by hand how likely each play comes next, of someone who may be this or that character."""
    belief = np.array([random.expovariate(1) for _ in CHARACTERS])
    return habits_by_hand(belief / belief.sum(), options)


def lead(state):
    """Return how many stones and how many points seat 0 is ahead."""
    return len(state.loot[0]) - len(state.loot[1]), sum(state.loot[0]) - sum(state.loot[1])


def worth_against(state, habit, value):
    """Return what each play of seat 0 brings against a player of that habit, `value` being asked about what follows."""
    own, other = (plays(left, state.options) or (None,) for left in state.left)
    often = habit[HANDS[state.left[1]]] if other != (None,) else (1.0,)
    return [sum(often[n] * value(shown(state, (mine, theirs))) for n, theirs in enumerate(other)) for mine in own]


def check_to_the_end(options, count, most):
    """The kernel's answer to a habit is what the rules make of it, tried to the end."""
    random = Random(count)
    for _ in range(count):
        state, habit = any_state(random, options, most), any_habit(random, options)

        @cache
        def value(state, habit=habit):
            return max(worth_against(state, habit, value)) if actors(state) else share(state)

        table = table_of(options is NEEDS, 0)
        expected = worth_against(state, habit, value)
        assert [*table.against(state.left, *lead(state), habit)] == pytest.approx(expected, abs=1e-12), write_state(
            state
        )


def check_answers(options, habits, positions):
    """From the whole hands on the kernel has filled in what the rules make of it, one round deep."""
    random = Random(habits)
    table = table_of(options is NEEDS, 0)
    for _ in range(habits):
        begun, habit = start(2, options), any_habit(random, options)
        values = np.zeros_like(table.values)
        first, second = (HANDS[hand] for hand in begun.left)
        answer_pairs(first, second, 0, 0, table.pairs, LISTED, table.starts, table.needs, habit, values)

        def value(state, values=values):
            hands = (HANDS[hand] for hand in state.left)
            return value_at(*hands, *lead(state), LISTED, table.starts, table.needs, values)

        for _ in range(positions):
            state = any_later(begun, random)
            expected = max(worth_against(state, habit, value)) if actors(state) else share(state)
            assert value(state) == pytest.approx(expected, abs=1e-12), write_state(state)


def any_later(state, random):
    """Return a round after the first that can come, however both play."""
    for _ in range(random.randrange(1, 10)):
        if actors(state):
            state = shown(state, [random.choice(plays(left, state.options) or (None,)) for left in state.left])
    return state


@each_house
def test_the_best_answer_to_a_habit_is_that_of_its_twin(options):
    check_to_the_end(options, 40, 3)
    check_answers(options, 1, 300)


@pytest.mark.slow
@each_house
def test_the_best_answers_to_habits_are_those_of_their_twin_ten_thousand_times(options):
    check_to_the_end(options, 300, 4)
    check_answers(options, 20, 500)


# What the default game comes to


def matchings(state):
    """Return the share of seat 0 over all ways in which the plays left can meet, each equally likely."""
    hands = [[each for each in range(5) for _ in range(left[each])] for left in state.left]
    total = 0.0
    for met in (orders := [*permutations(hands[1])]):
        count, points = len(state.loot[0]) - len(state.loot[1]), sum(state.loot[0]) - sum(state.loot[1])
        for own, other in zip(hands[0], met, strict=True):
            if own != other:
                wins = own == EMPTY or (other != EMPTY and own > other)
                stone = max(own, other)  # also the one that an empty hand meets
                count, points = (count + 1, points + stone) if wins else (count - 1, points - stone)
        lead = count or points
        total += 0.5 if lead == 0 else lead > 0
    return total / len(orders)


def test_playing_in_random_order_cannot_be_beaten():
    """With `ninth_play` a position is worth what chance makes of it: every order meets a random order alike."""
    random = Random(6)
    for _ in range(40):
        state = any_state(random, NINTH, most=5)
        assert win_chance(state, 0) == pytest.approx(matchings(state), abs=EXACT), write_state(state)


def test_every_choice_in_the_mix_has_the_same_value():
    random = Random(7)
    for _ in range(200):
        state = any_state(random, NINTH)
        for seat in (0, 1):
            worth, mix = best_choice(state, seat)
            assert max(worth.values()) - min(worth.values()) < EXACT
            plays_left = sum(state.left[seat])
            assert mix == {move: pytest.approx(state.left[seat][move] / plays_left) for move in mix}


def test_with_the_other_setting_choices_differ():
    """The empty hand cannot wait for the last round, so the best mix is no shuffle."""
    worth, mix = best_choice(start(2, NEEDS), 0)
    assert worth == {move: pytest.approx(0.5) for move in (1, 2, 3, 4, EMPTY)}
    assert mix[3] > mix[1] > mix[4] > mix[2] > mix[EMPTY] > 0.13
    worth, mix = best_choice(at("1122334E:4 1223344E:", NEEDS), 1)
    assert max(worth.values()) - worth[1] == pytest.approx(0.0003, abs=0.00005)
    assert mix[1] == 0


# What a hint says


@each_house
def test_both_start_alike(options):
    assert win_chance(start(2, options), 0) == pytest.approx(0.5, abs=1e-12)


def test_a_choice_is_worth_the_same_whatever_the_other_has_closed():
    begun = at("1122334E:4 1223344E:", NEEDS)
    told = [evaluate(play(begun, 0, move), 1).moves for move in moves(begun, 0)]
    assert all(each == evaluate(begun, 1).moves for each in told)
    assert evaluate(view(play(begun, 0, 4), 1), 1).moves == told[0]
    assert len({round(win_chance(play(begun, 0, move), 0), 9) for move in moves(begun, 0)}) > 1


@each_house
def test_every_move_is_listed_best_first_with_a_reason(options):
    random = Random(9)
    for seats in (2, 3, 4):
        state = start(seats, options)
        while acting := actors(state):
            seat = random.choice(sorted(acting))
            judged = evaluate(state, seat)
            assert judged.exact == (seats == 2)
            assert {read_move(valued.move) for valued in judged.moves} == set(moves(state, seat))
            values = [valued.value for valued in judged.moves]
            assert values == sorted(values, reverse=True)
            assert all(valued.why and valued.why.key.startswith("number-poker-why-") for valued in judged.moves)
            assert sum(evaluate(state, each).value for each in range(seats)) == pytest.approx(1)
            state = play(state, seat, random.choice(moves(state, seat)))
        assert evaluate(state, 0).exact


def why(text, seat=0, options=NINTH):
    listed = evaluate(at(text, options), seat).moves
    return {valued.move: (valued.why.key.partition("why-")[2], valued.why.params) for valued in listed}


def test_reasons_say_how_often_and_what_it_costs():
    assert why("11223344E: 11223344E:")["1"] == ("mix", {"percent": 22})
    assert why("11223344E: 11223344E:")["E"] == ("mix", {"percent": 11})
    assert why("1122334E:4 1223344E:", 1, NEEDS)["1"] == ("worse", {"percent": 0.03})
    assert why("12:4444 12:")["1"] == ("decided", {})
    assert why("1:4 1:3")["1"] == ("only", {})
    assert why("12E:4=E 12:=2 34:=4") == {
        "take1": ("take-leaves", {"stone": 2, "seat": 2, "other": 4}),
        "take2": ("take-leaves", {"stone": 4, "seat": 1, "other": 2}),
    }
    assert why("4E:2=E 4:=4 4:=4 1:1=1")["take1"] == ("take-leaves", {"stone": 4, "seat": 2, "other": 4})


def test_the_chance_to_win_a_stone_is_counted():
    """One of three shows a 1: it wins if the others cancel (3 + 1 of 25), or if an empty hand takes what beats it."""
    assert keeps_chance(start(3, NINTH), 0, 1) == pytest.approx(12 / 25)
    assert keeps_chance(at("1: 2: 3:"), 2, 3) == 1


# Three and four players


def play_out_slowly(state, random):
    """Return by seat the share of the victory when all plays are alike to all: the readable twin of the playouts."""
    while acting := actors(state):
        seat = min(acting)
        listed = moves(state, seat)
        if isinstance(listed[0], Take):
            highest = max(state.fists[move.seat] for move in listed)
            listed = [move for move in listed if state.fists[move.seat] == highest]
        state = play(state, seat, random.choice(listed))
    ended = result(state)
    return [(seat in ended.winners) / len(ended.winners) for seat in range(len(state.left))]


def check_playouts(options, positions, slow, seed):
    """Kernel and twin agree within five standard errors of both."""
    random = Random(seed)
    for _ in range(positions):
        state = start(random.choice((3, 4)), options)
        for _ in range(random.randrange(30)):
            if acting := actors(state):
                seat = random.choice(sorted(acting))
                state = play(state, seat, random.choice(moves(state, seat)))
        means = shares(state, habits(len(state.left), None), 20_000, seed)
        twin = np.mean([play_out_slowly(state, random) for _ in range(slow)], axis=0)
        assert np.abs(means - twin).max() < 5 * 0.5 * sqrt(1 / slow + 1 / 20_000), write_state(state)


@each_house
def test_playouts_go_by_the_rules(options):
    check_playouts(options, 6, 400, 10)


def test_of_equal_stones_an_empty_hand_takes_any():
    """Also where they do not lie side by side: each of two twos in half of all playouts."""
    shown = np.array([2, 1, EMPTY, 2])
    assert [any_highest(shown, chance) for chance in range(4)] == [0, 3, 0, 3]
    assert [any_highest(np.array([3, OPEN, 3, 3]), chance) for chance in range(3)] == [0, 2, 3]


@pytest.mark.slow
@each_house
def test_many_playouts_go_by_the_rules(options):
    check_playouts(options, 100, 3000, 11)


# Chance agrees


@each_house
def test_games_of_two_perfect_bots_agree_with_the_value(options):
    check_by_playing(at("1223E:34 1344E:4", options), 400)


@pytest.mark.slow
@each_house
def test_more_games_of_two_perfect_bots_agree_with_the_value(options):
    for text in ("11223344E: 11223344E:", "122344E:3 113344E:2", "12234E:34 11334E:4"):
        check_by_playing(at(text, options), 3000)


def check_by_playing(state, games):
    random, value = Random(games), win_chance(state, 0)
    won = sum(LADDER.play_out(state, ("perfect", "perfect"), random)[0] for _ in range(games))
    assert abs(won / games - value) < 4 * sqrt(value * (1 - value) / games), (won / games, value)


def test_the_catalogue_finds_the_solver():
    solver = find_solver(find_game("number_poker"))
    assert solver.evaluate(at(":14 E:2"), 0).value == 1.0
    assert solver.evaluate(at(":14 E:23"), 0).value == 0.5
    assert solver.evaluate(start(3, NINTH), 0).exact is False
