"""Players' time on the page: chosen with the table, ticking at the seats, told before it is up, lost on time."""

import json
import re
from collections.abc import Callable

from phones import LAPTOP, Phone
from playwright.sync_api import Route, expect
from test_accessibility import check

MakePhone = Callable[..., Phone]
SECONDS = 11


def hurry(route: Route) -> None:
    """Lay the table with less time than the page offers, so that the test is quick."""
    wish = json.loads(route.request.post_data or "{}")
    assert wish["time"] == {"per": "move", "seconds": 15}
    wish["time"]["seconds"] = SECONDS
    route.continue_(post_data=json.dumps(wish))


def test_a_game_lost_on_time(phone: MakePhone) -> None:
    ann, tv = phone(), phone(size=LAPTOP, theme="dark")
    ann.page.route("**/api/tables", hurry)
    ann.open("/game/tug")
    ann.radio("bot").check()
    ann.page.get_by_text("More table settings").click()
    ann.page.get_by_role("radio", name=re.compile("You decide")).check()
    ann.page.get_by_label("Time limit").select_option("15 s per move")
    check(ann, "the page of a game with a time limit")
    ann.tap("begin")
    ann.page.wait_for_url("**/table/*")
    tv.open(ann.page.url.replace(ann.url, "").replace("table", "screen"))
    for page in (ann.page, tv.page):
        clock = page.locator(".seats .time")
        expect(clock).to_have_count(1)  # a bot has none
        expect(clock).to_contain_text(re.compile("0:(1[01]|0)"))
    check(ann, "a table with clocks")
    expect(ann.page.locator(".seats [role=status]")).to_have_text("You have 10 seconds left.", timeout=30_000)
    for page in (ann.page, tv.page):
        expect(page.locator(".seats .time.short svg")).to_be_visible()
    expect(ann.page.get_by_text("time ran out")).to_be_visible(timeout=30_000)
    expect(tv.page.get_by_text("time ran out")).to_be_visible(timeout=30_000)
    expect(ann.page.locator(".seats .time")).to_contain_text("0:00")


def test_no_time_limit_is_offered_in_timed_games(phone: MakePhone) -> None:
    ann = phone()
    for game, offered in (("shell_game", 0), ("find_fives", 0), ("clear_away", 0), ("number_poker", 1)):
        ann.open(f"/game/{game}")
        ann.page.locator("form button.primary").wait_for()
        assert ann.page.get_by_label("Time limit").count() == offered
