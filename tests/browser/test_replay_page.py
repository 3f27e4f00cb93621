"""What stays of a game: its link, its file, its dice checked on the phone, and the list of this device."""

import json
from collections.abc import Callable
from pathlib import Path

from phones import Phone, play_until_dice

MakePhone = Callable[..., Phone]


def tap(phone: Phone, name: str) -> None:
    """Tap a button by its name."""
    phone.page.get_by_role("button", name=name).click()


def finish(phone: Phone) -> str:
    """Play a short game against a bot, give it up, and return the code of the table."""
    phone.open("/game/tug").tap("begin")
    phone.page.wait_for_url("**/table/*")
    play_until_dice(phone)
    phone.resign()
    return phone.page.url.rpartition("/")[2]


def test_a_finished_game_is_shared_replayed_and_its_dice_verified(phone: MakePhone, tmp_path: Path) -> None:
    ann = phone()
    code = finish(ann)
    tap(ann, "More about this game")
    tap(ann, "Check the dice")
    ann.page.get_by_text("The dice were fair").wait_for()
    with ann.page.expect_download() as saved:
        tap(ann, "Save this game")
    file = tmp_path / "game.json"
    saved.value.save_as(file)
    assert json.loads(file.read_text())["table"] == code

    guest = phone().open(f"/replay/{code}/1")
    slider = guest.page.get_by_role("slider", name="Go to a moment of the game")
    slider.wait_for()
    last = int(slider.get_attribute("max") or 0)
    guest.page.get_by_text(f"Step {last} of {last}").wait_for()
    slider.fill("0")
    guest.page.get_by_text("Before the first roll").wait_for()
    tap(guest, "Check the dice")
    guest.page.get_by_text("Each roll fits the secret").wait_for()

    elsewhere = phone().open("/")
    elsewhere.page.get_by_label("Open a saved game").set_input_files(file)
    elsewhere.page.get_by_text("Checked: everything follows the rules").wait_for()
    record = json.loads(file.read_text())
    record["log"][0]["move"] = "nonsense"
    file.write_text(json.dumps(record))
    elsewhere.page.get_by_label("Open a saved game").set_input_files(file)
    elsewhere.page.get_by_text("event 1 (nonsense)").wait_for()
    elsewhere.troubles.clear()  # a refusal is logged by the browser


def test_the_history_of_games_is_stored_until_it_is_cleared(phone: MakePhone) -> None:
    ann = phone()
    code = finish(ann)
    ann.page.get_by_role("link", name=ann.words["shelf"], exact=True).click()
    ann.page.get_by_role("link", name="Your games").click()
    ann.page.get_by_role("link", name="lost").click()
    ann.page.wait_for_url(f"**/replay/{code}/1")
    tap(ann.open("/history"), "Delete all")
    ann.page.get_by_role("dialog").get_by_role("button", name="Delete all").click()
    ann.page.get_by_text("No game has been finished").wait_for()
    ann.open("/history").page.get_by_text("No game has been finished").wait_for()
