"""One seeded game of Number Poker as text, line by line: what the rules did once, they do for ever.

Each line of `playthrough.txt` is an event: its number, who acted, the move, the position it led to, and what happened.
After a wanted change: `python tests/games/number_poker/test_playthrough.py`.
"""

from pathlib import Path
from random import Random

from fives.core.catalogue import find_game
from fives.core.match import Event, new_match
from fives.core.options import read_options

FILE = Path(__file__).with_name("playthrough.txt")
HEAD = """\
# One game of Number Poker for two, played blindly: number, actor, move, position, what happened.
# Written by test_playthrough.py.
"""


def transcript():
    """Return the game as text."""
    game, random = find_game("number_poker"), Random(3)
    match = new_match(game, read_options(game, {}), 2)
    while match.actors:
        seat = random.choice(sorted(match.actors))  # either may be the quicker one
        match = match.then(Event(match.n + 1, 0, seat, random.choice(match.moves(seat))))
    return HEAD + "".join(line(match, n) for n in range(match.n + 1)) + f"result {match.result}\n"


def line(match, n):
    """Return one event as a line."""
    position = match.game.notation.write_state(match.states[n])
    if n == 0:
        return f"0 | - | - | {position} | -\n"
    event = match.log[n - 1]
    happened = " ".join(happening.key for happening in match.happened(None, n)) or "-"
    return f"{n} | {event.actor} | {event.move} | {position} | {happened}\n"


def test_the_game_is_played_as_it_was_written_down():
    assert transcript() == FILE.read_text()


def test_the_game_is_worth_writing_down():
    """It has everything that can happen between two players, but for two empty hands at once."""
    text = FILE.read_text()
    keys = ("closed", "showed", "empty", "took", "kept", "cancel", "nobody")
    assert all(f"number-poker-{key}" in text for key in keys)


if __name__ == "__main__":
    FILE.write_text(transcript())
