"""Shell Game in real browsers: stones laid, memorised, slid and sought; nobody is sent which stone is which."""

import re
from collections.abc import Callable
from random import Random

import pytest
from phones import LOOKS, PATIENCE, Frames, Phone, play_on, press
from playwright.sync_api import Locator
from test_accessibility import check

MakePhone = Callable[..., Phone]
MARKS = ".row .place .mark"  # symbols that can be seen on the felt
QUICKEST = re.compile(r"^\s*0[.,]8")
FACE_DOWN = {"turn", "slide", "sliding", "ask", "seek"}
OPENLY = {"shell_game-asked", "shell_game-found", "shell_game-missed"}  # what is said with everyone looking


def lay_table(phone: Phone, how: str, players: int = 2) -> str:
    """Lay a table with the shortest time to memorise, and return its code."""
    phone.open("/game/shell_game")
    if how:  # else against a bot, which is what the page offers first
        phone.radio(how).check()
    if players > 2 or how == "invite":
        phone.choose_players(players)
    phone.page.get_by_role("radio", name=re.compile("^10.s$")).check()
    phone.tap("lay" if how == "invite" else "begin")
    phone.page.wait_for_url("**/table/*")
    return phone.page.url.rpartition("/")[2]


def join(phone: Phone, code: str, name: str) -> Phone:
    phone.open(f"/join/{code}")
    phone.name_yourself(name)
    phone.tap("sit")
    phone.page.wait_for_url("**/table/*")
    return phone


def stones(phone: Phone) -> Locator:
    """Return the stones that can be pressed."""
    return phone.page.locator("button.place")


def hand(seed: int) -> Callable[[Phone], bool]:
    """Return someone who does at random what the screen asks, sliding as fast as it is allowed."""
    chance = Random(seed)

    def act(phone: Phone) -> bool:
        symbols, gaps = phone.page.locator(".symbol"), phone.page.locator(".gap")
        if (count := symbols.count()) and press(symbols.nth(chance.randrange(count))):
            return True
        if count := gaps.count():
            return press(gaps.nth(chance.randrange(count)))
        if (quicker := phone.page.locator(".paces label:not(.chosen)", has_text=QUICKEST)).count():
            press(quicker)
        return bool(count := stones(phone).count()) and press(stones(phone).nth(chance.randrange(count)))

    return act


def keyboard(phone: Phone) -> bool:
    """Do by keyboard alone what the screen asks."""
    keys = phone.page.keyboard
    for wanted in (".gap", ".symbol", "button.place"):
        if phone.page.locator(wanted).count() and phone.reach(wanted):
            keys.press("ArrowRight")
            keys.press("Enter")
            phone.page.wait_for_timeout(60)
            return True
    return False


def drag(phone: Phone, source: int, places: int) -> None:
    """Drag a stone some places along the row, as a hand would."""
    box = stones(phone).nth(source).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    mouse = phone.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + places * 1.14 * box["width"], y + 20, steps=8)
    mouse.up()


def tells_no_secret(frames: Frames, laid: bool) -> None:
    """Fail if a page was sent what lies face down (SG7R); `laid`: it was there when stones were laid."""
    seen = frames.views
    assert any(view["phase"] in FACE_DOWN for view in seen)
    for view in seen:
        owners = view["owners"] or [None] * 4
        backs = [symbol for symbol, owner in zip(view["row"], owners, strict=False) if owner is None]
        assert view["phase"] not in FACE_DOWN or not any(backs), view
    told = [
        happening for message in frames.messages for each in message.get("log", []) for happening in each["happened"]
    ]
    assert {happening["key"] for happening in told if "symbol" in str(happening["params"])} <= OPENLY
    assert laid == any(view["phase"] == "look" for view in seen)


