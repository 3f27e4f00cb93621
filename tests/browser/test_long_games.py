"""A game of very many events: the newest are on the page at once, and the others come page by page."""

from collections.abc import Callable

import pytest
from phones import LAPTOP, PHONE, Phone
from playwright.sync_api import Locator, expect

from phone import Poller, calls

MakePhone = Callable[..., Phone]
PAGE = 100  # events that a server tells at once
MOST = 500  # lines of the log that a page holds
EVENTS = 640


def change_your_mind(phone: Phone, events: int) -> None:
    """Choose a goal in Tug and take that back, until the match has so many events."""
    with calls(phone.url) as client:
        player = Poller(client, phone.code, phone.token)
        while player.position["n"] < events:
            seat = player.position["actors"][0]
            able = player.position["hands"][seat]["undo"]
            answer = player.undo(seat) if able else player.play(seat, player.moves(seat)[0])
            player.wait_for(lambda player, n=answer["n"]: player.position["n"] >= n)


def long_game(phone: Phone, events: int = EVENTS) -> str:
    """Begin a game of Tug on one device, let it become long while nobody looks, and return the code of its table."""
    code = phone.lay("device", "begin")
    phone.roll_for_the_start()
    token, path = phone.token, phone.page.url
    phone.open("/")
    phone.page.evaluate("code => history.replaceState(null, '', `/table/${code}`)", code)
    assert phone.token == token
    change_your_mind(phone, events)
    phone.page.goto(path)
    return code


def lines(log: Locator) -> Locator:
    return log.locator("li")


def open_log(phone: Phone) -> Locator:
    """Return the log: beside the board on a laptop, on a sheet on a phone."""
    if phone.page.viewport_size == LAPTOP:
        return phone.page.locator("aside")
    phone.tap("log")
    return phone.page.get_by_role("dialog")


def top_of(line: Locator) -> float:
    return float(line.evaluate("line => line.getBoundingClientRect().top"))


@pytest.mark.parametrize(
    "size", [pytest.param(PHONE, id="phone"), pytest.param(LAPTOP, id="laptop", marks=pytest.mark.slow)]
)
def test_earlier_events_load_in_pages_on_demand(phone: MakePhone, size: dict[str, int]) -> None:
    ann = phone(size=size)
    long_game(ann)
    log = open_log(ann)
    earlier = log.get_by_role("button", name="Earlier")
    expect(lines(log)).to_have_count(PAGE)
    for pages in range(2, 6):
        earlier.scroll_into_view_if_needed()
        last = lines(log).nth(-1).element_handle()
        before = last.bounding_box()
        earlier.click()
        expect(lines(log)).to_have_count(PAGE * pages)
        assert last.bounding_box() == before
    taps = 0
    while earlier.count():
        earlier.scroll_into_view_if_needed()
        last = lines(log).nth(-1).element_handle()
        before, words = last.bounding_box()["y"], last.inner_text()
        earlier.click()
        expect(earlier.and_(ann.page.locator(":enabled")).or_(log.locator("[tabindex='-1']:focus"))).to_be_visible()
        taps += 1
        assert abs(last.bounding_box()["y"] - before) <= 1
        assert last.inner_text() == words
        assert ann.page.locator(".log li").count() <= MOST
    assert taps == 2
    expect(lines(log)).to_have_count(MOST - silent(ann))
    log.get_by_role("button", name="Back to now").click()
    expect(log.get_by_role("button", name="Back to now")).to_have_count(0)
    assert top_of(lines(log).first) > 0


def silent(phone: Phone) -> int:
    """Return how many of the first events have no sentence."""
    with calls(phone.url) as client:
        page = client.get(f"/api/tables/{phone.code}/log", params={"epoch": 1, "before": PAGE + 1})
    return sum(not told["happened"] for told in page.json()["log"])


def test_the_review_shows_an_event_that_is_not_loaded(phone: MakePhone) -> None:
    ann = phone()
    long_game(ann, 250)
    ann.resign()
    ann.tap("review")
    slider = ann.page.get_by_role("dialog").get_by_role("slider")
    slider.wait_for()
    slider.focus()
    slider.press("Home")
    ann.page.get_by_text("Before the first roll").wait_for()
    slider.press("ArrowRight")
    slider.press("ArrowRight")
    step = ann.page.get_by_role("dialog").locator(".step")
    step.get_by_text("Step 2 of 251").wait_for()
    step.get_by_text("Player 1 rolls").wait_for()
