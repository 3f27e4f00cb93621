"""Hi-Low's exact values: the kernel against its twin, against the rules, against itself and against chance."""

from dataclasses import replace
from fractions import Fraction
from itertools import product
from math import comb, sqrt
from random import Random

import numpy as np
import pytest

from fives.core.catalogue import find_game, find_solver
from fives.core.chance.rolls import rolls
from fives.core.chance.who_begins import Act, Lot, begin_chances
from fives.core.game import NATURE
from fives.games.hi_low.bots import choose
from fives.games.hi_low.notation import read_move, read_state, write_state
from fives.games.hi_low.rules import (
    Options,
    Side,
    actors,
    chances,
    chase,
    draw,
    moves,
    play,
    result,
    sides,
    start,
    ten_dice,
)
from fives.games.hi_low.solved_race import Chase, Race, solve_chase, solve_race
from fives.games.hi_low.solved_turn import Turn, before, fixed_point, lying
from fives.games.hi_low.solver import begin_value, evaluate, mirror, move_values, turn_value, win_chance
from fives.solving.five_dice_odds import DICE
from games.hi_low.ladder import LADDER

HOUSES = [  # options and seats
    *((Options(variation=v, alternate=a), seats) for v, a, seats in product((0, 1), (False, True), (2, 4))),
    *((Options(variation=v, equal_chases=e), seats) for v, e, seats in product((2, "both"), (False, True), (2, 4))),
]
QUICK = [house for house in HOUSES if not (house[0].alternate and house[1] == 4)]
LONG = pytest.mark.slow  # this table alone takes seconds
SLOW_TABLES = [(Options(1, alternate=True), 4), (Options("both", equal_chases=True), 4)]
each_house = pytest.mark.parametrize(
    ("options", "seats"),
    [pytest.param(*house, marks=LONG if house in SLOW_TABLES else ()) for house in HOUSES],
    ids=str,
)
each_quick_house = pytest.mark.parametrize(("options", "seats"), QUICK, ids=str)


def at(text, **options):
    return read_state(text, Options(**options))


def walk(options, seats, seed, first=None):
    """Return the states of a game of careless bots."""
    random, state = Random(seed), start(seats, options, first)
    states = [state]
    while acting := actors(state):
        (actor,) = acting
        move = draw(state, random) if actor == NATURE else choose(state, actor, "beginner", random, 1.0)
        state = play(state, actor, move)
        states.append(state)
    return states


# The kernel and its twin


@each_house
def test_no_state_of_a_game_is_left_that_the_twin_would_change(options, seats):
    """The readable twin works one state out of those that follow, through the end of turns and ties too."""
    for state in Random(2).sample(walk(options, seats, seed=5), 25):
        for seat in (0, 1):
            worked_out = turn_value(state, seat, lambda after, seat=seat: win_chance(after, seat))
            assert worked_out == pytest.approx(win_chance(state, seat), abs=1e-12), write_state(state)


@each_quick_house
@pytest.mark.parametrize("side", ["high", "low"])
def test_no_way_to_lie_is_left_that_the_twin_would_change(options, seats, side):
    """All 252 dice of the second player, at a step chosen for each."""
    teams = " teams" if seats == 4 else ""
    word = "chase" if chase(options) else side
    second = " second" if options.equal_chases and side == "low" else ""
    for at_, dice in enumerate(DICE):
        step = at_ % (10 if ten_dice(options) else 4) + 1
        state = read_state(f"{''.join(map(str, dice))} {step} {word} 1 {5 + at_ % 26} 2-3{second}{teams}", options)
        worked_out = turn_value(state, 1, lambda after: win_chance(after, 1))
        assert worked_out == pytest.approx(win_chance(state, 1), abs=1e-12), write_state(state)


# The mirror


def mirrored(state):
    """Return the state with high and low exchanged and every die turned upside down."""
    return replace(
        state,
        sides=state.sides and (state.sides[0].other, state.sides[1].other),
        totals=tuple(35 - total for total in state.totals),
        dice=mirror(state.dice),
    )


