"""A newer fives with newer rules: what was going on says why it stopped, and what is over is shown as it was."""

import base64
import json
import sys
import time
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from phones import LAPTOP, Phone, play_until_dice
from playwright.sync_api import expect
from test_two_phones import sit_at_one_table

from phone import calls
from server_process import Serving

MakePhone = Callable[..., Phone]
NEWER = Path(__file__).parent / "server_with_newer_rules.py"


@pytest.fixture
def lasting(tmp_path: Path, _built_page: None) -> Iterator[Serving]:
    """Yield a server of this test alone, which will get newer rules."""
    with Serving(tmp_path, bot_delay=0.02) as serving:
        yield serving


def upgrade(serving: Serving) -> None:
    """Put a server with newer rules in the place of this one, on the same database."""
    serving.stop()
    serving.command = [sys.executable, str(NEWER)]
    serving.start()


def test_the_waiting_room_says_why_a_game_is_gone_and_everybody_starts_again(
    phone: MakePhone, serving: Serving
) -> None:
    host, guest, code = sit_at_one_table(phone)
    screen = phone(size=LAPTOP).open(f"/screen/{code}")
    play_until_dice(host, guest)
    upgrade(serving)
    for each in (host, guest, screen):
        each.page.get_by_text("This game has newer rules now").wait_for()
    again = [each.page.get_by_role("button", name="Start again") for each in (host, guest)]
    again[0].click()
    expect(again[0]).to_have_count(0)
    host.page.get_by_text("Waiting for Ben").wait_for()
    host.page.get_by_text("This game has newer rules now").wait_for()
    again[1].click()
    play_until_dice(host, guest)
    expect(screen.page.get_by_text("This game has newer rules now")).to_have_count(0)


def finish(phone: Phone) -> str:
    """Play a game of Tug until dice lie there, give it up, and return the code of its table."""
    phone.open("/game/tug").radio("device").check()
    phone.page.get_by_placeholder("Player 1").fill("Anna")
    phone.tap("begin")
    play_until_dice(phone)
    phone.resign()
    return phone.code


def record_with_pictures(url: str, code: str) -> dict[str, Any]:
    """Return the record of the first match, once it has its pictures."""
    with calls(url) as client:
        while not (record := client.get(f"/api/tables/{code}/record", params={"epoch": 1}).json()).get("pictures"):
            time.sleep(0.05)
    return dict(record)


def test_a_game_of_older_rules_is_shown_from_its_stored_views(phone: MakePhone, serving: Serving) -> None:
    ann = phone()
    code = finish(ann)
    record_with_pictures(ann.url, code)
    upgrade(serving)
    ben = phone().open(f"/replay/{code}/1")
    ben.page.get_by_text("This game was played by older rules").wait_for()
    expect(ben.page.get_by_text("Checked: everything follows the rules")).to_have_count(0)
    ben.page.get_by_text("gives up.").wait_for()
    ben.page.locator(".look svg").first.wait_for()
    ben.page.get_by_role("slider").fill("0")
    ben.page.get_by_text("Before the first roll").wait_for()
    ann.open(f"/replay/{code}/1").page.get_by_role("button", name="Take out a name").wait_for()


@pytest.mark.parametrize("pictures", ["", "junk"], ids=["without pictures", "with pictures of nothing"])
def test_moves_are_listed_where_no_picture_can_be_drawn(phone: MakePhone, tmp_path: Path, pictures: str) -> None:
    ann = phone()
    record = record_with_pictures(ann.url, finish(ann))
    nothing = [[[{"strange": True}, []]] for _ in range(len(record["log"]) + 1)]
    junk = base64.b64encode(zlib.compress(json.dumps({"events": nothing}).encode())).decode()
    file = tmp_path / "game.json"
    file.write_text(json.dumps({**record, "version": 99, "pictures": junk if pictures else ""}))
    ann.open("/").page.get_by_label("Open a saved game").set_input_files(file)
    moves = ann.page.get_by_role("region", name="What was played")
    moves.get_by_text("gives up.").wait_for()
    expect(moves.locator("[aria-current=step]")).to_contain_text("gives up.")
    ann.page.get_by_role("button", name="Previous step").click()
    expect(moves.locator("[aria-current=step]")).not_to_contain_text("gives up.")
    ann.page.get_by_text("This game was played by older rules").wait_for()
