"""The tables against a plain search: small ones in every run, the whole ones in the slow tests."""

from functools import cache
from itertools import combinations
from random import Random

import numpy as np
import pytest

from fives.games.clear_away import solved_tables as tables
from fives.games.clear_away.fast import packed_positions as kernel
from fives.games.clear_away.fast import position_sets
from fives.games.clear_away.fast.packed_positions import NONE, ONE, PICTURES, UNPACK, unpacked
from fives.games.clear_away.notation import read_move
from fives.games.clear_away.positions_as_32_bits import TURNED, belongs, pack, unpack
from fives.games.clear_away.rules import FLIPS, ME, PLACES, START, ClearAway, Options, jumps, play, start
from fives.games.clear_away.shortest_solution import shortest
from fives.games.clear_away.solvability_search import beam, canonical, fewest
from fives.games.clear_away.solver import evaluate, judge
from fives.solving.bitsets import ones
from fives.solving.jit import kernel as compiled
from games.clear_away.figures import COUNTS, PAGE
from games.clear_away.test_solver import rows_after, text_of

FEW = 4  # stones of the small tables: five in the slow tests


def smallest(stones):
    """Return the smallest picture, packed, by turning the whole board."""
    pictures = [sum(1 << to[place] for place in range(PLACES) if stones >> place & 1) for to in TURNED]
    return min(pack(each) for each in (stones, *pictures))


@cache
def with_few_stones(few):
    """Return all positions of the start's colours with at most so many stones."""
    return [
        stones
        for size in range(1, few + 1)
        for places in combinations(range(PLACES), size)
        if belongs(stones := sum(1 << place for place in places))
    ]


@cache
def plainly(few):
    """Return by few stones the fewest that can remain, by the plain search."""
    known = {}
    return {stones: fewest(stones, known) for stones in with_few_stones(few)}


@cache
def small(few=FEW):
    """Return tables with nothing lost listed, solvable ones with one stone less than `few`, all with two less."""
    won = as_list(stones for stones, left in plainly(few).items() if left == 1 and stones.bit_count() < few)
    all_below = as_list(stones for stones in with_few_stones(few) if stones.bit_count() < few - 1)
    listed, left = tables.listed(all_below, few - 2), np.zeros(len(all_below), np.uint8)
    kernel.fill_fewest(all_below, *listed, left, UNPACK, PICTURES)
    return tables.Tables(tables.listed(as_list(()), PLACES), tables.listed(won, few - 1), listed, left)


def as_list(positions):
    """Return the smallest pictures of positions, sorted."""
    return np.array(sorted({smallest(stones) for stones in positions}), np.uint32)


def test_the_kernel_packs_and_turns_as_its_twins():
    random = Random(1)
    for packed in (random.randrange(1 << 32) for _ in range(10_000)):
        stones = int(kernel.unpacked(packed, UNPACK))
        assert stones == unpack(packed)
        assert int(kernel.packed_of(np.uint64(stones))) == packed
    for packed in (random.randrange(1 << 32) for _ in range(300)):
        assert int(kernel.smallest(packed, PICTURES)) == smallest(unpack(packed))


def test_the_kernel_jumps_as_the_rules_do():
    random, after = Random(2), np.zeros(kernel.MOST_JUMPS, np.int64)
    for stones in (unpack(random.randrange(1 << 32)) for _ in range(300)):
        size = kernel.jump_all(np.uint64(stones), PICTURES, after)
        assert sorted(after[:size].tolist()) == sorted(smallest(stones ^ FLIPS[jump]) for jump in jumps(stones))


@pytest.mark.parametrize("back", [False, True], ids=["jumps", "jumps taken back"])
def test_a_jump_on_a_set_is_that_jump_on_each_position(back):
    """On the part of the bitmap in which the upper twelve places are as in the start."""
    random, top = Random(3), 0xFFF << 20
    for jump, flips in FLIPS.items():
        each = position_sets.as_spread(jump, back)
        if each.hold >> 20 - position_sets.OCTET:
            continue
        some = [top | random.randrange(1 << 20) for _ in range(300)]
        bits, before = np.zeros(1 << 26, np.uint64)[-(1 << 14) :], set(some)
        offset = (1 << 32) - (1 << 20)
        parity = bin((offset >> position_sets.OCTET) & each.far).count("1") & 1
        for packed in before:
            bits[packed - offset >> 6] |= np.uint64(1 << (packed & 63))
        position_sets.spread(
            bits, each.hold, each.source, each.shift, each.masks[:: 1 - 2 * parity].copy(), each.far, each.cross
        )
        after = {
            offset + int(word) * 64 + bit
            for word in np.flatnonzero(bits)
            for bit in range(64)
            if int(bits[word]) >> bit & 1
        }
        place, landing = jump
        expected = set(before)
        for packed in before:
            stones = unpack(packed)
            then = stones ^ flips
            if jump in jumps(then if back else stones):
                expected.add(pack(then))
        assert after == expected, (place, landing)


