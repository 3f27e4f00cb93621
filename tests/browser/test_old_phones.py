"""Old phones: everything is there in a browser of 2023, the oldest that the page is built for (docs/start.md)."""

from collections.abc import Callable

import pytest
from phones import Phone, play_until_dice

from fives.core.catalogue import games

MakePhone = Callable[..., Phone]
QUICK = ("dominoes", "find_fives")
FORGET = """
  for (const [owner, names] of [
    [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
    [Element.prototype, ['checkVisibility', 'setHTMLUnsafe']],
    [Set.prototype, ['union', 'intersection', 'difference', 'symmetricDifference']],
    [Set.prototype, ['isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
    [Object.getPrototypeOf(Object.getPrototypeOf([].values())),
      ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find']],
    [Map.prototype, ['getOrInsert', 'getOrInsertComputed']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [Object, ['groupBy']], [Map, ['groupBy']], [Array, ['fromAsync']],
    [Promise, ['withResolvers', 'try']], [URL, ['canParse', 'parse']], [AbortSignal, ['any']],
    [Document.prototype, ['startViewTransition']],
    [window, ['requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'Iterator', 'Temporal']],
    [Intl, ['DurationFormat']],
  ]) for (const name of names) delete owner[name];
  const matches = Element.prototype.matches;
  Element.prototype.matches = function (selector) {
    if (selector.includes(':popover-open')) throw new DOMException('unknown selector', 'SyntaxError');
    return matches.call(this, selector);
  };
"""


def old(phone: MakePhone) -> Phone:
    """Return a phone whose browser has forgotten what came after March 2023."""
    device = phone()
    device.page.add_init_script(FORGET)
    return device


def test_an_old_phone_plays_asks_and_looks_back(phone: MakePhone) -> None:
    device = old(phone).open("/")
    device.page.get_by_role("link", name=device.words["tug"]).first.wait_for()
    assert device.page.evaluate("!('popover' in document.body) && !Set.prototype.union")
    device.lay("device", "begin")
    play_until_dice(device)
    device.tap("hint")
    device.page.locator("summary").get_by_text("Numbers").click()
    device.page.get_by_text("%").first.wait_for()
    device.tap("rules")
    rules = device.page.get_by_role("dialog")
    rules.get_by_role("checkbox", name="Show rule numbers").check()
    rules.get_by_text("TU3").first.wait_for()
    device.page.keyboard.press("Escape")
    device.resign()
    device.tap("more about it")
    device.page.get_by_role("button", name="Share the game").click()
    device.page.locator(".toast").wait_for()
    device.page.keyboard.press("Escape")  # such a browser leaves the note below the sheet
    device.page.locator(".toast button").last.click()
    device.tap("review")
    device.page.get_by_role("dialog").get_by_role("table").wait_for()


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=[] if game in QUICK else [pytest.mark.slow]) for game in games()]
)
def test_an_old_phone_learns_every_game(phone: MakePhone, game: str) -> None:
    device = old(phone).open(f"/learn/{game}")
    device.page.locator(".frame svg, .frame .die").first.wait_for()
    device.page.get_by_role("button", name="Show me").click()
