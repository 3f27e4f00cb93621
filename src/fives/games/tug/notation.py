"""Tug as text: `12344 three 0 2-1` is dice, the goal of the seat to move, that seat, the score.

`+2` behind the dice are dice in the air, `-` no dice. Variation 1 adds the turn and the dice left in it,
`3/2`. What is left out at the end has a default: three alike to move, seat 0, one deciding point (4-4),
turn `1/1`. Before that: `open ? 35` (see the opening), `choose 1` (seat 1 chooses its combination). Where every point
begins with a choice, the score follows from the first point on: `choose 1 2-1`.
"""

import re

from fives.core.chance.rolls import read_dice, write_dice
from fives.core.chance.who_begins import Act, lots_by_word, read_opening, write_act, write_opening
from fives.core.refusal import UnreadableMove, UnreadablePosition
from fives.games.tug.rules import TARGET, Goal, Move, Options, Tug

SCORE = "|".join(map(str, range(TARGET + 1)))
UNDECIDED = "|".join(map(str, range(TARGET)))
POSITION = re.compile(
    r"(?P<dice>-|[1-6]{1,5})(\+(?P<air>[1-5]))?"
    r"( (?P<goal>five|three)( (?P<seat>[01])"
    rf"( (?P<scores>(?:{SCORE})-(?:{SCORE}))( (?P<turn>\d{{1,3}}/\d{{1,3}}))?)?)?)?"
)
CHOICE = re.compile(rf"choose (?P<seat>[01])( (?P<zero>{UNDECIDED})-(?P<one>{UNDECIDED}))?")


def write_move(move: Move) -> str:
    """Return `roll`, `five` or `three`, `seat1`, or the dice kept or landed (`44`, nothing: `-`)."""
    return move.value if isinstance(move, Goal) else write_act(move)


def read_move(text: str) -> Move:
    """Return the move that `text` names."""
    words: dict[str, Move] = {**{act.value: act for act in (*Act, *Goal)}, **lots_by_word(2)}
    move = words.get(text, read_dice(text))
    if move is None:
        raise UnreadableMove(text=text[:40], example="44")
    return move


def write_state(state: Tug) -> str:
    """Return the position as one line."""
    if state.opening:
        return write_opening(state.opening)
    if state.goals is None:
        return f"choose {state.turn}" + (" {}-{}".format(*state.scores) if any(state.scores) else "")
    air = f"+{state.in_air}" if state.in_air else ""
    words = [write_dice(state.dice) + air, state.goals[state.turn].value, str(state.turn)]
    words.append("{}-{}".format(*state.scores))
    if state.options.variation == 1:
        words.append(f"{state.number}/{state.left}")
    return " ".join(words)


def read_state(text: str, options: Options) -> Tug:
    """Return the position that `text` describes."""
    text = " ".join(text.split())
    if state := _opened(text, options) if text.startswith(("open", "lot")) else _begun(text, options):
        return state
    raise UnreadablePosition(text=text[:80], example="12344 three 0 2-1")


def _opened(text: str, options: Options) -> Tug | None:
    opening = read_opening(text, options.start)
    return Tug(options, turn=opening.seat, opening=opening) if opening and len(opening.rolled) == 2 else None


def _begun(text: str, options: Options) -> Tug | None:
    if found := CHOICE.fullmatch(text):
        return _choice(found, options)
    found = POSITION.fullmatch(text)
    return _position(found, options) if found else None


def _choice(found: re.Match[str], options: Options) -> Tug | None:
    seat, scores = int(found["seat"]), (int(found["zero"] or 0), int(found["one"] or 0))
    if any(scores):
        return Tug(options, seat, scores=scores) if options.choose == "each_beginning" else None
    return Tug(options, seat, first=seat)


def _position(found: re.Match[str], options: Options) -> Tug | None:
    dice, air = read_dice(found["dice"]), int(found["air"] or 0)
    if dice is None or len(dice) + air not in (0, 5) or (found["turn"] and options.variation != 1):
        return None
    beginning = not dice and not found["turn"]
    number, left = (0, 0) if beginning else (1, int(options.variation == 1))
    if found["turn"]:
        number, left = map(int, found["turn"].split("/"))
    mine, theirs = map(int, (found["scores"] or f"{TARGET - 1}-{TARGET - 1}").split("-"))
    if mine == theirs == TARGET or not _fits(number, left, len(dice), air, options):
        return None
    goal, turn = Goal(found["goal"] or "three"), int(found["seat"] or 0)
    goals = (goal, goal.other) if turn == 0 else (goal.other, goal)
    return Tug(options, turn, None, goals, dice, air, number, left, (mine, theirs))


def _fits(number: int, left: int, lying: int, air: int, options: Options) -> bool:
    """Say whether the count of this turn agrees with what lies on the table."""
    if number == 0:
        return left == 0 and lying == 0
    if options.variation == 1:
        return lying + air == 5 and left + air <= number and left + air > 0
    return lying + air == 5 and air <= 2 and (options.variation == 0 or air != 1)
