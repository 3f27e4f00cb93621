"""The contract of a game: its metadata, its rules and its notation."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from importlib import import_module
from typing import Any, Final, Generic, Literal, Protocol, TypeAlias, TypeVar

import msgspec

from fives.core.refusal import BadLevel, BadSeats, Param

Seat: TypeAlias = int
NATURE: Final[Seat] = -1  # rolls dice, shuffles, draws lots
CLOCK: Final[Seat] = -2  # acts when time is up

# What a view can leave out: nothing; what others hold; what everybody has seen and now has to remember
Hidden = Literal["", "others", "remembered"]
Box = Literal["find_fives", "five", "five_dice"]
DESIGNERS: Final[Mapping[Box, str]] = {  # who invented the games of a box; the texts `box-…-story` tell more
    "find_fives": "Jürgen P. K. Grunau",
    "five": "Steffen Mühlhäuser",
    "five_dice": "Paul Hoemke",
}


class Happening(msgspec.Struct, frozen=True):
    """One thing that just happened, as data: `key` names a sentence, `params` fill it."""

    key: str
    params: dict[str, Param] = {}


class Result(msgspec.Struct, frozen=True):
    """How a match ended: by seat the rank (1 is best, equal ranks share) and the score.

    In a game for one, rank 1 means that the task is done, rank 2 that it is not. A match that was stopped
    (G6R) has no result: every rank is 2, every score 0 and the rule G6R.
    """

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    rule: str

    @property
    def stopped(self) -> bool:
        """Return whether the match was stopped without a result (G6R)."""
        return self.rule == "G6R"

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Return every seat of rank one."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    @property
    def shares(self) -> tuple[float, ...]:
        """Return by seat its share of the victory."""
        return tuple((rank == 1) / max(1, len(self.winners)) for rank in self.ranks)


class Chance(Protocol):
    """A source of chance; `random.Random` is one, the sealed dice are another."""

    def randrange(self, stop: int, /) -> int:
        """Return a number from 0 to `stop` - 1, each equally likely."""
        ...


class State(Protocol):
    """The attributes of every game's frozen state, besides its own fields."""

    @property
    def happened(self) -> tuple[Happening, ...]:
        """Return what the last event has caused."""
        ...


S = TypeVar("S", bound=State)
M = TypeVar("M")
O_contra = TypeVar("O_contra", contravariant=True)
O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741


@dataclass(frozen=True, slots=True)
class Alarm(Generic[M]):
    """The clock's next move, and after how many seconds it is played.

    Every event starts the clock again, unless the states before and after it name the same `running` clock. Where it
    ends a race, `fair` names the rule by which what was sent in time still counts though it arrives a moment later.
    """

    seconds: float
    move: M
    running: Hashable = None
    fair: str = ""


class Rules(Protocol[S, O_contra, M]):
    """The pure functions of a game's `rules.py`; the module itself is the object.

    What only some games need is optional, and `Game` asks for it:
    `seat_rule(seats, options) -> str`, the rule against so many seats with these options, or "";
    `sides(seats) -> tuple[int, ...]`, by seat the side it plays for: team mates win together;
    `seat_count(state) -> int`, how many play, if that is not always the same;
    `tiebreaks(state) -> tuple[int, ...]`, by seat what decides between equal scores at the end;
    `thrower(state) -> Seat | None`, whose dice are in the air, if not those of who acted last;
    `untold(outcome) -> M`, what chance did as a log of 1.0.0 has it, if that told less;
    `same_as_before(version, seats, options) -> bool`, whether these rules read a log of an older version as it was;
    `DICE_SIDES: str`, what the six sides of its dice are called in its moves, if not 1 to 6;
    `NUMBERS`, a frozen struct of the numbers that its board draws by.
    """

    def start(self, seats: int, options: O_contra, first: Seat | None = None) -> S:
        """Return the state before nature has acted; `first` begins if that is already settled (G1R)."""
        ...

    def actors(self, state: S) -> frozenset[Seat]:
        """Return who may act now: seats, NATURE, CLOCK; nobody when the game is over."""
        ...

    def moves(self, state: S, seat: Seat) -> Sequence[M]:
        """Return every legal move of `seat`; a `core.lazy_moves.LazyMoves` where there are thousands."""
        ...

    def chances(self, state: S) -> Mapping[M, Fraction]:
        """Return each outcome of nature with its exact probability; empty unless nature acts."""
        ...

    def draw(self, state: S, random: Chance) -> M:
        """Return one outcome of nature."""
        ...

    def play(self, state: S, actor: Seat, move: M) -> S:
        """Return the state after `move`, or raise IllegalMove."""
        ...

    def alarm(self, state: S) -> Alarm[M] | None:
        """Return what the clock will do if nobody acts in time."""
        ...

    def view(self, state: S, seat: Seat | None) -> S:
        """Return what `seat` may see (None: a spectator). The server sends states only through this function."""
        ...

    def result(self, state: S) -> Result | None:
        """Return how the game ended, or None while it goes on."""
        ...

    def starter(self, state: S) -> Seat | None:
        """Return who began, so that a rematch can pass it on (G1R)."""
        ...


