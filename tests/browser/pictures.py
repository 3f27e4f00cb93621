"""The pictures of the docs, taken at real tables: `make pictures` writes one for each game, and one of a whole table.

They are small WebP files, encoded by the browser itself; `make pictures PICTURES="tug war"` takes some.
"""

from __future__ import annotations

import base64
import random
import sys
import tempfile
from pathlib import Path

import httpx
from phones import FLAGS, PHONE, find_chromium
from playwright.sync_api import Browser, FloatRect, Page, sync_playwright
from screens import MIDDLE, ROOM, Gallery, Screen, Seated, act, play

import phone
from fives.core.catalogue import games
from server_process import Serving

PICTURES = Path(__file__).parents[2] / "docs/pictures"
TABLE = "table"  # the picture that is no board
GAP = 8  # pixels around a board
ABOVE = 3  # and above it: who is away is told there
UNTOUCHED = "document.activeElement.blur()"  # nobody is about to press a key
ENCODE = """async png => {
  const image = await createImageBitmap(await (await fetch('data:image/png;base64,' + png)).blob());
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  const bytes = new Uint8Array(await (await canvas.convertToBlob({type: 'image/webp', quality: 0.85})).arrayBuffer());
  return btoa(Array.from(bytes, each => String.fromCharCode(each)).join(''));
}"""


def main(wanted: list[str]) -> None:
    with tempfile.TemporaryDirectory() as data, Serving(Path(data), **ROOM) as serving, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        with httpx.Client(base_url=serving.url, timeout=60) as client:
            for name in wanted:
                seated = with_a_bot(serving.url, client) if name == TABLE else in_full_swing(serving.url, client, name)
                save(browser, (whole_table if name == TABLE else board)(browser, serving.url, seated), name)
        browser.close()


def in_full_swing(url: str, client: httpx.Client, game: str) -> Seated:
    """Play a game until there is something to choose."""
    return play(url, client, game, whole=False, least=2)


def with_a_bot(url: str, client: httpx.Client) -> Seated:
    """Play some moves of Tug against a bot."""
    chance = random.Random(5)
    code, token = phone.new_table(client, "mine", "bot:casual", game="tug")
    with phone.Phone(url, code, token) as host:
        host.ready()
        host.wait_for(lambda each: each.position)
        while host.position["n"] < MIDDLE or 0 not in host.position["actors"]:
            act([host], host.position, chance)
    return Seated("tug", code, token)


def board(browser: Browser, url: str, seated: Seated) -> bytes:
    """Take a picture of a board as a tall phone shows it, without what there is to do below it."""
    gallery = Gallery(browser, url, [seated])
    gallery.visit(Screen(seated.game, "table", f"/table/{seated.code}"), "en", "phone")
    gallery.page.set_viewport_size({"width": PHONE["width"], "height": 2 * PHONE["height"]})
    gallery.page.evaluate(UNTOUCHED)
    gallery.settle()
    picture = gallery.page.screenshot(clip=room_of_the_board(gallery.page))
    gallery.close()
    return picture


def room_of_the_board(page: Page) -> FloatRect:
    """Return where the board lies: down to its end, or to the first thing to press."""
    frame = page.locator(".board .frame").bounding_box()
    below = [each.bounding_box()["y"] - GAP for each in page.locator(".board :is(.action, .primary)").all()]
    left, top = frame["x"] - GAP, frame["y"] - ABOVE
    bottom = min([frame["y"] + frame["height"], *below])
    return {"x": left, "y": top, "width": frame["width"] + 2 * GAP, "height": bottom - top}


def whole_table(browser: Browser, url: str, seated: Seated) -> bytes:
    """Take a picture of a table as a laptop shows it."""
    gallery = Gallery(browser, url, [seated])
    gallery.visit(Screen(seated.game, TABLE, f"/table/{seated.code}"), "en", "laptop")
    gallery.page.evaluate(UNTOUCHED)
    picture = gallery.page.screenshot()
    gallery.close()
    return picture


def save(browser: Browser, png: bytes, name: str) -> None:
    """Write a picture as WebP."""
    page = browser.new_page(viewport=PHONE)
    written = page.evaluate(ENCODE, base64.b64encode(png).decode())
    page.close()
    PICTURES.joinpath(f"{name}.webp").write_bytes(base64.b64decode(written))


if __name__ == "__main__":
    main(sys.argv[1:] or [TABLE, *games()])
