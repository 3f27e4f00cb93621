"""Real dice at a table: tapped by whoever threw, for the bot by whoever is there, and taken back after a slip."""

import re
from collections.abc import Callable

from phones import Phone, play_on, press

MakePhone = Callable[..., Phone]


def tap_faces(phone: Phone, faces: str) -> None:
    """Tap what fell, and say so."""
    for face in faces:
        phone.page.get_by_role("button", name=f"Add a {face}").click()
    phone.page.get_by_role("button", name="That’s my roll").click()


def act(phone: Phone) -> bool:
    """Do what Tug asks for, and throw what is to be thrown."""
    section = phone.page.get_by_role("region", name="Real dice")
    texts = section.all_inner_texts()  # at once: the page may go on meanwhile
    if not texts:
        return phone.take_turn()
    wanted = re.search(r"\((\d)\)", texts[0])
    if not wanted:
        return False
    for face in "12345"[section.locator(".tapped button").count() : int(wanted[1])]:
        if not press(section.get_by_role("button", name=f"Add a {face}")):
            return False
    return press(section.get_by_role("button", name="That’s my roll"))


def test_real_dice_are_entered_and_a_wrong_entry_is_undone(phone: MakePhone) -> None:
    ann = phone().open("/game/tug")
    ann.page.get_by_label("Use real dice").check()
    ann.page.get_by_text("More table settings").click()
    ann.page.get_by_role("group", name="Who goes first?").get_by_label("Roll for it").check()
    ann.tap("begin")
    ann.tap("first roll")
    tap_faces(ann, "66")
    ann.page.get_by_text("You roll 6-6").first.wait_for()
    ann.page.get_by_role("button", name="Undo this roll").click()
    ann.page.get_by_text("The roll was undone.").first.wait_for()
    tap_faces(ann, "65")
    ann.page.get_by_text("You roll 5-6").first.wait_for()
    ann.page.get_by_text("Roll for Casual bot").wait_for()
    tap_faces(ann, "12")
    play_on(ann, how=act, until=lambda: max(ann.scores, default=0) >= 1)
    ann.resign()
    ann.tap("more about it")
    ann.page.get_by_role("button", name="Check the dice").click()
    ann.page.get_by_text("You rolled real dice, so nobody can check them.").wait_for()
