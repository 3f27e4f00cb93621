"""One seeded game of Detective; after a wanted change: `python tests/transcripts.py detective`."""

from transcripts import Playthrough

PLAYTHROUGH = Playthrough("detective", "5-Dice Detective", secret=b"six suspects, five dice")


def test_the_playthrough_file_is_reproduced():
    assert PLAYTHROUGH.play() == PLAYTHROUGH.file.read_text(), PLAYTHROUGH.remedy


def test_the_playthrough_covers_the_rules():
    """It has everything that can happen in the base game, but for a tie in the opening."""
    text = PLAYTHROUGH.file.read_text()
    keys = ("opening-rolled", "opening-won", "rolled", "kept", "recorded", "nothing", "solved", "last-turns", "won")
    assert all(key in text for key in keys)
    assert "suspect_" in text.splitlines()[-1]
