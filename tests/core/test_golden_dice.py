"""The page checks the dice by itself; what it is tested against is what our dice give."""

import json
from pathlib import Path

import msgspec

from fives.core.matches.event import Event
from fives.core.records.record import read_record
from fives.core.records.verify_record import verify
from golden_dice import golden

FILE = Path(__file__).parents[2] / "web/tests/golden_dice.json"


def test_the_golden_dice_of_the_page_are_ours():
    written = json.loads(FILE.read_text())
    assert written == golden(), "if wanted: python tests/golden_dice.py > web/tests/golden_dice.json"


def test_each_golden_match_is_verified():
    for record in json.loads(FILE.read_text())["records"]:
        assert verify(read_record(msgspec.json.encode(record))).problems == ()


def find_fives_with(change):
    """Return what verifying finds in a golden match of Find Fives whose rolls are written otherwise."""
    records = [each for each in json.loads(FILE.read_text())["records"] if each["game"] == "find_fives"]
    record = next(each for each in records if any("-" in event["move"] for event in each["log"]))
    read = read_record(msgspec.json.encode(record))
    log = tuple(Event(e.n, e.at, e.actor, change(e.move) if "-" in e.move else e.move, e.bot) for e in read.log)
    return verify(msgspec.structs.replace(read, log=log))


def test_a_log_of_1_0_0_does_not_tell_the_rolls_that_were_repeated():
    assert find_fives_with(lambda move: move.rpartition("-")[2]).problems == ()


def test_a_roll_that_was_not_repeated_is_found():
    assert find_fives_with(lambda move: f"fffff-{move}").problems
    assert find_fives_with(lambda move: f"fffff{move[5:]}").problems
