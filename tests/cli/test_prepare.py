"""`fives prepare` solves every variation of every game that has a solver."""

import json

import pytest

from fives.cli import main
from fives.core.catalogue import games


@pytest.mark.slow
def test_everything_is_solved_exactly_and_then_kept(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("FIVES_CACHE", str(tmp_path))
    assert main(["prepare", "--json"]) == 0
    done = json.loads(capsys.readouterr().out)
    assert {(each["game"], each["variation"]) for each in done} == {(id, v) for id in games() for v in (0, 1, 2)}
    assert all(each["exact"] for each in done)
    assert list(tmp_path.iterdir())
