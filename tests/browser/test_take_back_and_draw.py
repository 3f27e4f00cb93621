"""By consent, on two devices: a move taken back and a draw, each asked on one and answered on the other."""

from collections.abc import Callable

from phones import LAPTOP, Phone, play_on
from test_torris import mover, table

MakePhone = Callable[..., Phone]


def lines(phone: Phone) -> int:
    """Return how many things the log beside the board tells."""
    return phone.page.locator("aside li").count()


def test_a_move_is_taken_back_by_consent_and_a_draw_is_agreed(phone: MakePhone) -> None:
    host, guest = phone(size=LAPTOP), phone(size=LAPTOP)
    code = table(host, "invite", "lay")
    guest.open(f"/join/{code}").name_yourself("Ben")
    guest.tap("sit")
    guest.page.wait_for_url(f"**/table/{code}")
    play_on(host, guest, how=mover(1), until=lambda: min(lines(host), lines(guest)) >= 5)
    guest.tap("undo")
    guest.page.get_by_text("Waiting for Anna to agree").wait_for()
    host.page.get_by_text("Ben would like to take back the last move.").wait_for()
    host.page.get_by_role("button", name="No", exact=True).click()
    guest.page.get_by_text("They said no.").wait_for()
    before = lines(host)
    play_on(host, guest, how=mover(2), until=lambda: min(lines(host), lines(guest)) > before)
    host.tap("undo")
    guest.page.get_by_text("Anna would like to take back the last move.").wait_for()
    guest.page.get_by_role("button", name="Agree").click()
    host.page.get_by_role("log").get_by_text("You take back your last move. The others agree.").wait_for()
    guest.tap("more")
    guest.page.get_by_role("button", name="Offer a draw").click()
    guest.page.get_by_role("button", name="Yes, offer").click()
    host.page.get_by_text("Ben offers a draw.").wait_for()
    host.page.get_by_role("button", name="Agree").click()
    for each in (host, guest):
        each.page.get_by_role("heading", name="A draw").wait_for()
        each.page.get_by_text("you agreed on a draw").wait_for()
