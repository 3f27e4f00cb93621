"""The languages of fives, where the texts of each are, and which one a reader gets."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Literal

import msgspec

SOURCE = "en"  # the others are translated from it, and show it where they lack a text
PACKAGE = files("fives")


class Language(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of `languages.json`."""

    tag: str  # BCP 47: uk, pt-BR, zh-Hant
    name: str  # as its readers call it
    dir: Literal["ltr", "rtl"]
    script: str  # ISO 15924: its letters need a font in web/src/style/scripts.css
    complete: bool  # every text of the page and of every game is translated
    read: bool  # by native speakers
    comma: str = ", "
    also: tuple[str, ...] = ()  # other tags whose readers get this language


LANGUAGES = {
    each.tag: each
    for each in msgspec.json.decode(PACKAGE.joinpath("texts", "languages.json").read_bytes(), type=tuple[Language, ...])
}


def complete_languages() -> tuple[str, ...]:
    """Return the tags of the languages that have every text of the page and of every game."""
    return tuple(tag for tag, language in LANGUAGES.items() if language.complete)


def text_path(tag: str, part: str) -> str:
    """Return where a language has the texts of a part, within the package: `page`, `terminal` or a game's id."""
    return f"texts/{tag}/{part}.ftl"


def text_parts(package: Traversable = PACKAGE) -> tuple[str, ...]:
    """Return what has texts: the page, the terminal, and every game."""
    folders = sorted(package.joinpath("games").iterdir(), key=lambda folder: folder.name)
    return ("page", "terminal", *(folder.name for folder in folders if folder.joinpath("rules.py").is_file()))


def text_files(tag: str, package: Traversable = PACKAGE) -> dict[str, Traversable]:
    """Return the files that a language has, by part."""
    places = {part: package.joinpath(*text_path(tag, part).split("/")) for part in text_parts(package)}
    return {part: file for part, file in places.items() if file.is_file()}


def lookup(wanted: Iterable[str], offered: Iterable[Language] = LANGUAGES.values(), default: str = SOURCE) -> str:
    """Return the tag of the first wanted language that is offered, as in RFC 4647, section 3.4."""
    tags = {tag.lower(): each.tag for each in offered for tag in (*each.also, each.tag)}
    for range in wanted:
        subtags = range.lower().split("-")
        while subtags:
            if found := tags.get("-".join(subtags)):
                return found
            subtags.pop()
            if subtags and len(subtags[-1]) == 1:
                subtags.pop()  # the beginning of an extension or of a private use says nothing alone
    return default
