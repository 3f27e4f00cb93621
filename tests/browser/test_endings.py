"""The end of a game: the picture that decided stays in sight above the card, which is the same on every screen."""

from collections.abc import Callable

import pytest
from phones import PHONE, Phone, hurry_on, play_until_dice
from test_clear_away import SOLUTION, begin, hurry_through
from test_clear_away import tap as jump
from test_five_wins import ROW, lay
from test_five_wins import tap as lay_stone
from test_two_phones import sit_at_one_table

MakePhone = Callable[..., Phone]
IN_SIGHT = """() => {
  const card = document.querySelector('.ending')?.getBoundingClientRect();
  const marks = [...document.querySelectorAll('[data-decided]')].map((mark) => mark.getBoundingClientRect());
  const seen = (mark) => mark.top >= 0 && mark.bottom <= card.top + 1;
  return card && marks.length > 0 && card.bottom <= innerHeight && marks.every(seen);
}"""


def check_end(device: Phone) -> None:
    """Check that what decided is seen above the card, and that three buttons lead on."""
    device.button("again").wait_for()
    device.page.wait_for_function(IN_SIGHT)
    for word in ("again", "review", "more about it"):
        assert device.page.locator(".ending").get_by_role("button", name=device.words[word], exact=True).is_visible()
    assert device.page.locator(".ending .button:visible").count() <= 4, "three buttons, and one for the rest"


def test_the_row_of_five_is_in_sight(phone: MakePhone) -> None:
    device = phone(size=PHONE)
    lay(device)
    for cell in ROW:
        lay_stone(device, cell)
    check_end(device)


def test_the_last_stone_is_in_sight(phone: MakePhone) -> None:
    device = begin(phone(size=PHONE))
    hurry_through(device, SOLUTION[:-1])
    jump(device, SOLUTION[-1])
    check_end(device)
    device.tap("more about it")
    device.page.get_by_role("button", name="Share the game").wait_for()
    assert device.page.get_by_role("button", name="Check the dice").count() == 0, "it has no dice"


@pytest.mark.parametrize("game", ["tug", "detective"])
def test_what_decided_is_in_sight(phone: MakePhone, game: str) -> None:
    device = phone(size=PHONE).open(f"/game/{game}")
    device.radio("device").check()
    device.tap("begin")
    device.button("more").wait_for()
    hurry_on(device, until=lambda view: any(each["key"] == f"{game}-won" for each in view["happened"]))
    check_end(device)


def test_two_phones_show_the_same_order_and_say_who_goes_on(phone: MakePhone) -> None:
    host, guest, _ = sit_at_one_table(phone)
    play_until_dice(host, guest)
    hurry_on(host, guest, until=lambda view: 5 in view["scores"])
    for each in (host, guest):
        each.button("again").wait_for()
    rows = [each.page.locator(".ending li").all_inner_texts() for each in (host, guest)]
    assert rows[0] == rows[1]
    assert "5" in rows[0][0], "the winner comes first"
    assert guest.page.get_by_text("chooses the next game").count() == 1
    assert host.page.get_by_text("chooses the next game").count() == 0
