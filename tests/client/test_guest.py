"""A guest by `fives.client`: an ordinary seat at a real table, also when the line or the server breaks."""

import asyncio
import random
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from fives.client import BadLink, Denied, Link, Offline, SeatLost, join, read_link, sync
from fives.table.messages import Signal
from phone import SOON, Phone, calls, new_seed, new_table
from server_process import Serving, free_port


def test_a_link_or_a_code_leads_to_a_table():
    assert read_link("http://192.168.1.20:5555/join/BCDFG") == Link("http://192.168.1.20:5555", "BCDFG")
    heir = "0123456789abcdef" * 2
    assert read_link(f"https://games.example/fives/join/bcdfg#{heir}") == Link(
        "https://games.example/fives", "BCDFG", heir
    )
    assert read_link("192.168.1.20:5555/join/BCDFG") == Link("http://192.168.1.20:5555", "BCDFG")
    assert read_link(" bcdfg ") == Link("http://127.0.0.1:5555", "BCDFG")
    assert read_link("BCDFG", "http://pi.local/") == Link("http://pi.local", "BCDFG")
    assert read_link("https://games.example/table/BCDFG").socket == "wss://games.example/api/tables/BCDFG/socket"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "BCDF",
        "ABCDE",
        "http://pi.local",
        "http://pi.local/join/",
        "ftp://pi/join/BCDFG",
        "http://x:y/join/BCDFG",
        "http://pi.local/BCDFG",
        "http://pi.local/join/BCDFG#0123",
    ],
)
def test_what_is_no_link_is_refused_as_it_was_typed(text):
    with pytest.raises(BadLink) as refused:
        read_link(text)
    assert refused.value.params["text"] == text


async def play_any(guest, chance, moves=None):
    """Play legal moves at random until the match is over, or so many are made."""
    async for turn in guest.turns():
        assert turn.moves
        await turn.play(chance.choice(turn.moves))
        moves = None if moves is None else moves - 1
        if moves == 0:
            return


def within(work):
    """Return the result of a coroutine, which may take a while on a busy machine."""
    return asyncio.run(asyncio.wait_for(work, SOON))


def test_two_guests_play_a_match_and_another(client, link):
    code, _ = new_table(client, "open", "open")

    async def sit_and_play(name, seed):
        async with join(link(code), name) as guest:
            for epoch in (1, 2):
                await guest.ready()
                await play_any(guest, random.Random(seed + epoch))
                assert guest.position.epoch == epoch
                assert guest.result is not None
                assert [told.n for told in guest.log] == list(range(1, guest.position.n + 1))
            return guest.result, guest.you.seats

    async def both():
        return await asyncio.gather(sit_and_play("One", 1), sit_and_play("Other", 2))

    (one, seats), (other, others) = within(both())
    assert one == other
    assert sorted((*seats, *others)) == [0, 1]


def test_a_view_is_a_state_of_the_rules_and_a_move_may_be_one_too(client, link):
    code, _ = new_table(client, "open", "bot:beginner")

    async def play():
        async with join(link(code), "Rules") as guest:
            await guest.ready()
            async for turn in guest.turns():
                moves = guest.game.rules.moves(turn.view, turn.seat)
                assert {guest.game.notation.write_move(move) for move in moves} == set(turn.moves)
                await turn.play(moves[0])
            return guest.result

    assert within(play()).reason == "five_points"


def test_the_synchronous_client_does_the_same(client, link):
    code, _ = new_table(client, "open", "bot:beginner")
    with sync.join(link(code), "Plain") as guest:
        assert guest.table.seats[0].name == "Plain"
        assert (guest.you.seats, guest.position, guest.log, guest.result) == ((0,), None, [], None)
        with pytest.raises(Denied, match="not started"):
            guest.play("roll")
        guest.ready()
        chance = random.Random(3)
        for turn in guest.turns():
            assert turn.view.options.variation == 0
            turn.play(chance.choice(turn.moves))
        assert guest.result.rule == "TU4"
        assert guest.log[-1].n == guest.position.n
        guest.leave()
        guest.wait_for(lambda guest: guest.table.seats[0].kind == "open")
    assert client.get(f"/api/tables/{code}").json()["seats"][0]["kind"] == "open"


def test_a_refused_move_says_why_and_changes_nothing(client, link):
    code, _ = new_table(client, "open", "bot:beginner", options={"start": "host"})
    with sync.join(link(code), "Wrong") as guest:
        guest.ready()
        turn = next(guest.turns())
        with pytest.raises(Denied) as refused:
            turn.play("66666")
        assert refused.value.code in ("illegal_move", "unreadable_move")
        with pytest.raises(Denied) as refused:
            guest.play(turn.moves[0], seat=1)
        assert refused.value.code == "not_your_seat"
        turn.play(turn.moves[0])
        with pytest.raises(Denied) as refused:
            turn.play(turn.moves[0])  # chosen at a board that has changed since
        assert refused.value.code == "stale"


def test_any_command_of_the_protocol_can_be_told(client, link):
    code, token = new_table(client, "mine", "open")
    with Phone(str(client.base_url), code, token) as host, sync.join(link(code), "Waves") as guest:
        guest.tell(Signal("w1", 1, "wave"))
        assert host.read_until("signalled")["sign"] == "wave"


