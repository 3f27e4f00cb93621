"""Motion: whatever happens on a board is seen to move, unless the device asks for none."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import pytest
from phones import PHONE
from playwright.sync_api import Browser, Page

from fives.core.catalogue import games
from server_process import Serving

BLINK = 10  # milliseconds
QUICK = ("tug", "five_wins", "number_poker")
# In Shell Game the slides are what is to be remembered: they are shown in any case, without haste and without arcs.
# Find Fives moves by its players' pens and its clock, not by events that come in.
GAMES = [
    pytest.param(id, marks=[] if id in QUICK else [pytest.mark.slow])
    for id in games()
    if id not in ("shell_game", "find_fives")
]
# For each batch of news: what it told, and the longest animation on the board that was seen until the next.
PROBE = """
window.batches = [];
const Before = WebSocket;
window.WebSocket = class extends Before {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', ({ data }) => {
      const { type, log } = JSON.parse(data);
      const told = (log ?? []).flatMap(({ happened }) => happened.map(({ key }) => key));
      if (type === 'news' && told.length > 0) window.batches.push({ told: told.join(' '), longest: 0 });
    });
  }
};
const look = () => {
  const last = window.batches.at(-1);
  for (const { effect } of document.getAnimations()) {
    const { endTime, iterations } = effect.getComputedTiming();
    const all = last && effect.target?.closest('.game') && (ENDLESS || iterations !== Infinity);
    if (all) last.longest = Math.max(last.longest, endTime);
  }
  requestAnimationFrame(look);
};
look();
"""


@contextmanager
def watching(browser: Browser, serving: Serving, game: str, motion: str) -> Iterator[Page]:
    """Watch bots at play from their first move, on a device that allows movement or not."""
    seats = range(1 if games()[game].seats == (1, 1) else 2)
    with httpx.Client(base_url=serving.url, timeout=60) as client:
        laid = client.post("/api/tables", json={"game": game, "seats": [{"kind": "open"} for _ in seats]}).json()
        code, host = laid["table"]["code"], {"Authorization": f"Bearer {laid['token']}"}
        with browser.new_context(viewport=PHONE, reduced_motion=motion) as context:
            page = context.new_page()
            page.add_init_script(PROBE.replace("ENDLESS", str(motion == "reduce").lower()))
            page.goto(f"{serving.url}/join/{code}")
            page.get_by_role("link", name="Just watch").click(timeout=60_000)
            page.get_by_text(code).first.wait_for(timeout=60_000)
            for seat in seats:
                bot = {"type": "seating", "id": f"bot{seat}", "seat": seat, "level": games()[game].levels[0].id}
                client.post(f"/api/tables/{code}/commands", json=bot, headers=host)
            page.locator(".game svg").first.wait_for(timeout=60_000)
            yield page


@pytest.fixture
def slow_bots(tmp_path) -> Iterator[Serving]:
    """A server whose bots leave time to look."""
    with Serving(tmp_path, bot_delay=0.3) as serving:
        yield serving


@pytest.mark.parametrize("game", GAMES)
def test_reduced_motion_stops_all_animation(browser: Browser, slow_bots: Serving, game: str) -> None:
    with watching(browser, slow_bots, game, "reduce") as page:
        page.wait_for_function("() => window.batches.length >= 5", timeout=60_000)
        page.wait_for_timeout(300)
        moved = [batch for batch in page.evaluate("window.batches") if batch["longest"] > BLINK]
        assert moved == []


@pytest.mark.slow
@pytest.mark.parametrize("game", [param.values[0] for param in GAMES])
def test_every_event_is_animated(browser: Browser, tmp_path, game: str) -> None:
    """Every kind of event has been seen with an animation on the board at least once."""
    with Serving(tmp_path, bot_delay=2.5) as serving, watching(browser, serving, game, "no-preference") as page:
        page.wait_for_function("() => window.batches.length >= 6", timeout=120_000)
        page.wait_for_timeout(2000)
        longest: dict[str, float] = {}
        for batch in page.evaluate("window.batches"):
            longest[batch["told"]] = max(batch["longest"], longest.get(batch["told"], 0))
        assert [told for told, time in longest.items() if time <= BLINK] == []
