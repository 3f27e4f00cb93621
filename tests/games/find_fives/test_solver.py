"""The solver against slower ways to find the same."""

from dataclasses import replace
from itertools import zip_longest
from random import Random

import numpy as np
import pytest

from fives.core.game import NATURE
from fives.core.solver import Best
from fives.games.find_fives.best_plan_for_known_rolls import best_possible
from fives.games.find_fives.board_maker import make_boards
from fives.games.find_fives.dice import Roll, rolls, throw, throws
from fives.games.find_fives.fast.remaining_points import (
    HALF,
    INPUTS,
    all_outlines,
    board_fives,
    coolest,
    describe,
    estimate,
    learned,
    look_ahead,
    remaining,
)
from fives.games.find_fives.judge_outlines import judge_round, symbols
from fives.games.find_fives.notation import read_move
from fives.games.find_fives.puzzle_policy import (
    best_five,
    best_hatch,
    coolest_places,
    description,
    estimated,
    hope,
    looked_ahead,
    prices_of,
    worths,
)
from fives.games.find_fives.rules import Act, Cross, Hatch, Options, Seed, Sheet, play, start
from fives.games.find_fives.search_fives import best_set, best_total, completion, fives_of
from fives.games.find_fives.shapes import FULL, SHAPES, TILES, VALUES, fitting, masks, placements, values
from fives.games.find_fives.solver import best, evaluate

from .drawn import OTHER_TILES, finding
from .plain import best_by_trying, sound
from .solo import cheapest_hatch, dearest, solo

BOARD = make_boards(5, 1)[0]
UNHURRIED = 600.0  # seconds: the search is over long before


def test_all_fives_of_a_roll_are_found():
    for roll in rolls()[::9]:
        assert list(fives_of(BOARD, roll)) == [each for each in placements() if symbols(BOARD, each.cells) == roll]


@pytest.mark.parametrize("tiles", [TILES, OTHER_TILES])
def test_the_best_set_agrees_with_trying_all_on_a_hundred_small_cases(tiles):
    """FF13R: whatever the tiles are worth."""
    random, worth = Random(5), values(tiles)
    for case in range(100):
        roll = rolls()[random.randrange(126)]
        fives = random.sample(fives_of(BOARD, roll), min(len(fives_of(BOARD, roll)), 4 + case % 12))
        most = 1 + case % 5
        assert best_total(fives, most, tiles) == best_by_trying(fives, most, tiles)
        assert sum(worth[five.shape] for five in best_set(tuple(fives), tiles)) == best_by_trying(fives, tiles=tiles)


@pytest.mark.parametrize("tiles", [TILES, OTHER_TILES])
def test_the_best_set_is_sound_and_scores_its_total_with_the_judge(tiles):
    for roll in rolls():
        fives = fives_of(BOARD, roll)
        chosen = best_set(fives, tiles)
        assert sound(chosen)
        assert set(chosen) <= set(fives)
        judged = judge_round(BOARD, roll, chosen, tiles=tiles)
        assert sum(verdict.points for verdict in judged) == best_total(fives, tiles=tiles)


def test_the_best_completion_never_beats_the_optimum_and_counts_what_is_there():
    for roll in rolls()[::5]:
        fives, best = fives_of(BOARD, roll), best_total(fives_of(BOARD, roll))
        reached = []
        for five in fives:
            more = completion(BOARD, roll, [five])
            assert all(sound((five, other)) for other in more)
            reached.append(VALUES[five.shape] + best_total(more, 4))
        assert max(reached) == best


@pytest.mark.parametrize("tiles", [TILES, OTHER_TILES])
def test_a_hint_names_the_best_fives_first(tiles):
    state = play(play(start(2, Options(boards="grey", tiles=tiles)), NATURE, Seed(5)), NATURE, read_move("abcde"))
    worth = evaluate(state, 0)
    assert worth.unit == "points"
    assert worth.value == best_total(fives_of(state.boards[0], "abcde"), tiles=tiles)
    while worth.value > worth.moves[-1].value and worth.moves[0].move not in ("timer", "done"):
        state = play(state, 0, read_move(worth.moves[0].move))
        assert evaluate(state, 0).value >= worth.value
        worth = evaluate(state, 0)
        if len(state.sheets[0].outlines) == 5 or worth.moves[0].move == "timer":
            break
    judged = judge_round(state.boards[0], "abcde", state.sheets[0].outlines, tiles=tiles)
    assert sum(verdict.points for verdict in judged) == best_total(fives_of(state.boards[0], "abcde"), tiles=tiles)


def crowded(random, used):
    """Return the free squares and the shapes left once `used` FIVES of different shapes lie somewhere."""
    free, left = FULL, SHAPES
    for _ in range(used):
        if places := fitting(free, left):
            place = random.choice(places)
            free, left = free & ~masks()[place], left.replace(place.shape, "")
        else:
            left = left[1:]
    return free, left


