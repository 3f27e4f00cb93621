"""The application: the lobby with its HTTP handlers, its sockets and its answers to errors."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import fives
from fives.core.catalogue import games as all_games
from fives.core.game import AnyGame
from fives.core.refusal import Refusal
from fives.live.all_tables import Lobby
from fives.live.json_logs import complain
from fives.live.measures_protocol import Measures
from fives.server.cluster.membership import Members
from fives.server.http.api import HANDLERS
from fives.server.http.page_files import read_site, show_page, style_hashes
from fives.server.prometheus_metrics import Metrics
from fives.server.settings import Settings
from fives.server.ws.sockets import serve_socket
from fives.store.open_store import open_store
from fives.table.http_bodies import Problem
from fives.table.refusals import Denied, status_of

CUT_OFF = "client disconnected prematurely"  # Litestar's message for an incomplete body
CODES = {404: "bad_message", 405: "bad_message", 413: "too_large", 429: "too_fast"}


def create_app(settings: Settings, games: Mapping[str, AnyGame] | None = None) -> Litestar:
    """Return the server as an ASGI application; raise StoreProblem if its database cannot be used."""
    metrics = Metrics()
    lobby = make_lobby(settings, all_games() if games is None else games, metrics)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await lobby.start()
        yield
        await lobby.stop()

    site = read_site(settings.static)
    return Litestar(
        route_handlers=[*HANDLERS, serve_socket, show_page],
        lifespan=[lifespan],
        state=State(
            {"lobby": lobby, "settings": settings, "metrics": metrics, "site": site, "styles": style_hashes(site)}
        ),
        exception_handlers={
            Refusal: _refuse,
            RecursionError: _answer_unreadable,
            UnicodeDecodeError: _answer_unreadable,
            HTTPException: _answer_http_error,
            Exception: _answer_failure,
        },
        request_max_body_size=settings.message_bytes,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="fives",
            version=fives.__version__,
            path="/api/schema",
            # pages that draw a schema load scripts from other sites, which our content policy forbids
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
    )


def make_lobby(settings: Settings, games: Mapping[str, AnyGame], measures: Measures | None = None) -> Lobby:
    """Return the tables of a database, shared with other servers where it can be, or raise StoreProblem."""
    store = open_store(settings.database)
    cluster = store.cluster()
    join = (lambda lobby: Members(cluster, lobby)) if cluster else None
    return Lobby(settings, store, games, measures, join)


def _refuse(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem]:
    lobby: Lobby = request.app.state.lobby
    lobby.measures.count("refusals", refusal.code)
    problem = Problem(refusal.code, refusal.rule, dict(refusal.params))
    return Response(problem, status_code=status_of(refusal.code))


def _answer_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Answer a call that cannot be read or found: the caller's mistake."""
    status = 400 if error.detail == CUT_OFF else error.status_code
    if status >= 500:
        return _answer_failure(request, error)
    lobby: Lobby = request.app.state.lobby
    code = CODES.get(status, "bad_message")
    lobby.measures.count("refusals", code)
    problem = Problem(code, "", {"why": _why(error)})
    return Response(problem, status_code=status, headers=error.headers)


def _answer_unreadable(
    request: Request[Any, Any, Any], error: RecursionError | UnicodeDecodeError
) -> Response[Problem]:
    """Answer a body that is nested too deeply or is not text. Litestar does not expect these."""
    return _refuse(request, Denied("bad_message", why=str(error)[:200]))


def _why(error: HTTPException) -> str:
    extra = error.extra if isinstance(error.extra, list) else []
    told = "; ".join(str(part.get("message", "")) for part in extra if isinstance(part, dict))
    return (told or error.detail)[:200]


def _answer_failure(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    complain("a call failed", error, method=request.method, path=request.url.path)
    return Response(Problem("server_error", "", {}), status_code=500)
