"""The HTTP calls of the shelf: its games, and the lesson of each."""

from __future__ import annotations

from litestar import get
from litestar.params import FromPath, FromQuery

from fives.core.catalogue import find_lesson, has_solver
from fives.core.game import AnyGame
from fives.core.options import choices, seat_counts
from fives.server.http.lessons import lesson, tried
from fives.server.http.request_helpers import (
    PROBLEMS,
    AnyRequest,
    limit_rate,
    lobby_of,
)
from fives.table.http_bodies import (
    GameInfo,
    Lesson,
    Tried,
)
from fives.table.refusals import Denied


@get("/api/games", responses=PROBLEMS)
async def list_games(request: AnyRequest) -> list[GameInfo]:
    """Return all games."""
    return [game_info(game) for game in lobby_of(request).games.values()]


def game_info(game: AnyGame) -> GameInfo:
    """Return what the shelf tells of a game."""
    return GameInfo(
        id=game.id,
        box=game.box,
        by=game.by,
        seats=game.seats,
        counts=seat_counts(game),
        minutes=game.minutes,
        age=game.age,
        hidden=bool(game.hidden),
        shared=game.shared,
        options=choices(game),
        levels=game.levels,
        solved=has_solver(game),
        timed=game.timed,
        daily=game.daily is not None,
        dice=game.dice,
        low=game.low,
    )


@get("/api/games/{id:str}/lesson", responses=PROBLEMS)
async def give_lesson(request: AnyRequest, id: FromPath[str]) -> Lesson:
    """Return the lesson of a game. It needs no table, and nothing of it is saved."""
    limit_rate(request)
    return lesson(lobby_of(request).game(id))


@get("/api/games/{id:str}/lesson/{n:int}", responses=PROBLEMS)
async def try_move(request: AnyRequest, id: FromPath[str], n: FromPath[int], move: FromQuery[str]) -> Tried:
    """Return what a move leads to at a step of the lesson. An illegal move is refused with its rule."""
    limit_rate(request)
    game = lobby_of(request).game(id)
    if n not in range(len(find_lesson(game))):
        raise Denied("no_lesson")
    return tried(game, n, move)


HANDLERS = (
    list_games,
    give_lesson,
    try_move,
)
