"""Torris on real screens: two phones to the end, one device, and a keyboard against a bot."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from phones import LAPTOP, PHONE, Phone, in_every_look, play_on, press
from playwright.sync_api import Locator
from test_accessibility import SMALL, check

MakePhone = Callable[..., Phone]
LAND = {"en": "can land here", "de": "hier kann er landen"}
WHOLE_GAP = {"en": "The whole gap", "de": "Die ganze Lücke"}


def mover(seed: int) -> Callable[[Phone], bool]:
    """Return someone who picks a stone at random and taps where it can land."""
    chance = random.Random(seed)

    def move(phone: Phone) -> bool:
        if phone.page.get_by_role("dialog").count():  # tapped too late, and looked into a tower
            phone.page.keyboard.press("Escape")
        stones = phone.page.locator(".place[aria-pressed=false]")
        if (count := stones.count()) == 0 or not press(stones.nth(chance.randrange(count))):
            return False
        targets = phone.page.locator(f".place[aria-label$='{LAND[phone.language]}']")
        return targets.count() > 0 and press(targets.nth(chance.randrange(targets.count())))

    return move


def table(device: Phone, how: str, begin: str, whole_gap: bool = False) -> str:
    """Lay a table of Torris, if wanted one where the whole gap is closed, and return its code."""
    device.open("/game/torris")
    if whole_gap:
        device.page.get_by_role("radio", name=WHOLE_GAP[device.language]).check()
    if how:
        device.radio(how).check()
    if how == "invite":
        device.name_yourself("Anna")
    device.tap(begin)
    device.page.wait_for_url("**/table/*")
    return device.page.url.rpartition("/")[2]


@pytest.mark.slow
def test_two_phones_play_to_the_end(phone: MakePhone) -> None:
    host, guest = phone(language="de"), phone(language="en", theme="dark", size=LAPTOP)
    code = table(host, "invite", "lay")
    guest.open(f"/join/{code}").name_yourself("Ben")
    guest.tap("sit")
    guest.page.wait_for_url(f"**/table/{code}")
    play_on(host, guest, how=mover(1))
    assert sum(host.scores) == 32
    assert sorted(host.scores) == sorted(guest.scores)


def test_the_keyboard_plays_against_a_bot_and_looks_into_a_tower(phone: MakePhone) -> None:
    """Arrow keys walk over the board, Enter picks and moves, I looks inside a tower."""
    device = phone()
    table(device, "", "begin")
    page, keys, turn = device.page, device.page.keyboard, typist(1)
    for _ in range(3):
        page.locator(".place[aria-pressed=false]").first.wait_for()
        assert turn(device)
    page.locator(".place[aria-pressed=false]").first.wait_for()
    check(device, "Torris on the way")
    tower = page.locator(".place[aria-label*=' on a tower of ']").first
    walk(device, place_of(tower))
    keys.press("i")
    assert page.get_by_role("dialog").get_by_role("listitem").count() > 1
    check(device, "inside a tower")
    keys.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")


def test_tapping_a_tower_shows_its_stones(phone: MakePhone) -> None:
    """TO3: into a tower of either colour, before a stone is picked and with one in hand; nothing is played."""
    device = phone()
    table(device, "device", "begin")
    play_on(device, how=mover(2), until=lambda: tower(device, True).count() > 0 and tower(device, False).count() > 0)
    page, sheet = device.page, device.page.get_by_role("dialog")
    scores = device.scores
    tower(device, False).first.tap()
    assert sheet.get_by_role("listitem").count() > 1
    check(device, "inside a tower")
    page.keyboard.press("Escape")
    sheet.wait_for(state="detached")
    tower(device, True).first.tap()
    page.get_by_role("button", name="Look inside the tower").tap()
    assert sheet.get_by_role("listitem").count() > 1
    assert device.scores == scores


def test_the_score_bar_has_the_order_of_the_players(phone: MakePhone) -> None:
    """In Arabic, white stands on the right, and so does its part of the bar."""
    device = phone()
    table(device, "device", "begin")
    for language in ("en", "ar"):
        device.page.evaluate("tag => localStorage.setItem('fives.locale', tag)", language)
        device.page.reload()
        stone, bar = device.page.locator(".standing .side svg").first, device.page.locator(".bar .white")
        bar.wait_for()
        left = [(each.bounding_box() or {})["x"] < PHONE["width"] / 3 for each in (stone, bar)]
        assert left == [language == "en"] * 2


def tower(device: Phone, movable: bool) -> Locator:
    """Return towers whose top stone can be moved now, or those whose cannot."""
    can = "[aria-pressed]" if movable else ":not([aria-pressed])"
    return device.page.locator(f".place{can}[aria-label*=' on a tower of ']")


def typist(seed: int) -> Callable[[Phone], bool]:
    """Return someone without a mouse, who picks a stone at random and walks to where it can land."""
    chance = random.Random(seed)

    def turn(phone: Phone) -> bool:
        for wanted in (".place[aria-pressed=false]", f".place[aria-label$='{LAND[phone.language]}']"):
            if (count := phone.page.locator(wanted).count()) == 0 or not phone.reach(".place"):
                return False
            walk(phone, place_of(phone.page.locator(wanted).nth(chance.randrange(count))))
            phone.page.keyboard.press("Enter")
        return True

    return turn


def place_of(button: Locator) -> int:
    return int(button.get_attribute("data-place") or 0)


def walk(device: Phone, place: int) -> None:
    """Walk to a place with the arrow keys; upright, the board is turned by a quarter: row 1 is on the right."""
    across = (device.page.viewport_size or PHONE)["width"] > 600
    at = int(device.page.evaluate("document.activeElement.dataset.place"))
    for by, plus, minus in (
        (place // 8 - at // 8, "ArrowDown", "ArrowUp") if across else (place // 8 - at // 8, "ArrowLeft", "ArrowRight"),
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
    play_on(device, how=mover(2), until=lambda: sum(device.scores) == 32 and device.scores[0] != 16)
    check(device, "on the way")
    play_on(device, how=mover(3))
    check(device, "the end")
    assert sum(device.scores) == 32


@pytest.mark.slow
@in_every_look
@pytest.mark.parametrize("someone", [mover, typist])
def test_a_bot_is_played_to_the_end(
    phone: MakePhone, someone: Callable[[int], Callable[[Phone], bool]], look: dict[str, Any]
) -> None:
    device = phone(**look)
    table(device, "", "begin")
    play_on(device, how=someone(4))
    assert sum(device.scores) == 32
    check(device, "the end")


@pytest.mark.slow
@in_every_look
def test_a_hint_draws_the_best_move_and_the_review_shows_every_moment(phone: MakePhone, look: dict[str, Any]) -> None:
    """An arrow from stone to tower, and the best moves with their reasons; the arrow goes when a stone is picked up."""
    device = phone(**look)
    table(device, "device", "begin")
    page, moved = device.page, mover(5)
    play_on(device, how=moved, until=lambda: max(device.scores, default=0) > 18)
    page.locator(".place[aria-pressed=false]").first.wait_for()
    device.tap("hint")
    page.locator("path.best").wait_for()
    assert page.locator(".why").count() > 2
    check(device, "a hint of Torris")
    page.locator("li .button:has(.why)").first.click()
    page.locator("path.best").wait_for(state="detached")
    play_on(device, how=moved)
    device.tap("review")
    page.get_by_role("dialog").locator(".worst").first.click()  # a review takes seconds
    page.get_by_role("radio", name="Better").wait_for()
    page.locator(".look.picture .tower").first.wait_for()
    assert page.get_by_role("dialog").get_by_role("table").count() == 0, "Torris has no dice, so there is no luck"
    check(device, "the review of Torris")


@pytest.mark.slow
@in_every_look
@pytest.mark.parametrize("how", ["", "device"])
def test_a_game_that_closes_the_whole_gap_is_played_to_the_end(
    phone: MakePhone, how: str, look: dict[str, Any]
) -> None:
    device = phone(**look)
    table(device, how, "begin", whole_gap=True)
    play_on(device, how=mover(6), until=lambda: sum(device.scores) == 32 and device.scores[0] != 16)
    check(device, "Torris with the whole gap, on the way")
    play_on(device, how=mover(7))
    assert sum(device.scores) == 32
    check(device, "the end of Torris with the whole gap")


@pytest.mark.slow
def test_two_phones_close_the_whole_gap_to_the_end(phone: MakePhone) -> None:
    host, guest = phone(language="de"), phone(language="en", theme="dark", size=LAPTOP)
    code = table(host, "invite", "lay", whole_gap=True)
    guest.open(f"/join/{code}").name_yourself("Ben")
    guest.tap("sit")
    guest.page.wait_for_url(f"**/table/{code}")
    play_on(host, guest, how=mover(8))
    assert sum(host.scores) == 32
    assert sorted(host.scores) == sorted(guest.scores)
