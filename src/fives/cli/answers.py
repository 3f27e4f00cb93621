"""Answers: one JSON document for programs, a rich console for people, a code for a phone."""

import sys
from typing import Any

import msgspec
from rich.console import Console


def print_json(document: Any) -> None:
    """Write `document` to stdout as the one JSON document of this command."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(document), indent=2).decode() + "\n")


def people(beside_json: bool = False) -> Console:
    """Return the console for people; beside a JSON document it is stderr."""
    return Console(stderr=beside_json, highlight=False, markup=False, emoji=False)


def print_code(url: str) -> None:
    """Write an address to stdout as a code for the camera of a phone."""
    import segno

    segno.make(url, error="l", micro=False).terminal(out=sys.stdout, border=2, compact=True)


def plain(text: str) -> str:
    """Return `text` without characters that could steer a terminal: names come from files of others."""
    return "".join(letter for letter in text if letter.isprintable())
