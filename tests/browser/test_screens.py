"""Every screen of every game in every language: nothing cut off, nothing on top of another, nothing untranslated."""

from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from layout_checks import faults
from phones import PHONE
from playwright.sync_api import Browser
from screens import HOUSE, LANGUAGES, LIGHTS, ROOM, SIZES, Gallery, Screen, set_up

from fives.core.catalogue import games
from server_process import Serving

LARGE = "document.documentElement.style.fontSize = '200%'"
QUICK = [("shelf", "de", "phone"), ("waiting", "ur", "phone"), ("menu", "ti", "laptop")]


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory, _built_page: None) -> Iterator[Serving]:
    """Yield a server at which games are played faster than people do."""
    with Serving(tmp_path_factory.mktemp("room"), **ROOM) as serving:
        yield serving


def wrong_with(gallery: Gallery, screen: Screen, language: str) -> Iterator[str]:
    """Yield what a ruler finds on phone and laptop, and on a phone whose owner needs letters twice as large."""
    gallery.visit(screen, language, "phone")
    for size in SIZES:
        gallery.resize(size)
        yield from (f"{screen.name} {language} {size}: {fault}" for fault in faults(gallery.page, language))
    gallery.resize("phone")
    if not screen.path.startswith("/screen/"):  # letters of a big screen grow with the screen
        gallery.page.evaluate(LARGE)
        gallery.settle()
        yield from (f"{screen.name} {language} large: {fault}" for fault in faults(gallery.page, language))


def axe_s_word(gallery: Gallery, screen: Screen) -> Iterator[str]:
    """Yield what axe finds by day and by night."""
    gallery.visit(screen, "en", "phone")
    for light in LIGHTS:
        gallery.page.emulate_media(color_scheme=light, reduced_motion="reduce")
        gallery.settle()  # colours change softly
        found = Axe().run(gallery.page)
        yield from (
            f"{screen.name} {light}: {each['id']} {each['nodes'][0]['html'][:120]}"
            for each in found.response["violations"]
        )


def test_one_screen_of_each_kind_passes_the_layout_checks(browser: Browser, room: Serving) -> None:
    screens, held = set_up(room, [HOUSE])
    gallery = Gallery(browser, room.url, held)
    found = []
    for name, language, size in QUICK:
        gallery.visit(next(screen for screen in screens if screen.name == name), language, size)
        found += [f"{name} {language} {size}: {fault}" for fault in faults(gallery.page, language)]
    gallery.close()
    assert found == []


def test_the_layout_checks_find_each_kind_of_fault(browser: Browser) -> None:
    page = browser.new_page(viewport=PHONE)
    page.set_content(
        """<p style="width: 500px">wide</p><button style="width: 40px; white-space: nowrap">far too long</button>
        <div style="width: 30px; height: 1em; overflow: hidden">cut off below</div><p>over-again</p><p>Play again</p>
        <span style="position: absolute; top: 300px; left: 9px">one</span>
        <span style="position: absolute; top: 300px; left: 9px">two</span>
        <a href="/" style="position: absolute; top: 400px">this</a>
        <a href="/" style="position: absolute; top: 405px">that</a>
        <div class="tools" style="position: absolute; top: 0">far from the thumb</div>"""
    )
    found = faults(page, "de")
    page.close()
    kinds = [
        "scrolls sideways",
        "tools",
        "cut off by",
        "text cut off",
        "text on text",
        "control on control",
        "raw key",
        "English",
    ]
    assert [kind for kind in kinds if not any(fault.startswith(kind) for fault in found)] == []


@pytest.mark.slow
@pytest.mark.parametrize("game", [HOUSE, *games()])
def test_every_screen_passes_the_layout_checks_in_every_language(browser: Browser, room: Serving, game: str) -> None:
    screens, held = set_up(room, [game])
    gallery = Gallery(browser, room.url, held)
    found = [each for language in LANGUAGES for screen in screens for each in wrong_with(gallery, screen, language)]
    gallery.close()
    assert found == []


@pytest.mark.slow
@pytest.mark.parametrize("game", [HOUSE, *games()])
def test_axe_finds_nothing_on_any_screen(browser: Browser, room: Serving, game: str) -> None:
    screens, held = set_up(room, [game])
    gallery = Gallery(browser, room.url, held)
    found = [each for screen in screens for each in axe_s_word(gallery, screen)]
    gallery.close()
    assert found == []
