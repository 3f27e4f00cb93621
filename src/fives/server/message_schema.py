"""The schema: every message, HTTP body and game view as one JSON-schema document.

The types of the page are made from it.
"""

import sys
from collections.abc import Iterable
from typing import Any, get_type_hints

import msgspec

from fives.coach.review import Review
from fives.core.catalogue import games
from fives.core.records.record import Record
from fives.core.records.verify_record import Verification
from fives.core.solver import Best, Evaluation
from fives.table import http_bodies, messages

RECEIVED = (messages.FromClient, http_bodies.NewTable, http_bodies.NextGame, http_bodies.SitDown)
SENT = (
    messages.FromServer,
    http_bodies.GameInfo,
    messages.TableInfo,
    messages.TableOutside,
    http_bodies.HouseInfo,
    http_bodies.LogPage,
    http_bodies.OpenTable,
    http_bodies.Seated,
    http_bodies.Events,
    http_bodies.Problem,
    http_bodies.Looked,
    http_bodies.Opened,
    http_bodies.Shown,
    http_bodies.Underway,
    http_bodies.Wifi,
    http_bodies.Beside,
    http_bodies.Lesson,
    http_bodies.Tried,
    Best,
    Evaluation,
    Review,
    Record,
    Verification,
)
ALIASES = {"FromClient": messages.FromClient, "Command": messages.Command, "FromServer": messages.FromServer}


def schema() -> dict[str, Any]:
    """Return the document: one definition per struct, and one per union of messages."""
    taken = _definitions(RECEIVED)
    sent = {name: _with_all_required(name, body) for name, body in _definitions((*SENT, *views(), *numbers())).items()}
    (*unions,), _ = msgspec.json.schema_components(ALIASES.values(), ref_template="#/$defs/{name}")
    named = {name: {"anyOf": union["anyOf"]} for name, union in zip(ALIASES, unions, strict=True)}
    return {"title": "Messages", "type": "object", "$defs": {**taken, **sent, **named}}


def views() -> list[Any]:
    """Return the type of each game's view, as its rules declare it."""
    return [get_type_hints(game.rules.view)["return"] for game in games().values()]


def numbers() -> list[Any]:
    """Return the type of the numbers that each game's board draws by, where its rules bring some."""
    brought = [getattr(game.rules, "NUMBERS", None) for game in games().values()]
    return [type(each) for each in brought if each is not None]


def _definitions(types: Iterable[Any]) -> dict[str, Any]:
    _, definitions = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    return definitions


def _with_all_required(name: str, body: dict[str, Any]) -> dict[str, Any]:
    """Return the definition with every field required: messages are sent with their defaults."""
    silent = {kind.__name__ for kind in msgspec.Struct.__subclasses__() if kind.__struct_config__.omit_defaults}
    if "properties" not in body or name in silent:
        return body
    return {**body, "required": list(body["properties"])}


if __name__ == "__main__":
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(schema()), indent=1).decode() + "\n")
