"""The languages of the terminal: those that have texts for it."""

import os
from typing import TYPE_CHECKING, Literal, TypeAlias

from fives.texts import LANGUAGES, lookup, text_files

TERMINAL_LANGUAGES = tuple(tag for tag in LANGUAGES if "terminal" in text_files(tag))

if TYPE_CHECKING:
    Language: TypeAlias = str
else:
    Language = Literal[TERMINAL_LANGUAGES]  # the help of a command lists them


def terminal_language() -> str:
    """Return the language the terminal is set to, as far as it has texts."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            tag = value.partition(".")[0].partition("@")[0].replace("_", "-")
            return lookup([tag], [LANGUAGES[each] for each in TERMINAL_LANGUAGES])
    return lookup([])
