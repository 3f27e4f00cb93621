"""People: an animal and a colour chosen once, told apart at a table, and who has played on a device before."""

import json
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from phones import PHONE, Phone
from playwright.sync_api import Locator, Request, expect
from test_accessibility import SMALL, check

MakePhone = Callable[..., Phone]


def choose(device: Phone, animal: str, colour: str, player: int = 0) -> None:
    """Choose an emblem for a player of this device."""
    opener = device.page.locator(".emblem-button").nth(player)
    opener.click()
    sheet = device.page.get_by_role("dialog", name="Animal and colour")
    sheet.get_by_role("radio", name=animal, exact=True).check(force=True)
    sheet.get_by_role("radio", name=colour, exact=True).check(force=True)
    sheet.get_by_role("button", name="Done").click()
    expect(opener).to_be_focused()
    expect(opener).to_have_accessible_name(f"{animal}, {colour}. Change animal and colour")


def emblems(within: Locator) -> list[str | None]:
    """Return the emblems in a part of the page, from the start to the end."""
    return [each.get_attribute("data-emblem") for each in within.locator(".emblem").all()]


def chips(device: Phone) -> Locator:
    return device.page.get_by_role("group", name="Played here before")


@pytest.mark.parametrize(
    ("theme", "size"),
    [pytest.param("light", PHONE, id="light", marks=pytest.mark.slow), pytest.param("dark", SMALL, id="small-dark")],
)
def test_two_phones_with_the_same_animal_are_told_apart_everywhere(
    phone: MakePhone, theme: str, size: dict[str, int]
) -> None:
    host = phone(theme=theme, size=size).open("/game/torris")
    host.name_yourself("Mama")
    choose(host, "Cat", "Gold")
    check(host, "game page")
    host.radio("invite").check()
    host.tap("lay")
    guest = phone(theme=theme, size=size).open(f"/join/{host.code}")
    screen = phone(theme=theme, size={"width": 1280, "height": 800}).open(f"/screen/{host.code}")
    expect(guest.page.locator(".emblems .emblem")).to_have_attribute("data-emblem", "cat gold")
    guest.name_yourself("Papa")
    choose(guest, "Cat", "Gold")
    guest.page.locator(".emblem-button").click()
    check(guest, "animal and colour")
    guest.page.keyboard.press("Escape")
    check(guest, "joining")
    guest.tap("sit")
    apart = {"Mama": "cat gold", "Papa": "rabbit purple"}
    for device in (host, guest, screen):
        seats = device.page.locator(".seats li")
        expect(seats).to_have_count(2)
        shown = {seat.locator(".name").inner_text(): emblems(seat) for seat in seats.all()}
        assert shown == {name: [emblem] for name, emblem in apart.items()}
    expect(host.page.locator(".seats .white .stone")).to_have_count(1)  # Torris is played with stones of one's own
    guest.resign()
    expect(host.page.locator(".ending")).to_be_visible()
    for device in (host, guest):
        found = Axe().run(device.page)
        assert found.violations_count == 0, found.generate_report()
        assert emblems(device.page.locator(".ending")) == ["cat gold", "cat gold", "rabbit purple"]
    guest.tap("log")
    assert "rabbit purple" in emblems(guest.page.get_by_role("dialog"))
    guest.open("/game/tug")  # chosen once
    expect(guest.page.get_by_label("Your name")).to_have_value("Papa")
    assert emblems(guest.page.locator(".player")) == ["cat gold"]


def test_who_has_played_here_before_is_tapped_instead_of_typed_and_can_be_forgotten(phone: MakePhone) -> None:
    device = phone().open("/game/tug")
    device.radio("device").check()
    assert not chips(device).count()
    for number, name in ((1, "Mama"), (2, "Lena")):
        device.page.get_by_label(f"Name of player {number}").fill(name)
    choose(device, "Whale", "Pink", 1)
    device.tap("begin")
    expect(device.page.locator(".seats .emblem").nth(1)).to_have_attribute("data-emblem", "whale pink")

    device.open("/game/tug")
    device.radio("device").check()
    expect(device.page.get_by_label("Name of player 1")).to_have_value("Mama")
    check(device, "names")
    chips(device).get_by_role("button", name="Lena", exact=True).click()
    expect(device.page.get_by_label("Name of player 2")).to_have_value("Lena")
    assert emblems(device.page.locator(".player").nth(1)) == ["whale pink"]
    expect(device.page.locator(".emblem-button").nth(1)).to_be_focused()  # and no phone unfolds its letters
    device.page.get_by_label("Name of player 2").fill("Oma")
    device.tap("begin")

    device.open("/game/tug")
    known = chips(device).get_by_role("button", name="Forget")
    expect(known).to_have_count(2)
    chips(device).get_by_role("button", name="Forget Lena on this device").click()
    expect(known).to_have_count(1)
    device.open("/game/tug")
    expect(chips(device).get_by_role("button", name="Oma", exact=True)).to_be_visible()
    assert "Lena" not in json.dumps(device.context.storage_state()["origins"])


def test_no_name_leaves_the_device_before_somebody_sits_down(phone: MakePhone) -> None:
    host = phone()
    code = host.lay("invite", "lay")
    guest = phone().open("/")
    guest.page.evaluate(
        """() => {
            localStorage.setItem('fives.name', 'Zacharias');
            localStorage.setItem('fives.emblem', '{"animal": "camel", "colour": "pink"}');
            localStorage.setItem('fives.household', '[{"name": "Zenobia", "emblem": null}]');
        }"""
    )
    sent: list[str] = []

    def note(request: Request) -> None:
        sent.append(json.dumps([request.url, request.headers, request.post_data]))

    guest.page.on("request", note)
    guest.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    for path in ("/", "/game/tug", "/learn/tug", f"/join/{code}"):
        guest.open(path)
        guest.page.wait_for_load_state("networkidle")
    guest.page.get_by_role("link", name="Just watch").click()
    guest.page.wait_for_url(f"**/table/{code}")
    guest.open(f"/join/{code}")
    expect(guest.page.get_by_label("Your name")).to_have_value("Zacharias")
    told = [each for each in sent if any(word in each for word in ("Zacharias", "Zenobia", "camel"))]
    assert (len(sent) > 10, told) == (True, [])
    guest.tap("sit")
    expect(guest.page.locator(".seats").first).to_be_visible()
    told = [each for each in sent if "Zacharias" in each and "camel" in each]
    assert len(told) == 1
    assert not any("Zenobia" in each for each in sent)


def test_a_device_with_a_damaged_memory_still_joins(phone: MakePhone) -> None:
    code = phone().lay("invite", "lay")
    guest = phone().open("/")
    guest.page.evaluate(
        """() => {
            localStorage.setItem('fives.emblem', '{"animal": "constructor", "colour": "red; x"}');
            localStorage.setItem('fives.household', '{"a": [');
        }"""
    )
    guest.open(f"/join/{code}")
    guest.tap("sit")
    expect(guest.page.locator(".seats .emblem").first).to_be_visible()
