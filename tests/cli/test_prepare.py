"""`fives prepare` solves every variation of every game that has a solver."""

import json

import pytest

from fives.cli import main
from fives.core.catalogue import games


@pytest.mark.slow
def test_everything_is_solved_exactly_and_then_kept(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("FIVES_CACHE", str(tmp_path))
    assert main(["prepare", "--small", "--json"]) == 0
    done = json.loads(capsys.readouterr().out)
    dice = {game.id for game in games().values() if game.box == "five_dice"}
    exact = {(each["game"], each["variation"]) for each in done if each["exact"]}
    assert exact >= {(id, variation) for id in dice for variation in (0, 1, 2)}
    assert list(tmp_path.iterdir())
