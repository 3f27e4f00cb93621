"""When a bot of Find Fives acts at a table with people. What it finds is a matter of its strength, in `bots.py`.

Play without people, as in the arena, does without this file: there a bot takes the time that its search takes.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from fives.core.bot import FINE, Later, Passed
from fives.core.game import Chance, Seat
from fives.games.find_fives.judge_outlines import MOST_FIVES
from fives.games.find_fives.rules import Act, FindFives, Move
from fives.games.find_fives.shapes import Outline

Seconds = tuple[float, float]  # from, to

LONGEST: Final = 600.0  # seconds that a bot waits before it turns the timer after all: as long as a round lasts (FF8R)
NEVER: Final = 1e9  # seconds
LATE: Final = 15.0  # seconds within which the moment of a turned timer lies


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast a level acts in a round, in seconds."""

    first: Seconds  # from the roll to its first FIVE
    next: Seconds  # from one FIVE to the next
    timer: float  # it does not turn the timer earlier in a later round …
    timer_in_round_one: float  # … and in the first
    only_full: bool = False  # it turns the timer only if it has all the FIVES that count, or after LONGEST
    done: Seconds | None = None  # once the timer is turned, it stops after so long; None: it goes on searching


PACES: Final[Mapping[str, Pace]] = MappingProxyType(
    {
        "beginner": Pace((20, 30), (12, 25), 60, LONGEST, only_full=True, done=(1.5, 4)),
        "casual": Pace((12, 20), (6, 14), 30, 45, done=(1.5, 4)),
        "strong": Pace((6, 11), (4, 9), 20, 30),
        "perfect": Pace((3, 6), (2, 4), 10, 15),
    }
)
STAND_IN: Final = Pace((20, 30), (12, 25), NEVER, NEVER, done=(1.5, 4))  # for a person whose phone is gone


def at_table(
    view: FindFives, seat: Seat, level: str, answer: Later[Move] | Move, passed: Passed, random: Chance, stand_in: bool
) -> Later[Move]:
    """Return a bot's `answer` at the moment when a person of its level would give it."""
    move = answer.move if isinstance(answer, Later) else answer
    if view.phase != "finding":
        return Later(0.0, move)
    pace = STAND_IN if stand_in else PACES[level]
    if isinstance(move, Outline):
        return _find(view, seat, pace, move, passed, random)
    if move is Act.TIMER:
        return Later(_until_timer(view, seat, pace, passed, random), move)
    return Later(_between(pace.done or pace.next, random), move)


def _find(view: FindFives, seat: Seat, pace: Pace, move: Outline, passed: Passed, random: Chance) -> Later[Move]:
    """Return the find in its time, or the end of the search if the timer is turned and the level stops then."""
    if view.sheets[seat].outlines:
        wait = _between(pace.next, random) - passed.own
    else:
        wait = _between(pace.first, random) - passed.roll
    if view.turned is not None and pace.done and wait > pace.done[0]:
        return Later(_between(pace.done, random), Act.DONE)
    return Later(max(0.0, wait), move)


def _until_timer(view: FindFives, seat: Seat, pace: Pace, passed: Passed, random: Chance) -> float:
    full = view.options.mode == "race" and len(view.sheets[seat].outlines) == MOST_FIVES
    earliest = pace.timer_in_round_one if view.round == 1 else pace.timer
    if pace.only_full and not full:
        earliest = LONGEST
    return max(1.0, earliest + _between((0, LATE), random) - passed.roll)


def _between(seconds: Seconds, random: Chance) -> float:
    low, high = seconds
    return low + (high - low) * random.randrange(FINE) / FINE
