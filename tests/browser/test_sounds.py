"""Sounds: on by default on a player's own device, off on a shared one, and they can be switched."""

from collections.abc import Callable

from phones import Phone, play_on, press
from playwright.sync_api import expect

MakePhone = Callable[..., Phone]
COUNT = """
window.sounded = 0;
for (const make of ['createOscillator', 'createBufferSource']) {
  const before = AudioContext.prototype[make];
  AudioContext.prototype[make] = function () { window.sounded += 1; return before.call(this); };
}
"""


def hearing(device: Phone, how: str) -> Phone:
    """Lay a table on a device whose sounds are counted."""
    device.page.add_init_script(COUNT)
    device.lay(how, "begin")
    return device


def rolls(device: Phone) -> None:
    """Roll for the start once and wait until it is told."""
    log = device.page.get_by_role("log")
    device.button("first roll").first.wait_for()
    press(device.button("first roll").first)
    expect(log).to_contain_text("in total")


def test_a_personal_device_plays_dice_sounds(phone: MakePhone) -> None:
    ann = hearing(phone(), "bot")
    play_on(ann, until=lambda: ann.page.evaluate("window.sounded") > 5)
    ann.tap("more")
    ann.page.get_by_role("button", name="Sound", pressed=True).click()
    expect(ann.page.get_by_role("button", name="Sound", pressed=False)).to_be_visible()
    assert ann.page.evaluate("localStorage.getItem('fives.sound')") == "off"


def test_a_shared_device_is_muted_by_default(phone: MakePhone) -> None:
    both = hearing(phone(), "device")
    rolls(both)
    both.page.wait_for_timeout(300)
    assert both.page.evaluate("window.sounded") == 0
    both.tap("more")
    both.page.get_by_role("button", name="Sound", pressed=False).click()
    both.page.keyboard.press("Escape")
    rolls(both)
    both.page.wait_for_function("() => window.sounded > 5")
