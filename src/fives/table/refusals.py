"""Refusals of the server, each with its HTTP status."""

from collections.abc import Mapping
from typing import Final

from fives.core.refusal import Param, Refusal

STATUS: Final[Mapping[str, int]] = {
    "bad_message": 400,
    "bad_token": 401,
    "not_your_seat": 403,
    "not_host": 403,
    "table_locked": 403,
    "wrong_origin": 403,
    "no_table": 404,
    "unknown_game": 404,
    "no_record": 404,
    "no_lesson": 404,
    "no_wifi": 404,
    "table_exists": 409,
    "no_review": 409,
    "no_hint": 409,
    "stale": 409,
    "too_late": 409,
    "not_your_turn": 409,
    "not_started": 409,
    "already_started": 409,
    "game_over": 409,
    "seat_taken": 409,
    "table_full": 409,
    "already_seated": 409,
    "most_seats": 409,
    "fewest_seats": 409,
    "nobody_joined": 409,
    "link_used": 409,
    "moved_on": 409,
    "no_guest": 409,
    "host_here": 409,
    "host_awaited": 409,
    "bad_throw": 422,
    "asked_already": 409,
    "no_question": 409,
    "too_large": 413,
    "too_fast": 429,
    "not_saved": 503,
    "house_full": 503,
}


class Denied(Refusal):
    """A refusal of the server itself, by its code."""

    def __init__(self, code: str, rule: str = "", **params: Param) -> None:
        self.code = code
        super().__init__(rule, **params)


def status_of(code: str) -> int:
    """Return the HTTP status of a refusal; 422 for refusals by a rule."""
    return STATUS.get(code, 422)
