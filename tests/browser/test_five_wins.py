"""Five Wins on real phones: laid to a row, moved in the after-game, by finger and by keyboard alone."""

from collections.abc import Callable
from itertools import cycle
from typing import Any

import pytest
from phones import LAPTOP, PHONE, Phone, in_every_look, play_on
from playwright.sync_api import WebSocketRoute
from test_accessibility import SMALL, check
from test_visible_without_scrolling import until_seen

from phone import Poller, calls

MakePhone = Callable[..., Phone]
TABLE = "svg[role=group]"
ROW = ["0,0", "0,1", "1,0", "1,1", "2,0", "2,1", "3,0", "3,1", "4,0"]  # who begins has five in a row
FULL = [
    "0,0",
    "1,0",
    "0,1",
    "0,2",
    "1,-1",
    "0,-1",
    "-1,1",
    "1,1",
    "1,2",
    "-1,0",
    "2,0",
    "0,-2",
    "-1,2",
    "2,1",
    "-2,1",
    "2,-1",
    "0,3",
    "2,2",
    "-2,0",
    "3,1",
    "-1,-1",
    "1,-2",
    "3,0",
    "-1,-2",
    "4,0",
    "1,-3",
    "0,-3",
    "4,1",
    "-3,1",
    "0,4",
    "3,-1",
    "1,4",
]
BRIDGE = ["0,0"]  # lies between two arms of fifteen stones, above a single one
for near in range(1, 15, 2):
    BRIDGE += [f"{near},0", f"{near + 1},0", f"{-near},0", f"{-near - 1},0"]
BRIDGE += ["15,0", "0,1", "-15,0"]


def tap(device: Phone, cell: str) -> None:
    """Lay a stone, or lift one and let it go; a place too small for a thumb is tapped twice."""
    page, place = device.page, device.page.locator(f'[data-cell="{cell}"]')
    laying = "place" in (place.get_attribute("class") or "")
    lifted, lying = page.locator(".item.back").count(), page.locator(".piece").count()
    place.click()
    if laying and page.locator(f'[data-cell="{cell}"][aria-pressed=true]').count():
        place.click()
    if laying and not lifted:
        page.wait_for_function("n => document.querySelectorAll('.piece').length > n", arg=lying)


def lay(device: Phone) -> None:
    """Begin a game on one device."""
    device.open("/game/five_wins")
    device.radio("device").check()
    device.tap("begin")
    device.page.wait_for_url("**/table/*")


def test_two_phones_play_to_a_row(phone: MakePhone) -> None:
    """In German and in English at one table, and both see the same stones."""
    host = phone(language="de").open("/game/five_wins")
    host.radio("invite").check()
    host.name_yourself("Ada")
    host.tap("lay")
    host.page.wait_for_url("**/table/*")
    guest = phone(language="en", theme="dark").open(f"/join/{host.page.url.rpartition('/')[2]}")
    guest.name_yourself("Bo")
    guest.tap("sit")
    host.page.get_by_role("log").get_by_text("Los fällt").wait_for()
    order = [host, guest] if "auf dich" in host.page.locator("[role=log]").inner_text() else [guest, host]
    for number, cell in enumerate(ROW):
        tap(order[number % 2], cell)
    for each in (host, guest):
        each.button("again").wait_for()
        assert each.page.locator(".piece").count() == 9
        assert each.page.locator("line.row").count() == 2
    check(host, "the end")


def test_the_keyboard_plays_against_a_bot(phone: MakePhone) -> None:
    """Arrow keys and Enter alone, a few turns, and axe finds nothing."""
    device = phone(size=LAPTOP).open("/game/five_wins")
    device.button("begin").focus()
    device.page.keyboard.press("Enter")
    device.page.wait_for_url("**/table/*")
    for turn in range(3):
        device.page.locator(".item:focus").wait_for()
        for arrow in ("ArrowRight", "ArrowDown")[: turn + 1]:
            device.page.keyboard.press(arrow)
        mine = device.page.locator(".piece").count()
        device.page.keyboard.press("Enter")
        device.page.wait_for_function("n => document.querySelectorAll('.piece').length > n", arg=mine)
    device.page.locator(".item").first.wait_for()
    check(device, "in the middle of a game")


