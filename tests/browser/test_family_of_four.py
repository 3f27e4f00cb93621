"""A family of four, from the host's first tap to a running race of Find Fives: nobody is left outside."""

import random
import time
from collections.abc import Callable
from urllib.parse import urlsplit

from phones import LAPTOP, Phone
from playwright.sync_api import expect
from test_few_taps import Taps

from phone import Poller, calls, spelt

MakePhone = Callable[..., Phone]
FAMILY = ("Mama", "Papa", "Lena", "Ole")


def invite(host: Phone) -> str:
    """Let the host invite without a number, as the page offers it, and return the code."""
    host.page.get_by_role("link", name="Find Fives").first.tap()
    host.radio("invite").tap()
    host.name_yourself(FAMILY[0])
    host.button("lay").tap()
    link = host.page.get_by_label("Link").input_value()
    return urlsplit(link).path.rpartition("/")[2]


def come(guest: Phone, code: str, name: str) -> None:
    guest.open(f"/join/{code}").name_yourself(name)
    guest.button("sit").tap()
    guest.page.get_by_role("heading", name=f"You are in, {name}.").wait_for()


def outline_something(who: Phone) -> None:
    """Let somebody outline five squares, whatever their symbols, by the server's own command."""
    with calls(who.url) as client:
        player = Poller(client, who.code, who.token)
        player.wait_for(lambda player: player.position)
        player.play(player.you["seats"][0], spelt("outline", random.Random(1)))


def test_four_come_to_a_race_without_a_number(phone: MakePhone) -> None:
    host, *guests = phones = [phone() for _ in FAMILY]
    taps = [Taps(each) for each in phones]
    host.open("/")
    began = time.monotonic()
    code = invite(host)
    screen = phone(size=LAPTOP).open(f"/screen/{code}")
    for guest, name in zip(guests, FAMILY[1:], strict=True):
        come(guest, code, name)
    full = phone().open(f"/join/{code}")
    full.page.get_by_text("All seats are taken.").wait_for()  # the game has no more room: the only limit
    host.start_with(4)
    for each in (*phones, screen):
        expect(each.page.locator(".countdown .number")).to_be_visible()
    assert all(each.page.locator("[data-cell], .seats .progress").count() == 0 for each in phones)  # no dice yet
    numbers = {each.page.locator(".countdown .number").inner_text() for each in (*phones, screen)}
    assert numbers <= {"3", "2", "1"}
    for each in phones:
        each.page.get_by_role("button", name="Turn the sand timer").wait_for()
    counts = [each.count for each in taps]
    assert time.monotonic() - began < 60
    assert counts[0] <= 5
    assert max(counts[1:]) <= 2
    for each in phones:
        expect(each.page.locator(".seats li")).to_have_count(4)
    outline_something(guests[0])
    expect(screen.page.get_by_role("grid")).to_have_count(4)  # nobody's board comes before the others'
    expect(screen.page.locator(".everybody .found b")).to_have_text(["0", "1", "0", "0"])
    expect(host.page.locator(".seats .progress [aria-hidden=true]")).to_have_text(["0", "1", "0", "0"])


def test_all_who_are_ready_begin_without_the_host(phone: MakePhone) -> None:
    host, guest = phone(), phone()
    host.open("/")
    code = invite(host)
    come(guest, code, "Papa")
    guest.page.get_by_role("button", name="I’m ready").tap()
    expect(guest.page.locator(".countdown")).to_have_count(0)  # the host is not ready
    host.page.get_by_text("At the table: Mama and Papa").wait_for()
    host.start_with(2)
    guest.page.get_by_role("button", name="Turn the sand timer").wait_for()


def test_the_link_of_the_hosts_page_leads_to_joining(phone: MakePhone) -> None:
    host, guest = phone(), phone()
    host.open("/")
    code = invite(host)
    guest.open(f"/table/{code}")
    guest.page.wait_for_url(f"**/join/{code}")
    guest.page.get_by_role("link", name="Just watch").tap()
    guest.page.get_by_text("You are watching.").wait_for()
    assert guest.page.url.endswith(f"/table/{code}")


def test_a_guest_learns_the_game_while_waiting(phone: MakePhone) -> None:
    host, guest = phone(), phone()
    host.open("/")
    come(guest, invite(host), "Papa")
    assert guest.page.get_by_role("img", name="QR code").count() == 0
    guest.page.get_by_role("button", name="Learn it in two minutes").tap()
    guest.page.get_by_role("heading", name="Learn Find Fives").wait_for()
    host.start_with(2)
    guest.page.get_by_role("button", name="Turn the sand timer").wait_for()  # the lesson gives way


def test_partners_are_chosen_in_the_waiting_room(phone: MakePhone) -> None:
    host, *guests = [phone() for _ in FAMILY]
    host.open("/game/hi_low").radio("invite").check()
    host.name_yourself("Mama")
    host.tap("lay")
    code = host.page.url.rpartition("/")[2]
    for guest, name in zip(guests, FAMILY[1:], strict=True):
        come(guest, code, name)
        if name == "Lena":
            guest.page.get_by_role("button", name="Sit here").tap()
            expect(guest.page.locator(".team").nth(1)).to_contain_text("Lena")
    expect(host.page.locator(".team").nth(0)).to_contain_text("Ole")
    host.page.get_by_role("button", name="Swap with Papa").click()
    expect(host.page.locator(".team").nth(1)).to_contain_text("Mama")
    expect(host.page.locator(".team").nth(1)).to_contain_text("Lena")
    host.start_with(4)
    for each in (host, *guests):
        expect(each.page.locator(".seats li")).to_have_count(4)


def test_the_host_adds_a_seat_and_a_bot_and_takes_one_away(phone: MakePhone) -> None:
    host = phone().open("/game/number_poker")
    host.radio("invite").check()
    host.tap("lay")
    seats = host.page.locator(".seating li")
    expect(seats).to_have_count(2)
    host.page.get_by_role("button", name="Add a seat").click()
    expect(seats).to_have_count(3)
    host.page.get_by_role("button", name="Remove this seat").first.click()
    expect(seats).to_have_count(2)
    host.page.get_by_role("button", name="Add a bot").click()
    host.page.get_by_role("button", name="Remove the bot").wait_for()
    host.page.get_by_role("button", name="Add a bot").click()
    expect(seats).to_have_count(3)
