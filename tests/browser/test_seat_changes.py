"""Seats that change hands, on real phones: a locked table, a guest removed in mid-game, a seat handed over."""

from collections.abc import Callable

from phones import Phone, play_on, press
from test_two_phones import sit_at_one_table

MakePhone = Callable[..., Phone]


def plays(newcomer: Phone, other: Phone) -> None:
    """Let both play until the newcomer has taken a turn."""
    turns: list[Phone] = []

    def act(phone: Phone) -> bool:
        acted = phone.take_turn()
        if acted and phone is newcomer:
            turns.append(phone)
        return acted

    play_on(newcomer, other, how=act, until=lambda: len(turns) > 0)


def roll_for_the_start(*phones: Phone) -> None:
    """Roll until somebody is asked what to pull for."""

    def roll(phone: Phone) -> bool:
        return bool(phone.button("first roll").count()) and press(phone.button("first roll"))

    play_on(*phones, how=roll, until=lambda: any(phone.three_alike.count() for phone in phones))


def open_people(phone: Phone) -> None:
    """Open the sheet that says who sits at the table."""
    phone.tap("more")
    phone.page.get_by_role("button", name="Who is here").click()


def names_in_the_log(phone: Phone) -> set[str]:
    """Return who did something, as the log says in the words of its reader."""
    phone.tap("log")
    lines = phone.page.get_by_role("dialog").locator("li")
    lines.first.wait_for()
    named = {line.strip("\u2068").split()[0].strip("\u2069") for line in lines.all_inner_texts()}
    phone.page.get_by_role("button", name="Close").click()
    return named & {"Anna", "Ben", "Eve", "You"}


def test_a_guest_is_removed_in_mid_game_and_another_takes_the_seat(phone: MakePhone) -> None:
    host, guest, code = sit_at_one_table(phone)
    roll_for_the_start(host, guest)
    guest.page.evaluate("window.unbroken = true")
    open_people(host)
    host.page.get_by_role("button", name="Remove Ben").click()
    host.page.get_by_role("button", name="Yes, remove").click()
    guest.page.get_by_text("You no longer have a seat at this table.").wait_for()
    guest.page.get_by_text("You are watching.").wait_for()
    assert guest.page.evaluate("window.unbroken === true")
    host.page.get_by_role("button", name="Lock the table").click()
    guest.page.get_by_role("link", name="Take a seat").wait_for(state="detached")
    late = phone().open(f"/join/{code}")
    late.page.get_by_text("The host has locked this table").wait_for()
    host.page.get_by_role("button", name="Unlock the table").click()
    guest.page.get_by_role("link", name="Take a seat").wait_for()
    late.open(f"/join/{code}").page.get_by_text("You take over the seat of Ben.").wait_for()
    late.name_yourself("Eve")
    late.tap("sit")
    host.page.get_by_role("dialog").get_by_text("Eve", exact=True).wait_for()
    host.page.get_by_role("button", name="Close").click()
    late.page.get_by_text("You are watching.").wait_for(state="detached")
    plays(late, host)


def test_a_seat_is_handed_over_in_mid_game(phone: MakePhone) -> None:
    host, guest, _ = sit_at_one_table(phone)
    roll_for_the_start(host, guest)
    open_people(host)
    host.page.get_by_role("button", name="Hand over this seat").click()
    host.page.get_by_role("img", name="QR code to take this seat").wait_for()
    link = host.page.get_by_label("Link to this table").input_value()
    heir = phone().open(link[link.index("/join/") :])
    heir.name_yourself("Eve")
    heir.tap("sit")
    host.page.get_by_text("Your seat is handed over.").wait_for()
    host.page.get_by_text("You are watching.").wait_for()
    assert names_in_the_log(heir) == {"Anna", "Ben"}  # before Eve came
    assert names_in_the_log(guest) == {"Anna", "You"}
    plays(heir, guest)
    assert names_in_the_log(heir) >= {"Anna", "Ben"}
    assert names_in_the_log(guest) >= {"Anna", "You"}
    open_people(heir)
    heir.page.get_by_role("button", name="Remove Ben").wait_for()  # with the seat went the table
