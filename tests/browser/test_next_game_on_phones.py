"""Another game for the same people: the host chooses it, and every phone and screen goes along by itself."""

from collections.abc import Callable

from phones import Phone
from test_two_phones import sit_at_one_table

MakePhone = Callable[..., Phone]


def test_two_phones_and_the_big_screen_go_on_from_tug_to_dominoes(phone: MakePhone) -> None:
    host, guest, code = sit_at_one_table(phone)
    screen = phone().open(f"/screen/{code}")
    guest.page.evaluate("window.unbroken = true")
    host.resign()
    guest.button("again").wait_for()
    assert guest.page.get_by_role("link", name="Another game").count() == 0
    host.page.get_by_role("link", name="Another game").click()
    host.page.get_by_text("For Anna and Ben").wait_for()
    assert host.page.get_by_role("link", name="Clear Away").count() == 0  # for one
    host.page.get_by_role("link", name="5-Dice Dominoes").click()
    host.page.get_by_text("For Anna and Ben").wait_for()
    host.tap("lay")
    guest.page.get_by_text("Next game: 5-Dice Dominoes").wait_for()
    for each in (host, guest, screen):
        each.page.get_by_role("heading", name="5-Dice Dominoes").wait_for()
    for each in (host, guest):
        each.button("more").wait_for()  # the match has begun
        assert code not in each.page.url
    assert guest.page.evaluate("window.unbroken === true")
    late = phone().open(f"/join/{code}")
    late.page.wait_for_url(f"**/join/{host.page.url.rpartition('/')[2]}")
