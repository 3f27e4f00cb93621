"""Number Poker: everyone closes a fist around a stone, and the highest that is shown only once is kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cache
from typing import Final, Literal, TypeAlias

import msgspec

from fives.core.game import Alarm, Chance, Happening, Result, Seat
from fives.core.refusal import IllegalMove

VALUES: Final = (1, 2, 3, 4)  # dot, line, triangle, square
EMPTY: Final = 0  # the empty hand (NP3)
CLOSED: Final = -1  # in a view: a fist that others must not look into

Left: TypeAlias = tuple[int, ...]  # how many are left of EMPTY and of each value, so that left[4] counts the fours
WHOLE: Final[Left] = (1, 2, 2, 2, 2)  # NP1, NP3


@dataclass(frozen=True, slots=True)
class Take:
    """The choice of an empty hand: the stone that `seat` shows (NP3)."""

    seat: Seat


Move: TypeAlias = int | Take  # EMPTY or a value, or after the reveal a take


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table settings of Number Poker."""

    empty_hand: Literal["ninth_play", "needs_a_stone"] = "ninth_play"  # NP5R


@dataclass(frozen=True, slots=True)
class NumberPoker:
    """A game of Number Poker at one moment. A stone in a fist is still among what its player has left."""

    options: Options
    left: tuple[Left, ...]  # by seat, known to all (NP4R)
    loot: tuple[tuple[int, ...], ...]  # by seat, values in order
    fists: tuple[int | None, ...]  # by seat EMPTY or a value; None: nothing chosen, or sitting out
    taker: Seat | None = None  # all hands are open, and this one is empty and chooses (NP3)
    scores: tuple[int, ...] = field(init=False, compare=False)  # stones of loot, for the seats around the table
    happened: tuple[Happening, ...] = field(default=(), compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "scores", tuple(map(len, self.loot)))


def start(seats: int, options: Options, first: Seat | None = None) -> NumberPoker:
    """Return the table with eight stones for everyone (NP1); nobody begins, since all act at once."""
    return NumberPoker(options, (WHOLE,) * seats, ((),) * seats, (None,) * seats)


def over(left: tuple[Left, ...]) -> bool:
    """Say whether all stones have been played (NP5R)."""
    return not any(map(stones, left))


@cache
def stones(left: Left) -> int:
    """Return how many stones are left to a player."""
    return sum(left[1:])


@cache
def plays(left: Left, options: Options) -> tuple[int, ...]:
    """Return what a player with this left can close the fist around, the empty hand last (NP1, NP3, NP5R)."""
    can_be_empty = left[EMPTY] and (options.empty_hand == "ninth_play" or stones(left))
    return tuple(value for value in VALUES if left[value]) + ((EMPTY,) if can_be_empty else ())


def actors(state: NumberPoker) -> frozenset[Seat]:
    """Return who may act now: all whose fists are not closed yet, or who takes a stone; nobody at the end."""
    if state.taker is not None:
        return frozenset((state.taker,))
    if over(state.left):
        return frozenset()
    options, left = state.options, state.left
    return frozenset([seat for seat, fist in enumerate(state.fists) if fist is None and plays(left[seat], options)])


def moves(state: NumberPoker, seat: Seat) -> Sequence[Move]:
    """Return what `seat` may do: close a fist around a stone or nothing, or take a stone that is shown."""
    if state.taker is not None:
        return tuple(Take(other) for other, fist in enumerate(state.fists) if fist) if seat == state.taker else ()
    if seat not in range(len(state.fists)) or state.fists[seat] is not None or over(state.left):
        return ()
    return plays(state.left[seat], state.options)


def chances(state: NumberPoker) -> Mapping[Move, Fraction]:
    """Return nothing: there is no chance in Number Poker."""
    return {}


def draw(state: NumberPoker, random: Chance) -> Move:
    """Raise: nature never acts."""
    raise IllegalMove("NP1")


def play(state: NumberPoker, actor: Seat, move: Move) -> NumberPoker:
    """Return the state after `move`, or raise IllegalMove."""
    if move not in moves(state, actor):
        raise IllegalMove(_rule(state, actor, move))
    if isinstance(move, Take):
        return _finish_round(state, move.seat, [])
    fists = tuple([move if seat == actor else fist for seat, fist in enumerate(state.fists)])
    closed = Happening("number-poker-closed", {"seat": actor})
    after = NumberPoker(state.options, state.left, state.loot, fists, happened=(closed,))
    return after if actors(after) else _open(after)


def _rule(state: NumberPoker, actor: Seat, move: Move) -> str:
    """Return the number of the rule that says why `move` cannot be played."""
    if state.taker is not None:
        return "NP4R"
    if over(state.left):
        return "NP5R"
    if isinstance(move, Take):
        return "NP3"
    if actor not in range(len(state.left)) or state.fists[actor] is not None:
        return "NP1"
    if not plays(state.left[actor], state.options):  # sits out, maybe with an empty hand that needs a stone
        return "NP5R"
    return "NP3" if move == EMPTY else "NP1"


