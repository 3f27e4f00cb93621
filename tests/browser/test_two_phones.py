"""Two phones at one table: invited by link, playing to the end, dying and coming back."""

from collections.abc import Callable

from phones import Phone, play_on

from serving import Serving

MakePhone = Callable[..., Phone]


def sit_at_one_table(phone: MakePhone) -> tuple[Phone, Phone, str]:
    """Return two phones at one table, and its code."""
    host, guest = phone(), phone()
    host.open("/game/tug").radio("invite").check()
    host.name_yourself("Anna")
    host.tap("lay")
    host.page.wait_for_url("**/table/*")
    code = host.page.url.rpartition("/")[2]
    host.page.get_by_role("img", name="QR code").wait_for()
    guest.open(f"/join/{code}").name_yourself("Ben")
    guest.tap("sit")
    guest.page.wait_for_url(f"**/table/{code}")
    return host, guest, code


def test_two_phones_play_a_whole_game_and_another(phone: MakePhone) -> None:
    host, guest, code = sit_at_one_table(phone)
    watcher = phone().open(f"/join/{code}")
    watcher.page.get_by_role("link", name=watcher.words["watch"]).click()
    play_on(host, guest)
    assert 5 in host.scores
    assert sorted(host.scores) == sorted(guest.scores)
    watcher.page.get_by_text("You are watching.").wait_for()
    watcher.page.get_by_role("heading", name="wins").wait_for()
    host.tap("again")
    guest.page.get_by_text("Anna would like to play again").wait_for()
    guest.tap("again")
    play_on(host, guest, until=lambda: max(host.scores) == 1)


def test_a_phone_that_dies_comes_back_to_its_seat(phone: MakePhone) -> None:
    host, guest, code = sit_at_one_table(phone)
    play_on(host, guest, until=lambda: max(host.scores, default=0) >= 1)
    memory = guest.context.storage_state()
    guest.switch_off()
    host.page.get_by_text("away").wait_for()
    guest = phone(memory=memory).open("/")
    guest.page.get_by_role("link", name="with Anna").click()
    guest.page.wait_for_url(f"**/table/{code}")
    play_on(host, guest)
    assert 5 in host.scores
    assert sorted(host.scores) == sorted(guest.scores)


def test_phones_go_on_by_themselves_when_the_server_is_killed(phone: MakePhone, serving: Serving) -> None:
    host, guest, _ = sit_at_one_table(phone)
    play_on(host, guest, until=lambda: max(host.scores, default=0) >= 1)
    before = host.scores
    serving.kill()
    host.page.get_by_text("Reconnecting").wait_for()
    serving.start()
    host.page.get_by_text("Connected").wait_for(timeout=30_000)
    guest.page.get_by_text("Connected").wait_for(timeout=30_000)
    assert host.scores == before
    play_on(host, guest)


def test_the_newest_window_of_a_seat_plays_and_the_older_one_says_so(phone: MakePhone) -> None:
    host, _, code = sit_at_one_table(phone)
    twin = phone(memory=host.context.storage_state()).open(f"/table/{code}")
    twin.button("first roll").or_(twin.page.get_by_text("Ben’s turn")).first.wait_for()
    host.page.get_by_role("heading", name="another window").wait_for()
    host.page.get_by_role("button", name="Play here").click()
    twin.page.get_by_role("heading", name="another window").wait_for()
