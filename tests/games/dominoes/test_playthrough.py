"""One seeded game of Dominoes; after a wanted change: `python tests/transcripts.py dominoes`."""

from transcripts import Playthrough

PLAYTHROUGH = Playthrough("dominoes", "5-Dice Dominoes", secret=b"five dice, one string")


def test_the_playthrough_file_is_reproduced():
    assert PLAYTHROUGH.play() == PLAYTHROUGH.file.read_text(), PLAYTHROUGH.remedy


def test_the_playthrough_covers_the_rules():
    """It has everything that can happen in the base game, but for a tie in the opening."""
    text = PLAYTHROUGH.file.read_text()
    happened = ("began", "rolled", "missed", "added", "scored", "won")
    keys = ("opening-rolled", "opening-won", *(f"dominoes-{key}" for key in happened))
    assert all(key in text for key in keys)
    assert "dominoes-added dominoes-scored" in text  # a fifth die
    assert "dominoes-missed dominoes-scored" in text  # a failed turn
    assert "five_points" in text
