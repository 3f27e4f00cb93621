"""The catalogue finds games by their folder, and loads their heavy parts only when asked."""

import json
import subprocess
import sys
from dataclasses import replace
from random import Random

import pytest

import fives
from fives.core import catalogue
from fives.core.catalogue import find_bots, find_game, find_solver, games
from fives.core.refusal import BadLevel, UnknownGame


def loaded_by(code):
    """Return the names of all modules a fresh Python has loaded after `code`."""
    script = f"import json, sys; {code}; print(json.dumps(sorted(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    return set(json.loads(done.stdout))


def test_games_are_found_in_order_and_know_their_id():
    assert "tug" in games()
    assert list(games()) == sorted(games())
    assert all(game.id == id for id, game in games().items())


def test_a_game_is_found_by_its_id():
    assert find_game("tug") is games()["tug"]


@pytest.mark.parametrize("id", ["", "TUG", "chess", "../tug", "x" * 999])
def test_an_unknown_game_says_which_there_are(id):
    with pytest.raises(UnknownGame) as refused:
        find_game(id)
    assert refused.value.params["known"] == list(games())
    assert len(str(refused.value.params["game"])) <= 40


@pytest.mark.parametrize("id", ["clear_away", "tug"])
@pytest.mark.parametrize("level", ["", "Perfect", "divine", "x" * 999])
def test_an_unknown_level_says_which_there_are(id, level):
    """Whatever a game's `bots.py` would do with a word it does not know."""
    game = find_game(id)
    with pytest.raises(BadLevel) as refused:
        find_bots(game).choose(None, 0, level, Random(1), 1.0)
    assert refused.value.params["known"] == [each.id for each in game.levels]
    assert len(str(refused.value.params["level"])) <= 40


def test_a_game_without_a_solver_has_none(monkeypatch, tmp_path):
    tug = find_game("tug")
    assert find_solver(tug) is not None
    monkeypatch.setattr(catalogue, "_has_file", lambda package, name: False)
    assert find_solver(replace(tug)) is None


def test_importing_fives_is_light():
    """The time it takes is measured in bench/."""
    heavy = {"numpy", "numba", "litestar", "uvicorn", "apsw", "rich", "cyclopts", "fluent", "fives.server", "fives.cli"}
    assert loaded_by("import fives") & heavy == set()
    assert loaded_by("import fives; fives.all_games()") & heavy == set()


@pytest.mark.long
def test_listing_games_loads_no_solver():
    shelf = (
        "from fives.live.calls.games import game_info; import fives; list(map(game_info, fives.all_games().values()))"
    )
    assert "fives.games.tug.rules" in loaded_by(shelf)
    assert loaded_by(shelf) & {"numpy", "numba"} == set()


@pytest.mark.long
def test_the_command_line_loads_no_server_and_no_arrays_until_it_must():
    heavy = {"numpy", "numba", "litestar", "uvicorn", "apsw", "fives.server.app", "fluent.runtime"}
    assert loaded_by("import fives.cli") & heavy == set()
    quiet = "import io; out, sys.stdout = sys.stdout, io.StringIO(); "
    perft = "fives.cli.main(['perft', 'tug', '--depth', '1']); sys.stdout = out"
    assert loaded_by(f"import fives.cli; {quiet}{perft}") & heavy == set()


def test_the_version_is_a_version():
    assert fives.__version__.count(".") == 2


def test_a_name_is_no_game():
    with pytest.raises(TypeError, match=r"find_game\('tug'\), not of its name"):
        find_bots("tug")


def test_a_built_in_bot_is_asked_only_for_an_acting_seat():
    torris = find_game("torris")
    state = torris.rules.start(2, torris.options())
    with pytest.raises(ValueError, match="settle lets it act"):
        find_bots(torris).choose(state, 0, "casual", Random(1), 1.0)
