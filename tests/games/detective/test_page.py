"""What only Detective's page says, recomputed and compared with its text; the rest is in `games/test_every_game.py`."""

from fives.games.detective.canonical_sheets import POOLS, SHEETS
from fives.games.detective.rules import EMPTY, MOST_IDLE
from fives.games.detective.solved_tables import alone
from games.detective.figures import PAGE, PIECES, leads


def test_the_sheets_are_as_many_as_the_page_says():
    assert f"{len(SHEETS)} sheets that solve nothing, {len(SHEETS) ** 2:,} pairs" in PAGE.prose
    assert f"{len(POOLS):,} pools, {leads():,} with the lead" in PAGE.prose
    assert f"{MOST_IDLE * leads():,} with the idle turns" in PAGE.prose


def test_the_opportunity_is_worth_six_turns_and_the_means_a_fifth():
    def turns(name):
        return alone(0).turns[SHEETS.index(tuple(sorted(PIECES[name])))]

    assert turns("nothing") == alone(0).turns[SHEETS.index(EMPTY)]
    assert round(turns("nothing") - turns("opportunity")) == 6
    assert round(turns("nothing") - turns("means"), 1) == 0.2
