"""Dare as text: `13456 1 17 2-1` is the dice, the seat to move, the total to beat, the score.

Instead of dice: `-` are none yet, `+` the first throw in the air, `++` the second. `-` as a total: there is none to
beat. Before that: `open ? 35` (see the opening).
"""

import re

from fives.core.chance.rolls import read_dice, write_dice
from fives.core.chance.who_begins import Act, Lot, read_opening, write_opening
from fives.core.refusal import UnreadableMove, UnreadablePosition
from fives.games.dare.rules import TARGET, Dare, Move, Nerve, Options

POSITION = re.compile(r"(?P<dice>-|\+\+?|[1-6]{5}) (?P<seat>[01]) (?P<held>-|\d{1,2}) (?P<scores>[0-3]-[0-3])")


def write_move(move: Move) -> str:
    """Return `roll`, `again` or `stop`, `seat1`, or the dice landed."""
    match move:
        case tuple():
            return write_dice(move)
        case Lot(seat):
            return f"seat{seat}"
    return str(move.value)


def read_move(text: str) -> Move:
    """Return the move that `text` names."""
    words: dict[str, Move] = {act.value: act for act in (*Act, *Nerve)}
    words |= {"seat0": Lot(0), "seat1": Lot(1)}
    move = words.get(text, read_dice(text))
    if move is None:
        raise UnreadableMove(text=text[:40], example="stop")
    return move


def write_state(state: Dare) -> str:
    """Return the position as one line."""
    if state.opening:
        return write_opening(state.opening)
    dice = "+" * (1 + state.again) if state.in_air else write_dice(state.dice)
    held = "-" if state.held is None else str(state.held)
    return "{} {} {} {}-{}".format(dice, state.turn, held, *state.scores)


def read_state(text: str, options: Options) -> Dare:
    """Return the position that `text` describes."""
    text = " ".join(text.split())
    if text.startswith(("open", "lot")):
        opening = read_opening(text, options.start)
        if opening and len(opening.rolled) == 2:
            return Dare(options, turn=opening.seat, opening=opening)
    elif (found := POSITION.fullmatch(text)) and (state := _position(found, options)):
        return state
    raise UnreadablePosition(text=text[:80], example="13456 1 17 2-1")


def _position(found: re.Match[str], options: Options) -> Dare | None:
    head, scores = found["dice"], (int(found["scores"][0]), int(found["scores"][2]))
    held = None if found["held"] == "-" else int(found["held"])
    over = TARGET in scores
    if scores == (TARGET, TARGET) or (over and (head, held) != ("-", None)) or not (held is None or 5 <= held <= 30):
        return None
    flying = head.startswith("+")
    dice = () if flying else read_dice(head) or ()
    return Dare(options, int(found["seat"]), None, dice, 5 * flying, head == "++", held, scores)