@pytest.mark.parametrize(("size", "language", "theme"), [(PHONE, "de", "light"), (LAPTOP, "en", "dark")])
def test_a_hint_is_drawn_on_the_table(phone: MakePhone, size: object, language: str, theme: str) -> None:
    """The best place has a star and the next ones their numbers; below, the moves say what they are worth."""
    device = phone(size=size, language=language, theme=theme)
    lay(device)
    for cell in ROW[:6]:
        tap(device, cell)
    device.page.locator(".item").first.wait_for()
    device.tap("hint")
    device.page.locator(".star").wait_for(timeout=400_000)  # on a fresh machine the engine is compiled first
    assert device.page.locator(".star").get_attribute("data-best") in ("-1,0", "3,0")
    assert device.page.locator(".rank").all_text_contents() == ["4", "3", "2"], (
        "places have no names: those listed below are marked"
    )
    device.page.locator(".hint summary").click()
    assert device.page.locator(".action li").nth(1).inner_text().startswith("②")
    check(device, "a hint")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("size", "language", "theme"), [(PHONE, "de", "light"), (LAPTOP, "en", "dark"), (SMALL, "de", "dark")]
)
def test_one_device_plays_on_in_the_after_game(phone: MakePhone, size: object, language: str, theme: str) -> None:
    """What will be captured is shown first, then two stones are captured."""
    device = phone(size=size, language=language, theme=theme)
    lay(device)
    for cell in FULL:
        tap(device, cell)
    tap(device, "0,3")
    device.page.locator(".doomed").nth(1).wait_for()
    check(device, "a stone is lifted")
    tap(device, "-3,0")
    device.page.locator(".hands .lost").wait_for()
    assert device.page.locator(".piece").count() == 30
    check(device, "after a capture")


def crossed_out(device: Phone) -> set[str]:
    """Return the stones that would be captured, by what they are called."""
    return set(device.page.locator(".doomed").evaluate_all("stones => stones.map(stone => stone.ariaLabel)"))


def test_the_player_taps_the_part_that_stays(phone: MakePhone) -> None:
    """FW4R: of two equal parts, by a tap on it or by a button that is in sight on a phone, as are those that follow."""
    device = phone()
    lay(device)
    with calls(device.url) as client:
        player = Poller(client, device.code, device.token)
        player.wait_for(lambda player: player.position)
        for cell in BRIDGE:
            player.play(player.position["actors"][0], cell)
            player.poll()
    device.page.get_by_text("All stones are placed, and nobody has five.").first.wait_for()
    tap(device, "0,0")
    there = device.page.locator(".keep").first.get_attribute("data-cell")
    one_part = crossed_out(device)
    device.page.locator(f'.keep[data-cell="{there}"]').click()
    device.page.locator(f'.keep[data-cell="{there}"]').wait_for(state="detached")
    other = crossed_out(device)
    assert (len(one_part), len(other), len(one_part & other)) == (16, 16, 1)
    until_seen(device, device.page.locator(".action .button", has_text="Keep the other part"))
    device.page.locator(".place").first.click()
    until_seen(device, device.page.get_by_role("button", name="Place it here"))
    device.page.get_by_role("button", name="Place it here").click()
    device.page.locator(".hands .lost").first.wait_for()
    assert device.page.locator(".piece").count() == 16


@pytest.mark.slow
@in_every_look
def test_one_device_plays_to_the_end(phone: MakePhone, look: dict[str, Any]) -> None:
    device = phone(**look)
    lay(device)
    for cell in ROW:
        tap(device, cell)
    device.button("again").wait_for()
    check(device, "the end")


@pytest.mark.slow
@in_every_look
def test_the_keyboard_plays_to_the_end(phone: MakePhone, look: dict[str, Any]) -> None:
    """Wherever the arrows lead, until one of the two has won."""
    device = phone(**look).open("/game/five_wins")
    device.button("begin").wait_for()
    assert device.reach(".button.primary")
    device.page.keyboard.press("Enter")
    device.page.wait_for_url("**/table/*")
    arrows = cycle(("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowRight"))

    def turn(phone: Phone) -> bool:
        if not phone.page.locator(".item:focus").count():
            return False
        if not phone.page.locator(".place[aria-pressed=true]").count():  # else it is only to be confirmed
            phone.page.keyboard.press(next(arrows))
        phone.page.keyboard.press("Enter")
        return True

    play_on(device, how=turn, seconds=120)
    check(device, "the end")


def seen_width(device: Phone) -> float:
    """Return how much of the table is seen."""
    return float((device.page.locator(TABLE).get_attribute("viewBox") or "").split()[2])


def settle(device: Phone) -> None:
    """Wait until the table has answered and nothing is laid out anew: the last stone lies still for ten frames."""
    device.page.wait_for_function(
        """() => new Promise(done => {
            const seen = () => JSON.stringify([...document.querySelectorAll('.piece')].at(-1)?.getBoundingClientRect());
            let [last, still] = [seen(), 0];
            const look = () => {
                still = seen() === last ? still + 1 : 0;
                last = seen();
                if (still < 10) requestAnimationFrame(look);
                else done(true);
            };
            look();
        })"""
    )


