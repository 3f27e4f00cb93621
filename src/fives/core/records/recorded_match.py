"""A recorded match to look back at: replayed by its rules or, if they have changed, from its stored views."""

from __future__ import annotations

from dataclasses import dataclass

from fives.core.catalogue import find_game
from fives.core.game import AnyGame, Result, Seat
from fives.core.matches.match import Match
from fives.core.records.record import Record, load_match
from fives.core.records.stored_views import Picture, Pictures, read_pictures

NO_PICTURE = Picture(None, ())


@dataclass(frozen=True, slots=True)
class Recorded:
    """A record and its match; `match` is None if it was played by other rules."""

    record: Record
    match: Match | None
    pictures: Pictures

    @property
    def game(self) -> AnyGame:
        """Return the game, with the rules that are here now."""
        return find_game(self.record.game)

    @property
    def result(self) -> Result | None:
        """Return how it ended: by the rules, or as the record says."""
        return self.match.result if self.match else self.record.result

    def look(self, n: int, seat: Seat | None = None) -> Picture:
        """Return what `seat` saw after event `n` (None: a spectator); without a view if it was not stored."""
        if self.match is None:
            return self.pictures.of(n, seat) or NO_PICTURE
        return Picture(self.match.view(seat, n), self.match.happened(seat, n) if n else ())


def look_back(record: Record) -> Recorded:
    """Return a recorded match to look back at; raise BadRecord if it breaks its rules."""
    if record.by_other_rules:
        return Recorded(record, None, read_pictures(record.pictures))
    return Recorded(record, load_match(record), Pictures(()))
