"""Views: what a seat was told, as the state that the game's rules, bots and solvers read."""

from __future__ import annotations

from functools import cache
from typing import Any, get_type_hints

import msgspec

from fives.core.catalogue import find_game


def read_view(game: str, told: Any) -> Any:
    """Return a view as a state of the game's rules; `told` is a `Hand.view` as it came."""
    return msgspec.convert(told, _state_of(game), str_keys=True)


@cache
def _state_of(game: str) -> Any:
    return get_type_hints(find_game(game).rules.start)["return"]
