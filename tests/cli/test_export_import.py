"""`fives export` and `fives import`: a running table goes on at another computer, between two real servers."""

import json
import re

import msgspec
import pytest

from fives.core.records.record import read_record
from fives.core.records.verify_record import verify
from fives.live.export_import import BadTable, Packed, sealed, unpack
from phone import Phone, calls, new_table, play_out, sit
from server_process import Serving


@pytest.fixture
def table(tmp_path):
    """A table with two people in the middle of its second match, exported from a server that has stopped."""
    (tmp_path / "old").mkdir()
    with (
        Serving(tmp_path / "old", message_burst=9999) as old,
        calls(old.url) as client,
    ):
        code, host = new_table(client, "mine", "open", options={"start": "host"})
        guest = sit(client, code, "Ben")
        with Phone(old.url, code, host) as ann, Phone(old.url, code, guest) as ben:
            for epoch in (1, 2):
                ann.ready()
                ben.ready()
                for each in (ann, ben):
                    each.wait_for(lambda phone, epoch=epoch: phone.position and phone.position["epoch"] == epoch)
                play_out(ann, ben, until=lambda p, epoch=epoch: p["result"] if epoch == 1 else p["n"] >= 8)
            return code, host, guest, ann.table["commitment"], ann.position["n"], old.database


def test_an_imported_table_keeps_its_dice_and_seats(table, tmp_path, fives):
    code, host, guest, commitment, n, database = table
    file = tmp_path / "table.json"
    file.touch(mode=0o644)  # a file that was there, and that others could read
    assert fives("export", code.lower(), "--database", database, "--save", file).code == 0
    assert file.stat().st_mode & 0o777 == 0o600
    assert host.encode() not in file.read_bytes()  # tokens stay on the phones
    (tmp_path / "new").mkdir()
    with Serving(tmp_path / "new", message_burst=9999) as new, calls(new.url) as client:
        brought = fives("import", file, "--database", new.database, "--public-url", new.url)  # while it serves
        assert f"goes on after event {n}" in brought.out
        assert fives("import", file, "--database", new.database).err.count("already") == 1
        heir = re.findall(r"/join/[A-Z]{5}#([0-9a-f]{32})", brought.out)[1]
        lost = client.post(f"/api/tables/{code}/seats", json={"name": "Ben", "heir": heir}).json()
        assert lost["you"]["seats"] == [1]  # a phone that had lost its seat is back on it
        with Phone(new.url, code, host) as ann, Phone(new.url, code, lost["token"]) as ben:
            for each in (ann, ben):
                each.wait_for(lambda phone: phone.position)
            assert (ann.table["commitment"], ann.position["n"], ann.you["host"]) == (commitment, n, True)
            with Phone(new.url, code, guest) as old:
                old.wait_for(lambda phone: phone.table)
                assert old.you["seats"] == []  # the link has taken the old token's place
            play_out(ann, ben)
        for epoch in (1, 2):
            found = verify(read_record(client.get(f"/api/tables/{code}/record", params={"epoch": epoch}).content))
            assert (found.problems, found.sealed) == ((), True)


def test_a_table_that_cannot_be_imported_is_refused_with_a_reason(table, tmp_path, fives, refused):
    code, *_, database = table
    data = fives("export", code, "--database", database).out
    packed, state = unpack(data.encode())
    assert state.playing
    assert len(packed.matches) == 2
    file, other = tmp_path / "table.json", tmp_path / "other.sqlite"
    damaged = data.replace('"actor":0', '"actor":1', 1)
    newer = json.loads(data)
    newer["matches"][-1]["header"]["version"] = 99
    for text, why in (
        ("nonsense", "malformed"),
        (data[:-99], "truncated"),
        (damaged, "damaged"),
        (json.dumps({**json.loads(data), "format": "fives-record-1"}), "fives-table-2"),
        (json.dumps(newer), "damaged"),
    ):
        file.write_text(text)
        assert why in refused("import", file, "--database", other)
    assert "no table" in refused("export", "BBBBB", "--database", database).lower()


def forged(data):
    """Return a file with something wrong in it, by somebody who knows how to seal one."""
    return sealed(msgspec.convert(data, Packed))


@pytest.mark.parametrize("epoch", [1, 2])
@pytest.mark.parametrize("by_nature", [False, True])
def test_other_rules_and_broken_ones_are_refused(table, fives, by_nature, epoch):
    code, *_, database = table
    data = json.loads(fives("export", code, "--database", database).out)
    data["matches"][-1]["header"]["version"] = 99
    with pytest.raises(BadTable, match="version 99"):
        unpack(forged(data))
    data["matches"][-1]["header"]["version"] = 1
    log = data["matches"][epoch - 1]["log"]
    next(event for event in reversed(log) if (event["actor"] < 0) == by_nature)["move"] = "77777"
    with pytest.raises(BadTable, match="does not keep the rules"):
        unpack(forged(data))
