"""Clear Away in real browsers: alone on a phone, by keyboard, taken back after the end, watched by link."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from phones import LAPTOP, PHONE, Phone, in_every_look
from playwright.sync_api import Locator
from test_accessibility import SMALL, check

from phone import Poller, calls

MakePhone = Callable[..., Phone]
PLAYTHROUGH = Path(__file__).parents[1] / "games/clear_away/playthrough.txt"
SOLUTION = [row.split("|")[2].strip() for row in PLAYTHROUGH.read_text().splitlines() if row[0].isdigit()][1:]
ENDS = {"en": ("Solved!", "1 stone left"), "de": ("Gelöst!", "1 Stein übrig")}
WAYS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, 1), "ArrowDown": (0, -1)}


def begin(device: Phone) -> Phone:
    """Lay a table and wait for the board."""
    device.open("/game/clear_away").tap("begin")
    device.page.wait_for_url("**/table/*")
    place(device, "a6").wait_for()
    return device


def place(device: Phone, name: str) -> Locator:
    """Return a place of the board."""
    return device.page.get_by_role("gridcell", name=name)


def left(device: Phone) -> int:
    """Return how many stones the board says are left."""
    return int(device.page.locator(".left strong").inner_text())


def chosen(device: Phone, name: str) -> bool:
    return place(device, name).get_attribute("aria-selected") == "true"


def settled(device: Phone, stones: int) -> None:
    """Wait until so many stones are left and the next jump can be made."""
    device.page.locator(".left strong", has_text=str(stones)).wait_for()
    device.page.locator(".place.can, .ending").first.wait_for()


def tap(device: Phone, jump: str) -> None:
    """Tap the stone, unless it has jumped just now and is still taken up; then where it lands."""
    before, (start, end) = left(device), jump.split("-")
    if not chosen(device, start):
        place(device, start).click()
    place(device, end).click()
    settled(device, before - 1)


def drag(device: Phone, jump: str) -> None:
    """Drag the stone to where it lands."""
    before, boxes = left(device), [place(device, name).bounding_box() for name in jump.split("-")]
    (x, y), (to_x, to_y) = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box]
    mouse = device.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move((x + to_x) / 2, (y + to_y) / 2)
    mouse.move(to_x, to_y)
    mouse.up()
    settled(device, before - 1)


def type_jump(device: Phone, jump: str) -> None:
    """Walk over the board with the arrows and press Enter."""
    before, (start, end) = left(device), jump.split("-")
    for name in [end] if chosen(device, start) else [start, end]:
        walk(device, name)
        device.page.keyboard.press("Enter")
    settled(device, before - 1)


def hurry_through(device: Phone, jumps: Sequence[str]) -> None:
    """Make jumps by the server's own commands, faster than anyone taps."""
    stones = left(device)
    with calls(device.url) as client:
        player = Poller(client, device.code, device.token)
        for jump in jumps:
            n = player.play(0, jump)["n"]
            player.wait_for(lambda player, n=n: player.position["n"] >= n)
    settled(device, stones - len(jumps))


def walk(device: Phone, name: str) -> None:
    at = device.page.evaluate("document.activeElement.ariaLabel").split(",")[0]
    columns, rows = ord(name[0]) - ord(at[0]), int(name[1]) - int(at[1])
    for key, (right, up) in WAYS.items():
        for _ in range(max(0, columns * right + rows * up)):
            device.page.keyboard.press(key)


def check_ending(device: Phone, language: str) -> None:
    title, score = ENDS[language]
    device.page.get_by_role("heading", name=title).wait_for()
    assert device.page.locator(".ending .score").inner_text() == score
    assert "wins" not in device.page.inner_text("body")


