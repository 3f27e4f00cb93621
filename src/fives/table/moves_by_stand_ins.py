"""What bots did for absent people in a match that is over: how many moves they made, and which points were theirs."""

from __future__ import annotations

from collections.abc import Sequence

from fives.core.game import NATURE, Seat
from fives.core.matches.match import Match
from fives.core.records.record import Newcomer, Player, seated_at
from fives.table.messages import StoodIn


def stood_in(match: Match, began: Sequence[Player], newcomers: Sequence[Newcomer]) -> tuple[StoodIn, ...]:
    """Return by seat what a bot did for its person; nothing while the match goes on."""
    if match.result is None:
        return ()
    moves = dict[Seat, int]()
    for number in range(match.log.start, match.n):
        event = match.log[number]
        if event.bot and event.actor >= 0 and not seated_at(began, newcomers, event.n)[event.actor].level:
            moves[event.actor] = moves.get(event.actor, 0) + 1
    return tuple(StoodIn(seat, moves[seat], _points(match, seat)) for seat in sorted(moves))


def _points(match: Match, seat: Seat) -> int | None:
    """Return how many of a seat's points were a bot's; None if points are not counted so, or they cannot be told apart.

    What a seat gains is a bot's if all its moves since the last roll or gain were, and its person's if none was.
    """
    kept = range(max(1, match.states.start), match.n + 1)
    if match.log.start or match.states.start > 1 or (before := _score(match, seat, kept[0])) is None:
        return None
    by_bot, movers = 0, set[bool]()
    for n in kept:
        event = match.log[n - 1]
        if event.actor == seat:
            movers.add(event.bot)
        score = _score(match, seat, n)
        if score is None or score < before or (score > before and len(movers) > 1):
            return None
        by_bot += (score - before) * (True in movers)
        if score > before or event.actor == NATURE:
            movers = set()
        before = score
    return by_bot


def _score(match: Match, seat: Seat, n: int) -> int | None:
    scores = getattr(match.view(None, n), "scores", ())
    return scores[seat] if len(scores) == match.seats else None
