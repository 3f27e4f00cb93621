"""Lines of play, counted by the rules and by a second, plain reading of the rulebook that shares nothing with them.

The plain reading keeps a row of named stones on a table and counts what each person, the clock and nature can do next.
It wrote the counts of `shell_game.perft`; after a change of the rules: `python tests/games/shell_game/test_perft.py`.
"""

from functools import cache
from itertools import permutations
from pathlib import Path

import pytest

from fives.core.catalogue import find_game
from fives.core.options import read_options, read_setting
from fives.core.perft import perft

FILE = Path(__file__).with_name("shell_game.perft")
LENGTHS = ("0.8", "1.2", "2.0", "3.0")


def lines():
    """Return position, settings and counts of every line of the file."""
    rows = [line.split("|") for line in FILE.read_text().splitlines() if line and not line.startswith("#")]
    return [
        (position.strip(), tuple(settings.split()), list(map(int, counts.split())))
        for position, settings, counts in rows
    ]


@cache
def count(table, memorise, depth):
    """Return how many lines of `depth` events there are from a table."""
    if depth == 0:
        return 1
    after = follows(table, memorise)
    return len(after) if depth == 1 else sum(count(next, memorise, depth - 1) for next in after)


def follows(table, memorise):
    """Return every table that one event leads to; two events that lead to the same table are listed twice."""
    what, players, rounds, more = table
    if what == "lot":
        return [("laying", players, rounds, "")] * players
    if rounds == 2 * players:
        return []
    if what == "laying":
        after = [more + stone for stone in ".-^#" if stone not in more]
        return [("looking" if len(row) == 4 else "laying", players, rounds, row) for row in after]
    if what == "looking":  # the clock: ten seconds are over, and with them perhaps all
        return [("turned" if memorise == 10 else "may turn", players, rounds, more)]
    if what == "may turn":  # the shuffler turns or waits, or the clock turns
        return [(next, players, rounds, more) for next in ("turned", "waiting", "turned")]
    if what == "waiting":
        return [("turned", players, rounds, more)]
    slides = 3 if rounds < players else 4
    if what == "turned":
        return [("sliding", players, rounds, (more, slides))] * len(list(permutations("abcd")))
    row, left = more
    if what == "sliding":
        after = [put(row, stone, gap) for stone in row for gap in range(4) for _ in LENGTHS]
        return [("moving", players, rounds, (new, left - 1)) for new in after if new != row]
    if what == "moving":  # the clock: the slide is over
        return [("sliding" if left else "asking", players, rounds, (row, left))]
    if what == "asking":
        return [("seeking", players, rounds, (row, stone)) for stone in row]
    return [  # seeking: any stone is turned and leaves the row; of two both do
        ("laying", players, rounds + 1, "")
        if len(row) == 2
        else ("asking", players, rounds, (row.replace(stone, ""), 0))
        for stone in row
    ]


def put(row, stone, gap):
    """Return the row with one stone taken out and put into a gap of the others."""
    others = row.replace(stone, "")
    return others[:gap] + stone + others[gap:]


def table_of(position):
    """Return the table that a position of the file names."""
    words = position.split()
    if words[0] == "lot":
        return ("lot", int(words[1]), 0, "")
    words, rounds = words[: words.index("lap")], words[words.index("lap") :]
    lap, by, first, scores = rounds[1], rounds[3], rounds[5], rounds[6]
    players = len(scores.split("-"))
    done = (int(lap) - 1) * players + (int(by) - int(first)) % players
    stones = "" if len(words) < 2 or words[1] == "-" else words[1]
    row = "".join(".-^#"[int(stone[1]) - 1] for stone in stones.split(",") if "*" not in stone) if "," in stones else ""
    laid = "".join(".-^#"[int(stone) - 1] for stone in stones) if "," not in stones else ""
    return {
        "lay": ("laying", players, done, laid),
        "look": ("looking", players, done, laid),
        "ready": ("may turn", players, done, laid),
        "wait": ("waiting", players, done, laid),
        "turn": ("turned", players, done, laid),
        "slide": ("sliding", players, done, (row, int(words[2]) if words[2:] else 0)),
        "sliding": ("moving", players, done, (row, int(words[2]) if words[2:] else 0)),
        "ask": ("asking", players, done, (row, 0)),
        "seek": ("seeking", players, done, (row, words[-1])),
        "over": ("laying", players, 2 * players, ""),
    }[words[0]]


def memorise_of(settings):
    return int(dict(setting.split("=") for setting in settings).get("memorise", 15))


@pytest.mark.parametrize(("position", "settings", "counts"), lines())
def test_the_rules_count_as_the_file_says(position, settings, counts):
    game = find_game("shell_game")
    state = game.notation.read_state(position, read_options(game, dict(read_setting(game, text) for text in settings)))
    assert [perft(game, state, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize(("position", "settings", "counts"), lines())
def test_the_plain_reading_counts_as_the_file_says(position, settings, counts):
    memorise = memorise_of(settings)
    assert [count(table_of(position), memorise, depth) for depth in range(1, len(counts) + 1)] == counts


def rewrite():
    """Write the counts of the plain reading into the file."""
    head = [line for line in FILE.read_text().splitlines() if line.startswith("#")]
    rows = []
    for position, settings, counts in lines():
        again = [count(table_of(position), memorise_of(settings), depth) for depth in range(1, max(4, len(counts)) + 1)]
        rows.append(" | ".join([position, " ".join(settings), " ".join(map(str, again))]))
    FILE.write_text("\n".join([*head, *rows]) + "\n")


if __name__ == "__main__":
    rewrite()
