"""Why a move of Five Wins is good or bad, as keys of the texts: what it wins, threatens, stops, takes or builds."""

from __future__ import annotations

from fives.core.game import Happening
from fives.core.refusal import Param
from fives.games.five_wins.fast.board_array import COUNT, LEFT, LINES, SIZE, THREE, TURN, WRAP, do, undo
from fives.games.five_wins.fast.search import SURE, WON
from fives.games.five_wins.fast.threats import fives, wins_now
from fives.games.five_wins.search_engine import Engine

GAIN = THREE - 1  # the part of what lines offer that is their gain
BUILDS = 17  # what a stone gains that makes a line of three


def why(engine: Engine, code: int, value: int) -> Happening:
    """Return the first thing to say about a move with this value."""
    seat = int(engine.now[TURN])
    mine, theirs = (int(engine.game[LINES + each * SIZE + (code & WRAP)]) & GAIN for each in (seat, 1 - seat))
    if value == WON:
        last = not engine.now[LEFT] and not fives(engine.game, engine.now, seat)[0]
        return _say("takes-last" if last and not _row(engine, code) else "five")
    had, taken, ways, has = _threats(engine, code)
    if value > SURE:
        if ways > 1:
            return _say("two")
        length = _length(engine, code)
        return _say("forces", count=length) if length else _say("wins")
    if value < -SURE:
        return _say("loses")
    if had and not has:
        return _say("stops")
    if taken:
        return _say("captures", count=taken)
    if ways:
        return _say("threatens")
    if theirs >= max(mine, BUILDS):
        return _say("blocks")
    return _say("builds" if mine >= BUILDS else "room")


def _say(key: str, **params: Param) -> Happening:
    return Happening(f"five_wins-why-{key}", params)


def _row(engine: Engine, code: int) -> bool:
    """Say whether a move that wins does so by a row, and not by taking the last stone."""
    seat = int(engine.now[TURN])
    done = do(engine.game, engine.now, code, engine.room)
    alone = engine.now[COUNT + 1 - seat] == 0
    undo(engine.game, engine.now, code, done, engine.room)
    return not alone


def _threats(engine: Engine, code: int) -> tuple[bool, int, int, bool]:
    """Return what a move does to threats and stones.

    That is: whether the other could win before it, how many of their stones it takes, in how many ways the mover could
    win after it, and whether the other still can.
    """
    game, now, room = engine.game, engine.now, engine.room
    seat = int(now[TURN])
    had, before = _ways(engine, 1 - seat) > 0, int(now[COUNT + 1 - seat])
    done = do(game, now, code, room)
    found = had, before - int(now[COUNT + 1 - seat]), _ways(engine, seat), _ways(engine, 1 - seat) > 0
    undo(game, now, code, done, room)
    return found


def _ways(engine: Engine, seat: int) -> int:
    """Return in how many ways `seat` could win at once; in the after-game at most one is counted."""
    if engine.now[LEFT]:
        return fives(engine.game, engine.now, seat)[0]
    return int(wins_now(engine.game, engine.now, seat, engine.room))


def _length(engine: Engine, code: int) -> int:
    """Return with which stone a series of fours that begins with this move wins; 0 if it is none."""
    if not engine.now[LEFT]:
        return 0
    count, move, laid = 1, code, []
    seat = int(engine.now[TURN])
    while True:
        laid.append((move, do(engine.game, engine.now, move, engine.room)))
        ways, answer = fives(engine.game, engine.now, seat)
        if ways != 1:
            break
        laid.append((answer, do(engine.game, engine.now, answer, engine.room)))
        count, move = count + 1, engine.forced()
        if move < 0:
            break
    for each, done in reversed(laid):
        undo(engine.game, engine.now, each, done, engine.room)
    return count + 1 if ways > 1 else 0
