"""Detective as text: `34466 1 010000-000300` is dice, the seat to move, and each seat's sheet.

A sheet has a digit a suspect: the sum of 1 for means, 2 for motive, 4 for opportunity. Dice: `-` nothing rolled yet,
`-+5` the first roll in the air, `44/+3` two dice kept and three in the air, `44/126` what they landed as, `-/12344`
all five rolled again. What follows is written only where it is not the default: `first1` (seat 1 began), `last2` (two
last turns to come), in variation 2 `--0--1` (who circled which suspect) and `idle12` (twelve turns in a row without a
record, where they end the game). Before the first turn: `open ? 35` (see the opening).
"""

import re
from typing import Any

from fives.core.chance.rolls import FACES, read_dice, write_dice
from fives.core.chance.who_begins import Act, lots_by_word, read_opening, write_act, write_opening
from fives.core.refusal import UnreadableMove, UnreadablePosition
from fives.games.detective.rules import (
    EMPTY,
    MOST_IDLE,
    SOLVED,
    Detective,
    Evidence,
    Move,
    Options,
    Pass,
    Piece,
    Sheet,
    over,
    pooled,
)

WORDS: dict[str, Move] = {
    **{act.value: act for act in (*Act, *Pass)},
    **lots_by_word(6),
    **{f"{kind.word}{suspect}": Piece(suspect, kind.bit) for kind in Evidence for suspect in FACES},
}
DICE = re.compile(r"(?P<dice>-|[1-6]{1,5})(?P<again>/(?P<landed>[1-6]{1,5})?)?(\+(?P<air>[1-5]))?")
SHEET = f"[0-{SOLVED}]{{{len(EMPTY)}}}"
POSITION = re.compile(
    rf"(?P<table>\S+)( (?P<seat>[0-5])( (?P<sheets>{SHEET}(-{SHEET}){{1,5}}))?)?"
    r"( first(?P<first>[0-5]))?( last(?P<last>[0-5]))?( (?P<circles>[-0-5]{6}))?( idle(?P<idle>[0-9]{1,2}))?"
)
NO_CIRCLES = (None,) * 6


def write_move(move: Move) -> str:
    """Return `roll`, `means4`, `nothing`, `seat1`, or the dice kept or landed (`44`, nothing: `-`)."""
    match move:
        case Piece():
            return f"{move.evidence.word}{move.suspect}"
        case Pass():
            return move.value
    return write_act(move)


def read_move(text: str) -> Move:
    """Return the move that `text` names."""
    move = WORDS.get(text)
    if move is None:
        move = read_dice(text)
    if move is None:
        raise UnreadableMove(text=text[:40], example="motive4")
    return move


def write_state(state: Detective) -> str:
    """Return the position as one line."""
    if state.opening:
        return write_opening(state.opening)
    sheets = "-".join("".join(map(str, sheet)) for sheet in state.sheets)
    words = [_write_dice(state), str(state.turn), sheets]
    if state.first:
        words.append(f"first{state.first}")
    if state.last is not None:
        words.append(f"last{state.last}")
    if state.circles != NO_CIRCLES:
        words.append("".join("-" if seat is None else str(seat) for seat in state.circles))
    if state.idle:
        words.append(f"idle{state.idle}")
    return " ".join(words)


def _write_dice(state: Detective) -> str:
    landed = write_dice(state.landed) if state.landed else ""
    air = f"+{state.in_air}" if state.in_air else ""
    return write_dice(state.dice) + "/" * state.again + landed + air


def read_state(text: str, options: Options) -> Detective:
    """Return the position that `text` describes."""
    text = " ".join(text.split())
    if text.startswith(("open", "lot")):
        opening = read_opening(text, options.start)
        if opening and 2 <= len(opening.rolled) <= 6:
            return Detective(options, opening.seat, (EMPTY,) * len(opening.rolled), opening)
    elif (found := POSITION.fullmatch(text)) and (state := _position(found, options)):
        return state
    raise UnreadablePosition(text=text[:80], example="34466 1 010000-000300")


def _position(found: re.Match[str], options: Options) -> Detective | None:
    sheets = tuple(tuple(map(int, sheet)) for sheet in (found["sheets"] or "000000-000000").split("-"))
    state = Detective(
        options,
        turn=int(found["seat"] or 0),
        sheets=sheets,
        first=int(found["first"] or 0),
        last=int(found["last"]) if found["last"] else None,
        circles=tuple(None if seat == "-" else int(seat) for seat in found["circles"] or "------"),
        idle=int(found["idle"] or 0),
        **_read_dice(found["table"]),
    )
    fits = _circles_fit(state) if options.one_file else _sheets_fit(state)
    return state if fits and _dice_fit(state) and max(state.turn, state.first) < len(sheets) else None


def _read_dice(text: str) -> dict[str, Any]:
    found = DICE.fullmatch(text)
    if not found:
        return {"dice": (0,)}
    return {
        "dice": read_dice(found["dice"]),
        "landed": read_dice(found["landed"] or "-"),
        "in_air": int(found["air"] or 0),
        "again": found["again"] is not None,
    }


def _dice_fit(state: Detective) -> bool:
    """Say whether five dice are on the table or in the air, and in an order in which they can get there."""
    lying, there = len(state.dice) + len(state.landed), len(state.dice) + len(state.landed) + state.in_air
    if 0 in state.dice or (over(state) and (there or state.again)):
        return False
    if state.again:
        return there == 5 and (not state.landed or not state.in_air) and len(state.dice) < 5
    return there in (0, 5) and (not lying or not state.in_air)


def _sheets_fit(state: Detective) -> bool:
    """Say whether the sheets agree with the last turns still to come (DE3)."""
    if state.circles != NO_CIRCLES or state.idle:
        return False
    solvers = [seat for seat, sheet in enumerate(state.sheets) if SOLVED in sheet]
    to_come = [(state.turn + n) % len(state.sheets) for n in range(state.last or 0)]
    return (state.last is not None) == bool(solvers) and not set(to_come) & set(solvers)


def _circles_fit(state: Detective) -> bool:
    """Say whether each piece is recorded once and each solved suspect circled by one who found a piece (DE-V2)."""
    once = all(_apart([sheet[n] for sheet in state.sheets]) for n in range(6))
    if state.last is not None or not once or state.idle > (MOST_IDLE if state.options.ends_idle else 0):
        return False
    circled: Sheet = pooled(state.sheets)
    return all(
        (seat is not None) == (circled[n] == SOLVED)
        and (seat is None or (seat < len(state.sheets) and state.sheets[seat][n] > 0))
        for n, seat in enumerate(state.circles)
    )


def _apart(masks: list[int]) -> bool:
    """Say whether no bit is set twice."""
    return all(sum(mask & bit > 0 for mask in masks) <= 1 for bit in (1, 2, 4))
