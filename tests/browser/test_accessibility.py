"""Accessibility: axe and the layout checks find no fault on any screen, phone and laptop, light and dark."""

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from phones import LAPTOP, PHONE, Phone, play_until_dice

MakePhone = Callable[..., Phone]
SMALL = {"width": 320, "height": 568}


def check(device: Phone, screen: str) -> None:
    """Fail if axe finds a violation, the page scrolls sideways, or a control is too small for a thumb."""
    found = Axe().run(device.page)
    assert found.violations_count == 0, f"{screen}: {found.generate_report()}"
    page = device.page
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{screen} scrolls sideways"
    assert page.locator("h1").count() == 1, f"{screen} needs one heading"
    small = page.evaluate(
        """() => [...document.querySelectorAll('button, select, input[type=text], a.button, [role=checkbox]')]
            .filter(e => !e.closest('[inert]')).map(e => [e.getBoundingClientRect(), e])
            .filter(([r]) => r.width && (r.width < 43.9 || r.height < 43.9))
            .map(([r, e]) => `${e.ariaLabel || e.textContent.trim()} ${r.width}x${r.height}`)"""
    )
    assert small == [], f"{screen}: too small for a thumb"


@pytest.mark.parametrize(
    ("size", "language", "theme"),
    [
        pytest.param(PHONE, "en", "light", id="phone-light"),
        pytest.param(LAPTOP, "de", "dark", id="laptop-dark"),
        pytest.param(SMALL, "de", "light", id="small-light"),
        pytest.param(PHONE, "en", "dark", id="phone-dark", marks=pytest.mark.slow),
        pytest.param(LAPTOP, "de", "light", id="laptop-light", marks=pytest.mark.slow),
        pytest.param(SMALL, "de", "dark", id="small-dark", marks=pytest.mark.slow),
    ],
)
def test_every_screen_passes_axe(phone: MakePhone, size: dict[str, int], language: str, theme: str) -> None:
    device = phone(size=size, theme=theme, language=language).open("/")
    device.page.get_by_role("link", name=device.words["tug"]).first.wait_for()
    check(device, "shelf")
    code = device.lay("invite", "lay")
    device.page.get_by_role("img", name="QR").wait_for()
    check(device, "waiting room")
    guest = phone(size=size, theme=theme, language=language).open(f"/join/{code}")
    guest.button("sit").wait_for()
    check(guest, "joining")
    device.open("/game/tug")
    device.button("begin").wait_for()
    check(device, "game")
    device.lay("device", "begin")
    device.button("first roll").wait_for()
    check(device, "opening")
    device.roll_for_the_start()
    check(device, "choosing")
    play_until_dice(device)
    device.tap("hint")
    device.page.locator(".hint .words").wait_for()
    check(device, "hint")
    device.page.locator(".hint summary").click()
    device.page.get_by_text("%").first.wait_for()
    check(device, "the numbers of a hint")
    device.tap("rules")
    device.page.get_by_role("dialog").wait_for()
    check(device, "rules")
    device.page.keyboard.press("Escape")
    device.resign()
    check(device, "ending")
    device.tap("review")
    device.page.get_by_role("dialog").get_by_role("table").wait_for()
    check(device, "review")
