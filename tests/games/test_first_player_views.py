"""What the first player is sent in a whole game, for every game; the page's tests make spoken sentences of it."""

from importlib import import_module

import pytest

from fives.core.catalogue import games
from transcripts import told


@pytest.mark.parametrize("id", games())
def test_the_first_players_views_match_the_file(id):
    playthrough = import_module(f"games.{id}.test_playthrough").PLAYTHROUGH
    written = playthrough.file.with_name("told.json").read_text()
    assert told(playthrough.match()) == written, playthrough.remedy
