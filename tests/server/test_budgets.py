"""Many bots asked at once share the time that each may think."""

import asyncio
import time

from fives.core.catalogue import find_game
from fives.core.match import new_match
from fives.server import players
from fives.server.metrics import Metrics
from fives.server.players import THREADS, Players

TUG = find_game("tug")
BUDGET = 0.4


def think(monkeypatch, count):
    """Return the budgets that so many bots were given, and the seconds until all had answered."""
    given = []

    def ask(bots, match, seat, level, random, budget):
        given.append(budget)
        time.sleep(budget)
        return TUG.rules.moves(match.state, seat)[0]

    async def all_at_once():
        asked = Players(Metrics(), BUDGET)
        match = new_match(TUG, TUG.options(), 2)
        await asyncio.gather(*(asked.choose(match, 0, "casual") for _ in range(count)))
        asked.close()

    monkeypatch.setattr(players, "ask_bot", ask)
    began = time.monotonic()
    asyncio.run(all_at_once())
    return given, time.monotonic() - began


def test_one_bot_has_its_whole_budget(monkeypatch):
    (given,), _ = think(monkeypatch, 1)
    assert 0.6 * BUDGET < given <= BUDGET


def test_twenty_bots_share_it(monkeypatch):
    given, seconds = think(monkeypatch, 20)
    assert len(given) == 20
    assert max(given) <= BUDGET
    assert sum(given) <= 1.5 * THREADS * BUDGET  # one after the other they would need ten times that
    assert seconds < 3 * BUDGET
