"""Lines of play, counted by a second, plain reading of the rulebook that shares nothing with the rules.

It wrote the counts of `torris.perft`, with which the contract compares the rules. After a change of the rules:
`python tests/games/torris/test_perft.py`.
"""

from pathlib import Path

import pytest

from games.torris import plain

FILE = Path(__file__).with_name("torris.perft")


def lines():
    """Return position and counts of every line of the file."""
    rows = [line.split(" | ") for line in FILE.read_text().splitlines() if not line.startswith("#")]
    return [(f"{board} | {side}", [*map(int, counts.split())]) for board, side, _, counts in rows]


def count(stacks, side, depth, known):
    """Return how many lines of exactly `depth` moves there are."""
    side = plain.to_move(stacks, side)
    if side is None:
        return int(depth == 0)
    if depth <= 1:
        return len(plain.moves(stacks, side)) if depth else 1
    key = (plain.freeze(stacks), side, depth)
    if key not in known:
        other = "b" if side == "w" else "w"
        listed = plain.moves(stacks, side).values()
        known[key] = sum(count(plain.after(stacks, move), other, depth - 1, known) for move in listed)
    return known[key]


def test_there_are_twenty_set_ups_four_deep():
    assert len(lines()) == 20
    assert all(len(counts) == 4 for _, counts in lines())


@pytest.mark.parametrize("at", range(20))
def test_the_plain_reading_counts_as_the_file_says(at):
    position, counts = lines()[at]
    deep = 4 if counts[2] < 1000 else 3
    assert [count(*plain.read(position), depth, {}) for depth in range(1, deep + 1)] == counts[:deep]


@pytest.mark.slow
@pytest.mark.parametrize("at", range(20))
def test_the_plain_reading_counts_four_deep(at):
    position, counts = lines()[at]
    assert count(*plain.read(position), 4, {}) == counts[3]


def rewrite():
    """Write the counts of the plain reading into the file."""
    head = [line for line in FILE.read_text().splitlines() if line.startswith("#")]
    rows = []
    for position, _ in lines():
        counts = [count(*plain.read(position), depth, {}) for depth in (1, 2, 3, 4)]
        rows.append(f"{position} |  | {' '.join(map(str, counts))}")
    FILE.write_text("\n".join([*head, *rows]) + "\n")


if __name__ == "__main__":
    rewrite()