def as_bits(free, left):
    """Return squares taken and shapes left as the kernels have them."""
    taken = FULL & ~free
    low, high = np.uint64(taken & HALF), np.uint64(taken >> 50)
    return low, high, sum(1 << SHAPES.index(shape) for shape in left)


def agree(cases):
    """Compare the network's input, its estimate and the places to hatch with their twins, on so many positions."""
    random, x, h = Random(7), np.empty(INPUTS), np.empty(learned().units.size)
    for case in range(cases):
        board = make_boards(case % 5, 1)[0]
        free, left = crowded(random, case % 13)
        low, high, shapes = as_bits(free, left)
        fives = remaining(board_fives(board), low, high, shapes)
        told = pytest.approx(description(board, free, left))
        for found in (board_fives(board), fives):  # FIVES that cannot be circled any more change nothing
            describe(found, low, high, shapes, x)
            assert list(x) == told
        for tiles in (TILES, OTHER_TILES):
            prices = prices_of(tiles)
            fast = estimate(learned(), prices, shapes, x, h)
            assert fast == pytest.approx(estimated(learned(), board, free, left, tiles))
            found = coolest(fives, all_outlines(), prices, low, high, shapes)
            places = {placements()[n].shape: placements()[n] for n in found if n >= 0}
            assert places == coolest_places(board, free, left, tiles)


def test_the_kernels_say_what_their_twins_do():
    agree(13)


@pytest.mark.slow
def test_the_kernels_say_what_their_twins_do_ten_thousand_times():
    agree(10_000)


@pytest.mark.parametrize("tiles", [TILES, OTHER_TILES])
def test_the_look_ahead_agrees_with_its_twin_where_few_shapes_are_left(tiles):
    random = Random(2)
    for used in (9, 10, 11, 12):
        free, left = crowded(random, used)
        low, high, shapes = as_bits(free, left)
        fives = remaining(board_fives(BOARD), low, high, shapes)
        fast = look_ahead(fives, all_outlines(), learned(), prices_of(tiles), low, high, shapes)
        assert fast == pytest.approx(looked_ahead(learned(), BOARD, free, left, tiles))


@pytest.mark.parametrize("tiles", [TILES, OTHER_TILES])
def test_the_look_ahead_is_exact_with_one_shape_left(tiles):
    """The last round brings the shape's value if the roll has it somewhere."""
    free, left = crowded(Random(4), 11)
    there = [
        roll
        for roll in throws()
        if any(five.shape == left and not masks()[five] & ~free for five in fives_of(BOARD, roll.symbols))
    ]
    chance = float(sum(throws()[roll] for roll in there))
    assert hope(BOARD, free, left, tiles) == pytest.approx(values(tiles)[left] * chance)


def test_where_nothing_fits_a_shape_is_crossed_out():
    sheet = replace(Sheet(), left="XI", circled=tuple(place for place in placements() if place.shape == "P"))
    state = replace(finding(BOARD, mode="solo"), phase="scoring", sheets=(sheet,))
    assert isinstance(best_hatch(state, 0), Cross)


def test_without_time_the_policy_goes_by_its_estimates_and_still_answers():
    state = finding(BOARD, mode="solo", roll="abcde")
    assert best_five(state, 0, until=0.0) in worths(BOARD, "abcde", Sheet())


def test_the_upper_bound_shrinks_with_the_free_squares():
    whole, half = hope(BOARD, FULL, SHAPES), hope(BOARD, FULL >> 50, SHAPES)
    assert 0 < half < whole < sum(VALUES.values())
    assert hope(BOARD, FULL, "") == 0


def test_no_game_beats_the_best_possible_with_its_rolls():
    random = Random(8)
    for _ in range(3):
        thrown = [throw(random) for _ in range(12)]
        plan = best_possible(BOARD, [roll.symbols for roll in thrown], seconds=UNHURRIED)
        assert plan.exact
        assert solo(BOARD, thrown, best_five, best_hatch) <= plan.points
        assert solo(BOARD, thrown, dearest, cheapest_hatch) <= plan.points


def follow(plan, seed, thrown, tiles=TILES):
    """Return the end of a solo game that is played by the plan, and as many rounds without a FIVE as it lacks."""
    state = play(start(1, Options(mode="solo", tiles=tiles)), NATURE, Seed(seed))
    for roll, move in zip_longest(thrown, map(read_move, plan)):
        state = play(state, NATURE, roll)
        if isinstance(move, Hatch):
            state = play(play(state, 0, Act.DONE), 0, move)
        else:
            state = play(play(state, 0, move) if move else state, 0, Act.DONE)
    return state


@pytest.mark.parametrize("tiles", [TILES, OTHER_TILES])
@pytest.mark.parametrize("seed", [9, 10, 11, 12])
def test_the_best_plan_can_be_played_and_brings_what_it_says(seed, tiles):
    """FS1: the rules themselves count the points, and the plan is the best of every end of the same rolls."""
    random = Random(seed)
    thrown = [throw(random) for _ in range(12)]
    board = play(start(1, Options(mode="solo")), NATURE, Seed(seed)).boards[0]
    plan = best_possible(board, [roll.symbols for roll in thrown], seconds=UNHURRIED, tiles=tiles)
    assert plan.exact
    end = follow(plan.moves, seed, thrown, tiles)
    assert end.phase == "over"
    assert end.scores == (plan.points,)
    idle = replace(end, sheets=(Sheet(),), scores=(0,))
    assert best(end, 0) == best(idle, 0) == Best(plan.points, plan.bound, plan.moves)


