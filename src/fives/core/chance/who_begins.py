"""The rolls that decide who begins (G1R): all roll two dice, the highest roll starts, tied highest roll again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from fractions import Fraction
from functools import cache
from math import comb
from typing import Any

from fives.core.chance.rolls import Dice, read_dice, roll, rolls, write_dice
from fives.core.game import NATURE, Chance, Happening, Seat
from fives.core.options import Start


class Act(Enum):
    """A forced act: the only thing that a player can do."""

    ROLL = "roll"


@dataclass(frozen=True, slots=True)
class Lot:
    """The lot: nature draws the seat that begins."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Opening:
    """The rolls for who begins: by seat two dice, None if not rolled yet, () if out of it."""

    how: Start
    rolled: tuple[Dice | None, ...]
    in_air: bool = False

    @property
    def seat(self) -> Seat:
        """Return who rolls next."""
        return self.rolled.index(None)


def opening(seats: int, how: Start) -> Opening | None:
    """Return the opening of a game for `seats`; None if the host's seat, 0, simply begins."""
    return None if how == "host" else Opening(how, (None,) * seats)


def opening_actor(state: Opening) -> Seat:
    """Return who acts: nature draws the lot and lands the dice, the seats roll."""
    return NATURE if state.how == "lot" or state.in_air else state.seat


def opening_chances(state: Opening) -> Mapping[Dice | Lot, Fraction]:
    """Return what nature may do, with exact probabilities."""
    if state.how == "lot":
        return dict(lots(state).items())
    return dict(rolls(2).items()) if state.in_air else {}


def opening_draw(state: Opening, random: Chance) -> Dice | Lot:
    """Return one act of nature."""
    return draw_lot(state, random) if state.how == "lot" else roll(2, random)


def lots(state: Opening) -> Mapping[Lot, Fraction]:
    """Return how likely the lot falls on each seat."""
    seats = len(state.rolled)
    return {Lot(seat): Fraction(1, seats) for seat in range(seats)}


def draw_lot(state: Opening, random: Chance) -> Lot:
    """Return the seat on which the lot falls."""
    return Lot(random.randrange(len(state.rolled)))


def lift(state: Opening) -> Opening:
    """Return the opening with the next seat's dice in the air."""
    return replace(state, in_air=True)


def land(state: Opening, dice: Dice) -> Opening | Seat:
    """Return the opening after a roll, or the seat that begins; tied highest rolls go again."""
    rolled = tuple(dice if seat == state.seat else other for seat, other in enumerate(state.rolled))
    if None in rolled:
        return replace(state, rolled=rolled, in_air=False)
    totals = [sum(other or ()) for other in rolled]
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(best) == 1:
        return best[0]
    return Opening(state.how, tuple(None if seat in best else () for seat in range(len(rolled))))


def landings(state: Opening | None, in_air: int) -> Mapping[Any, Fraction]:
    """Return what nature may do: settle the opening or, once it is over, land the dice in the air."""
    return opening_chances(state) if state else rolls(in_air)


def one_landing(state: Opening | None, in_air: int, random: Chance) -> Dice | Lot:
    """Return one of the landings."""
    return opening_draw(state, random) if state else roll(in_air, random)


def play_opening(state: Opening, act: object) -> tuple[Opening | None, Seat, tuple[Happening, ...]]:
    """Return the opening after an act of nature, who is to roll or, if it is over, to begin, and what happened."""
    match act:
        case Lot(seat):
            return None, seat, (Happening("lot-fell", {"seat": seat}),)
        case tuple():
            told = Happening("opening-rolled", {"seat": state.seat, "dice": list(act), "total": sum(act)})
            after = land(state, act)
            if not isinstance(after, Opening):
                return None, after, (told, Happening("opening-won", {"seat": after}))
            again = () if any(after.rolled) else (Happening("opening-tied"),)
            return after, after.seat, (told, *again)
    raise TypeError(f"nature does not open with {act}")


@cache
def begin_chances(state: Opening) -> tuple[float, ...]:
    """Return how likely each seat begins (G1R); after a tie for the highest roll, those who tied have equal chances."""
    seats = range(len(state.rolled))
    if state.how == "lot":
        return tuple(1 / len(seats) for _ in seats)
    totals = {seat: sum(dice) for seat in seats if (dice := state.rolled[seat])}
    waiting = [seat for seat in seats if state.rolled[seat] is None]
    return tuple(
        float(sum(_begins(total, totals, len(waiting), seat in waiting) for total in _possible(seat, totals, waiting)))
        for seat in seats
    )


def _possible(seat: Seat, totals: dict[Seat, int], waiting: list[Seat]) -> tuple[int, ...]:
    return tuple(range(2, 13)) if seat in waiting else (totals[seat],) if seat in totals else ()


def _begins(total: int, totals: dict[Seat, int], waiting: int, waits: bool) -> Fraction:
    """Return how likely a seat gets `total` and begins with it."""
    if max(totals.values(), default=0) > total:
        return Fraction(0)
    others = waiting - waits
    same, less = _total_chance(total), sum(map(_total_chance, range(2, total)), Fraction(0))
    equal = list(totals.values()).count(total) + waits
    ties = sum(comb(others, n) * same**n * less ** (others - n) / (equal + n) for n in range(others + 1))
    return ties * (same if waits else Fraction(1))


def _total_chance(total: int) -> Fraction:
    return Fraction(6 - abs(total - 7), 36)


def write_act(move: Act | Lot | Dice) -> str:
    """Return what all dice games write alike: `roll`, `seat1`, or the dice kept or landed (`44`, nothing: `-`)."""
    match move:
        case Act():
            return move.value
        case Lot(seat):
            return f"seat{seat}"
    return write_dice(move)


def lots_by_word(seats: int) -> dict[str, Lot]:
    """Return each lot by its word, `seat0` and so on."""
    return {write_act(lot): lot for lot in map(Lot, range(seats))}


def write_opening(state: Opening) -> str:
    """Return the opening as text: `lot`, or a word a seat (`?` not rolled, `-` out), `+` for dice in the air."""
    if state.how == "lot":
        return f"lot {len(state.rolled)}"
    words = ["?" if dice is None else write_dice(dice) for dice in state.rolled]
    return " ".join(["open" + "+" * state.in_air, *words])


def rolling(how: Start) -> Start:
    """Return how a position with rolls goes on; it may be of a game that now draws lots, as War of 1.0.0."""
    return "roll" if how == "lot" else how


def read_opening(text: str, how: Start) -> Opening | None:
    """Return the opening that `text` describes; None if it describes none."""
    head, *words = text.split()
    if head == "lot" and how == "lot" and len(words) == 1 and words[0] in set("123456789"):
        return Opening(how, (None,) * int(words[0]))
    if head not in ("open", "open+") or how == "host" or "?" not in words:
        return None
    rolled = [None if word == "?" else read_dice(word) for word in words]
    if any(word != "?" and (dice is None or len(dice) not in (0, 2)) for word, dice in zip(words, rolled, strict=True)):
        return None
    return Opening(rolling(how), tuple(rolled), in_air=head == "open+")
