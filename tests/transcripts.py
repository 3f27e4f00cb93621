"""One seeded game as text, line by line: what the rules and the sealed dice did once, they do for ever.

Each line of a `playthrough.txt` is an event: its number, who acted, the move, the position it led to, what happened.
Each line of a `told.json` is what of an event the first player is told; the page's tests make of it what a screen
reader says (`spoken.en.txt`). After a wanted change: `python tests/transcripts.py tug`, then in `web/`
`npx vitest run tests/spoken.test.ts -u`.
"""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from random import Random

import msgspec

from fives.core.bot import ask_bot
from fives.core.catalogue import find_bots, find_game
from fives.core.chance.sealed_dice import sealed_dice
from fives.core.game import CLOCK, Seat
from fives.core.matches.match import Match, new_match
from fives.core.matches.referee import advance, play_chance
from fives.core.options import read_options
from fives.core.perft import possible

HEAD = """\
# One game of {name} between two casual bots: number, actor (-1 is nature), move, position, what happened.
# Written by tests/transcripts.py.
"""


def the_only_one(acting: frozenset[Seat], random: Random) -> Seat:
    """Return the seat that acts."""
    (seat,) = acting
    return seat


def any_of_them(acting: frozenset[Seat], random: Random) -> Seat:
    """Return a seat that acts, where several may and any may be the quickest."""
    return random.choice(sorted(acting))


def bot(*levels: str) -> Callable[[Match, Seat, Random], str]:
    """Return how a bot chooses that is now of one of these levels, now of another."""

    def choose(match: Match, seat: Seat, random: Random) -> str:
        level = random.choice(levels) if len(levels) > 1 else levels[0]
        return match.game.notation.write_move(ask_bot(find_bots(match.game), match, seat, level, random, 1.0))

    return choose


CASUAL = bot("casual")


@dataclass(frozen=True)
class Playthrough:
    """A game for as few players as it takes, two casual bots if nothing else is said, with dice sealed by `secret`."""

    id: str
    name: str
    secret: bytes = b""  # a game without chance has none
    quicker: Callable[[frozenset[Seat], Random], Seat] = the_only_one  # which of those who may act does
    choose: Callable[[Match, Seat, Random], str] = CASUAL  # its move
    seed: int = 5
    head: str = HEAD  # how the file begins

    @property
    def file(self) -> Path:
        """Return where the game is written down."""
        return Path(__file__).parent.joinpath("games", self.id, "playthrough.txt")

    @property
    def remedy(self) -> str:
        """Return what to do when the game is played or told in another way and should be."""
        return f"if wanted: python tests/transcripts.py {self.id}; in web: npx vitest run tests/spoken.test.ts -u"

    def play(self) -> str:
        """Return the game as text."""
        match = self.match()
        events = "".join(line(match, n) for n in range(match.n + 1))
        return self.head.format(name=self.name) + events + f"result {match.result}\n"

    def match(self) -> Match:
        """Return the game, played to its end."""
        game, random = find_game(self.id), Random(self.seed)
        options = read_options(game, {})
        dice = sealed_dice(self.secret, "playthrough", 1, ("00", "01"))
        match = play_chance(new_match(game, options, game.seats_for(options)[0]), dice, 0)
        while match.actors:
            seat = self.quicker(match.actors, random)
            move = due(match) if seat == CLOCK else self.choose(match, seat, random)
            match = advance(match, seat, move, dice, 0, bot=seat != CLOCK)
        return match

    def rewrite(self) -> None:
        """Write down the game, and what the first player is told of it."""
        self.file.write_text(self.play())
        self.file.with_name("told.json").write_text(told(self.match()))


def told(match: Match) -> str:
    """Return what the first player is told of each event, as JSON."""
    lines = [msgspec.json.encode(match.happened(0, n)).decode() for n in range(1, match.n + 1)]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def due(match: Match) -> str:
    """Return the one thing that the clock does now."""
    (move,) = possible(match.game, match.state, CLOCK)
    return match.game.notation.write_move(move)


def line(match: Match, n: int) -> str:
    """Return one event as a line."""
    position = match.game.notation.write_state(match.states[n])
    if n == 0:
        return f"0 | - | - | {position} | -\n"
    event = match.log[n - 1]
    happened = " ".join(happening.key for happening in match.happened(None, n)) or "-"
    return f"{n} | {event.actor} | {event.move} | {position} | {happened}\n"


if __name__ == "__main__":
    import_module(f"games.{sys.argv[1]}.test_playthrough").PLAYTHROUGH.rewrite()
