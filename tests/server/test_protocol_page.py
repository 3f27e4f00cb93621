"""docs/protocol.md names every call, message and refusal, and its example conversation works."""

import json
import re
from pathlib import Path
from typing import get_args, get_type_hints

from fives.core.refusal import Refusal
from fives.table import messages
from fives.table.refusals import STATUS
from phone import Phone, new_table, sit

PAGE = (Path(__file__).parents[2] / "docs/protocol.md").read_text()
WORDS = set(re.findall(r"`(\w+)`", PAGE))
SPOKEN = re.findall(r"^ {4}([→←]) (\{.*\})$", PAGE, re.MULTILINE)
FACT = re.compile(r'"(?:id|n|seats|actor|moves?)": (?:\[[^\]…{]*\]|[^,{}\[\]…]+)')
NOT_SENT = {"table_exists", "unreadable_position"}  # what only commands of a terminal can say


def test_every_call_is_on_the_page_and_the_page_names_no_other(client):
    paths = client.get("/api/schema").json()["paths"]
    known = {f"{how.upper()} {path}" for path, ways in paths.items() for how in ways}
    assert set(re.findall(r"`((?:GET|POST) /api/[^`?]+)", PAGE)) == known | {"GET /api/schema"}


def test_every_message_is_on_the_page():
    spoken = (*get_args(messages.FromClient), *get_args(messages.FromServer))
    assert {each.__struct_config__.tag for each in spoken} - WORDS == set()
    assert set(get_args(get_type_hints(messages.Bye)["reason"])) - WORDS == set()


def test_every_refusal_of_a_server_is_on_the_page():
    of_rules = {each.code for each in Refusal.__subclasses__() if each.__module__ == Refusal.__module__}
    assert len(of_rules) > 5
    assert (set(STATUS) | of_rules) - NOT_SENT - WORDS == set()


def test_the_example_conversation_of_the_page_works(client, server):
    """What the phone says word for word, with a token that holds; what it hears comes in this order."""
    code, _ = new_table(client, "bot:beginner", "open", options={"start": "host"}, first=1)
    (_, hello), *more = SPOKEN
    assert json.loads(hello) | {"token": ""} == {"type": "hello", "token": "", "epoch": 0, "seen": -1}
    with Phone(server.url, code, sit(client, code)) as phone:
        for who, text in more:
            if who == "→":
                phone.send_raw(text)
            else:
                heard = json.dumps(phone.read_until(re.match(r'{"type": "(\w+)"', text)[1]))
                assert [fact for fact in FACT.findall(text) if fact not in heard] == []
