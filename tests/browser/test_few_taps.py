"""From the shelf to a running game on two phones in a few taps: five on the host's at most, two on the guest's."""

from collections.abc import Callable
from urllib.parse import urlsplit

from phones import Phone
from playwright.sync_api import expect

MakePhone = Callable[..., Phone]


class Taps:
    """How often somebody has touched a phone, whatever for, on whichever page."""

    def __init__(self, phone: Phone) -> None:
        self.count = 0
        phone.context.expose_function("fivesTapped", self._tapped)
        phone.context.add_init_script("addEventListener('pointerdown', () => fivesTapped(), true)")

    def _tapped(self) -> None:
        self.count += 1


def test_two_phones_start_a_game_in_three_taps_and_one(phone: MakePhone) -> None:
    host, guest = phone(), phone()
    on_host, on_guest = Taps(host), Taps(guest)
    host.open("/").page.get_by_role("link", name=host.words["tug"]).first.tap()
    host.radio("invite").tap()
    host.button("lay").tap()
    link = host.page.get_by_label("Link").input_value()
    guest.open(urlsplit(link).path)  # as the phone's camera does that has read the code
    guest.button("sit").tap()
    for each, name in ((host, "Player 1"), (guest, "Player 2")):
        expect(each.page.locator(".seats")).to_contain_text(name)
    expect(host.button("first roll")).to_be_visible()
    assert 0 < on_host.count <= 5
    assert 0 < on_guest.count <= 2