def mirrored_move(move):
    match move:
        case Side():
            return move.other
        case Act() | Lot():
            return move
    return mirror(move)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("variation", [0, 1])
def test_the_rules_are_their_own_mirror_image(variation, seats):
    """Every event of a game with 7 - d for each die leads to the mirror image of what it led to."""
    for state in walk(Options(variation=variation), seats, seed=3, first=0)[:-1]:
        (actor,) = actors(state)
        for move in list(chances(state) or moves(state, actor))[:30]:
            image = mirrored_move(move)
            assert mirrored(play(state, actor, move)) == play(mirrored(state), actor, image)
            if actor == NATURE:
                assert chances(state)[move] == chances(mirrored(state))[image]


@each_quick_house
def test_a_position_is_worth_what_its_mirror_image_is_worth(options, seats):
    if not chase(options):
        for state in walk(options, seats, seed=4, first=1)[1::7]:
            assert win_chance(state, 0) == pytest.approx(win_chance(mirrored(state), 0), abs=1e-14)


def test_high_and_low_are_worth_the_same_to_the_starting_player():
    for variation, seats in product((0, 1), (2, 4)):
        state = read_state("choose 0" + " teams" * (seats == 4), Options(variation=variation))
        high, low = (win_chance(play(state, 0, side), 0) for side in Side)
        assert high == pytest.approx(low, abs=1e-15)
        assert high == pytest.approx(begin_value(state.options, seats), abs=1e-15)


# The value is the only one


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("variation", [0, 1])
def test_a_tie_is_never_certain_so_its_fixed_point_is_the_only_one(variation, players):
    """From lost to won a tie moves the turn's value by less than a fifth: any two guesses come nearer each other."""
    values = [Turn(variation, players, (0.0, tie, 1.0)).value for tie in np.linspace(0, 1, 11)]
    slopes = np.diff(values) * 10
    assert 0 < slopes.min() <= slopes.max() < 0.25
    wins = fixed_point(lambda tie: Turn(variation, players, (0.0, tie, 1.0)).value)
    assert Turn(variation, players, (0.0, wins, 1.0)).value == pytest.approx(wins, abs=2e-15)


@pytest.mark.parametrize("ten", [False, True])
def test_an_exact_35_is_never_certain_so_its_fixed_point_is_the_only_one(ten):
    """A chaser who wants nothing else hits it in at most 85 of 100 chases."""
    hits = before(ten, np.eye(26)[::-1])
    assert 0 < hits.min() < hits.max() < 0.85


@pytest.mark.parametrize("alternate", [False, True])
@pytest.mark.parametrize("variation", [0, 1])
def test_winning_a_turn_is_better_than_a_tie_and_a_tie_than_losing_it(variation, alternate):
    race = solve_race(variation, 2, alternate)
    for mine, theirs in product(range(1, 7), repeat=2):
        lose, tie, win = race.stakes(mine, theirs)
        assert lose + 0.001 < tie < win - 0.001


@pytest.mark.parametrize("variation", [0, 1])
def test_in_a_fixed_order_a_turn_is_worth_the_same_at_every_score(variation):
    race = solve_race(variation, 2, False)
    turns = {race.turn(mine, theirs) for mine, theirs in product(range(1, 7), repeat=2)}
    assert len(turns) == 1
    (turn,) = turns
    for mine, theirs in product(range(1, 7), repeat=2):
        lose, tie, win = race.stakes(mine, theirs)
        assert (tie - lose) / (win - lose) == pytest.approx(turn.value, abs=1e-12)


def test_in_alternating_order_a_turns_value_depends_on_the_score():
    """There a tie passes the disadvantage of beginning to the other side."""
    race = solve_race(False, 2, True)
    assert len({round(race.turn(mine, theirs).value, 6) for mine, theirs in product(range(1, 6), repeat=2)}) > 5


