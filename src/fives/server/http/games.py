"""The HTTP calls of the shelf: its games, and the lesson of each."""

from __future__ import annotations

from litestar import get
from litestar.params import FromPath, FromQuery

from fives.live.calls import games as calls
from fives.server.http.request_helpers import PROBLEMS, AnyRequest, caller_of
from fives.table.http_bodies import GameInfo, Lesson, Tried


@get("/api/games", responses=PROBLEMS)
async def list_games(request: AnyRequest) -> list[GameInfo]:
    """Return all games."""
    return calls.list_games(caller_of(request))


@get("/api/games/{id:str}/lesson", responses=PROBLEMS)
async def give_lesson(request: AnyRequest, id: FromPath[str]) -> Lesson:
    """Return the lesson of a game. It needs no table, and nothing of it is saved."""
    return calls.give_lesson(caller_of(request), id)


@get("/api/games/{id:str}/lesson/{n:int}", responses=PROBLEMS)
async def try_move(request: AnyRequest, id: FromPath[str], n: FromPath[int], move: FromQuery[str]) -> Tried:
    """Return what a move leads to at a step of the lesson. An illegal move is refused with its rule."""
    return calls.try_move(caller_of(request), id, n, move)


HANDLERS = (
    list_games,
    give_lesson,
    try_move,
)
