"""At a table nothing that matters lies under something else: screens of every shape, letters twice as large."""

from collections.abc import Iterable, Iterator

import httpx
import pytest
from layout_checks import hidden_parts
from phones import PHONE
from playwright.sync_api import Browser
from screens import HOUSE, ROOM, Gallery, Screen, game_screens, options_for, play, set_up

from fives.core.catalogue import games
from server_process import Serving

SHAPES = {
    "360x640": (360, 640),
    "375x667": (375, 667),
    "390x844": (390, 844),
    "412x915": (412, 915),
    "844x390": (844, 390),
    "820x1180": (820, 1180),
    "1180x820": (1180, 820),
    "1280x800": (1280, 800),
}
TELEVISIONS = {"1280x720": (1280, 720), "1920x1080": (1920, 1080)}
QUICK = ("390x844", "360x640", "844x390", "820x1180")
CROWDED = ("tug", "detective")  # on a phone: two cards with dice to choose from; six suspects over a tray
STATES = ("table", "hint", "ending", "review", "replay", "screen")  # what the number of players changes
CROWDS = [(game, people) for game in games() for people in (4, 6) if options_for(game, people) is not None]
LARGE = "document.documentElement.style.fontSize = '200%'"


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory, _built_page: None) -> Iterator[Serving]:
    """Yield a server at which games are played faster than people do."""
    with Serving(tmp_path_factory.mktemp("room"), **ROOM) as serving:
        yield serving


def at_each_shape(gallery: Gallery, shapes: dict[str, tuple[int, int]]) -> Iterator[str]:
    """Yield what cannot be seen or tapped, shape by shape."""
    for shape, (width, height) in shapes.items():
        gallery.page.set_viewport_size({"width": width, "height": height})
        gallery.settle()
        yield from (f"{shape}: {fault}" for fault in hidden_parts(gallery.page))


def with_large_letters(gallery: Gallery) -> Iterator[str]:
    """Yield what lies under something else on a phone with letters twice as large: the page scrolls there."""
    gallery.page.set_viewport_size(PHONE)
    gallery.page.evaluate(LARGE)
    gallery.settle()
    yield from (f"large: {fault}" for fault in hidden_parts(gallery.page, resting=False))


def hidden_on(gallery: Gallery, screen: Screen, shapes: Iterable[str] = SHAPES) -> Iterator[str]:
    """Yield what lies under something else on a screen: on these shapes, and with letters twice as large."""
    gallery.visit(screen, "de", "phone")
    wall = screen.path.startswith("/screen/")  # letters of a big screen grow with the screen
    sizes = TELEVISIONS if wall else {shape: SHAPES[shape] for shape in shapes}
    found = [*at_each_shape(gallery, sizes), *([] if wall else with_large_letters(gallery))]
    yield from (f"{screen.game} {screen.name} {fault}" for fault in found)


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=[] if game in CROWDED else [pytest.mark.slow]) for game in games()]
)
def test_the_first_turn_is_in_sight_on_every_shape_of_screen(browser: Browser, room: Serving, game: str) -> None:
    with httpx.Client(base_url=room.url, timeout=60) as client:
        seated = play(room.url, client, game, whole=False, least=2, after=0)
    gallery = Gallery(browser, room.url, [seated])
    gallery.visit(Screen(game, "table", f"/table/{seated.code}"), "en", "phone")
    found = [*at_each_shape(gallery, {shape: SHAPES[shape] for shape in QUICK}), *with_large_letters(gallery)]
    gallery.close()
    assert found == []


def test_six_at_a_table_are_in_sight_on_every_shape_of_screen(browser: Browser, room: Serving) -> None:
    with httpx.Client(base_url=room.url, timeout=60) as client:
        seated = play(room.url, client, "detective", whole=False, least=2, people=6)
    gallery = Gallery(browser, room.url, [seated])
    found = [
        fault
        for path in (f"/table/{seated.code}", f"/screen/{seated.code}")
        for fault in hidden_on(gallery, Screen("detective", "six", path), QUICK)
    ]
    gallery.close()
    assert found == []


@pytest.mark.slow
@pytest.mark.parametrize("game", [HOUSE, *games()])
def test_every_screen_is_in_sight_on_every_shape(browser: Browser, room: Serving, game: str) -> None:
    screens, held = set_up(room, [game])
    gallery = Gallery(browser, room.url, held)
    found = [fault for screen in screens if screen.name != "print" for fault in hidden_on(gallery, screen)]
    gallery.close()
    assert found == []


@pytest.mark.slow
@pytest.mark.parametrize(("game", "people"), CROWDS)
def test_a_table_of_many_is_in_sight_on_every_shape(browser: Browser, room: Serving, game: str, people: int) -> None:
    with httpx.Client(base_url=room.url, timeout=60) as client:
        middle, end = (play(room.url, client, game, whole=whole, least=2, people=people) for whole in (False, True))
    gallery = Gallery(browser, room.url, [middle, end])
    screens = [screen for screen in game_screens(game, middle, end) if screen.name in STATES]
    found = [fault for screen in screens for fault in hidden_on(gallery, screen)]
    gallery.close()
    assert found == []


def test_the_check_finds_what_lies_under_another(browser: Browser) -> None:
    page = browser.new_page(viewport=PHONE)
    page.set_content(
        """<div class="page"><div class="game" style="height: 600px">
        <div class="drawing" style="height: 300px">board</div>
        <button style="position: absolute; top: 400px; left: 9px">below the bar</button>
        <button style="position: absolute; top: 2000px">far down</button></div>
        <p data-status style="margin: 0">now</p>
        <nav style="position: fixed; top: 390px; left: 0; width: 390px; height: 60px; background: red"></nav></div>"""
    )
    found = hidden_parts(page)
    page.close()
    kinds = ("under another: below the bar", "out of sight: far down", "the status line is not above")
    assert [kind for kind in kinds if not any(fault.startswith(kind) for fault in found)] == []
