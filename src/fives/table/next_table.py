"""Going on: the next game for the same people is a new table, with the chairs of the old one, which points to it."""

from __future__ import annotations

from typing import Any

import msgspec

from fives.core.game import AnyGame
from fives.core.options import read_options
from fives.table.apply_command import new_table
from fives.table.http_bodies import NewSeat, NewTable, NextGame
from fives.table.refusals import Denied
from fives.table.seats.chairs import Chair
from fives.table.seats.tokens import Holder
from fives.table.state import TableState


def check_next_game(state: TableState, holder: Holder) -> None:
    """Raise Denied unless `holder` may choose the next game now."""
    if not state.is_host(holder):
        raise Denied("not_host")
    if state.playing:
        raise Denied("already_started")


def new_next_table(code: str, game: AnyGame, wanted: NextGame, before: TableState, at: int) -> TableState:
    """Return the table of the next game: all holders keep their seats and tokens."""
    old = before.data
    chairs = _chairs(old.chairs, before.game, game, read_options(game, wanted.options))
    new = NewTable(
        game=wanted.game,
        seats=tuple(NewSeat("open") for _ in chairs),
        options=wanted.options,
        first=wanted.first,
        listed=old.listed if wanted.listed is None else wanted.listed,
        time=wanted.time,
        by_hand=wanted.by_hand,
    )
    return new_table(code, game, new, old.host, at, chairs=chairs, locked=old.locked, grows=old.grows)


def _chairs(chairs: tuple[Chair, ...], old: AnyGame, game: AnyGame, options: Any) -> tuple[Chair, ...]:
    """Return the chairs as they are carried over: as many as fit the new game, with every person on one."""
    count = _count(chairs, game, options)
    kept = list(range(len(chairs)))
    spare = [seat for kind in ("open", "bot") for seat in kept if chairs[seat].kind == kind]
    while len(kept) > count:
        kept.remove(spare.pop())
    carried = [_carried(chairs[seat], old, game) for seat in kept]
    return (*carried, *(Chair() for _ in range(count - len(carried))))


def _count(chairs: tuple[Chair, ...], game: AnyGame, options: Any) -> int:
    """Return how many chairs there will be: as before, or else fewer if all people fit, or else more."""
    people = sum(chair.kind == "person" for chair in chairs)
    possible = [count for count in game.seats_for(options) if count >= people]
    if not possible:
        game.check_seats(people, options)  # says by which rule
    return min(possible, key=lambda count: (count > len(chairs), abs(count - len(chairs))))


def _carried(chair: Chair, old: AnyGame, game: AnyGame) -> Chair:
    """Return a chair for another game: nobody is ready yet, and a bot plays at the nearest level there is."""
    known, levels = [level.id for level in old.levels], [level.id for level in game.levels]
    if chair.kind == "bot" and not levels:
        return Chair()
    level = chair.level
    if chair.kind == "bot" and level not in levels:
        level = levels[min(known.index(level), len(levels) - 1)]  # they are listed from the weakest
    return msgspec.structs.replace(chair, level=level, seed="", waits=chair.kind == "person", heir="")
