"""War as text: `134:4 4 1-0 ?:?` are both armies, the middle die, the score, and what each has chosen.

Dice that are not thrown yet are `xx`, dice in the air `xx+`; `-` is no middle die. Captures name the dice that make
them and what they take: `1+2=3` an opposing 3, `1+3=m` the middle die, `1+2=3,1+3=m` both, `4=4` by a lone die, `-`
nothing; `?` is not chosen yet. What is left out at the end has a default: no middle die, one deciding point (4-4),
what the table itself chooses. Before that: `open ? 35` (see the opening), `middle 1 2-0` (seat 1 is to roll the
middle die).
"""

import re

from fives.core.chance.rolls import Dice, read_dice, write_dice
from fives.core.chance.who_begins import Act, Lot, lots_by_word, read_opening, write_act, write_opening
from fives.core.refusal import UnreadableMove, UnreadablePosition
from fives.games.war.captures import Capture, Captures
from fives.games.war.rules import TARGET, Army, Move, Options, War, choices, decided, with_army

ARMY = r"x{1,4}\+?|[1-6]{1,4}"
TAKE = r"[1-6](?:\+[1-6])?=[1-6m]"
SCORES = "(?:{0})-(?:{0})".format("|".join(map(str, range(TARGET + 1))))
CHOICE = rf"\?|-|{TAKE}(?:,{TAKE})?"
POSITION = re.compile(
    rf"(?P<left>{ARMY}):(?P<right>{ARMY})"
    rf"( (?P<middle>-|[2-6])( (?P<scores>{SCORES})( (?P<chosen>(?:{CHOICE}):(?:{CHOICE})))?)?)?"
)
MIDDLE = re.compile(rf"middle(?P<air>\+?) (?P<roller>[01])( (?P<scores>{SCORES}))?")
EXAMPLE = "135:2 3 1-0"


def write_move(move: Move) -> str:
    """Return `roll`, `seat1`, the dice that land, or captures (`1+2=3,1+3=m`, nothing: `-`)."""
    if isinstance(move, Act | Lot):
        return write_act(move)
    return ",".join(_write_capture(each) for each in move if isinstance(each, Capture)) or write_dice(_faces(move))


def _faces(move: Dice | Captures) -> Dice:
    return tuple(each for each in move if isinstance(each, int))


def _write_capture(capture: Capture) -> str:
    return f"{'+'.join(map(str, capture.dice))}={'m' if capture.middle else capture.target}"


def read_move(text: str) -> Move:
    """Return the move that `text` names."""
    words: dict[str, Move] = {"roll": Act.ROLL, **lots_by_word(2)}
    move = words.get(text, read_dice(text))
    if move is None:
        move = _read_captures(text)
    if move is None:
        raise UnreadableMove(text=text[:40], example="1+2=3")
    return move


def _read_captures(text: str) -> Captures | None:
    """Return captures from text, in any order; None if it names none, or a sum that is wrong."""
    captures = []
    for word in text.split(","):
        if not re.fullmatch(TAKE, word):
            return None
        dice, target = word.split("=")
        capture = Capture(target == "m", tuple(sorted(map(int, dice.split("+")))))
        if target not in ("m", str(capture.target)):
            return None
        captures.append(capture)
    return tuple(sorted(captures))


def write_state(state: War) -> str:
    """Return the position as one line."""
    if state.opening:
        return write_opening(state.opening)
    scores = "{}-{}".format(*state.scores)
    if state.roller is not None:
        return f"middle{'+' * state.in_air} {state.roller} {scores}"
    words = [":".join(_write_army(army) for army in state.armies), str(state.middle or "-"), scores]
    if all(army.dice for army in state.armies):
        words.append(":".join(_write_choice(army) for army in state.armies))
    return " ".join(words)


def _write_army(army: Army) -> str:
    return write_dice(army.dice) if army.dice else "x" * army.size + "+" * army.thrown


def _write_choice(army: Army) -> str:
    if army.secret:
        return "*"
    return "?" if army.captures is None else write_move(army.captures)


def read_state(text: str, options: Options) -> War:
    """Return the position that `text` describes."""
    text = " ".join(text.split())
    state: War | None = None
    if text.startswith(("open", "lot")):
        opening = read_opening(text, options.start)
        state = War(options, opening=opening) if opening and len(opening.rolled) == 2 else None
    elif found := MIDDLE.fullmatch(text):
        state = War(options, roller=int(found["roller"]), in_air=bool(found["air"]), scores=_scores(found))
    elif found := POSITION.fullmatch(text):
        state = _position(found, options)
    if state is None or state.scores == (TARGET, TARGET):
        raise UnreadablePosition(text=text[:80], example=EXAMPLE)
    return state


def _scores(found: re.Match[str]) -> tuple[int, int]:
    mine, theirs = map(int, (found["scores"] or f"{TARGET - 1}-{TARGET - 1}").split("-"))
    return mine, theirs


def _position(found: re.Match[str], options: Options) -> War | None:
    armies = _read_army(found["left"]), _read_army(found["right"])
    middle = None if found["middle"] in (None, "-") else int(found["middle"])
    state = War(options, armies, middle, scores=_scores(found))
    if sum(army.size for army in armies) + (middle is not None) != 5:
        return None
    if all(army.dice for army in armies):
        return _choose(decided(state), found["chosen"])
    halfway = armies[0].dice and not armies[1].thrown  # dice land only once both are thrown, those of seat 0 first
    return None if found["chosen"] or halfway or armies[1].dice else state


def _read_army(text: str) -> Army:
    if text[0] == "x":
        return Army(text.count("x"), thrown=text.endswith("+"))
    return Army(len(text), True, read_dice(text) or ())


def _choose(state: War, chosen: str | None) -> War | None:
    """Return the state with what was chosen; None if that does not fit or leaves nobody to choose."""
    for seat, word in enumerate(chosen.split(":") if chosen else ()):
        army = state.armies[seat]
        if word == "?" and army.captures is None:
            continue
        named = next((captures for captures in choices(state, seat) if write_move(captures) == word), None)
        if named is None:
            return None
        state = with_army(state, seat, Army(army.size, True, army.dice, named))
    return state if any(army.captures is None for army in state.armies) else None
