"""Torris on real screens: two phones to the end, one device, and a keyboard against a bot."""

import random
from collections.abc import Callable

import pytest
from phones import LAPTOP, PHONE, Phone, play_on, press
from test_looks import SMALL, check

MakePhone = Callable[..., Phone]
LAND = {"en": "can land here", "de": "hier kann er landen"}


def mover(seed: int, language: str = "en") -> Callable[[Phone], bool]:
    """Return someone who picks a stone at random and taps where it can land."""
    chance = random.Random(seed)

    def move(phone: Phone) -> bool:
        if phone.page.get_by_role("dialog").count():  # tapped too late, and looked into a tower
            phone.page.keyboard.press("Escape")
        stones = phone.page.locator(".place[aria-pressed=false]")
        if (count := stones.count()) == 0 or not press(stones.nth(chance.randrange(count))):
            return False
        targets = phone.page.locator(f".place[aria-label$='{LAND[language]}']")
        return targets.count() > 0 and press(targets.nth(chance.randrange(targets.count())))

    return move


def table(device: Phone, how: str, begin: str) -> str:
    """Lay a table of Torris and return its code."""
    device.open("/game/torris")
    if how:
        device.radio(how).check()
    if how == "invite":
        device.name_yourself("Anna")
    device.tap(begin)
    device.page.wait_for_url("**/table/*")
    return device.page.url.rpartition("/")[2]


def test_two_phones_play_to_the_end(phone: MakePhone) -> None:
    host, guest = phone(language="de"), phone(language="de")
    code = table(host, "invite", "lay")
    guest.open(f"/join/{code}").name_yourself("Ben")
    guest.tap("sit")
    guest.page.wait_for_url(f"**/table/{code}")
    play_on(host, guest, how=mover(1, "de"))
    assert sum(host.scores) == 32
    assert sorted(host.scores) == sorted(guest.scores)


def test_the_keyboard_plays_against_a_bot(phone: MakePhone) -> None:
    """Arrow keys walk over the board, Enter picks and moves, I looks inside a tower."""
    device = phone()
    table(device, "", "begin")
    page, keys = device.page, device.page.keyboard
    for _ in range(3):
        stone = page.locator(".place[aria-pressed=false]").first
        stone.wait_for()
        page.locator(".place[tabindex='0']").focus()
        walk(device, int(stone.get_attribute("data-place") or 0))
        keys.press("Enter")
        target = page.locator(f".place[aria-label$='{LAND['en']}']").first
        walk(device, int(target.get_attribute("data-place") or 0))
        keys.press("Enter")
        page.locator(".place[aria-pressed=false]").first.wait_for()
    check(device, "Torris on the way")
    tower = page.locator(".place[aria-label*=' on a tower of ']").first
    walk(device, int(tower.get_attribute("data-place") or 0))
    keys.press("i")
    assert page.get_by_role("dialog").get_by_role("listitem").count() > 1
    check(device, "inside a tower")
    keys.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")


def walk(device: Phone, place: int) -> None:
    """Walk to a place with the arrow keys; upright, a row of the game is a column of the screen."""
    across = (device.page.viewport_size or PHONE)["width"] > 600
    at = int(device.page.evaluate("document.activeElement.dataset.place"))
    for by, plus, minus in (
        (place // 8 - at // 8, "ArrowDown", "ArrowUp") if across else (place // 8 - at // 8, "ArrowRight", "ArrowLeft"),
        (place % 8 - at % 8, "ArrowRight", "ArrowLeft") if across else (place % 8 - at % 8, "ArrowDown", "ArrowUp"),
    ):
        for _ in range(abs(by)):
            device.page.keyboard.press(plus if by > 0 else minus)
    device.page.wait_for_function(f"document.activeElement.dataset.place === '{place}'")


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(
    ("size", "language"), [(PHONE, "en"), (LAPTOP, "de"), (SMALL, "de")], ids=["phone", "laptop", "small"]
)
def test_one_device_plays_to_the_end(phone: MakePhone, size: dict[str, int], language: str, theme: str) -> None:
    device = phone(size=size, language=language, theme=theme)
    table(device, "device", "begin")
    device.page.locator(".place[aria-pressed=false]").first.click()
    check(device, "a stone in hand")
    device.page.keyboard.press("Escape")
    play_on(device, how=mover(2, language), until=lambda: sum(device.scores) == 32 and device.scores[0] != 16)
    check(device, "on the way")
    play_on(device, how=mover(3, language))
    check(device, "the end")
    assert sum(device.scores) == 32


@pytest.mark.slow
@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_a_bot_is_played_to_the_end(phone: MakePhone, size: dict[str, int]) -> None:
    device = phone(size=size, language="de")
    table(device, "", "begin")
    play_on(device, how=mover(4, "de"))
    assert sum(device.scores) == 32
