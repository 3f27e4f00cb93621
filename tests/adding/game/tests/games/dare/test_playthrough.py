"""One seeded game of Dare; after a wanted change: `python tests/transcripts.py dare`."""

from transcripts import Playthrough

PLAYTHROUGH = Playthrough("dare", "5-Dice Dare", secret=b"five dice, once more")


def test_the_playthrough_file_is_reproduced():
    assert PLAYTHROUGH.play() == PLAYTHROUGH.file.read_text(), PLAYTHROUGH.remedy


def test_the_playthrough_covers_the_rules():
    text = PLAYTHROUGH.file.read_text()
    assert all(key in text for key in ("opening-won", "dare-dared", "dare-stopped", "dare-scored", "dare-won"))
