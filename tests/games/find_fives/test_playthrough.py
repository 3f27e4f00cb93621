"""Seeded games as text, line by line: what the rules and the sealed dice did once, they do for ever.

`playthrough.txt` is practice alone, as the default settings have it for one; `race.txt` is a race of three bots and
`puzzle.txt` a puzzle of two, both with grey boards. Each line is an event: its number, who acted, the move, the
position it led to, what happened. After a wanted change: `python tests/transcripts.py find_fives`.
"""

from pathlib import Path
from random import Random

import pytest

from fives.core.bot import at_once
from fives.core.catalogue import find_bots, find_game
from fives.core.chance.sealed_dice import sealed_dice
from fives.core.game import CLOCK
from fives.core.matches.match import new_match
from fives.core.matches.referee import advance, play_chance
from fives.core.options import read_options
from transcripts import Playthrough, line, told

HERE = Path(__file__).parent
GAMES = {
    "playthrough": ({}, 1),
    "race": ({"boards": "grey"}, 3),
    "puzzle": ({"mode": "puzzle", "boards": "grey"}, 2),
}


def transcript(name):
    """Return a game between casual bots as text."""
    match = played(name)
    lines = "".join(line(match, n) for n in range(match.n + 1))
    return f"# Find Fives, {name}: written by tests/transcripts.py\n{lines}result {match.result}\n"


def played(name):
    """Return a game between casual bots; now and then the clock is quicker than they are."""
    game, (settings, seats) = find_game("find_fives"), GAMES[name]
    bots, random = find_bots(game), Random(7)
    dice = sealed_dice(b"twelve shapes of five", name, 1, ("",) * seats)
    match = play_chance(new_match(game, read_options(game, settings), seats), dice, 0)
    while match.actors:
        seats_now = sorted(match.actors - {CLOCK})
        if CLOCK in match.actors and random.random() < 0.08:
            move = game.rules.alarm(match.state).move
            seat = CLOCK
        else:
            seat = random.choice(seats_now)
            move = at_once(bots.choose(match.view(seat), seat, "casual", random, 1.0))
        match = advance(match, seat, game.notation.write_move(move), dice, 0, bot=seat >= 0)
    return match


class Playthroughs(Playthrough):
    """The three games; the first player is told of the race."""

    def match(self):
        return played("race")

    def rewrite(self):
        for name in GAMES:
            HERE.joinpath(f"{name}.txt").write_text(transcript(name))
        self.file.with_name("told.json").write_text(told(self.match()))


PLAYTHROUGH = Playthroughs("find_fives", "Find Fives")


@pytest.mark.parametrize("name", list(GAMES))
def test_the_playthrough_file_is_reproduced(name):
    assert transcript(name) == HERE.joinpath(f"{name}.txt").read_text(), PLAYTHROUGH.remedy


def test_the_playthroughs_cover_the_rules():
    """They have everything that can happen, but for shapes that fit nowhere."""
    text = "".join(HERE.joinpath(f"{name}.txt").read_text() for name in GAMES)
    stops = ["turned", "done", "time-up", "limit-up", "all-done", "nobody"]
    keys = [*stops, "boards", "rolled", "last-round", "scored", "circled", "missed", "hatched"]
    assert [key for key in keys if f"find_fives-{key}" not in text] == []
