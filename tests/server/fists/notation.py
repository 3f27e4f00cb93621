"""Fists as text: a move is its digit."""

from fives.core.refusal import UnreadableMove


def write_move(move):
    return str(move)


def read_move(text):
    if text not in ("0", "1", "2", "3", "7"):
        raise UnreadableMove(text=text[:40])
    return int(text)


def write_state(state):
    return repr(state)


def read_state(text, options):
    raise NotImplementedError
