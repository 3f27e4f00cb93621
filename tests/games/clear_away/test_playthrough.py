"""One seeded game of Clear Away; after a wanted change: `python tests/transcripts.py clear_away`."""

from transcripts import Playthrough, bot

HEAD = """\
# One game of {name} by the strong bot: number, actor, move, position, what happened.
# Written by test_playthrough.py.
"""
PLAYTHROUGH = Playthrough("clear_away", "Clear Away", choose=bot("strong"), head=HEAD)


def test_the_game_is_played_as_it_was_written_down():
    assert PLAYTHROUGH.play() == PLAYTHROUGH.file.read_text()


def test_the_game_is_worth_writing_down():
    """It is solved: 31 jumps, one stone left."""
    *_, last, result = PLAYTHROUGH.file.read_text().splitlines()
    assert last.startswith("31 | 0 | ")
    assert last.endswith("clear_away-jumped clear_away-solved")
    assert "one_stone_left" in result
