"""One seeded game of Tug; after a wanted change: `python tests/transcripts.py tug`."""

from transcripts import Playthrough

PLAYTHROUGH = Playthrough("tug", "5-Dice Tug", secret=b"five dice, one rope")


def test_the_game_is_played_as_it_was_written_down():
    assert PLAYTHROUGH.play() == PLAYTHROUGH.file.read_text(), PLAYTHROUGH.remedy


def test_the_game_is_worth_writing_down():
    """It has everything that can happen in the base game, but for a tie in the opening."""
    text = PLAYTHROUGH.file.read_text()
    keys = ("opening-rolled", "opening-won", "tug-chose", "tug-kept", "tug-rolled", "tug-scored", "tug-won")
    assert all(key in text for key in keys)
    assert "five_points" in text
