"""The library with msgspec and nothing else: the rules of all games, tables as values, and live tables."""

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import fives

PLAY = """
import random
import fives

for game in fives.all_games().values():
    chance = random.Random(5)
    for seats in range(game.seats[0], game.seats[1] + 1):
        if seats not in game.seats_for(game.options()):
            continue
        match = fives.play_chance(fives.new_match(game, game.options(), seats), lambda match: chance, at=0)
        while match.actors:
            actor = min(match.actors)
            if actor < 0:
                move = game.notation.write_move(game.rules.alarm(match.state).move)
            else:
                move = match.any_move(actor, chance)
            match = fives.advance(match, actor, move, lambda match: chance, at=match.at + 1)
        assert match.result, game.id
        print(game.id, seats, match.n)
"""
ROOMS = """
import importlib, pkgutil
for room in ("core", "table", "live"):
    package = importlib.import_module(f"fives.{room}")
    for module in pkgutil.iter_modules(package.__path__):
        print(importlib.import_module(f"fives.{room}.{module.name}").__name__)
"""
MISSING = """
import fives
tug = fives.find_game("tug")
try:
    fives.find_bots(tug)
except ModuleNotFoundError as error:
    print(error)
"""


@pytest.fixture
def alone(tmp_path):
    """Run code where of all that is installed only fives and msgspec can be imported."""
    for package in (fives, msgspec):
        folder = Path(package.__file__).parent
        (tmp_path / folder.name).symlink_to(folder)

    def run(code):
        begin = f"import sys; sys.path.append({str(tmp_path)!r})\n"
        done = subprocess.run([sys.executable, "-I", "-S", "-c", begin + code], capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return done.stdout.splitlines()

    return run


@pytest.mark.long
def test_every_game_is_played_to_its_end(alone):
    assert {line.split()[0] for line in alone(PLAY)} == set(fives.all_games())


def test_live_tables_need_only_msgspec(alone):
    assert {"fives.table.commands", "fives.live.lobby", "fives.core.match"} < set(alone(ROOMS))


def test_a_missing_extra_is_one_sentence_with_the_command(alone):
    (said,) = alone(MISSING)
    assert said.endswith("is not installed; it comes with the extra: pip install 'fives[bots]'")
