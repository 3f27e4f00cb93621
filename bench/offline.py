"""The static shelf on a slow phone: bytes of the first visit, seconds to the first board, time of bots.

Chromium with its processor slowed down four times, at files from Python's own static host. Bytes are those of a host
that compresses text, as most do: each file as gzip if that is smaller.
"""

import gzip
import json
import sys
import time
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from row import Row

sys.path.insert(0, str(Path(__file__).parents[1] / "tests/browser"))

from phones import FLAGS, PHONE, find_chromium
from test_static_shelf import FOLDER, Host
from worker_page import WorkerPage

SCRIPT = "offline.py"
SLOWER = 4  # times
MEGABYTE = 1_000_000
COLD, WARM = 12.0, 4.0  # stated limits, in seconds
FIRST_VISIT, TABLES, USABLE = 8.0, 40.0, 0.15  # MB
THINKS = 3.0  # seconds for a bot's move or a hint


def packed(path: Path) -> int:
    """Return the bytes of a file as a host sends it."""
    data = path.read_bytes()
    return min(len(data), len(gzip.compress(data, 6)))


def first_visit() -> float:
    """Return the megabytes of page, Python and rules; of texts and boards all, though one language is fetched."""
    files = json.loads((FOLDER / "files.json").read_text())
    return sum(packed(FOLDER / path) for path, (_, _, part) in files.items() if part in ("page", "python")) / MEGABYTE


def tables() -> float:
    """Return the megabytes of the compact tables of all games."""
    return sum(path.stat().st_size for path in (FOLDER / "tables").glob("*.fives")) / MEGABYTE


def slow(page: Page) -> None:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def to_first_move(browser: Browser, url: str) -> tuple[float, float]:
    """Return the seconds from opening the page to the board of a game, cold and warm."""
    context = browser.new_context(viewport=PHONE)
    seconds = []
    for _ in range(2):
        page = context.new_page()
        slow(page)
        begun = time.monotonic()
        page.goto(f"{url}/#/game/torris")
        page.get_by_role("radio", name="Beginner").check()
        page.get_by_role("button", name="Start the game").click()
        page.wait_for_url("**/table/*")
        page.locator("main svg").first.wait_for()
        seconds.append(time.monotonic() - begun)
        page.wait_for_timeout(3000)  # what was fetched is kept
        page.close()
    context.close()
    return seconds[0], seconds[1]


def usable(browser: Browser, url: str) -> float:
    """Return the megabytes that are fetched before the games are seen, without fonts."""
    context = browser.new_context(viewport=PHONE)
    page = context.new_page()
    got: list[str] = []
    page.on("response", lambda answer: got.append(answer.url))
    page.goto(url)
    page.locator("a[href*='/game/tug']").first.wait_for()
    seen = {each.removeprefix(f"{url}/") or "index.html" for each in got}
    context.close()
    return (
        sum(packed(FOLDER / path) for path in seen if (FOLDER / path).is_file() and not path.endswith(".woff2"))
        / MEGABYTE
    )


def bots(browser: Browser, url: str) -> list[Row]:
    """Return how long a bot of each level thinks at most, in one match."""
    page = WorkerPage(browser, url, FOLDER)
    rows = []
    for game in page.get("/api/games"):
        for level in game["levels"]:
            seats = game["counts"][""][0]
            if seats < 2:
                continue
            wish = {
                "game": game["id"],
                "seats": [{"kind": "mine"}, *[{"kind": "bot", "level": level["id"]}] * (seats - 1)],
            }
            told = page.play_out(wish)
            claim = f"{game['id']}, {level['id']}: longest wait for bots in one match, processor not slowed"
            rows.append(
                Row(
                    SCRIPT,
                    claim,
                    told["longest"] / 1000,
                    "s",
                    THINKS + 0.9,
                    "stated, with the pause before a bot's move",
                    limit=True,
                )
            )
    page.close()
    return rows


def measure() -> list[Row]:
    """Return all rows."""
    host = Host()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        cold, warm = to_first_move(browser, host.url)
        rows = [
            Row(SCRIPT, "First visit: page, Python, rules", first_visit(), "MB", FIRST_VISIT, "stated", limit=True),
            Row(
                SCRIPT,
                "Until the games are seen, without fonts",
                usable(browser, host.url),
                "MB",
                USABLE,
                "stated",
                limit=True,
            ),
            Row(SCRIPT, "Compact tables of all games", tables(), "MB", TABLES, "stated", limit=True),
            Row(
                SCRIPT,
                "Cold: from the link to a board of Torris, processor 4 times slower",
                cold,
                "s",
                COLD,
                "stated",
                limit=True,
            ),
            Row(SCRIPT, "Warm: the same again", warm, "s", WARM, "stated", limit=True),
            *bots(browser, host.url),
        ]
        browser.close()
    host.stop()
    return rows


if __name__ == "__main__":
    for row in measure():
        print(row.line())
