"""One seeded game of Shell Game; after a wanted change: `python tests/transcripts.py shell_game`."""

from transcripts import Playthrough, bot

HEAD = """\
# One game of {name} between two bots, who are now casual, now elephants: number, actor (-1 is nature, -2 the
# clock), move, position, what happened. Written by tests/transcripts.py.
"""
PLAYTHROUGH = Playthrough(
    "shell_game",
    "Shell Game",
    secret=b"four stones, one hand, 3.",
    quicker=lambda acting, random: max(acting),  # a shuffler who may turn the stones is quicker than the clock
    choose=bot("casual", "elephant"),
    seed=9,
    head=HEAD,
)


def test_the_playthrough_file_is_reproduced():
    assert PLAYTHROUGH.play() == PLAYTHROUGH.file.read_text(), PLAYTHROUGH.remedy


def test_the_playthrough_covers_the_rules():
    """It has everything that can happen, the early turning and the waiting among it."""
    text = PLAYTHROUGH.file.read_text()
    keys = "laid turned slid asked found missed next over"
    assert all(f"shell_game-{key}" in text for key in keys.split())
    assert all(f"| {move} |" in text for move in ("turn", "wait", "ready", "rest"))
    assert "lot-fell" in text
    assert "most_stones" in text
