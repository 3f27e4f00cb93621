"""Emblems: the animal and the colour of each seat, and who gets another if two want the same.

Those who sat down first keep theirs. Somebody later gets the next animal, or colour, of the list that nobody has.
Before a match bots give way to people; during one nobody's emblem changes.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, get_args

from msgspec.structs import replace

from fives.core.game import Seat
from fives.core.records.record import Emblem
from fives.table.http_bodies import Animal, Colour, WantedEmblem
from fives.table.seats.chairs import Chair, with_chair

ANIMALS: Final[tuple[str, ...]] = get_args(Animal)
COLOURS: Final[tuple[str, ...]] = get_args(Colour)
ROBOTS: Final = ("robot1", "robot2", "robot3", "robot4", "robot5")  # of bots


def emblem_of(wanted: WantedEmblem | None) -> Emblem | None:
    """Return what somebody has chosen as it is saved."""
    return Emblem(wanted.animal, wanted.colour) if wanted else None


def with_emblem(chairs: tuple[Chair, ...], seat: Seat, wanted: Emblem | None, playing: bool) -> tuple[Chair, ...]:
    """Return the chairs with the emblem of the person who has just sat down: as wanted, or the nearest that is free."""
    others = (chair for other, chair in enumerate(chairs) if other != seat and (playing or chair.kind == "person"))
    emblem = _nearest(chairs[seat], seat, wanted, [chair.emblem for chair in others if chair.emblem])
    return with_all_emblems(with_chair(chairs, seat, replace(chairs[seat], emblem=emblem)))


def with_all_emblems(chairs: tuple[Chair, ...]) -> tuple[Chair, ...]:
    """Return the chairs with an emblem for everybody, no two alike: people come before bots."""
    found, taken = list(chairs), list[Emblem]()
    seats = [seat for seat, chair in enumerate(chairs) if chair.kind != "open"]
    for seat in sorted(seats, key=lambda seat: (chairs[seat].kind == "bot", chairs[seat].emblem is None)):
        emblem = _nearest(chairs[seat], seat, chairs[seat].emblem, taken)
        found[seat] = replace(chairs[seat], emblem=emblem)
        taken.append(emblem)
    return chairs if tuple(found) == chairs else tuple(found)


def _nearest(chair: Chair, seat: Seat, wanted: Emblem | None, taken: Collection[Emblem]) -> Emblem:
    """Return the emblem that is wanted, or the usual one of the seat, with what others have replaced."""
    animals = ROBOTS if chair.kind == "bot" else ANIMALS
    animal, colour = (wanted.animal, wanted.colour) if wanted else ("", "")
    return Emblem(
        _next_free(animals, animal, seat, {emblem.animal for emblem in taken}),
        _next_free(COLOURS, colour, seat, {emblem.colour for emblem in taken}),
    )


def _next_free(words: Sequence[str], wanted: str, seat: Seat, taken: Collection[str]) -> str:
    """Return the first word that nobody has, from the one wanted on; that one if all are taken."""
    begin = words.index(wanted) if wanted in words else seat % len(words)
    around = (*words[begin:], *words[:begin])
    return next((word for word in around if word not in taken), around[0])
