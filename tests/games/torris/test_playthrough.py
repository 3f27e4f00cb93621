"""One seeded game of Torris as text, line by line: what the rules and the sealed dice did once, they do for ever.

Each line of `playthrough.txt` is an event: its number, who acted, the move, the position it led to, and what happened.
After a wanted change: `python tests/games/torris/test_playthrough.py`.
"""

from pathlib import Path
from random import Random

from fives.core.catalogue import find_bots, find_game
from fives.core.dice import sealed_dice
from fives.core.match import new_match
from fives.core.referee import advance, settle

FILE = Path(__file__).with_name("playthrough.txt")
HEAD = """\
# One game of Torris between two casual bots: number, actor (-1 is nature), move, position, what happened.
# Written by test_playthrough.py.
"""


def transcript():
    """Return the game as text."""
    game = find_game("torris")
    bots, random = find_bots(game), Random(1)
    dice = sealed_dice(b"thirty-two stones, one board", "playthrough", 1, ("00", "01"))
    match = settle(new_match(game, game.options(), 2), dice, 0)
    while match.actors:
        (seat,) = match.actors
        move = bots.choose(match.view(seat), seat, "casual", random, 1.0)
        match = advance(match, seat, game.notation.write_move(move), dice, 0, bot=True)
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
    """Everything happens in it, sitting out too."""
    text = FILE.read_text()
    for key in ("torris-laid", "lot-fell", "torris-moved", "torris-closed", "torris-passed", "torris-won"):
        assert key in text


if __name__ == "__main__":
    FILE.write_text(transcript())
