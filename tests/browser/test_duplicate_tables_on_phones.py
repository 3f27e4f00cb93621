"""Several tables with the same dice: a host lays them, sees them all, and compares their results."""

from collections.abc import Callable

from phones import Phone

MakePhone = Callable[..., Phone]


def test_two_tables_with_the_same_dice_are_laid_and_compared(phone: MakePhone) -> None:
    host, guest = phone(), phone()
    host.open("/game/tug").radio("bot").check()
    host.page.get_by_text("More table settings").click()
    host.page.get_by_label("Tables that get the same dice").select_option("2")
    host.tap("lay")
    host.resign()  # against a bot a match begins at once
    host.tap("more about it")
    host.page.get_by_role("button", name="The other tables").click()
    sheet = host.page.get_by_role("dialog")
    sheet.get_by_text("2 tables get exactly the same dice.").wait_for()
    sheet.get_by_text("the other player gave up").wait_for()
    sheet.get_by_role("img", name="QR code").wait_for()
    first = host.page.url.rpartition("/")[2]
    (other,) = (code for code in sheet.get_by_role("link").all_inner_texts() if code != first)
    guest.open(f"/join/{other}").name_yourself("Cem")
    guest.tap("sit")
    guest.resign()
    sheet.get_by_text("the other player gave up").nth(1).wait_for()
    assert sheet.get_by_text("Cem").count() == 1
    sheet.get_by_role("link", name=other).click()
    host.page.get_by_text("You are watching.").wait_for()
    assert host.page.url.endswith(other)
