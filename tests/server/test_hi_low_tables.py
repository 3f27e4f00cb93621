"""Tables of Hi-Low: whole games of the chase by sockets, in which fifteen points wait for equal chases."""

import pytest
from msgspec import convert
from server_thread import Threaded
from test_whole_game import open_game

from fives.core.catalogue import find_game
from fives.core.records.record import Record
from fives.core.records.verify_record import verify
from phone import calls, play_out


@pytest.mark.slow
@pytest.mark.parametrize("variation", [2, "both"])
def test_a_whole_game_in_which_both_sides_chase_equally_often(tmp_path, variation):
    """HL-V2, option `equal_chases`: every move and the end go over the sockets, and the record replays."""
    options = {"variation": variation, "equal_chases": True}
    shelf = {"hi_low": find_game("hi_low")}
    with Threaded(tmp_path / "fives.sqlite", games=shelf, message_burst=9999) as server, calls(server.url) as client:
        ann, bob = open_game(server, client, game="hi_low", options=options)
        with ann, bob:
            play_out(ann, bob)
            record = convert(client.get(f"/api/tables/{ann.code}/record").json(), Record)
    assert {name: record.options[name] for name in options} == options
    assert record.result.reason in ("fewer_points", "equal_points")
    found = verify(record)
    assert (found.problems, found.sealed, found.result) == ((), True, record.result)
