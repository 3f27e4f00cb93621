"""Bots and hints by plain Python: bytes of the tables by game, seconds to load one, milliseconds a move and a hint.

Every process here can import fives and msgspec alone. A browser on a phone takes about ten times as long as this
machine (WebAssembly two to three times, a slow processor four times), so 300 ms here are the stated limit of 3 s there.
"""

import sys
from collections import defaultdict
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from row import Row

from fives.core.catalogue import games, gives_hints, levels_here
from fives.core.game import AnyGame
from fives.solving.write_compact_tables import write_all
from plain_python import ask, positions

MEGABYTE = 1e6
ALL = 40  # megabytes
SLOW = 300  # milliseconds
POSITIONS = 40  # by level and game
MODES = {  # settings besides the default that play in another way
    "find_fives": {"mode": "puzzle"},
    "hi_low": {"variation": "both"},
    "detective": {"variation": 2},
    "dominoes": {"variation": 2},
    "tug": {"variation": 1},
}


def measure() -> list[Row]:
    with TemporaryDirectory() as here:
        tables, link = Path(here, "tables"), Path(here, "link")
        link.mkdir()
        rows = list(_sizes(tables))
        for game in games().values():
            for options, seats in _settings(game):
                rows += _times(game, options, seats, tables, link)
        return rows


def _sizes(tables: Path) -> Iterator[Row]:
    by_game = defaultdict(int)
    for file in write_all(tables):
        by_game[next(id for id in games() if file.name.startswith(id))] += file.bytes
    for id, size in by_game.items():
        yield Row("offline_bots", f"{id}: compact tables", size / MEGABYTE, "MB", ALL, "all games", limit=True)
    total = sum(by_game.values()) / MEGABYTE
    yield Row("offline_bots", "all compact tables", total, "MB", ALL, "stated limit", limit=True)


def _settings(game: AnyGame) -> Iterator[tuple[Any, int]]:
    yield game.options(), game.seats[0]
    yield game.options(), max(game.seats_for(game.options()))
    if game.id in MODES:
        options = game.options(**MODES[game.id])
        yield options, min(game.seats_for(options))


def _times(game: AnyGame, options: Any, seats: int, tables: Path, link: Path) -> Iterator[Row]:
    spots = positions(game, options, seats, 5, POSITIONS)
    asked = [
        ("choose", game.id, view, seat, here.level.id, 5, {"seen": [view]} if game.memory else {})
        for here, (view, seat) in product(levels_here(game, options, seats), spots)
    ]
    hints = [("evaluate", game.id, *spot) for spot in spots] if gives_hints(game) else []
    of = f"{game.id}, {seats} players" + (f", {MODES[game.id]}" if options != game.options() else "")
    taken = defaultdict(list)
    for questions in (asked, hints):
        for question, (_, seconds) in zip(questions, ask(tables, questions, link), strict=True):
            taken[question[4] if question[0] == "choose" else "hint"].append(1000 * seconds)
    for what, times in taken.items():
        first, rest = times[0], sorted(times[1:])
        middle, worst = rest[len(rest) // 2], rest[-1]
        claim = f"{of}, {what}: slowest of {len(rest)} (median {middle:.1f}, the first of all {first:.0f})"
        yield Row("offline_bots", claim, worst, "ms", SLOW, "stated limit", limit=True)
