"""Secrets: no bytes that leave for one reader depend on what another seat hides, and logs name no token."""

import contextlib
import re

from test_whole_game import open_game

from phone import Phone, lay, sit


def what_others_read(server, client, hidden):
    """Return all that the guest and a spectator are sent while the host hides a number, times and names left out."""
    code, host = lay(client, "mine", "open", game="fists")
    guest = sit(client, code)
    with contextlib.ExitStack() as stack:
        phones = []
        for token in (host, guest, ""):  # one after the other, so that all hear the same each time
            phones.append(stack.enter_context(Phone(server.url, code, token)))
            phones[-1].read_until("snapshot")
        ann, bob, eve = phones
        ann.ready()
        bob.ready()
        for phone in phones:
            phone.wait_for(lambda phone: phone.position)
            phone.catch_up()
            phone.inbox.clear()  # who came when is not what this is about
        ann.play(0, hidden)
        for phone in phones:
            phone.wait_for(lambda phone: phone.position["n"] == 1)
            phone.catch_up()
        with Phone(server.url, code, guest) as again:
            again.read_until("snapshot")
        assert ann.position["hands"][0]["view"]["fists"] == [int(hidden), None]
        heard = [told for told in bob.inbox + eve.inbox + again.inbox if told["type"] != "table"]  # nor who comes back
        texts = str(heard) + client.get(f"/api/tables/{code}/record").text
    return re.sub(rf"[0-9a-f]{{64}}|'(at|now)': \d+|'stand_in': (\d+|None)|{code}|c\d+", "", texts)


def test_what_a_seat_hides_changes_nothing_for_the_others(server, client):
    assert len({what_others_read(server, client, hidden) for hidden in "123"}) == 1


def test_a_device_with_several_seats_is_told_what_a_spectator_is_told(server, client):
    code, host = lay(client, "mine", "mine", game="fists")
    with Phone(server.url, code, host) as both:
        both.ready()
        both.wait_for(lambda phone: phone.position)
        both.play(0, "3")
        both.wait_for(lambda phone: phone.position["n"] == 1)
        assert [hand["view"]["fists"] for hand in both.position["hands"]] == [[3, None], [-1, None]]


def test_a_running_record_of_a_hidden_game_is_not_given(server, client):
    code, host = lay(client, "mine", "mine", game="fists", options={"rounds": 1})
    with Phone(server.url, code, host) as both:
        both.ready()
        both.wait_for(lambda phone: phone.position)
        assert client.get(f"/api/tables/{code}/record").json()["code"] == "no_record"
        both.play(0, "3")
        both.wait_for(lambda phone: phone.position["n"] == 1)
        both.play(1, "1")
        both.wait_for(lambda phone: phone.position["result"])
        assert len(client.get(f"/api/tables/{code}/record").json()["log"]) == 2


def test_logs_and_database_hold_no_token(server, client, quiet_log):
    ann, bob = open_game(server, client)
    with ann, bob:
        ann.play(0, "roll")
        ann.send_raw('{"type":"hello","token":"' + ann.token)
        ann.read_until("refused")
    saved = b"".join(file.read_bytes() for file in server.settings.database.parent.iterdir())
    for token in (ann.token, bob.token):
        assert token not in quiet_log.text
        assert token.encode() not in saved
