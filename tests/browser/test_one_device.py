"""One device: pass and play, a bot across the table, another language, no mouse, no websocket."""

import re
from collections.abc import Callable

import pytest
from phones import LAPTOP, PHONE, Phone, play_on

MakePhone = Callable[..., Phone]


@pytest.mark.parametrize("language", ["en", "de"])
def test_two_people_share_one_device(phone: MakePhone, language: str) -> None:
    device = phone(language=language, size=LAPTOP)
    device.lay("device", "begin")
    play_on(device)
    assert 5 in device.scores
    assert device.page.locator("html").get_attribute("lang") == language


@pytest.mark.parametrize("variation", ["Longer and longer", "Always two"])
def test_variations_are_played_to_the_end_against_the_bot(phone: MakePhone, variation: str) -> None:
    device = phone().open("/game/tug")
    device.page.get_by_role("radio", name="Perfect").check()
    device.page.get_by_role("radio", name=variation).check()
    device.tap("begin")
    play_on(device)
    assert 5 in device.scores


def test_a_game_against_the_bot_ends_with_a_review_that_adds_up(phone: MakePhone) -> None:
    device = phone(language="de").open("/game/tug")
    device.tap("begin")
    play_on(device)
    device.tap("review")
    sheet = device.page.get_by_role("dialog")
    sheet.get_by_role("img", name="Gewinnchance").wait_for()
    for row in sheet.get_by_role("row").all()[1:]:
        cells = [_percent(text) for text in row.get_by_role("cell").all_inner_texts()]
        start, luck, given, gained, end = cells
        assert start + luck - abs(given) + gained == pytest.approx(end, abs=0.21)


def _percent(text: str) -> float:
    found = re.search(r"[+\-−]?\s?[\d.,]+", text)
    assert found, text
    return float(found[0].replace("−", "-").replace(",", ".").replace(" ", ""))


def test_a_hint_shows_what_moves_are_worth_and_a_choice_can_be_taken_back(phone: MakePhone) -> None:
    device = phone()
    device.lay("device", "begin")
    play_on(device, until=lambda: device.page.get_by_role("button", name="Three alike").count() > 0)
    device.tap("hint")
    device.page.get_by_text("best", exact=False).first.wait_for()
    device.page.get_by_role("button", name="Three alike").click()
    device.button("roll five").wait_for()
    device.tap("undo")
    device.page.get_by_role("button", name="Five different").click()
    device.tap("roll five")


def test_the_keyboard_plays_everything(phone: MakePhone) -> None:
    device = phone(size=LAPTOP).open("/")
    press(device, "link", re.compile("5-Dice Tug"))
    press(device, "radio", re.compile("One device"), "Space")
    press(device, "button", "Start the game")
    for _ in range(200):
        device.button("first roll").or_(device.page.get_by_role("checkbox")).or_(device.button("roll five")).or_(
            device.page.get_by_role("button", name="Five different")
        ).or_(device.button("again")).first.wait_for()
        if device.over:
            break
        if device.button("first roll").count():
            press(device, "button", "Roll two dice")
        elif device.page.get_by_role("button", name=re.compile("Five different")).count():
            press(device, "button", re.compile("Five different"))
        elif device.button("roll five").count():
            press(device, "button", "Roll five dice")
        else:
            for place in device.doubled():
                device.dice.nth(place).focus()
                device.page.keyboard.press("Space")
            press(device, "button", re.compile(r"^Roll 2 dice$"))
        device.page.wait_for_timeout(30)
    assert 5 in device.scores


def press(device: Phone, role: str, name: object, key: str = "Enter") -> None:
    """Walk to a control with the Tab key as far as needed, and press it."""
    wanted = device.page.get_by_role(role, name=name).first
    wanted.wait_for()
    for _ in range(60):
        if wanted.evaluate("e => e === document.activeElement || (e.name && e.name === document.activeElement.name)"):
            if role == "radio":
                wanted.focus()
            device.page.keyboard.press(key)
            return
        device.page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key never reaches {name}")


def test_a_phone_without_websockets_plays_by_long_poll(phone: MakePhone) -> None:
    device = phone(size=PHONE)
    device.page.add_init_script(
        "window.WebSocket = class { constructor() { setTimeout(() => this.onclose && this.onclose(), 5) } close() {} }"
    )
    device.lay("device", "begin")
    device.page.get_by_text("the slow way").wait_for()
    play_on(device, until=lambda: max(device.scores, default=0) >= 1)


def test_the_rules_and_a_refusal_name_their_numbers(phone: MakePhone) -> None:
    device = phone()
    device.lay("device", "begin")
    device.button("first roll").wait_for()
    device.tap("rules")
    assert device.page.get_by_role("dialog").get_by_text("TU3", exact=True).is_visible()
