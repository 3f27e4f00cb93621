"""Helpers of the handlers: they read from a request who calls."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter

from fives.live.all_tables import Lobby
from fives.live.calls.caller import Caller
from fives.live.rate_limits import network_of
from fives.server.edge.own_addresses import base_url
from fives.server.edge.request_checks import is_foreign, token_in
from fives.server.settings import Settings
from fives.table.http_bodies import (
    Problem,
)
from fives.table.refusals import Denied

PROBLEMS = {
    400: ResponseSpec(Problem, description="cannot be read", generate_examples=False),
    404: ResponseSpec(Problem, description="no such table or game", generate_examples=False),
    409: ResponseSpec(Problem, description="not now", generate_examples=False),
    422: ResponseSpec(Problem, description="refused by a rule", generate_examples=False),
    429: ResponseSpec(Problem, description="too fast", generate_examples=False),
}
AnyRequest = Request[Any, Any, Any]
Code = FromPath[str]
Before = Annotated[int, QueryParameter(ge=1, le=10**9, description="the number of the first event that is known")]
Epoch = Annotated[int | None, QueryParameter(ge=1, le=10**9, description="which match; the newest if not given")]


def lobby_of(request: AnyRequest) -> Lobby:
    """Return the lobby of this server."""
    lobby: Lobby = request.app.state.lobby
    return lobby


def settings_of(request: AnyRequest) -> Settings:
    """Return the settings of this server."""
    settings: Settings = request.app.state.settings
    return settings


def address_of(request: AnyRequest) -> str:
    """Return the network that the call comes from, as limits count it."""
    return network_of(request.client.host if request.client else None)


def token_of(request: AnyRequest) -> str:
    """Return the token that the call carries; empty if it carries none."""
    return token_in(request.scope["headers"])


def caller_of(request: AnyRequest) -> Caller:
    """Return who calls: limits count them by their token if a table knows it, else by their address."""
    return Caller(lobby_of(request), address_of(request), token_of(request))


def base_of(request: AnyRequest) -> str:
    """Return the URL at which a guest finds this server."""
    return base_url(request, settings_of(request))


def refuse_foreign(request: AnyRequest) -> None:
    """Raise Denied if a page of another site makes this call."""
    if is_foreign(request, settings_of(request)):
        raise Denied("wrong_origin")