def test_the_race_in_a_fixed_order_is_the_sum_over_all_ways_to_five():
    """Win the fifth turn after four of your own and up to four of the other's."""
    race = solve_race(False, 2, False)
    wins = race.turn(5, 5).value
    expected = sum(comb(4 + lost, lost) * wins**5 * (1 - wins) ** lost for lost in range(5))
    assert race.value(5, 5) == pytest.approx(expected, abs=1e-12)


def test_what_is_kept_on_disk_is_what_is_solved(tmp_path, monkeypatch):
    monkeypatch.setenv("FIVES_CACHE", str(tmp_path))
    built = Race(False, 2, True), Chase(False, False)
    assert len(list(tmp_path.glob("*.npz"))) == 2
    kept = Race(False, 2, True), Chase(False, False)
    for one, other, most in zip(built, kept, (6, 15), strict=True):
        scores = list(product(range(most), repeat=2))
        assert [one.value(*score) for score in scores] == [other.value(*score) for score in scores]


# Known by hand


def test_one_die_in_the_air_by_hand():
    """Low needs 35 or less with 30 on the sheet: only the fifth 1 ties, and the turn is played again."""
    state = at("1111+1 0 low 1 30 4-4")
    again = win_chance(at("- 5 high 0 - 4-4"), 1)
    assert win_chance(state, 1) == pytest.approx(again / 6, abs=1e-12)
    assert win_chance(state, 0) == pytest.approx(1 - again / 6, abs=1e-12)


def test_the_last_step_by_hand():
    """Low has 1-1-1-1-5 against 27: a total of 5, 6 or 7 wins, 8 ties; to stay with 9 loses."""
    state = at("11115 1 low 1 27 4-4")
    again = win_chance(at("- 5 high 0 - 4-4"), 1)
    values = move_values(state, 1)
    assert values[1, 1, 1, 1] == pytest.approx(3 / 6 + again / 6, abs=1e-12)
    assert values[1, 1, 1, 1, 5] == pytest.approx(0.0, abs=1e-12)
    assert evaluate(state, 1).moves[0].move == "1111"


def test_the_last_step_of_a_chase_by_hand():
    """With 27 set at 14-14 only a total of 8 saves the chaser: one face of six; to stay with 5 loses."""
    state = at("11111 1 chase 1 27 14-14", variation=2)
    values = move_values(state, 1)
    exact = 1 - win_chance(at("- 5 set 1 - 14-14", variation=2), 0)
    assert values[1, 1, 1, 1] == pytest.approx(exact / 6, abs=1e-12)
    assert values[1, 1, 1, 1, 1] == pytest.approx(0, abs=1e-12)


def test_the_last_chase_by_hand():
    """Side 0 has 16 points, so side 1 wins with up to 15 and shares the victory with 16."""
    state = at("11115 1 chase 1 27 16-10 second", variation=2, equal_chases=True)
    values = move_values(state, 1)
    assert values[1, 1, 1, 1, 5] == pytest.approx(1, abs=1e-12)  # 27 + 9 is 1 off
    assert values[1, 1, 1, 1] == pytest.approx(1, abs=1e-12)
    state = at("11555 1 chase 1 27 16-6 second", variation=2, equal_chases=True)
    values = move_values(state, 1)
    assert values[1, 1, 5, 5, 5] == pytest.approx(1, abs=1e-12)  # 17 + 27 is 9 off: 15 points
    assert values[1, 5, 5, 5] == pytest.approx((1 + 1 / 2) / 6, abs=1e-12)  # a 2 makes 16 points as well, more lose


def test_a_whole_go_of_one_step_by_exact_fractions():
    """One roll of five and one die again, in exact fractions through plain enumeration, for a threshold of 18."""

    def wins(dice):
        return Fraction(int(sum(dice) > 18))

    def best(dice):
        rerolled = [sum(wins(dice[:i] + dice[i + 1 :] + (face,)) for face in range(1, 7)) / 6 for i in range(5)]
        return max(wins(dice), *rerolled)

    ends = np.array([[float(total > 18)] for total in range(5, 31)])
    table = lying(False, ends)[1]
    for dice, at_ in DICE.items():
        assert table[at_, 0] == pytest.approx(float(best(dice)), abs=1e-14)
    expected = sum(chance * best(dice) for dice, chance in rolls(5).items())
    assert float(expected) < before(False, ends)[0] < 1


