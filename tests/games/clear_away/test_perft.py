"""Lines of play, counted by the rules and by a second, plain reading of the rulebook that shares nothing with them.

The plain reading keeps the board as rows of letters and tries every stone in every direction. It wrote the counts of
`clear_away.perft`; after a change of the rules: `python tests/games/clear_away/test_perft.py`.
"""

from functools import cache
from pathlib import Path

import pytest

from fives.core.catalogue import find_game
from fives.core.perft import perft

FILE = Path(__file__).with_name("clear_away.perft")
TOWARDS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}


def lines():
    """Return position and counts of every line of the file."""
    rows = [line.split("|") for line in FILE.read_text().splitlines() if line and not line.startswith("#")]
    return [(position.strip(), list(map(int, counts.split()))) for position, _, counts in rows]


def boards_after(board):
    """Return every board one jump later, by trying each stone in each direction."""
    found = []
    for row in range(6):
        for column in range(6):
            for down, right in TOWARDS.values():
                way = [(row + down * far, column + right * far) for far in (0, 1, 2)]
                if not all(0 <= r <= 5 and 0 <= c <= 5 for r, c in way):
                    continue
                if [board[r][c] for r, c in way] == ["O", "O", "."]:
                    rows = [list(line) for line in board]
                    for (r, c), now in zip(way, "..O", strict=True):
                        rows[r][c] = now
                    found.append(tuple("".join(line) for line in rows))
    return found


@cache
def count(board, depth):
    """Return how many lines of `depth` jumps there are."""
    return 1 if depth == 0 else sum(count(after, depth - 1) for after in boards_after(board))


@pytest.mark.parametrize(("position", "counts"), lines())
def test_the_rules_count_as_the_file_says(position, counts):
    game = find_game("clear_away")
    state = game.notation.read_state(position, game.options())
    assert [perft(game, state, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize(("position", "counts"), lines())
def test_the_plain_reading_counts_as_the_file_says(position, counts):
    board = tuple(position.split("/"))
    assert [count(board, depth) for depth in range(1, len(counts) + 1)] == counts


def rewrite():
    """Write the counts of the plain reading into the file."""
    head = [line for line in FILE.read_text().splitlines() if line.startswith("#")]
    rows = []
    for position, counts in lines():
        again = [count(tuple(position.split("/")), depth) for depth in range(1, len(counts) + 1)]
        rows.append(f"{position} |  | {' '.join(map(str, again))}")
    FILE.write_text("\n".join([*head, *rows]) + "\n")


if __name__ == "__main__":
    rewrite()
