"""Golden evenness: how often sides fell and how likely that is, written down for the page to check itself against.

`python tests/golden_evenness.py > web/tests/golden_evenness.json` writes the file;
tests/core/test_evenness.py compares. The matches are those of `tests/golden_dice.py`.
"""

import json
from random import Random
from typing import Any

from msgspec import convert

from fives.core.catalogue import find_game
from fives.core.chance.evenness import at_least_as_uneven, fallen
from fives.core.records.record import Record
from golden_dice import golden as golden_dice

SIZES = (1, 2, 3, 5, 6, 12, 20, 35, 59, 60, 61, 62, 100, 240, 1000, 20_000)


def golden() -> dict[str, Any]:
    """Return counts with their probability, and what fell in each golden match."""
    random = Random(6)
    counts = [_throw(size, weights, random) for size in SIZES for weights in (None, (3, 1, 1, 1, 1, 1))]
    counts += [[10] * 6, [20] * 6, [60, 0, 0, 0, 0, 0], [600, 0, 0, 0, 0, 0], [0] * 6]
    return {
        "counts": [[each, at_least_as_uneven(each)] for each in counts],
        "records": [_fallen(record) for record in golden_dice()["records"]],
    }


def _throw(size: int, weights: tuple[int, ...] | None, random: Random) -> list[int]:
    sides = random.choices(range(6), weights, k=size)
    return [sides.count(side) for side in range(6)]


def _fallen(record: dict[str, Any]) -> list[Any]:
    """Return the sides, the counts and their probability of a record."""
    game, read = find_game(record["game"]), convert(record, Record)
    counts = fallen(game, read.log)
    return [game.dice_sides, counts, at_least_as_uneven(counts)]


if __name__ == "__main__":
    print(json.dumps(golden(), separators=(",", ":")))  # noqa: T201
