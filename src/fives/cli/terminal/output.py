"""Output: one JSON document for programs, a console for people, a QR code for a phone.

What is printed may come from a file or another computer. So nothing is printed that could control a terminal.
"""

import re
import sys
from typing import Any

import msgspec
from rich.console import Console

JOINERS = "\u200c\u200d"  # between letters of Farsi and Urdu
ISOLATES = "\u2066\u2069"  # around numbers in our own sentences


class PlainConsole(Console):
    """A console that prints texts without control characters."""

    def print(self, *objects: Any, **how: Any) -> None:
        """Print texts and what rich can draw."""
        super().print(*[plain(each, ISOLATES + "\n") if isinstance(each, str) else each for each in objects], **how)


def print_json(document: Any) -> None:
    """Write `document` to stdout as the one JSON document of this command."""
    text = msgspec.json.format(msgspec.json.encode(document), indent=2).decode()
    sys.stdout.write(re.sub(r"[^\n -~]", _escaped, text) + "\n")


def _escaped(found: re.Match[str]) -> str:
    """Return a letter as it is, or as JSON can also write it if it could steer a terminal."""
    letter = found[0]
    units = letter.encode("utf-16-be").hex()
    return letter if plain(letter) else "".join(f"\\u{units[at : at + 4]}" for at in range(0, len(units), 4))


def people(beside_json: bool = False) -> Console:
    """Return the console for people; beside a JSON document it is stderr."""
    return PlainConsole(stderr=beside_json, highlight=False, markup=False, emoji=False)


def print_code(url: str) -> None:
    """Write an address to stdout as a code for the camera of a phone."""
    import segno

    segno.make(url, error="l", micro=False).terminal(out=sys.stdout, border=2, compact=True)


def plain(text: str, but: str = "") -> str:
    """Return `text` without control characters and marks that hide or turn letters around, `but` for some."""
    return text if text.isprintable() else "".join(char for char in text if char.isprintable() or char in JOINERS + but)
