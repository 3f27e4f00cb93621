"""Lines of play, counted by a second, plain reading of the rulebook that shares nothing with the rules.

A game's `test_perft.py` is that reading: from a place, a tuple that begins with the name of its step, a step returns
the places that follow, by move. The contract counts the same lines by the rules. `python tests/perfts.py tug` writes
the counts of the plain reading into `tug.perft`.
"""

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from importlib import import_module
from itertools import product, takewhile
from math import inf
from pathlib import Path
from typing import Any, TypeAlias

Place: TypeAlias = tuple[Any, ...]
Step: TypeAlias = Callable[..., Mapping[Any, Place] | Sequence[Place]]  # a list where no two moves are alike


@dataclass(frozen=True)
class Line:
    """One line of the file: a position, its settings, and how many lines of 1, 2, 3, … events follow."""

    position: str
    settings: tuple[str, ...]
    counts: tuple[int, ...]

    def __str__(self) -> str:
        return " | ".join([self.position, " ".join(self.settings), " ".join(map(str, self.counts))])


def no_house(said: Mapping[str, str]) -> None:
    """Return what a game without settings plays by."""
    assert not said


@dataclass(frozen=True)
class Reading:
    """A plain reading of a game's rules: its steps, and where a position of the file stands in them."""

    id: str
    steps: Mapping[str, Step]
    place_of: Callable[[str, Any], Place]  # of a position in a house, once it is known who begins
    house_of: Callable[[Mapping[str, str]], Any] = no_house  # of the settings that differ from the default
    quick: int | None = None  # lines of play that are counted in every run; a slow test counts more. None: all are

    @property
    def file(self) -> Path:
        """Return where the counts are."""
        return Path(__file__).parent.joinpath("games", self.id, f"{self.id}.perft")

    @property
    def remedy(self) -> str:
        """Return what to do when the counts are others and should be."""
        return f"if the plain reading is right: python tests/perfts.py {self.id}"

    @property
    def lines(self) -> list[Line]:
        """Return every line of the file."""
        return [read_line(row) for row in self.file.read_text().splitlines() if row and not row.startswith("#")]

    def quickly(self, line: Line) -> Line:
        """Return a line of the file without the counts that take too long."""
        quick = inf if self.quick is None else self.quick
        return replace(line, counts=tuple(takewhile(lambda count: count <= quick, line.counts)))

    def counts(self, line: Line) -> tuple[int, ...]:
        """Return how many lines of play there are from this position, as deep as the line has them."""
        house, known = self.house_of(dict(setting.split("=") for setting in line.settings)), {}

        def count(place: Place, depth: int) -> int:
            if (place, depth) not in known:
                after = self.steps[place[0]](house, *place[1:])
                places = after.values() if isinstance(after, Mapping) else after
                known[place, depth] = len(after) if depth == 1 else sum(count(next, depth - 1) for next in places)
            return known[place, depth]

        begin = opening_place(line.position) or self.place_of(line.position, house)
        return tuple(count(begin, depth) for depth in range(1, len(line.counts) + 1))

    def rewrite(self) -> None:
        """Write the counts of the plain reading into the file."""
        rows = self.file.read_text().splitlines()
        again = [row if not row or row.startswith("#") else str(self.again(read_line(row))) for row in rows]
        self.file.write_text("\n".join(again) + "\n")

    def again(self, line: Line) -> Line:
        """Return a line of the file, counted anew."""
        return replace(line, counts=self.counts(line))


def read_line(row: str) -> Line:
    """Return a line of the file; a position may have bars of its own."""
    *words, settings, counts = row.split("|")
    return Line("|".join(words).strip(), tuple(settings.split()), tuple(map(int, counts.split())))


def opening_steps(begins: Callable[[int, int], Place]) -> dict[str, Step]:
    """Return the steps of G1R: `begins` says what follows when a seat has the highest roll of so many.

    Everyone rolls two dice in turn; None is a player who is still to roll, 0 one who is out.
    """

    def thrown(house: Any, totals: tuple[int | None, ...]) -> dict[str, Place]:
        who, after = totals.index(None), {}
        for pair in product(range(1, 7), repeat=2):
            after[digits(pair)] = opened((*totals[:who], sum(pair), *totals[who + 1 :]))
        return after

    def opened(totals: tuple[int | None, ...]) -> Place:
        if None in totals:
            return ("opening", totals)
        best = [seat for seat, total in enumerate(totals) if total == max(totals)]
        if len(best) > 1:
            return ("opening", tuple(None if seat in best else 0 for seat in range(len(totals))))
        return begins(best[0], len(totals))

    return {"opening": lambda house, totals: {"roll": ("opening thrown", totals)}, "opening thrown": thrown}


def opening_place(position: str) -> Place | None:
    """Return the place of an opening in which nobody has rolled; None if the position is none."""
    head, *seats = position.split()
    if head != "open":
        return None
    assert set(seats) == {"?"}
    return ("opening", (None,) * len(seats))


def digits(dice: Sequence[Any]) -> str:
    """Return dice as text that tells moves apart: where a die lies means nothing."""
    return "".join(map(str, sorted(dice)))


if __name__ == "__main__":
    import_module(f"games.{sys.argv[1]}.test_perft").READING.rewrite()
