"""Detective's values: the kernel against its twin, against the rules, against itself and against chance."""

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import product
from math import fsum, sqrt
from random import Random

import numpy as np
import pytest

from fives.core.catalogue import find_game, find_solver
from fives.core.chance.rolls import keeps, rolls
from fives.core.chance.who_begins import Opening, begin_chances
from fives.core.game import NATURE
from fives.games.detective import solved_tables as tables
from fives.games.detective.canonical_sheets import POOLS, RECORD, SHEETS, nameless
from fives.games.detective.many_players_estimate import circle_shares, last_shares, race_shares
from fives.games.detective.notation import read_move, read_state, write_move
from fives.games.detective.rules import (
    EMPTY,
    KEPT,
    MOST_IDLE,
    SOLVED,
    Detective,
    Options,
    actors,
    chances,
    draw,
    moves,
    over,
    play,
    pooled,
    result,
    start,
    strings,
)
from fives.games.detective.solver import (
    estimated_shares,
    evaluate,
    move_shares,
    turn_shares,
    turn_value,
    win_shares,
)
from fives.games.detective.turns_as_arrays import NEEDS, successors, turn_on
from games.detective.ladder import LADDER
from games.detective.test_perft import STEPS, place_of

ONE_FILE = [Options(v, record=record) for v, record in product((2, "both"), ("first_roll", "after_reroll"))]
HOUSES = [*(Options(v, last) for v, last in product((0, 1), ("others", "equal_turns", "none"))), *ONE_FILE]
QUICK = [Options(0), Options(1), *ONE_FILE]  # the default last turn: these tables are solved first
each_house = pytest.mark.parametrize("options", QUICK, ids=str)
every_house = pytest.mark.parametrize("options", HOUSES, ids=str)


def at(text, **options):
    return read_state(text, Options(**options))


def some_sheets(random, options, seats=2):
    """Return sheets of a game that goes on; in variation 2 no piece twice and no suspect solved."""
    if not options.one_file:
        return tuple(tuple(random.choices(range(SOLVED), k=6)) for _ in range(seats))
    owners = [[random.choice([None, *range(seats)]) for _ in range(3)] for _ in range(6)]
    known = [[seat if bit != own.index(min(own, key=str)) else None for bit, seat in enumerate(own)] for own in owners]
    return tuple(
        tuple(sum(1 << bit for bit in range(3) if known[n][bit] == seat) for n in range(6)) for seat in range(seats)
    )


def some_turns(options, count, seed=7, seats=2):
    """Return beginnings of turns, the first of the game among them."""
    random = Random(seed)
    states = [Detective(options, 0, (EMPTY,) * seats)]
    while len(states) < count:
        sheets, turn, first = some_sheets(random, options, seats), random.randrange(seats), random.randrange(seats)
        idle = random.choice((*range(MOST_IDLE), MOST_IDLE - 1)) if options.ends_idle else 0
        states.append(Detective(options, turn, sheets, first=first, idle=idle))
    return states


def some_circles(options, count, seed=9):
    """Return beginnings of turns of two players who have circled some suspects, or are about to."""
    random, states = Random(seed), []
    while len(states) < count:
        whose = [[random.choice([None, 0, 1, 1, 0]) for _ in range(3)] for _ in range(6)]
        sheets = tuple(tuple(sum(1 << n for n in range(3) if own[n] == seat) for own in whose) for seat in (0, 1))
        circles = tuple(random.choice(own) if None not in own else None for own in whose)
        idle = random.randrange(MOST_IDLE) if options.ends_idle else 0
        state = Detective(options, random.randrange(2), sheets, circles=circles, idle=idle)
        states += [] if over(state) else [state]
    return states


def by_the_twin(state):
    """Return what a turn is worth to the player in turn, by the rules and the tables of the next turn."""

    @cache
    def table(later):
        if later.turn != state.turn or over(later):
            return turn_shares(replace(later, happened=()))[state.turn]
        return turn_value(later, table)

    return table(state)


# The kernel and its twin


