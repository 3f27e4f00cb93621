"""Talk as text: a move is its word."""

from fives.core.refusal import UnreadableMove, UnreadablePosition
from talk.rules import WORDS


def write_move(move):
    return move


def read_move(text):
    if text not in WORDS:
        raise UnreadableMove(text=text[:40])
    return text


def write_state(state):
    return f"{state.turn} {state.left} {state.scores[0]}-{state.scores[1]} {'+'.join(state.said) or '-'}"


def read_state(text, options):
    raise UnreadablePosition(text=text[:40])
