"""One seeded game of Clear Away; after a wanted change: `python tests/transcripts.py clear_away`."""

from fives.games.clear_away.bots import WIDE, look_ahead
from fives.games.clear_away.notation import write_move
from transcripts import Playthrough

HEAD = """\
# One game of {name} by a bot that looks far ahead: number, actor, move, position, what happened.
# Written by tests/transcripts.py.
"""


def far(match, seat, random):
    """Return the jump that the perfect bot takes where it does not know: the same with tables and without."""
    return write_move(look_ahead(match.view(seat).stones, WIDE, random))


PLAYTHROUGH = Playthrough("clear_away", "Clear Away", choose=far, head=HEAD)


def test_the_playthrough_file_is_reproduced():
    assert PLAYTHROUGH.play() == PLAYTHROUGH.file.read_text(), PLAYTHROUGH.remedy


def test_the_playthrough_covers_the_rules():
    """It is solved: 31 jumps, one stone left."""
    *_, last, result = PLAYTHROUGH.file.read_text().splitlines()
    assert last.startswith("31 | 0 | ")
    assert last.endswith("clear_away-jumped clear_away-solved")
    assert "one_stone_left" in result