@pytest.mark.parametrize("few", [FEW, pytest.param(FEW + 1, marks=pytest.mark.slow)])
def test_with_few_stones_the_lists_say_what_the_plain_search_says(few):
    """Every position with the start's colours and few stones, also those that two lists have to decide."""
    known = plainly(few)
    assert sum(left == 1 for left in known.values()) == sum(COUNTS.all_solvable[: few + 1])
    assert small(few).can_be_solved(list(known)) == [left == 1 for left in known.values()]
    lost = [each for each in known if known[each] > 1]
    assert [each for one in lost for each in small(few).fewest([one], 2)] == [known[each] for each in lost]


def test_a_search_over_several_stones_agrees_with_the_plain_one():
    """From random games, up to nine stones: far beyond what the small lists know."""
    random, known = Random(4), {}
    for _ in range(40):
        stones = START
        while jumps(stones):
            if stones.bit_count() <= 9:
                left = fewest(stones, known)
                assert small().can_be_solved([stones]) == [left == 1]
                assert left == 1 or small().fewest([stones], 2) == [left]
            stones ^= FLIPS[random.choice(jumps(stones))]


@pytest.mark.parametrize("fewest", [27, pytest.param(26, marks=pytest.mark.slow)])
def test_the_positions_after_the_first_jumps_are_counted_as_a_plain_reading_counts_them(fewest):
    """Boards as rows of letters; the kernel's lists have one of eight pictures each."""
    boards, listed = {tuple(text_of(START).split("/"))}, dict(tables.reachable_by_stones(fewest))
    for stones in range(32, fewest - 1, -1):
        assert len(boards) == COUNTS.reachable[stones]
        assert {smallest(stones_of(board)) for board in boards} == set(listed[stones].tolist())
        boards = {after for board in boards for after in rows_after(board)}


def stones_of(board):
    return sum(1 << place for place, char in enumerate("".join(board)) if char == "O")


def test_the_page_has_the_counts():
    rows = {int(row[0]): [int(each.replace(",", "")) for each in row[1:]] for row in map(split, PAGE.under(HEAD))}
    for stones, (reachable, solvable, lost) in rows.items():
        assert (reachable, solvable) == (COUNTS.reachable[stones], COUNTS.solvable[stones])
        assert lost == reachable - solvable
    assert f"{sum(COUNTS.reachable):,}" in PAGE.text
    assert f"{sum(COUNTS.solvable):,}" in PAGE.text


HEAD = "| stones | reachable | solvable | not |"


def split(row):
    return [cell.strip() for cell in row.strip("| ").split("|")]


@pytest.fixture(scope="module")
def whole():
    """Return the whole tables; they are built if the cache does not hold them."""
    return tables.prepare()


@pytest.mark.slow
def test_every_reachable_position_is_settled(whole):
    """In random games nothing stays open; the solvable ones are played to the end, jump by jump."""
    random = Random(5)
    for _ in range(100):
        stones = START
        while jumps(stones):
            found = evaluate(ClearAway(stones), ME)
            assert found.exact
            assert all(valued.why for valued in found.moves)
            assert min(each.fewest or PLACES for each in judge(stones).values()) < PLACES
            stones ^= FLIPS[random.choice(jumps(stones))]


@pytest.mark.slow
def test_a_solvable_position_is_solved_by_its_hints(whole):
    random = Random(6)
    for _ in range(200):
        stones = START
        while jumps(stones):
            keep = [jump for jump, each in judge(stones).items() if each.solvable]
            stones ^= FLIPS[random.choice(keep)]
        assert stones.bit_count() == 1


