"""What the first player is told of a whole game, for every game; the page's tests turn it into spoken sentences."""

from importlib import import_module
from pathlib import Path

import pytest

from fives.core.catalogue import games
from transcripts import told


@pytest.mark.parametrize("id", games())
def test_the_first_player_is_told_what_was_written_down(id):
    module = import_module(f"games.{id}.test_playthrough")
    match = module.played("race") if id == "find_fives" else module.PLAYTHROUGH.match()
    assert told(match) == Path(__file__).with_name(id).joinpath("told.json").read_text()
