"""`fives recover`: real tables out of a damaged file go on at a server, and what is lost is listed table by table."""

import asyncio
import os
import random
import shutil
from pathlib import Path

import apsw
import msgspec
import pytest

from faults.test_damaged_database import PAGE, content, cut_short, emptied, gone, zeroed
from fives.core.catalogue import find_game
from fives.store.sqlite.store import SqliteStore
from fives.table.storage.save_and_restore import restore
from phone import Phone, calls, new_table
from server_process import Serving

PATIENT = {"message_burst": 9999, "hello_burst": 9999, "table_burst": 999}


def play(phone, count):
    for _ in range(count):
        seat = phone.position["actors"][0]
        answer = phone.play(seat, phone.moves(seat)[0])
        assert answer["type"] == "accepted", answer
        phone.wait_for(lambda phone, n=answer["n"]: phone.position["n"] >= n)


@pytest.fixture(scope="module")
def killed(tmp_path_factory):
    """The files of a server that was killed in the middle of matches, and the tables with what their phones know."""
    folder = tmp_path_factory.mktemp("killed")
    tables = {}
    with Serving(folder, **PATIENT) as serving:
        with calls(serving.url) as client:
            hosts = [new_table(client, "mine", "mine", game="war", options={"start": "host"}) for _ in range(12)]
        for code, token in hosts:
            with Phone(serving.url, code, token) as phone:
                phone.ready()
                phone.wait_for(lambda phone: phone.position)
                play(phone, 15)
        serving.stop()  # which moves the log into the file
        serving.start()
        for code, token in hosts:
            with Phone(serving.url, code, token) as phone:
                phone.wait_for(lambda phone: phone.position)
                play(phone, 5)
                tables[code] = (token, phone.position["n"])
        serving.kill()
    return folder, tables


@pytest.fixture
def path(killed, tmp_path):
    for part in ("", "-wal"):
        shutil.copy(killed[0] / f"fives.sqlite{part}", tmp_path / f"fives.sqlite{part}")
    return tmp_path / "fives.sqlite"


def found_in(database):
    """Return how far the newest match of each table goes, replayed by the rules; 0 if it has none."""

    async def story():
        store = SqliteStore(database)
        standings = [restore(e.code, find_game, await store.load(e.code)) for e in await store.tables()]
        await store.close()
        return {state.code: state.n for state in standings}

    return asyncio.run(story())


def recover(fives, path):
    """Run the command, check what holds of every recovery, and return its report and how far each table goes."""
    before = content(path)
    answer = fives("recover", path, "--json")
    assert (answer.code, answer.err) == (0, "")
    assert content(path) == before
    new = path.with_name("fives-recovered.sqlite")
    assert new.stat().st_mode & 0o777 == 0o600
    report, tables = answer.json, found_in(new)
    assert len(tables) == report["tables"]
    harmed = {loss["code"] for loss in report["losses"]}
    assert report["whole"] == len(set(tables) - harmed)
    for loss in report["losses"]:
        if loss["what"] == "events":
            assert loss["last"] >= loss["first"] == tables[loss["code"]] + 1
        if loss["what"] == "table":
            assert loss["code"] not in tables
    return report, tables


def log_gone(path):
    Path(f"{path}-wal").unlink()


def log_cut(path, share):
    log = Path(f"{path}-wal")
    os.truncate(log, round(share * log.stat().st_size))


def page_gone(path, number):
    with path.open("r+b") as file:
        file.seek(number * PAGE)
        file.write(bytes(PAGE))


def test_an_undamaged_file_is_recovered_completely(path, killed, fives):
    report, tables = recover(fives, path)
    assert tables == {code: n for code, (_, n) in killed[1].items()}
    assert (report["whole"], report["losses"], report["missing"]) == (12, [], 0)


@pytest.mark.parametrize("share", [0.0, 0.2, 0.5, 0.9, 0.999])
def test_a_truncated_wal_loses_its_own_changes_only(path, fives, tmp_path_factory, share):
    """What SQLite itself would read is what is found."""
    log_cut(path, share)
    other = tmp_path_factory.mktemp("other")
    shutil.copytree(path.parent, other, dirs_exist_ok=True)
    report, tables = recover(fives, path)
    assert tables == found_in(other / "fives.sqlite")
    assert report["losses"] == []


@pytest.mark.parametrize("damage", [emptied, gone, cut_short, zeroed])
def test_a_damaged_file_is_recovered_table_by_table(path, killed, fives, damage):
    damage(path)
    report, tables = recover(fives, path)
    known = killed[1]
    told = set(tables) | {loss["code"] for loss in report["losses"]}
    assert told == set(known)  # of each something was found
    assert all(n <= known[code][1] for code, n in tables.items())
    assert report["whole"] + len({loss["code"] for loss in report["losses"]}) == len(known)


