"""What a host can make unseen: a table for everybody, and a name in a game that is over."""

import json
from collections.abc import Callable

import httpx
from phones import LAPTOP, Phone
from playwright.sync_api import expect
from test_two_phones import sit_at_one_table

from fives.core.records.record import read_record
from fives.core.records.verify_record import verify
from phone import calls

MakePhone = Callable[..., Phone]


def delete_table(host: Phone) -> None:
    """Delete the table by the menu, after the question."""
    host.tap("more")
    host.page.get_by_role("button", name="Delete this table").click()
    question = host.page.get_by_role("dialog", name="Delete this table for good?")
    question.get_by_text("Nobody can bring them back").wait_for()
    question.get_by_role("button", name="Yes, delete it").click()


def held(phone: Phone) -> list[str]:
    """Return the tables of which this device has a token."""
    return list(json.loads(phone.page.evaluate("localStorage.getItem('fives.tables') ?? '{}'")))


def test_a_host_deletes_the_table_for_everybody(phone: MakePhone) -> None:
    host, guest, code = sit_at_one_table(phone)
    watcher, screen = phone().open(f"/table/{code}"), phone(size=LAPTOP).open(f"/screen/{code}")
    for each in (host, guest, watcher):
        each.button("rules").wait_for()
    screen.page.get_by_text(code).first.wait_for()
    guest.tap("more")
    expect(guest.page.get_by_role("button", name="Delete this table")).to_have_count(0)
    delete_table(host)
    for each in (host, guest, watcher, screen):
        each.page.get_by_role("heading", name="This table was deleted").wait_for()
        expect(each.page.get_by_role("link", name=each.words["shelf"], exact=True)).not_to_have_count(0)
    assert held(host) == held(guest) == []
    host.page.get_by_role("link", name=host.words["shelf"], exact=True).last.click()
    host.page.get_by_role("link", name=host.words["tug"]).first.wait_for()
    with calls(host.url) as client:
        assert client.get(f"/api/tables/{code}").status_code == 404
        assert client.get(f"/api/tables/{code}/record").status_code == 404


def test_a_device_keeps_its_own_list_of_games_of_a_deleted_table(phone: MakePhone) -> None:
    ann = phone()
    code = ann.lay("device", "begin")
    ann.resign()
    delete_table(ann)
    ann.page.get_by_role("heading", name="This table was deleted").wait_for()
    ann.open("/history").page.get_by_role("link", name=ann.words["tug"]).click()
    ann.page.wait_for_url(f"**/replay/{code}/1")
    ann.page.get_by_role("heading", name="This game is no longer here").wait_for()
    ann.troubles.clear()  # a refusal is logged by the browser


def test_a_host_deletes_a_table_that_waits_and_one_at_which_only_others_play(phone: MakePhone) -> None:
    host = phone()
    host.lay("invite", "lay")
    host.page.get_by_role("button", name="Delete this table").click()
    host.page.get_by_role("button", name="Yes, delete it").click()
    host.page.get_by_role("heading", name="This table was deleted").wait_for()
    with calls(host.url) as client:
        bots = [{"kind": "bot", "level": "casual"}] * 2
        laid = client.post("/api/tables", json={"game": "tug", "seats": bots}).json()
    code = laid["table"]["code"]
    kept = json.dumps({code: {"token": laid["token"], "game": "tug", "at": 1}})
    host.page.evaluate("kept => localStorage.setItem('fives.tables', kept)", kept)
    host.open(f"/table/{code}")
    delete_table(host)
    host.page.get_by_role("heading", name="This table was deleted").wait_for()


def take_out(host: Phone, name: str) -> None:
    """Take a name out of the game that is shown, after the question."""
    host.page.get_by_role("button", name="Take out a name").click()
    host.page.get_by_role("dialog").get_by_role("button", name=name).click()
    question = host.page.get_by_role("dialog", name=f"Take out the name {name}?")
    question.get_by_role("button", name="Yes, take it out").click()
    host.page.get_by_text("The name is out of this game").wait_for()


def names_in(client: httpx.Client, code: str) -> list[str]:
    """Return the names in the record of the first match, which is as it should be otherwise."""
    record = read_record(client.get(f"/api/tables/{code}/record", params={"epoch": 1}).content)
    found = verify(record)
    assert (found.problems, found.sealed) == ((), True)
    return [player.name for player in record.players]


def test_a_host_takes_names_out_of_a_game_that_is_over_and_it_still_verifies(phone: MakePhone) -> None:
    host, guest, code = sit_at_one_table(phone)
    host.button("more").wait_for()
    guest.resign()
    host.button("again").wait_for()
    expect(guest.page.get_by_role("button", name="Take out a name")).to_have_count(0)
    with calls(host.url) as client:
        host.tap("more about it")
        take_out(host, "Ben")
        expect(host.page.locator(".ending")).not_to_contain_text("Ben")
        expect(guest.page.locator(".ending")).to_contain_text("Player 2")
        assert names_in(client, code) == ["Anna", ""]
        host.open(f"/replay/{code}/1").page.get_by_text("Checked: everything follows the rules").wait_for()
        expect(host.page.locator(".head")).to_contain_text("Player 2")
        take_out(host, "Anna")
        expect(host.page.locator(".head")).not_to_contain_text("Anna")
        expect(host.page.get_by_role("button", name="Take out a name")).to_have_count(0)
        assert names_in(client, code) == ["", ""]
    stranger = phone().open(f"/replay/{code}/1")
    stranger.page.get_by_text("Player 1 wins").first.wait_for()
    expect(stranger.page.get_by_role("button", name="Take out a name")).to_have_count(0)
