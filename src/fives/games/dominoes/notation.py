"""Dominoes as text: `351 0 2-1 3` is the string, the seat to move, the score, the rolls left in this turn.

`351:2` is a roll that waits for its place, `351+1` a die in the air, `-` no string yet (and no rolls to count). What
is left out at the end has a default: seat 0, one deciding point (4-4), three rolls. Variation 2 has a score for each
of two to four players and ends with how many have had their turn since all had the same number: `351:25 0 7-9 1`.
Before that: `open ? 35` (see the opening).
"""

import re

from fives.core.chance.rolls import Dice, read_dice, write_dice
from fives.core.chance.who_begins import Act, lots_by_word, read_opening, write_act, write_opening
from fives.core.refusal import UnreadableMove, UnreadablePosition
from fives.games.dominoes.rules import MOST, RACE, ROLLS, TARGET, Dominoes, Move, Options, places
from fives.games.dominoes.strings_of_dice import LONGEST, End, Place, is_string

OPEN = f"[1-6]{{1,{LONGEST - 1}}}"  # a string that is not whole, or the dice beside it
POSITION = re.compile(
    rf"(?P<string>-|{OPEN})(:(?P<rolled>{OPEN})|\+(?P<air>[1-{LONGEST - 1}]))?"
    r"( (?P<seat>[0-3])( (?P<scores>\d{1,2}(-\d{1,2}){1,3})( (?P<count>\d))?)?)?"
)
PLACE = re.compile("(?P<swap>swap)?(?P<end>left|right)(?P<face>[1-6])")


def write_move(move: Move) -> str:
    """Return `roll`, `left3`, `swapright5`, `seat1`, or the dice that land."""
    if isinstance(move, Place):
        return f"{'swap' * move.swap}{move.end.value}{move.face}"
    return write_act(move)


def read_move(text: str) -> Move:
    """Return the move that `text` names."""
    words: dict[str, Move] = {"roll": Act.ROLL, **lots_by_word(4)}
    if found := PLACE.fullmatch(text):
        return Place(int(found["face"]), End(found["end"]), bool(found["swap"]))
    move = words.get(text, read_dice(text))
    if not move:
        raise UnreadableMove(text=text[:40], example="left3")
    return move


def write_state(state: Dominoes) -> str:
    """Return the position as one line."""
    if state.opening:
        return write_opening(state.opening)
    string = write_dice(state.string)
    if state.rolled:
        string += f":{write_dice(state.rolled)}"
    if state.in_air:
        string += f"+{state.in_air}"
    words = [string, str(state.turn), "-".join(map(str, state.scores))]
    if state.options.alone:
        words.append(str(state.had))
    elif state.string:
        words.append(str(state.left))
    return " ".join(words)


def read_state(text: str, options: Options) -> Dominoes:
    """Return the position that `text` describes."""
    text = " ".join(text.split())
    if text.startswith(("open", "lot")):
        opening = read_opening(text, options.start)
        if opening and (seats := len(opening.rolled)) in ((2, 3, 4) if options.alone else (2,)):
            return Dominoes(options, (0,) * seats, turn=opening.seat, opening=opening)
    elif (found := POSITION.fullmatch(text)) and (state := _position(found, options)):
        return state
    raise UnreadablePosition(text=text[:80], example="25:4 0 7-9 1" if options.alone else "351:2 0 2-1 2")


def _position(found: re.Match[str], options: Options) -> Dominoes | None:
    string = () if found["string"] == "-" else tuple(map(int, found["string"]))
    rolled: Dice = tuple(sorted(map(int, found["rolled"] or "")))
    air, seat = int(found["air"] or 0), int(found["seat"] or 0)
    alone = options.alone
    usual = "0-0" if alone else f"{TARGET - 1}-{TARGET - 1}"
    scores = tuple(map(int, (found["scores"] or usual).split("-")))
    waiting = 0 if alone or not string else ROLLS - bool(rolled or air)
    count = int(found["count"] or (0 if alone else waiting))
    if not is_string(string) or seat >= len(scores) or (found["count"] and not string and not alone):
        return None
    left, had = (0, count) if alone else (count, 0)
    state = Dominoes(options, scores, seat, None, string, rolled, air, left, had)
    return state if (_fits_alone if alone else _fits)(state) and _fits_roll(state) else None


def _fits_roll(state: Dominoes) -> bool:
    """Say whether what was rolled or is in the air can be, and whether the game can go on from here."""
    if state.over and (state.string or state.rolled or state.in_air):
        return False
    if state.rolled and not (state.string and places(state.options, state.string, state.rolled)):
        return False
    return len(state.rolled) in (0, state.throw) and state.in_air in (0, state.throw)


def _fits(state: Dominoes) -> bool:
    """Say whether score and rolls agree with the rules of two players (DO3, DO4)."""
    if len(state.scores) != 2 or max(state.scores) > TARGET or min(state.scores) == TARGET:
        return False
    busy = bool(state.rolled or state.in_air)
    return state.left in (range(ROLLS) if busy else range(1, ROLLS + 1)) if state.string else state.left == 0


def _fits_alone(state: Dominoes) -> bool:
    """Say whether the scores agree with equal turns: no seat still to play in this lap has reached the goal."""
    seats = len(state.scores)
    if state.had >= seats or max(state.scores) > MOST:
        return False
    waiting = [(state.turn + ahead) % seats for ahead in range(seats - state.had)]
    return state.over or all(state.scores[seat] < RACE for seat in waiting)