@each_house
def test_the_twin_would_change_no_turn(options):
    """The readable twin plays a turn by the rules, free to record nothing; the finished table already agrees."""
    for state in [*some_turns(options, 2), *(some_circles(options, 2) if options.one_file else ())]:
        assert by_the_twin(state) == pytest.approx(turn_shares(state)[state.turn], abs=1e-12)


@pytest.mark.slow
@every_house
def test_the_twin_would_change_none_of_many_turns(options):
    for state in [*some_turns(options, 20, seed=8), *(some_circles(options, 40) if options.one_file else ())]:
        assert by_the_twin(state) == pytest.approx(turn_shares(state)[state.turn], abs=1e-12)


def test_the_twin_agrees_on_the_last_turn():
    state = at("- 0 012346-070000 last1")
    assert by_the_twin(state) == pytest.approx(turn_shares(state)[0], abs=1e-12)


@pytest.mark.parametrize("variation", [0, 1])
def test_more_evidence_never_hurts(variation):
    """So recording is never worse than recording nothing, which the kernel takes for granted."""
    first, second = tables.race(variation, "others")
    after = successors(SHEETS)
    for table, (a, r) in product((first, second), np.argwhere(after >= 0)):
        assert (table[after[a, r]] >= table[a] - 1e-12).all()
        assert (table[:, after[a, r]] <= table[:, a] + 1e-12).all()
    fewest = tables.alone(variation).turns
    assert all(fewest[after[a, r]] <= fewest[a] + 1e-12 for a, r in np.argwhere(after >= 0))


@pytest.mark.parametrize(("mixed", "must"), [*product((True, False), (False, True))])
def test_a_turn_as_arrays_counts_every_throw(mixed, must):
    """Keeps and first rolls of some sheets, counted one by one by the rules."""
    for sheet in [(0, 0, 1, 2, 4, 6), (0, 1, 2, 3, 4, 5), (3, 3, 3, 3, 3, 3)]:
        turn = turn_on(sheet, mixed, must)
        assert turn.odds.sum(axis=1) == pytest.approx(np.ones(len(turn.odds)), abs=1e-14)
        assert turn.chance.sum() == pytest.approx(1, abs=1e-14)
        assert turn.sets[0] == 0
        assert (turn.choices.sum(axis=1) == 0).any() == must
        lines = {tuple(row) for row in turn.odds.round(12)}
        for keep in keeps((1, 2, 4, 4, 6), KEPT):
            found = np.zeros(len(turn.sets))
            for landed, chance in rolls(5 - len(keep)).items():
                lengths = strings(keep, landed, mixed and bool(keep))
                allowed = {
                    (sheet[n - 1], bit) for n, long in lengths.items() for bit, need in NEEDS.items() if long >= need
                }
                found[list(turn.sets).index(bits_of(allowed))] += float(chance)
            assert tuple(found.round(12)) in lines


def bits_of(records):
    return sum(1 << RECORD[record] for record in records if record in RECORD)


def test_there_are_924_sheets_that_solve_nothing():
    assert (len(SHEETS), len(POOLS)) == (924, 1716)


# A second recursion, over the plain reading of `test_perft.py`, which shares nothing with rules and tables


def wins_by_the_plain_reading(variation):
    """Return the function that says of the beginning of a turn how likely seat 0 wins with `after_reroll`."""
    house = (str(variation), "others", "after_reroll")

    @cache
    def wins(begun):
        @cache
        def worth(place):
            kind, *said = place
            if kind == "turn":
                return wins(place)
            after = STEPS[kind](house, *said)
            if kind in ("thrown", "flight"):
                ways = throws(5 if kind == "thrown" else 5 - len(said[0]))
                return fsum(chance * worth(after[landed]) for landed, chance in ways.items())
            return (max if seat == 0 else min)(worth(then) for then in after.values())

        _, seat, _, _, _, circles, _ = begun
        after = STEPS["turn"](house, *begun[1:])
        lead = circles.count(0) - circles.count(1)
        return worth(after["roll"]) if after else (1 + (lead > 0) - (lead < 0)) / 2

    return lambda text: wins(place_of(text, house))


