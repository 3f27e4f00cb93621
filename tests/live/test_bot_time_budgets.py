"""Many bots share the time for thinking when all are asked at once."""

import asyncio
import time
from threading import Event

from fives.core.catalogue import find_game
from fives.core.matches.match import new_match
from fives.live import bot_threads as players
from fives.live.bot_threads import LONGEST, THREADS, BotThreads
from fives.live.measures_protocol import NoMeasures

TUG = find_game("tug")
BUDGET = 0.4  # seconds
UNHURRIED = 8.0  # a busy machine is slow to begin


def think(monkeypatch, count, budget=BUDGET, slowly=True):
    """Return the budgets that so many bots were given; bench/bots.py measures how long they took."""
    given, asked_about = [], new_match(TUG, TUG.options(), 2)

    def ask(bots, match, seat, level, random, share):
        if match is asked_about:  # a bot of a server that an earlier test closed may still think
            given.append(share)
        time.sleep(share * slowly)
        return TUG.rules.moves(match.state, seat)[0]

    async def all_at_once():
        asked = BotThreads(NoMeasures(), budget)
        await asyncio.gather(*(asked.choose(asked_about, 0, "casual") for _ in range(count)))
        asked.close()

    monkeypatch.setattr(players, "ask_bot", ask)
    asyncio.run(all_at_once())
    return given


def test_one_bot_gets_most_of_its_time_budget(monkeypatch):
    """The rest is for those who are asked while it thinks."""
    (given,) = think(monkeypatch, 1, UNHURRIED, slowly=False)
    assert 0.6 * LONGEST * UNHURRIED < given <= LONGEST * UNHURRIED


def test_a_bot_that_loads_tables_does_not_block_others(monkeypatch):
    """A bot that compiles for long gets ready beside the threads in which others think, once for all tables."""
    learnt, begun = Event(), []

    def learn(game, level):
        begun.append(level)
        if level == "perfect":
            assert learnt.wait(30)

    async def both():
        asked = BotThreads(NoMeasures(), BUDGET)
        match = new_match(TUG, TUG.options(), 2)
        slow = [asyncio.create_task(asked.choose(match, 0, "perfect")) for _ in range(2 * THREADS)]
        await asked.choose(match, 0, "casual")
        assert not any(each.done() for each in slow)
        learnt.set()
        await asyncio.gather(*slow)
        asked.close()

    monkeypatch.setattr(players, "warm_up", learn)
    asyncio.run(both())
    assert sorted(begun) == ["casual", "perfect"]


def test_twenty_bots_share_the_time_budget(monkeypatch):
    given = think(monkeypatch, 20)
    assert len(given) == 20
    assert max(given) <= BUDGET
    assert sum(given) <= 1.5 * THREADS * BUDGET  # one after the other they would need ten times that
