"""`fives backup`: a copy taken while games go on has every move that was acknowledged before it."""

from phone import Phone, calls, new_table, sit
from server_process import Serving


def begin(server, client):
    """Return two phones in a match of Tug."""
    code, host = new_table(client, "mine", "open", options={"start": "host"})
    guest = sit(client, code)
    phones = Phone(server.url, code, host), Phone(server.url, code, guest)
    for phone in phones:
        phone.ready()
    for phone in phones:
        phone.wait_for(lambda phone: phone.position)
    return phones


def play_some(phones, count):
    """Play so many moves, and return the number of the last event that was acknowledged."""
    for _ in range(count):
        actor = phones[0].position["actors"][0]
        answer = phones[actor].play(actor, phones[actor].moves(actor)[0])
        assert answer["type"] == "accepted", answer
        for phone in phones:
            phone.wait_for(lambda phone, n=answer["n"]: phone.position["n"] >= n)
    return answer["n"]


def test_an_online_backup_has_every_acknowledged_move(tmp_path, fives):
    copy = tmp_path / "copy.sqlite"
    (tmp_path / "old").mkdir()
    (tmp_path / "new").mkdir()
    with Serving(tmp_path / "old", message_burst=9999) as old, calls(old.url) as client:
        games = [begin(old, client) for _ in range(2)]
        acknowledged = [play_some(phones, 3) for phones in games]
        answer = fives("backup", copy, "--database", old.database)
        assert (answer.code, answer.err) == (0, "")
        assert "2 tables" in answer.out
        later = [play_some(phones, 1) for phones in games]  # the server has not noticed anything
        logs = [phones[0].log for phones in games]
        for phones in games:
            for phone in phones:
                phone.close()
    assert later > acknowledged
    assert copy.stat().st_mode & 0o777 == 0o600
    assert [file.name for file in tmp_path.iterdir() if file.name.startswith("copy")] == ["copy.sqlite"]
    with Serving(tmp_path / "new", database=copy, message_burst=9999) as new:
        for phones, n, log in zip(games, acknowledged, logs, strict=True):
            with (
                Phone(new.url, phones[0].code, phones[0].token) as ann,
                Phone(new.url, phones[0].code, phones[1].token) as ben,
            ):
                for phone in (ann, ben):
                    phone.wait_for(lambda phone: phone.position)
                assert ann.position["n"] == n
                assert ann.log == log[:n]
                play_some((ann, ben), 2)


def test_a_backup_never_overwrites_or_leaves_a_partial_file(refused, fives, tmp_path):
    copy, database = tmp_path / "copy.sqlite", tmp_path / "fives.sqlite"
    assert "no database" in refused("backup", copy, "--database", database)
    database.write_text("Dear grandma, " * 500)
    assert "not a database" in refused("backup", copy, "--database", database)
    assert "pg_dump" in refused("backup", copy, "--database", "postgresql://localhost/fives")
    assert not list(tmp_path.glob("copy*"))
    copy.write_text("precious")
    assert "already" in refused("backup", copy, "--database", database)
    assert copy.read_text() == "precious"
