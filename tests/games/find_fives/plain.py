"""The best FIVES of a round once more, by trying every set: slow, and without any cleverness to be wrong about."""

from itertools import combinations

from fives.games.find_fives.shapes import TILES, values


def sound(fives):
    """Say whether FIVES are of different shapes and do not overlap."""
    cells = [cell for five in fives for cell in five.cells]
    return len(set(cells)) == len(cells) and len({five.shape for five in fives}) == len(fives)


def best_by_trying(fives, most=5, tiles=TILES):
    """Return the highest total."""
    return max(
        sum(values(tiles)[five.shape] for five in chosen)
        for size in range(most + 1)
        for chosen in combinations(fives, size)
        if sound(chosen)
    )
