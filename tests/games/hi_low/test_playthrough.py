"""One seeded game of Hi-Low; after a wanted change: `python tests/transcripts.py hi_low`."""

from transcripts import Playthrough

PLAYTHROUGH = Playthrough("hi_low", "5-Dice Hi-Low", secret=b"five dice, one scale")


def test_the_playthrough_file_is_reproduced():
    assert PLAYTHROUGH.play() == PLAYTHROUGH.file.read_text(), PLAYTHROUGH.remedy


def test_the_playthrough_covers_the_rules():
    """It has everything that can happen in the base game, but for ties."""
    text = PLAYTHROUGH.file.read_text()
    keys = (
        "opening-rolled",
        "opening-won",
        "hi-low-chose",
        "hi-low-kept",
        "hi-low-stayed",
        "hi-low-rolled",
        "hi-low-wrote",
        "hi-low-scored",
        "hi-low-won",
    )
    assert all(key in text for key in keys)
    assert "turns_won" in text
