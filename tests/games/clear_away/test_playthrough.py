"""One seeded game of Clear Away as text, line by line: what the rules did once, they do for ever.

Each line of `playthrough.txt` is an event: its number, who acted, the move, the position it led to, and what happened.
After a wanted change: `python tests/games/clear_away/test_playthrough.py`.
"""

from pathlib import Path
from random import Random

from fives.core.catalogue import find_bots, find_game
from fives.core.match import Event, new_match

FILE = Path(__file__).with_name("playthrough.txt")
HEAD = """\
# One game of Clear Away by the strong bot: number, actor, move, position, what happened.
# Written by test_playthrough.py.
"""


def transcript():
    """Return the game as text."""
    game, random = find_game("clear_away"), Random(5)
    bots, match = find_bots(game), new_match(game, game.options(), 1)
    while match.actors:
        move = bots.choose(match.view(0), 0, "strong", random, 1.0)
        match = match.then(Event(match.n + 1, 0, 0, game.notation.write_move(move), bot=True))
    return HEAD + "".join(line(match, n) for n in range(match.n + 1)) + f"result {match.result}\n"


def line(match, n):
    """Return one event as a line."""
    position = match.game.notation.write_state(match.states[n])
    if n == 0:
        return f"0 | - | - | {position} | -\n"
    event = match.log[n - 1]
    happened = " ".join(happening.key for happening in match.happened(None, n))
    return f"{n} | {event.actor} | {event.move} | {position} | {happened}\n"


def test_the_game_is_played_as_it_was_written_down():
    assert transcript() == FILE.read_text()


def test_the_game_is_worth_writing_down():
    """It is solved: 31 jumps, one stone left."""
    *_, last, result = FILE.read_text().splitlines()
    assert last.startswith("31 | 0 | ")
    assert last.endswith("clear_away-jumped clear_away-solved")
    assert "one_stone_left" in result


if __name__ == "__main__":
    FILE.write_text(transcript())
