"""One device: pass and play, a bot across the table, another language, no mouse, no websocket."""

import re
from collections.abc import Callable

import pytest
from phones import LAPTOP, PHONE, Phone, Vanished, hurry_on, play_on, play_until_dice
from playwright.sync_api import Locator, expect

MakePhone = Callable[..., Phone]


@pytest.mark.parametrize("language", ["en", pytest.param("de", marks=pytest.mark.slow)])
def test_two_people_share_one_device(phone: MakePhone, language: str) -> None:
    device = phone(language=language, size=LAPTOP)
    device.lay("device", "begin")
    play_on(device, until=lambda: max(device.scores, default=0) >= 1)
    assert device.page.locator("html").get_attribute("lang") == language


@pytest.mark.slow
@pytest.mark.parametrize(("variation", "lifts"), [("Longer and longer", 1), ("Always two", 2)])
def test_variations_are_played_to_the_end_against_the_bot(phone: MakePhone, variation: str, lifts: int) -> None:
    device = phone(lifts=lifts).open("/game/tug")
    device.page.get_by_role("radio", name="Perfect").check()
    device.page.get_by_role("radio", name=variation).check()
    device.tap("begin")
    play_on(device)
    assert 5 in device.scores


def test_a_game_against_the_bot_ends_with_a_review_that_adds_up(phone: MakePhone) -> None:
    device = phone(language="de").open("/game/tug")
    device.tap("begin")
    play_until_dice(device)
    hurry_on(device, until=lambda view: 5 in view["scores"])
    device.tap("review")
    sheet = device.page.get_by_role("dialog")
    sheet.get_by_role("table").wait_for()
    rows = [row.get_by_role("cell").all_inner_texts() for row in sheet.get_by_role("row").all()[1:]]
    for start, luck, given, gained, end in zip(*([percent(text) for text in row] for row in rows), strict=True):
        assert start + luck + given + gained == pytest.approx(end, abs=0.21)  # each is rounded to a tenth
    sheet.locator(".worst").first.click()
    for which in ("Gespielt", "Besser"):  # each move as a picture
        sheet.get_by_role("radio", name=which).check(force=True)
        sheet.locator(".look.picture").wait_for()
    over = device.page.url
    sheet.get_by_role("button", name="Von hier weiterspielen").click()
    device.page.wait_for_url(lambda url: url != over)
    device.button("more").wait_for()
    before = sum(device.scores)
    play_on(device, until=lambda: sum(device.scores) > before)


def percent(text: str) -> float:
    """Return the number in a cell of the review."""
    return float(re.sub(r"[^\d,.+−-]", "", text).replace("−", "-").replace(",", "."))


def test_a_hint_shows_what_moves_are_worth_and_a_choice_can_be_taken_back(phone: MakePhone) -> None:
    device = phone()
    device.lay("device", "begin")
    device.roll_for_the_start()
    device.tap("hint")
    device.page.get_by_text("Numbers", exact=True).click()
    device.page.get_by_text("63.9 % · best").wait_for()
    device.three_alike.first.click()  # the card; the hint offers it too
    device.button("roll five").wait_for()
    device.tap("undo")
    device.page.get_by_role("button", name="Five different").click()
    device.tap("roll five")


def test_the_keyboard_plays_everything(phone: MakePhone) -> None:
    device = phone(size=LAPTOP).open("/")
    walk_to(device, device.page.get_by_role("link", name="5-Dice Tug"), "Enter")
    walk_to(device, device.radio("device"), "Space")
    walk_to(device, device.button("begin"), "Enter")
    device.page.wait_for_url("**/table/*")
    play_on(device, how=turn_by_keyboard, until=lambda: sum(device.scores) >= 1)


@pytest.mark.slow
def test_the_keyboard_plays_to_the_end(phone: MakePhone) -> None:
    device = phone(size=LAPTOP)
    device.lay("device", "begin")
    play_on(device, how=turn_by_keyboard, seconds=400)
    assert 5 in device.scores


def turn_by_keyboard(device: Phone) -> bool:
    """Do what the screen asks for without a mouse; False if it asks for nothing now."""
    for button in (device.button("first roll"), device.three_alike, device.button("roll five")):
        if button.count():
            return walk_to(device, button, "Enter")
    if device.dice.count() != 5:
        return False
    lifted = all(walk_to(device, device.dice.nth(place), "Space") for place in device.doubled())
    return lifted and walk_to(device, device.page.get_by_role("button", name=device.words["roll"]), "Enter")


def walk_to(device: Phone, wanted: Locator, key: str) -> bool:
    """Walk to a control with the Tab key (in a group of choices also with the arrow), and press a key there."""
    for _ in range(60):
        here = device.page.evaluate_handle("document.activeElement")
        try:
            at, beside = wanted.evaluate("(e, a) => [e === a, !!e.name && e.name === a.name]", here, timeout=3000)
        except Vanished:
            return False  # the game has moved on
        if at:
            device.page.keyboard.press(key)
            return True
        device.page.keyboard.press("ArrowDown" if beside else "Tab")
    raise AssertionError(f"the keyboard never reaches {wanted}")


def test_long_polling_replaces_a_blocked_websocket(phone: MakePhone) -> None:
    device = phone(size=PHONE)
    device.page.add_init_script(
        "window.WebSocket = class { constructor() { setTimeout(() => this.onclose && this.onclose(), 5) } close() {} }"
    )
    device.lay("device", "begin")
    device.page.get_by_text("Connected (slow)").wait_for()
    play_on(device, until=lambda: max(device.scores, default=0) >= 1)


def test_the_rules_and_a_refusal_name_their_numbers(phone: MakePhone) -> None:
    device = phone()
    device.lay("device", "begin")
    device.button("first roll").wait_for()
    device.tap("rules")
    sheet = device.page.get_by_role("dialog")
    expect(sheet.get_by_text("TU3", exact=True)).to_have_count(0)
    sheet.get_by_label("Show rule numbers").check()
    expect(sheet.get_by_text("TU3", exact=True)).to_be_visible()