class Notation(Protocol[S, O_contra, M]):
    """The functions of a game's `notation.py`: moves and states as one line of text."""

    def write_move(self, move: M) -> str:
        """Return `move` as text without spaces."""
        ...

    def read_move(self, text: str) -> M:
        """Return the move that `text` names, or raise UnreadableMove."""
        ...

    def write_state(self, state: S) -> str:
        """Return `state` as one line."""
        ...

    def read_state(self, text: str, options: O_contra) -> S:
        """Return the state that `text` describes, or raise UnreadablePosition."""
        ...


def check_asked(seat: Seat, actors: Collection[Seat]) -> None:
    """Raise ValueError, which says who acts instead, unless `seat` is a player who may act now."""
    if seat not in actors or seat < 0:
        who = "nobody acts, it is over" if not actors else f"who acts is {', '.join(map(str, sorted(actors)))}"
        nature = " (-1 is nature: settle lets it act)" if NATURE in actors else ""
        clock = " (-2 is the clock: what it plays is rules.alarm(state).move)" if CLOCK in actors else ""
        raise ValueError(f"seat {seat} is not asked: {who}{nature}{clock}")


class Level(msgspec.Struct, frozen=True):
    """One strength of a game's bot, named by what it loses, measured.

    `loss` is the winning chance given away per decision. A game without a solver measures in another way and says
    which on its page in docs/games. Players read the text `<game>-level-<id>-line`, or else `level-<id>-line`.
    """

    id: str
    loss: float
    exact: bool = False  # proved to give nothing away
    seats: int | None = None  # the proof holds for at most so many players; None: for any number


