"""Shell Game in real browsers: stones laid, memorised, slid and sought; nobody is sent which stone is which."""

import json
import re
import time
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from phones import LAPTOP, Phone, play_on, press
from playwright.sync_api import Locator
from test_looks import check

MakePhone = Callable[..., Phone]
MARKS = ".row .place .mark"  # symbols that can be seen on the felt


def lay_table(phone: Phone, how: str, players: int = 2) -> str:
    """Lay a table with the shortest time to memorise, and return its code."""
    phone.open("/game/shell_game")
    if how:  # else against a bot, which is what the page offers first
        phone.radio(how).check()
    if players > 2:
        phone.page.get_by_label("Players").select_option(str(players))
    phone.page.get_by_role("radio", name="10 s").check()
    phone.tap("lay" if how == "invite" else "begin")
    phone.page.wait_for_url("**/table/*")
    return phone.page.url.rpartition("/")[2]


def join(phone: Phone, code: str, name: str) -> Phone:
    phone.open(f"/join/{code}")
    phone.name_yourself(name)
    phone.tap("sit")
    phone.page.wait_for_url("**/table/*")
    return phone


def stones(phone: Phone) -> Locator:
    """Return the stones that can be pressed."""
    return phone.page.locator("button.place")


def hand(seed: int) -> Callable[[Phone], bool]:
    """Return someone who does at random what the screen asks, sliding as fast as it is allowed."""
    chance = Random(seed)

    def act(phone: Phone) -> bool:
        symbols, gaps = phone.page.locator(".symbol"), phone.page.locator(".gap")
        if (count := symbols.count()) and press(symbols.nth(chance.randrange(count))):
            return True
        if count := gaps.count():
            return press(gaps.nth(chance.randrange(count)))
        quick = phone.page.get_by_role("radio", name=re.compile(r"^0[.,]8"))
        if quick.count() and not quick.is_checked():
            quick.check(force=True)
        return bool(count := stones(phone).count()) and press(stones(phone).nth(chance.randrange(count)))

    return act


def keyboard(phone: Phone) -> bool:
    """Do by keyboard alone what the screen asks."""
    for wanted in (".gap", ".symbol", "button.place"):
        if phone.page.locator(wanted).count():
            phone.page.evaluate("wanted => document.querySelector(wanted)?.focus()", wanted)
            phone.page.keyboard.press("ArrowRight")
            phone.page.keyboard.press("Enter")
            phone.page.wait_for_timeout(60)
            return True
    return False


def drag(phone: Phone, source: int, places: int) -> None:
    """Drag a stone some places along the row, as a hand would."""
    box = stones(phone).nth(source).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    mouse = phone.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + places * 1.14 * box["width"], y + 20, steps=8)
    mouse.up()


class Frames:
    """All that a page has been sent through its socket."""

    def __init__(self, phone: Phone) -> None:
        self.sent: list[Any] = []
        phone.page.on("websocket", lambda socket: socket.on("framereceived", lambda text: self.sent.append(text)))

    def positions(self) -> list[dict[str, Any]]:
        """Return the views sent so far."""
        messages = [json.loads(frame) for frame in self.sent]
        return [message["position"]["hands"][0]["view"] for message in messages if message.get("position")]


def test_two_phones_lay_turn_and_slide_and_nobody_is_sent_which_is_which(phone: MakePhone) -> None:
    """The quick one: two slides, by keyboard and by hand; a late spectator learns nothing (SG7R)."""
    host = phone()
    code = lay_table(host, "invite")
    guest = join(phone(language="de", theme="dark"), code, "Ben")
    host.page.locator(".row").wait_for()
    shuffler, seeker = (host, guest) if host.page.locator(".symbol").count() else (guest, host)
    for lying in range(1, 5):
        shuffler.page.locator(".symbol").first.focus()
        shuffler.page.keyboard.press("Enter")
        seeker.page.locator(f".row .place >> nth={lying - 1}").wait_for()
    seeker.page.get_by_role("timer").wait_for()
    assert seeker.page.locator(MARKS).count() == 4
    check(seeker, "memorising")
    stones(shuffler).first.wait_for()
    watcher = phone()
    frames = Frames(watcher)
    watcher.open(f"/table/{code}")
    watcher.page.locator(".row .place").first.wait_for()
    keyboard(shuffler)  # picks a stone up
    keyboard(shuffler)  # puts it into a gap
    for each in (host, guest, watcher):
        each.page.locator(".row .front").wait_for(state="attached")  # each screen shows the slide
        assert each.page.locator(MARKS).count() == 0
    stones(shuffler).first.wait_for()
    drag(shuffler, source=3, places=-2)
    seeker.page.locator(".row .front").wait_for(state="attached")
    stones(shuffler).first.wait_for()
    assert {tuple(view["row"]) for view in frames.positions()} == {(0, 0, 0, 0)}
    assert '"symbol' not in "".join(map(str, frames.sent))
    check(shuffler, "sliding")
    shuffler.resign()


@pytest.mark.slow
def test_four_phones_play_a_whole_lap(phone: MakePhone) -> None:
    host = phone()
    code = lay_table(host, "invite", players=4)
    phones = [host, *(join(phone(language="de" if n % 2 else "en"), code, f"Player {n}") for n in (2, 3, 4))]
    act, started = hand(4), time.monotonic()
    play_on(*phones, how=act, until=lambda: "Second lap" in host.page.inner_text(".shuffler"), seconds=120)
    assert sum(host.scores) == 16
    assert all(sum(each.scores) == 16 for each in phones)
    check(host, f"a lap of four in {time.monotonic() - started:.0f} s")


@pytest.mark.slow
@pytest.mark.parametrize(("language", "theme"), [("de", "dark"), ("en", "light")])
def test_two_people_share_one_device(phone: MakePhone, language: str, theme: str) -> None:
    """Nothing is one player's secret, so no cover comes between them."""
    device = phone(size=LAPTOP, language=language, theme=theme)
    lay_table(device, "device")
    play_on(device, how=hand(2), seconds=200)
    assert sum(device.scores) == 16
    check(device, "the end on one device")


@pytest.mark.slow
def test_a_game_against_the_bot_by_keyboard_alone(phone: MakePhone) -> None:
    device = phone()
    lay_table(device, "")
    play_on(device, how=keyboard, seconds=240)
    assert sum(device.scores) == 16
    check(device, "the end against the bot")
