"""Shell Game in review: the stones each player ends with if from here on nobody loses sight of one.

A player who remembers everything is right every time, whatever the shuffler does: that is the value of the game. A hint
would remember in a player's place: there is none while a game of memory goes on. In a view, where stones lie face down,
every stone is as good as any other.
"""

from fives.core.game import Happening, Seat
from fives.core.solver import Evaluation, Valued
from fives.games.shell_game.notation import write_move
from fives.games.shell_game.rules import FACE_DOWN, PLACES, SLIDES, Move, Open, Phase, ShellGame, moves

QUESTIONS = len(PLACES) - 1  # of a round; the last is for two stones (SG5)


def evaluate(state: ShellGame, seat: Seat) -> Evaluation:
    """Return how many stones `seat` ends with, and what each of its moves makes of that."""
    stones = prospects(state)[seat]
    known = state.phase not in FACE_DOWN or all(state.row)
    valued = [_valued(state, move, stones) for move in moves(state, seat)]
    return Evaluation(float(stones), "points", known, tuple(sorted(valued, key=lambda each: -each.value)))


def prospects(state: ShellGame) -> tuple[int, ...]:
    """Return by seat the stones won so far and those of every question to come, all answered right (SG4 to SG6)."""
    stones, seats = list(state.scores), len(state.scores)
    shuffler, lap, question = state.shuffler, state.lap, _answered(state)
    first = shuffler if state.first is None else state.first
    while state.phase is not Phase.OVER and lap <= max(SLIDES):
        for number in range(question, QUESTIONS):
            stones[(shuffler + 1 + number % (seats - 1)) % seats] += _worth(number)
        shuffler, question = (shuffler + 1) % seats, 0
        lap += shuffler == first
    return tuple(stones)


def _answered(state: ShellGame) -> int:
    """Return how many questions of this round have been answered."""
    return sum(owner is not None for owner in state.owners)


def _worth(question: int) -> int:
    """Return how many stones a question is for."""
    return 2 if question == QUESTIONS - 1 else 1


def _valued(state: ShellGame, move: Move, stones: int) -> Valued:
    """Return a move with its worth: only to turn up another stone than the one asked for costs anything."""
    if not isinstance(move, Open) or not all(state.row):
        return Valued(write_move(move), float(stones))
    if state.row[move.place] == state.asked:
        return Valued(write_move(move), float(stones), Happening("shell_game-why-there", {}))
    return Valued(write_move(move), float(stones - _worth(_answered(state))))
