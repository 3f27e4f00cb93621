"""The shelf: it finds a game for those who are here, and a table that waits for them."""

from collections.abc import Callable

import pytest
from phones import LAPTOP, PHONE, Phone
from playwright.sync_api import Locator, expect
from test_accessibility import check

MakePhone = Callable[..., Phone]


def boxes(device: Phone) -> Locator:
    """Return the games on the shelf."""
    return device.page.locator(".case a")


def found(device: Phone) -> Locator:
    """Return the line that says how many games fit."""
    return device.page.locator("search").get_by_role("status")


def test_the_shelf_filter_is_remembered(phone: MakePhone) -> None:
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


def test_a_box_names_its_designer_and_opens_the_credits(phone: MakePhone) -> None:
    device = phone().open("/")
    for designer in ("Jürgen P. K. Grunau", "Steffen Mühlhäuser", "Paul Hoemke"):
        expect(device.page.get_by_role("button", name=f"by {designer}")).to_be_visible()
    device.page.get_by_role("button", name="by Steffen Mühlhäuser").click()
    story = device.page.get_by_role("dialog", name="FIVE!")
    expect(story).to_contain_text("It was made to be given away.")
    expect(story).to_contain_text("belong to the people who made them")
    check(device, "story")
    device.page.keyboard.press("Escape")
    expect(story).to_have_count(0)


def test_the_rules_of_a_game_name_its_designer(phone: MakePhone) -> None:
    device = phone(language="de").open("/game/tug")
    rules = device.page.get_by_role("region", name="Regeln")
    rules.get_by_text("von Paul Hoemke").click()
    expect(rules.get_by_text("nennt sie Animal Games")).to_be_visible()


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


def test_the_page_of_a_game_shows_who_begins(phone: MakePhone) -> None:
    """G1R: one person against bots begins by lot, several people roll; what the host chose stays."""
    device = phone().open("/game/tug")
    device.page.get_by_text("More table settings").click()
    begins = device.page.get_by_role("group", name="Who goes first?")
    expect(begins.get_by_label("At random")).to_be_checked()
    device.radio("device").check()
    expect(begins.get_by_label("Roll for it")).to_be_checked()
    begins.get_by_label("Last winner").check()
    device.radio("bot").check()
    expect(begins.get_by_label("Last winner")).to_be_checked()


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
    expect(late.page.get_by_role("heading", name="Tables you can join")).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_the_tab_order_of_the_puzzle_of_the_day_matches_its_position(phone: MakePhone, size: dict[str, int]) -> None:
    device = phone(size=size).open("/")
    device.page.get_by_role("link", name="Torris").wait_for()
    heights = device.page.locator(".case :is(a, button)").evaluate_all(
        "each => each.map(e => e.closest('section, .poster').getBoundingClientRect().top)"
    )
    assert heights == sorted(heights)


@pytest.mark.parametrize(("language", "words"), [("de", "Abräumen"), ("en", "Clear Away")])
def test_a_cover_title_is_in_the_readers_language(phone: MakePhone, language: str, words: str) -> None:
    device = phone(language=language).open("/")
    cover = device.page.locator("a[href='/game/clear_away'] svg")
    expect(cover.locator("text").last).to_have_text(words)
    for text in cover.locator("text").all():
        inside = text.evaluate(
            """text => [text, text.closest('svg')].map(e => e.getBoundingClientRect())
                .reduce((small, large) => small.left >= large.left && small.right <= large.right)"""
        )
        assert inside


def test_a_long_name_is_not_broken_in_the_middle_of_a_word(phone: MakePhone) -> None:
    device = phone(size=LAPTOP, language="de").open("/")
    name = device.page.locator("#name-shell_game")
    expect(name).to_have_text("Hütchenspieler")
    lines = name.evaluate(
        """name => {
            const range = document.createRange();
            range.selectNodeContents(name);
            return new Set([...range.getClientRects()].map(({ top }) => top)).size;
        }"""
    )
    assert lines == 1


def test_the_shelf_reports_an_unreachable_server_and_recovers(phone: MakePhone) -> None:
    device = phone()
    device.page.route("**/api/games", lambda route: route.abort())
    device.open("/")
    expect(device.page.get_by_role("heading", name="Can’t reach the game server")).to_be_visible()
    check(device, "out of reach")
    device.page.unroute("**/api/games")
    device.page.get_by_role("link", name="Torris").wait_for()  # it has asked again by itself
    device.troubles.clear()  # the calls that were cut on purpose
