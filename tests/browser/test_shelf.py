"""The shelf: it finds a game for those who are here, and a table that waits for them."""

from collections.abc import Callable

from phones import LAPTOP, Phone
from playwright.sync_api import Locator, expect
from test_looks import check

MakePhone = Callable[..., Phone]


def boxes(device: Phone) -> Locator:
    """Return the games on the shelf."""
    return device.page.locator(".case a")


def found(device: Phone) -> Locator:
    """Return the line that says how many games fit."""
    return device.page.locator("search").get_by_role("status")


def test_the_shelf_is_searched_and_remembers_what_for(phone: MakePhone) -> None:
    device = phone().open("/")
    every = device.page.get_by_role("link", name="Torris")
    every.wait_for()
    whole = boxes(device).count()
    device.page.get_by_label("Players").select_option("6 or more")
    expect(found(device)).to_have_text("One game fits.")
    expect(boxes(device)).to_have_count(1)
    check(device, "searched")
    device.page.reload()
    expect(boxes(device)).to_have_count(1)
    device.page.get_by_label("Time").select_option("up to 10 min")
    expect(found(device)).to_have_text("No game fits.")
    expect(device.page.get_by_text("No game on this shelf fits all of that.")).to_be_visible()
    check(device, "nothing found")
    device.page.get_by_role("button", name="Show all games").click()
    expect(boxes(device)).to_have_count(whole)
    assert device.page.get_by_label("Players").input_value() == "0"


def test_the_keyboard_searches(phone: MakePhone) -> None:
    device = phone(size=LAPTOP, language="de", theme="dark").open("/")
    device.page.get_by_role("link", name="Torris").wait_for()
    device.reach("search select")
    device.page.keyboard.press("ArrowDown")
    expect(found(device)).to_contain_text("passen")
    assert device.page.get_by_label("Personen").input_value() == "1"
    assert device.reach("search button")
    device.page.keyboard.press("Enter")
    expect(found(device)).to_be_empty()


def test_a_guest_finds_the_table_that_waits_on_the_shelf(phone: MakePhone) -> None:
    guest = phone().open("/")
    guest.page.get_by_role("link", name="Torris").wait_for()
    hidden, host = phone(), phone()
    hidden.open("/game/tug").radio("invite").check()
    hidden.page.get_by_role("checkbox", name="Show the table on the shelf").uncheck()
    hidden.tap("lay")
    hidden.page.get_by_role("img", name="QR").wait_for()
    host.open("/game/torris").radio("invite").check()
    host.name_yourself("Anna")
    host.tap("lay")
    host.page.get_by_role("img", name="QR").wait_for()
    table = guest.page.get_by_role("link", name="Torris with Anna one free seat")
    table.wait_for()
    expect(guest.page.locator("section[aria-labelledby=open-tables] li")).to_have_count(1)
    check(guest, "an open table")
    table.click()
    guest.name_yourself("Ben")
    guest.tap("sit")
    guest.page.wait_for_url("**/table/*")
    late = phone().open("/")
    late.page.get_by_role("link", name="Torris").wait_for()
    expect(late.page.get_by_role("heading", name="Tables that wait for guests")).to_have_count(0)
