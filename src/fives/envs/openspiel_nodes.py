"""Nodes of a game as OpenSpiel walks through them: a position with its actors, actions and views."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import prod
from operator import itemgetter
from random import Random
from typing import Any, Final

from fives.core.catalogue import find_encoding, find_game
from fives.core.encoding import Encoding
from fives.core.game import CLOCK, NATURE, AnyGame, Seat
from fives.envs.numeric_game import returns
from fives.solving.batch import Seen
from fives.solving.batch_who_begins import way_of

CHANCE, SIMULTANEOUS, OVER = -1, -2, -4  # who acts, as OpenSpiel numbers it; else a seat
MOST_KNOWN: Final = 64
SHUFFLES: Final = 256  # nature picks one of so many where its ways are too many to list


@dataclass(frozen=True)
class Table:
    """A game with so many seats, and how its nodes are read."""

    game: AnyGame
    options: Any
    seats: int
    simultaneous: bool
    perfect: bool

    @cached_property
    def encoding(self) -> Encoding[Any, Any, Any]:
        """Return the numbers of the game's moves and views."""
        return find_encoding(self.game)

    def __reduce__(self) -> tuple[Any, ...]:
        return _table, (type(self), self.game.id, self.options, self.seats, self.simultaneous, self.perfect)


def _table(kind: type[Table], id: str, *how: Any) -> Table:
    return kind(find_game(id), *how)


class Outcomes:
    """Nature's outcomes: the moves by their actions, and each action with its probability."""

    def __init__(self, listed: Mapping[Any, Fraction]) -> None:
        self.listed = listed
        self.moves = tuple(listed)
        self.actions = [*range(len(listed))]
        self.chances = [(action, float(chance)) for action, chance in enumerate(listed.values())]

    @cached_property
    def ways(self) -> list[int]:
        """Return by action a way in which it happens, as a game's `fast/batch_rules.py` counts them."""
        return [*map(way_of, self.moves)]


_known: dict[
    int, Outcomes
] = {}  # the rules hand out the same few lists of dice again and again, and fractions are slow


def _outcomes(listed: Mapping[Any, Fraction]) -> Outcomes:
    known = _known.get(id(listed))
    if known is None or known.listed is not listed:
        if len(_known) > MOST_KNOWN:
            _known.clear()
        known = _known[id(listed)] = Outcomes(listed)
    return known


