"""A second, plain reading of the rulebook that shares nothing with the rules, to count lines of play.

It keeps the board as rows of letters and tries every stone in every direction. It wrote the counts of
`clear_away.perft`; after a change of the rules: `python tests/perfts.py clear_away`.
"""

import pytest

from perfts import Reading

TOWARDS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}


def jump(house, board):
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
                    found.append(("jump", tuple("".join(line) for line in rows)))
    return found


def place_of(position, house):
    """Return the place that a position of the file names."""
    return ("jump", tuple(position.split("/")))


READING = Reading("clear_away", {"jump": jump}, place_of)


@pytest.mark.parametrize("line", READING.lines, ids=str)
def test_the_plain_reading_gives_the_perft_counts(line):
    assert READING.counts(line) == line.counts, READING.remedy
