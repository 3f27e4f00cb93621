"""Plain sentences of the texts, read without the library for Fluent: those that choose between no forms."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from fives.texts import SOURCE, text_files

MESSAGE: Final = re.compile(r"^([A-Za-z][\w-]*) = (.+(?:\n[ ]+.*)*)", re.MULTILINE)
PLACE: Final = re.compile(r'\{ (?:\$(\w+)|"(\\u[0-9A-Fa-f]{4})") \}')  # a parameter, or a mark that cannot be seen


def plain_sentence(language: str, key: str, /, **params: object) -> str | None:
    """Return the sentence called `key` in a language, or else in English; None if it is not there or has forms."""
    for tag in dict.fromkeys((language, SOURCE)):
        text = _sentences(tag).get(key)
        if text is not None and "{" not in PLACE.sub("", text):
            return PLACE.sub(lambda place: _fill(place, params), text)
    return None


def _fill(place: re.Match[str], params: Mapping[str, object]) -> str:
    return str(params.get(place[1], "")) if place[1] else chr(int(place[2][2:], 16))


@cache
def _sentences(tag: str) -> dict[str, str]:
    return {key: text for file in text_files(tag).values() for key, text in MESSAGE.findall(file.read_text("utf-8"))}
