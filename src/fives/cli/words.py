"""The words of the terminal: sentences from Fluent files in the player's language, English where one is missing."""

import os
from collections.abc import Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Literal

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.errors import FluentReferenceError

from fives.core.catalogue import games
from fives.core.game import Happening, Result, Seat
from fives.core.refusal import Param, Refusal

Language = Literal["en", "de"]
LANGUAGES: tuple[Language, ...] = ("en", "de")


class Words:
    """Every sentence of one language."""

    def __init__(self, language: str = "") -> None:
        self.language = language or terminal_language()
        self._bundles = [_bundle(each) for each in dict.fromkeys((self.language, "en"))]

    def find(self, key: str, **params: Param) -> str | None:
        """Return the sentence called `key`; None if no language has it."""
        for bundle in self._bundles:
            if bundle.has_message(key) and (pattern := bundle.get_message(key).value):
                text, errors = bundle.format_pattern(pattern, {name: _fill(value) for name, value in params.items()})
                return str(text) if not errors else _without_gaps(str(text), errors)
        return None

    def say(self, key: str, **params: Param) -> str:
        """Return the sentence called `key`, or the key where no language has it."""
        return self.find(key, **params) or key

    def tell(self, happening: Happening, names: Sequence[str], me: Seat | None = None) -> str:
        """Return what happened as a sentence about `names`, by seat; `me` is addressed as "you"."""
        return self.say(happening.key, **happening.params, **_people(happening.params, names, me))

    def refuse(self, refusal: Refusal) -> str:
        """Return why something is refused, with the words of the rule that says so."""
        sentence = self.say(f"refusal-{_hyphens(refusal.code)}", **refusal.params, rule=refusal.rule)
        rule = self.find(f"rule-{refusal.rule}") if refusal.rule else None
        return f"{sentence} ({refusal.rule}: {rule})" if rule else sentence

    def end(self, result: Result, names: Sequence[str], me: Seat | None = None) -> str:
        """Return how a match ended."""
        winner = {"seat": result.winners[0]} if result.winners else {}
        scores: dict[str, Param] = {"scores": [str(score) for score in result.scores], "rule": result.rule}
        return self.say(f"result-{_hyphens(result.reason)}", **scores, **winner, **_people(winner, names, me))


def terminal_language() -> Language:
    """Return the language the terminal is set to, as far as we speak it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return next((language for language in LANGUAGES if value.startswith(language)), "en")
    return "en"


def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)  # terminals show the isolating marks as boxes
    for folder in _folders():
        file = folder.joinpath("texts", f"{language}.ftl")
        if file.is_file():
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def _folders() -> list[Traversable]:
    house = files("fives")
    return [house, house.joinpath("cli"), *(house.joinpath("games", id) for id in games())]


def _people(params: Mapping[str, Param], names: Sequence[str], me: Seat | None) -> dict[str, Param]:
    seat = params.get("seat")
    if not isinstance(seat, int) or not 0 <= seat < len(names):
        return {}
    return {"player": names[seat], "you": "yes" if seat == me else "no"}


def _fill(value: Param) -> str | int | float:
    match value:
        case bool() | None:
            return str(value).lower()
        case list():
            return "-".join(map(str, value))
    return value


def _without_gaps(text: str, errors: Sequence[Exception]) -> str:
    """Return `text` without the braces that stand for parameters a refusal did not bring."""
    for error in errors:
        if isinstance(error, FluentReferenceError):
            text = text.replace("{$" + str(error).rpartition(" ")[2] + "}", "")
    return " ".join(text.split())


def _hyphens(name: str) -> str:
    return name.replace("_", "-")
