"""Detective's bots at a table of three and more; what holds for all levels is in `games/test_every_game.py`."""

from games.detective.ladder import CROWD, LADDER


def test_the_estimate_for_a_crowd_gives_next_to_nothing_away_at_a_table_of_two():
    """It is made for three and more; here its moves can be compared with the exact ones."""
    assert LADDER.measure_loss(CROWD, 6, LADDER.base).mean < 0.0002
