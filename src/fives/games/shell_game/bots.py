"""Shell Game's bots: they remember the row as it was laid and follow each slide, and now and then they see one wrong.

A bot knows nothing but what its seat has seen. Each time it is asked it goes through the slides again in its mind; with
the stated rate it takes a slide for another one of the same stone.
"""

from collections.abc import Sequence
from typing import Final, TypeVar

from fives.core.game import Chance, Seat
from fives.games.shell_game.rules import (
    EVERY_SLIDE,
    OPENS,
    PLACES,
    Act,
    Move,
    Phase,
    ShellGame,
    Slide,
    moves,
    slid,
)

T = TypeVar("T")

RATE: Final = {"beginner": 0.25, "casual": 0.10, "strong": 0.03, "elephant": 0.0}  # slides seen wrong
PACES: Final = {"beginner": (20,), "casual": (12, 20), "strong": (8, 12), "elephant": (8,)}  # of its own slides
HASTY: Final = ("strong", "elephant")  # who turn the stones as soon as they may
FINE: Final = 1 << 20


def choose(
    view: ShellGame, seat: Seat, level: str, random: Chance, budget: float, seen: Sequence[ShellGame] = ()
) -> Move:
    """Return the move a bot of `level` makes for `seat`; `seen` is what its seat has seen before."""
    if view.phase is Phase.SEEK:
        return OPENS[_seek(view, recall((*seen, view), RATE[level], random), random)]
    if view.phase is Phase.READY:
        return Act.TURN if level in HASTY else Act.WAIT
    if view.phase is Phase.SLIDE:
        return _any([slide for slide in EVERY_SLIDE if slide.tenths in PACES[level]], random)
    return _any(moves(view, seat), random)


def recall(seen: Sequence[ShellGame], rate: float, random: Chance) -> tuple[int, ...] | None:
    """Return the row as a mind that sees slides wrong at this rate believes it to be; None if it was never seen."""
    believed: tuple[int, ...] | None = None
    for view in seen:
        if view.phase is Phase.LOOK:
            believed = view.row
        elif view.sliding and believed:
            slide = _mistaken(view.sliding, random) if random.randrange(FINE) < rate * FINE else view.sliding
            believed = slid(believed, slide)
        elif view.phase is Phase.LAY:
            believed = None
    return believed


def _mistaken(slide: Slide, random: Chance) -> Slide:
    """Return another end of the same slide, perhaps that the stone went nowhere."""
    target = _any([place for place in PLACES if place != slide.target], random)
    return Slide(slide.source, target, slide.tenths)


def _seek(view: ShellGame, believed: tuple[int, ...] | None, random: Chance) -> int:
    """Return where to look for the symbol: where it is believed to be, unless that stone is known to be another."""
    hidden = [place for place in PLACES if view.owners[place] is None]
    place = believed.index(view.asked) if believed else None
    return place if place in hidden else _any(hidden, random)


def _any(things: Sequence[T], random: Chance) -> T:
    return things[random.randrange(len(things))]
