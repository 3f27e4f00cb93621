"""The engine of Five Wins: the best moves found within so many positions and so many seconds."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import NamedTuple

import numpy as np

from fives.games.five_wins.fast.board_array import (
    HASH,
    LEFT,
    MOST,
    NODES,
    OUT,
    QUOTA,
    SEEDS,
    STOP,
    TOP,
    TURN,
    WINS,
    WRAP,
    Ints,
    bit_of,
    do,
    list_moves,
    load,
    new_room,
    stir,
    undo,
)
from fives.games.five_wins.fast.proof import NEVER, new_proofs, prove
from fives.games.five_wins.fast.search import SURE, WON, look_at_all, new_memory
from fives.games.five_wins.fast.threats import FORCING, force, wins_now
from fives.games.five_wins.field_as_bits import lifts
from fives.games.five_wins.rules import Cell, FiveWins, Shift
from fives.solving.stop_timer import call_after

DEEPEST = 30
FORCE_QUOTA = 20_000
ROOT_AFTER = 60  # moves of the after-game that are looked at closely
LOOKING = 0.5  # of nodes and seconds while stones are laid; what is left goes into proofs
ATTACKING = 0.25  # of what is left, for a proof that the player in turn wins
DEFENDING = 0.6  # of what is left then, for a proof that the best move loses; if it does, again for the next one
WIDTH = 8  # moves that the attacker follows in a proof
PROOF_QUOTA = 40  # and positions it looks at for a series of fours, at each step
PROOFS = 1 << 17  # positions of a proof remembered
EARLY = 4  # with fewer stones in the hands there is no time left for a proof


class Thought(NamedTuple):
    """Moves as the kernel writes them, best first, their values to the player to move, and how far was looked."""

    moves: list[int]
    values: list[int]
    closely: int  # so many of the moves were looked at closely; the others only by a first estimate
    depth: int


class Purse:
    """Positions and seconds that are left to spend on a move."""

    def __init__(self, nodes: int, seconds: float) -> None:
        self.nodes, self.until = nodes, monotonic() + seconds

    def share(self, part: float) -> tuple[int, float]:
        """Return a part of both."""
        return int(part * self.nodes), part * max(0.0, self.until - monotonic())

    def spend(self, nodes: int) -> None:
        """Take away positions that were looked at; seconds pass by themselves."""
        self.nodes -= nodes


class Engine:
    """A position as numbers, with what a search remembers of it."""

    def __init__(self, state: FiveWins) -> None:
        self.state = state
        self.game, self.now = load(state.stones, state.turn, sum(state.hands), state.options.exactly_five, state.turns)
        self.room, self.score = new_room()
        self.memory = new_memory()

    def listed(self) -> tuple[Ints, Ints]:
        """Return every move and its first estimate, best first."""
        self.now[TOP] = SEEDS
        count = list_moves(self.game, self.now, self.room, self.score)
        self.now[TOP] = SEEDS
        moves, looks = (each[SEEDS : SEEDS + count].copy() for each in (self.room, self.score))
        order = np.lexsort((moves, -looks))
        return moves[order], looks[order]

    def forced(self, quota: int = FORCE_QUOTA) -> int:
        """Return the first stone of a series of threats that wins, -1 if none is found."""
        if not self.now[LEFT]:
            return -1
        self.now[QUOTA] = quota
        return force(self.game, self.now, int(self.now[TURN]), FORCING, self.room, self.memory[2])

    def best(self, nodes: int, seconds: float) -> int:
        """Return the move to make: proved to win, or else the best that is not proved to lose."""
        if self.now[LEFT] < EARLY:
            return self.think(nodes, seconds).moves[0]
        purse = Purse(nodes, seconds)
        thought = self.think(*purse.share(LOOKING))
        purse.spend(int(self.now[NODES]))
        holds = [move for move, value in zip(thought.moves, thought.values, strict=True) if value > -SURE]
        if thought.values[0] > SURE or len(holds) < 2:
            return thought.moves[0]
        won = self._attack(purse)
        return won if won >= 0 else self._first_that_holds(holds, purse)

    def _attack(self, purse: Purse) -> int:
        """Return a move that is proved to win, -1 if none is found."""
        seat, known = int(self.now[TURN]), new_proofs(PROOFS)
        if not self._proved(seat, ATTACKING, purse, known):
            return -1
        keys, proofs, _ = known
        for move in self.listed()[0]:
            done = do(self.game, self.now, move, self.room)
            key = int(self.now[HASH]) ^ stir(-1 - int(self.now[TURN]))
            undo(self.game, self.now, move, done, self.room)
            if keys[key % PROOFS] == key and proofs[key % PROOFS] == 0:
                return int(move)
        return -1

    def _first_that_holds(self, moves: list[int], purse: Purse) -> int:
        """Return the first of these moves that is not proved to lose; if all are, the first."""
        seat, known = int(self.now[TURN]), new_proofs(PROOFS)
        for move in moves:
            done = do(self.game, self.now, move, self.room)
            lost = self._proved(1 - seat, DEFENDING, purse, known)
            undo(self.game, self.now, move, done, self.room)
            if not lost:
                return move
        return moves[0]

    def _proved(self, attacker: int, part: float, purse: Purse, known: tuple[Ints, Ints, Ints]) -> bool:
        """Say whether the attacker is proved to win, with this part of what is left to spend."""
        with self._within(*purse.share(part)):
            found = prove(
                self.game, self.now, attacker, NEVER, NEVER, WIDTH, PROOF_QUOTA,
                self.room, self.score, self.memory[2], *known,
            )  # fmt: skip
        purse.spend(int(self.now[NODES]))
        return found > 0

    def think(self, nodes: int, seconds: float | None = None, full: bool = False) -> Thought:
        """Return the moves, best first, looking ever deeper until nodes or seconds run out or the game is decided."""
        with self._within(nodes, seconds):
            return self._deepen(full)

    @contextmanager
    def _within(self, nodes: int, seconds: float | None) -> Iterator[None]:
        """Let searches stop after so many positions, or when the time is over."""
        self.now[NODES], self.now[MOST], self.now[STOP], self.now[OUT] = 0, nodes, 0, 0
        with call_after(seconds, self._stop):
            yield

    def _stop(self) -> None:
        self.now[STOP] = 1

    def _deepen(self, full: bool) -> Thought:
        moves, looks = self.listed()
        forced = self.forced() if looks[0] < WINS else -1
        if forced >= 0 and not full:
            others = [int(move) for move in moves if move != forced]
            return Thought([forced, *others], [WON - 2] + [0] * len(others), 1, 0)
        closely = self._closely(moves)
        order, values, reached = moves[:closely], looks[:closely], 0
        for depth in range(1, DEEPEST):
            results = np.where(values == WON, WINS, 0) if depth > 1 else values.copy()
            done = look_at_all(self.game, self.now, depth, order, results, full, self.room, self.score, *self.memory)
            if done < closely and (full or done == 0) and depth > 1:
                break
            # what was not looked at again is no better than before, nor better than the best
            results[done:] = np.minimum(values[done:], results[:done].max(initial=-SURE))
            place = np.argsort(-results, kind="stable")
            order, values = order[place], results[place]
            if done < closely:
                break
            reached = depth
            decided = abs(values).min() if full else abs(values[0])
            if decided > SURE or closely == 1:
                break
        rest = moves[closely:]
        low = max(-SURE, int(values[-1]))
        return Thought([*map(int, order), *map(int, rest)], [*map(int, values)] + [low] * len(rest), closely, reached)

    def _closely(self, moves: Ints) -> int:
        """Return how many of the moves deserve a closer look."""
        if self.now[LEFT] or wins_now(self.game, self.now, 1 - int(self.now[TURN]), self.room):
            return len(moves)
        return min(len(moves), ROOT_AFTER)

    def move(self, code: int) -> Cell | Shift:
        """Return a move as the rules know it."""
        state = self.state
        to, lifted, seed = state.cell(bit_of(code & WRAP)), (code >> 12) & 0x1FFF, code >> 25
        if not lifted:
            return to
        stone = bit_of(lifted - 1)
        part = bit_of(seed - 1) if seed else 0
        for lift in lifts(state.stones[state.turn], state.stones[0] | state.stones[1]):
            if lift.stone == stone and (not part or lift.kept & part):
                return Shift(state.cell(stone), to, state.cell(lift.keep) if lift.keep else None)
        raise AssertionError("a move of the kernel that the rules do not know")
