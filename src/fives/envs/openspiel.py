"""Every game of the shelf as a game of OpenSpiel: importing this module registers `fives_<id>`.

`pyspiel.load_game("fives_tug", {"variation": 2, "position": "12344 three"})` takes the game's options and

    players        how many play; the fewest if left out
    position       where to start, as the game's notation writes it, but with `;` for a comma and `~` for an equals
                   sign, which separate parameters when OpenSpiel writes them down; the beginning if left out
    simultaneous   who acts at once does so in one simultaneous node; if left out, in order of seats, each choice as
                   secret as the game's views keep it
    variation      as any option of numbers and words: its words have the next numbers, so `both` is 3, since OpenSpiel
                   wants values of one kind and reads a word that looks like a number as a number
    perfect        nothing is secret between nodes, as in War with `simultaneous`; whoever claims this of a game with
                   secrets is held to it: a state in which a view differs raises an error

An action is the number of a move: the page of the game says which (`fives.games.<id>.encoding`), and also what the
observation tensor has, in this order. There is no information-state tensor: games have no longest history. The strings
are perfect recall. Two or more players get `players * share - 1` for their share of the victory: with two that is 1, -1
and 0. One alone gets the score, negative where fewer points are better. Equal positions have equal strings. The clock
acts only where nobody else can.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import count
from typing import Any, Final

from fives.core.catalogue import games
from fives.core.extras import naming_extras
from fives.core.game import AnyGame, Seat
from fives.core.options import Choice, choices, read_options

with naming_extras("envs"):
    import numpy as np
    import pyspiel

    from fives.envs.openspiel_kernel_nodes import first_node
    from fives.envs.openspiel_nodes import CHANCE, OVER, Node, Table

PREFIX: Final = "fives_"
WRITTEN: Final = str.maketrans(";~", ",=")  # how a parameter is read
OWN: Final = ("players", "position", "simultaneous", "perfect")  # parameters that are not options of the game
MOST_OUTCOMES: Final = 8192  # of nature in one state
NOTHING: Final = "-"  # the text of no action: OpenSpiel asks for it where several act at once
LONGEST: Final = 20_000  # events: the contract test wants play at random to end by then
MOST_POINTS: Final = 1e6  # of one who plays alone

Kind = pyspiel.GameType


class FivesState(pyspiel.State):  # type: ignore[misc]
    """A state as OpenSpiel drives it; it only points to the node it has come to."""

    def __init__(self, game: FivesGame) -> None:
        super().__init__(game)
        self.node = game.start

    def current_player(self) -> int:
        """Return who acts."""
        return self.node.player

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.node.player == OVER

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return each outcome of nature with its probability."""
        return self.node.outcomes.chances

    def legal_actions(self, *player: int) -> list[int]:
        """Return what may be done now, or what `player` may do; asked from Python this needs no way through C++."""
        node = self.node
        if not player:
            if node.player >= 0:
                return node.listed(node.player)
            if node.player == CHANCE:
                return node.outcomes.actions[:]
        actions: list[int] = super().legal_actions(*player)
        return actions

    def _legal_actions(self, player: int) -> list[int]:
        return self.node.listed(player)

    def _apply_action(self, action: int) -> None:
        self.node = self.node.after(action)

    def _apply_actions(self, actions: Sequence[int]) -> None:
        self.node = self.node.seats_play(dict(enumerate(actions)))

    def _action_to_string(self, player: int, action: int) -> str:
        node, write = self.node, self.node.table.game.notation.write_move
        if player == CHANCE:
            return write(node.outcomes.moves[action])
        if player >= 0:
            return write(node.legal(player)[action]) if action in node.legal(player) else NOTHING
        return " ".join(write(node.legal(seat)[each]) for seat, each in sorted(node.joint(action).items()))

    def returns(self) -> list[float]:
        """Return what each seat gets."""
        return self.node.returns()

    def __str__(self) -> str:
        return self.node.text


class Eyes:
    """The observation of a seat as text and as a tensor: of the position or, with perfect recall, of all up to it."""

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
            self.tensor[:] = state.node.observe(player)

    def string_from(self, state: FivesState, player: Seat) -> str | None:
        """Return what `player` sees of `state`; None of what is a seat's own where all seats see the same."""
        if not self.public and state.node.table.game.hidden == "remembered":
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
        options = read_options(game, _settings(game, given))
        game.check_seats(given["players"], options)
        position: str = given["position"].translate(WRITTEN)
        state = game.notation.read_state(position, options) if position else game.rules.start(given["players"], options)
        self.start = first_node(game, options, given["players"], given["simultaneous"], given["perfect"], state)
        super().__init__(_kind(game, self.start.table), _info(self.start.table), dict(params or {}))

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (PREFIX + self.game.id, self.get_parameters())  # its class has no name elsewhere

    def new_initial_state(self) -> FivesState:
        """Return the state at the start."""
        return FivesState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Eyes:
        """Return what a seat sees of states."""
        return Eyes(self.start.table, kind)


def defaults(game: AnyGame) -> dict[str, Any]:
    """Return the parameters of a game with their usual values."""
    own = {"players": game.seats[0], "position": "", "simultaneous": False, "perfect": False}
    return {choice.name: _parameters(choice)[choice.default] for choice in choices(game)} | own


def _parameters(choice: Choice) -> dict[str | int | bool, str | int | bool]:
    """Return what OpenSpiel calls each value of an option: as the game does, but words beside numbers have numbers."""
    numbers = [value for value in choice.values if not isinstance(value, str)]
    words = [value for value in choice.values if isinstance(value, str)]
    same = {value: value for value in choice.values}
    return {**same, **dict(zip(words, count(max(numbers) + 1), strict=False))} if numbers and words else {**same}


def _settings(game: AnyGame, given: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options among the parameters, as the game writes them."""
    values = {each.name: {known: value for value, known in _parameters(each).items()} for each in choices(game)}
    return {name: values.get(name, {}).get(value, value) for name, value in given.items() if name not in OWN}


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
