"""A player says two words, then nature says one, which scores if it is among them; the clock ends every third turn."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from fractions import Fraction

import msgspec

from fives.core.game import CLOCK, NATURE, Alarm, Happening, Result
from fives.core.refusal import IllegalMove

WORDS = ("undo", "draw", "resign", "take_back", "wait", "go_on", "resume", "timeout", "timeout0", "timeout1", "move")
CLOCKS_WORD = "timeout1"
TURNS = 6


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


@dataclass(frozen=True, slots=True)
class Talk:
    turn: int
    left: int = TURNS
    said: tuple[str, ...] = ()
    striking: bool = False
    scores: tuple[int, int] = (0, 0)
    first: int = field(default=0, compare=False)
    happened: tuple[Happening, ...] = field(default=(), compare=False)


def start(seats, options, first=None):
    return Talk(first or 0, first=first or 0)


def actors(state):
    if not state.left:
        return frozenset()
    return frozenset({CLOCK if state.striking else NATURE if len(state.said) == 2 else state.turn})


def moves(state, seat):
    return WORDS if seat in actors(state) and seat >= 0 else ()


def chances(state):
    return dict.fromkeys(WORDS, Fraction(1, len(WORDS))) if NATURE in actors(state) else {}


def draw(state, random):
    return WORDS[random.randrange(len(WORDS))]


def alarm(state):
    return Alarm(0.05, CLOCKS_WORD) if state.striking and state.left else None


def play(state, actor, move):
    if actor not in actors(state):
        raise IllegalMove("TK1", move=move)
    said = (Happening("talk-said", {"seat": actor, "word": move}),)
    if actor == CLOCK:
        return replace(state, striking=False, happened=said)
    if actor >= 0:
        return replace(state, said=(*state.said, move), happened=said)
    scores = list(state.scores)
    scores[state.turn] += move in state.said
    left = state.left - 1
    return Talk(1 - state.turn, left, striking=left % 3 == 0, scores=tuple(scores), first=state.first, happened=said)


def view(state, seat):
    return state


def result(state):
    if state.left:
        return None
    best = max(state.scores)
    return Result(tuple(1 + (score < best) for score in state.scores), state.scores, reason="points", rule="TK2")


def starter(state):
    return state.first
