"""Measure whole games that one player taps on a phone against a bot: taps, seconds, and how long the player waits.

Animations run and bots take the time they take at home. A wait is a time in which the board offers the player nothing
to do; the pause before each of the player's own taps is not in it. `python bench/whole_games.py tug war` plays some.
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import product
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, WebSocket, sync_playwright
from playwright.sync_api import TimeoutError as Vanished
from row import Row

from browser.phones import FLAGS, PATIENCE, PHONE, find_chromium
from fives.games.find_fives.search_fives import best_set, fives_of
from server_process import Serving

SCRIPT = "whole_games.py"
LEVELS = ("beginner", "casual")
GAMES = {  # each game of the box, and the radios that choose it on its page
    "clear_away": (),
    "detective": (),
    "dominoes": (),
    "find_fives": (),
    "find_fives puzzle": ("Puzzle",),
    "find_fives solo": ("On your own",),
    "five_wins": (),
    "hi_low": (),
    "number_poker": (),
    "shell_game": (),
    "torris": (),
    "tug": (),
    "war": (),
}
ALONE = ("clear_away", "find_fives solo")
PAUSE = 300  # milliseconds that the player takes for a tap
SEARCH = 4000  # for a FIVE
ENOUGH = 3  # FIVES after which this player turns the timer in a race
AT_ONCE = 3  # games played at the same time
NOTICED, MOST = 3.0, 5.0  # seconds of a wait
LONGEST = 1500.0  # seconds after which a game is given up

PLAYING = "Memorise the order|take your eyes off"  # the player plays by looking: in Shell Game
# what can be done on the board now; a table whose game has hints says by that tool that it is the player's turn
WATCH = """() => {
  const here = e => e.checkVisibility() && !e.disabled && e.ariaDisabled !== 'true';
  const parts = '.place.can, .symbol, .gap, button, [role=checkbox], [role=button]';
  window.fivesAble = () => {
    const all = [...document.querySelectorAll(`.frame .main :is(${parts})`)].filter(here);
    const hint = document.querySelector('.tool[aria-pressed]');
    const status = document.querySelector('.status')?.innerText;
    if (document.querySelector('dialog[open]') || /PLAYING/.test(status)) return true;
    return hint && !document.querySelector('[role=gridcell][data-cell]') ? !hint.disabled : all.length > 0;
  };
  window.fivesOver = () => document.querySelector('.ending') !== null;
  window.fivesWaits = [];
  window.fivesSince = null;
  window.fivesTaps = 0;
  addEventListener('pointerdown', () => (window.fivesTaps += 1), true);
  setInterval(() => {
    if (!location.pathname.startsWith('/table/')) return;
    const now = performance.now();
    if (!window.fivesAble() && !window.fivesOver()) return void (window.fivesSince ??= now);
    if (window.fivesSince !== null) window.fivesWaits.push([(now - window.fivesSince) / 1000, window.fivesTold ?? '']);
    window.fivesSince = null;
    window.fivesTold = [...document.querySelectorAll('.status p, .action .title')].map(e => e.innerText).join(' / ');
  }, 50);
}"""
# mark what this player taps: mostly the main button, else a die, a card, a stone, a square
CHOOSE = """([dice, wanted]) => {
  document.querySelectorAll('[data-tap]').forEach(e => e.removeAttribute('data-tap'));
  const here = e => e.checkVisibility() && !e.disabled && e.ariaDisabled !== 'true';
  const all = [...document.querySelectorAll(wanted)].filter(here);
  if (!all.length) return '';
  const main = all.filter(e => e.matches('.primary, .record'));
  const pick = main.length && dice[0] < 0.85 ? main : all;
  const e = pick[Math.floor(dice[1] * pick.length)];
  e.setAttribute('data-tap', '');
  const { left, top, width, height } = e.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit && (hit.contains(e) || e.contains(hit)) ? 'seen' : e.ariaLabel || e.innerText;
}"""
ANY = [":is(.frame .main) :is(button, [role=checkbox], [role=button], [role=gridcell])"]
SPECIAL = {
    "five_wins": [".frame .main .item"],
    "clear_away": [".frame .target", ".frame .can"],
}


@dataclass(frozen=True)
class Played:
    """One game: what it took."""

    game: str
    level: str
    taps: int
    seconds: float
    waits: list[tuple[float, str]]  # seconds, and what was to be read before
    hidden: list[str]  # what had to be scrolled to
    finds: list[float] = field(default_factory=list)  # of the bot: seconds from each roll to its first FIVE

    @property
    def noticed(self) -> int:
        return sum(seconds > NOTICED for seconds, _ in self.waits)

    @property
    def longest(self) -> tuple[float, str]:
        return max(self.waits, default=(0.0, ""))


class Table:
    """One phone at one table: what the page was sent, and who taps there."""

    def __init__(self, context: BrowserContext, game: str, level: str, seed: int) -> None:
        self.game, self.level, self.chance = game, level, random.Random(seed)
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.add_init_script(f"({WATCH.replace('PLAYING', PLAYING)})()")
        self.page.on("websocket", lambda socket: self._listen(socket))
        self.position: dict[str, Any] | None = None
        self.log: list[dict[str, Any]] = []
        self.hidden: list[str] = []
        self.searched = (0, 0)  # round, and how many FIVES were outlined in it

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._read)

    def _read(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        self.log += message.get("log") or []
        self.position = message.get("position") or self.position

    @property
    def hand(self) -> dict[str, Any]:
        assert self.position is not None
        return next(hand for hand in self.position["hands"] if hand["seat"] == 0)

    def begin(self, url: str) -> None:
        """Lay the table as a person does."""
        self.page.goto(f"{url}/game/{self.game.split()[0]}")
        radios = [*GAMES[self.game], *([] if self.game in ALONE else [self.level.capitalize()])]
        for name in radios:
            self.page.get_by_role("radio", name=name).first.check()
        self.page.get_by_role("button", name="Start the game", exact=True).tap()
        self.page.wait_for_url("**/table/*")
        self.page.locator(".frame").wait_for()

    def play(self) -> Played:
        """Tap until the game is over."""
        began = time.monotonic()
        while not self.page.evaluate("fivesOver()"):
            if time.monotonic() - began > LONGEST:
                raise TimeoutError(f"{self.game} {self.level}: {self.page.locator('.status').inner_text()}")
            if not (self.page.evaluate("fivesAble()") and self.act()):
                self.page.wait_for_timeout(60)
        waits = [(seconds, told) for seconds, told in self.page.evaluate("fivesWaits")]
        taps = self.page.evaluate("fivesTaps")
        seconds = time.monotonic() - began
        return Played(self.game, self.level, taps, seconds, waits, self.hidden, list(self.first_finds()))

    def act(self) -> bool:
        """Do what the board asks for."""
        if (sheet := self.page.locator("dialog[open] .primary")).count():
            return self.tap(sheet.first)
        if self.game.startswith("find_fives"):
            return self.search()
        if self.game == "torris":
            return self.walk()
        return any(self.choose(wanted) for wanted in SPECIAL.get(self.game, ANY))

    def choose(self, wanted: str) -> bool:
        """Tap one of these, by chance; False if there is none."""
        seen = self.page.evaluate(CHOOSE, [[self.chance.random(), self.chance.random()], wanted])
        if seen not in ("", "seen"):
            self.hidden.append(seen)
        if not seen:
            return False
        self.page.wait_for_timeout(PAUSE)
        return self.tap(self.page.locator("[data-tap]"))

    def tap(self, part: Locator) -> bool:
        try:
            part.tap(timeout=1500)
        except Vanished:
            return False
        return True

    def walk(self) -> bool:
        """Torris: pick one of the stones that can go, and where it goes to."""
        if not self.hand["moves"]:
            return False  # the page does not show yet that the move was made
        move = self.chance.choice(self.hand["moves"])
        return all(self.choose(f".place[data-place='{place}']") for place in self.way(move))

    def way(self, move: str) -> list[int]:
        """Return the places of a move by their numbers."""
        places = [("abcdefgh".index(name[0]) + 8 * (int(name[1]) - 1)) for name in move.split("-")]
        landed = self.hand["view"]["landings"].get(move)
        return places if landed is None or len(places) > 1 else [*places, landed]

    def search(self) -> bool:
        """Find Fives: outline what is worth most, then say that one is done; cross out where nothing is found."""
        view, moves = self.hand["view"], self.hand["moves"]
        if view["round"] != self.searched[0]:
            self.searched = (view["round"], 0)
        want = ENOUGH if view["options"]["mode"] == "race" else 1
        if "outline" in moves and self.searched[1] < want:
            there = best_set(fives_of(view["boards"][0], view["roll"]))
            if self.searched[1] < len(there):
                self.searched = (view["round"], self.searched[1] + 1)
                self.page.wait_for_timeout(SEARCH)
                squares = [f"[data-cell='{cell}']" for cell in in_order(there[self.searched[1] - 1].cells)]
                return all(self.choose(square) for square in squares)
        return self.choose(".frame .main .action button")

    def first_finds(self) -> Iterator[float]:
        """Yield for each round of Find Fives how many seconds the bot needed for its first FIVE."""
        rolled = None
        for event in self.log:
            if any(each["key"] == "find_fives-rolled" for each in event["happened"]):
                rolled = event["at"]
            elif rolled and event["bot"]:
                yield (event["at"] - rolled) / 1000
                rolled = None


def in_order(cells: Sequence[int]) -> list[int]:
    """Return squares so that each lies beside one before it."""
    ordered, rest = [cells[0]], list(cells[1:])
    while rest:
        near = next(a for a in rest for b in ordered if abs(a - b) == 10 or (abs(a - b) == 1 and a // 10 == b // 10))
        rest.remove(near)
        ordered.append(near)
    return ordered


def play(url: str, game: str, level: str, seed: int = 5) -> Played:
    """Play one game in a browser of its own."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        context = browser.new_context(viewport=PHONE, locale="en", has_touch=True)
        table = Table(context, game, level, seed)
        table.begin(url)
        played = table.play()
        browser.close()
    return played


