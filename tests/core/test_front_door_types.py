"""The front door is typed by game: what a type checker says about right and wrong programs."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GOOD = """
import random
from typing import assert_type
import fives
from fives.games.tug.rules import Options, Tug

game = fives.play("tug", seed=5, variation=2)
assert_type(game.state, Tug)
assert_type(game.view(0), Tug)
assert_type(game.options, Options)
assert_type(game.turn, int)
assert_type(fives.find_game("tug").options, type[Options])
assert_type(fives.read_options(fives.find_game("tug"), {}), Options)
while not game.over:
    game.push(random.choice(game.moves))
game.play_bot("strong")
game.push((1, 2, 3))
for each in fives.all_games().values():
    fives.play(each, variation=2).play_bot("casual")
"""
BAD = """
import fives

game = fives.play("tug")
fives.play("tug", varation=2)
fives.play("tug", variation=3)
fives.play("tug", target=6)
fives.play("tugg")
game.state.dicee
game.view(1).dicee
game.options.varation
game.bot("master")
game.play_bot("master")
game.push(3.5)
fives.find_game("tug").options(varation=2)
fives.read_options(fives.find_game("tug"), {}).varation
"""
WRONG = {number for number, line in enumerate(BAD.split("\n"), 1) if line and not line.startswith(("import", "game ="))}


def mypy(*arguments):
    done = subprocess.run([sys.executable, "-m", "mypy", *arguments], capture_output=True, text=True, cwd=ROOT)
    return done.stdout + done.stderr


@pytest.mark.long
def test_a_wrong_option_field_or_level_is_an_error_and_a_right_one_is_not(tmp_path):
    tmp_path.joinpath("good.py").write_text(GOOD)
    tmp_path.joinpath("bad.py").write_text(BAD)
    told = mypy("--strict", "--no-error-summary", str(tmp_path / "good.py"), str(tmp_path / "bad.py"))
    errors = re.findall(r"(\w+)\.py:(\d+): error", told)
    assert {(file, int(line)) for file, line in errors} == {("bad", line) for line in WRONG}, told


def test_the_types_are_those_of_the_games():
    done = subprocess.run(
        [sys.executable, "scripts/typed_games.py", "--check"], capture_output=True, text=True, cwd=ROOT
    )
    assert (done.returncode, done.stderr) == (0, "")
