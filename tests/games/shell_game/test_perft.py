"""A second, plain reading of the rulebook that shares nothing with the rules, to count lines of play.

It keeps a row of named stones on a table and counts what each person, the clock and nature can do next. It wrote the
counts of `shell_game.perft`; after a change of the rules: `python tests/perfts.py shell_game`.
"""

from itertools import permutations

import pytest

from perfts import Reading

LENGTHS = ("0.8", "1.2", "2.0", "3.0")

# A step lists a place twice if two events lead to it. `rounds` are those that are over.


def lot(memorise, players):
    return [("laying", players, 0, "")] * players


def laying(memorise, players, rounds, laid):
    if rounds == 2 * players:
        return []
    after = [laid + stone for stone in ".-^#" if stone not in laid]
    return [("looking" if len(row) == 4 else "laying", players, rounds, row) for row in after]


def looking(memorise, players, rounds, row):
    """Let the clock run: ten seconds are over, and with them perhaps all."""
    return [("turned" if memorise == 10 else "may turn", players, rounds, row)]


def may_turn(memorise, players, rounds, row):
    """Let the shuffler turn or wait, or the clock turn."""
    return [(next, players, rounds, row) for next in ("turned", "waiting", "turned")]


def waiting(memorise, players, rounds, row):
    return [("turned", players, rounds, row)]


def turned(memorise, players, rounds, row):
    slides = 3 if rounds < players else 4
    return [("sliding", players, rounds, row, slides)] * len(list(permutations("abcd")))


def sliding(memorise, players, rounds, row, left):
    after = [put(row, stone, gap) for stone in row for gap in range(4) for _ in LENGTHS]
    return [("moving", players, rounds, new, left - 1) for new in after if new != row]


def put(row, stone, gap):
    """Return the row with one stone taken out and put into a gap of the others."""
    others = row.replace(stone, "")
    return others[:gap] + stone + others[gap:]


def moving(memorise, players, rounds, row, left):
    """Let the clock run: the slide is over."""
    return [("sliding", players, rounds, row, left) if left else ("asking", players, rounds, row)]


def asking(memorise, players, rounds, row):
    return [("seeking", players, rounds, row)] * len(row)


def seeking(memorise, players, rounds, row):
    """Turn any stone, which leaves the row; of two both do."""
    if len(row) == 2:
        return [("laying", players, rounds + 1, "")] * 2
    return [("asking", players, rounds, row.replace(stone, "")) for stone in row]


STEPS = {
    "lot": lot,
    "laying": laying,
    "looking": looking,
    "may turn": may_turn,
    "waiting": waiting,
    "turned": turned,
    "sliding": sliding,
    "moving": moving,
    "asking": asking,
    "seeking": seeking,
}
NAMED = {"lay": "laying", "look": "looking", "ready": "may turn", "wait": "waiting", "turn": "turned"}
NAMED |= {"slide": "sliding", "sliding": "moving", "ask": "asking", "seek": "seeking"}


def place_of(position, memorise):
    """Return the place that a position of the file names."""
    phase, *words = position.split()
    if phase == "lot":
        return ("lot", int(words[0]))
    words, rounds = words[: words.index("lap")], words[words.index("lap") :]
    lap, by, first, scores = rounds[1], rounds[3], rounds[5], rounds[6]
    players = len(scores.split("-"))
    done = (int(lap) - 1) * players + (int(by) - int(first)) % players
    stones = words[0].split(",") if "," in words[0] else [mark for mark in words[0] if mark != "-"]
    row = "".join(".-^#"[int(stone[-1]) - 1] for stone in stones if "*" not in stone)
    left = [int(words[1])] if phase in ("slide", "sliding") else []
    return (NAMED[phase], players, done, row, *left)


def house_of(said):
    """Return how many seconds there are to memorise."""
    return int(said.get("memorise", 15))


READING = Reading("shell_game", STEPS, place_of, house_of)


@pytest.mark.parametrize("line", READING.lines, ids=str)
def test_the_plain_reading_gives_the_perft_counts(line):
    assert READING.counts(line) == line.counts, READING.remedy
