"""One seeded game of Five Wins as text, line by line: what the rules and the sealed lot did once, they do for ever.

Each line of `playthrough.txt` is an event: its number, who acted, the move, the position it led to, and what happened.
After a wanted change: `python tests/games/five_wins/test_playthrough.py`.
"""

from pathlib import Path
from random import Random

from fives.core.catalogue import find_bots, find_game
from fives.core.dice import sealed_dice
from fives.core.match import new_match
from fives.core.options import read_options
from fives.core.referee import advance, settle

FILE = Path(__file__).with_name("playthrough.txt")
SEED = 3
HEAD = """\
# One game of Five Wins between two casual bots: number, actor (-1 is nature), move, position, what happened.
# Written by test_playthrough.py.
"""


def transcript(seed=SEED):
    """Return the game as text."""
    game = find_game("five_wins")
    bots, random = find_bots(game), Random(seed)
    dice = sealed_dice(b"a table without edges", "playthrough", 1, ("00", "01"))
    match = settle(new_match(game, read_options(game, {}), 2), dice, 0)
    while match.actors:
        (seat,) = match.actors
        move = bots.choose(match.view(seat), seat, "casual", random, 0.2)
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
    """It has both phases, a capture, and a row at the end."""
    text = FILE.read_text()
    keys = ("lot-fell", "five_wins-laid", "five_wins-after-game", "five_wins-moved", "five_wins-captured")
    assert all(key in text for key in keys)
    assert "five_in_a_row" in text


if __name__ == "__main__":
    FILE.write_text(transcript())
