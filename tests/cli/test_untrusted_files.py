"""Files from strangers: `fives import`, `replay` and `verify` on files that somebody made to do harm (BUG 5)."""

import base64
import json
import os
import time
import zlib
from pathlib import Path

import msgspec
import pytest

from fives.cli.terminal.output import people, print_json
from fives.cli.terminal.translations import Translations
from fives.core.matches.event import Kind
from fives.core.refusal import BadOption
from fives.live.export_import import LARGEST_TABLE, BadTable, Packed, sealed, unpack
from phone import Phone, calls, play_out
from server_process import Serving

OLD = Path(__file__).parents[1] / "files_of_1_0_0/exported_table.json"
HOST, GUEST = "153497eb6bcda79fd3cd38524aa12713", "8048a7668032f0111af14d14c3cded19"  # whose seats it holds
ESCAPES = "\x1b[2J\x1b]0;owned\x07\x9b31m\r\b\x7f"  # clear the screen, name the window, turn red, go back
TRICKS = "\u202e\u2066\u200b\ufeff\u2060"  # turn letters around, take no room
EVIL = f"{ESCAPES}{TRICKS}Eve"
HUGE = 10**30


@pytest.fixture
def table():
    """Return what the file of a table says."""
    return json.loads(msgspec.json.encode(unpack(OLD.read_bytes())[0]))


@pytest.fixture
def game(fives, tmp_path):
    """Return the file of a whole game between bots."""
    file = tmp_path / "game.json"
    assert fives("play", "tug", "--seed", "3", "--seats", "bot:beginner,bot:beginner", "--save", file).code == 0
    return file


@pytest.fixture
def brought(fives, tmp_path):
    """Return a function that imports a file."""
    return lambda file: fives("import", file, "--database", tmp_path / "fives.sqlite", "--public-url", "http://x")


def forged(data):
    """Return the bytes of a table, sealed by somebody who knows how."""
    return sealed(msgspec.convert(data, Packed))


def is_tame(text):
    """Say whether a text holds nothing that steers a terminal."""
    return all(char.isprintable() or char in "\n\u200c\u200d" for char in text)


def write(file, data):
    file.write_bytes(data)
    return file


def sparse(file, size):
    with file.open("wb") as opened:
        os.truncate(opened.fileno(), size)
    return file


# Sizes


@pytest.mark.parametrize(
    ("command", "most"), [("import", "64,000,000"), ("replay", "8,000,000"), ("verify", "8,000,000")]
)
def test_an_oversized_file_is_refused_before_it_is_read(refused, tmp_path, command, most):
    file = sparse(tmp_path / "large.json", 1 << 30)
    more = ("--database", tmp_path / "fives.sqlite") if command == "import" else ()
    began = time.monotonic()
    assert f"more than {most} bytes" in refused(command, file, *more)
    assert time.monotonic() - began < 5
    assert f"{LARGEST_TABLE:,}" == "64,000,000"


@pytest.mark.parametrize("command", ["import", "replay", "verify"])
@pytest.mark.parametrize("deep", [b"[" * 100_000, b'{"options":' * 50_000, b'{"options":{"a":' + b"[" * 5000])
def test_a_deeply_nested_file_is_one_error_line(refused, tmp_path, command, deep):
    more = ("--database", tmp_path / "fives.sqlite") if command == "import" else ()
    refused(command, write(tmp_path / "deep.json", deep), *more)


# Tables


def test_a_table_exported_by_1_0_0_is_imported(fives, tmp_path):
    """Its events had no kind: what a move's text said is said beside it now, in every match."""
    packed, state = unpack(OLD.read_bytes())
    kinds = [[event.kind for event in match.log if event.kind is not Kind.MOVE] for match in packed.matches]
    assert kinds == [[Kind.UNDO, Kind.WAIT, Kind.RESUME, Kind.RESIGN], [Kind.TIMEOUT], [Kind.DRAW], [Kind.WAIT]]
    assert state.playing
    with Serving(tmp_path, message_burst=9999) as serving, calls(serving.url) as client:
        assert fives("import", OLD, "--database", serving.database, "--public-url", serving.url).code == 0
        with Phone(serving.url, "RJZPZ", HOST) as ann, Phone(serving.url, "RJZPZ", GUEST) as ben:
            for phone in (ann, ben):
                phone.wait_for(lambda phone: phone.position)
            play_out(ann, ben)
        for epoch in (1, 2, 3, 4):
            record = client.get("/api/tables/RJZPZ/record", params={"epoch": epoch}).content
            file = write(tmp_path / "record.json", record)
            assert fives("verify", file, "--json").json["problems"] == []
    again = fives("export", "RJZPZ", "--database", serving.database).out.encode()
    assert json.loads(again)["format"] == "fives-table-2"
    assert len(unpack(again)[0].matches) == 4


def test_a_table_that_was_changed_is_damaged():
    data = OLD.read_bytes()
    with pytest.raises(BadTable, match="damaged"):
        unpack(data.replace(b'"Ben"', b'"Eve"', 1))


