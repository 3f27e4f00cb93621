"""A policy for puzzle and solo: take the FIVE that leaves most to hope for, and hatch where it hurts least."""

from __future__ import annotations

from collections.abc import Mapping

from fives.core.game import Seat
from fives.games.find_fives.dice import throws
from fives.games.find_fives.kernel import HALF, PRICES, board_arrays, chances_of_shapes, expect
from fives.games.find_fives.rules import Cross, FindFives, Hatch, Sheet, free_squares
from fives.games.find_fives.search import fives_by_roll
from fives.games.find_fives.shapes import FULL, SHAPES, SQUARES, VALUES, Outline, fitting, masks

SHRINK = 0.9  # so many FIVES of a shape are left after one more round has covered five squares


def hope(board: str, free: int, left: str) -> float:
    """Return about how many points the available shapes will still bring, in as many rounds as there are shapes."""
    if not left:
        return 0.0
    taken = FULL & ~free
    chance = chances_of_shapes(*board_arrays(board), taken & HALF, taken >> 50)
    numbers = [SHAPES.index(shape) for shape in left]
    return float(expect(chance[numbers], PRICES[numbers], SHRINK))


def shape_chances(board: str, free: int) -> list[float]:
    """Return, by shape, how likely a roll has a FIVE of it on free squares; the kernel's twin."""
    mask, found = masks(), fives_by_roll(board)
    return [
        float(
            sum(
                chance
                for roll, chance in throws().items()
                if any(five.shape == shape and not mask[five] & ~free for five in found[roll.symbols])
            )
        )
        for shape in SHAPES
    ]


def expected(chance: Mapping[str, float], shrink: float, rounds: int | None = None) -> float:
    """Return the points to expect of these shapes in as many rounds; the kernel's twin, for few shapes."""
    rounds = len(chance) if rounds is None else rounds
    if not chance:
        return 0.0
    after = {
        shape: expected({other: p for other, p in chance.items() if other != shape}, shrink, rounds) for shape in chance
    }
    crossed, total, rest = max(after.values()), 0.0, 1.0
    for shape in sorted(chance, key=lambda each: -VALUES[each] - after[each]):
        if VALUES[shape] + after[shape] > crossed:
            there = 1 - (1 - chance[shape]) ** (shrink ** (rounds - len(chance)))
            total += rest * there * (VALUES[shape] + after[shape])
            rest *= 1 - there
    return total + rest * crossed


def worths(board: str, roll: str, sheet: Sheet) -> Mapping[Outline, float]:
    """Return each FIVE that may be circled now and the points to expect in all with it."""
    free, mask = free_squares(sheet), masks()
    return {
        five: five.value + hope(board, free & ~mask[five], sheet.left.replace(five.shape, ""))
        for five in fives_by_roll(board)[roll]
        if five.shape in sheet.left and not mask[five] & ~free
    }


def pass_worth(board: str, sheet: Sheet) -> float:
    """Return the points to expect if nothing is circled now and the best shape is crossed out."""
    return max(hatch_worths(board, sheet).values(), default=0.0)


def hatch_worths(board: str, sheet: Sheet) -> Mapping[Hatch | Cross, float]:
    """Return, for each shape that can be crossed out, its coolest place and the points to expect then."""
    free, mask = free_squares(sheet), masks()
    places = fitting(free, sheet.left)
    if not places:
        return {Cross(shape): -float(VALUES[shape]) for shape in sheet.left}
    heat = _heat(board, free, sheet.left)
    coolest: dict[str, Outline] = {}
    warmth = {place: sum(heat[cell] for cell in place.cells) for place in places}
    for place in places:
        if place.shape not in coolest or warmth[place] < warmth[coolest[place.shape]]:
            coolest[place.shape] = place
    return {
        Hatch(place): hope(board, free & ~mask[place], sheet.left.replace(shape, ""))
        for shape, place in coolest.items()
    }


def _heat(board: str, free: int, left: str) -> list[float]:
    """Return for each square how much hope lies on it."""
    heat = [0.0] * SQUARES
    mask, found = masks(), fives_by_roll(board)
    for roll, chance in throws().items():
        for five in found[roll.symbols]:
            if five.shape in left and not mask[five] & ~free:
                for cell in five.cells:
                    heat[cell] += float(chance) * five.value
    return heat


def best_five(state: FindFives, seat: Seat) -> Outline | None:
    """Return the FIVE to circle now; None if it is better, or the only way, to circle nothing."""
    board, sheet = state.boards[seat], state.sheets[seat]
    found = worths(board, state.roll, sheet)
    if not found:
        return None
    best = max(found, key=lambda five: (found[five], five.cells))
    return best if found[best] >= pass_worth(board, sheet) else None


def best_hatch(state: FindFives, seat: Seat) -> Hatch | Cross:
    """Return the shape to cross out, and where."""
    found = hatch_worths(state.boards[seat], state.sheets[seat])
    return max(found, key=lambda move: found[move])
