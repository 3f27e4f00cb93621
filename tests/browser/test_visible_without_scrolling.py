"""What matters now is in sight: the games on the shelf, what to do in a game, and its end, on screens of every size."""

from collections.abc import Callable

import pytest
from phones import LAPTOP, PHONE, Phone, press
from playwright.sync_api import Locator, expect
from test_two_phones import sit_at_one_table

MakePhone = Callable[..., Phone]
SHORT = {"width": 390, "height": 664}  # a phone whose browser keeps its bars
SMALL = {"width": 360, "height": 640}


def seen(device: Phone, *wanted: Locator) -> bool:
    """Say whether all of these lie on the screen as a whole, and not below the tools."""
    tools = device.page.evaluate("document.querySelector('.tools')?.getBoundingClientRect().toJSON()")
    size = device.page.viewport_size
    lowest = tools["y"] if tools and tools["width"] > size["width"] / 2 else size["height"]  # a laptop has them beside
    boxes = [each.bounding_box() for each in wanted]
    return all(box and box["y"] >= 0 and box["y"] + box["height"] <= lowest for box in boxes)


def until_seen(device: Phone, *wanted: Locator) -> None:
    """Wait until all of these are in sight."""
    for _ in range(100):
        if seen(device, *wanted):
            return
        device.page.wait_for_timeout(100)
    raise AssertionError([each.bounding_box() for each in wanted])


@pytest.mark.parametrize("size", [PHONE, SHORT, SMALL, LAPTOP], ids=["phone", "short", "small", "laptop"])
def test_winner_and_next_game_are_visible_at_the_end(phone: MakePhone, size: dict[str, int]) -> None:
    device = phone(size=size, language="de")
    device.lay("device", "begin")
    device.resign()
    end = [device.page.locator(f".ending {part}") for part in (".ribbon", "h2", ".reason")]
    until_seen(device, *end, device.button("again"))
    device.page.reload()
    device.button("again").wait_for()
    until_seen(device, *end, device.button("again"))


@pytest.mark.parametrize("game", ["detective", "hi_low", "war"])
def test_the_prompt_is_visible_on_a_short_phone(phone: MakePhone, game: str) -> None:
    device = phone(size=SHORT).open(f"/game/{game}")
    device.radio("device").check()  # against a bot the lot may let it begin
    device.tap("begin")
    device.page.wait_for_url("**/table/*")
    until_seen(device, device.page.locator(".game .button.primary"))


def test_the_number_of_dice_to_lift_is_visible(phone: MakePhone) -> None:
    """Hi-Low: with too few dice lifted the button does nothing, and the reason stands above it."""
    device = phone().open("/game/hi_low")
    device.radio("device").check()
    device.tap("begin")
    while not device.dice.count():
        for button in (device.button("first roll"), device.page.locator(".card").first, device.button("roll five")):
            if button.count():
                press(button)
    press(device.dice.first)
    until_seen(device, device.page.get_by_text("Tap 4 dice to roll again"), device.page.locator(".buttons .primary"))


@pytest.mark.parametrize("game", ["torris", "five_wins", "clear_away"])
def test_the_first_prompt_is_visible(phone: MakePhone, game: str) -> None:
    device = phone().open(f"/game/{game}")
    if game != "clear_away":
        device.radio("device").check()
    device.tap("begin")
    until_seen(device, device.page.locator(".status .todo"))


@pytest.mark.parametrize("game", ["war", "five_wins"])
def test_the_whole_ending_is_visible(phone: MakePhone, game: str) -> None:
    device = phone().open(f"/game/{game}")
    device.radio("device").check()
    device.tap("begin")
    device.button("more").wait_for()
    device.resign()
    until_seen(device, device.page.locator(".ending"))


def test_a_laptop_shows_a_whole_row_of_games_at_once(phone: MakePhone) -> None:
    device = phone(size=LAPTOP).open("/")
    names = device.page.locator(".case .name")
    expect(names).to_have_count(11)
    assert sum(seen(device, names.nth(place)) for place in range(11)) >= 6


def test_a_guest_types_the_code_on_the_shelf_without_scrolling(phone: MakePhone) -> None:
    host, guest = phone(), phone(size=SHORT)
    code = host.lay("invite", "lay")
    guest.open("/")
    field = guest.page.get_by_label("Table code")
    until_seen(guest, field)
    field.fill(code.lower())
    guest.page.get_by_role("button", name="Join").click()
    guest.page.wait_for_url(f"**/join/{code}")


def test_the_table_toolbar_fits_one_row_on_a_small_phone(phone: MakePhone) -> None:
    host, guest, _ = sit_at_one_table(phone)
    for each in (host, guest):
        each.page.set_viewport_size(SMALL)
        tools = each.page.locator(".tools button")
        expect(tools).to_have_count(6)
        assert len({box["y"] for box in (tool.bounding_box() for tool in tools.all()) if box}) == 1


def test_toasts_are_drawn_above_sheets(phone: MakePhone) -> None:
    host, _, _ = sit_at_one_table(phone)
    host.tap("more")
    host.page.get_by_role("button", name="Who is here").click()
    host.page.get_by_role("button", name="Hand over this seat").click()
    host.page.get_by_role("button", name="Copy the link").click()
    note = host.page.get_by_text("The link is copied.")
    note.wait_for()
    on_top = """note => {
      const { left, top, width, height } = note.getBoundingClientRect();
      const sheet = [...document.querySelectorAll('dialog[open]')].at(-1);
      const over = document.querySelector('[popover]:popover-open');
      return over.contains(note) && !sheet.contains(note) && left >= 0 && top + height <= innerHeight && width > 0;
    }"""
    assert note.evaluate(on_top)
