"""Secrets of devices, records, logs and the database; what readers are sent is in test_secret_bytes.py."""

import json

import apsw
from server_thread import PATIENT
from test_whole_game import open_game

from phone import Phone, Poller, calls, new_table, play_out
from server_process import Serving


def test_a_device_with_several_seats_is_told_what_a_spectator_is_told(server, client):
    code, host = new_table(client, "mine", "mine", game="fists")
    with Phone(server.url, code, host) as both:
        both.ready()
        both.wait_for(lambda phone: phone.position)
        both.play(0, "3")
        both.wait_for(lambda phone: phone.position["n"] == 1)
        assert [hand["view"]["fists"] for hand in both.position["hands"]] == [[3, None], [-1, None]]


def test_the_record_of_a_running_hidden_game_is_refused(server, client):
    code, host = new_table(client, "mine", "mine", game="fists", options={"rounds": 1})
    with Phone(server.url, code, host) as both:
        both.ready()
        both.wait_for(lambda phone: phone.position)
        assert client.get(f"/api/tables/{code}/record").json()["code"] == "no_record"
        both.play(0, "3")
        both.wait_for(lambda phone: phone.position["n"] == 1)
        both.play(1, "1")
        both.wait_for(lambda phone: phone.position["result"])
        assert len(client.get(f"/api/tables/{code}/record").json()["log"]) == 2


def sealed_in(database):
    """Return what nobody may read in a log: the secrets of all matches, and the bytes that the seats added."""
    connection = apsw.Connection(str(database))
    headers = [json.loads(header) for (header,) in connection.execute("SELECT header FROM matches")]
    tables = [json.loads(data) for (data,) in connection.execute("SELECT data FROM tables")]
    connection.close()
    found = {each["secret"] for each in (*headers, *tables)}
    return found.union(*(each["seeds"] for each in headers)) - {""}


def test_debug_logs_hold_no_secret_and_the_database_no_token(tmp_path):
    """A whole match with refusals, a bad frame, a seat handed over, a poll and a rematch, at level DEBUG."""
    loud = {"log_level": "DEBUG", "wifi": "Room", "wifi_password": "five stones"}
    with Serving(tmp_path, **loud, **PATIENT) as server, calls(server.url) as client:
        ann, bob = open_game(server, client, options={"start": "host"})
        heir = "5" * 32
        with ann, bob:
            assert ann.play(0, "jump")["type"] == "refused"
            ann.send_raw('{"type":"hello","token":"' + ann.token)
            ann.read_until("refused")
            bearer = {"Authorization": f"Bearer {ann.token}"}
            assert client.get(f"/api/tables/{ann.code}/wifi", headers=bearer).status_code == 200
            Poller(client, ann.code, bob.token)
            bob.ask("hand_over", seat=1, heir=heir)
            seated = client.post(f"/api/tables/{ann.code}/seats", json={"name": "Eve", "heir": heir}).json()
            with Phone(server.url, ann.code, seated["token"]) as eve:
                eve.wait_for(lambda phone: phone.position)
                play_out(ann, eve)
                ann.ready()
                eve.ready()
                ann.wait_for(lambda phone: phone.position["epoch"] == 2)
    tokens = {ann.token, bob.token, seated["token"], heir}
    hidden = {*tokens, "five stones", *sealed_in(server.database)}
    assert len(hidden) == 5 + 2 + 4  # two secrets, four seeds
    logged = server.log.read_text()
    assert "match over" in logged
    assert [secret for secret in hidden if secret in logged] == []
    saved = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert [token for token in tokens if token.encode() in saved] == []
