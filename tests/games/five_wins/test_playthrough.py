"""One seeded game of Five Wins; after a wanted change: `python tests/transcripts.py five_wins`."""

from transcripts import Playthrough

PLAYTHROUGH = Playthrough("five_wins", "Five Wins", secret=b"a table without edges", seed=3)


def test_the_playthrough_file_is_reproduced():
    assert PLAYTHROUGH.play() == PLAYTHROUGH.file.read_text(), PLAYTHROUGH.remedy


def test_the_playthrough_covers_the_rules():
    """It has both phases, a capture, and a row at the end."""
    text = PLAYTHROUGH.file.read_text()
    keys = ("lot-fell", "five_wins-laid", "five_wins-after-game", "five_wins-moved", "five_wins-captured")
    assert all(key in text for key in keys)
    assert "five_in_a_row" in text
