"""Which call answers which path: the HTTP calls of a page, without HTTP."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from inspect import isawaitable, signature
from typing import Any, Final, NamedTuple, get_type_hints
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec
from msgspec.structs import replace

from fives.core.game import AnyGame
from fives.live.calls import games, matches, tables
from fives.live.calls.caller import Caller
from fives.local.bots_here import levels_of
from fives.table.http_bodies import GameInfo, HouseInfo, Wifi
from fives.table.refusals import Denied


def get_server_info(caller: Caller) -> HouseInfo:
    """Return that this is a device of its own: no guest can come."""
    return HouseInfo(lists=caller.lobby.settings.list_tables, alone=True)


def list_games(caller: Caller) -> list[GameInfo]:
    """Return all games, with the levels that their bots have on a device."""
    return [game_here(game) for game in caller.lobby.games.values()]


def game_here(game: AnyGame) -> GameInfo:
    """Return what the shelf of a device tells of a game."""
    return replace(games.game_info(game), levels=tuple(here.level for here in levels_of(game)))


def show_wifi(caller: Caller, code: str) -> Wifi:
    """Return no network: nobody joins."""
    return Wifi("", "")


class Route(NamedTuple):
    """A method and a path, and the function that answers."""

    method: str
    path: re.Pattern[str]
    call: Callable[..., Any]


def _route(method: str, path: str, call: Callable[..., Any]) -> Route:
    return Route(method, re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path)), call)


ROUTES: Final = (
    _route("GET", "/api/games", list_games),
    _route("GET", "/api/games/{game}/lesson", games.give_lesson),
    _route("GET", "/api/games/{id}/lesson/{n}", games.try_move),
    _route("GET", "/api/house", get_server_info),
    _route("GET", "/api/tables", tables.list_tables),
    _route("POST", "/api/tables", tables.create_table),
    _route("GET", "/api/tables/{code}", tables.get_table),
    _route("POST", "/api/tables/{code}/next", tables.create_next_table),
    _route("POST", "/api/tables/{code}/seats", tables.take_seat),
    _route("POST", "/api/tables/{code}/commands", tables.send_command),
    _route("GET", "/api/tables/{code}/hint", tables.give_hint),
    _route("GET", "/api/tables/{code}/wifi", show_wifi),
    _route("GET", "/api/tables/{code}/record", matches.get_record),
    _route("GET", "/api/tables/{code}/log", matches.read_log),
    _route("GET", "/api/tables/{code}/beside", matches.compare_tables),
    _route("GET", "/api/tables/{code}/review", matches.get_review),
    _route("GET", "/api/tables/{code}/review/progress", matches.get_progress),
    _route("GET", "/api/tables/{code}/look", matches.look_back),
    _route("GET", "/api/tables/{code}/best", matches.get_best),
    _route("POST", "/api/records", matches.open_record),
    _route("GET", "/api/records/{id}/look", matches.look_at_record),
)


async def answer_call(caller: Caller, base: str, method: str, path: str, text: str) -> Any:
    """Return the answer to a call, or raise a Refusal. `base` is the address of the page."""
    parts = urlsplit(path)
    for route in ROUTES:
        found = route.path.fullmatch(parts.path)
        if found and route.method == method:
            given = {name: unquote(value) for name, value in found.groupdict().items()}
            return await _carry_out(route.call, caller, base, given | dict(parse_qsl(parts.query)), text)
    raise Denied("bad_message", why=f"there is no {method} {parts.path}"[:200])


async def _carry_out(call: Callable[..., Any], caller: Caller, base: str, given: dict[str, str], text: str) -> Any:
    types = get_type_hints(call)
    arguments: dict[str, Any] = {}
    try:
        for name in signature(call).parameters:
            if name == "base":
                arguments[name] = base
            elif name == "data":
                arguments[name] = _body(text, types[name])
            elif name in given:
                arguments[name] = msgspec.convert(given[name], types[name], strict=False)
        arguments["caller"] = caller
        signature(call).bind(**arguments)
    except (ValueError, TypeError, ArithmeticError, RecursionError) as error:  # msgspec's are ValueErrors
        raise Denied("bad_message", why=str(error)[:200]) from None
    answer: Awaitable[Any] | Any = call(**arguments)
    return await answer if isawaitable(answer) else answer


def _body(text: str, type: Any) -> Any:
    return text.encode() if type is bytes else msgspec.json.decode(text, type=type)
