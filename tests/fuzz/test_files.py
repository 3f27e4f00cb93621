"""Damaged and forged records and tables are read, or refused with a reason."""

import json
from pathlib import Path

import httpx
import msgspec
import pytest
from fuzzing import few, many
from hypothesis import strategies as st
from mutations import as_json, mutated, spoilt

from fives.cli import main
from fives.core.records.record import load_match, read_record
from fives.core.records.verify_record import verify
from fives.core.refusal import Refusal
from fives.live import export_import as moving
from phone import Phone, new_table, play_out

RECORDS = json.loads((Path(__file__).parents[2] / "web/tests/golden_dice.json").read_text())["records"]


def changed(data, value):
    """Return the bytes of a file with something wrong in it: in what it says, or in its bytes."""
    random = data.draw(st.randoms(use_true_random=False))
    return as_json(mutated(value, random)) if random.random() < 0.8 else spoilt(as_json(value), random)


def check_record(data):
    """A record is read, replayed and verified, or refused."""
    file = changed(data, data.draw(st.sampled_from(RECORDS)))
    try:
        record = read_record(file)
        match = load_match(record)
        found = verify(record)
    except Refusal:
        return
    assert found.events == match.n == len(record.log)


def check_opened(client):
    """Return a check that opens a record at the server and looks at its moments."""

    def check(data):
        opened = client.post("/api/records", content=changed(data, data.draw(st.sampled_from(RECORDS))))
        assert opened.status_code in (200, 400, 404, 413, 422), opened.text
        if opened.status_code == 200:
            last = len(opened.json()["log"])  # none, if that is what is wrong with it
            for n in {0, min(1, last), last}:
                look = client.get(f"/api/records/{opened.json()['id']}/look", params={"n": n, "seat": 0})
                assert look.status_code == 200, look.text
        else:
            assert opened.json()["code"]

    return check


@pytest.fixture(scope="module")
def packed(serving, tmp_path_factory):
    """Return the files of two tables: a match that goes on, and one with real dice and limited time that is over."""
    folder, files = tmp_path_factory.mktemp("packed"), []
    with httpx.Client(base_url=serving.url, timeout=30) as client:
        for more in ({}, {"by_hand": True, "time": {"per": "match", "seconds": 300}, "options": {"start": "host"}}):
            code, host = new_table(client, "mine", "mine", **more)
            with Phone(serving.url, code, host) as ann:
                ann.ready()
                ann.wait_for(lambda phone: phone.position)
                if more:
                    ann.resign(0)
                    ann.wait_for(lambda phone: phone.position["result"])
                else:
                    play_out(ann, until=lambda position: position["n"] >= 8)
            file = folder / f"{code}.json"
            assert main(["export", code, "--database", str(serving.database), "--save", str(file)]) == 0
            files.append(json.loads(file.read_bytes()))
    return files


def check_table(packed):
    """Return a check that unpacks a table, forged by who knows how to seal a file."""

    def check(data):
        file = changed(data, data.draw(st.sampled_from(packed)))
        try:
            read = msgspec.json.decode(file, type=moving.Packed)
            file = moving.sealed(read)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            pass
        try:
            read, state = moving.unpack(file)
        except Refusal:
            return
        assert state.code == read.code
        again, _ = moving.with_heirs(read)
        assert len(again.table.chairs) == len(read.table.chairs)

    return check


def test_a_wrong_record_is_refused_or_read():
    few(check_record, examples=120)


def test_a_wrong_record_is_refused_or_opened(client):
    few(check_opened(client), examples=40)


def test_a_wrong_table_is_refused_or_unpacked(packed):
    few(check_table(packed), examples=120)


@pytest.mark.slow
def test_a_wrong_record_is_refused_or_read_for_long():
    many(check_record)


@pytest.mark.slow
def test_a_wrong_record_is_refused_or_opened_for_long(client):
    many(check_opened(client))


@pytest.mark.slow
def test_a_wrong_table_is_refused_or_unpacked_for_long(packed):
    many(check_table(packed))


@pytest.mark.slow
@pytest.mark.parametrize("command", ["verify", "replay", "import"])
def test_a_damaged_file_is_one_error_line(tmp_path, capsys, packed, command):
    def check(data):
        value = packed[0] if command == "import" else data.draw(st.sampled_from(RECORDS))
        file = tmp_path / "file.json"
        file.write_bytes(changed(data, value))
        more = ["--database", str(tmp_path / "fives.sqlite")] if command == "import" else []
        code = main([command, str(file), *more])
        err = capsys.readouterr().err
        assert code in (0, 2)
        assert err.count("\n") == (code == 2), err

    few(check, examples=12)
