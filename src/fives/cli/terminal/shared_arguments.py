"""The arguments that several commands share."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter, Token

from fives.cli.terminal.language import Language
from fives.cli.terminal.refusals import BadNumber
from fives.cli.terminal.safe_files import read_bounded
from fives.core.game import AnyGame
from fives.core.options import read_options, read_setting
from fives.core.records.record import LARGEST_RECORD, Record, read_record
from fives.core.refusal import BadRecord

GameId = Annotated[str, Parameter(help="Id of a game; `fives games` lists them.")]
Settings = Annotated[list[str] | None, Parameter(name="--set", help="option=value, as often as needed.", negative="")]
PositionText = Annotated[
    str | None, Parameter(name="--position", help="A position in the game's notation.", allow_leading_hyphen=True)
]
Json = Annotated[bool, Parameter(name="--json", help="Print one JSON document.", negative="", show_default=False)]
Lang = Annotated[Language | None, Parameter(name="--lang", help="Language; otherwise the terminal's.")]
RecordFile = Annotated[Path, Parameter(help="A game record (JSON).")]


def whole(type_: Any, tokens: Sequence[Token]) -> int:
    """Return the number that was typed; unlike the library we do not round."""
    try:
        return int(tokens[0].value)
    except ValueError:
        raise ValueError(f"{tokens[0].value!r} is no whole number") from None


def check_number(name: str, value: int, least: int, most: int) -> int:
    """Return `value`, or raise BadNumber unless it lies between its bounds."""
    if not least <= value <= most:
        raise BadNumber(name=name, value=value, least=least, most=most)
    return value


def read_settings(game: AnyGame, settings: Sequence[str] | None, against_bots: bool = False) -> Any:
    """Return the game's options with every `option=value` applied, or raise BadOption."""
    return read_options(game, dict(read_setting(game, text) for text in settings or ()), against_bots)


def read_position(game: AnyGame, options: Any, text: str | None) -> Any:
    """Return the state that `text` describes; without a text the start for the fewest players."""
    if text is None:
        return game.rules.start(game.seats_for(options)[0], options)
    return game.notation.read_state(text, options)


def open_record(file: Path) -> Record:
    """Return the record in `file`, or raise BadRecord."""
    data = read_bounded(file, LARGEST_RECORD)
    if data is None:
        raise BadRecord(why=f"more than {LARGEST_RECORD:,} bytes")
    return read_record(data)
