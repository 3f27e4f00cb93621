"""`import fives`: what it gives is what it names, small to import, and still there after use."""

import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import fives


def test_every_public_name_exists_and_is_no_module():
    """Also once the games are loaded: `fives.games` is their folder, so no function may be called that."""
    assert fives.all_games() is fives.all_games()
    given = {name: getattr(fives, name) for name in fives.__all__}
    assert [name for name, each in given.items() if isinstance(each, ModuleType)] == []
    assert fives.__all__ == sorted(fives.__all__, key=lambda name: (not name.isupper(), name[0].islower(), name))


def test_every_public_name_has_a_docstring():
    constants = {"CLOCK", "NATURE", "Seat", "__version__"}
    assert [name for name in fives.__all__ if name not in constants and not getattr(fives, name).__doc__] == []


def test_every_public_name_is_documented():
    page = (Path(__file__).parents[1] / "docs/api.md").read_text()
    told = set(re.findall(r"\w+", page))
    assert [name for name in fives.__all__ if name not in told and name != "__version__"] == []


def test_importing_it_loads_no_game_and_nothing_heavy():
    code = "import sys, fives; print(*sorted(sys.modules))"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    heavy = ("numpy", "numba", "litestar", "asyncio", "fives.games", "fives.server")
    assert [name for name in heavy if name in loaded] == []
