"""The rules of a coin, as far as a review ever gets: it lies there before the throw."""

from dataclasses import dataclass

import msgspec

from fives.core.game import Happening


class Options(msgspec.Struct, frozen=True):
    """Nothing to set."""


@dataclass(frozen=True)
class Coin:
    """The coin before it is thrown."""

    happened: tuple[Happening, ...] = ()


def start(seats, options, first=None):
    """Return the coin in the hand."""
    return Coin()
