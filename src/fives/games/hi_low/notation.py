"""Hi-Low as text: `12344 4 high 0 17 2-1` is dice, the step, the side and the seat to move, totals, the score.

The step is how many dice may be rolled next (5 at first, then 4, 3, 2, 1), with ten dice how many are left in all.
`+2` behind the dice are dice in the air, `-` no dice or no totals; totals of this turn stand in order of play with
commas. In the chase the side is `set` or `chase`; with `equal_chases` the word `second` says that both sides will have
chased equally often after this chase. With four seats the word `teams` ends the line. What is left out at the end has a
default: high, seat 0, no totals, one deciding turn (4-4; the chase: 0-0), not `second`. Before that: `open ? 35` (see
the opening), `choose 1` or `choose 1 teams` (seat 1 chooses high or low).
"""

import re

from fives.core.chance.rolls import read_dice, write_dice
from fives.core.chance.who_begins import Act, lots_by_word, read_opening, write_act, write_opening
from fives.core.refusal import UnreadableMove, UnreadablePosition
from fives.games.hi_low.rules import (
    FARTHEST,
    LOST,
    HiLow,
    Move,
    Options,
    Side,
    chase,
    choosing,
    fresh,
    leader,
    over,
    players,
    ten_dice,
)

POSITION = re.compile(
    r"(?P<dice>-|[1-6]{1,5})(\+(?P<air>[1-5]))? (?P<left>1?\d)"
    r"( (?P<side>high|low|set|chase)( (?P<seat>[0-3])"
    r"( (?P<totals>-|[1-3]?\d(,[1-3]?\d){0,2})( (?P<scores>[1-3]?\d-[1-3]?\d))?)?)?)?"
    r"(?P<second> second)?"
)


def write_move(move: Move) -> str:
    """Return `roll`, `high` or `low`, `seat1`, or the dice kept or landed (`44`, nothing: `-`)."""
    return move.value if isinstance(move, Side) else write_act(move)


def read_move(text: str) -> Move:
    """Return the move that `text` names."""
    words: dict[str, Move] = {**{act.value: act for act in (*Act, *Side)}, **lots_by_word(4)}
    move = words.get(text, read_dice(text))
    if move is None:
        raise UnreadableMove(text=text[:40], example="44")
    return move


def write_state(state: HiLow) -> str:
    """Return the position as one line."""
    if state.opening:
        return write_opening(state.opening)
    teams = " teams" if state.seats == 4 else ""
    second = " second" if state.second else ""
    if choosing(state):
        return f"choose {state.turn}{teams}"
    air = f"+{state.in_air}" if state.in_air else ""
    side = state.sides[state.turn % 2].value if state.sides else ("chase" if state.totals else "set")
    totals = ",".join(map(str, state.totals)) or "-"
    scores = "{}-{}".format(*state.scores)
    return f"{write_dice(state.dice)}{air} {state.left} {side} {state.turn} {totals} {scores}{second}{teams}"


def read_state(text: str, options: Options) -> HiLow:
    """Return the position that `text` describes."""
    text = " ".join(text.split())
    opening = read_opening(text, options.start) if text.startswith(("open", "lot")) else None
    if opening and len(opening.rolled) in (2, 4):
        seats = len(opening.rolled)
        return HiLow(options, seats, opening.seat, opening, left=fresh(options))
    rest = text.removesuffix(" teams")
    seats = 2 if rest == text else 4
    if re.fullmatch(f"choose [0-{seats - 1}]", rest) and not chase(options):
        turn = int(rest[-1])
        return HiLow(options, seats, turn, left=fresh(options), first=turn)
    if (found := POSITION.fullmatch(rest)) and (state := _position(found, seats, options)):
        return state
    raise UnreadablePosition(text=text[:80], example="12344 4 high 0 17 2-1")


def _position(found: re.Match[str], seats: int, options: Options) -> HiLow | None:
    dice, air = read_dice(found["dice"]), int(found["air"] or 0)
    words = found["totals"] or "-"
    totals = () if words == "-" else tuple(map(int, words.split(",")))
    chased = chase(options)
    deciding = 0 if chased else options.target - 1
    mine, theirs = map(int, (found["scores"] or f"{deciding}-{deciding}").split("-"))
    turn, word = int(found["seat"] or 0), found["side"] or (("chase" if totals else "set") if chased else "high")
    if dice is None or (word in ("set", "chase")) != chased or (chased and (word == "chase") != bool(totals)):
        return None
    second = found["second"] is not None
    if second and not (chased and options.equal_chases):
        return None
    own = None if chased else Side(word)
    sides = None if own is None else (own, own.other) if turn % 2 == 0 else (own.other, own)
    state = HiLow(options, seats, turn, None, sides, totals, dice, air, int(found["left"]), (mine, theirs), second)
    return state if _fits(state) else None


def _fits(state: HiLow) -> bool:
    """Say whether seats, totals, score and what lies on the table agree with each other."""
    begins = not state.dice and not state.in_air and state.left == fresh(state.options)
    return (
        state.turn < state.seats
        and len(state.totals) < players(state)
        and all(5 <= total <= 30 for total in state.totals)
        and (begins or _step_fits(state))
        and _scores_fit(state)
        and (not over(state) or (begins and not state.totals))
    )


def _scores_fit(state: HiLow) -> bool:
    """Say whether play can lead to such a score (HL4R, HL-V2)."""
    most, least = max(state.scores), min(state.scores)
    if not chase(state.options):
        return most <= state.options.target and least < state.options.target
    chaser = (leader(state) + 1) % 2
    waits = state.scores[chaser] < LOST if state.second else state.options.equal_chases or least < LOST
    return waits and most < LOST + FARTHEST


def _step_fits(state: HiLow) -> bool:
    """Say whether so many dice can lie, fly and be left at once (HL2, HL-V1)."""
    lying, air, left = len(state.dice), state.in_air, state.left
    if lying + air != 5 or not (left or air):
        return False
    if ten_dice(state.options):
        return left + air <= 10 or (air == 5 and left == 10)
    return left <= 4 and (air == 0 or air == left + 1)