@cache
def throws(dice):
    """Return how likely each throw of so many dice is, counted one by one."""
    counts = Counter("".join(sorted(faces)) for faces in product("123456", repeat=dice))
    return {faces: count / 6**dice for faces, count in counts.items()}


def check_by_the_plain_reading(variation, sheets, least=0, wins=None):
    """Compare from the last idle turn back to `least`, so that no line of play is long; seat 0 is one circle ahead."""
    options, wins = Options(variation, record="after_reroll"), wins or wins_by_the_plain_reading(variation)
    for idle, seat in product(range(MOST_IDLE - 1, least - 1, -1), (0, 1)):
        text = f"- {seat} {sheets} 00011-" + f" idle{idle}" * (idle > 0)
        assert turn_shares(read_state(text, options))[0] == pytest.approx(wins(text), abs=1e-12), text


@pytest.mark.parametrize("variation", [2, "both"])
def test_the_last_idle_turns_are_worth_what_a_plain_recursion_says(variation):
    """One piece is missing, and the game ends with it or in three turns."""
    check_by_the_plain_reading(variation, "777000-000773", least=MOST_IDLE - 3)


@pytest.mark.slow
@pytest.mark.parametrize("variation", [2, "both"])
def test_with_two_pieces_missing_a_plain_recursion_says_the_same(variation):
    """Who finds the first of them gives the other the suspect: from all counts of turns without a record."""
    wins = wins_by_the_plain_reading(variation)
    for sheets in ("777002-000771", "777004-000771", "777000-000773", "777000-000775", "777000-000771"):
        check_by_the_plain_reading(variation, sheets, wins=wins)


# Alone


@pytest.mark.parametrize("variation", [0, 1])
def test_fewest_turns_alone_are_what_the_best_turn_leaves(variation):
    """By the rules: a turn costs one, and then as few as the sheet after it needs."""
    options, fewest = Options(variation, "none"), tables.alone(variation).turns
    number = {sheet: a for a, sheet in enumerate(SHEETS)}

    def turns_left(later):
        return 0.0 if over(later) else fewest[number[nameless(later.sheets[0])]]

    for sheet in [EMPTY, (0, 1, 2, 3, 4, 5)]:
        begun = Detective(options, 0, (sheet, EMPTY))

        @cache
        def table(later, begun=begun):
            return -turns_left(later) if later.turn != 0 or over(later) else turn_value(later, table)

        assert 1 - table(begun) == pytest.approx(fewest[number[nameless(sheet)]], abs=1e-10)


def test_one_turn_with_only_a_pair_missing_by_hand():
    """Every suspect but for the means: no pair in two rolls of five different dice, the second may keep one die."""
    five_different = Fraction(720, 6**5)
    a = SHEETS.index((6, 6, 6, 6, 6, 6))
    again = min(five_different, Fraction(5, 6) ** 4)
    assert tables.alone(0).solve_now[a] == pytest.approx(float(1 - five_different * again), abs=1e-14)


@pytest.mark.parametrize("variation", [0, 1])
def test_turns_alone_are_the_sum_of_the_chances_to_need_more(variation):
    """Two ways to the same number, from each of the 924 sheets."""
    table = tables.alone(variation)
    assert table.unsolved.sum(axis=0) == pytest.approx(table.turns, abs=1e-9)


# Best play, checked through the rules


@each_house
def test_no_single_deviation_improves_the_value(options):
    """Every move is worth what the state after it is worth, and none is worth more than the state before it."""
    random = Random(5)
    for begun in some_turns(options, 12):
        state = begun
        while state.turn == begun.turn and actors(state):
            if actors(state) == {NATURE}:
                state = play(state, NATURE, draw(state, random))
                continue
            judged = evaluate(state, state.turn)
            assert judged.exact
            assert {valued.move for valued in judged.moves} == {write_move(move) for move in moves(state, state.turn)}
            for valued in judged.moves:
                after = win_shares(play(state, state.turn, read_move(valued.move)))
                assert sum(after) == pytest.approx(1, abs=1e-12)
                assert valued.value == pytest.approx(after[state.turn], abs=1e-12)
                assert valued.value <= judged.value + 1e-12
            state = play(state, state.turn, random.choice(moves(state, state.turn)))


