"""The bots of Find Fives search as people do: they find FIVES after a while, easy shapes sooner than hard ones.

How long a find takes has no memory (it is exponential), so that a bot asked again goes on as if it had not stopped; the
strong one waits for some finds and outlines the one that leaves most room.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass
from math import inf, log
from types import MappingProxyType
from typing import TYPE_CHECKING

from fives.core.bot import FINE, Later, spin
from fives.core.game import Chance, Seat
from fives.games.find_fives.judge_outlines import MOST_FIVES
from fives.games.find_fives.rules import Act, Cross, FindFives, Hatch, Move, alone, free_squares, owes
from fives.games.find_fives.search_fives import best_set, best_total, completion, fives_of
from fives.games.find_fives.shapes import VALUES, Outline, cheapest_first, fitting, masks, values
from fives.solving.compact_tables import NUMPY

if TYPE_CHECKING or NUMPY:
    from fives.games.find_fives.puzzle_policy import best_five, best_hatch
else:
    from fives.games.find_fives.plain_policy import best_five, best_hatch

AT_ONCE = 0.0  # no time to look ahead: the network's estimates alone


@dataclass(frozen=True, slots=True)
class Eye:
    """How a level searches."""

    rate: float  # finds a second for each FIVE of an easy shape that is there
    ease: float  # so much more slowly a shape is found for each point it is worth more on our tiles (FF13R)
    patience: float  # seconds without a find to expect after which it stops searching
    looks: int = 1  # finds it waits for before it outlines the one that leaves most room


EYES: Mapping[str, Eye] = MappingProxyType(
    {
        "beginner": Eye(rate=0.009, ease=0.6, patience=45),
        "casual": Eye(rate=0.014, ease=0.75, patience=40),
        "strong": Eye(rate=0.03, ease=0.85, patience=30, looks=2),
    }
)


def choose(view: FindFives, seat: Seat, level: str, random: Chance, budget: float) -> Later[Move] | Move:
    """Return what a bot of `level` does next, and when; the perfect one uses up to half of `budget` in a puzzle."""
    until = time.monotonic() + budget / 2 if level == "perfect" else AT_ONCE
    if view.phase == "scoring":
        return _cross_out(view, seat, level, random, until) if owes(view, seat) else Act.NEXT
    race = view.options.mode == "race"
    if level == "perfect":
        return _race_perfectly(view, seat) if race else _puzzle_perfectly(view, seat, until)
    return _search(view, seat, EYES[level], level, random)


def _stop(view: FindFives) -> Move:
    """Return how to end the own search: turn the timer if that can be done, which is worth a point (FF10 f, FP3)."""
    return Act.DONE if alone(view) or view.turned is not None else Act.TIMER


def _race_perfectly(view: FindFives, seat: Seat) -> Move:
    drawn = view.sheets[seat].outlines
    missing = (
        five for five in best_set(fives_of(view.boards[seat], view.roll), view.options.tiles) if five not in drawn
    )
    return next(missing, _stop(view))


def _puzzle_perfectly(view: FindFives, seat: Seat, until: float) -> Move:
    five = None if view.sheets[seat].outlines else best_five(view, seat, until)
    return five or _stop(view)


def _search(view: FindFives, seat: Seat, eye: Eye, level: str, random: Chance) -> Later[Move]:
    """Return the next find, or the end of the search if that would take too long."""
    there = _to_be_found(view, seat)
    chances = {five: eye.rate * eye.ease ** (VALUES[five.shape] - 1) for five in there}
    total = sum(chances.values())
    seconds = sum(-log(1 - random.randrange(FINE) / FINE) for _ in range(eye.looks)) / total if total else inf
    if not total or 1 / total > eye.patience or seconds > 2 * eye.patience:
        satisfied = not there or len(view.sheets[seat].outlines) >= _enough(view)
        return Later(1.0 if satisfied else min(seconds, eye.patience), _stop(view))
    if level == "strong" and view.options.mode != "race":
        return Later(seconds, best_five(view, seat, AT_ONCE) or _stop(view))
    finds = [spin(chances, random) for _ in range(eye.looks)]
    if eye.looks == 1:
        return Later(seconds, finds[0])
    board, drawn = view.boards[seat], view.sheets[seat].outlines
    left = MOST_FIVES - len(drawn) - 1
    tiles = view.options.tiles
    room = {
        five: values(tiles)[five.shape] + best_total(completion(board, view.roll, (*drawn, five)), left, tiles)
        for five in finds
    }
    return Later(seconds, max(room, key=lambda five: room[five]))


def _enough(view: FindFives) -> int:
    return MOST_FIVES if view.options.mode == "race" else 1


def _to_be_found(view: FindFives, seat: Seat) -> list[Outline]:
    """Return the FIVES that could join what the bot has outlined."""
    board, sheet = view.boards[seat], view.sheets[seat]
    if len(sheet.outlines) >= _enough(view):
        return []
    if view.options.mode == "race":
        return completion(board, view.roll, sheet.outlines)
    free, mask = free_squares(sheet), masks()
    return [five for five in fives_of(board, view.roll) if five.shape in sheet.left and not mask[five] & ~free]


def _cross_out(view: FindFives, seat: Seat, level: str, random: Chance, until: float) -> Move:
    """Return the shape to give up: the best choice, or for the weaker levels a cheap one anywhere."""
    if level in ("strong", "perfect"):
        return best_hatch(view, seat, until)
    sheet, cheap_first = view.sheets[seat], cheapest_first(view.options.tiles).index
    places = fitting(free_squares(sheet), sheet.left)
    if not places:
        return Cross(min(sheet.left, key=cheap_first))
    cheapest = min((place.shape for place in places), key=cheap_first)
    cheap = [place for place in places if place.shape == cheapest]
    return Hatch(cheap[random.randrange(len(cheap))])