def play_all(wanted: Sequence[str]) -> Iterator[Played]:
    """Play each game at each level, some at a time."""
    pairs = [(game, level) for game, level in product(wanted, LEVELS) if game not in ALONE or level == LEVELS[0]]
    with (
        tempfile.TemporaryDirectory() as folder,
        Serving(Path(folder)) as server,
        ProcessPoolExecutor(AT_ONCE, mp_context=get_context("spawn")) as pool,
    ):
        playing = [pool.submit(play, server.url, game, level) for game, level in pairs]
        for each in playing:
            yield each.result()


def rows(played: Played) -> list[Row]:
    seconds, _ = played.longest
    against = "alone" if played.game in ALONE else f"against {played.level}"
    took = f"{played.taps} taps, {played.seconds:.0f} s, {played.noticed} waits over {NOTICED:.0f} s"
    return [Row(SCRIPT, f"{played.game} {against}, {took}; the longest wait", seconds, "s", MOST, "limit", limit=True)]


def measure(wanted: Sequence[str] = tuple(GAMES)) -> list[Row]:
    return [row for played in play_all(wanted) for row in rows(played)]


if __name__ == "__main__":
    for played in play_all(sys.argv[1:] or tuple(GAMES)):
        print("\n".join(row.line() for row in rows(played)), flush=True)
        for seconds, told in sorted(played.waits)[-4:]:
            print(f"    {seconds:5.1f} s after {told!r}", flush=True)
        if played.hidden:
            print("    scrolled to:", sorted(set(played.hidden)), flush=True)
        if played.finds:
            print("    first finds of the bot:", [round(each, 1) for each in played.finds], flush=True)
