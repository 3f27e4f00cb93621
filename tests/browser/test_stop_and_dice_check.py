"""Stopping by consent on phones (G6R), alone at once; and how often each side of the dice fell."""

import re
from collections.abc import Callable

from phones import Phone, play_until_dice
from test_two_phones import sit_at_one_table

MakePhone = Callable[..., Phone]


def ask_to_stop(phone: Phone) -> None:
    """Ask by the menu."""
    phone.tap("more")
    phone.page.get_by_role("button", name="Stop the game").click()
    phone.page.get_by_role("button", name="Yes, stop").click()


def see_the_end(phone: Phone) -> None:
    """Check that nobody has won and the next game can begin."""
    ending = phone.page.locator("section.ending")
    ending.get_by_role("heading", name="Stopped").wait_for()
    ending.get_by_text("without a result").wait_for()
    assert ending.locator(".score").count() == 0
    assert "wins" not in ending.inner_text()
    phone.button("again").wait_for()


def test_two_stop_and_play_again(phone: MakePhone) -> None:
    host, guest, _ = sit_at_one_table(phone)
    play_until_dice(host, guest)
    ask_to_stop(host)
    host.page.get_by_text("Waiting for Ben to agree").wait_for()
    guest.page.get_by_text("Anna would like to stop the game.").wait_for()
    guest.page.get_by_role("button", name="No", exact=True).click()
    host.page.get_by_text("They said no.").wait_for()
    ask_to_stop(guest)
    host.page.get_by_text("Ben would like to stop the game.").wait_for()
    host.page.get_by_role("button", name="Agree").click()
    for each in (host, guest):
        see_the_end(each)
        each.tap("again")
    play_until_dice(host, guest)
    guest.open("/history")
    guest.page.get_by_text("stopped").wait_for()


def test_four_stop_once_the_last_agrees(phone: MakePhone) -> None:
    host, *guests = phones = [phone() for _ in range(4)]
    host.open("/game/number_poker").radio("invite").check()
    host.choose_players(4)
    host.name_yourself("Anna")
    host.tap("lay")
    code = host.page.url.rpartition("/")[2]
    for guest, name in zip(guests, ("Ben", "Cleo", "Dina"), strict=True):
        guest.open(f"/join/{code}").name_yourself(name)
        guest.tap("sit")
        guest.page.wait_for_url(f"**/table/{code}")
    host.start_with(4)
    for each in phones:
        each.button("more").wait_for()
    ask_to_stop(guests[0])
    for each in (host, *guests[1:]):
        each.page.get_by_text("Ben would like to stop the game.").wait_for()
        assert each.page.locator("section.ending").count() == 0
        each.page.get_by_role("button", name="Agree").click()
    for each in phones:
        see_the_end(each)


def test_a_stopped_solo_game_sets_no_best_score(phone: MakePhone) -> None:
    alone = phone().open("/game/clear_away")
    alone.tap("begin")
    alone.tap("more")
    alone.page.get_by_role("button", name="Stop the game").click()
    alone.page.get_by_text("The game ends at once, without a result.").wait_for()
    alone.page.get_by_role("button", name="Yes, stop").click()
    see_the_end(alone)
    alone.open("/history")
    alone.page.get_by_text("stopped").wait_for()
    assert alone.page.get_by_role("heading", name="Best results").count() == 0


def test_the_check_counts_each_side_in_this_game_and_at_the_table(phone: MakePhone) -> None:
    device = phone()
    device.open("/game/tug").radio("device").check()
    device.tap("begin")
    sums = []
    for _ in range(2):
        play_until_dice(device)
        ask_to_stop(device)
        see_the_end(device)
        device.tap("more about it")
        device.page.get_by_role("button", name="Check the dice").click()
        device.page.get_by_text("The dice were fair").wait_for()
        device.page.get_by_text(re.compile("Of a hundred games like this with fair dice")).wait_for()
        chart = device.page.locator("figure").first
        counts = [int(text) for text in chart.locator("b").all_inner_texts()]
        spoken = chart.get_by_role("img").first.get_attribute("aria-label") or ""
        assert [int(count) for count in re.findall(r"(?<=: )\W*(\d+)", spoken)] == counts
        assert sum(counts) >= 5
        sums.append(counts)
        if len(sums) == 1:
            assert device.page.locator("figure").count() == 1
            device.page.keyboard.press("Escape")  # closes the check
            device.tap("again")
    together = device.page.locator("figure").nth(1)
    together.get_by_text("in the 2 games at this table").wait_for()
    assert [int(text) for text in together.locator("b").all_inner_texts()] == [
        sum(both) for both in zip(*sums, strict=True)
    ]
