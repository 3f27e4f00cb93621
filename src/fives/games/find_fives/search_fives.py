"""The search for FIVES: all of a roll, and the best five of them, by branch and bound on bits."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from types import MappingProxyType

from fives.games.find_fives.dice import SYMBOLS, rolls
from fives.games.find_fives.judge_outlines import MOST_FIVES
from fives.games.find_fives.shapes import SQUARES, TILES, Cells, Outline, covered, masks, placements, values

Group = tuple[int, list[Cells]]  # the value of a shape and its places
Places = tuple[int, int]  # the same with the places as bits
CODES = MappingProxyType({symbol: 1 << 4 * number for number, symbol in enumerate(SYMBOLS)})  # a sum tells the symbols


@cache
def roll_codes() -> dict[int, str]:
    """Return the rolls in play by the sum of their symbols' codes."""
    return {sum(CODES[symbol] for symbol in roll): roll for roll in rolls()}


@cache
def _cells() -> tuple[tuple[int, int, int, int, int], ...]:
    return tuple((p, q, r, s, t) for p, q, r, s, t in (outline.cells for outline in placements()))


def sums(board: Sequence[str]) -> list[int]:
    """Return for each of the 4,096 outlines the sum of its symbols' codes."""
    code = [CODES[symbol] for symbol in board]
    return [code[p] + code[q] + code[r] + code[s] + code[t] for p, q, r, s, t in _cells()]


@lru_cache(maxsize=64)
def fives_by_roll(board: str) -> Mapping[str, tuple[Outline, ...]]:
    """Return every FIVE on a board, by its roll (FF3)."""
    found: dict[str, list[Outline]] = {roll: [] for roll in rolls()}
    codes, outlines = roll_codes(), placements()
    for number, code in enumerate(sums(board)):
        if code in codes:
            found[codes[code]].append(outlines[number])
    return MappingProxyType({roll: tuple(fives) for roll, fives in found.items()})


def fives_of(board: str, roll: str) -> tuple[Outline, ...]:
    """Return every FIVE of `roll` on a board."""
    return fives_by_roll(board)[roll]


def best_total(fives: Iterable[Outline], most: int = MOST_FIVES, tiles: str = TILES) -> int:
    """Return the highest total of at most `most` FIVES of different shapes that do not overlap."""
    by_shape, worth = dict[str, Group](), values(tiles)
    for five in fives:
        by_shape.setdefault(five.shape, (worth[five.shape], []))[1].append(five.cells)
    return best_of(by_shape.values(), most)


def best_of(groups: Iterable[Group], most: int = MOST_FIVES) -> int:
    """Return the highest total of at most `most` shapes that do not overlap, given the places of each.

    Places are numbered bits, the dearest shapes first, so that what is still open is one number.
    """
    if not most:
        return 0
    at, places, shapes, bit = [0] * SQUARES, list[Cells](), list[Places](), 1
    for value, listed in sorted(groups, key=lambda group: (-group[0], len(group[1]))):
        first = bit
        for p, q, r, s, t in listed:
            at[p] |= bit
            at[q] |= bit
            at[r] |= bit
            at[s] |= bit
            at[t] |= bit
            bit <<= 1
        places += listed
        shapes.append((value, bit - first))
    return _dive(shapes, bit - 1, at, places, most, 0)


def _dive(shapes: list[Places], open: int, at: list[int], places: list[Cells], left: int, best: int) -> int:
    """Return the higher of `best` and what `left` more of these shapes bring.

    shapes      by value, the highest first, each with an open place
    open        the places that are still open, as bits
    at[cell]    the places that cover a square, as bits
    places      their squares, by number
    """
    bound = reach = sum([value for value, _ in shapes[:left]])
    if left == 1 or len(shapes) < 2:
        return max(best, bound)
    for number, (value, some) in enumerate(shapes, 1):
        if reach <= best:
            break
        some &= open
        rest = shapes[number:]
        while some:
            place = some.bit_length() - 1
            some ^= 1 << place
            p, q, r, s, t = places[place]
            free = open & ~(at[p] | at[q] | at[r] | at[s] | at[t])
            hope, more = value, left - 1
            for worth, others in rest:
                if others & free:
                    hope += worth
                    more -= 1
                    if not more:
                        break
            if hope > best:
                clear = [each for each in rest if each[1] & free]
                best = value + _dive(clear, free, at, places, left - 1, best - value)
                if best == bound:
                    return best
        reach += (rest[left - 1][0] if len(rest) >= left else 0) - value  # without this shape
    return best


@lru_cache(maxsize=1024)
def best_set(fives: tuple[Outline, ...], tiles: str = TILES) -> tuple[Outline, ...]:
    """Return FIVES that reach the highest total, the first of such sets in the order of the list."""
    chosen, rest, open = list[Outline](), list(fives), best_total(fives, tiles=tiles)
    mask, worth = masks(), values(tiles)
    for five in fives:
        if five not in rest or len(chosen) == MOST_FIVES:
            continue
        after = [other for other in rest if other.shape != five.shape and not mask[other] & mask[five]]
        if worth[five.shape] + best_total(after, MOST_FIVES - len(chosen) - 1, tiles) == open:
            chosen, rest, open = [*chosen, five], after, open - worth[five.shape]
    return tuple(chosen)


def completion(board: str, roll: str, outlines: Sequence[Outline]) -> list[Outline]:
    """Return the FIVES that can join sound `outlines` without harm: other shapes, free squares."""
    used, shapes, mask = covered(outlines), {outline.shape for outline in outlines}, masks()
    return [five for five in fives_of(board, roll) if five.shape not in shapes and not mask[five] & used]
