"""The languages of the terminal."""

import os
from typing import Literal

Language = Literal["en", "de"]
LANGUAGES: tuple[Language, ...] = ("en", "de")


def terminal_language() -> Language:
    """Return the language the terminal is set to, as far as we speak it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return next((language for language in LANGUAGES if value.startswith(language)), "en")
    return "en"