@dataclass(frozen=True, slots=True)
class Game(Generic[S, O, M]):
    """A game of the shelf: what it is called, who can play it, and its rules."""

    id: str
    box: Box
    seats: tuple[int, int]  # fewest, most
    minutes: int
    age: int | None
    version: int  # of the rules: a log is only replayed by rules that read it as it was
    options: type[O]
    rules: Rules[S, O, M]
    notation: Notation[S, O, M]
    levels: tuple[Level, ...]  # of its bots, weakest first
    hidden: Hidden = ""  # what a view leaves out of the state
    memory: bool = False  # whether its bots are also shown what their seat has seen before
    timed: bool = False  # whether it has a clock of its own, so that a table adds none
    dice: bool = False  # whether its chance is dice that people can throw by hand
    low: bool = False  # whether fewer points are better for who plays alone
    daily: O | None = None  # how one player plays its puzzle of the day; None: it has none

    def __repr__(self) -> str:
        return f"find_game({self.id!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the game by its name: the other process has its module as well."""
        return _game_of, (self.package,)

    def reads(self, version: int, seats: int, options: Mapping[str, Any]) -> bool:
        """Say whether a log of that version of the rules can be replayed, of so many seats and with these options."""
        same: Callable[..., bool] | None = self._brought("same_as_before")
        return version == self.version or (same is not None and same(version, seats, options))

    def seat_rule(self, seats: int, options: O) -> str:
        """Return the rule against so many seats with these options, "" if there is none."""
        rule: Callable[[int, O], str] | None = self._brought("seat_rule")
        return rule(seats, options) if rule else ""

    def seat_count(self, state: S) -> int:
        """Return how many play in a state."""
        count: Callable[[S], int] | None = self._brought("seat_count")
        return count(state) if count else self.seats[0]

    def sides(self, seats: int) -> tuple[int, ...]:
        """Return by seat the side it plays for; without teams each has its own."""
        sides: Callable[[int], tuple[int, ...]] | None = self._brought("sides")
        return sides(seats) if sides else tuple(range(seats))

    def tiebreaks(self, state: S) -> tuple[int, ...]:
        """Return by seat what decides between equal scores at the end; empty if the rules have no such thing."""
        tiebreaks: Callable[[S], tuple[int, ...]] | None = self._brought("tiebreaks")
        return tiebreaks(state) if tiebreaks else ()

    def thrower(self, state: S) -> Seat | None:
        """Return whose dice are in the air, if the rules say that it is not who acted last."""
        thrower: Callable[[S], Seat | None] | None = self._brought("thrower")
        return thrower(state) if thrower else None

    def logged(self, outcome: M) -> tuple[M, ...]:
        """Return what chance did as a log may have it: as it is, and as one of 1.0.0 has it if that told less."""
        untold: Callable[[M], M] | None = self._brought("untold")
        return (outcome, untold(outcome)) if untold else (outcome,)

    @property
    def dice_sides(self) -> str:
        """Return what the six sides of its dice are called in its moves, "" if it has no dice."""
        return self._brought("DICE_SIDES") or ("123456" if self.dice else "")

    @property
    def numbers(self) -> dict[str, Any]:
        """Return by name the numbers of the rules that its board draws by."""
        numbers: dict[str, Any] = msgspec.to_builtins(self._brought("NUMBERS") or {})
        return numbers

    def _brought(self, name: str) -> Any:
        """Return what the rules bring under a name that most do not need."""
        return getattr(self.rules, name, None)

    @property
    def secrets(self) -> bool:
        """Say whether players have secrets from each other, so that a shared device is covered between turns."""
        return self.hidden == "others"

    @property
    def shared(self) -> bool:
        """Say whether one device can be passed around: not where everybody looks at their own while a clock runs."""
        return not (self.secrets and self.timed)

    @property
    def package(self) -> str:
        """Return the name of the game's folder, as it is imported."""
        return self.rules.start.__module__.rpartition(".")[0]

    @property
    def by(self) -> str:
        """Return who invented the game."""
        return DESIGNERS[self.box]

    @property
    def usual_level(self) -> str:
        """Return the default level of a bot: the weakest but one."""
        return self.levels[:2][-1].id

    def seats_for(self, options: O) -> tuple[int, ...]:
        """Return how many may play with these options."""
        fewest, most = self.seats
        return tuple(seats for seats in range(fewest, most + 1) if not self.seat_rule(seats, options))

    def check_seats(self, seats: int, options: O) -> None:
        """Raise BadSeats unless so many may play with these options."""
        allowed = self.seats_for(options)
        if seats not in allowed:
            rule = self.seat_rule(seats, options)
            span = len(allowed) > 1 and allowed[-1] - allowed[0] + 1 == len(allowed)
            possible: dict[str, Param] = {"fewest": allowed[0], "most": allowed[-1]} if span else {"known": [*allowed]}
            raise BadSeats(rule, seats=seats, **possible)

    def check_level(self, level: str, *besides: str) -> None:
        """Raise BadLevel unless the bots of this game have such a level, or it is one of some words besides."""
        known: list[int | str] = [*besides, *(each.id for each in self.levels)]
        if level not in known:
            raise BadLevel(level=level[:40], known=known)


AnyGame: TypeAlias = Game[Any, Any, Any]


def _game_of(package: str) -> AnyGame:
    game: AnyGame = import_module(package).GAME
    return game
