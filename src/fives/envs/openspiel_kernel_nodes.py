"""Nodes as rows of numbers, stepped by the compiled kernels of a game's `fast/batch_rules.py`, a call an action.

The position as the rules know it is unpacked only when a string or a move is asked for. Kernels know two players, or
one, of a game that lists nature's events (`fives.solving.batch.EventRules`), and one who acts at a time.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from threading import local
from typing import Any, cast

import numpy as np

from fives.core.catalogue import find_batch, games, has_batch
from fives.core.game import NATURE, AnyGame, Seat
from fives.envs.openspiel_nodes import CHANCE, OVER, Node, Outcomes, Table
from fives.solving.batch import MOST_SEATS, NOTHING, UNLISTED, AnyEventRules, Flags, Row, Rows, Seen, Shares, drive


def first_node(game: AnyGame, options: Any, seats: int, simultaneous: bool, perfect: bool, state: Any) -> Node:
    """Return the node of a state: a row where kernels know the game, else the rules play.

    They also do where every state is held to a claim of perfect information, and where secrets are chosen at once.
    """
    how = game, options, seats, simultaneous, perfect
    if not _known(game) or seats > MOST_SEATS or perfect or (simultaneous and game.hidden):
        return Node(Table(*how), state)
    table = RowTable(*how)
    return RowNode(table, table.rows.pack(state))


def _known(game: AnyGame) -> bool:
    """Say whether there are kernels for every event of a game: one of the shelf, not one whose rules were changed."""
    return games().get(game.id) is game and has_batch(game) and hasattr(find_batch(game), "ways")


class Buffers(local):
    """The buffers of a kernel; each thread has its own."""

    def __init__(self, actions: int) -> None:
        self.marked: Flags = np.zeros(-(-actions // 8) * 8, np.bool_)
        self.legal: Row = np.zeros(self.marked.size + 1, np.int64)


@dataclass(frozen=True)
class RowTable(Table):
    """A table whose positions are rows."""

    @cached_property
    def rows(self) -> AnyEventRules:
        """Return the kernels of the game."""
        return cast(AnyEventRules, find_batch(self.game))

    @cached_property
    def happen(self) -> Callable[[Row, int, Flags, Row], tuple[Seat, int]]:
        """Return what lets one event happen."""
        return drive(find_batch(self.game)).happen

    @cached_property
    def buffers(self) -> Buffers:
        """Return where it writes."""
        return Buffers(self.encoding.actions(self.seats, self.options))

    @cached_property
    def listed(self) -> dict[int, Outcomes]:
        """Return by number of ways what nature may do, as far as it has been asked for."""
        return {}

    @cached_property
    def width(self) -> int:
        """Return how many numbers a seat sees."""
        return len(self.encoding.bounds(self.seats, self.options))


class RowNode(Node):
    """A node whose position is a row, which never changes."""

    table: RowTable

    def __init__(self, table: RowTable, row: Row, event: int = NOTHING, before: Node | None = None) -> None:
        """Let `event` happen in a row that is nobody else's."""
        self.table, self.row, self.before = table, row, before
        self._seen, self._legal = {}, {}
        buffers = table.buffers
        self.player, self.many = table.happen(row, event, buffers.marked, buffers.legal)
        if self.player >= 0:
            self.actions: list[int] = buffers.legal[: self.many].tolist()
        elif self.many in table.listed:
            self.outcomes = table.listed[self.many]

    def __reduce__(self) -> tuple[Any, ...]:
        return _row_node, (self.table, np.stack([cast(RowNode, node).row for node in self.trail()]))

    @cached_property
    def state(self) -> Any:
        """Return the position as the rules know it; what happened last is not told."""
        return self.table.rows.unpack(self.row, self.table.options)

    @cached_property
    def seats(self) -> tuple[Seat, ...]:
        """Return who chooses in this node."""
        return (self.player,) if self.player >= 0 else ()

    @cached_property
    def outcomes(self) -> Outcomes:
        """Return what nature may do, and how likely each is: by so many ways always the same."""
        found = super().outcomes
        if self.many != UNLISTED:
            self.table.listed[self.many] = found
        return found

    def listed(self, player: int) -> list[int]:
        """Return a new list of what `player` may do."""
        return self.actions[:] if player == self.player >= 0 else []

    def after(self, action: int) -> Node:
        """Return the node after an action of who acts."""
        if self.player == CHANCE:
            if self.many == UNLISTED:
                return RowNode(self.table, self._laid(action).copy(), before=self)
            action = self.outcomes.ways[action]
        else:
            place = bisect_left(self.actions, action)
            if place == self.many or self.actions[place] != action:
                raise ValueError(f"action {action} is not legal: {self.text}")
        return RowNode(self.table, self.row.copy(), action, self)

    @cached_property
    def _drawn(self) -> dict[int, Row]:
        return {}

    def _laid(self, action: int) -> Row:
        """Return the row after what the rules have drawn, since kernels cannot list it."""
        if action not in self._drawn:
            after = self.table.game.rules.play(self.state, NATURE, self.outcomes.moves[action])
            self._drawn[action] = self.table.rows.pack(after)
        return self._drawn[action]

    def observe(self, seat: Seat) -> Seen:
        """Return what `seat` sees as numbers."""
        seen: Seen = np.empty(self.table.width, np.int32)
        self.table.rows.observe(self.row, seat, seen)
        return seen

    def returns(self) -> list[float]:
        """Return what each seat gets: nothing before the end."""
        shares: Shares = np.zeros(self.table.seats)
        if self.player == OVER:
            self.table.rows.returns(self.row, shares)
        return cast(list[float], shares.tolist())


def _row_node(table: RowTable, rows: Rows) -> RowNode:
    node: RowNode | None = None
    for row in reversed(rows):
        node = RowNode(table, row, before=node)
    assert node is not None
    return node
