"""A toy game with everything a game can have, sound by itself and easy to break: closed fists and a coin.

Seat 0 closes a fist around one or two stones, then seat 1, neither seeing the other's. A coin adds one stone in three
of four throws. An even total scores for seat 0, an odd one for seat 1; two points win.
"""

from dataclasses import dataclass, field, replace
from enum import Enum
from fractions import Fraction
from functools import cache
from types import SimpleNamespace

import msgspec

from fives.core.game import NATURE, Game, Happening, Level, Result
from fives.core.refusal import IllegalMove, UnreadableMove, UnreadablePosition
from fives.core.solver import Evaluation, Valued

CLOSED = 9


class Move(Enum):
    ONE = "one"
    TWO = "two"
    HEADS = "heads"
    TAILS = "tails"


FISTS = {Move.ONE: 1, Move.TWO: 2}
COIN = {Move.HEADS: Fraction(3, 4), Move.TAILS: Fraction(1, 4)}


class Options(msgspec.Struct, frozen=True):
    swap: bool = False  # an even total scores for seat 1


@dataclass(frozen=True, slots=True)
class Fists:
    options: Options
    fists: tuple[int, ...] = ()
    scores: tuple[int, int] = (0, 0)
    happened: tuple[Happening, ...] = field(default=(), compare=False)


def start(seats, options, first=None):
    return Fists(options)


def actors(state):
    if 2 in state.scores:
        return frozenset()
    return frozenset({NATURE if len(state.fists) == 2 else len(state.fists)})


def moves(state, seat):
    return tuple(FISTS) if seat >= 0 and seat in actors(state) else ()


def chances(state):
    return COIN if NATURE in actors(state) else {}


def draw(state, random):
    return Move.TAILS if random.randrange(4) == 0 else Move.HEADS


def play(state, actor, move):
    if actor == NATURE and move in chances(state):
        even = (sum(state.fists) + (move is Move.HEADS)) % 2 == 0
        winner = int(even == state.options.swap)
        scores = (state.scores[0] + (winner == 0), state.scores[1] + (winner == 1))
        return replace(state, fists=(), scores=scores, happened=(Happening("toy-scored", {"seat": winner}),))
    if move not in moves(state, actor):
        raise IllegalMove("TOY1")
    return replace(state, fists=(*state.fists, FISTS[move]), happened=(Happening("toy-closed", {"seat": actor}),))


def alarm(state):
    return None


def view(state, seat):
    return replace(state, fists=tuple(stones if s == seat else CLOSED for s, stones in enumerate(state.fists)))


def result(state):
    if 2 not in state.scores:
        return None
    return Result((1, 2) if state.scores[0] == 2 else (2, 1), state.scores, "two_points", "TOY2")


def seat_count(state):
    return 2


def starter(state):
    return 0


def hidden_from(state, actor, move):
    """Return who may not learn a move: everyone but its owner; the coin falls for all to see."""
    return {None, 0, 1} - {actor} if actor >= 0 else set()


def write_move(move):
    return move.value


def read_move(text):
    try:
        return Move(text)
    except ValueError:
        raise UnreadableMove(text=text[:40]) from None


def write_state(state):
    return "{}-{} {}".format(*state.scores, "".join(map(str, state.fists)) or "-")


def read_state(text, options):
    for scores in ((a, b) for a in range(3) for b in range(3) if (a, b) != (2, 2)):
        for fists in ((), (1,), (2,), (1, 1), (1, 2), (2, 1), (2, 2)):
            state = Fists(options, fists, scores)
            if write_state(state) == text:
                return state
    raise UnreadablePosition(text=text[:40])


@cache
def worth(state):
    """Return how likely seat 0 wins if both see everything."""
    if found := result(state):
        return float(found.winners == (0,))
    if likely := chances(state):
        return sum(float(p) * worth(play(state, NATURE, coin)) for coin, p in likely.items())
    (seat,) = actors(state)
    return (max, min)[seat](worth(play(state, seat, move)) for move in FISTS)


def evaluate(state, seat):
    def mine(next):
        return worth(next) if seat == 0 else 1 - worth(next)

    valued = [Valued(move.value, mine(play(state, seat, move))) for move in moves(state, seat)]
    return Evaluation(mine(state), "win probability", True, tuple(sorted(valued, key=lambda each: -each.value)))


def choose(view, seat, level, random, budget):
    return tuple(FISTS)[random.randrange(2)]


RULES = {f.__name__: f for f in (start, actors, moves, chances, draw, play, alarm, view, result, seat_count, starter)}
NOTATION = {f.__name__: f for f in (write_move, read_move, write_state, read_state)}
LEVELS = (Level("beginner", 0.1), Level("perfect", 0.0))
BOTS = SimpleNamespace(choose=choose)
SOLVER = SimpleNamespace(evaluate=evaluate)
TEXTS = """
toy-name = Toy
toy-line = Fists and a coin.
toy-option-swap = Who gets even totals
toy-option-swap-false = the first
toy-option-swap-true = the second
toy-closed = { $player } closes a fist.
toy-scored = { $you ->
    [yes] You score.
   *[no] { $player } scores.
}
result-two-points = with two points
rule-TOY1 = Close a fist around one or two stones.
rule-TOY2 = Two points win.
level-beginner = Beginner
level-perfect = Perfect
"""


def toy(hidden="others", **broken):
    """Return the toy, with some of its functions replaced."""
    rules = SimpleNamespace(**{name: broken.get(name, f) for name, f in RULES.items()})
    notation = SimpleNamespace(**{name: broken.get(name, f) for name, f in NOTATION.items()})
    return Game("toy", "five", (2, 2), 1, None, 1, Options, rules, notation, LEVELS, hidden)
