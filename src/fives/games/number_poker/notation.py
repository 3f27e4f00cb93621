"""Number Poker as text: `1122334E:4 1223344E:` are for each seat what is left (`E`: the empty hand) and the loot.

A fist follows its seat: `1122334E:4=3` holds a 3, which is still counted among what is left, `=E` is empty, and in a
view `=*` is one that others closed. When every fist is there, the hands are open and the empty one is to take a stone.
"""

import re

from fives.core.refusal import UnreadableMove, UnreadablePosition
from fives.games.number_poker.rules import (
    CLOSED,
    EMPTY,
    VALUES,
    WHOLE,
    Left,
    Move,
    NumberPoker,
    Options,
    Take,
    over,
    plays,
    stones,
)

LEFT = "".join(f"{value}{{0,{WHOLE[value]}}}" for value in VALUES)
LOOT = "".join(f"{value}*" for value in VALUES)
SEAT = re.compile(f"(?P<left>{LEFT})(?P<empty>E?):(?P<loot>{LOOT})(=(?P<fist>[1-{len(VALUES)}E]))?")
TAKE = re.compile(r"take([0-3])")
EXAMPLE = "1122334E:4 1223344E:"
FISTS = {EMPTY: "E", CLOSED: "*", **{value: str(value) for value in VALUES}}
PLAYS = {text: fist for fist, text in FISTS.items() if fist != CLOSED}


def write_move(move: Move) -> str:
    """Return the value of a stone, `E` for the empty hand, or `take1` for the stone that seat 1 shows."""
    return f"take{move.seat}" if isinstance(move, Take) else FISTS[move]


def read_move(text: str) -> Move:
    """Return the move that `text` names."""
    if text in PLAYS:
        return PLAYS[text]
    if found := TAKE.fullmatch(text):
        return Take(int(found[1]))
    raise UnreadableMove(text=text[:40], example="3")


def write_state(state: NumberPoker) -> str:
    """Return the position as one line."""
    words = []
    for left, loot, fist in zip(state.left, state.loot, state.fists, strict=True):
        rest = "".join(str(value) * left[value] for value in VALUES) + "E" * left[EMPTY]
        words.append(f"{rest}:{''.join(map(str, loot))}" + ("" if fist is None else f"={FISTS[fist]}"))
    return " ".join(words)


def read_state(text: str, options: Options) -> NumberPoker:
    """Return the position that `text` describes."""
    found = [SEAT.fullmatch(word) for word in text.split()]
    seats = [seat for seat in found if seat]
    state = _state(seats, options) if 2 <= len(seats) == len(found) <= 4 else None
    if state is None:
        raise UnreadablePosition(text=text[:80], example=EXAMPLE)
    return state


def _state(seats: list[re.Match[str]], options: Options) -> NumberPoker | None:
    """Return the position; None if stones are too many, a fist cannot be, or a round would have ended."""
    left: tuple[Left, ...] = tuple(
        (len(seat["empty"]), *(seat["left"].count(str(v)) for v in VALUES)) for seat in seats
    )
    loot = tuple(tuple(map(int, seat["loot"])) for seat in seats)
    fists = tuple(None if seat["fist"] is None else PLAYS[seat["fist"]] for seat in seats)
    for value in VALUES:
        if sum(rest[value] for rest in left) + sum(own.count(value) for own in loot) > 2 * len(seats):
            return None
    if options.empty_hand == "needs_a_stone" and sum(map(bool, map(stones, left))) == 1:
        return None
    able = [() if over(left) else plays(rest, options) for rest in left]
    if any(fist is not None and fist not in can for fist, can in zip(fists, able, strict=True)):
        return None
    if over(left) or any(fist is None and can for fist, can in zip(fists, able, strict=True)):
        return NumberPoker(options, left, loot, fists)
    if fists.count(EMPTY) != 1 or not any(fists):  # with such hands the round ends as soon as they open
        return None
    return NumberPoker(options, left, loot, fists, taker=fists.index(EMPTY))