def the_one_with(selector: str, *phones: Phone) -> Phone:
    """Return the phone that shows something, once one does."""
    for _ in range(PATIENCE // 50):
        for each in phones:
            if each.page.locator(selector).count():
                return each
        phones[0].page.wait_for_timeout(50)
    raise AssertionError(f"no phone shows {selector}")


def test_no_phone_is_sent_which_face_down_stone_is_which(phone: MakePhone) -> None:
    """The quick one: two slides, by keyboard and by hand; a late spectator learns nothing (SG7R)."""
    host = phone()
    code = lay_table(host, "invite")
    guest = join(phone(language="de", theme="dark"), code, "Ben")
    shuffler = the_one_with(".symbol", host, guest)
    seeker = guest if shuffler is host else host
    for lying in range(1, 5):
        shuffler.page.locator(".symbol").first.focus()
        shuffler.page.keyboard.press("Enter")
        for each in (seeker, shuffler):
            each.page.locator(f".row .place >> nth={lying - 1}").wait_for()
    seeker.page.get_by_role("timer").wait_for()
    assert seeker.page.locator(MARKS).count() == 4
    check(seeker, "memorising")
    stones(shuffler).first.wait_for()
    watcher = phone()
    frames = Frames(watcher)
    watcher.open(f"/table/{code}")
    watcher.page.locator(".row .place").first.wait_for()
    keyboard(shuffler)  # picks a stone up
    keyboard(shuffler)  # puts it into a gap
    for each in (host, guest, watcher):
        each.page.locator(".row .front").wait_for(state="attached")  # each screen shows the slide
        assert each.page.locator(MARKS).count() == 0
    stones(shuffler).first.wait_for()
    drag(shuffler, source=3, places=-2)
    seeker.page.locator(".row .front").wait_for(state="attached")
    stones(shuffler).first.wait_for()
    tells_no_secret(frames, laid=False)
    assert {tuple(view["row"]) for view in frames.views} == {(0, 0, 0, 0)}
    assert '"symbol' not in "".join(frames.texts)
    check(shuffler, "sliding")
    shuffler.resign()


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
def test_a_whole_game_sends_a_spectator_no_secret(phone: MakePhone, players: int) -> None:
    """Each phone or laptop looks different; someone watches from the first stone on, someone comes later."""
    looks = list(LOOKS.values())
    host, watcher, late = phone(**looks[0]), phone(**looks[3]), phone(**looks[2])
    frames = [Frames(each) for each in (host, watcher, late)]
    code = lay_table(host, "invite", players)
    watcher.watch(code)
    seats = [host, *(join(phone(**looks[n + (players == 2)]), code, f"Player {n + 1}") for n in range(1, players))]
    play_on(*seats, how=hand(players), until=lambda: stones(host).count() > 0)
    late.open(f"/table/{code}")
    play_on(*seats, how=hand(players), seconds=400)
    for each in (*seats, watcher, late):
        each.page.locator(".ending").wait_for()
        assert sum(each.scores) == 8 * players
        check(each, f"the end of a game of {players}")
    assert len({tuple(sorted(each.scores)) for each in (*seats, watcher, late)}) == 1
    for got in frames:
        tells_no_secret(got, laid=True)


@pytest.mark.slow
@pytest.mark.parametrize("look", ["phone-en-light", "laptop-de-light", "phone-de-dark"])
def test_two_people_share_one_device(phone: MakePhone, look: str) -> None:
    """Nothing is one player's secret, so no cover comes between them."""
    device = phone(**LOOKS[look])
    lay_table(device, "device")
    play_on(device, how=hand(2), seconds=200)
    assert sum(device.scores) == 16
    check(device, "the end on one device")


@pytest.mark.slow
@pytest.mark.parametrize("look", ["phone-en-light", "phone-de-dark", "laptop-en-dark"])
def test_a_game_against_the_bot_by_keyboard_alone(phone: MakePhone, look: str) -> None:
    device = phone(**LOOKS[look])
    lay_table(device, "")
    play_on(device, how=keyboard, seconds=240)
    assert sum(device.scores) == 16
    check(device, "the end against the bot")