class Node:
    """One state with what OpenSpiel asks about it, worked out once by the rules. It never changes: clones share it."""

    def __init__(self, table: Table, state: Any, before: Node | None = None) -> None:
        self.table = table
        self.state = state
        self.before = before
        self._seen: dict[Seat | None, str] = {}
        self._legal: dict[Seat, dict[int, Any]] = {}
        if table.perfect and any(self.view(seat) != state for seat in range(table.seats)):
            raise ValueError(f"not perfect information: {self.text}")

    def __deepcopy__(self, memo: dict[int, Any]) -> Node:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        states = [node.state for node in self.trail()]  # a chain of nodes would be too deep to pickle
        return _node, (self.table, states)

    @cached_property
    def actors(self) -> frozenset[Seat]:
        """Return whom the game asks to act."""
        return self.table.game.rules.actors(self.state)

    @cached_property
    def seats(self) -> tuple[Seat, ...]:
        """Return who chooses in this node; nobody when nature or the clock acts, or the game is over."""
        seats = () if NATURE in self.actors else tuple(sorted(self.actors - {CLOCK}))
        return seats if self.table.simultaneous else seats[:1]

    @cached_property
    def player(self) -> int:
        """Return who acts, as OpenSpiel numbers them."""
        if not self.actors:
            return OVER
        if len(self.seats) > 1:
            return SIMULTANEOUS
        return self.seats[0] if self.seats else CHANCE

    @cached_property
    def outcomes(self) -> Outcomes:
        """Return what nature or the clock may do, and how likely each is."""
        rules = self.table.game.rules
        if NATURE not in self.actors:
            alarm = rules.alarm(self.state)
            assert alarm is not None
            return Outcomes({alarm.move: Fraction(1)})
        if listed := rules.chances(self.state):
            return _outcomes(listed)
        drawn = Counter(rules.draw(self.state, Random(seed)) for seed in range(SHUFFLES))
        return Outcomes({move: Fraction(times, SHUFFLES) for move, times in drawn.items()})

    def legal(self, seat: Seat) -> dict[int, Any]:
        """Return the moves of `seat` by their actions, in order."""
        if seat not in self._legal:
            listed = self.table.game.rules.moves(self.state, seat) if seat in self.seats else ()
            number = self.table.encoding.action
            self._legal[seat] = dict(sorted([(number(self.state, move), move) for move in listed], key=itemgetter(0)))
        return self._legal[seat]

    def listed(self, player: int) -> list[int]:
        """Return a new list of what `player` may do, a seat or all who act at once."""
        if player >= 0:
            return [*self.legal(player)]
        return list(range(prod(len(self.legal(seat)) for seat in self.seats)))

    def joint(self, action: int) -> dict[Seat, int]:
        """Return the action of each seat from one number for all: places in their lists, the last seat's fastest."""
        actions: dict[Seat, int] = {}
        for seat in reversed(self.seats):
            legal = self.legal(seat)
            action, place = divmod(action, len(legal))
            actions[seat] = [*legal][place]
        return actions

    def after(self, action: int) -> Node:
        """Return the node after an action of who acts: a seat, all who act at once, or nature."""
        if self.player >= 0:
            return self.seats_play({self.player: action})
        return self.seats_play(self.joint(action)) if self.seats else self._chance_plays(action)

    def _chance_plays(self, action: int) -> Node:
        """Return the node after what nature or the clock did."""
        actor = NATURE if NATURE in self.actors else CLOCK
        return Node(self.table, self.table.game.rules.play(self.state, actor, self.outcomes.moves[action]), self)

    def seats_play(self, actions: Mapping[Seat, int]) -> Node:
        """Return the node after the move of every seat that acts, in order; one that comes too late with it, waits.

        It is too late if another has ended the phase, or has done what only one can do, as turn a timer.
        """
        rules, state = self.table.game.rules, self.state
        for seat in self.seats:
            move = self.legal(seat)[actions[seat]]
            if seat in rules.actors(state) and move in rules.moves(state, seat):
                state = rules.play(state, seat, move)
        return Node(self.table, state, self)

    def view(self, seat: Seat | None) -> Any:
        """Return what `seat` may see, or anyone."""
        return self.table.game.rules.view(self.state, seat)

    def observe(self, seat: Seat) -> Sequence[int] | Seen:
        """Return what `seat` sees as numbers."""
        return self.table.encoding.observe(self.view(seat), seat)

    @cached_property
    def text(self) -> str:
        """Return the position and who acts: `12344 three 0 4-4 | 0`."""
        return f"{self.table.game.notation.write_state(self.state)} | {self._asked}"

    @property
    def _asked(self) -> str:
        return ",".join(map(str, self.seats)) or ("over" if self.player == OVER else "nature")

    def seen(self, seat: Seat | None) -> str:
        """Return the position as `seat` sees it, or anyone, and who acts."""
        if not self.table.game.hidden:
            return self.text
        if seat not in self._seen:
            self._seen[seat] = f"{self.table.game.notation.write_state(self.view(seat))} | {self._asked}"
        return self._seen[seat]

    def trail(self) -> Iterator[Node]:
        """Yield every node up to this one, the last first."""
        node: Node | None = self
        while node:
            yield node
            node = node.before

    def returns(self) -> list[float]:
        """Return what each seat gets: nothing before the end."""
        if self.player != OVER:
            return [0.0] * self.table.seats
        game = self.table.game
        return returns(game.rules.result(self.state), game.low)


def _node(table: Table, states: Sequence[Any]) -> Node:
    node: Node | None = None
    for state in reversed(states):
        node = Node(table, state, node)
    assert node is not None
    return node
