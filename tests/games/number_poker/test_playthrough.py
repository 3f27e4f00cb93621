"""One seeded game of Number Poker; after a wanted change: `python tests/transcripts.py number_poker`."""

from transcripts import Playthrough, any_of_them

HEAD = """\
# One game of {name} for two, played blindly: number, actor, move, position, what happened.
# Written by tests/transcripts.py.
"""
PLAYTHROUGH = Playthrough(
    "number_poker",
    "Number Poker",
    quicker=any_of_them,
    choose=lambda match, seat, random: random.choice(match.moves(seat)),
    seed=3,
    head=HEAD,
)


def test_the_playthrough_file_is_reproduced():
    assert PLAYTHROUGH.play() == PLAYTHROUGH.file.read_text(), PLAYTHROUGH.remedy


def test_the_playthrough_covers_the_rules():
    """It has everything that can happen between two players, but for two empty hands at once."""
    text = PLAYTHROUGH.file.read_text()
    keys = ("closed", "showed", "empty", "took", "kept", "cancel", "nobody")
    assert all(f"number-poker-{key}" in text for key in keys)