@each_house
def test_dice_in_the_air_are_worth_what_they_land_as(options):
    for begun in some_turns(options, 3):
        state = play(replace(begun, dice=(1, 2, 3, 4, 6)), begun.turn, (2, 4, 6))
        landed = [(float(chance), play(state, NATURE, roll)) for roll, chance in chances(state).items()]
        expected = fsum(chance * win_shares(next)[state.turn] for chance, next in landed)
        assert win_shares(state)[state.turn] == pytest.approx(expected, abs=1e-12)


def test_solving_now_is_always_best():
    """DE3: the third piece is worth more than any other move, under every last turn rule."""
    for last in ("others", "equal_turns", "none"):
        judged = evaluate(at("44446 0 010300-333333", last_turn=last), 0)
        assert judged.moves[0].move == "opportunity4"


def test_who_began_matters_only_with_equal_turns():
    first, second = (at(f"- 0 000000-000000 {word}", last_turn="equal_turns") for word in ("first0", "first1"))
    assert evaluate(first, 0).value < evaluate(second, 0).value
    for last in ("others", "none"):
        table = tables.race(0, last)
        assert table.first is table.second


def test_the_numbers_of_the_suspects_do_not_matter():
    some, others = at("- 0 120300-003000"), at("- 0 003012-300000")
    assert win_shares(some) == win_shares(others)


# Who begins


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_before_the_opening_everyone_has_the_same_chance(seats):
    for how in ("roll", "lot", "winner"):
        shares = win_shares(start(seats, Options(start=how)))
        assert shares == pytest.approx([1 / seats] * seats, abs=1e-12)


@pytest.mark.parametrize("rolled", [((4, 6), None), ((6, 6), None, None), ((1, 1), (5, 6), (), None), (None, (), None)])
def test_a_roll_for_the_start_is_worth_what_may_follow(rolled):
    """Each way the next seat's dice can land, by the rules."""
    state = Detective(Options(), 0, (EMPTY,) * len(rolled), Opening("roll", rolled))
    state = play(state, state.opening.seat, read_move("roll"))
    after = [(float(p), play(state, NATURE, dice)) for dice, p in chances(state).items()]
    for seat in range(len(rolled)):
        begins = fsum(
            p * (begin_chances(next.opening)[seat] if next.opening else float(next.turn == seat)) for p, next in after
        )
        assert begin_chances(state.opening)[seat] == pytest.approx(begins, abs=1e-12)


# Three and more


@pytest.mark.parametrize(("options", "seats"), [*zip(QUICK, (3, 6, 4, 4, 5, 3), strict=True)], ids=str)
def test_more_than_two_players_are_estimated_and_say_so(options, seats):
    for state in some_turns(options, 4, seats=seats):
        assert not evaluate(state, 0).exact
        assert sum(win_shares(state)) == pytest.approx(1, abs=1e-12)


def test_last_turns_are_exact_for_any_number_of_players():
    """Two seats to come with chances p and q: alone, shared by two, shared by three."""
    state = at("- 2 555000-007000-333333-000012 last2")
    p, q = (float(tables.alone(0).solve_now[SHEETS.index(nameless(state.sheets[seat]))]) for seat in (2, 3))
    shares = win_shares(state)
    assert evaluate(state, 0).exact
    assert shares[0] == 0
    assert shares[1] == pytest.approx((1 - p) * (1 - q) + (p * (1 - q) + q * (1 - p)) / 2 + p * q / 3, abs=1e-12)
    assert shares[2] == pytest.approx(p * (1 - q) / 2 + p * q / 3, abs=1e-12)
    assert last_shares(0, [True, False], [(1, (0,) * 6)])[1] == 0


