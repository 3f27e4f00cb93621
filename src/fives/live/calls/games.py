"""The calls of the shelf: its games, and the lesson of each."""

from __future__ import annotations

from fives.core.catalogue import find_lesson, has_solver
from fives.core.game import AnyGame
from fives.core.options import choices, seat_counts
from fives.live.calls.caller import Caller
from fives.live.calls.lessons import lesson, tried
from fives.table.http_bodies import GameInfo, Lesson, Tried
from fives.table.refusals import Denied


def list_games(caller: Caller) -> list[GameInfo]:
    """Return all games."""
    return [game_info(game) for game in caller.lobby.games.values()]


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


def give_lesson(caller: Caller, game: str) -> Lesson:
    """Return the lesson of a game. It needs no table, and nothing of it is saved."""
    caller.limit_rate()
    return lesson(caller.lobby.game(game))


def try_move(caller: Caller, id: str, n: int, move: str) -> Tried:
    """Return what a move leads to at a step of the lesson. An illegal move is refused with its rule."""
    caller.limit_rate()
    game = caller.lobby.game(id)
    if n not in range(len(find_lesson(game))):
        raise Denied("no_lesson")
    return tried(game, n, move)
