"""Many games of one kind at once, stepped or played out at random by compiled kernels.

    batch = Batch("tug", games=4096, seed=1, variation=2)
    while not batch.over.all():
        actions = my_policy(batch.observations(), batch.masks())
        rewards, over = batch.step(actions)

    playouts("five_wins", games=100_000, seed=1).returns.mean(axis=0)

Two play, or one where the game is for one. Actions and observations are numbers of the game's `encoding.py`; seats that
act at once are asked in order, each choice as secret as the game's views keep it. The clock acts where nobody else can.
The same seed gives the same games, whatever the size of the batch.
"""

from __future__ import annotations

from operator import index
from typing import Any, Final, NamedTuple, cast

from fives.core.catalogue import find_batch, find_encoding, find_game
from fives.core.extras import naming_extras
from fives.core.game import AnyGame
from fives.core.options import read_options

with naming_extras():
    import numpy as np

    from fives.solving.batch import MOST_SEATS, AnyBatchRules, Chances, Flags, Row, Seen, Shares, drive, sow

LANES: Final = 2  # playouts that are interleaved; more gain nothing


class Playouts(NamedTuple):
    """The ends of games played at random."""

    returns: Shares  # by game and seat: 1 who wins, -1 who loses, 0 if both do; alone ± the score
    moves: Row  # by game, the moves of all seats


class Batch:
    """Games of one kind; each waits for the action of a seat or is over.

    actors   by game the seat that acts, -1 once it is over
    over     by game whether it is over
    rows     by game the position as numbers, as the game's `fast/batch_rules.py` writes it
    chances  by game what its dice will be; with `rows` it can be kept and set again
    """

    def __repr__(self) -> str:
        return f"<Batch of {len(self.rows)} games of {self.table.game.id}, {int(self.over.sum())} over>"

    def __init__(self, id: str, games: int, seed: int = 0, **options: Any) -> None:
        self.table = _Table(id, options)
        self.chances = _chances(seed, games)
        self.rows = np.tile(self.table.start, (games, 1))
        self.actors: Row = np.zeros(games, np.int64)
        self._masks: Flags | None = None
        self.reset()

    @property
    def over(self) -> Flags:
        """Return by game whether it is over."""
        return self.actors < 0

    def reset(self, where: Flags | None = None) -> None:
        """Begin anew, all games or those marked; their dice go on where they were."""
        marked = np.ones(len(self.rows), np.bool_) if where is None else np.asarray(where, np.bool_)
        self.table.loops.begin(self.rows, self.chances, self.table.start, marked, self.actors)
        self._masks = None

    def masks(self) -> Flags:
        """Return by game which actions are legal; none once it is over."""
        if self._masks is None:
            self._masks = np.empty((len(self.rows), self.table.actions), np.bool_)
            self.table.loops.masks(self.rows, self.actors, self._masks)
        return self._masks

    def observations(self) -> Seen:
        """Return by game what the seat that acts sees; seat 0 once it is over."""
        seen = np.empty((len(self.rows), len(self.table.bounds)), np.int32)
        self.table.loops.observations(self.rows, np.maximum(self.actors, 0), seen)
        return seen

    def picks(self) -> Row:
        """Return by game a legal action at random, -1 once it is over."""
        picked = np.empty_like(self.actors)
        self.table.loops.picks(self.rows, self.chances, self.actors, picked)
        return picked

    def step(self, actions: Row) -> tuple[Shares, Flags]:
        """Play one action in every game that goes on; return what each seat got, and which games are over.

        A game pays once, when it ends. If one of the actions is not legal, nothing is played and the rules' own
        refusal is raised. Actions of games that are over are not looked at.
        """
        given = np.asarray(actions)
        if given.dtype.kind not in "iu":
            raise TypeError(f"actions are whole numbers, not {given.dtype}")
        chosen = np.ascontiguousarray(given, np.int64)
        self._check(chosen)
        rewards = np.zeros((len(self.rows), self.table.seats))
        self.table.loops.step(self.rows, self.chances, chosen, self.actors, rewards)
        self._masks = None
        return rewards, self.over

    def state(self, n: int) -> Any:
        """Return a game's position as the rules know it."""
        return self.table.rules.unpack(self.rows[n], self.table.options)

    def _check(self, actions: Row) -> None:
        if actions.shape != self.actors.shape:
            raise ValueError(f"{actions.shape} actions for {len(self.actors)} games")
        going = np.flatnonzero(self.actors >= 0)
        known = (actions >= 0) & (actions < self.table.actions)
        for n in going[~known[going]]:
            raise ValueError(f"action {actions[n]} of game {n} is not one of {self.table.actions}")
        for n in going[~self.masks()[going, actions[going]]]:
            self.table.refuse(self.state(n), int(self.actors[n]), int(actions[n]))


def playouts(id: str, games: int, seed: int = 0, **options: Any) -> Playouts:
    """Return how so many games end if every seat plays any legal move, each as likely."""
    table = _Table(id, options)
    chances = _chances(seed, games)
    returns, moves = np.zeros((games, table.seats)), np.zeros(games, np.int64)
    rows, played = np.tile(table.start, (LANES, 1)), np.full(LANES, -1)
    table.loops.playouts(table.start, rows, played, chances, returns, moves)
    return Playouts(returns, moves)


class _Table:
    """A game with its options: where it starts and what drives its rows."""

    def __init__(self, id: str, settings: dict[str, Any]) -> None:
        self._asked = id, settings
        self.game: AnyGame = find_game(id)
        self.options = read_options(self.game, settings)
        self.seats = max(seats for seats in self.game.seats_for(self.options) if seats <= MOST_SEATS)
        self.rules = cast(AnyBatchRules, find_batch(self.game))
        self.loops = drive(find_batch(self.game))
        self.start = self.rules.pack(self.game.rules.start(self.seats, self.options))
        self.encoding = find_encoding(self.game)
        self.actions = self.encoding.actions(self.seats, self.options)
        self.bounds = self.encoding.bounds(self.seats, self.options)

    def __reduce__(self) -> tuple[Any, ...]:
        return _Table, self._asked  # every process has the kernels

    def refuse(self, state: Any, seat: int, action: int) -> None:
        """Raise the refusal of an action that is not legal."""
        self.game.rules.play(state, seat, self.encoding.move(state, action))
        raise AssertionError(f"the rules allow action {action}, the mask does not")


def _chances(seed: int, games: int) -> Chances:
    if index(games) < 1:
        raise ValueError(f"{games} games: at least one is played")
    chances = np.empty(games, np.uint64)
    sow((index(seed) + 2**63) % 2**64 - 2**63, chances)  # any whole number, as 64 bits
    return chances
