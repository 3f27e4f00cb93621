"""At a table nothing that matters lies under something else: screens of every shape, letters twice as large."""

from collections.abc import Iterator

import httpx
import pytest
from layout_checks import hidden_parts
from phones import PHONE
from playwright.sync_api import Browser
from screens import ROOM, Gallery, Screen, Seated, game_screens, play

from fives.core.catalogue import find_game, games
from server_process import Serving

SHAPES = {
    "375x667": (375, 667),
    "390x844": (390, 844),
    "360x640": (360, 640),
    "844x390": (844, 390),
    "820x1180": (820, 1180),
    "1280x800": (1280, 800),
}
QUICK = ("390x844", "360x640", "844x390", "1280x800")
STATES = ("table", "hint", "ending")
LARGE = "document.documentElement.style.fontSize = '200%'"


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory, _built_page: None) -> Iterator[Serving]:
    """Yield a server at which games are played faster than people do."""
    with Serving(tmp_path_factory.mktemp("room"), **ROOM) as serving:
        yield serving


def at_each_shape(gallery: Gallery, shapes: tuple[str, ...]) -> Iterator[str]:
    """Yield what cannot be seen or tapped, shape by shape."""
    for shape in shapes:
        width, height = SHAPES[shape]
        gallery.page.set_viewport_size({"width": width, "height": height})
        gallery.settle()
        yield from (f"{shape}: {fault}" for fault in hidden_parts(gallery.page))


def with_large_letters(gallery: Gallery) -> Iterator[str]:
    """Yield what lies under something else on a phone with letters twice as large: the page scrolls there."""
    gallery.page.set_viewport_size(PHONE)
    gallery.page.evaluate(LARGE)
    gallery.settle()
    yield from (f"large: {fault}" for fault in hidden_parts(gallery.page, resting=False))


def first_turn(room: Serving, game: str, people: int = 2) -> Seated:
    """Play up to the first decision of the first player."""
    with httpx.Client(base_url=room.url, timeout=60) as client:
        return play(room.url, client, game, whole=False, least=2, after=0, people=people)


@pytest.mark.parametrize("game", games())
def test_the_first_turn_is_in_sight_on_every_shape_of_screen(browser: Browser, room: Serving, game: str) -> None:
    seated = first_turn(room, game)
    gallery = Gallery(browser, room.url, [seated])
    gallery.visit(Screen(game, "table", f"/table/{seated.code}"), "en", "phone")
    found = [*at_each_shape(gallery, QUICK), *with_large_letters(gallery)]
    gallery.close()
    assert found == []


@pytest.mark.slow
@pytest.mark.parametrize("people", [2, 4, 6])
@pytest.mark.parametrize("game", games())
def test_every_state_is_in_sight_on_every_shape(browser: Browser, room: Serving, game: str, people: int) -> None:
    if people > 2 and people not in find_game(game).seats_for({}):
        pytest.skip("the game is not for so many")
    with httpx.Client(base_url=room.url, timeout=60) as client:
        middle, end = (play(room.url, client, game, whole=whole, least=2, people=people) for whole in (False, True))
    gallery, found = Gallery(browser, room.url, [middle, end]), []
    for screen in (each for each in game_screens(game, middle, end) if each.name in STATES):
        gallery.visit(screen, "de", "phone")
        found += [f"{screen.name} {fault}" for fault in at_each_shape(gallery, tuple(SHAPES))]
        found += [f"{screen.name} {fault}" for fault in with_large_letters(gallery)]
    gallery.close()
    assert found == []


def test_the_check_finds_what_lies_under_another(browser: Browser) -> None:
    page = browser.new_page(viewport=PHONE)
    page.set_content(
        """<div class="page"><div class="game"><div class="drawing" style="height: 300px">board</div>
        <button style="position: absolute; top: 400px; left: 9px">below the bar</button>
        <button style="position: absolute; top: 2000px">far down</button></div>
        <p data-status style="margin: 0">now</p>
        <nav style="position: fixed; top: 390px; left: 0; width: 390px; height: 60px; background: red"></nav></div>"""
    )
    found = hidden_parts(page)
    page.close()
    kinds = ("under another: below the bar", "out of sight: far down", "the status line is not above")
    assert [kind for kind in kinds if not any(fault.startswith(kind) for fault in found)] == []
