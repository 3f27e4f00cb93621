"""A bot that attends a table: polite about questions, goes along to the next game, and knows when it is not wanted."""

import asyncio
import threading
from contextlib import contextmanager

import pytest

from fives.client import BotPlayer, Denied, SeatLost, attend, join
from fives.core.catalogue import find_game
from phone import SOON, Phone, new_table


def first_move(view, seat, level, random, budget):
    """Choose the first legal move of whatever game it is."""
    game = type(view).__module__.split(".")[2]
    return find_game(game).rules.moves(view, seat)[0]


@contextmanager
def attending(link, choose=first_move, **how):
    """Let a bot attend a table beside the test; what it raised at the end is in the list."""
    raised = []

    async def work():
        async with join(link, "Bot") as guest:
            await attend(guest, BotPlayer(choose, pace=0, **how))

    def run():
        try:
            asyncio.run(asyncio.wait_for(work(), SOON))
        except Exception as error:
            raised.append(error)

    thread = threading.Thread(target=run)
    thread.start()
    yield raised
    thread.join(2 * SOON)
    assert not thread.is_alive()


def play_until(host, true):
    while not true(host):
        if host.position and 0 in host.position["actors"]:
            host.play(0, host.moves(0)[0])
        else:
            host.read()


def ask(host, kind):
    where = {"epoch": host.position["epoch"], "seen": host.position["n"]}
    return host.ask("ask", kind=kind, seat=0, **where)


def test_it_lets_a_move_be_taken_back_and_plays_on_at_a_draw(client, link):
    code, token = new_table(client, "mine", "open", game="five_wins")
    with Phone(str(client.base_url), code, token) as host, attending(link(code)) as raised:
        host.wait_for(lambda phone: phone.table and phone.table["seats"][1]["ready"])
        host.ready()
        host.wait_for(lambda phone: phone.position)
        play_until(host, lambda phone: phone.position["n"] >= 4 and 0 in phone.position["actors"])
        n = host.position["n"]
        assert ask(host, "draw")["type"] == "accepted"
        host.wait_for(lambda phone: phone.table["question"] and phone.table["question"]["declined"])
        assert ask(host, "take_back")["type"] == "accepted"
        host.wait_for(lambda phone: any(told.get("kind") == "take_back" for told in phone.log[n:]))
        assert host.ask("remove", seat=1)["type"] == "accepted"
    (error,) = raised
    assert isinstance(error, SeatLost)


def test_it_follows_to_the_next_game_and_leaves_after_its_matches(client, link):
    code, token = new_table(client, "mine", "open")
    told = []
    how = {"matches": 1, "told": lambda guest, result: told.append((guest.table.game, result.rule))}
    with attending(link(code), **how) as raised:
        with Phone(str(client.base_url), code, token) as host:
            host.wait_for(lambda phone: phone.table and phone.table["seats"][1]["ready"])
        bearer = {"Authorization": f"Bearer {token}"}
        answer = client.post(f"/api/tables/{code}/next", json={"game": "dominoes"}, headers=bearer)
        new = answer.json()["table"]["code"]
        with Phone(str(client.base_url), new, token) as host:
            host.wait_for(lambda phone: phone.table and phone.table["seats"][1]["ready"])
            host.ready()
            host.wait_for(lambda phone: phone.position)
            play_until(host, lambda phone: phone.position["result"])
            host.wait_for(lambda phone: phone.table["seats"][1]["kind"] == "open")
    assert raised == []
    assert told == [("dominoes", "DO4")]


def test_it_thinks_for_half_of_what_its_clock_has_left(client, link):
    code, token = new_table(client, "mine", "open", time={"per": "match", "seconds": 20})
    budgets = []

    def choose(view, seat, level, random, budget):
        budgets.append((level, budget))
        return first_move(view, seat, level, random, budget)

    with Phone(str(client.base_url), code, token) as host, attending(link(code), choose, budget=60.0, level="x"):
        host.wait_for(lambda phone: phone.table and phone.table["seats"][1]["ready"])
        host.ready()
        host.wait_for(lambda phone: phone.position)
        play_until(host, lambda phone: len(budgets) > 1)
        host.ask("remove", seat=1)
    assert [each for each in budgets if each[0] != "x" or not 0 < each[1] <= 11] == []  # two seconds are free


def test_a_deleted_table_is_reported(client, link):
    code, _ = new_table(client, "open", "open")

    async def leave_twice():
        async with join(link(code), "Gone") as guest:
            await guest.leave()
            await guest.wait_for(lambda guest: not guest.you.seats)
            await guest.ready()

    with pytest.raises(Denied, match="not your seat"):
        asyncio.run(leave_twice())


def test_it_agrees_to_stop(client, link):
    code, token = new_table(client, "mine", "open", game="five_wins")
    with Phone(str(client.base_url), code, token) as host, attending(link(code), matches=1) as raised:
        host.wait_for(lambda phone: phone.table and phone.table["seats"][1]["ready"])
        host.ready()
        host.wait_for(lambda phone: phone.position)
        ask(host, "stop")
        host.wait_for(lambda phone: phone.position["result"])
        assert host.position["result"]["rule"] == "G6R"
    assert raised == []
