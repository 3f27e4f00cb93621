"""Helpers of the handlers: they read from a request who calls and which table is meant."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter

from fives.live.all_tables import Lobby
from fives.live.rate_limits import network_of
from fives.live.table import Table
from fives.server.edge.request_checks import is_foreign, token_in
from fives.server.settings import Settings
from fives.table.http_bodies import (
    Problem,
)
from fives.table.refusals import Denied
from fives.table.seats.tokens import Holder, holder_of
from fives.table.state import TableState

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


def caller_of(request: AnyRequest) -> str:
    """Return by whom limits count the call: by its holder if a table knows them, else by its address."""
    holder = holder_of(token_of(request))
    return holder if holder in lobby_of(request).seated else address_of(request)


async def find_table(request: AnyRequest, code: str) -> Table:
    """Return the table with this code, or raise Denied."""
    return await lobby_of(request).find(code, address_of(request), holder_of(token_of(request)))


async def find_table_and_holder(request: AnyRequest, code: str) -> tuple[Table, Holder]:
    """Return the table and the holder who asks. A token without a seat here is refused."""
    holder = holder_of(token_of(request))
    table = await find_table(request, code)
    if holder and not table.state.knows(holder):
        raise Denied("bad_token")
    return table, holder


async def find_match(request: AnyRequest, code: str, epoch: int | None, refusal: str) -> tuple[TableState, int]:
    """Return the table's state with the match of `epoch`, and its number; a match that is gone is refused."""
    lobby = lobby_of(request)
    state = (await find_table(request, code)).state
    played = await lobby.with_whole_match(state, epoch or state.data.epoch)
    if played is None:
        raise Denied(refusal)
    return played, epoch or state.data.epoch


def limit_rate(request: AnyRequest) -> None:
    """Raise Denied if this caller has called too often."""
    if not lobby_of(request).paces.of(caller_of(request)).take():
        raise Denied("too_fast")


def refuse_foreign(request: AnyRequest) -> None:
    """Raise Denied if a page of another site makes this call."""
    if is_foreign(request, settings_of(request)):
        raise Denied("wrong_origin")
