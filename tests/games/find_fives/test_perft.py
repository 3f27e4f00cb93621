"""Lines of play, counted by the rules and by a second, plain reading of the rulebook that shares nothing with them.

The plain reading grows every set of five connected squares one square at a time, knows no shapes by name but compares
drawings turned and mirrored, and plays with sets and lists. It wrote the counts of `find_fives.perft`; after a change
of the rules: `PYTHONPATH=tests python -m games.find_fives.test_perft`. With thousands of outlines two events are deep.
"""

from collections import Counter
from functools import cache
from itertools import combinations_with_replacement
from pathlib import Path

import pytest

from fives.core.catalogue import find_game
from fives.core.options import read_options, read_setting
from fives.core.perft import perft

from .drawn import OTHER_TILES

FILE = Path(__file__).with_name("find_fives.perft")
HEAD = "# position | settings | lines of 1, 2 events; written by test_perft.py\n"
VALUES = {"LPY": 1, "FNU": 2, "TVZ": 3, "IWX": 4}


def rows():
    """Return position, settings and counts of every line of the file."""
    lines = [line.rsplit("|", 2) for line in FILE.read_text().splitlines() if line and not line.startswith("#")]
    return [(place.strip(), settings.strip(), list(map(int, counts.split()))) for place, settings, counts in lines]


@cache
def outlines():
    """Return every set of five connected squares, grown square by square."""
    grown = {frozenset({(x, y)}) for x in range(10) for y in range(10)}
    for _ in range(4):
        grown = {cells | {cell} for cells in grown for cell in around(cells)}
    return grown


def around(cells):
    beside = {(x + dx, y + dy) for x, y in cells for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))}
    return {(x, y) for x, y in beside - cells if 0 <= x < 10 and 0 <= y < 10}


@cache
def drawing(cells):
    """Return the same for every way to turn or mirror some squares."""
    ways = []
    for _ in range(4):
        cells = [(-y, x) for x, y in cells]
        for way in (cells, [(-x, y) for x, y in cells]):
            left, top = min(x for x, _ in way), min(y for _, y in way)
            ways.append(tuple(sorted((x - left, y - top) for x, y in way)))
    return min(ways)


class Table:
    """A table as a reader of the rulebook lays it out."""

    def __init__(self, text, settings):
        house = dict(setting.split("=") for setting in settings.split())
        self.mode = house.get("mode", "race")
        parts = text.split(" | ")
        self.grids = [grid.split("/") for grid in parts[0].split()]
        self.roll, self.round = parts[1], parts[2]
        self.people = [person.split() for person in parts[3:]]
        alone = len(self.people) == 1
        self.guard = alone if house.get("guard", "auto") == "auto" else house["guard"] == "on"
        self.clock = house.get("limit") != "0" and not alone

    def steps(self):
        """Return who can do what now."""
        if self.roll == "-":
            dice = ("".join(five) for five in combinations_with_replacement("abcdef", 5))
            return [("nature", roll) for roll in dice if max(Counter(roll).values()) < 3]
        found = [(seat, step) for seat in range(len(self.people)) for step in self.steps_of(seat)]
        turned = "scoring" not in self.round and any("timer" in person for person in self.people)
        runs = self.clock or turned
        return found + ([("clock", "ring")] if runs else [])

    def steps_of(self, seat):
        words = self.people[seat]
        if {"done", "next"} & set(words) or ("timer" in words and "scoring" not in self.round):
            return []
        drawn = [read(word) for word in words if word[0] in "abcdefghij" and word[-1].isdigit()]
        placed = [read(word[1:]) for word in words if word[0] in "=#"]
        if "scoring" in self.round:
            return self.hatches(words, placed) if self.mode != "race" and self.missed(seat, drawn, placed) else ["next"]
        turned = any("timer" in person for person in self.people)
        signal = "done" if turned or len(self.people) == 1 else "timer"
        erasable = [("erase", number) for number in range(len(drawn))]
        return [cells for cells in outlines() if self.allows(seat, cells, drawn, placed)] + erasable + [signal]

    def allows(self, seat, cells, drawn, placed):
        if cells in drawn:
            return False
        if self.mode == "race" and len(drawn) == 20:
            return False
        if not self.guard:
            return True
        if not self.matches(seat, cells):
            return False
        if self.mode != "race":
            return not any(cells & other or drawing(cells) == drawing(other) for other in placed)
        return len(drawn) < 5 and not any(cells & other or drawing(cells) == drawing(other) for other in drawn)

    def matches(self, seat, cells):
        grid = self.grids[seat if len(self.grids) > 1 else 0]
        return sorted(grid[y][x] for x, y in cells) == sorted(self.roll)

    def missed(self, seat, drawn, placed):
        return not any(cells in placed for cells in drawn)

    def hatches(self, words, placed):
        free = [cells for cells in outlines() if not any(cells & other for other in placed)]
        used = {drawing(cells) for cells in placed}
        fit = [cells for cells in free if drawing(cells) not in used]
        crossed = sum(word[0] == "x" for word in words)
        assert not crossed
        return fit