def test_the_last_round_asks_nobody_to_hatch():
    """FP2: with one FIVE on the whole board and twelve like rolls, one is circled and ten shapes are hatched."""
    only = placements()[0]
    board = "".join("aabbc"[only.cells.index(cell)] if cell in only.cells else "f" for cell in range(100))
    plan = best_possible(board, ["aabbc"] * 12, seconds=UNHURRIED)
    assert plan.exact
    assert [five for _, five in plan.circled] == [only]
    assert len(plan.hatched) == 11 - (plan.circled[0][0] < 12)


def test_after_a_puzzle_each_board_is_told_what_its_rolls_allowed():
    """FP5: the marks one has are kept; the game is taken to last as long as it did."""
    state = play(start(2, Options(mode="puzzle")), NATURE, Seed(4))
    state = play(state, NATURE, Roll("aabbc"))
    state = play(play(state, 0, Act.TIMER), 1, Act.DONE)
    assert state.phase == "over"  # nobody found one (FP4)
    for seat, marks in enumerate((1, 0)):
        told = best(state, seat)
        dearest_five = max(VALUES[five.shape] for five in fives_of(state.boards[seat], "aabbc"))
        assert told == Best(dearest_five + marks, dearest_five + marks, told.plan)
        assert VALUES[read_move(*told.plan).shape] == dearest_five


def test_a_race_with_others_is_not_told_and_practice_is():
    """FF11: the last round counts double."""
    state = play(start(1, Options()), NATURE, Seed(4))
    totals = []
    while state.phase != "over":
        state = play(state, NATURE, throw(Random(len(totals))))
        totals.append(best_total(fives_of(state.boards[0], state.roll)))
        state = play(state, 0, Act.DONE)
        state = state if state.phase == "over" else play(state, 0, Act.NEXT)
    points = sum(totals) + totals[-1]
    assert best(state, 0) == Best(points, points)
    assert best(replace(state, sheets=state.sheets * 2, boards=state.boards * 2), 0) is None
    assert best(replace(state, rolled=()), 0) is None  # as it is read from text


def test_a_plan_that_finds_no_time_says_what_is_open():
    plan = best_possible(BOARD, ["aabbc"] * 12, seconds=-1)
    assert plan.bound >= plan.points


@pytest.mark.parametrize("tiles", [TILES, OTHER_TILES])
def test_the_best_possible_agrees_with_trying_all_when_few_rounds_are_rolled(tiles):
    """Three rounds: every choice of one FIVE or none a round."""
    thrown = ["aabbc", "ccdde", "aeeff"]
    board, best = BOARD, 0
    for first in (None, *fives_of(board, thrown[0])):
        for second in (None, *fives_of(board, thrown[1])):
            pair = [five for five in (first, second) if five]
            if not sound(pair):
                continue
            for third in (None, *fives_of(board, thrown[2])):
                chosen = [*pair, third] if third else pair
                if sound(chosen):
                    best = max(best, sum(values(tiles)[five.shape] for five in chosen))
    plan = best_possible(board, thrown, seconds=UNHURRIED, tiles=tiles)
    assert plan.exact
    assert plan.points == best


@pytest.mark.slow
def test_the_best_set_agrees_with_cp_sat_on_two_hundred_boards():
    """An independent solver, installed by `make test-long`; `bench/find_fives.py` compares the speed."""
    from games.find_fives.cp_sat import by_cp_sat  # OR-Tools is installed for the slow tests alone

    random = Random(200)
    for seed in range(200):
        board, roll = make_boards(seed % 50, 1)[0], rolls()[random.randrange(126)]
        fives, tiles = fives_of(board, roll), (TILES, OTHER_TILES)[seed % 2]
        assert best_total(fives, tiles=tiles) == by_cp_sat(fives, tiles)


@pytest.mark.slow
@pytest.mark.parametrize("tiles", [TILES, OTHER_TILES])
def test_the_policy_scores_well_above_greedy(tiles):
    """Sixty solo games with the same rolls; the page has a thousand."""
    gains = []
    for seed in range(60):
        random = Random(seed)
        thrown, board = [throw(random) for _ in range(12)], make_boards(seed % 10, 1)[0]
        greedy = solo(board, thrown, dearest, cheapest_hatch, tiles)
        gains.append(solo(board, thrown, best_five, best_hatch, tiles) - greedy)
    assert sum(gains) / 60 > 1


def test_a_sheet_without_outlines_is_worth_the_optimum():
    state = finding(BOARD, BOARD, sheets=(Sheet(), Sheet()), roll="abcde")
    assert evaluate(state, 1).value == best_total(fives_of(BOARD, "abcde"))
