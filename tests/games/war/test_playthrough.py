"""One seeded game of War; after a wanted change: `python tests/transcripts.py war`."""

from transcripts import Playthrough, any_of_them

PLAYTHROUGH = Playthrough(
    "war",
    "5-Dice War",
    secret=b"two armies, five dice, 15",
    quicker=any_of_them,
)


def test_the_playthrough_file_is_reproduced():
    assert PLAYTHROUGH.play() == PLAYTHROUGH.file.read_text(), PLAYTHROUGH.remedy


def test_the_playthrough_covers_the_rules():
    """It has everything that can happen in the base game."""
    text = PLAYTHROUGH.file.read_text()
    own = "middle-rolled middle-again middle-captured middle-stays threw rolled chose captured nothing scored won"
    assert all(f"war-{key}" in text for key in own.split())
    assert "lot-fell" in text
    assert "five_points" in text
