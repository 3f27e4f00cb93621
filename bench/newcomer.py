"""Measure a newcomer's first minute: time to a page and to a bot's first move, size of the page, smooth boards.

The first start finds nothing kept: no tables, no compiled kernels. Boards are drawn by a browser that is slowed down
to a quarter as well, as a stand-in for an old phone.
"""

from __future__ import annotations

import os
import random
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

from playwright.sync_api import Browser, Page, sync_playwright
from row import Row

from browser.phones import FLAGS, LAPTOP, LOADED, PHONE, find_chromium
from fives.core.catalogue import games
from fives.core.game import AnyGame
from phone import Poller, calls, new_table
from server_process import Serving

SCRIPT = "newcomer.py"
MOST = 150  # kB of the first page
STARTS = 5  # of the server, once it has been started
WATCHED = 8000  # milliseconds of a board
FRAME = 1000 / 60
SLOW = 4  # how many times slower an old phone is
BOARDS = {"find_fives": "bot:strong", "shell_game": "bot:casual", "tug": "bot:perfect"}
FRAMES = """span => new Promise(done => {
    const times = [];
    const tick = now => {
        times.push(now);
        if (now - times[0] < span) requestAnimationFrame(tick);
        else done(times.slice(1).map((time, n) => time - times[n]));
    };
    requestAnimationFrame(tick);
})"""


@contextmanager
def nothing_kept() -> Iterator[None]:
    """Let servers that start meanwhile find neither tables nor compiled kernels."""
    with tempfile.TemporaryDirectory() as folder:
        caches = {"FIVES_CACHE": f"{folder}/tables", "NUMBA_CACHE_DIR": f"{folder}/kernels"}
        with patch.dict(os.environ, caches):
            yield


def first_page(browser: Browser, folder: Path) -> tuple[float, float]:
    """Return the seconds from the command to the shelf on a phone, and those of the page alone."""
    server, began = Serving(folder), time.perf_counter()
    with server:
        page = browser.new_page(viewport=PHONE)
        opened = time.perf_counter()
        page.goto(server.url)
        page.locator("a[href='/game/tug']").first.wait_for()
        seen = time.perf_counter()
        page.close()
    return seen - began, seen - opened


def weight(browser: Browser, folder: Path) -> int:
    """Return the bytes that the shelf loads, compressed, fonts not counted."""
    with Serving(folder) as server:
        page = browser.new_page(viewport=PHONE)
        page.goto(server.url)
        page.wait_for_load_state("networkidle")
        sizes: list[tuple[str, int]] = page.evaluate(LOADED)
    return sum(size for path, size in sizes if not path.endswith((".woff", ".woff2")))


def first_bot_moves(folder: Path) -> dict[str, float]:
    """Return by game the seconds from laying a table to the first move of its usual bot.

    Time that a game lets pass by its rules, with nobody but the clock to act, is not the bot's.
    """
    with Serving(folder, bot_delay=0.02) as server:
        return {game.id: _first_bot_move(server.url, game) for game in games().values() if game.seats[1] > 1}


def _first_bot_move(url: str, game: AnyGame) -> float:
    chance, began, passed = random.Random(5), time.perf_counter(), 0.0
    with calls(url) as client:
        me = Poller(client, *new_table(client, "mine", f"bot:{game.usual_level}", game=game.id))
        me.ready()
        while not any(event["bot"] for event in me.log):
            asked, since = me.position["actors"] if me.position else (), time.perf_counter()
            if 0 in asked and me.moves(0):
                me.play(0, chance.choice(me.moves(0)))
            me.poll()
            if asked and max(asked) < 0:
                passed += time.perf_counter() - since
    return time.perf_counter() - began - passed


def frames(browser: Browser, url: str, game: str, size: dict[str, int], slowed: int) -> list[float]:
    """Return the milliseconds between the frames of a board while a bot plays on it."""
    page = browser.new_page(viewport=size)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    with calls(url) as client:
        code, token = new_table(client, "mine", BOARDS[game], game=game)
        me = Poller(client, code, token)
        page.goto(f"{url}/table/{code}")
        page.locator("main svg").first.wait_for()
        me.ready()
        times: list[float] = _play_and_watch(page, me)
    page.close()
    return times


def _play_and_watch(page: Page, me: Poller) -> list[float]:
    chance, times = random.Random(5), []
    while sum(times) < WATCHED:
        if me.position and me.position["result"] is None and 0 in me.position["actors"] and me.moves(0):
            me.play(0, chance.choice([move for move in me.moves(0) if move != "resign"]))
        times += page.evaluate(FRAMES, WATCHED / 8)
        me.poll()
    return times


def measure() -> list[Row]:
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        with nothing_kept():
            cold, _ = first_page(browser, folder)
            bots = first_bot_moves(folder)
        warm, alone = zip(*(first_page(browser, folder) for _ in range(STARTS)), strict=True)
        rows = [
            *_starting(cold, statistics.median(warm), statistics.median(alone)),
            Row(
                SCRIPT,
                "the first page, compressed, without fonts",
                weight(browser, folder) / 1e3,
                "kB",
                MOST,
                "limit",
                True,
            ),
            *_bots(bots),
            *_moving(browser, folder),
        ]
        browser.close()
    return rows


def _starting(cold: float, warm: float, alone: float) -> list[Row]:
    return [
        Row(SCRIPT, "from `fives serve` to the shelf on a phone, nothing kept", cold, "s", 5, "limit", limit=True),
        Row(SCRIPT, "from `fives serve` to the shelf on a phone", warm, "s", 3, "limit", limit=True),
        Row(SCRIPT, "from opening the page to the shelf", alone, "s", 1, "limit", limit=True),
    ]


def _bots(seconds: dict[str, float]) -> list[Row]:
    slowest = max(seconds, key=lambda game: seconds[game])
    median = statistics.median(seconds.values())
    told = "from laying a table to the bot's first move, nothing kept"
    return [
        Row(SCRIPT, f"{told}; median of {len(seconds)} games", median, "s", 10, "what a person waits for"),
        Row(SCRIPT, f"{told}; the slowest, {slowest}", seconds[slowest], "s", 10, "what a person waits for"),
    ]


def _moving(browser: Browser, folder: Path) -> list[Row]:
    rows = []
    looks: dict[str, tuple[dict[str, int], int]] = {
        "laptop": (LAPTOP, 1),
        "phone": (PHONE, 1),
        f"phone {SLOW} times slower": (PHONE, SLOW),
    }
    with Serving(folder, bot_delay=0.3) as server:
        for game in BOARDS:
            for look, (size, slowed) in looks.items():
                times = frames(browser, server.url, game, size, slowed)
                late = 100 * sum(time > 1.5 * FRAME for time in times) / len(times)
                claim = f"{game} on a {look}: frames that come late, of 60 a second"
                rows.append(Row(SCRIPT, claim, late, "%", 5, "limit", limit=slowed == 1))
    return rows


if __name__ == "__main__":
    print("\n".join(row.line() for row in measure()))
