"""Write the compact tables of all games, or of some: `python -m fives.solving.write_compact_tables FOLDER [GAME …]`."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

import msgspec

from fives.core.catalogue import find_game, find_without_numpy, games
from fives.core.game import AnyGame
from fives.solving.compact_tables import LIST, TableFile, write_table


def write_all(folder: Path, only: Iterable[AnyGame] | None = None) -> tuple[TableFile, ...]:
    """Write the tables of all games, or of some, and the list of their files; return that list.

    The solved tables that they are made of are built first if need be: two minutes for all games.
    """
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for game in only or games().values():
        if different := find_without_numpy(game):
            written += [write_table(folder, name, different.build(name)) for name in different.NAMES]
    (folder / LIST).write_bytes(msgspec.json.format(msgspec.json.encode(written)))
    return tuple(written)


if __name__ == "__main__":
    for each in write_all(Path(sys.argv[1]), [find_game(name) for name in sys.argv[2:]] or None):
        sys.stdout.write(f"{each.bytes:>10,} {each.name}\n")
