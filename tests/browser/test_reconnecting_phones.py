"""Healing: sleep, another network, a killed server, a second window; nothing needs a reload, and no seat is lost."""

import re
import time
from collections.abc import Callable, Iterator

import pytest
from phones import LAPTOP, PHONE, Phone, play_on, play_until_dice
from playwright.sync_api import expect
from test_seat_changes import open_people
from test_two_phones import sit_at_one_table, take_turns

from server_process import Serving

MakePhone = Callable[..., Phone]
AWAY = 4


@pytest.fixture(scope="module")
def lasting(tmp_path_factory: pytest.TempPathFactory, _built_page: None) -> Iterator[Serving]:
    """Yield a server that waits for nobody very long."""
    with Serving(tmp_path_factory.mktemp("hasty"), bot_delay=0.02, away=AWAY, silence=5) as serving:
        yield serving


@pytest.fixture
def two(phone: MakePhone) -> tuple[Phone, Phone, str]:
    """Two phones in the middle of a game, whose pages would not survive a reload unnoticed."""
    host, guest, code = sit_at_one_table(phone)
    play_until_dice(host, guest)
    for each in (host, guest):
        each.page.evaluate("window.unbroken = true")
    return host, guest, code


def is_well(phone: Phone) -> None:
    """Wait until the phone is connected again, and see that its page was not loaded anew."""
    phone.page.get_by_text("Connected", exact=True).wait_for()
    assert phone.page.evaluate("window.unbroken === true")


def waits_for_ben(host: Phone) -> None:
    host.page.locator(".absent [aria-hidden]").get_by_text(
        re.compile(r"^Ben is away · a bot takes over in \d s$")
    ).wait_for()


def bot_plays_for_ben(host: Phone) -> None:
    host.page.locator(".absent [aria-hidden]").get_by_text("Ben is away · a bot is playing", exact=True).wait_for()


def is_back(host: Phone) -> None:
    host.page.locator(".absent p").wait_for(state="detached")


def moves_of_bots(phone: Phone) -> int:
    """Return how many moves the log says a bot has made for a person."""
    return phone.page.locator("aside .scroll li", has_text="(a bot)").count()


def test_a_phone_reconnects_after_sleep(two: tuple[Phone, Phone, str]) -> None:
    """The debugger stops the page as sleep does: no timer runs and no message is read until it wakes up."""
    host, guest, _ = two
    lid = guest.context.new_cdp_session(guest.page)
    lid.send("Debugger.enable")
    lid.send("Debugger.pause")
    waits_for_ben(host)
    bot_plays_for_ben(host)
    lid.send("Debugger.resume")
    lid.detach()
    is_back(host)
    is_well(guest)
    take_turns(host, guest)


def test_a_guest_takes_over_the_host_role_from_a_dead_phone(two: tuple[Phone, Phone, str], phone: MakePhone) -> None:
    host, guest, code = two
    memory, become = host.context.storage_state(), guest.page.get_by_role("button", name="Become the host")
    assert not become.count()
    host.switch_off()
    become.click()
    guest.page.get_by_text("You are the host now.").wait_for()
    become.wait_for(state="detached")
    open_people(guest)
    guest.page.get_by_role("button", name="Lock the table").click()
    back = phone(memory=memory).open(f"/table/{code}")
    guest.page.get_by_role("dialog").get_by_text("here", exact=True).wait_for()
    open_people(back)
    back.page.get_by_role("dialog").get_by_text("here · host").wait_for()
    assert not back.page.get_by_role("button", name="Unlock the table").count()


def test_after_a_game_without_its_host_another_is_chosen(two: tuple[Phone, Phone, str]) -> None:
    host, guest, _ = two
    guest.resign()
    host.switch_off()
    guest.page.get_by_role("button", name="Become the host").click()
    guest.page.get_by_role("link", name="Another game").click()
    guest.page.wait_for_url("**/next/*")


def test_a_phone_that_changes_networks_reconnects(two: tuple[Phone, Phone, str]) -> None:
    host, guest, _ = two
    guest.context.set_offline(True)
    expect(guest.page.get_by_text(re.compile(r"last update \d+ s ago"))).to_be_in_viewport()
    waits_for_ben(host)
    guest.context.set_offline(False)
    is_well(guest)
    is_back(host)
    take_turns(host, guest)


def test_phones_reconnect_after_a_server_restart(two: tuple[Phone, Phone, str], serving: Serving) -> None:
    host, guest, _ = two
    before = host.scores
    serving.kill()
    host.page.get_by_text(re.compile(r"Reconnecting · last update \d+ s ago")).wait_for()
    serving.start()
    is_well(host)
    is_well(guest)
    assert all(now >= then for now, then in zip(host.scores, before, strict=True))  # a point may still have been moving
    take_turns(host, guest)


def test_the_newest_window_has_the_seat_and_an_older_one_can_take_it_back(two: tuple[Phone, Phone, str]) -> None:
    host, guest, code = two
    elsewhere = "another window"
    twin = host.context.new_page()
    twin.goto(f"{host.url}/table/{code}")
    twin.get_by_text("Connected", exact=True).wait_for()
    host.page.get_by_role("heading", name=elsewhere).wait_for()
    assert not guest.page.locator(".absent p").count()
    host.page.get_by_role("button", name="Play here").click()
    twin.get_by_role("heading", name=elsewhere).wait_for()
    is_well(host)
    twin.close()
    take_turns(host, guest)


def test_a_bot_replaces_an_absent_player_until_they_return(phone: MakePhone) -> None:
    host, guest, code = sit_at_one_table(lambda: phone(size=LAPTOP))
    for each in (host, guest):
        each.button("more").wait_for()
    memory = guest.context.storage_state()
    guest.switch_off()
    waits_for_ben(host)
    bot_plays_for_ben(host)
    play_on(host, until=lambda: moves_of_bots(host) >= 2)
    guest = phone(memory=memory, size=LAPTOP).open(f"/table/{code}")
    guest.page.get_by_text("Connected", exact=True).wait_for()
    is_back(host)
    played = moves_of_bots(host)
    time.sleep(AWAY)
    assert moves_of_bots(host) - played <= 1  # one may have been on its way to the screen
    take_turns(host, guest)
    assert moves_of_bots(guest) - played <= 1


@pytest.mark.slow
@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_after_a_goodbye_the_bot_plays_at_once(phone: MakePhone, size: dict[str, int]) -> None:
    host, guest, _ = sit_at_one_table(lambda: phone(size=size))
    guest.tap("more")
    guest.page.get_by_role("button", name="Leave the table").click()
    guest.page.get_by_text("A bot takes your seat then.").wait_for()
    guest.page.get_by_role("button", name="Yes, leave").click()
    host.page.locator(".absent [aria-hidden]").get_by_text("Ben has left · a bot is playing", exact=True).wait_for()
    play_on(host, until=lambda: max(host.scores, default=0) >= 1)
