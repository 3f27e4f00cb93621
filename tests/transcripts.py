"""One seeded game as text, line by line: what the rules and the sealed dice did once, they do for ever.

Each line of a `playthrough.txt` is an event: its number, who acted, the move, the position it led to, what happened.
After a wanted change: `python tests/transcripts.py tug`.
"""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from random import Random

from fives.core.catalogue import find_bots, find_game
from fives.core.dice import sealed_dice
from fives.core.game import Seat
from fives.core.match import Match, new_match
from fives.core.options import read_options
from fives.core.referee import advance, settle

HEAD = """\
# One game of {name} between two casual bots: number, actor (-1 is nature), move, position, what happened.
# Written by test_playthrough.py.
"""


def the_only_one(acting: frozenset[Seat], random: Random) -> Seat:
    """Return the seat that acts."""
    (seat,) = acting
    return seat


@dataclass(frozen=True)
class Playthrough:
    """A game between two casual bots, with dice sealed by `secret`."""

    id: str
    name: str
    secret: bytes
    quicker: Callable[[frozenset[Seat], Random], Seat] = the_only_one  # which of those who may act does

    @property
    def file(self) -> Path:
        """Return where the game is written down."""
        return Path(__file__).parent.joinpath("games", self.id, "playthrough.txt")

    def play(self) -> str:
        """Return the game as text."""
        game = find_game(self.id)
        bots, random = find_bots(game), Random(5)
        dice = sealed_dice(self.secret, "playthrough", 1, ("00", "01"))
        match = settle(new_match(game, read_options(game, {}), 2), dice, 0)
        while match.actors:
            seat = self.quicker(match.actors, random)
            move = bots.choose(match.view(seat), seat, "casual", random, 1.0)
            match = advance(match, seat, game.notation.write_move(move), dice, 0, bot=True)
        events = "".join(line(match, n) for n in range(match.n + 1))
        return HEAD.format(name=self.name) + events + f"result {match.result}\n"


def line(match: Match, n: int) -> str:
    """Return one event as a line."""
    position = match.game.notation.write_state(match.states[n])
    if n == 0:
        return f"0 | - | - | {position} | -\n"
    event = match.log[n - 1]
    happened = " ".join(happening.key for happening in match.happened(None, n)) or "-"
    return f"{n} | {event.actor} | {event.move} | {position} | {happened}\n"


if __name__ == "__main__":
    played = import_module(f"games.{sys.argv[1]}.test_playthrough").PLAYTHROUGH
    played.file.write_text(played.play())
