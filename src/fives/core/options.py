"""Options: what a table can set about a game, read from outside and described for a form."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final, Literal, get_args

import msgspec
from msgspec import inspect

from fives.core.game import AnyGame, Game, O
from fives.core.refusal import BadOption

Start = Literal["roll", "roll_always", "lot", "winner", "host"]
SHOWN: Final = 40  # letters of a wrong value that a refusal repeats
AGAINST_BOTS: Final = {"start": "lot"}  # defaults where one person plays against bots (G1R)


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One option as a form shows it: its values in order, the default among them.

    Where `pattern` is a regular expression any text that it matches is a value, and `values` are examples.
    """

    name: str
    values: tuple[str | int | bool, ...]
    default: str | int | bool
    against_bots: str | int | bool | None = None  # the default where one person plays against bots, if it differs
    pattern: str = ""


def is_against_bots(seats: int, bots: int) -> bool:
    """Return whether one person plays, and all others are bots."""
    return bots > 0 and seats - bots == 1


def read_options(game: Game[Any, O, Any], settings: Mapping[str, Any], against_bots: bool = False) -> O:
    """Return the game's options with `settings` applied, or raise BadOption naming the field.

    Other options have their defaults, some of which differ where one person plays against bots.
    """
    known = _kinds(game.options)
    for name, value in settings.items():
        if name not in known:
            raise BadOption(option=name[:SHOWN], known=sorted(known))
        try:
            msgspec.convert(value, known[name])
        except msgspec.ValidationError:
            values = _values(known[name], name)
            raise BadOption(
                _rule(known[name]), option=name, value=str(value)[:SHOWN], known=[str(each) for each in values]
            ) from None
    usual = {name: value for name, value in AGAINST_BOTS.items() if against_bots and name in known}
    return msgspec.convert(usual | dict(settings), game.options)


def check_options(game: AnyGame, options: Any) -> None:
    """Raise BadOption unless each option has a value that the game knows, TypeError if they are not its options."""
    if not isinstance(options, game.options):
        raise TypeError(f"options of {game.id} are game.options(…) or read_options(game, {{…}}), not {options!r}")
    read_options(game, msgspec.structs.asdict(options))


@cache
def _kinds(options: type[Any]) -> dict[str, Any]:
    """Return the type of each option."""
    return {field.name: field.type for field in msgspec.structs.fields(options)}


def read_setting(game: AnyGame, text: str) -> tuple[str, Any]:
    """Return name and value of `option=value` as typed on a command line."""
    name, equals, value = text.partition("=")
    if not equals:
        raise BadOption(option=text, why="write it as option=value")
    for choice in choices(game):
        if choice.name == name:
            for known in choice.values:
                if str(known).lower() == value.lower():
                    return name, known
            if choice.pattern:
                read_options(game, {name: value})
                return name, value
            raise BadOption(option=name, value=value, known=[str(v) for v in choice.values])
    raise BadOption(option=name, known=[choice.name for choice in choices(game)])


def choices(game: AnyGame) -> tuple[Choice, ...]:
    """Return the game's options, each with all its values."""
    return tuple(
        Choice(
            field.name,
            _values(field.type, field.name),
            field.default,
            _against_bots(field.name, field.default),
            _pattern(field.type),
        )
        for field in msgspec.structs.fields(game.options)
    )


def _against_bots(name: str, default: Any) -> Any:
    """Return the default of an option where one person plays against bots, or None if it is the usual one."""
    usual = AGAINST_BOTS.get(name, default)
    return None if usual == default else usual


def seat_counts(game: AnyGame) -> dict[str, tuple[int, ...]]:
    """Return how many may play, by `option=value` where that differs from the usual, which is under ""."""
    counts = {"": game.seats_for(game.options())}
    for choice in choices(game):
        for value in choice.values:
            allowed = game.seats_for(read_options(game, {choice.name: value}))
            if allowed != counts[""]:
                counts[f"{choice.name}={value}"] = allowed
    return counts


def _values(annotation: Any, name: str) -> tuple[str | int | bool, ...]:
    kind = inspect.type_info(annotation)
    match kind:
        case inspect.BoolType():
            return (False, True)
        case inspect.LiteralType():
            return get_args(annotation)  # in the order the game lists them, which msgspec does not keep
        case inspect.IntType(ge=int(low), le=int(high)):
            return tuple(range(low, high + 1))
        case inspect.Metadata(type=inspect.StrType(pattern=str(), max_length=int()), extra_json_schema=dict(more)):
            return tuple(more["examples"])
    raise TypeError(f"option {name} is no switch, list of words, bounded number or text with a pattern and examples")


def _pattern(annotation: Any) -> str:
    """Return what the texts of an option match; nothing if it is no text."""
    match inspect.type_info(annotation):
        case inspect.Metadata(type=inspect.StrType(pattern=str(pattern))):
            return pattern
    return ""


def _rule(annotation: Any) -> str:
    """Return the rule that an option's type names, which says what its values may be."""
    match inspect.type_info(annotation):
        case inspect.Metadata(extra=dict(more)):
            return str(more.get("rule", ""))
    return ""
