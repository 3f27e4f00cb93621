"""Bots of one's own: a Python file with a `choose` like that of a game's `bots.py`."""

from __future__ import annotations

import hashlib
import inspect
import linecache
import sys
import traceback
from collections.abc import Callable, Sequence
from functools import cache
from importlib.util import decode_source
from math import inf
from numbers import Real
from pathlib import Path
from types import ModuleType
from typing import Any, Final, TypeAlias

from fives.core.bot import Later, at_once
from fives.core.game import AnyGame, Seat
from fives.core.lazy_moves import first_few
from fives.core.refusal import IllegalMove, Refusal

SIGNATURE: Final = "choose(view, seat, level, random, budget)"
LARGEST: Final = 1_000_000  # bytes of a file
Choose: TypeAlias = Callable[..., Any]


class BadBot(Refusal):
    """The file has no bot in it."""

    code = "bad_bot"


class BotFailed(Refusal):
    """A bot raised, or chose what the rules do not allow."""

    code = "bot_failed"


def read_source(path: Path) -> str:
    """Return the text of a bot's file; raise OSError if it cannot be read, BadBot if there is no bot in it."""
    with path.open("rb") as file:
        data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise BadBot(file=str(path), why=f"more than {LARGEST:,} bytes")
    try:
        source = decode_source(data)
    except (SyntaxError, UnicodeDecodeError) as error:
        raise BadBot(file=str(path), why=f"this is no text in UTF-8, save it as that: {error}") from None
    load(str(path), source)
    return source


@cache
def load(path: str, source: str) -> Choose:
    """Return `choose` of a bot whose file has this text, which need not exist on this computer; raise BadBot."""
    name = f"fives_own_{hashlib.sha256(source.encode()).hexdigest()[:16]}"
    module = ModuleType(name)
    module.__file__ = path
    linecache.cache[path] = len(source), None, source.splitlines(keepends=True), path  # for tracebacks
    sys.modules[name] = module  # where dataclasses and pickle look for it
    try:
        exec(compile(source, path, "exec"), module.__dict__)
    except SyntaxError as error:
        place = f"line {error.lineno}: " if error.lineno else ""
        raise BadBot(file=path, why=f"{place}{error.msg}") from None
    except (Exception, SystemExit) as error:
        raise BadBot(file=path, why=where(error, path)) from None
    choose: Choose | None = getattr(module, "choose", None)
    if not callable(choose):
        raise BadBot(file=path, why=f"there is no function {SIGNATURE}")
    if inspect.iscoroutinefunction(choose):
        raise BadBot(file=path, why="choose is async; write `def choose`, it has a thread of its own")
    try:
        inspect.signature(choose).bind(*range(5), **_memory(choose, ()))
    except (TypeError, ValueError) as error:
        raise BadBot(file=path, why=f"choose cannot be called as {SIGNATURE}: {error}") from None
    return choose


def ask_own(
    choose: Choose, game: AnyGame, view: Any, seat: Seat, level: str, random: Any, budget: float, seen: Sequence[Any]
) -> Any:
    """Return the answer of a bot of one's own, or raise BotFailed if it raises or breaks a rule."""
    file = inspect.unwrap(choose).__code__.co_filename if inspect.isfunction(choose) else ""
    try:
        answer = choose(view, seat, level, random, budget, **_memory(choose, seen))
        moves = game.rules.moves(view, seat)
        legal = at_once(answer) in moves
    except (Exception, SystemExit) as error:
        raise BotFailed(why=where(error, file)) from error
    if isinstance(answer, Later) and not _is_time(answer.seconds):
        raise BotFailed(why=f"{file}: {answer!r}: write Later(seconds, move), with seconds from 0 on")
    if not legal:
        move, position = at_once(answer), game.notation.write_state(view)
        listed = first_few(moves)
        if isinstance(move, str) and move in map(game.notation.write_move, moves):
            listed += "; this is the text of one, return the move itself"
        raise BotFailed(
            _rule_against(game, view, seat, move),
            why=f"{file}: {move!r} is no legal move of seat {seat} in {position}; rules.moves(view, seat) are {listed}",
        )
    return answer


def _is_time(seconds: object) -> bool:
    return isinstance(seconds, Real) and 0 <= float(seconds) < inf


def _rule_against(game: AnyGame, view: Any, seat: Seat, move: Any) -> str:
    """Return the number of the rule that forbids a move, empty if it is not a move at all."""
    try:
        if game.notation.read_move(game.notation.write_move(move)) == move:
            game.rules.play(view, seat, move)
    except IllegalMove as refusal:
        return refusal.rule
    except Exception:
        return ""
    return ""


def _memory(choose: Choose, seen: Sequence[Any]) -> dict[str, Sequence[Any]]:
    return {"seen": seen} if takes_seen(choose) else {}


def takes_seen(choose: Choose) -> bool:
    """Return whether a bot takes the earlier views of its seat (`seen`)."""
    parameters = inspect.signature(choose).parameters.values()
    return any(each.name == "seen" or each.kind is each.VAR_KEYWORD for each in parameters)


def where(error: BaseException, file: str) -> str:
    """Return an error in one line, with the last line of `file` that led to it, or else where it was raised."""
    frames = traceback.extract_tb(error.__traceback__)
    last = next((frame for frame in reversed(frames) if frame.filename == file), frames[-1])
    return f"{last.filename}, line {last.lineno}: {type(error).__name__}: {error}"
