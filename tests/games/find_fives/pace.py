"""Measure the pace of each level at a table with a person: its first FIVE, when it turns the timer, its points.

`PYTHONPATH=tests python -m games.find_fives.pace 200` prints the table of the page, from 200 rounds for each figure.
"""

import sys
from random import Random
from statistics import mean, median

from fives.core.bot import Passed
from fives.core.catalogue import find_bots, find_game, find_pace
from fives.core.game import CLOCK, NATURE
from fives.core.options import read_options
from fives.games.find_fives.rules import Act
from fives.games.find_fives.shapes import Outline

GAME = find_game("find_fives")
BOT, PERSON = 0, 1
PATIENT = 9999  # seconds: a person who leaves the timer to the bot


class Clocked:
    """A game of a bot against a person who only turns the timer, by a clock that the test drives."""

    def __init__(self, level, seed, turns_at=PATIENT, stand_in=False, **settings):
        self.level, self.turns_at, self.stand_in = level, turns_at, stand_in
        self.random = Random(seed)
        self.state = GAME.rules.start(2, read_options(GAME, settings))
        self.now = self.rolled = self.own = 0.0
        self.did = []  # round, seconds since the roll, actor and move of each event

    def play(self, actor, move):
        """Let an event happen now."""
        self.did.append((self.state.round, self.now - self.rolled, actor, move))
        self.state = GAME.rules.play(self.state, actor, move)
        if actor == NATURE:
            self.rolled = self.own = self.now
        if actor == BOT:
            self.own = self.now

    def ask(self):
        """Return the bot's next move and when it comes."""
        view, passed = GAME.rules.view(self.state, BOT), Passed(self.now - self.rolled, self.now - self.own)
        answer = find_bots(GAME).choose(view, BOT, self.level, self.random, 0.1)
        paced = find_pace(GAME)(view, BOT, self.level, answer, passed, self.random, self.stand_in)
        return self.now + paced.seconds, paced.move

    def round(self):
        """Play a round, and go on to the next one."""
        number = self.state.round
        while NATURE in GAME.rules.actors(self.state):
            self.play(NATURE, GAME.rules.draw(self.state, self.random))
        stops = self.now + self.state.options.limit * 60
        while self.state.phase == "finding":
            person = self.rolled + self.turns_at if self.state.turned is None else PATIENT * PATIENT
            free = not self.state.sheets[BOT].done
            at, move = self.ask() if free else (PATIENT * PATIENT, None)
            self.now, actor, move = min((stops, CLOCK, Act.STOP), (at, BOT, move), (person, PERSON, Act.TIMER))
            before = self.state.turned
            self.play(actor, move)
            if before is None and self.state.turned is not None:
                stops = self.now + self.state.options.timer
                if actor == BOT and self.state.phase == "finding":
                    self.play(PERSON, Act.DONE)
        for seat in (BOT, PERSON):
            if self.state.phase == "scoring" and self.state.round == number:
                self.play(seat, Act.NEXT)

    def first(self, round=1):
        """Return when the bot outlined its first FIVE in a round; None if it did not."""
        return next(
            (at for n, at, who, did in self.did if n == round and who == BOT and isinstance(did, Outline)), None
        )

    def turned(self, round=1):
        """Return when the bot turned the timer in a round; None if it did not."""
        return next((at for n, at, who, did in self.did if n == round and who == BOT and did is Act.TIMER), None)


def points(level, seed, turns_at):
    """Return what the bot scores in a game with a person who turns the timer so many seconds after each roll."""
    game = Clocked(level, seed, turns_at)
    while game.state.phase != "over":
        game.round()
    return game.state.scores[BOT]


def spread(seconds):
    """Return median, least and most of what there is, and how often it was not."""
    there = [each for each in seconds if each is not None]
    never = f", never in {len(seconds) - len(there)}" if len(there) < len(seconds) else ""
    return (f"{median(there):.0f} ({min(there):.0f} to {max(there):.0f})" if there else "") + never


def main(rounds):
    for level in (each.id for each in GAME.levels):
        games = [Clocked(level, seed) for seed in range(rounds)]
        for game in games:
            game.round()
            game.round()
        sys.stdout.write(
            f"{level}: first FIVE {spread([game.first() for game in games])}; "
            f"timer in round one {spread([game.turned() for game in games])}, "
            f"in round two {spread([game.turned(2) for game in games])}; "
            f"points of a game {mean(points(level, seed, 90) for seed in range(rounds // 4)):.0f}\n"
        )
        sys.stdout.flush()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