def test_a_puzzle_is_solved_taken_back_after_the_end_and_begun_again(phone: MakePhone) -> None:
    device = begin(phone(language="de"))
    watcher = phone(size=LAPTOP).open(device.page.url.removeprefix(device.url))
    drag(device, SOLUTION[0])
    hurry_through(device, SOLUTION[1:-6])
    for jump in SOLUTION[-6:]:
        tap(device, jump)
    check_ending(device, "de")
    check(device, "the end of Clear Away")
    assert "Kein Zug wurde zurückgenommen." in device.page.inner_text(".ending")
    watcher.page.get_by_role("heading", name="Solved!").wait_for()
    device.tap("undo")
    settled(device, 2)
    tap(device, SOLUTION[-1])
    check_ending(device, "de")
    assert "Ein Zug wurde zurückgenommen." in device.page.inner_text(".ending")
    assert "Bestes hier: gelöst" in device.page.inner_text(".side")
    device.tap("again")
    settled(device, 32)
    assert "gelöst" in device.page.inner_text(".side")


def test_the_keyboard_solves_it_and_a_hint_says_whether_it_can_be_solved(phone: MakePhone) -> None:
    device = begin(phone(size=LAPTOP))
    check(device, "the board of Clear Away")
    device.page.locator("[role=gridcell][tabindex='0']").focus()
    for jump in SOLUTION[:3]:
        type_jump(device, jump)
    hurry_through(device, SOLUTION[3:20])
    device.tap("hint")
    device.page.get_by_text("This can still be solved.").wait_for()
    check(device, "a hint of Clear Away")
    device.page.get_by_role("button", name="Show me a jump").press("Enter")
    device.page.locator(".place.target.advised").wait_for()
    device.page.locator("[role=gridcell][tabindex='0']").focus()
    device.page.keyboard.press("Escape")
    hurry_through(device, SOLUTION[20:-3])
    for jump in SOLUTION[-3:]:
        type_jump(device, jump)
    check_ending(device, "en")


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("size", "language"), [(PHONE, "en"), (LAPTOP, "de"), (SMALL, "de")])
def test_every_screen_passes_axe(phone: MakePhone, size: dict[str, int], language: str, theme: str) -> None:
    device = phone(size=size, language=language, theme=theme).open("/game/clear_away")
    device.button("begin").wait_for()
    check(device, "page")
    begin(device)
    boxes = device.page.locator("[role=gridcell] .ground").evaluate_all(
        "all => all.map(e => e.getBoundingClientRect().width)"
    )
    assert len(boxes) == 36
    assert min(boxes) >= 43.9, "too small for a thumb"
    check(device, "start")
    for jump in SOLUTION[:8]:
        tap(device, jump)
    device.tap("hint")
    device.page.locator(".hint").wait_for()
    check(device, "hint")
    for jump in SOLUTION[8:]:
        tap(device, jump)
    check_ending(device, language)
    check(device, "ending")


@pytest.mark.slow
@in_every_look
def test_the_keyboard_solves_it_in_every_look(phone: MakePhone, look: dict[str, Any]) -> None:
    device = begin(phone(**look))
    assert device.reach("[role=gridcell]")
    for jump in SOLUTION:
        type_jump(device, jump)
    check_ending(device, device.language)
    check(device, "ending")


@pytest.mark.slow
def test_a_bot_plays_and_its_host_watches(phone: MakePhone) -> None:
    device = phone().open("/game/clear_away")
    device.page.get_by_role("radio", name="Watch").check()
    check(device, "page")
    device.tap("begin")
    device.page.get_by_role("heading", name="Solved!").wait_for()
    assert device.button("undo").count() == 0
    device.tap("again")
    device.page.get_by_role("heading", name="Solved!").wait_for(state="hidden")


@pytest.mark.slow
def test_a_lost_puzzle_says_how_many_are_left_and_that_it_cannot_be_solved(phone: MakePhone) -> None:
    device = begin(phone())
    while not device.over:
        stones = left(device)
        start = device.page.locator(".place.can").first
        if start.get_attribute("aria-selected") != "true":
            start.click()
        device.page.locator(".place.target").first.click()
        settled(device, stones - 1)
    assert device.page.locator(".ending .score").inner_text() == f"{left(device)} stones left"
    device.tap("undo")
    device.tap("hint")
    device.page.get_by_text("cannot be solved any more").wait_for()
