"""`fives serve`: what it does beside serving."""

import os

from fives.cli.serve import preparing


def test_the_games_are_solved_beside_the_server_at_the_lowest_priority(tmp_path, monkeypatch):
    monkeypatch.setenv("FIVES_CACHE", str(tmp_path))
    with preparing() as beside:
        assert beside.poll() is None
        while os.getpriority(os.PRIO_PROCESS, beside.pid) != 19:
            assert beside.poll() is None
    assert beside.poll() is not None