@pytest.mark.slow
def test_what_the_tables_say_is_what_the_plain_search_says(whole):
    """From random games, up to 15 stones."""
    random, known = Random(7), {}
    for _ in range(150):
        stones = START
        while jumps(stones):
            if stones.bit_count() <= 15:
                left = fewest(stones, known)
                assert whole.can_be_solved([stones]) == [left == 1]
                assert left == 1 or whole.fewest([stones], 2) == [left]
            stones ^= FLIPS[random.choice(jumps(stones))]


@pytest.mark.slow
def test_the_counts_of_the_page_are_those_of_the_bitmaps():
    """Both sets are closed under turning; what is counted is every position, not one of eight."""
    solvable = tables.solvable()
    assert count_by_stones(solvable, UNPACK).tolist() == list(COUNTS.all_solvable)
    reachable = np.zeros_like(solvable)
    position_sets.add(reachable, START)
    assert list(position_sets.spread_all(reachable, back=False))
    assert count_by_stones(reachable, UNPACK).tolist() == list(COUNTS.reachable)
    reachable &= solvable
    assert count_by_stones(reachable, UNPACK).tolist() == list(COUNTS.solvable)


@compiled
def count_by_stones(bits, unpack):
    """Return how many positions of a set have 0, 1, … 36 stones."""
    counts = np.zeros(37, np.int64)
    for word in range(len(bits)):
        rest = bits[word]
        if rest != NONE:
            for bit in range(64):
                if rest >> np.uint64(bit) & ONE:
                    counts[ones(unpacked(word << 6 | bit, unpack))] += 1
    return counts


SHORTEST = (
    "d6-f6 b6-d6 b4-b6 d4-b4 f4-d4 a4-a6-c6-e6-e4-c4-c6 b3-b5 b1-b3 d2-d4-d6-b6-b4-b2 d1-b1 a3-a1-c1 "
    "f3-d3-b3-b1-d1-f1-f3 f6-f4-f2-d2-b2"
)


def test_the_solution_of_the_page_takes_thirteen_moves():
    state = start(1, Options())
    for move in SHORTEST.split():
        state = play(state, ME, read_move(move))
    assert (state.left, state.moves) == (1, 13)
    assert SHORTEST in PAGE.text


def test_a_shortest_solution_is_as_short_as_a_plain_search_finds():
    """From the last positions of solved games; chains count once."""
    for seed in range(6):
        line = beam(START, 8, lambda stones, seed=seed: hash((stones, seed)) % 1000 / 100)
        if line[-1].bit_count() == 1:
            found = shortest(line[-9], 10**6)
            assert len(found.moves) == found.bound == fewest_moves(line[-9])
            state = ClearAway(line[-9])
            for move in found.moves:
                state = play(state, ME, move)
            assert (state.left, state.moves) == (1, found.bound)


def fewest_moves(stones):
    """Return the fewest moves by trying all, one move more at a time; a stone that jumps on costs nothing."""
    moves, now = 0, {(stones, None)}
    while True:
        seen, waiting = set(now), list(now)
        while waiting:
            stones, last = waiting.pop()
            for place, landing in jumps(stones):
                after = stones ^ FLIPS[place, landing], landing
                if place == last and after not in seen:
                    seen.add(after)
                    waiting.append(after)
        if any(stones.bit_count() == 1 for stones, _ in seen):
            return moves
        now = {(stones ^ FLIPS[jump], jump[1]) for stones, _ in seen for jump in jumps(stones)}
        moves += 1


def test_a_position_that_cannot_be_solved_has_no_shortest_solution():
    assert shortest(START ^ 1, 10**6) is None
    two = next(stones for stones, left in plainly(FEW).items() if left == 2 and stones.bit_count() == 4)
    assert shortest(two, 10**6) is None


@pytest.mark.slow
def test_no_solution_has_fewer_than_thirteen_moves():
    """The proof by search: nothing that nine moves reach is met in fewer than four moves from the end."""
    found = shortest(START, 30_000_000)
    assert found.bound == len(found.moves) == 13


def test_canonical_pictures_of_the_two_searches_name_the_same_boards():
    random = Random(8)
    for stones in (unpack(random.randrange(1 << 32)) for _ in range(200)):
        assert smallest(canonical(stones)) == smallest(stones)
