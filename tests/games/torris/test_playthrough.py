"""One seeded game of Torris; after a wanted change: `python tests/transcripts.py torris`."""

from transcripts import Playthrough

PLAYTHROUGH = Playthrough("torris", "Torris", secret=b"thirty-two stones, one board", seed=1)


def test_the_playthrough_file_is_reproduced():
    assert PLAYTHROUGH.play() == PLAYTHROUGH.file.read_text(), PLAYTHROUGH.remedy


def test_the_playthrough_covers_the_rules():
    """Everything happens in it, sitting out too."""
    text = PLAYTHROUGH.file.read_text()
    keys = ("torris-laid", "lot-fell", "torris-moved", "torris-closed", "torris-passed", "torris-won")
    assert all(key in text for key in keys)