def _open(state: NumberPoker) -> NumberPoker:
    """Return the state once all hands are open: a single empty hand takes a stone, if there is one (NP3, NP4)."""
    told = [*state.happened]
    for seat, fist in enumerate(state.fists):
        if fist is not None:
            shows = Happening("number-poker-showed", {"seat": seat, "stone": fist})
            told.append(shows if fist else Happening("number-poker-empty", {"seat": seat}))
    empty = [seat for seat, fist in enumerate(state.fists) if fist == EMPTY]
    if len(empty) == 1 and any(state.fists):
        return replace(state, taker=empty[0], happened=tuple(told))
    if empty:
        told.append(Happening("number-poker-empty-cancel" if len(empty) > 1 else "number-poker-empty-vain"))
    return _finish_round(state, None, told)


def winner(shown: Sequence[int | None]) -> Seat | None:
    """Return who shows the highest value that nobody else shows (NP2); None if there is none."""
    for value in (4, 3, 2, 1):
        if shown.count(value) == 1:
            return shown.index(value)
    return None


def _finish_round(state: NumberPoker, robbed: Seat | None, told: list[Happening]) -> NumberPoker:
    """Return the next round: the empty hand has its stone, the winner keeps one, the others are out (NP2, NP3)."""
    shown, loot = [*state.fists], [*state.loot]
    if robbed is not None and state.taker is not None:
        stone = _win(loot, state.taker, shown[robbed])
        told.append(Happening("number-poker-took", {"seat": state.taker, "stone": stone, "victim": robbed}))
        shown[robbed] = None
    told += [Happening("number-poker-cancel", {"stone": value}) for value in (4, 3, 2, 1) if shown.count(value) > 1]
    best = winner(shown)
    if best is not None:
        told.append(Happening("number-poker-kept", {"seat": best, "stone": _win(loot, best, shown[best])}))
    elif robbed is None:
        told.append(Happening("number-poker-nobody"))
    left = [rest if fist is None else _without(rest, fist) for rest, fist in zip(state.left, state.fists, strict=True)]
    if state.options.empty_hand == "needs_a_stone":
        _give_leftovers(left, loot, told)
    return NumberPoker(state.options, tuple(left), tuple(loot), (None,) * len(left), happened=tuple(told))


def _win(loot: list[tuple[int, ...]], seat: Seat, *stones: int | None) -> int:
    """Add stones to the loot of `seat`; return their sum."""
    won = [stone for stone in stones if stone]
    loot[seat] = tuple(sorted([*loot[seat], *won]))
    return sum(won)


@cache
def _without(left: Left, fist: int) -> Left:
    return (*left[:fist], left[fist] - 1, *left[fist + 1 :])


def _give_leftovers(left: list[Left], loot: list[tuple[int, ...]], told: list[Happening]) -> None:
    """Let a player who alone still has stones win them (NP5R)."""
    holders = [seat for seat, rest in enumerate(left) if stones(rest)]
    if len(holders) == 1:
        (seat,) = holders
        rest = [value for value in VALUES for _ in range(left[seat][value])]
        _win(loot, seat, *rest)
        left[seat] = (left[seat][EMPTY], 0, 0, 0, 0)
        told.append(Happening("number-poker-leftover", {"seat": seat, "stones": [*rest], "count": len(rest)}))


def alarm(state: NumberPoker) -> Alarm[Move] | None:
    """Return None: Number Poker is played without a clock."""
    return None


def view(state: NumberPoker, seat: Seat | None) -> NumberPoker:
    """Return what `seat` may see: everything but what is in the closed fists of others (NP1)."""
    if state.taker is not None or state.fists.count(None) == len(state.fists):
        return state
    seen = [fist if fist is None or other == seat else CLOSED for other, fist in enumerate(state.fists)]
    return NumberPoker(state.options, state.left, state.loot, tuple(seen), happened=state.happened)


def result(state: NumberPoker) -> Result | None:
    """Return the ranks: most stones of loot, then the higher sum of their values, else shared (NP6)."""
    if state.taker is not None or not over(state.left):
        return None
    keys = list(zip(state.scores, tiebreaks(state), strict=True))
    best = max(keys)
    ranks = tuple([1 + sum(other > key for other in keys) for key in keys])
    rivals = sum(count == best[0] for count, _ in keys)
    reason = "loot_shared" if keys.count(best) > 1 else "loot_sum" if rivals > 1 else "loot_most"
    return Result(ranks, state.scores, reason=reason, rule="NP6")


def tiebreaks(state: NumberPoker) -> tuple[int, ...]:
    """Return by seat the sum of the loot, which decides between as many stones (NP6)."""
    return tuple(sum(loot) for loot in state.loot)


def seat_count(state: NumberPoker) -> int:
    """Return how many play."""
    return len(state.left)


def starter(state: NumberPoker) -> Seat | None:
    """Return None: all act at once, so nobody begins and a rematch has nothing to pass on (G1R)."""
    return None
