"""Number Poker in real browsers: closed fists on phones, one device that is covered between secrets, no mouse."""

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from phones import LAPTOP, PHONE, Frames, Phone, hurry_on, in_every_look, play_on, press
from playwright.sync_api import Locator, Page
from test_accessibility import SMALL, check

MakePhone = Callable[..., Phone]
COVER = {"en": re.compile("^I am "), "de": re.compile("^Ich bin ")}
NEXT = {"en": "Next round", "de": "Nächste Runde"}


def choices(page: Page) -> Locator:
    """Return what can be tapped on the board: a stone to take, or what can be put into the fist."""
    return page.locator(".take, .choices button:enabled")


def choose(seed: int) -> Callable[[Phone], bool]:
    """Return someone who opens the cover if there is one, and taps at random what there is."""
    chance = random.Random(seed)

    def tap(phone: Phone) -> bool:
        for name in (COVER[phone.language], NEXT[phone.language]):
            button = phone.page.get_by_role("button", name=name)
            if button.count():
                return press(button)
        count = choices(phone.page).count()
        return count > 0 and press(choices(phone.page).nth(chance.randrange(count)))

    return tap


def late(view: dict[str, Any]) -> bool:
    """Say whether few stones are left, and all hands are open."""
    return min(map(sum, view["left"])) <= 4 and view["fists"] == [None, None] and view["taker"] is None


def begin(device: Phone, way: str, seats: int = 2) -> Phone:
    """Begin a game on its page."""
    device.open("/game/number_poker")
    if way == "device":
        device.radio("device").check()
    if seats > 2:
        device.choose_players(seats)
    device.tap("begin")
    device.page.wait_for_url("**/table/*")
    return device


def sit_together(host: Phone, guest: Phone) -> str:
    """Let two phones sit at one table; return its code."""
    host.open("/game/number_poker").radio("invite").check()
    host.choose_players(2)
    host.name_yourself("Anna")
    host.tap("lay")
    host.page.wait_for_url("**/table/*")
    code = host.page.url.rpartition("/")[2]
    guest.open(f"/join/{code}").name_yourself("Ben")
    guest.tap("sit")
    guest.page.wait_for_url(f"**/table/{code}")
    return code


def bare(frame: str) -> str:
    """Return a frame without what differs between any two tables: names of the table, times, promises."""
    return re.sub(r'"(at|code|commitment|epoch|deadline|left|now|id|version)":("[^"]*"|\d+(?=[,}])|null)', "", frame)


def test_two_phones_play_to_the_end_and_a_spectator_sees_no_secret(phone: MakePhone) -> None:
    """NP1: at two tables everything is the same but the stone in the closed fist; so are the bytes others get."""
    host, guest = phone(language="de"), phone(language="de", theme="dark", size=LAPTOP)
    seen = []
    for stone in ("Stein 1, noch 2", "Stein 4, noch 2"):
        watcher = phone()
        frames = {"guest": Frames(guest).texts, "watcher": Frames(watcher).texts}
        code = sit_together(host, guest)
        watcher.open(f"/table/{code}")
        watcher.page.get_by_text("You are watching.").wait_for()
        choices(guest.page).first.wait_for()
        before = {who: len(got) for who, got in frames.items()}
        host.page.get_by_role("button", name=stone).click()
        watcher.page.get_by_text("Anna has chosen").first.wait_for(state="attached")
        guest.page.get_by_text("Anna hat gewählt").first.wait_for(state="attached")
        news = {who: [bare(frame) for frame in got[before[who] :] if '"news"' in frame] for who, got in frames.items()}
        seen.append((news, watcher.page.locator(".felt .felt").inner_html()))
    assert all(seen[0][0].values())
    assert seen[0] == seen[1]
    hurry_on(host, guest, until=late)
    watcher.page.reload()
    play_on(host, guest, how=choose(2), seconds=60)
    watcher.page.get_by_role("heading", name=re.compile("wins|draw")).wait_for()
    assert sum(host.scores) > 0
    assert sorted(host.scores) == sorted(guest.scores)


def type_enter(phone: Phone) -> bool:
    """Press Enter where the board has put the keyboard."""
    if phone.page.evaluate("!document.activeElement.matches('.take, .choices button:enabled')"):
        return False
    phone.page.keyboard.press("Enter")
    return True


def test_the_keyboard_plays_against_a_bot(phone: MakePhone) -> None:
    """Enter alone is enough: the board gives the keyboard to what is to be chosen next."""
    device = begin(phone(size=LAPTOP), "play")
    choices(device.page).first.wait_for()
    check(device, "choosing")
    play_on(device, how=type_enter, seconds=60)
    check(device, "ending")


@pytest.mark.slow
@in_every_look
def test_the_keyboard_plays_in_every_look(phone: MakePhone, look: dict[str, Any]) -> None:
    device = begin(phone(**look), "play")
    play_on(device, how=type_enter, seconds=60)
    check(device, "ending")


@pytest.mark.slow
@in_every_look
def test_a_shared_device_is_covered_between_secret_choices(phone: MakePhone, look: dict[str, Any]) -> None:
    device = begin(phone(**look), "device", seats=3)
    cover = device.page.get_by_role("button", name=COVER[device.language])
    for _ in range(3):
        cover.wait_for()
        assert choices(device.page).filter(visible=True).count() == 0
        check(device, "cover")
        cover.click()
        check(device, "choosing")
        choices(device.page).last.click()  # everyone shows an empty hand
    device.page.get_by_role("button", name=NEXT[device.language]).wait_for()
    assert cover.count() == 0  # all look at the open hands until somebody taps
    check(device, "looking")
    play_on(device, how=choose(1))
    assert sum(device.scores) > 0
    check(device, "ending")


@pytest.mark.slow
def test_taking_a_stone_is_public(phone: MakePhone) -> None:
    """NP4R: all hands are open, so the device is not covered while the empty hand chooses."""
    device = begin(phone(), "device", seats=3)
    for nth in (-1, 0, 3):
        device.page.get_by_role("button", name=COVER["en"]).click()
        choices(device.page).nth(nth).click()
    take = device.page.get_by_role("button", name="Take the 4 of Player 3")
    take.wait_for()
    check(device, "taking")
    take.click()
    device.page.get_by_text("Player 1 takes the 4").first.wait_for()


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize(("size", "theme"), [(SMALL, "dark"), (PHONE, "light"), (LAPTOP, "dark")])
def test_bots_play_along_at_any_size(phone: MakePhone, seats: int, size: dict[str, int], theme: str) -> None:
    device = begin(phone(size=size, theme=theme, language="de" if seats == 4 else "en"), "play", seats)
    choices(device.page).first.wait_for()
    check(device, "choosing")
    play_on(device, how=choose(4))
    check(device, "ending")
