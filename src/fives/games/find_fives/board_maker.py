"""Boards of a hundred squares from a seed, rich in FIVES and equally so (FF15R)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import islice

from fives.games.find_fives.dice import SYMBOLS
from fives.games.find_fives.search_fives import CODES, Group, best_of, roll_codes, sums
from fives.games.find_fives.shapes import SIDE, SQUARES, VALUES, placements

LARGEST_REGION = 3
FEWEST_FIVES = 8
POOREST, RICHEST = 11.1, 11.63  # mean best score over all rolls: any two boards differ by less than 5 %
TRIES = 1000  # swaps looked at until a shuffle that will not do is given up
SWAPS = 5  # made between two boards that are measured
WORD = (1 << 64) - 1


class Stream:
    """Numbers from a seed, the same on every machine (SplitMix64)."""

    def __init__(self, seed: int) -> None:
        self._state = seed

    def below(self, stop: int) -> int:
        """Return a number below `stop`."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & WORD
        mixed = (self._state ^ self._state >> 30) * 0xBF58476D1CE4E5B9 & WORD
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & WORD
        return ((mixed ^ mixed >> 31) * stop) >> 64


@lru_cache(maxsize=64)
def make_boards(seed: int, count: int) -> tuple[str, ...]:
    """Return `count` boards, all of the same richness; fewer from the same seed are the first of them."""
    stream, made = Stream(seed), list[str]()
    while len(made) < count:
        rich = (board for board in _improved(_shuffle(stream), stream) if POOREST <= richness(board) <= RICHEST)
        made += islice(rich, 1)
    return tuple(made)


@lru_cache(maxsize=256)
def richness(board: str) -> float:
    """Return the best score of a round, averaged over all rolls, whatever the tiles of the table are worth."""
    by_roll: dict[int, dict[str, Group]] = {code: {} for code in roll_codes()}
    outlines = placements()
    for number, code in enumerate(sums(board)):
        if code in by_roll:
            outline = outlines[number]
            by_roll[code].setdefault(outline.shape, (VALUES[outline.shape], []))[1].append(outline.cells)
    return sum(best_of(groups.values()) for groups in by_roll.values()) / len(by_roll)


def _shuffle(stream: Stream) -> list[str]:
    """Return sixteen or seventeen of each symbol in any order, without large regions."""
    extra = list(SYMBOLS)
    _mix(extra, stream)
    board = [*SYMBOLS * (SQUARES // len(SYMBOLS)), *extra[: SQUARES % len(SYMBOLS)]]
    _mix(board, stream)
    large = [cell for cell in range(SQUARES) if is_large(board, cell)]
    while large:
        cell, other = large[0], stream.below(SQUARES)
        board[cell], board[other] = board[other], board[cell]
        after = [cell for cell in range(SQUARES) if is_large(board, cell)]
        if len(after) < len(large):
            large = after
        else:
            board[cell], board[other] = board[other], board[cell]
    return board


def _mix(things: list[str], stream: Stream) -> None:
    for last in range(len(things) - 1, 0, -1):
        other = stream.below(last + 1)
        things[last], things[other] = things[other], things[last]


@cache
def neighbours() -> tuple[tuple[int, ...], ...]:
    """Return for each square those beside it."""
    return tuple(
        tuple(
            SIDE * (row + down) + column + right
            for down, right in ((-1, 0), (0, -1), (0, 1), (1, 0))
            if 0 <= row + down < SIDE and 0 <= column + right < SIDE
        )
        for row in range(SIDE)
        for column in range(SIDE)
    )


def is_large(board: Sequence[str], cell: int) -> bool:
    """Say whether a square lies in a region of its symbol that is too large."""
    beside, region, edge = neighbours(), {cell}, [cell]
    while edge:
        for other in beside[edge.pop()]:
            if other not in region and board[other] == board[cell]:
                if len(region) == LARGEST_REGION:
                    return True
                region.add(other)
                edge.append(other)
    return False


@cache
def _through() -> tuple[tuple[int, ...], ...]:
    """Return for each square the numbers of the outlines that cover it."""
    found: list[list[int]] = [[] for _ in range(SQUARES)]
    for number, outline in enumerate(placements()):
        for cell in outline.cells:
            found[cell].append(number)
    return tuple(map(tuple, found))


def _improved(board: list[str], stream: Stream) -> Iterator[str]:
    """Yield the board each time some swaps have led to one with enough FIVES for every roll."""
    codes, through = roll_codes(), _through()
    held = sums(board)
    counts = Counter(held)
    short = sum(max(0, FEWEST_FIVES - counts[code]) for code in codes)
    swaps = SWAPS
    for _ in range(TRIES):
        if not short and swaps >= SWAPS:
            yield "".join(board)
            swaps = 0
        cell, other = stream.below(SQUARES), stream.below(SQUARES)
        if board[cell] == board[other]:
            continue
        change = CODES[board[other]] - CODES[board[cell]]
        both = set(through[cell]).intersection(through[other])
        swapped = [(n, held[n] + change) for n in through[cell] if n not in both]
        swapped += [(n, held[n] - change) for n in through[other] if n not in both]
        gains = dict[int, int]()
        for number, code in swapped:
            gains[code] = gains.get(code, 0) + 1
            gains[held[number]] = gains.get(held[number], 0) - 1
        after = short
        for code, gain in gains.items():
            if gain and code in codes:
                after += max(0, FEWEST_FIVES - counts[code] - gain) - max(0, FEWEST_FIVES - counts[code])
        if after > short:
            continue
        board[cell], board[other] = board[other], board[cell]
        if is_large(board, cell) or is_large(board, other):
            board[cell], board[other] = board[other], board[cell]
            continue
        short, swaps = after, swaps + 1
        for number, code in swapped:
            held[number] = code
        counts.update(gains)