def at(path, value):
    """Return a change of a table: another value at a place in it."""

    def make(table):
        *way, last = path
        inner = table
        for step in way:
            inner = inner[step]
        inner[last] = value
        return table

    return make


LAST = ("matches", -1)
HOSTILE = {
    "code": (at(["code"], EVIL), "no code"),
    "path as code": (at(["code"], "../../"), "no code"),
    "code of another alphabet": (at(["code"], "AEIOU"), "no code"),
    "beside": (at(["table", "beside"], ["RJZPZ", EVIL]), "no code"),
    "many beside": (at(["table", "beside"], ["RJZPZ"] * 13), "beside"),
    "game": (at(["table", "game"], EVIL), "possible"),
    "option": (at(["table", "options"], {EVIL: 1}), "keep the rules"),
    "value of an option": (at(["table", "options"], {"variation": HUGE}), "keep the rules"),
    "level": (at(["table", "chairs", 0], {"kind": "bot", "level": EVIL}), "keep the rules"),
    "day": (at(["table", "daily"], EVIL), "keep the rules"),
    "move": (at([*LAST, "log", 0, "move"], EVIL), "keep the rules"),
    "long move": (at([*LAST, "log", 0, "move"], "x" * 401), "length"),
    "move of an older match": (at(["matches", 0, "log", 0, "move"], EVIL), "keep the rules"),
    "epoch of the table": (at(["table", "epoch"], HUGE), "missing"),
    "epoch of a match": (at([*LAST, "epoch"], HUGE), "int"),
    "epochs that run backwards": (at(["matches", 0, "epoch"], 3), "mixed up"),
    "seat of an event": (at([*LAST, "log", 0, "actor"], HUGE), "int"),
    "seat that begins": (at(["table", "first"], HUGE), "keep the rules"),
    "number of an event": (at([*LAST, "log", 0, "n"], HUGE), "int"),
    "gap in an older log": (at(["matches", 0, "log", 1, "n"], 5), "keep the rules"),
    "time of an event": (at([*LAST, "log", 0, "at"], HUGE), "int"),
    "time far ahead": (at([*LAST, "log", 0, "at"], 2**53 - 1), "no time"),
    "time before all times": (at([*LAST, "header", "at"], -5), "no time"),
    "events taken over": (at([*LAST, "header", "taken"], HUGE), "taken over"),
    "players": (at([*LAST, "header", "players"], [{"name": "x"}] * 8), "for 2 seats"),
    "secret": (at([*LAST, "header", "secret"], EVIL), "secret"),
    "secret of the next match": (at(["table", "secret"], "12"), "secret"),
    "common secret": (at(["table", "common"], "zz"), "secret"),
    "seed": (at([*LAST, "header", "seeds", 0], "\u2603"), "seed"),
    "seed of a chair": (at(["table", "chairs", 0, "seed"], EVIL), "seed"),
    "host": (at(["table", "host"], EVIL), "seat"),
    "holder": (at(["table", "chairs", 0, "holder"], EVIL), "seat"),
    "newcomers": (
        at(["table", "newcomers"], [{"n": 1, "seat": 0, "name": "x", "epoch": 1}] * 101),
        "newcomers",
    ),
    "time to think": (at(["table", "time"], {"per": "move", "seconds": HUGE}), "int"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_table_is_one_error_line(table, refused, tmp_path, name):
    make, why = HOSTILE[name]
    try:
        data = forged(make(table))
    except msgspec.ValidationError:  # not even its shape fits, so whether it is whole is not asked any more
        data = json.dumps(make(table)).encode()
    line = refused("import", write(tmp_path / "table.json", data), "--database", tmp_path / "fives.sqlite")
    assert is_tame(line)
    assert why in line
    assert len(line) < 600


def test_imported_names_are_sanitised(table, brought, tmp_path):
    table["table"]["chairs"][0]["name"] = EVIL
    table["table"]["chairs"][1]["name"] = "x" * 400
    table["table"]["newcomers"] = [{"n": 1, "seat": 0, "name": EVIL, "epoch": 1}]
    table["matches"][0]["header"]["players"] = [{"name": EVIL}, {"name": EVIL, "level": EVIL}]
    table["table"]["next"] = {"code": EVIL, "game": EVIL}
    file = write(tmp_path / "table.json", forged(table))
    answer = brought(file)
    assert answer.code == 0
    assert is_tame(answer.out)
    packed, _ = unpack(file.read_bytes())
    name = "[2J ]0;owned 31m Eve"
    assert [chair.name for chair in packed.table.chairs] == [name, "x" * 24]
    assert packed.table.newcomers[0].name == packed.matches[0].header.players[1].name == name
    assert packed.table.next is None


# Records


def test_records_print_no_terminal_escapes(fives, game):
    data = json.loads(game.read_bytes())
    data["players"] = [{"name": EVIL}, {"name": "", "level": EVIL}]
    data["newcomers"] = [{"n": 20, "seat": 1, "name": EVIL, "epoch": 1}]
    write(game, json.dumps(data).encode())
    for command in ("replay", "verify"):
        for more in ((), ("--json",)):
            answer = fives(command, game, *more)
            assert answer.code == 0
            assert is_tame(answer.out), (command, more)
    assert "[2J ]0;owned 31m Eve" in fives("replay", game).out
    write(game, json.dumps({**data, "table": EVIL}).encode())  # other dice follow from it
    for more in ((), ("--json",)):
        false = fives("verify", game, *more)
        assert false.code == 2
        assert is_tame(false.out + false.err)


@pytest.mark.parametrize(
    "fields",
    [
        {"game": EVIL},
        {"options": {EVIL: 1}},
        {"options": {"variation": EVIL}},
        {"options": {"variation": HUGE}},
        {"format": EVIL},
        {"version": HUGE},
        {"epoch": HUGE},
        {"first": HUGE},
        {"taken": -1},
        {"begun": HUGE},
        {"seeds": [EVIL * 10] * 2},
        {"table": "x" * 65},
        {"secret": "0" * 65},
        {"log": [{"n": 1, "at": HUGE, "actor": 0, "move": "five"}]},
        {"log": [{"n": 1, "at": 1, "actor": HUGE, "move": "five"}]},
        {"log": [{"n": 1, "at": 1, "actor": 0, "move": EVIL}]},
        {"log": [{"n": 1, "at": 1, "actor": 0, "move": "x" * 401}]},
        {"log": [{"n": HUGE, "at": 1, "actor": 0, "move": "five"}]},
        {"newcomers": [{"n": 1, "seat": 0, "name": "x", "epoch": 1}] * 101},
        {"newcomers": [{"n": 1, "seat": 0, "name": "x" * 401, "epoch": 1}]},
        {"duplicate": ["x"] * 13},
        {"daily": EVIL},
        {"time": {"per": "move", "seconds": HUGE}},
    ],
    ids=lambda fields: next(iter(fields)),
)
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_hostile_record_is_one_error_line(refused, game, command, fields):
    data = json.loads(game.read_bytes()) | fields
    line = refused(command, write(game, json.dumps(data).encode()))
    assert is_tame(line)
    assert len(line) < 800


def pictures(*events):
    """Return what was seen, as the text of a record."""
    lines = b"\n".join(json.dumps(event).encode() for event in events)
    return base64.b64encode(zlib.compress(lines)).decode()


@pytest.mark.parametrize(
    "happened",
    [
        [{"key": EVIL, "params": {EVIL: EVIL}}],
        [{"key": "tug-rolled", "params": {"seat": HUGE, "dice": [99, "x", EVIL]}}],
        [{"key": "tug-rolled", "params": {"seat": -1, "dice": EVIL, "player": EVIL}}],
        [{"key": "tug-rolled"}] * 65,
        [{"key": "x" * 200_000}],
        EVIL,
    ],
    ids=range(6),
)
def test_stored_views_print_no_terminal_escapes(fives, game, happened):
    """Where the rules have changed a record shows what it says was seen; nobody can check that."""
    data = json.loads(game.read_bytes()) | {"version": 99, "pictures": pictures([[{}, []]], [[{}, happened]])}
    write(game, json.dumps(data).encode())
    for command in ("replay", "verify"):
        for more in ((), ("--json",)):
            answer = fives(command, game, *more)
            assert "Traceback" not in answer.err
            assert is_tame(answer.out + answer.err), (command, more)
            assert len(answer.out) < 200_000


def test_json_output_has_no_control_characters(capsys):
    """Programs get every letter; a terminal that shows the document gets none that it would obey."""
    said = {"name": f"{EVIL}\U000e0001\u0600 Zoë ژ"}
    print_json(said)
    printed = capsys.readouterr().out
    assert is_tame(printed)
    assert json.loads(printed) == said
    assert "Zoë ژ" in printed


@pytest.mark.parametrize("language", ["en", "fa", "ur", "ar"])
def test_our_translations_keep_joiners_and_bidi_isolates(capsys, language):
    """Farsi writes a joiner without width inside words; what strips files must not spoil our sentences."""
    words = Translations(language)
    sentence = words.say("refusal-bad-day") + words.say("refusal-too-fast")
    people().print(sentence, soft_wrap=True)
    assert capsys.readouterr().out.strip() == sentence.strip()


def test_parameters_of_sentences_are_stripped_of_control_characters():
    assert Translations("en").say("cli-seat-link", player=EVIL) == Translations("en").say(
        "cli-seat-link", player="[2J]0;owned31mEve"
    )
    assert Translations("en").say(EVIL) == "[2J]0;owned31mEve"
    refusal = BadOption(option=EVIL, value=EVIL, known=[EVIL])
    assert is_tame(Translations("en").refuse(refusal))
