"""A game's page, and how it writes figures: `python tests/page_tables.py tug` prints the tables of Tug's page anew.

A game's `figures.py` works them out and says in a Page what else the page tells; without a solver that may be little.
"""

import re
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any, TypeAlias

from fives.core.game import NATURE, Rules
from ladders import Figure

Table: TypeAlias = Callable[[], Iterator[str]]
FIGURE = re.compile(r"([\d.e-]+) ± ([\d.e-]+) %")


@dataclass(frozen=True)
class Page:
    """The page of a game: its tables, and how many positions its notation shows."""

    id: str
    tables: Sequence[Table] = ()
    positions: int = 0  # 0: it has no table of them
    options_of: Callable[[str], Any] | None = None  # under which a position of the page is read; None: the default
    slow: Sequence[Table] = ()  # tables that take minutes
    facts: Table | None = None  # single figures of its sentences

    @cached_property
    def text(self) -> str:
        """Return the page."""
        return Path(__file__).parents[1].joinpath(f"docs/games/{self.id}.md").read_text("utf-8")

    @property
    def prose(self) -> str:
        """Return the page with its lines joined, so that it does not matter where a sentence is wrapped."""
        return " ".join(self.text.split())

    def under(self, head: str) -> list[str]:
        """Return the rows of the table with this head."""
        return self.text.split(head + "\n")[1].split("\n\n")[0].splitlines()[1:]

    def figures_under(self, head: str) -> dict[str, list[Figure]]:
        """Return the measured figures of the table with this head: by level, in order."""
        cells = [row.split("|")[1:-1] for row in self.under(head) if row.startswith("| `")]
        return {name.strip(" `"): [read(cell) for cell in measured if cell.strip()] for name, *measured in cells}

    def write(self) -> None:
        """Print every table."""
        for table in (*self.tables, *self.slow, *([self.facts] if self.facts else ())):
            sys.stdout.write("\n".join([table.__name__, *table(), "", ""]))


def read(cell: str) -> Figure:
    """Return a measured figure; a level that is proved perfect has a plain 0."""
    if cell.strip() == "0":
        return Figure(0, 0)
    measured = FIGURE.search(cell)
    assert measured, f"{cell} is no figure"
    mean, error = map(float, measured.groups())
    return Figure(mean / 100, error / 100)


def percent(chance: float) -> str:
    """Return a chance as a page writes it."""
    return f"{100 * chance:.2f} %"


def row(*cells: object) -> str:
    """Return one line of a table."""
    return f"| {' | '.join(map(str, cells))} |"


def yes(option: bool) -> str:
    """Return a switch as a page writes it."""
    return "on" if option else "off"


def count_states(rules: Rules[Any, Any, Any], begun: Any, over: Callable[[Any, Any], bool] | None = None) -> int:
    """Return how many states can be reached from `begun`; `over` says which steps lead out of what is counted."""
    seen, waiting = {begun}, [begun]
    while waiting:
        state = waiting.pop()
        for actor in rules.actors(state):
            for move in rules.chances(state) if actor == NATURE else rules.moves(state, actor):
                after = rules.play(state, actor, move)
                if after not in seen and not (over and over(state, after)):
                    seen.add(after)
                    waiting.append(after)
    return len(seen)


if __name__ == "__main__":
    import_module(f"games.{sys.argv[1]}.figures").PAGE.write()
