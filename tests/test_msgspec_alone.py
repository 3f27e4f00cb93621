"""What runs without extras: with msgspec alone rules and tables, with the base install also the command line's help."""

import json
import subprocess
import sys
import tomllib
from importlib.metadata import distribution
from pathlib import Path

import msgspec
import pytest
from packaging.requirements import Requirement

import fives
from fives.cli import COMMANDS
from fives.cli.terminal.language import TERMINAL_LANGUAGES
from fives.cli.terminal.translations import Translations

ROOT = Path(__file__).parents[1]

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
FRONT_DOOR = """
import random
import fives

for id in ("torris", "tug", "find_fives", "number_poker"):
    game = fives.play(fives.find_game(id), seed=5)
    while not game.over:
        game.push(random.choice(game.moves))
    game.save("game.json")
    again = fives.load("game.json")
    assert (again.position, again.result, str(again)) == (game.position, game.result, str(game))
    assert again.svg().startswith("<svg")
    again.pop()
    assert not again.over
    print(id, fives.play(fives.find_game(id), position=again.position).position == again.position)
try:
    fives.play("torris", position=fives.play("torris", seed=1).position).push("a1W")
except fives.IllegalMove as refusal:
    print(refusal.rule, refusal.sentence("en") == refusal.__notes__[0], refusal.sentence("uk").isascii())
try:
    fives.play("tug").bot("perfect")
except ModuleNotFoundError as error:
    print(error)
"""
ROOMS = """
import importlib, pkgutil
for room in ("core", "table", "live"):
    package = importlib.import_module(f"fives.{room}")
    for module in pkgutil.walk_packages(package.__path__, f"fives.{room}."):
        print(importlib.import_module(module.name).__name__)
"""
MISSING = """
import fives
tug = fives.find_game("tug")
try:
    fives.find_bots(tug)
except ModuleNotFoundError as error:
    print(error)
"""


COMMAND = """
from fives.cli import main
sys.exit(main({!r}))
"""


def base_packages():
    """Return what a plain install brings: the dependencies of the project, and what these need."""
    found = set()
    waiting = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]
    while waiting:
        needed = Requirement(waiting.pop())
        if needed.name.lower() in found or (needed.marker and not needed.marker.evaluate({"extra": ""})):
            continue
        found.add(needed.name.lower())
        waiting.extend(distribution(needed.name).requires or ())
    return {name.replace("_", "-") for name in found}


def link(folder, *paths):
    for path in paths:
        (folder / path.name).symlink_to(path)


def python(folder, code):
    """Run code where of all that is installed only what is in `folder` can be imported."""
    begin = f"import sys; sys.path.append({str(folder)!r})\n"
    return subprocess.run([sys.executable, "-I", "-S", "-c", begin + code], capture_output=True, text=True, cwd=folder)


@pytest.fixture
def alone(tmp_path):
    """Run code where of all that is installed only fives and msgspec can be imported."""
    link(tmp_path, *(Path(package.__file__).parent for package in (fives, msgspec)))

    def run(code):
        done = python(tmp_path, code)
        assert done.returncode == 0, done.stderr
        return done.stdout.splitlines()

    return run


@pytest.fixture(scope="module")
def base(tmp_path_factory):
    """Return a folder from which only fives and what a plain install brings can be imported."""
    folder = tmp_path_factory.mktemp("base")
    link(folder, Path(fives.__file__).parent)
    for name in base_packages():
        installed = distribution(name)
        tops = {file.parts[0] for file in installed.files if file.parts[0] not in ("..", "__pycache__")}
        link(folder, *(Path(installed.locate_file(top)) for top in tops))
    return folder


@pytest.mark.long
def test_every_game_is_played_to_its_end(alone):
    assert {line.split()[0] for line in alone(PLAY)} == set(fives.all_games())


@pytest.mark.long
def test_the_front_door_needs_only_msgspec(alone):
    *games, refused, missing = alone(FRONT_DOOR)
    assert games == [f"{id} True" for id in ("torris", "tug", "find_fives", "number_poker")]
    assert refused.split()[1:] == ["True", "False"]
    assert missing.endswith("is not installed; it comes with the extra: pip install 'fives[bots]'")


def test_live_tables_need_only_msgspec(alone):
    assert {"fives.table.apply_command", "fives.live.all_tables", "fives.core.matches.match"} < set(alone(ROOMS))


def test_a_missing_extra_is_one_sentence_with_the_command(alone):
    (said,) = alone(MISSING)
    assert said.endswith("is not installed; it comes with the extra: pip install 'fives[bots]'")


@pytest.mark.long
def test_the_help_of_every_command_needs_no_extra(base):
    for command in ((), *((name,) for name in COMMANDS)):
        done = python(base, COMMAND.format([*command, "--help"]))
        assert (done.returncode, done.stderr) == (0, ""), (command, done.stderr)
        assert f"Usage: {' '.join(('fives', *command))}" in done.stdout


@pytest.mark.parametrize("language", TERMINAL_LANGUAGES)
def test_the_games_are_listed_without_extras(base, language):
    done = python(base, COMMAND.format(["games", "--json", "--lang", language]))
    assert done.returncode == 0, done.stderr
    words = Translations(language)
    named = {id: (words.say(f"{id}-name"), words.say(f"{id}-line")) for id in fives.all_games()}
    assert {each["id"]: (each["name"], each["line"]) for each in json.loads(done.stdout)} == named


@pytest.mark.parametrize(
    ("command", "library", "extra"),
    [
        ("serve", "litestar", "server"),
        ("games", "fluent", "server"),
        ("play tug", "fluent", "server"),
        ("solve tug", "filelock", "bots"),
        ("arena tug casual casual", "numpy", "bots"),
        ("arena tug random random", "fluent", "server"),
        ("bot FILE --join ABCD", "websockets", "server"),
        ("prepare tug", "fluent", "server"),
        ("config", "platformdirs", "server"),
        ("tables", "platformdirs", "server"),
    ],
)
def test_a_command_without_its_extra_says_one_sentence(base, tmp_path, command, library, extra):
    bot = tmp_path / "mine.py"
    bot.write_text("def choose(view, seat, level, random, budget): return view.moves[0]")
    done = python(base, COMMAND.format(command.replace("FILE", str(bot)).split()))
    said = f"fives: {library} is not installed; it comes with the extra: pip install 'fives[{extra}]'\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", said)


def test_a_refusal_is_one_sentence_without_extras(base):
    done = python(base, COMMAND.format(["perft", "nope", "--depth", "1"]))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("fives: unknown game: game='nope', known=[")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("module", "library", "extra"),
    [
        ("client", "websockets", "server"),
        ("client.sync", "websockets", "server"),
        ("envs.batch", "numpy", "bots"),
        ("envs.gymnasium", "gymnasium", "envs"),
        ("envs.pettingzoo", "numpy", "envs"),
        ("envs.openspiel", "numpy", "envs"),
    ],
)
def test_a_module_without_its_extra_says_one_sentence(base, module, library, extra):
    done = python(base, f"import fives.{module}")
    *_, said = done.stderr.splitlines()
    assert said == (
        f"fives.core.extras.MissingExtra: {library} is not installed; "
        f"it comes with the extra: pip install 'fives[{extra}]'"
    )
