"""The review of a match: what every decision gave away (skill) and what nature moved (luck)."""

import msgspec

from fives.core.game import Seat
from fives.core.match import Match


class Decision(msgspec.Struct, frozen=True):
    """One move of a seat, compared with the best one; `loss` is the value given away."""

    n: int
    seat: Seat
    move: str
    best: str
    loss: float


class Review(msgspec.Struct, frozen=True):
    """A match in values: `values[n][seat]` after event n; start + luck - given away = outcome, for each seat."""

    unit: str
    exact: bool
    values: tuple[tuple[float, ...], ...]
    decisions: tuple[Decision, ...]
    luck: tuple[float, ...]
    given: tuple[float, ...]  # by seat: value its own decisions gave away
    gained: tuple[float, ...]  # by seat: value the others' decisions gave to it


def review(match: Match) -> Review:
    """Return the review of a match so far."""
    raise NotImplementedError
