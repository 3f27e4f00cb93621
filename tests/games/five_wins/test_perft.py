"""Lines of play, counted by a second, plain reading of the rulebook that shares nothing with the rules.

The plain reading, in `plain.py`, keeps sets of cells. It wrote the counts of `five_wins.perft`, and the contract test
compares them with the rules. After a wanted change: `python tests/games/five_wins/test_perft.py`.
"""

from pathlib import Path

import pytest

from games.five_wins.plain import read

FILE = Path(__file__).with_name("five_wins.perft")
QUICK = 15_000  # lines of play that are counted in every run


def lines():
    """Return position, settings and counts of every line of the file."""
    rows = [line.split("|") for line in FILE.read_text().splitlines() if line and not line.startswith("#")]
    return [
        ("|".join(words).strip(), settings.strip(), [*map(int, counts.split())]) for *words, settings, counts in rows
    ]


def count(position, settings, depths):
    """Return the lines of 1, 2, … moves by the plain reading."""
    place = read(position, exactly="exactly_five=true" in settings)
    return [place.count(depth) for depth in range(1, depths + 1)]


def test_twenty_set_ups_are_counted_to_depth_four():
    """Both phases are among them."""
    deep = [position for position, _, counts in lines() if len(counts) == 4]
    assert len(deep) >= 20
    assert 8 <= sum("| 0 0 |" in position for position in deep) <= len(deep) - 8


@pytest.mark.parametrize(("position", "settings", "counts"), lines())
def test_the_plain_reading_counts_as_the_file_says(position, settings, counts):
    quick = [each for each in counts if each <= QUICK]
    assert count(position, settings, len(quick)) == quick


@pytest.mark.slow
@pytest.mark.parametrize(("position", "settings", "counts"), lines())
def test_the_plain_reading_counts_as_the_file_says_to_the_end(position, settings, counts):
    assert count(position, settings, len(counts)) == counts


def rewrite():
    """Write the counts of the plain reading into the file."""
    again = {line[:2]: count(*line[:2], len(line[2])) for line in lines()}
    text = FILE.read_text()
    for (position, settings), counts in again.items():
        row = f"{position} | {settings} | "
        begin = text.index(f"\n{row}") + 1
        text = text[:begin] + row + " ".join(map(str, counts)) + text[text.index("\n", begin) :]
    FILE.write_text(text)


if __name__ == "__main__":
    rewrite()