def middle(device: Phone) -> tuple[float, float]:
    box = device.page.locator(TABLE).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def pinch(device: Phone, start: float, end: float, across: bool) -> None:
    """Move two fingers, side by side or one above the other, as a touch screen reports it."""
    screen = device.context.new_cdp_session(device.page)
    x, y = middle(device)

    def touch(kind: str, apart: float) -> None:
        ends = [(x + way * apart / 2 * across, y + way * apart / 2 * (not across)) for way in (-1, 1)]
        points = [] if kind == "touchEnd" else [{"x": a, "y": b, "id": i} for i, (a, b) in enumerate(ends)]
        screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", start)
    for step in range(1, 9):
        touch("touchMove", start + (end - start) * step / 8)
    touch("touchEnd", end)


@pytest.mark.parametrize("across", [True, False], ids=["across", "upright"])
def test_two_fingers_zoom_and_lay_no_stone(phone: MakePhone, across: bool) -> None:
    device = phone()
    lay(device)
    tap(device, "0,0")
    settle(device)
    whole = seen_width(device)
    pinch(device, 90, 130, across)
    assert seen_width(device) == pytest.approx(whole * 90 / 130, rel=0.1)
    pinch(device, 130, 90, across)
    assert seen_width(device) == pytest.approx(whole, rel=0.1)
    assert device.page.evaluate("visualViewport.scale") == 1, "the page itself was zoomed"
    assert device.page.locator(".piece").count() == 1
    tap(device, "1,0")  # a tap is a tap again


def test_the_wheel_zooms_around_the_pointer(phone: MakePhone) -> None:
    device = phone(size=LAPTOP)
    lay(device)
    tap(device, "0,0")
    device.page.locator('[data-cell="1,0"].place').wait_for()
    settle(device)
    whole, scrolled = seen_width(device), device.page.evaluate("scrollY")
    stone = device.page.locator(".piece").bounding_box()
    assert stone is not None
    x, y = stone["x"] + stone["width"] / 2, stone["y"] + stone["height"] / 2
    device.page.mouse.move(x, y)
    device.page.mouse.wheel(0, -200)
    device.page.wait_for_function(f"document.querySelector('{TABLE}').viewBox.baseVal.width < {0.8 * whole}")
    larger = device.page.locator(".piece").bounding_box()
    assert larger is not None
    assert larger["width"] > 1.2 * stone["width"]
    assert larger["x"] + larger["width"] / 2 == pytest.approx(x, abs=2)
    device.page.mouse.wheel(0, 200)
    device.page.wait_for_function(f"document.querySelector('{TABLE}').viewBox.baseVal.width > {0.99 * whole}")
    assert device.page.evaluate("scrollY") == scrolled, "the page itself was scrolled"


def test_a_double_tap_sends_one_move(phone: MakePhone) -> None:
    """The server's answer is held back: the stone is seen on its way, and nothing else can be tapped."""
    device = phone(size=LAPTOP)
    held: list[str | bytes] = []
    plays: list[str] = []
    holding = False

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def up(message: str | bytes) -> None:
            plays.extend([str(message)] if '"play"' in str(message) else [])
            server.send(message)

        socket.on_message(up)
        server.on_message(lambda message: held.append(message) if holding else socket.send(message))
        sockets.append(socket)

    sockets: list[WebSocketRoute] = []
    device.page.route_web_socket("**/*", between)
    lay(device)
    tap(device, "0,0")
    place = device.page.locator('[data-cell="1,0"]')
    place.wait_for()
    other = device.page.locator('[data-cell="-1,0"]').bounding_box()
    assert other is not None
    plays.clear()
    holding = True
    place.click()
    device.page.locator(".sent").wait_for()
    assert device.page.locator(".item").count() == 0
    device.page.mouse.click(other["x"] + other["width"] / 2, other["y"] + other["height"] / 2)
    device.page.keyboard.press("Enter")
    check(device, "a stone on its way")
    holding = False
    for message in held:
        sockets[-1].send(message)
    device.page.wait_for_function("document.querySelectorAll('.piece').length === 2")
    device.page.locator(".item").first.wait_for()
    assert device.page.locator(".sent").count() == 0
    assert len(plays) == 1
    assert device.page.locator(".toasts > *").count() == 0


@pytest.mark.slow
def test_the_table_zooms_and_fits_again(phone: MakePhone) -> None:
    device = phone()
    lay(device)
    tap(device, "0,0")
    box = device.page.locator("svg[role=group]")
    before = box.get_attribute("viewBox")
    device.page.get_by_role("button", name="Zoom in").click()
    device.page.wait_for_function(
        "v => document.querySelector('svg[role=group]').getAttribute('viewBox') !== v", arg=before
    )
    device.page.get_by_role("button", name="Show all stones").click()
    device.page.wait_for_function(
        "v => document.querySelector('svg[role=group]').getAttribute('viewBox') === v", arg=before
    )
    check(device, "the whole table")
