"""Recovery of a damaged database: each table as far as it is whole, and a list of what is lost."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Literal

import msgspec
from msgspec.structs import replace

from fives.core.catalogue import find_game
from fives.core.game import AnyGame
from fives.core.matches.event import Event
from fives.core.matches.match import new_match
from fives.core.options import read_options
from fives.core.refusal import Refusal
from fives.store.sqlite.recovery import Rescue, rescued
from fives.table.seats.chairs import after_match
from fives.table.state import Header, TableData, next_secret
from fives.table.storage.save_and_restore import read_data
from fives.table.table_codes import is_code


class Loss(msgspec.Struct, frozen=True):
    """A loss: a whole table, one of its matches, or a range of events of a match."""

    code: str
    what: Literal["table", "match", "events"]
    epoch: int = 0
    first: int = 0
    last: int = 0


class Recovered(msgspec.Struct, frozen=True):
    """The outcome of a recovery."""

    tables: int  # in the new file
    whole: int  # without any loss
    losses: tuple[Loss, ...]
    pages: int  # of the damaged file
    missing: int  # pages that are missing or empty


def recover(database: Path, new: Path, game: Callable[[str], AnyGame] = find_game) -> Recovered:
    """Copy what is whole in a damaged database to a new file; raise StoreProblem with one line if nothing is."""
    with rescued(database, new) as rescue:
        codes = rescue.codes()
        losses = tuple(loss for code in codes for loss in _mend(rescue, code, game))
        kept = set(rescue.codes())
        whole = kept - {loss.code for loss in losses}
        return Recovered(len(kept), len(whole), losses, rescue.pages, rescue.missing)


def _mend(rescue: Rescue, code: str, game: Callable[[str], AnyGame]) -> list[Loss]:
    """Leave out what cannot be used of a table, and return these losses."""
    data = _read_table(rescue.table(code))
    if data is None or not is_code(code):
        rescue.drop(code)
        return [Loss(code, "table")] if is_code(code) else []  # an invalid code is itself damage
    losses = [loss for epoch in rescue.epochs(code) if (loss := _mend_match(rescue, code, data, epoch, game))]
    newest = max(rescue.epochs(code), default=0)
    if newest < data.epoch and Loss(code, "match", data.epoch) not in losses:
        losses.append(Loss(code, "match", data.epoch))
    if newest != data.epoch:
        again = replace(data, phase="gathering", epoch=newest, chairs=after_match(data.chairs))
        again = replace(again, secret=next_secret(again), question=None)
        rescue.change(code, msgspec.json.encode(again), running=False)
    return losses


def _mend_match(rescue: Rescue, code: str, data: TableData, epoch: int, game: Callable[[str], AnyGame]) -> Loss | None:
    """Leave out the events of a match after the last one that can be replayed, and return these losses."""
    found = rescue.match(code, epoch)
    try:
        header = msgspec.json.decode(found.header, type=Header) if found else None
        count = _playable(data, header, found.log, game) if found and header else -1
    except (Refusal, ValueError):
        count = -1
    if count < 0:
        rescue.drop_match(code, epoch)
        return Loss(code, "match", epoch)
    last = rescue.last(code, epoch)
    if count == last:
        return None
    rescue.cut(code, epoch, count)
    return Loss(code, "events", epoch, count + 1, last)


def _playable(data: TableData, header: Header, log: Sequence[Event], game: Callable[[str], AnyGame]) -> int:
    """Return how many events of a match can be replayed; of a match by other rules, how many are without a gap."""
    rules = _rules(game, data.game)
    if rules is None or not rules.reads(header.version, len(header.players), data.options):
        return next((place for place, event in enumerate(log) if event.n != place + 1), len(log))
    match = new_match(rules, read_options(rules, data.options), len(header.players), header.first, header.by_hand)
    for event in log:
        try:
            match = match.then(event)
        except (Refusal, ValueError):
            break
    return match.n


def _rules(game: Callable[[str], AnyGame], id: str) -> AnyGame | None:
    try:
        return game(id)
    except Refusal:
        return None


def _read_table(data: bytes | None) -> TableData | None:
    try:
        return None if data is None else read_data(data)
    except ValueError:
        return None