def read(word):
    """Return the squares of `a1a2a3b1b2`."""
    marks = word.replace("10", "X")
    return frozenset(
        ("abcdefghij".index(c), "123456789X".index(r)) for c, r in zip(marks[::2], marks[1::2], strict=True)
    )


def play(text, settings, actor, step):
    """Return the position after an outline or an erasure, as text; the other steps are counted one deep only."""
    parts = text.split(" | ")
    words = parts[3 + actor].split()
    places = [n for n, word in enumerate(words) if word[0] in "abcdefghij" and word[-1].isdigit()]
    if isinstance(step, tuple):
        del words[places[step[1]]]
    else:
        if "mode" in settings and "mode=race" not in settings:
            words = [word for n, word in enumerate(words) if n not in places]
        columns = sorted(step)
        words.append("".join(f"{'abcdefghij'[x]}{y + 1}" for x, y in columns))
    parts[3 + actor] = " ".join(words)
    return " | ".join(parts)


def count(text, settings):
    return len(Table(text, settings).steps())


@pytest.mark.parametrize(("position", "settings", "counts"), rows() if FILE.exists() else [])
def test_a_plain_reading_counts_as_many(position, settings, counts):
    assert count(position, settings) == counts[0]


@pytest.mark.parametrize(("position", "settings", "counts"), rows() if FILE.exists() else [])
def test_the_rules_count_as_many(position, settings, counts):
    game = find_game("find_fives")
    options = read_options(game, dict(read_setting(game, word) for word in settings.split()))
    state = game.notation.read_state(position, options)
    assert perft(game, state, 1) == counts[0]


def count_two_deep(position):
    """Return the lines of two events for someone who practises alone: after `done` there is `next`."""
    steps = [step for _, step in Table(position, "").steps()]
    return sum(count(play(position, "", 0, step), "") if isinstance(step, frozenset) else 1 for step in steps)


def test_after_every_outline_a_plain_reading_counts_as_many():
    """Two events deep, where the guard leaves few outlines."""
    game = find_game("find_fives")
    ((position, counts),) = [(position, counts) for position, _, counts in rows() if len(counts) == 2]
    assert perft(game, game.notation.read_state(position, game.options()), 2) == counts[1] == count_two_deep(position)


def write_file():
    """Write positions of the games written down, with the counts of the plain reading."""
    lines = [HEAD]
    for name, settings in (("playthrough", ""), ("race", "boards=grey"), ("puzzle", "mode=puzzle boards=grey")):
        played = [
            row.rsplit(" | ", 1)[0].split(" | ", 3)[3]
            for row in Path(__file__).with_name(f"{name}.txt").read_text().splitlines()[2:-1]
        ]
        some = [position for position in played if " over" not in position]
        some = [*some[:3], *some[3::7]]
        lines += [f"{position} | {settings} | {count(position, settings)}\n" for position in some]
        if name == "race":  # nothing hurries but the sand, and another box
            unhurried = f"{settings} limit=0 tiles={OTHER_TILES}"
            scoring = f"{some[1].split(' | ')[0]} | aabcd | round 1 scoring | 0 | 0 next | 1 timer"
            lines += [f"{each} | {unhurried} | {count(each, unhurried)}\n" for each in (*some[:3], scoring)]
    position = lines[2].split(" |  | ")[0]
    deep = count_two_deep(position)
    lines[2] = lines[2].rstrip("\n") + f" {deep}\n"
    FILE.write_text("".join(lines))


if __name__ == "__main__":
    write_file()
