"""The other games of the 5-Dice box, each variation to the end: people who tap what can be tapped, against bots."""

import random
from collections.abc import Callable

import pytest
from phones import LAPTOP, Phone, play_on, press

MakePhone = Callable[..., Phone]

# mark one thing on the board that can be tapped: mostly the main button, else a die, a card, a square
CHOOSE = """(dice) => {
  document.querySelectorAll('[data-tap]').forEach(e => e.removeAttribute('data-tap'));
  const here = e => e.checkVisibility() && !e.disabled && e.ariaDisabled !== 'true';
  const all = [...document.querySelectorAll('.board .board button, .board .board [role=checkbox]')].filter(here);
  if (!all.length) return false;
  const main = all.filter(e => e.matches('.primary'));
  const pick = main.length && dice[0] < 0.85 ? main : all;
  pick[Math.floor(dice[1] * pick.length)].setAttribute('data-tap', '');
  return true;
}"""


def tapper(seed: int) -> Callable[[Phone], bool]:
    """Return someone who taps at random what the board offers."""
    chance = random.Random(seed)

    def tap(phone: Phone) -> bool:
        if not phone.page.evaluate(CHOOSE, [chance.random(), chance.random()]):
            return False
        return press(phone.page.locator("[data-tap]"))

    return tap


def choose_variation(phone: Phone, variation: int) -> None:
    """Choose a variation on the page of a game: the base game, the first or the second."""
    phone.page.get_by_role("group", name=phone.words["variation"]).get_by_role("radio").nth(variation).check()


@pytest.mark.parametrize("variation", [0, 1, 2])
@pytest.mark.parametrize("game", ["detective", "dominoes", "hi_low", "war"])
def test_every_variation_is_played_to_the_end_against_a_bot(phone: MakePhone, game: str, variation: int) -> None:
    device = phone(language="de" if variation == 1 else "en").open(f"/game/{game}")
    choose_variation(device, variation)
    device.tap("begin")
    device.page.wait_for_url("**/table/*")
    play_on(device, how=tapper(variation))
    assert device.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def sit_together(phone: MakePhone, game: str, count: int) -> list[Phone]:
    """Return so many phones at one table."""
    host = phone().open(f"/game/{game}")
    host.radio("invite").check()
    host.page.get_by_label("Players").select_option(str(count))
    host.name_yourself("Player 1")
    host.tap("lay")
    host.page.wait_for_url("**/table/*")
    code = host.page.url.rpartition("/")[2]
    guests = [phone().open(f"/join/{code}") for _ in range(count - 1)]
    for number, guest in enumerate(guests, start=2):
        guest.name_yourself(f"Player {number}")
        guest.tap("sit")
        guest.page.wait_for_url("**/table/*")
    return [host, *guests]


def test_six_phones_at_one_table_of_detective(phone: MakePhone) -> None:
    play_on(*sit_together(phone, "detective", 6), how=tapper(6), seconds=240)


def test_two_teams_of_two_play_hi_low(phone: MakePhone) -> None:
    phones = sit_together(phone, "hi_low", 4)
    play_on(*phones, how=tapper(4), seconds=240)
    texts = [each.page.inner_text("#ending") for each in phones]
    assert sum("Your team wins" in text for text in texts) == 2


def test_a_rematch_passes_the_start(phone: MakePhone) -> None:
    device = phone(size=LAPTOP).open("/game/dominoes")
    device.radio("device").check()
    device.tap("begin")
    device.page.wait_for_url("**/table/*")
    play_on(device, how=tapper(1))
    log = device.page.get_by_role("complementary").inner_text()
    first = "Player 1" if "Player 1 begins" in log else "Player 2"
    device.tap("again")
    other = "Player 2" if first == "Player 1" else "Player 1"
    device.page.get_by_text(f"{other}’s turn").wait_for()
    assert device.button("first roll").count() == 0