def test_losses_of_any_damaged_page_are_reported(path, fives):
    log_gone(path)
    known = found_in(path)
    data, whole = path.read_bytes(), []
    for number in range(len(data) // PAGE):
        path.write_bytes(data)
        page_gone(path, number)
        report, tables = recover(fives, path)
        assert set(tables) | {loss["code"] for loss in report["losses"]} == set(known)
        assert all(tables[code] <= known[code] for code in tables)
        whole.append(report["whole"])
        path.with_name("fives-recovered.sqlite").unlink()
    assert max(whole) == 12  # a page that only leads to others
    assert sum(whole) / len(whole) > 6  # though one page has the headers of all matches


def test_a_server_serves_the_recovered_database(path, killed, fives):
    cut_short(path)
    _, tables = recover(fives, path)
    assert tables
    with Serving(path.parent, database=path.with_name("fives-recovered.sqlite"), **PATIENT) as serving:
        for code, n in tables.items():
            with Phone(serving.url, code, killed[1][code][0]) as phone:
                phone.wait_for(lambda phone: phone.table)
                if not n:
                    assert phone.table["phase"] == "gathering"
                    phone.ready()
                    phone.wait_for(lambda phone: phone.position)
                assert phone.position["n"] >= n
                play(phone, 2)
        assert '"ERROR"' not in serving.log.read_text()


def test_lost_events_in_mid_match_are_reported(path, killed, fives):
    log_gone(path)
    code, known = next(iter(killed[1])), found_in(path)
    connection = apsw.Connection(str(path))
    connection.execute("DELETE FROM events WHERE code = ? AND n IN (8, 9)", (code,))
    connection.close()
    report, tables = recover(fives, path)
    assert report["losses"] == [{"code": code, "what": "events", "epoch": 1, "first": 8, "last": known[code]}]
    assert tables == {**known, code: 7}
    path.with_name("fives-recovered.sqlite").unlink()
    told = fives("recover", path).out
    assert f"{code}: of game 1 the events 8 to {known[code]} are lost." in told
    assert "11 tables are whole, one more goes on without what it has lost" in told


def test_a_table_without_its_match_returns_to_the_waiting_room(path, killed, fives):
    log_gone(path)
    one, two, three, *_ = killed[1]
    connection = apsw.Connection(str(path))
    connection.execute("PRAGMA foreign_keys = OFF; DELETE FROM matches WHERE code = ?", (one,))
    connection.execute("DELETE FROM tables WHERE code = ?", (two,))
    connection.execute("UPDATE tables SET data = x'7b22' WHERE code = ?", (three,))
    connection.close()
    report, tables = recover(fives, path)
    assert {(loss["code"], loss["what"]) for loss in report["losses"]} == {
        (one, "match"),
        (two, "table"),
        (three, "table"),
    }
    assert tables[one] == 0
    assert not {two, three} & set(tables)


def test_recovery_cuts_a_match_before_an_illegal_event(path, killed, fives):
    log_gone(path)
    code = next(iter(killed[1]))
    connection = apsw.Connection(str(path))
    connection.execute("UPDATE events SET move = '\x1b[31m' WHERE code = ? AND n = 5", (code,))
    connection.close()
    report, tables = recover(fives, path)
    assert tables[code] == 4
    assert report["whole"] == 11


def test_recover_never_overwrites_or_leaves_a_partial_file(path, fives, refused):
    new = path.with_name("fives-recovered.sqlite")
    new.write_text("precious")
    assert "already" in refused("recover", path)
    assert new.read_text() == "precious"
    other = path.with_name("other.sqlite")
    assert fives("recover", path, "--to", other).code == 0
    assert len(found_in(other)) == 12
    letter = path.with_name("letter.txt")
    letter.write_text("Dear grandma, " * 500)
    assert "nothing of fives" in refused("recover", letter)
    line = refused("recover", path.with_name("\x1b[31mnone.sqlite"))
    assert "no database" in line
    assert "\x1b" not in line
    assert not [file for file in path.parent.iterdir() if "part" in file.name or "letter-" in file.name]


def test_random_bytes_cause_no_traceback(path, fives):
    """Whatever the damage, the command answers, and what it leaves can be served."""
    data, chance = path.read_bytes(), random.Random(11)
    for _ in range(25):
        damaged = bytearray(data)
        for _ in range(chance.choice([1, 20, 200])):
            at, some = chance.randrange(100, len(data)), chance.randbytes(chance.choice([1, 8, 900]))
            damaged[at : at + len(some)] = some
        path.write_bytes(damaged)
        report, _ = recover(fives, path)
        assert msgspec.json.encode(report)
        path.with_name("fives-recovered.sqlite").unlink()
