"""Plain sentences of the texts, read without the library for Fluent: those that choose between no forms."""

import re
from functools import cache
from typing import Final

from fives.texts import SOURCE, text_files

MESSAGE: Final = re.compile(r"^([A-Za-z][\w-]*) = (.+(?:\n[ ]+.*)*)", re.MULTILINE)
PLACE: Final = re.compile(r"\{ \$(\w+) \}")


def plain_sentence(language: str, key: str, /, **params: object) -> str | None:
    """Return the sentence called `key` in a language, or else in English; None if it is not there or has forms."""
    for tag in dict.fromkeys((language, SOURCE)):
        text = _sentences(tag).get(key)
        if text is not None and "{" not in PLACE.sub("", text):
            return PLACE.sub(lambda found: str(params.get(found[1], "")), text)
    return None


@cache
def _sentences(tag: str) -> dict[str, str]:
    return {key: text for file in text_files(tag).values() for key, text in MESSAGE.findall(file.read_text("utf-8"))}
