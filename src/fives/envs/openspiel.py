"""Every game of the shelf as a game of OpenSpiel: importing this module registers `fives_<id>`.

`pyspiel.load_game("fives_tug", {"variation": 2, "position": "12344 three"})` takes the game's options and

    players        how many play; the fewest if left out
    position       where to start, as the game's notation writes it, but with `;` for a comma and `~` for an equals
                   sign, which separate parameters when OpenSpiel writes them down; the beginning if left out
    simultaneous   who acts at once does so in one simultaneous node; if left out, in order of seats, each choice as
                   secret as the game's views keep it
    perfect        nothing is secret between nodes, as in War with `simultaneous`; whoever claims this of a game with
                   secrets is held to it: a state in which a view differs raises an error

An action is the number of a move: the page of the game says which (`fives.games.<id>.encoding`), and also what the
observation tensor has, in this order. There is no information-state tensor: games have no longest history. The strings
are perfect recall. Two or more players get `players * share - 1` for their share of the victory: with two that is 1, -1
and 0. One alone gets the score, negative where fewer points are better. Equal positions have equal strings. The clock
acts only where nobody else can.
"""

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

import numpy as np
import pyspiel

from fives.core.catalogue import find_encoding, find_game, games
from fives.core.encoding import Encoding
from fives.core.game import CLOCK, NATURE, AnyGame, Seat
from fives.core.options import choices, read_options
from fives.envs.playing import returns

PREFIX: Final = "fives_"
WRITTEN: Final = str.maketrans(";~", ",=")  # how a parameter is read
OWN: Final = ("players", "position", "simultaneous", "perfect")  # parameters that are not options of the game
MOST_OUTCOMES: Final = 8192  # of nature in one state
SHUFFLES: Final = 256  # nature picks one of so many where its ways are too many to list
NOTHING: Final = "-"  # how an action reads that is none: where several act at once, OpenSpiel also asks about those
LONGEST: Final = 20_000  # events: the contract test wants play at random to end by then
MOST_POINTS: Final = 1e6  # of one who plays alone

Kind = pyspiel.GameType
Player = pyspiel.PlayerId


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
        return _table, (self.game.id, self.options, self.seats, self.simultaneous, self.perfect)


def _table(id: str, *how: Any) -> Table:
    return Table(find_game(id), *how)


class Node:
    """One state with what OpenSpiel asks about it, worked out once. It never changes: clones share it."""

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
            return int(Player.TERMINAL)
        if len(self.seats) > 1:
            return int(Player.SIMULTANEOUS)
        return self.seats[0] if self.seats else int(Player.CHANCE)

    @cached_property
    def outcomes(self) -> tuple[tuple[Any, Fraction], ...]:
        """Return what nature or the clock may do, with exact probabilities."""
        rules = self.table.game.rules
        if NATURE not in self.actors:
            alarm = rules.alarm(self.state)
            assert alarm is not None
            return ((alarm.move, Fraction(1)),)
        if listed := rules.chances(self.state):
            return tuple(listed.items())
        drawn = Counter(rules.draw(self.state, Random(seed)) for seed in range(SHUFFLES))
        return tuple((move, Fraction(times, SHUFFLES)) for move, times in drawn.items())

    def legal(self, seat: Seat) -> dict[int, Any]:
        """Return the moves of `seat` by their actions, in order."""
        if seat not in self._legal:
            listed = self.table.game.rules.moves(self.state, seat) if seat in self.seats else ()
            number = self.table.encoding.action
            self._legal[seat] = dict(sorted([(number(self.state, move), move) for move in listed], key=itemgetter(0)))
        return self._legal[seat]

    def joint(self, action: int) -> dict[Seat, int]:
        """Return the action of each seat from one number for all: places in their lists, the last seat's fastest."""
        actions: dict[Seat, int] = {}
        for seat in reversed(self.seats):
            legal = self.legal(seat)
            action, place = divmod(action, len(legal))
            actions[seat] = [*legal][place]
        return actions

    def chance_plays(self, action: int) -> Node:
        """Return the node after what nature or the clock did."""
        actor = NATURE if NATURE in self.actors else CLOCK
        return self._then(self.table.game.rules.play(self.state, actor, self.outcomes[action][0]))

    def seats_play(self, actions: Mapping[Seat, int]) -> Node:
        """Return the node after the move of every seat that acts, in order; one that comes too late with it, waits.

        It is too late if another has ended the phase, or has done what only one can do, as turn a timer.
        """
        rules, state = self.table.game.rules, self.state
        for seat in self.seats:
            move = self.legal(seat)[actions[seat]]
            if seat in rules.actors(state) and move in rules.moves(state, seat):
                state = rules.play(state, seat, move)
        return self._then(state)

    def _then(self, state: Any) -> Node:
        return Node(self.table, state, self)

    def view(self, seat: Seat | None) -> Any:
        """Return what `seat` may see, or anyone."""
        return self.table.game.rules.view(self.state, seat)

    @cached_property
    def text(self) -> str:
        """Return the position and who acts: `12344 three 0 4-4 | 0`."""
        return f"{self.table.game.notation.write_state(self.state)} | {self._asked}"

    @property
    def _asked(self) -> str:
        return ",".join(map(str, self.seats)) or ("nature" if self.actors else "over")

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
        if self.actors:
            return [0.0] * self.table.seats
        game = self.table.game
        return returns(game.rules.result(self.state), game.low)


def _node(table: Table, states: Sequence[Any]) -> Node:
    node: Node | None = None
    for state in reversed(states):
        node = Node(table, state, node)
    assert node is not None
    return node


