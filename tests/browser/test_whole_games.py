"""Whole games: every variation of every game, by people who tap what can be tapped, and phones around a table."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from phones import LAPTOP, Phone, in_every_look, play_on, press
from test_accessibility import check

from fives.core.catalogue import find_game
from fives.core.options import choices

MakePhone = Callable[..., Phone]
LONG = 1200  # seconds for a whole game, however busy the machine is

# mark one thing on the board that can be tapped: mostly the main button, else a die, a card, a square
CHOOSE = """(dice) => {
  document.querySelectorAll('[data-tap]').forEach(e => e.removeAttribute('data-tap'));
  const here = e => e.checkVisibility() && !e.disabled && e.ariaDisabled !== 'true';
  const tapped = ':is(button, [role=checkbox], [role=button], [role=gridcell])';
  const where = ':is(.frame *, .next *, [aria-labelledby=cover-title] *)';
  const all = [...document.querySelectorAll(tapped + where)].filter(here);
  if (!all.length) return false;
  const main = all.filter(e => e.matches('.primary, .record'));
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
    """Choose a variation on the page of a game: the base game, the first, the second, or both."""
    phone.page.get_by_role("group", name=phone.words["variation"]).get_by_role("radio").nth(variation).check()


def choose_option(phone: Phone, name: str, place: int) -> None:
    """Choose the value of a table setting by its place among the cards; the default is 0."""
    phone.page.locator("details:has(fieldset) > summary").click()
    phone.page.locator(f"input[name$='-{name}']").nth(place).check()


def happened(phone: Phone) -> int:
    """Return how many lines the log of the game has."""
    phone.tap("log")
    lines = phone.page.get_by_role("dialog").get_by_role("listitem").count()
    phone.page.keyboard.press("Escape")
    return lines


def sit_down(phone: MakePhone, game: str, variation: int, how: str, option: tuple[str, int] | None = None) -> Phone:
    """Return a phone at a table of its own, in English or German, by day or by night."""
    device = phone(language="de" if variation == 1 else "en", theme="dark" if variation == 2 else "light")
    device.open(f"/game/{game}")
    device.radio(how).check()
    choose_variation(device, variation)
    if option:
        choose_option(device, *option)
    device.tap("begin")
    device.page.wait_for_url("**/table/*")
    return device


def variations(game: str) -> range:
    """Return the variations of a game, numbered as its page lists them."""
    return range(next(len(choice.values) for choice in choices(find_game(game)) if choice.name == "variation"))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "variation"),
    [(game, n) for game in ("detective", "dominoes", "hi_low", "tug", "war") for n in variations(game)],
)
@pytest.mark.parametrize("how", ["bot", "device"])
def test_every_variation_is_played_to_the_end(phone: MakePhone, game: str, variation: int, how: str) -> None:
    device = sit_down(phone, game, variation, how)
    tap = tapper(variation)
    play_on(device, how=tap, until=lambda: device.over or happened(device) > 12, seconds=LONG)
    check(device, f"{game}, variation {variation}, {how}")
    play_on(device, how=tap, seconds=LONG)
    check(device, f"the end of {game}, variation {variation}, {how}")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "variation", "option"),
    [
        ("tug", 0, ("choose", 1)),
        ("tug", 2, ("choose", 1)),
        ("detective", 2, ("record", 1)),
        ("detective", 3, ("record", 1)),
        ("hi_low", 2, ("equal_chases", 1)),
        ("hi_low", 3, ("equal_chases", 1)),
    ],
)
@pytest.mark.parametrize("how", ["bot", "device"])
def test_an_option_is_played_to_the_end(
    phone: MakePhone, game: str, variation: int, option: tuple[str, int], how: str
) -> None:
    device = sit_down(phone, game, variation, how, option)
    tap = tapper(variation)
    play_on(device, how=tap, until=lambda: device.over or happened(device) > 12, seconds=LONG)
    check(device, f"{game}, {option[0]}, {how}")
    play_on(device, how=tap, seconds=LONG)
    check(device, f"the end of {game}, {option[0]}, {how}")


@pytest.mark.slow
@in_every_look
@pytest.mark.parametrize(
    ("game", "how"),
    [("five_wins", "bot"), ("number_poker", "bot"), ("number_poker", "device")],
)
def test_a_game_of_five_is_played_to_the_end(phone: MakePhone, game: str, how: str, look: dict[str, Any]) -> None:
    device = phone(**look).open(f"/game/{game}")
    device.radio(how).check()
    device.tap("begin")
    device.page.wait_for_url("**/table/*")
    play_on(device, how=tapper(5), seconds=LONG)
    check(device, f"the end of {game}, {how}")


def sit_together(phone: MakePhone, game: str, count: int) -> list[Phone]:
    """Return so many phones at one table."""
    host = phone().open(f"/game/{game}")
    host.radio("invite").check()
    if count > 2:
        host.choose_players(count)
    host.name_yourself("Player 1")
    host.tap("lay")
    host.page.wait_for_url("**/table/*")
    code = host.page.url.rpartition("/")[2]
    guests = [phone().open(f"/join/{code}") for _ in range(count - 1)]
    for number, guest in enumerate(guests, start=2):
        guest.name_yourself(f"Player {number}")
        guest.tap("sit")
        guest.page.wait_for_url("**/table/*")
    if count > 2:
        host.start_with(count)
    return [host, *guests]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "count"), [("detective", 6), ("hi_low", 4), ("war", 2)])
def test_phones_around_one_table_play_to_the_end_and_see_the_same_game(phone: MakePhone, game: str, count: int) -> None:
    phones = sit_together(phone, game, count)
    play_on(*phones, how=tapper(count), seconds=2 * LONG)
    check(phones[0], f"{game} with {count}")
    assert len({happened(each) for each in phones}) == 1
    assert len({tuple(sorted(each.page.locator(".ending .score").all_inner_texts())) for each in phones}) == 1


def test_a_rematch_passes_the_start(phone: MakePhone) -> None:
    device = phone(size=LAPTOP).open("/game/dominoes")
    device.radio("device").check()
    device.tap("begin")
    device.page.wait_for_url("**/table/*")
    log = device.page.get_by_role("complementary")
    play_on(device, how=tapper(1), until=lambda: "goes first" in log.inner_text())
    other = "Player 2" if "Player 1 goes first" in log.inner_text() else "Player 1"
    device.resign()
    device.tap("again")
    device.page.get_by_text(f"{other}’s turn").wait_for()
    assert device.button("first roll").count() == 0