def test_nobody_sits_down_where_there_is_no_seat(client, server, link):
    code, _ = new_table(client, "mine", "bot:casual")
    for where, said in ((link(code), "table_full"), (link("BBBBB"), "no_table")):
        with pytest.raises(Denied) as refused, sync.join(where, "Late"):
            pass
        assert refused.value.code == said
    for token in ("", "0" * 32):
        with pytest.raises(Offline), sync.join("BCDFG", server=f"http://127.0.0.1:{free_port()}", token=token):
            pass
    with pytest.raises(Denied) as refused, sync.join(link(code), token="0" * 32):
        pass
    assert refused.value.code == "bad_token"


def test_a_server_that_is_not_fives_is_reported():
    with ThreadingHTTPServer(("127.0.0.1", 0), BaseHTTPRequestHandler) as other:
        threading.Thread(target=other.serve_forever).start()
        with (
            pytest.raises(Offline, match="HTTP 501"),
            sync.join("BCDFG", server=f"http://127.0.0.1:{other.server_port}"),
        ):
            pass
        other.shutdown()


def test_a_guest_comes_back_to_its_seat_with_its_token(client, link):
    code, _ = new_table(client, "open", "bot:beginner")
    with sync.join(link(code), "Again") as guest:
        guest.ready()
        turn = next(guest.turns())
        turn.play(turn.moves[0])
        token, n = guest.token, guest.position.n
    with sync.join(link(code), token=token) as guest:
        assert guest.you.seats == (0,)
        assert guest.position.n >= n
        for turn in guest.turns():
            turn.play(turn.moves[-1])
        assert guest.result is not None


def test_the_newest_connection_of_a_seat_wins(client, link):
    code, _ = new_table(client, "open", "open")
    with sync.join(link(code), "Twice") as guest, sync.join(link(code), token=guest.token) as newer:
        with pytest.raises(SeatLost, match="replaced"):
            guest.wait_for(lambda _: False)
        with pytest.raises(SeatLost):
            guest.ready()
        newer.ready()


def test_a_seat_is_handed_over_by_its_link(client, link):
    code, token = new_table(client, "mine", "bot:beginner")
    heir = new_seed()
    with Phone(str(client.base_url), code, token) as host:
        assert host.ask("hand_over", seat=0, heir=heir)["type"] == "accepted"
        with sync.join(f"{link(code)}#{heir}", "Heir") as guest:
            assert guest.you.seats == (0,)
            assert guest.table.seats[0].name == "Heir"


def test_guests_go_on_to_the_next_game_with_the_others(client, link):
    code, token = new_table(client, "mine", "open")
    with sync.join(link(code), "Goes along") as guest:
        answer = client.post(
            f"/api/tables/{code}/next", json={"game": "dominoes"}, headers={"Authorization": f"Bearer {token}"}
        )
        new = answer.json()["table"]["code"]
        guest.wait_for(lambda guest: guest.table.code == new)
        assert (guest.game.id, guest.you.seats) == ("dominoes", (1,))
        guest.ready()
        assert client.get(f"/api/tables/{new}").json()["seats"][1]["ready"]


def test_a_removed_guest_is_told(client, link):
    code, token = new_table(client, "mine", "open")
    with sync.join(link(code), "Out") as guest, Phone(str(client.base_url), code, token) as host:
        assert host.ask("remove", seat=1)["type"] == "accepted"
        guest.wait_for(lambda guest: guest.you.seats == ())


@pytest.fixture
def mortal(tmp_path):
    with Serving(tmp_path, bot_delay=0) as running:
        yield running


def test_a_guest_survives_a_server_restart_and_a_cut_connection(mortal):
    """Moves that were under way are sent again under the same id: each is played once."""
    with calls(mortal.url) as client:
        code, _ = new_table(client, "open", "bot:beginner")

    async def play():
        async with join(f"{mortal.url}/join/{code}", "Stubborn") as guest:
            await guest.ready()
            chance = random.Random(8)
            await play_any(guest, chance, moves=3)
            guest._connection.hang_up()
            await play_any(guest, chance, moves=3)
            n = guest.position.n
            mortal.kill()
            waiting = asyncio.create_task(play_any(guest, chance, moves=3))
            await asyncio.sleep(0.3)
            await asyncio.to_thread(mortal.start)
            await waiting
            assert guest.position.n > n
            await play_any(guest, chance)
            assert [told.n for told in guest.log] == list(range(1, guest.position.n + 1))
            return guest.result

    assert within(play()).reason == "five_points"


def test_a_match_is_stopped_by_consent(client, link):
    code, token = new_table(client, "mine", "open")

    async def work():
        async with join(link(code), token=token) as ann, join(link(code), "Ben") as ben:
            await ann.ready()
            await ben.ready()
            await ben.wait_for(lambda guest: guest.position is not None)
            await ben.stop()
            await ann.wait_for(lambda guest: guest.table.question is not None)
            await ann.stop()  # who asks the same has agreed
            await ben.wait_for(lambda guest: guest.result is not None)
            assert ben.result.stopped
            assert ben.result.winners == ()

    asyncio.run(asyncio.wait_for(work(), SOON))
