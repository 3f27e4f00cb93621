"""One seeded game of Shell Game as text, line by line: what the rules and the sealed dice did once, they do for ever.

Each line of `playthrough.txt` is an event: its number, who acted, the move, the position it led to, and what happened.
After a wanted change: `python tests/games/shell_game/test_playthrough.py`.
"""

from pathlib import Path
from random import Random

from fives.core.bot import ask_bot
from fives.core.catalogue import find_bots, find_game
from fives.core.dice import sealed_dice
from fives.core.game import CLOCK
from fives.core.match import new_match
from fives.core.options import read_options
from fives.core.perft import possible
from fives.core.referee import advance, settle

FILE = Path(__file__).with_name("playthrough.txt")
HEAD = """\
# One game of Shell Game between two bots, who are now casual, now elephants: number, actor (-1 is nature, -2 the
# clock), move, position, what happened. Written by test_playthrough.py.
"""


def transcript():
    """Return the game as text."""
    game = find_game("shell_game")
    bots, random = find_bots(game), Random(9)
    dice = sealed_dice(b"four stones, one hand, 3.", "playthrough", 1, ("00", "01"))
    match = settle(new_match(game, read_options(game, {}), 2), dice, 0)
    while match.actors:
        actor = max(match.actors)  # a shuffler who may turn the stones is quicker than the clock
        if actor == CLOCK:
            (move,) = possible(game, match.state, CLOCK)
        else:
            move = ask_bot(bots, match, actor, random.choice(["casual", "elephant"]), random, 1.0)
        match = advance(match, actor, game.notation.write_move(move), dice, 0, bot=actor >= 0)
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
    """It has everything that can happen, the early turning and the waiting among it."""
    text = FILE.read_text()
    keys = "laid turned slid asked found missed next over"
    assert all(f"shell_game-{key}" in text for key in keys.split())
    assert all(f"| {move} |" in text for move in ("turn", "wait", "ready", "rest"))
    assert "opening-won" in text
    assert "most_stones" in text


if __name__ == "__main__":
    FILE.write_text(transcript())
