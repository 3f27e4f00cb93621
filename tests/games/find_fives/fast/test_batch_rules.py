"""Rows of Find Fives where play at random does not come: puzzles to their end, in turns, and boards from a seed."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from fives.core.game import NATURE
from fives.games.find_fives import encoding, rules
from fives.games.find_fives.board_maker import make_boards, richness
from fives.games.find_fives.dice import SYMBOLS
from fives.games.find_fives.fast import batch_rules as batch
from fives.games.find_fives.fast import board_maker as making
from fives.games.find_fives.judge_outlines import symbols
from fives.games.find_fives.rules import Act, Cross, Hatch, Options
from fives.games.find_fives.search_fives import best_total, fives_by_roll, fives_of
from fives.games.find_fives.shapes import FULL, SHAPES, TILES, fitting, masks, placements
from games.find_fives.drawn import OTHER_TILES

PUZZLES = [(mode, guard) for mode in ("puzzle", "solo") for guard in ("on", "off")]


def hurried(state, seat, random):
    """Return a move of somebody who soon stops: an outline, mostly of a FIVE, or the signal; then any of the moves."""
    if state.phase != "finding":
        return random.choice(rules.moves(state, seat))
    sheet, how = state.sheets[seat], random.random()
    found = [five for five in fives_of(state.boards[seat], state.roll) if rules.why_not(state, seat, five) is None]
    if how < 0.4 and found:
        return random.choice(found)
    if how < 0.5 and rules.why_not(state, seat, any_one := random.choice(placements())) is None:
        return any_one
    if how < 0.55 and sheet.outlines:
        return rules.Erase(1)
    return Act.DONE if len(state.sheets) == 1 or state.turned is not None else Act.TIMER


def compare_masks(state, row):
    """Compare what each seat may do, unless that is thousands of outlines."""
    for seat in range(len(state.sheets)):
        moves, legal = rules.moves(state, seat), np.zeros(8227, np.bool_)
        assert batch.mask_of(row, seat, legal) == (len(moves) > 0)
        if len(moves) < 1000:
            assert set(np.flatnonzero(legal)) == {encoding.action(state, move) for move in moves}


def play_puzzle(options, seed):
    """Play a game by the rules and as a row and compare; return the moves of players, the last state and its row.

    Who is asked at once acts in any order.
    """
    random, seats = Random(seed), 1 if options.mode == "solo" else 2
    state, played = rules.start(seats, options), []
    row = batch.pack(state)
    while actors := rules.actors(state):
        if NATURE in actors:
            state = rules.play(state, NATURE, rules.draw(state, random))
            row = batch.pack(state)
            continue
        busy = sorted(actor for actor in actors if actor >= 0)
        assert batch.actor(row) == busy[0]
        seat = random.choice(busy)
        compare_masks(state, row)
        move = hurried(state, seat, random)
        state = rules.play(state, seat, move)
        batch.play_of(row, seat, encoding.action(state, move))
        assert batch.unpack(row, options) == state
        played.append(move)
    return played, state, row


def compare_puzzles(mode, guard, games):
    moves = []
    for seed in range(games):
        options = Options(mode=mode, guard=guard, tiles=(TILES, OTHER_TILES)[seed % 2])
        played, state, row = play_puzzle(options, seed)
        ended, out = rules.result(state), np.zeros(len(state.sheets))
        batch.returns(row, out)
        share = len(out) / len(ended.winners)
        expected = [(seat in ended.winners) * share - 1 for seat in range(2)] if len(out) == 2 else [ended.scores[0]]
        assert out.tolist() == expected
        moves += played
    return moves


@pytest.mark.parametrize(("mode", "guard"), PUZZLES)
def test_a_puzzle_ends_in_a_row_as_it_does_by_the_rules(mode, guard):
    moves = compare_puzzles(mode, guard, games=3)
    assert any(isinstance(move, Hatch) for move in moves)


@pytest.mark.parametrize("guard", ["on", "off"])
def test_two_race_in_a_row_in_any_order_as_they_do_by_the_rules(guard):
    moves = compare_puzzles("race", guard, games=3)
    assert {Act.TIMER, Act.DONE, Act.NEXT} < set(moves)


@pytest.mark.slow
@pytest.mark.parametrize(("mode", "guard"), PUZZLES)
def test_hundreds_of_puzzles_end_in_rows_as_they_do_by_the_rules(mode, guard):
    assert compare_puzzles(mode, guard, games=300)


def crowded(last):
    """Return where to hatch all other shapes so that the `last` ones fit nowhere."""
    free, left, chosen = FULL, [shape for shape in SHAPES if shape not in last], []
    goals = [masks()[outline] for outline in placements() if outline.shape in last]
    random = Random(2)
    while left:
        places = fitting(free, "".join(left))
        goals = [goal for goal in goals if not goal & ~free]
        tried = random.sample(places, min(400, len(places)))
        chosen.append(min(tried, key=lambda place: sum(not goal & masks()[place] for goal in goals)))
        left.remove(chosen[-1].shape)
        free &= ~masks()[chosen[-1]]
    return chosen


def test_where_nothing_fits_a_shape_is_crossed_out():
    """FP2R: ten shapes lie so that the last two, T and X, have no place."""
    options, random, legal = Options(mode="solo", guard="off"), Random(4), np.zeros(8227, np.bool_)
    hatches = [Hatch(outline) for outline in crowded("TX")]
    state = rules.start(1, options)
    for move in (*hatches, Cross("X")):
        while state.phase != "scoring":
            nature = NATURE in rules.actors(state)
            state = rules.play(state, *((NATURE, rules.draw(state, random)) if nature else (0, Act.DONE)))
        row, after = batch.pack(state), rules.play(state, 0, move)
        legal[:] = False
        batch.mask(row, legal)
        assert set(np.flatnonzero(legal)) == {encoding.action(state, each) for each in rules.moves(state, 0)}
        picked = encoding.move(state, batch.pick(row, np.array([7], np.uint64)))
        assert picked in rules.moves(state, 0)
        batch.play(row, encoding.action(state, move))
        assert batch.unpack(row, options) == after
        state = after
    assert state.sheets[0].crossed == "X"


def test_a_guard_knows_more_fives_than_a_row_has_room_for():
    """FF6R: on such a board abcde lies 852 times."""
    board = "".join("abcde"[(column + 2 * row) % 5] for row in range(10) for column in range(10))
    assert len(fives_of(board, "abcde")) > batch.ROOM
    state = replace(rules.start(1, Options()), phase="finding", boards=(board,), roll="abcde")
    row, legal = batch.pack(state), np.zeros(encoding.actions(1, Options()), np.bool_)
    for _ in range(3):
        legal[:] = False
        batch.mask(row, legal)
        assert set(np.flatnonzero(legal)) == {encoding.action(state, move) for move in rules.moves(state, 0)}
        outline = int(np.flatnonzero(legal)[0])
        state = rules.play(state, 0, encoding.move(state, outline))
        batch.play(row, outline)
        assert batch.unpack(row, Options()) == state
        assert encoding.move(state, batch.pick(row, np.array([5], np.uint64))) in rules.moves(state, 0)


def boards_of(seed, count):
    stream, board, made = np.array([seed], np.uint64), np.zeros(100, np.int64), []
    for _ in range(count):
        making.make_board(board, stream)
        made.append("".join(SYMBOLS[symbol] for symbol in board))
    return tuple(made)


@pytest.mark.parametrize("seed", [0, 1, 2**64 - 1])
def test_a_seed_makes_the_same_boards(seed):
    """FF15R: what the rules draw and what rows draw is one thing."""
    assert boards_of(seed, 2) == make_boards(seed, 2)


@pytest.mark.slow
def test_hundreds_of_seeds_make_the_same_boards():
    random = Random(6)
    for seed in [random.randrange(2**64) for _ in range(200)]:
        assert boards_of(seed, 2) == make_boards(seed, 2)


def counted(board):
    held, counts = np.empty(making.OUTLINES, np.uint8), np.empty(making.ROLLS, np.int32)
    making.count_fives(np.array([SYMBOLS.index(symbol) for symbol in board]), held, counts)
    return held, counts


def test_fives_are_counted_as_the_twin_finds_them():
    board = make_boards(3, 1)[0]
    held, counts = counted(board)
    assert counts.tolist() == [len(fives) for fives in fives_by_roll(board).values()]
    assert [making.KINDS[kind] for kind in held] == [symbols(board, outline.cells) for outline in placements()]


@pytest.mark.parametrize("other", [12, 14, 41, 99])
def test_fives_are_counted_after_a_swap_as_if_from_nothing(other):
    """Near by, where outlines go through both squares, and far away."""
    board = list(make_boards(3, 1)[0])
    cell = next(cell for cell in (11, 21, 31) if board[cell] != board[other])
    (held, counts), one, two = counted(board), SYMBOLS.index(board[cell]), SYMBOLS.index(board[other])
    after, fours = np.empty_like(counts), np.empty(making.NO_FOUR + 1, np.int32)
    making.recount(held, counts, cell, other, one, two, fours, after)
    making.replace(held, cell, one, two)
    making.replace(held, other, two, one)
    board[cell], board[other] = board[other], board[cell]
    anew, expected = counted(board)
    assert after.tolist() == expected.tolist()
    assert held.tolist() == anew.tolist()


def test_a_board_is_as_rich_to_the_kernel_as_to_its_twin():
    random = Random(8)
    for _ in range(3):
        board = "".join(random.choice(SYMBOLS) for _ in range(100))
        assert making.richness(*counted(board)) == richness(board)


def best_by_kernel(fives):
    listed = np.array([encoding.numbers()[five] for five in fives], np.uint16)
    words, room = making.words_for(len(listed)), np.empty((2, rules.MOST_FIVES), np.int64)
    return making.best_total(listed, len(listed), words, np.empty((words, making.WIDTH), np.int64), *room)


def test_the_best_total_of_a_roll_is_the_twins():
    for roll, fives in fives_by_roll(make_boards(3, 1)[0]).items():
        assert best_by_kernel(fives) == best_total(fives), roll


def test_the_best_total_is_the_twins_among_hundreds_of_fives():
    """More than fit a word."""
    board = "".join("abcde"[(column + 2 * row) % 5] for row in range(10) for column in range(10))
    assert best_by_kernel(fives_of(board, "abcde")) == best_total(fives_of(board, "abcde"))


def test_grey_boards_are_alike_and_white_ones_are_not():
    """FF14."""
    for boards in ("white", "grey"):
        row = batch.pack(rules.start(2, Options(boards=boards)))
        batch.nature(row, np.array([5], np.uint64))
        state = batch.unpack(row, Options(boards=boards))
        assert (state.boards[0] == state.boards[1]) == (boards == "grey")
        assert state.phase == "finding"
