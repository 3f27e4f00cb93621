"""Five Wins on real phones: laid to a row, moved in the after-game, by finger and by keyboard alone."""

from collections.abc import Callable
from itertools import cycle

import pytest
from phones import LAPTOP, PHONE, Phone, play_on
from test_looks import SMALL, check

MakePhone = Callable[..., Phone]
ROW = ["0,0", "0,1", "1,0", "1,1", "2,0", "2,1", "3,0", "3,1", "4,0"]  # who begins has five in a row
FULL = [
    "0,0",
    "1,0",
    "0,1",
    "0,2",
    "1,-1",
    "0,-1",
    "-1,1",
    "1,1",
    "1,2",
    "-1,0",
    "2,0",
    "0,-2",
    "-1,2",
    "2,1",
    "-2,1",
    "2,-1",
    "0,3",
    "2,2",
    "-2,0",
    "3,1",
    "-1,-1",
    "1,-2",
    "3,0",
    "-1,-2",
    "4,0",
    "1,-3",
    "0,-3",
    "4,1",
    "-3,1",
    "0,4",
    "3,-1",
    "1,4",
]


def tap(device: Phone, cell: str) -> None:
    """Lay a stone, or lift one and let it go; a place too small for a thumb is tapped twice."""
    page, place = device.page, device.page.locator(f'[data-cell="{cell}"]')
    laying = "place" in (place.get_attribute("class") or "")
    lifted, lying = page.locator(".item.back").count(), page.locator(".piece").count()
    place.click()
    if laying and page.locator(f'[data-cell="{cell}"][aria-pressed=true]').count():
        place.click()
    if laying and not lifted:
        page.wait_for_function("n => document.querySelectorAll('.piece').length > n", arg=lying)


def lay(device: Phone) -> None:
    """Begin a game on one device."""
    device.open("/game/five_wins")
    device.radio("device").check()
    device.tap("begin")
    device.page.wait_for_url("**/table/*")


def test_two_phones_play_to_a_row(phone: MakePhone) -> None:
    """In German and in English at one table, and both see the same stones."""
    host = phone(language="de").open("/game/five_wins")
    host.radio("invite").check()
    host.name_yourself("Ada")
    host.tap("lay")
    host.page.wait_for_url("**/table/*")
    guest = phone(language="en", theme="dark").open(f"/join/{host.page.url.rpartition('/')[2]}")
    guest.name_yourself("Bo")
    guest.tap("sit")
    host.page.get_by_role("log").get_by_text("Los fällt").wait_for()
    order = [host, guest] if "auf dich" in host.page.locator("[role=log]").inner_text() else [guest, host]
    for number, cell in enumerate(ROW):
        tap(order[number % 2], cell)
    for each in (host, guest):
        each.button("again").wait_for()
        assert each.page.locator(".piece").count() == 9
        assert each.page.locator("line.row").count() == 2
    check(host, "the end")


def test_the_keyboard_plays_against_a_bot(phone: MakePhone) -> None:
    """Arrow keys and Enter alone, a few turns, and axe finds nothing."""
    device = phone(size=LAPTOP).open("/game/five_wins")
    device.button("begin").focus()
    device.page.keyboard.press("Enter")
    device.page.wait_for_url("**/table/*")
    for turn in range(3):
        device.page.locator(".item:focus").wait_for()
        for arrow in ("ArrowRight", "ArrowDown")[: turn + 1]:
            device.page.keyboard.press(arrow)
        mine = device.page.locator(".piece").count()
        device.page.keyboard.press("Enter")
        device.page.wait_for_function("n => document.querySelectorAll('.piece').length > n", arg=mine)
    device.page.locator(".item").first.wait_for()
    check(device, "in the middle of a game")


@pytest.mark.parametrize(("size", "language", "theme"), [(PHONE, "de", "light"), (LAPTOP, "en", "dark")])
def test_a_hint_is_drawn_on_the_table(phone: MakePhone, size: object, language: str, theme: str) -> None:
    """The best place has a star, and below the moves say what they are worth."""
    device = phone(size=size, language=language, theme=theme)
    lay(device)
    for cell in ROW[:6]:
        tap(device, cell)
    device.page.locator(".item").first.wait_for()
    device.tap("hint")
    device.page.locator(".star").wait_for(timeout=120_000)  # on a fresh machine the engine is compiled first
    assert device.page.locator(".star").get_attribute("data-best") in ("-1,0", "3,0")
    check(device, "a hint")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("size", "language", "theme"), [(PHONE, "de", "light"), (LAPTOP, "en", "dark"), (SMALL, "de", "dark")]
)
def test_one_device_plays_on_in_the_after_game(phone: MakePhone, size: object, language: str, theme: str) -> None:
    """What will be captured is shown first, then two stones are captured."""
    device = phone(size=size, language=language, theme=theme)
    lay(device)
    for cell in FULL:
        tap(device, cell)
    tap(device, "0,3")
    device.page.locator(".doomed").nth(1).wait_for()
    check(device, "a stone is lifted")
    tap(device, "-3,0")
    device.page.locator(".hands .lost").wait_for()
    assert device.page.locator(".piece").count() == 30
    check(device, "after a capture")


@pytest.mark.slow
@pytest.mark.parametrize(("size", "language", "theme"), [(PHONE, "en", "dark"), (LAPTOP, "de", "light")])
def test_one_device_plays_to_the_end(phone: MakePhone, size: object, language: str, theme: str) -> None:
    device = phone(size=size, language=language, theme=theme)
    lay(device)
    for cell in ROW:
        tap(device, cell)
    device.button("again").wait_for()
    check(device, "the end")


@pytest.mark.slow
def test_the_keyboard_plays_to_the_end(phone: MakePhone) -> None:
    """Wherever the arrows lead, until one of the two has won."""
    device = phone(size=LAPTOP, language="de").open("/game/five_wins")
    device.button("begin").focus()
    device.page.keyboard.press("Enter")
    device.page.wait_for_url("**/table/*")
    arrows = cycle(("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowRight"))

    def turn(phone: Phone) -> bool:
        if not phone.page.locator(".item:focus").count():
            return False
        phone.page.keyboard.press(next(arrows))
        phone.page.keyboard.press("Enter")
        return True

    play_on(device, how=turn, seconds=120)
    check(device, "the end")


@pytest.mark.slow
def test_the_table_zooms_and_fits_again(phone: MakePhone) -> None:
    device = phone()
    lay(device)
    tap(device, "0,0")
    box = device.page.locator("svg[role=group]")
    before = box.get_attribute("viewBox")
    device.page.get_by_role("button", name="Zoom in").click()
    device.page.wait_for_function(
        "v => document.querySelector('svg[role=group]').getAttribute('viewBox') !== v", arg=before
    )
    device.page.get_by_role("button", name="Show all stones").click()
    device.page.wait_for_function(
        "v => document.querySelector('svg[role=group]').getAttribute('viewBox') === v", arg=before
    )
    check(device, "the whole table")