class FivesState(pyspiel.State):  # type: ignore[misc]
    """A state as OpenSpiel drives it; it only points to the node it has come to."""

    def __init__(self, game: FivesGame) -> None:
        super().__init__(game)
        self.node = game.start

    def current_player(self) -> int:
        """Return who acts."""
        return self.node.player

    def is_terminal(self) -> bool:
        """Say whether the game is over."""
        return not self.node.actors

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return each outcome of nature with its probability."""
        return [(action, float(chance)) for action, (_, chance) in enumerate(self.node.outcomes)]

    def _legal_actions(self, player: int) -> list[int]:
        if player >= 0:
            return [*self.node.legal(player)]
        return list(range(prod(len(self.node.legal(seat)) for seat in self.node.seats)))

    def _apply_action(self, action: int) -> None:
        node, player = self.node, self.node.player
        if player >= 0:
            self.node = node.seats_play({player: action})
        else:
            self.node = node.seats_play(node.joint(action)) if node.seats else node.chance_plays(action)

    def _apply_actions(self, actions: Sequence[int]) -> None:
        self.node = self.node.seats_play(dict(enumerate(actions)))

    def _action_to_string(self, player: int, action: int) -> str:
        node, write = self.node, self.node.table.game.notation.write_move
        if player == Player.CHANCE:
            return write(node.outcomes[action][0])
        if player >= 0:
            return write(node.legal(player)[action]) if action in node.legal(player) else NOTHING
        return " ".join(write(node.legal(seat)[each]) for seat, each in sorted(node.joint(action).items()))

    def returns(self) -> list[float]:
        """Return what each seat gets."""
        return self.node.returns()

    def __str__(self) -> str:
        return self.node.text


class Eyes:
    """What a seat sees: the position now, as text and as a tensor, or with perfect recall all of them up to now."""

    def __init__(self, table: Table, kind: Any = None) -> None:
        self.recall = kind is not None and kind.perfect_recall
        self.public = kind is None or kind.public_info
        self.own = kind is None or kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.dict: dict[str, Any] = {}
        self.tensor = None
        if self.public and self.own and not self.recall:
            size = len(table.encoding.bounds(table.seats, table.options))
            self.tensor = np.zeros(size, np.float32)
            self.dict["observation"] = self.tensor

    def set_from(self, state: FivesState, player: Seat) -> None:
        """Put what `player` sees into the tensor, if there is one."""
        if self.tensor is not None:
            node = state.node
            self.tensor[:] = node.table.encoding.observe(node.view(player), player)

    def string_from(self, state: FivesState, player: Seat) -> str | None:
        """Return what `player` sees of `state`; None of what is a seat's own where all seats see the same."""
        if not self.public and state.node.table.game.alike:
            return None
        nodes = reversed([*state.node.trail()]) if self.recall else [state.node]
        return "\n".join(self._line(node, player) for node in nodes)

    def _line(self, node: Node, player: Seat) -> str:
        """Return what `player` sees, what anyone does, or of the first what differs from the second."""
        if not self.own:
            return node.seen(None) if self.public else ""
        seen = node.seen(player)
        return seen if self.public or seen != node.seen(None) else ""


class FivesGame(pyspiel.Game):  # type: ignore[misc]
    """A game of the shelf as OpenSpiel loads it; each game has its own class."""

    game: AnyGame

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        game = self.game
        given = defaults(game) | dict(params or {})
        options = read_options(game, {name: value for name, value in given.items() if name not in OWN})
        game.check_seats(given["players"], options)
        table = Table(game, options, given["players"], given["simultaneous"], given["perfect"])
        position: str = given["position"].translate(WRITTEN)
        state = game.notation.read_state(position, options) if position else game.rules.start(table.seats, options)
        self.start = Node(table, state)
        super().__init__(_kind(game, table), _info(table), dict(params or {}))

    def new_initial_state(self) -> FivesState:
        """Return the state at the start."""
        return FivesState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Eyes:
        """Return what a seat sees of states."""
        return Eyes(self.start.table, kind)


def defaults(game: AnyGame) -> dict[str, Any]:
    """Return the parameters of a game with their usual values."""
    own = {"players": game.seats[0], "position": "", "simultaneous": False, "perfect": False}
    return {choice.name: choice.default for choice in choices(game)} | own


def _kind(game: AnyGame, table: Table | None = None) -> Any:
    table = table or Table(game, game.options(), game.seats[0], False, False)
    return Kind(
        short_name=PREFIX + game.id,
        long_name=f"fives {game.id}",
        dynamics=Kind.Dynamics.SIMULTANEOUS if table.simultaneous else Kind.Dynamics.SEQUENTIAL,
        chance_mode=Kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=Kind.Information.IMPERFECT_INFORMATION
        if game.hidden and not table.perfect
        else Kind.Information.PERFECT_INFORMATION,
        utility=Kind.Utility.GENERAL_SUM if table.seats == 1 else Kind.Utility.ZERO_SUM,
        reward_model=Kind.RewardModel.TERMINAL,
        min_num_players=game.seats[0],
        max_num_players=game.seats[1],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(game),
    )


def _info(table: Table) -> Any:
    alone = table.seats == 1
    return pyspiel.GameInfo(
        num_distinct_actions=table.encoding.actions(table.seats, table.options),
        max_chance_outcomes=MOST_OUTCOMES,
        num_players=table.seats,
        min_utility=-MOST_POINTS if alone else -1.0,
        max_utility=MOST_POINTS if alone else table.seats - 1.0,
        utility_sum=None if alone else 0.0,
        max_game_length=LONGEST,
    )


def spiel_class(game: AnyGame) -> type[FivesGame]:
    """Return the class of a game. OpenSpiel keeps it beyond Python's end, which only a class survives."""
    return type(PREFIX + game.id, (FivesGame,), {"game": game})


for _game in games().values():
    pyspiel.register_game(_kind(_game), spiel_class(_game))
