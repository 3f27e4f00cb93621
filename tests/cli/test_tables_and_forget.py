"""`fives tables` and `fives forget` list and delete tables, also while the server runs."""

import asyncio
import time

import pytest

from fives.store.open_store import open_store
from phone import Phone, calls, new_table, sit
from server_process import Serving


@pytest.fixture(params=["sqlite", "postgres"])
def serving(request, tmp_path):
    """A real server, on either store."""
    database = request.getfixturevalue("database") if request.param == "postgres" else None
    with Serving(tmp_path, database=database) as running:
        yield running


def begin(serving, client):
    """Return a phone in the middle of a match."""
    code, host = new_table(client, "mine", "mine", options={"start": "host"})
    phone = Phone(serving.url, code, host)
    phone.ready()
    phone.wait_for(lambda phone: phone.position)
    return phone


def test_tables_are_listed_while_the_server_runs(serving, fives):
    with calls(serving.url) as client:
        quiet, _ = new_table(client, "mine", "open", game="war")
        sit(client, quiet, "Ben")
        with begin(serving, client) as phone:
            phone.play(0, phone.moves(0)[0])
            phone.catch_up()
            found = fives("tables", "--json", "--database", serving.database).json
            newest, oldest = found
            assert (newest["code"], newest["game"], newest["phase"]) == (phone.code, "tug", "playing")
            assert newest["events"] == len(phone.log) >= 1
            assert (oldest["code"], oldest["game"], oldest["phase"], oldest["events"]) == (quiet, "war", "gathering", 0)
            assert oldest["people"][1:] == ["Ben"]
            assert abs(oldest["changed"] / 1000 - time.time()) < 600
            assert 0 <= oldest["unused_days"] < 0.1
            assert 0 < oldest["bytes"] < newest["bytes"]
            told = fives("tables", "--database", serving.database).out
            for part in (phone.code, quiet, "5-Dice Tug", "in play", "Ben", "kB"):
                assert part in told
            assert fives("export", quiet, "--database", serving.database).json["code"] == quiet
            assert "Spieler" in fives("tables", "--database", serving.database, "--lang", "de").out


def test_a_forgotten_table_is_deleted_and_its_phones_are_told(serving, fives):
    with calls(serving.url) as client:
        stays, _ = new_table(client, "mine", "open")
        other, _ = new_table(client, "mine", "open")
        with begin(serving, client) as phone:
            answer = fives("forget", phone.code.lower(), other, "--yes", "--database", serving.database)
            assert (answer.code, answer.out) == (0, "2 tables are deleted.\n")
            assert phone.read_until("bye")["reason"] == "no_table"
        for code, status in ((phone.code, 404), (other, 404), (stays, 200)):
            assert client.get(f"/api/tables/{code}").status_code == status
        assert [each["code"] for each in fives("tables", "--json", "--database", serving.database).json] == [stays]


@pytest.fixture
def database(request, tmp_path):
    """A database with two tables, whose server has stopped; the one of PostgreSQL where that is asked for."""
    if "serving" in request.fixturenames:
        return request.getfixturevalue("postgres").new_database()
    with Serving(tmp_path) as serving, calls(serving.url) as client:
        new_table(client, "mine", "open")
        code, _ = new_table(client, "mine", "open")
        sit(client, code, "Eve")
    return serving.database


def codes(fives, database):
    return [each["code"] for each in fives("tables", "--json", "--database", database).json]


@pytest.mark.parametrize(
    ("typed", "left"), [("yes\n", 1), ("Y\n", 1), ("no\n", 2), ("\n", 2), ("", 2), ("yes, maybe\n", 2)]
)
def test_forgetting_asks_first(database, fives, typed, left):
    code, _ = codes(fives, database)
    answer = fives("forget", code, "--database", database, typed=typed)
    assert code in answer.out
    assert "for ever" in answer.out
    assert answer.code == (0 if left == 1 else 1)
    assert len(codes(fives, database)) == left
    assert ("Nothing is deleted" in answer.out) == (left == 2)


def test_the_question_is_answered_in_its_language(database, fives):
    code, _ = codes(fives, database)
    assert fives("forget", code, "--database", database, "--lang", "de", typed="ja\n").code == 0
    assert len(codes(fives, database)) == 1


def test_one_wrong_code_deletes_no_table(database, fives, refused):
    code, _ = codes(fives, database)
    line = refused("forget", code, "\x1b[31mXXXXX", "--yes", "--database", database)
    assert "no table" in line
    assert "XXXXX" in line
    assert "\x1b" not in line
    assert len(codes(fives, database)) == 2
    refused("forget", "--yes", "--database", database)


def test_reading_commands_create_no_database(tmp_path, refused):
    database = tmp_path / "fives.sqlite"
    assert "no database" in refused("tables", "--database", database)
    assert "no database" in refused("forget", "BCDFG", "--database", database)
    assert not list(tmp_path.iterdir())


def test_a_server_without_tables_says_so(tmp_path, fives):
    asyncio.run(open_store(tmp_path / "fives.sqlite").close())
    assert "no tables" in fives("tables", "--database", tmp_path / "fives.sqlite").out


def test_listed_names_have_no_escapes_and_unreadable_tables_are_listed(database, fives):
    one, two = codes(fives, database)

    async def tamper():
        store = open_store(database)
        saved = await store.load(one)
        named = saved.table.replace(b'"Eve"', b'"\\u001b[31mEve\\u0007"')
        assert named != saved.table
        for code, table in ((one, named), (two, b"of a newer fives")):
            await store._ask(lambda c, row=(table, code): c.execute("UPDATE tables SET data = ? WHERE code = ?", row))
        await store.close()

    asyncio.run(tamper())
    told = fives("tables", "--database", database).out
    assert "Eve" in told
    assert "\x1b" not in told
    assert "\x07" not in told
    assert two in told
    listing = fives("tables", "--json", "--database", database)
    assert "\x1b" not in listing.out  # as JSON writes it
    assert [each["game"] for each in listing.json if each["code"] == two] == ["?"]
    assert fives("forget", two, "--yes", "--database", database).code == 0


def test_an_unreachable_database_is_one_error_line(refused):
    assert "cannot use the database" in refused("tables", "--database", "postgresql://127.0.0.1:1/fives")
