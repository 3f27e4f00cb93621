"""Shell Game's bots: they remember the row as it was laid and follow each slide, and now and then they see one wrong.

A bot knows nothing but what its seat has seen. Each time it is asked it goes through the slides again; at the stated
rate it takes a slide for another one of the same stone. That rate is the mean over all slides: far and fast
ones confuse more, and so do those across the stone that moved last. Strong shufflers know which.
"""

from collections.abc import Sequence
from functools import cache
from itertools import product
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
PACES: Final = {"beginner": (20,), "casual": (12, 20), "strong": (12,), "elephant": (8,)}  # of its own slides
FAR: Final = {1: 0.7, 2: 1.2, 3: 1.5}  # how much a slide confuses by the places it goes …
FAST: Final = {8: 1.4, 12: 1.1, 20: 0.9, 30: 0.6}  # … and by the tenths of a second it takes
ACROSS: Final = 1.5  # … if it passes the stone that was slid before
AGAIN: Final = 0.7  # … if it slides the same stone again, which is easier to follow
CUNNING: Final = {"strong": 6, "elephant": 1}  # of how many of the most confusing slides these shufflers choose
HASTY: Final = ("strong", "elephant")  # these turn the stones as soon as they may
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
        return _slide(level, _last_slide(seen), random)
    return _any(moves(view, seat), random)


def _slide(level: str, last: Slide | None, random: Chance) -> Slide:
    """Return a slide at the level's pace: any, or one of those that confuse most."""
    slides = [slide for slide in EVERY_SLIDE if slide.tenths in PACES[level]]
    if level in CUNNING:
        least = sorted((confusion(slide, last) for slide in slides), reverse=True)[CUNNING[level] - 1]
        slides = [slide for slide in slides if confusion(slide, last) >= least]
    return _any(slides, random)


def _last_slide(seen: Sequence[ShellGame]) -> Slide | None:
    """Return the slide before, if there was one since the stones were turned."""
    for view in reversed(seen):
        if view.sliding or view.phase is Phase.LOOK:
            return view.sliding
    return None


def confusion(slide: Slide, last: Slide | None) -> float:
    """Return how much likelier than the mean a slide is to be seen wrong, given the one before."""
    return _raw_confusion(slide, last) / _mean_confusion(last is not None)


@cache
def _mean_confusion(follows: bool) -> float:
    """Return the mean over all slides, and over all that can have come before."""
    pairs = [*product(EVERY_SLIDE, EVERY_SLIDE if follows else (None,))]
    return sum(_raw_confusion(slide, last) for slide, last in pairs) / len(pairs)


def _raw_confusion(slide: Slide, last: Slide | None) -> float:
    low, high = sorted((slide.source, slide.target))
    confuses = FAR[high - low] * FAST[slide.tenths]
    if last is None:
        return confuses
    if slide.source == last.target:
        return confuses * AGAIN
    return confuses * ACROSS if low <= last.target <= high else confuses


def recall(seen: Sequence[ShellGame], rate: float, random: Chance) -> tuple[int, ...] | None:
    """Return the row as a bot that sees slides wrong at this rate believes it to be; None if it was never seen."""
    believed: tuple[int, ...] | None = None
    last: Slide | None = None
    for view in seen:
        if view.phase is Phase.LOOK:
            believed, last = view.row, None
        elif view.sliding and believed:
            wrong = random.randrange(FINE) < rate * confusion(view.sliding, last) * FINE
            believed = slid(believed, _mistaken(view.sliding, random) if wrong else view.sliding)
            last = view.sliding
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
