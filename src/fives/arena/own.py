"""Bots of one's own: a Python file with a `choose` like that of a game's `bots.py`."""

from __future__ import annotations

import hashlib
import inspect
import linecache
import sys
import traceback
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, Final, TypeAlias

from fives.core.refusal import Refusal

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
        source = data.decode()
    except UnicodeDecodeError as error:
        raise BadBot(file=str(path), why=str(error)) from None
    load(str(path), source)
    return source


@cache
def load(path: str, source: str) -> Choose:
    """Return `choose` of a bot whose file has this text, which another computer need not have; raise BadBot."""
    name = f"fives_own_{hashlib.sha256(source.encode()).hexdigest()[:16]}"
    module = ModuleType(name)
    module.__file__ = path
    linecache.cache[path] = len(source), None, source.splitlines(keepends=True), path  # for tracebacks
    sys.modules[name] = module  # where dataclasses and pickle look for it
    try:
        exec(compile(source, path, "exec"), module.__dict__)
    except SyntaxError as error:
        raise BadBot(file=path, why=f"line {error.lineno}: {error.msg}") from None
    except Exception as error:
        raise BadBot(file=path, why=where(error)) from None
    choose: Choose | None = getattr(module, "choose", None)
    if not callable(choose) or not _takes_five(choose):
        raise BadBot(file=path, why=f"there is no function {SIGNATURE}")
    return choose


def _takes_five(choose: Choose) -> bool:
    try:
        inspect.signature(choose).bind(*range(5))
    except TypeError:
        return False
    return True


def takes_seen(choose: Choose) -> bool:
    """Say whether a bot wants to be shown what its seat has seen before."""
    parameters = inspect.signature(choose).parameters.values()
    return any(each.name == "seen" or each.kind is each.VAR_KEYWORD for each in parameters)


def where(error: Exception) -> str:
    """Return an error in one line, with the place where it was raised."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{last.filename}, line {last.lineno}: {type(error).__name__}: {error}"
