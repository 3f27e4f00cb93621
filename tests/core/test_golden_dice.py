"""The page checks the dice by itself; what it is tested against is what our dice give."""

import json
from pathlib import Path

import msgspec

from fives.core.record import read_record, verify
from golden_dice import golden

FILE = Path(__file__).parents[2] / "web/tests/golden_dice.json"


def test_the_golden_dice_of_the_page_are_ours():
    written = json.loads(FILE.read_text())
    assert written == golden(), "if wanted: python tests/golden_dice.py > web/tests/golden_dice.json"


def test_each_golden_match_is_verified():
    for record in json.loads(FILE.read_text())["records"]:
        assert verify(read_record(msgspec.json.encode(record))).problems == ()
