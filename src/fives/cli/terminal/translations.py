"""Translations for the terminal: sentences from Fluent files, in English where one is missing."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from fives.cli.terminal.language import terminal_language
from fives.cli.terminal.output import plain
from fives.core.extras import naming_extras
from fives.core.game import Happening, Result, Seat
from fives.core.refusal import Param, Refusal, refusal_sentence
from fives.core.solver import Valued
from fives.texts import SOURCE, text_files

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Filling: TypeAlias = str | int | float


class Translations:
    """Every sentence of one language."""

    def __init__(self, language: str = "") -> None:
        self.language = language or terminal_language()
        self._bundles = [_bundle(each) for each in dict.fromkeys((self.language, SOURCE))]

    def find(self, key: str, /, **params: Param) -> str | None:
        """Return the sentence called `key`; None if no language has it."""
        for each in (key, shared_key(key)):
            for bundle in self._bundles:
                if bundle.has_message(each) and (pattern := bundle.get_message(each).value):
                    return _format(bundle, pattern, {name: _fill(value) for name, value in params.items()})
        return None

    def say(self, key: str, /, **params: Param) -> str:
        """Return the sentence called `key`, or the key where no language has it."""
        return self.find(key, **params) or plain(key)

    def tell(self, happening: Happening, names: Sequence[str], me: Seat | None = None) -> str:
        """Return what happened as a sentence about `names`, by seat; `me` is addressed as "you"."""
        params = {name: self._any_of(value) if name == "any" else value for name, value in happening.params.items()}
        return self.say(happening.key, **{**params, **_people(happening.params, names, me)})

    def _any_of(self, value: Param) -> Param:
        """Return several things of which any will do as one text: "1, 5 or 6"."""
        if not isinstance(value, list) or len(value) < 2:
            return value
        return self.say("any-of", some=", ".join(map(str, value[:-1])), last=str(value[-1]))

    def refuse(self, refusal: Refusal) -> str:
        """Return why something is refused: what was asked, what is possible, and the rule that says so."""
        return refusal_sentence(refusal, self.find, plain)

    def end(
        self, result: Result, names: Sequence[str], me: Seat | None = None, sides: Sequence[int] | None = None
    ) -> str:
        """Return how a match ended; `sides` are the teams by seat, if there are any."""
        how = self.say(f"result-{_hyphens(result.reason)}")
        if result.stopped:
            return f"{self.say('over-stopped')} ({how})"
        if len(result.ranks) == 1:
            return how
        if sides and len(result.winners) > 1 and len({sides[winner] for winner in result.winners}) == 1:
            who = "over-your-team-wins" if me in result.winners else "over-team-wins"
            return f"{self.say(who, names=' + '.join(names[winner] for winner in result.winners))} ({how})"
        if len(result.winners) == len(result.ranks):
            return f"{self.say('over-draw')} ({how})"
        if len(result.winners) != 1:
            return f"{self.say('over-shared')} ({how})"
        winner = result.winners[0]
        who = "over-you-win" if winner == me else "over-wins"
        return f"{self.say(who, player=names[winner])} ({how})"

    def worth(self, value: float, unit: str, digits: int = 6) -> str:
        """Return what something is worth, as a number, or in words where a solver knows only yes and no."""
        if unit == "solvable":
            return self.say({1.0: "solvable-yes", 0.0: "solvable-no"}.get(value, "solvable-unknown"))
        return f"{value:.{digits}f}"

    def valued(self, valued: Valued, unit: str, digits: int = 6) -> str:
        """Return a move with what it is worth, and why if its solver says so."""
        line = f"  {valued.move:<8} {self.worth(valued.value, unit, digits)}"
        return f"{line}  {self.tell(valued.why, ())}" if valued.why else line


def shared_key(key: str) -> str:
    """Return where an option of a game has its text if the game has none: for `tug-option-start`, `option-start`."""
    return re.sub(r"^.+?-(?=option-)", "", key)


def _bundle(language: str) -> FluentBundle:
    with naming_extras():  # asked for only now: the help of every command needs no extra
        from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)  # terminals show the isolating marks as boxes
    for file in text_files(language).values():
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def _format(bundle: FluentBundle, pattern: Any, params: dict[str, Filling]) -> str:
    from fluent.runtime.errors import FluentReferenceError

    text, errors = bundle.format_pattern(pattern, params)
    if gaps := {str(error).rpartition(" ")[2]: "" for error in errors if isinstance(error, FluentReferenceError)}:
        text, _ = bundle.format_pattern(pattern, gaps | params)  # a refusal brings only what it knows
    return str(text)


def _people(params: Mapping[str, Param], names: Sequence[str], me: Seat | None) -> dict[str, Param]:
    seat = params.get("seat")
    if not isinstance(seat, int) or not 0 <= seat < len(names):
        return {}
    return {"player": names[seat], "you": "yes" if seat == me else "no"}


def _fill(value: Param) -> Filling:
    match value:
        case bool() | None:
            return str(value).lower()
        case list():
            return plain("-".join(map(str, value)))
        case str():
            return plain(value)
    return value


def _hyphens(name: str) -> str:
    return name.replace("_", "-")
