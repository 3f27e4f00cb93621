"""The big screen beside the phones: it follows a table through its games, and is told no secret."""

import re
from collections.abc import Callable

import pytest
from phones import Frames, Phone, hurry_on, play_on
from playwright.sync_api import Page, expect
from test_accessibility import check
from test_number_poker import choose, late, sit_together
from test_two_phones import sit_at_one_table

MakePhone = Callable[..., Phone]
TELEVISION = {"width": 1920, "height": 1080}
PROJECTOR = {"width": 1280, "height": 720}
CLOSED = -1  # a fist whose stone nobody else knows


def spill(page: Page) -> list[str]:
    """Return what of the big screen is not on the screen."""
    return page.evaluate(
        """() => [...document.querySelectorAll('.screen > *, .stage .own, .stage .ending, .seats li, .corner img')]
            .map(e => [e.className, e.getBoundingClientRect()])
            .filter(([, r]) => r.left < -1 || r.top < -1 || r.right > innerWidth + 1 || r.bottom > innerHeight + 1)
            .map(([name, r]) => `${name} ${r.left},${r.top} ${r.right},${r.bottom}`)"""
    )


def used(page: Page) -> float:
    """Return how far the board reaches across its place, in the direction where there is least room."""
    return page.evaluate(
        """() => {
            const [own, box] = ['.own', '.box'].map(each => document.querySelector(each).getBoundingClientRect());
            return Math.max(own.width / box.width, own.height / box.height);
        }"""
    )


def look(screen: Phone, name: str) -> None:
    """Fail if axe or a ruler finds a fault, or the screen would have to be scrolled."""
    check(screen, name)
    assert spill(screen.page) == [], name
    assert screen.page.evaluate("document.documentElement.scrollHeight <= innerHeight"), f"{name} scrolls"


@pytest.mark.slow
def test_a_big_screen_follows_a_game_to_its_end_and_the_next(phone: MakePhone) -> None:
    host, guest, code = sit_at_one_table(phone)
    screen = phone(size=TELEVISION).open(f"/screen/{code}")
    screen.page.get_by_role("img", name="QR code").wait_for()
    assert screen.page.get_by_text(code, exact=True).is_visible()
    play_on(host, guest, until=lambda: max(host.scores, default=0) >= 1)
    look(screen, "playing")
    assert 0.9 < used(screen.page) < 1.01
    host.resign()
    expect(screen.page.get_by_role("heading", name="Ben wins!")).to_be_visible()
    assert sorted(screen.scores) == sorted(host.scores)
    look(screen, "ending")
    buttons = screen.page.get_by_role("button").all()
    assert [button.get_attribute("aria-label") for button in buttons] == ["Full screen"]
    host.tap("again")
    expect(screen.page.get_by_text("Anna would like to play again")).to_be_visible()
    guest.tap("again")
    expect(screen.page.get_by_role("heading", name="wins!")).to_have_count(0)
    play_on(host, guest, until=lambda: max(host.scores, default=0) >= 1)
    expect(screen.page.locator(".seats .score [aria-hidden=true]", has_text=re.compile("[1-5]"))).not_to_have_count(0)


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_big_screen_waits_for_guests(phone: MakePhone, theme: str) -> None:
    host = phone(language="de", theme=theme)
    code = host.lay("invite", "lay")
    with host.context.expect_page() as opened:
        host.page.get_by_role("link", name="Großer Bildschirm").click()
    expect(opened.value.locator(".code")).to_have_text(code)
    screen = phone(size=PROJECTOR, language="de", theme=theme).open(f"/screen/{code}")
    screen.page.get_by_role("img", name="QR").wait_for()
    expect(screen.page.get_by_role("list", name="Plätze")).to_contain_text("freier Platz")
    look(screen, "waiting")


def test_the_big_screen_on_the_hosts_laptop_shows_no_secret(phone: MakePhone) -> None:
    host, guest = phone(), phone()
    code = sit_together(host, guest)
    hurry_on(host, guest, until=late)
    screen = phone(size=TELEVISION, theme="dark", memory=host.context.storage_state())
    frames = Frames(screen)
    screen.open(f"/screen/{code}")
    choices = host.page.locator(".choices button:enabled")
    choices.first.wait_for()
    choices.first.click()
    expect(screen.page.get_by_text("Anna has chosen").first).to_be_attached()
    assert frames.views[-1]["fists"] == [CLOSED, None]
    assert all(message["you"] == {"seats": [], "host": False} for message in frames.messages if "you" in message)
    look(screen, "a closed fist")
    play_on(host, guest, how=choose(5))
    expect(screen.page.locator(".ending")).to_be_visible()
    look(screen, "the end")
    fists = {fist for view in frames.views if view["taker"] is None for fist in view["fists"]}
    assert fists == {None, CLOSED}
