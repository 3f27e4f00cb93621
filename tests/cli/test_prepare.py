"""`fives prepare` solves every variation of every game that has a solver."""

import json

import pytest

from fives.cli import main
from fives.core.catalogue import games
from fives.core.options import choices


def variations(id):
    return next((choice.values for choice in choices(games()[id]) if choice.name == "variation"), (0,))


@pytest.mark.slow
def test_prepare_solves_every_variation_and_caches_it(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("FIVES_CACHE", str(tmp_path))
    assert main(["prepare", "--small", "--json"]) == 0
    done = json.loads(capsys.readouterr().out)
    dice = {game.id for game in games().values() if game.box == "five_dice"}
    exact = {(each["game"], each["variation"]) for each in done if each["exact"]}
    assert exact >= {(id, variation) for id in dice for variation in variations(id)}
    assert list(tmp_path.iterdir())