def test_the_estimate_is_right_if_everyone_races_alone():
    """Two players on the same footing: the chances of the first to solve, summed turn by turn."""
    table, a = tables.alone(0), SHEETS.index(EMPTY)
    unsolved = table.unsolved[:, a]
    now = unsolved[:-1] - unsolved[1:]
    wins_first = fsum(now * unsolved[:-1])
    never = [[False] * 2] * 2
    assert race_shares(0, [EMPTY, EMPTY], never)[0] == pytest.approx(wins_first, abs=1e-12)


def test_decided_circles_are_decided():
    """Variation 2: a lead that cannot be caught is worth everything, one that can only be shared a part."""
    assert circle_shares((7, 7, 7, 7, 0, 0), (4, 0, 0))[0] == pytest.approx(1, abs=1e-12)
    assert circle_shares((7, 7, 7, 7, 7, 7), (2, 2, 2)) == pytest.approx([1 / 3] * 3)


@each_house
def test_the_estimate_agrees_with_the_exact_value_of_two_players(options):
    """Where both are known: at the start within a tenth of a point in a hundred, at random within two.

    Where idle turns end the game within eight: the estimate deals out each open suspect by itself, but they stay open
    all together.
    """
    states = some_turns(options, 120)
    gaps = [abs(turn_shares(state)[0] - estimated_shares(state)[0]) for state in states]
    assert gaps[0] < 0.001
    assert max(gaps) < (0.08 if options.ends_idle else 0.02)


def test_the_catalogue_finds_the_solver():
    solver = find_solver(find_game("detective"))
    assert solver is not None
    ended = at("- 1 000700-000000 last0")
    assert [solver.evaluate(ended, seat).value for seat in (0, 1)] == [1.0, 0.0]
    assert solver.evaluate(ended, 0).unit == "win probability"


# Chance agrees: perfect bots play whole games through the rules alone


def check_by_playing(options, games, seed):
    random = Random(seed)
    begun = start(2, options, first=0)
    value = win_shares(begun)[0]
    parts = [LADDER.play_out(begun, ("perfect", "perfect"), random)[0] for _ in range(games)]
    mean = fsum(parts) / games
    error = sqrt(fsum((part - mean) ** 2 for part in parts)) / games
    assert abs(mean - value) < 4 * error, (mean, value)


@each_house
def test_some_games_agree_with_the_value(options):
    check_by_playing(options, games=15, seed=5)


@pytest.mark.slow
@every_house
def test_many_games_agree_with_the_value(options):
    check_by_playing(options, games=600, seed=11)


@pytest.mark.slow
@pytest.mark.parametrize("variation", [0, 1])
def test_expected_solo_turns_match_the_table(variation):
    """The best moves by the table of one player, against one who never records."""
    options, random, needed = Options(variation, "none"), Random(3), []
    fewest = tables.alone(variation).turns
    number = {sheet: a for a, sheet in enumerate(SHEETS)}

    def outlook(later):
        left = 0.0 if over(later) else fewest[number[nameless(later.sheets[0])]]
        return (-left, left)

    for _ in range(600):
        state, turns = start(2, options, first=0), 0
        while not over(state):
            if state.turn == 1:
                state = replace(state, turn=0)
            (actor,) = actors(state)
            if actor == NATURE:
                state = play(state, NATURE, draw(state, random))
                continue
            turns += not (state.dice or state.landed)
            by_move = move_shares(state, 0, outlook)
            state = play(state, 0, max(by_move, key=lambda move: by_move[move][0]))
        needed.append(turns)
    mean = fsum(needed) / len(needed)
    error = sqrt(fsum((turns - mean) ** 2 for turns in needed)) / len(needed)
    assert abs(mean - fewest[number[EMPTY]]) < 4 * error


def test_a_finished_game_is_worth_its_result():
    state = at("66666 1 777003-000770 00011-", variation=2)
    ended = play(state, 1, read_move("opportunity6"))
    assert [evaluate(ended, seat).value for seat in (0, 1)] == [0.5, 0.5]
    assert result(ended).winners == (0, 1)
    assert pooled(ended.sheets) == (SOLVED,) * 6
