"""Refusals of a move, a file or an argument, with the reason as data."""

from collections.abc import Callable, Mapping
from typing import Any, Final

Param = int | float | str | bool | None | list[int | str]  # one list type: msgspec decodes no two


class Refusal(Exception):
    """A request that cannot be carried out; nothing has changed.

    `code` is the key of a sentence in the reader's language, `rule` the number in the rules that
    forbids it (empty if no rule of a game is concerned), `params` what the sentence needs.
    """

    code = "refused"

    def __init__(self, rule: str = "", **params: Param) -> None:
        self.rule = rule
        self.params: Mapping[str, Param] = params
        super().__init__(rule, params)

    def sentence(self, language: str = "en") -> str:
        """Return why, in a language: what was asked, what is possible, and the rule that says so."""
        from fives.texts.plain_sentences import plain_sentence  # imported here: most refusals are never told

        return refusal_sentence(self, lambda key, **params: plain_sentence(language, key, **params))

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.args, self.__dict__)  # so that it can be sent between processes

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value!r}" for name, value in self.params.items())
        return (
            self.code.replace("_", " ") + (f" ({self.rule})" if self.rule else "") + (f": {details}" if details else "")
        )


ASKED: Final = ("option", "game", "text", "level", "seat")
POSSIBLE: Final = ("known", "fewest", "example", "why")


def refusal_sentence(
    refusal: Refusal, find: Callable[..., str | None], clean: Callable[[str], str] = lambda asked: asked
) -> str:
    """Return why something is refused.

    `find` gives the text of a key, filled with parameters, if there is one; `clean` what may be shown of a question.
    """
    params = refusal.params
    sentence = find(f"refusal-{refusal.code.replace('_', '-')}", **params) or refusal.code.replace("_", " ")
    listed = {name: ", ".join(map(str, value)) if isinstance(value, list) else value for name, value in params.items()}
    possible = [find(f"cli-possible-{name}", **listed) for name in POSSIBLE if name in params]
    details = [*map(clean, _asked_for(params)), *filter(None, possible)]
    if refusal.rule and (rule := find(f"rule-{refusal.rule}")):
        details.append(f"{refusal.rule}: {rule}")
    return f"{sentence.rstrip('.')}: {'; '.join(details)}" if details else sentence


def _asked_for(params: Mapping[str, Param]) -> list[str]:
    if "option" in params and "value" in params:
        return [f"{params['option']}={params['value']}"]
    return [f'"{params[name]}"' for name in ASKED if name in params]


def _again(kind: type[Refusal], args: tuple[Any, ...], known: dict[str, Any]) -> Refusal:
    """Return a refusal that was pickled."""
    refusal = kind.__new__(kind, *args)
    refusal.__dict__.update(known)
    return refusal


class IllegalMove(Refusal):
    """The rules do not allow this move now."""

    code = "illegal_move"


class UnreadableMove(Refusal):
    """The text is not a move of this game."""

    code = "unreadable_move"


class UnreadablePosition(Refusal):
    """The text is not a position of this game."""

    code = "unreadable_position"


class BadOption(Refusal):
    """An option is unknown or its value is out of range."""

    code = "bad_option"


class BadSeats(Refusal):
    """So many cannot play this game with these options."""

    code = "bad_seats"


class BadLevel(Refusal):
    """The game's bots have no such level."""

    code = "bad_level"


class BadDay(Refusal):
    """The text is not a day of the calendar."""

    code = "bad_day"


class NoDaily(Refusal):
    """The game has no puzzle of the day, or not for so many or with these options."""

    code = "no_daily"


class NoHint(Refusal):
    """Nobody can say what moves are worth in this game, or a hint would play it."""

    code = "no_hint"


class NoDice(Refusal):
    """The game has no dice that people could throw by hand."""

    code = "no_dice"


class BadRecord(Refusal):
    """The file is not a game record, or not one we can read."""

    code = "bad_record"


class UnknownGame(Refusal):
    """No game on the shelf has this id."""

    code = "unknown_game"
