"""The application: the house, its doors and its manners, put together."""

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
from fives.server.api import HANDLERS
from fives.server.house import House
from fives.server.logs import complain
from fives.server.messages import Problem
from fives.server.pages import read_site, show_page, style_hashes
from fives.server.refusals import Denied, status_of
from fives.server.settings import Settings
from fives.server.sockets import serve_socket
from fives.store.opening import open_store

CUT_OFF = "client disconnected prematurely"  # Litestar's words for a body that did not come whole
CODES = {404: "bad_message", 405: "bad_message", 413: "too_large", 429: "too_fast"}


def create_app(settings: Settings, games: Mapping[str, AnyGame] | None = None) -> Litestar:
    """Return the server as an ASGI application; raise StoreProblem if its database cannot be used."""
    house = House(settings, open_store(settings.database), all_games() if games is None else games)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await house.start()
        yield
        await house.stop()

    site = read_site(settings.static)
    return Litestar(
        route_handlers=[*HANDLERS, serve_socket, show_page],
        lifespan=[lifespan],
        state=State({"house": house, "site": site, "styles": style_hashes(site)}),
        exception_handlers={
            Refusal: _refuse,
            RecursionError: _misread,
            UnicodeDecodeError: _misread,
            HTTPException: _explain,
            Exception: _apologise,
        },
        request_max_body_size=settings.message_bytes,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="fives",
            version=fives.__version__,
            path="/api/schema",
            # the pages that draw a schema load scripts from elsewhere, which our own policy forbids
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
    )


def _refuse(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem]:
    house: House = request.app.state.house
    house.metrics.refusals[refusal.code] += 1
    problem = Problem(refusal.code, refusal.rule, dict(refusal.params))
    return Response(problem, status_code=status_of(refusal.code))


def _explain(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Answer what cannot be read, found or taken: the caller's mistake."""
    status = 400 if error.detail == CUT_OFF else error.status_code
    if status >= 500:
        return _apologise(request, error)
    house: House = request.app.state.house
    code = CODES.get(status, "bad_message")
    house.metrics.refusals[code] += 1
    problem = Problem(code, "", {"why": _why(error)})
    return Response(problem, status_code=status, headers=error.headers)


def _misread(request: Request[Any, Any, Any], error: RecursionError | UnicodeDecodeError) -> Response[Problem]:
    """Answer a body that is nested too deeply or is no text, which Litestar does not expect."""
    return _refuse(request, Denied("bad_message", why=str(error)[:200]))


def _why(error: HTTPException) -> str:
    extra = error.extra if isinstance(error.extra, list) else []
    told = "; ".join(str(part.get("message", "")) for part in extra if isinstance(part, dict))
    return (told or error.detail)[:200]


def _apologise(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    complain("a call failed", error, method=request.method, path=request.url.path)
    return Response(Problem("server_error", "", {}), status_code=500)
