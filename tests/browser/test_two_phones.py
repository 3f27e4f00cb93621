"""Two phones at one table: invited by link, playing to the end, dying and coming back."""

from collections.abc import Callable

from phones import Phone, hurry_on, play_on, play_until_dice

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


def test_two_phones_play_a_whole_game_and_begin_another(phone: MakePhone) -> None:
    host, guest, code = sit_at_one_table(phone)
    watcher = phone().open(f"/join/{code}")
    watcher.page.get_by_role("link", name=watcher.words["watch"]).click()
    take_turns(host, guest)
    hurry_on(host, guest, until=lambda view: 5 in view["scores"])
    watcher.page.reload()
    for each in (host, guest):
        each.button("again").wait_for()
    assert 5 in host.scores
    assert sorted(host.scores) == sorted(guest.scores)
    watcher.page.get_by_text("You are watching.").wait_for()
    watcher.page.get_by_role("heading", name="wins").wait_for()
    host.tap("again")
    guest.page.get_by_text("Anna would like to play again").wait_for()
    guest.tap("again")
    play_until_dice(host, guest)


def test_a_crashed_phone_returns_to_its_seat(phone: MakePhone) -> None:
    host, guest, code = sit_at_one_table(phone)
    play_until_dice(host, guest)
    memory = guest.context.storage_state()
    guest.switch_off()
    host.page.get_by_text("away", exact=True).wait_for()
    guest = phone(memory=memory).open("/")
    guest.page.get_by_role("link", name="with Anna").click()
    guest.page.wait_for_url(f"**/table/{code}")
    take_turns(host, guest)


def take_turns(host: Phone, guest: Phone) -> None:
    """Play until the turn has passed to the other and back: each screen has shown what the other did."""
    turns: list[Phone] = []

    def act(phone: Phone) -> bool:
        acted = phone.take_turn()
        if acted and phone not in turns[-1:]:
            turns.append(phone)
        return acted

    play_on(host, guest, how=act, until=lambda: len(turns) > 2)
