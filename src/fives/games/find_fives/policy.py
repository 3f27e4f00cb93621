"""A policy for puzzle and solo: take the FIVE that leaves most to hope for, and hatch where it hurts least."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from fives.core.game import Seat
from fives.games.find_fives.dice import throws
from fives.games.find_fives.rules import Cross, FindFives, Hatch, Sheet, free_squares
from fives.games.find_fives.search import fives_by_roll
from fives.games.find_fives.shapes import SHAPES, SQUARES, VALUES, Outline, fitting, masks

SHARE = 0.6  # of the rounds left in which a shape is free to be chosen: the others want their turn too
Places = tuple[tuple[float, tuple[tuple[str, tuple[int, ...]], ...]], ...]


@lru_cache(maxsize=32)
def _places(board: str) -> Places:
    """Return for each roll its probability, and by shape its FIVES as bits."""
    found, mask = fives_by_roll(board), masks()
    return tuple(
        (
            float(chance),
            tuple(
                (shape, tuple(mask[five] for five in found[roll.symbols] if five.shape == shape)) for shape in SHAPES
            ),
        )
        for roll, chance in throws().items()
    )


def hope(board: str, free: int, left: str) -> float:
    """Return about how many points the available shapes will still bring, in as many rounds as there are shapes."""
    taken = ~free
    chance = dict.fromkeys(left, 0.0)
    for likely, shapes in _places(board):
        for shape, places in shapes:
            if shape in chance:
                for place in places:
                    if not place & taken:
                        chance[shape] += likely
                        break
    rounds = SHARE * len(left)
    return sum(VALUES[shape] * (1 - float((1 - each) ** rounds)) for shape, each in chance.items())


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
