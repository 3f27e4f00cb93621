"""`fives serve`: what it does beside serving."""

import os

from fives.cli.operate.serve import preparing


def test_serve_solves_games_in_a_low_priority_process(tmp_path, monkeypatch):
    monkeypatch.setenv("FIVES_CACHE", str(tmp_path))
    with preparing() as beside:
        assert beside.poll() is None
        while os.getpriority(os.PRIO_PROCESS, beside.pid) != 19:
            assert beside.poll() is None
    assert beside.poll() is not None
