"""One seeded game of Tug; after a wanted change: `python tests/transcripts.py tug`."""

from transcripts import Playthrough

PLAYTHROUGH = Playthrough("tug", "5-Dice Tug", secret=b"five dice, one rope")


def test_the_playthrough_file_is_reproduced():
    assert PLAYTHROUGH.play() == PLAYTHROUGH.file.read_text(), PLAYTHROUGH.remedy


def test_the_playthrough_covers_the_rules():
    """It has everything that can happen in the base game, but for a tie in the opening."""
    text = PLAYTHROUGH.file.read_text()
    keys = ("opening-rolled", "opening-won", "tug-chose", "tug-kept", "tug-rolled", "tug-scored", "tug-won")
    assert all(key in text for key in keys)
    assert "five_points" in text
