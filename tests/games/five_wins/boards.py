"""Boards as text: `o` is a white stone, `x` a black one, `.` a free cell; the first cell is 0,0."""

from textwrap import dedent

from fives.games.five_wins.notation import read_move, read_state, write_move
from fives.games.five_wins.rules import Options, moves, play


def board(drawn, turn="w", options=None, turns=0, laying=False):
    """Return the state that is drawn, in the after-game unless stones are still being laid."""
    cells = {
        (x, y): stone
        for y, row in enumerate(dedent(drawn).strip().split())
        for x, stone in enumerate(row)
        if stone != "."
    }
    white, black = ([f"{x},{y}" for (x, y), stone in cells.items() if stone == colour] for colour in "ox")
    hands = f"{16 - len(white)} {16 - len(black)}" if laying else "0 0"
    tail = f" | {turns}" if turns else ""
    return read_state(" ".join(["w", *white, "b", *black, "|", hands, "|", turn]) + tail, options or Options())


def after(state, *texts):
    """Return the state after these moves by whoever is in turn."""
    for text in texts:
        state = play(state, state.turn, read_move(text))
    return state


def listed(state):
    """Return the moves of the player in turn, as text."""
    return [write_move(move) for move in moves(state, state.turn)]


def keys(state):
    """Return what has just happened, as keys."""
    return [happening.key for happening in state.happened]