# Best play, checked through the rules


@each_house
def test_no_single_deviation_improves_the_value(options, seats):
    """Every move is worth what the state after it is worth, and none is worth more than the state before it."""
    states = [state for state in walk(options, seats, seed=6) if max(actors(state), default=NATURE) >= 0]
    for state in Random(1).sample(states, 20):
        (seat,) = actors(state)
        judged = evaluate(state, seat)
        assert judged.exact
        assert judged.value == pytest.approx(judged.moves[0].value, abs=1e-12)
        assert {read_move(valued.move) for valued in judged.moves} == set(moves(state, seat))
        for valued in judged.moves:
            after = play(state, seat, read_move(valued.move))
            assert valued.value == pytest.approx(win_chance(after, seat), abs=1e-12)
            assert valued.value <= judged.value + 1e-12


@each_quick_house
def test_sides_share_one_game_and_team_mates_the_same_half(options, seats):
    states = walk(options, seats, seed=8)
    for state in states[::9]:
        values = [win_chance(state, seat) for seat in range(seats)]
        assert values[0] + values[1] == pytest.approx(1, abs=1e-14)
        assert [values[side] for side in sides(seats)] == pytest.approx(values, abs=1e-14)
    ended = result(states[-1])
    assert [evaluate(states[-1], seat).value for seat in range(seats)] == [
        float(seat in ended.winners) for seat in range(seats)
    ]


# Who begins


@pytest.mark.parametrize("how", ["roll", "lot", "winner"])
@pytest.mark.parametrize("seats", [2, 4])
def test_before_the_opening_all_have_the_same_chance(how, seats):
    for variation, equal in product((0, 1, 2, "both"), (False, True)):
        state = start(seats, Options(variation=variation, equal_chases=equal, start=how))
        assert [evaluate(state, seat).value for seat in range(seats)] == pytest.approx([0.5] * seats, abs=1e-15)


def test_a_high_first_roll_begins_more_often():
    """Of 36 throws 30 total less than ten, 3 exactly ten, 3 more."""
    assert begin_chances(at("open 46 ?").opening)[0] == pytest.approx((30 + 3 / 2) / 36)


def test_the_catalogue_finds_the_solver():
    solver = find_solver(find_game("hi_low"))
    assert solver is not None
    assert solver.evaluate(at("- 5 high 0 - 5-2"), 0).value == 1.0
    assert solver.evaluate(at("- 5 high 0 - 5-2"), 1).value == 0.0
    assert solver.evaluate(at("- 5 set 0 - 5-17", variation=2), 0).value == 1.0
    assert solver.evaluate(at("12344 4"), 0).unit == "win probability"


# Chance agrees: perfect bots play whole games through the rules alone


def check_by_playing(options, seats, games, seed):
    random = Random(seed)
    begun = start(seats, options, first=0)
    value = win_chance(begun, 0)
    won = sum(LADDER.play_out(begun, ("perfect",) * seats, random)[0] * seats / 2 for _ in range(games))
    assert abs(won / games - value) < 4 * sqrt(value * (1 - value) / games), (won / games, value)


@pytest.mark.parametrize("seed", [0, 1, 2, 3])
def test_a_few_games_agree_with_the_value(seed):
    check_by_playing(
        Options(variation=(0, 1, 2, "both")[seed], equal_chases=seed == 2), 2, games=20 if seed == 3 else 50, seed=seed
    )


@pytest.mark.slow
@each_house
def test_many_games_agree_with_the_value(options, seats):
    check_by_playing(options, seats, games=250 if options.variation == "both" else 1000, seed=11)


def test_the_chase_is_best_for_the_one_who_sets_first():
    """The first to chase is the first to collect points."""
    for ten in (False, True):
        at_once, equal = (solve_chase(ten, pairs).value(0, 0) for pairs in (False, True))
        assert 0.5 < equal < 0.511 < 0.54 < at_once
