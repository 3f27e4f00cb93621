"""Refusals of a move, a file or an argument, with the reason as data."""

from collections.abc import Mapping
from typing import Any

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

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.args, self.__dict__)  # so that it can be sent between processes

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value!r}" for name, value in self.params.items())
        return (
            self.code.replace("_", " ") + (f" ({self.rule})" if self.rule else "") + (f": {details}" if details else "")
        )


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


class NoDice(Refusal):
    """The game has no dice that people could throw by hand."""

    code = "no_dice"


class BadRecord(Refusal):
    """The file is not a game record, or not one we can read."""

    code = "bad_record"


class UnknownGame(Refusal):
    """No game on the shelf has this id."""

    code = "unknown_game"
