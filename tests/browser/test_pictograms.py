"""Signals on real phones: seen at the seat, read out, on the big screen too, and muted where that is wanted."""

from collections.abc import Callable

from phones import Phone
from test_two_phones import sit_at_one_table

MakePhone = Callable[..., Phone]


def give(phone: Phone, sign: str) -> None:
    """Open the signs and give one."""
    phone.page.get_by_role("button", name="React", exact=True).click()
    phone.page.get_by_role("button", name=sign).click()


def test_a_pictogram_is_shown_and_announced_unless_muted(phone: MakePhone) -> None:
    host, guest, code = sit_at_one_table(phone)
    screen = phone(size={"width": 1280, "height": 720}).open(f"/screen/{code}")
    screen.page.locator(".seats").wait_for()
    give(guest, "Good move!")
    for each in (host, guest, screen):
        each.page.locator(".seats li", has_text="Ben").locator(".sign svg").wait_for()
        each.page.get_by_role("status").get_by_text("Ben: Good move!").wait_for()
    host.page.locator(".seats .sign").wait_for(state="detached")
    host.page.get_by_role("button", name="React", exact=True).click()
    host.page.get_by_label("Hide reactions on this device").check()
    host.page.get_by_role("button", name="Close").click()
    give(guest, "Oops!")
    screen.page.locator(".seats .sign svg").wait_for()
    give(guest, "Thank you!")  # in the same order to everyone, so the first has reached the host by now
    screen.page.get_by_text("Ben: Thank you!").wait_for()
    assert host.page.locator(".seats .sign").count() == 0


def test_a_waiting_player_can_send_a_pictogram(phone: MakePhone) -> None:
    host, guest = phone(), phone()
    host.open("/game/number_poker").radio("invite").check()
    host.choose_players(3)
    host.tap("lay")
    assert host.page.get_by_role("button", name="React", exact=True).count() == 0  # nobody would see it
    guest.open(f"/join/{host.code}").name_yourself("Ben")
    guest.tap("sit")
    guest.page.wait_for_url("**/table/*")
    give(guest, "Hello!")
    for each in (host, guest):
        each.page.locator("li", has_text="Ben").locator(".sign svg").wait_for()
        each.page.get_by_role("status").get_by_text("Ben: Hello!").wait_for()
