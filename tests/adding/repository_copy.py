"""A copy of the repository: a new game's files are added to it, and commands run in it."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parents[2]
GAME = Path(__file__).with_name("game")
FOLDERS = ("src", "tests", "docs", "web")
BUILT = {
    ROOT / "src/fives/web",
    ROOT / "web/node_modules",
    ROOT / "tests/adding",
}  # made by others, or this test itself
PATIENCE = 900  # seconds for one command, however busy the machine is


class RepositoryCopy:
    """One copy, and what was changed in it since."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "fives"
        for name in FOLDERS:
            shutil.copytree(ROOT / name, self.root / name, ignore=left_out)
        for file in ROOT.iterdir():
            if file.is_file() and file.name != ".git":  # where it is a file, it leads back here
                shutil.copy2(file, self.root)
        self._before = self._read()
        shutil.copytree(GAME, self.root, dirs_exist_ok=True)
        (self.root / "web/node_modules").symlink_to(ROOT / "web/node_modules")

    @property
    def environ(self) -> dict[str, str]:
        """Return what a command needs to find this copy, and none other."""
        paths = os.pathsep.join(str(self.root / name) for name in ("src", "tests"))
        tools = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
        found = {**os.environ, "PATH": tools, "PYTHONPATH": paths, "PYTHON": sys.executable, "LC_ALL": "C.UTF-8"}
        return {name: value for name, value in found.items() if not name.startswith(("PYTEST_", "COV_"))}

    def run(self, *command: str, typed: str = "", within: str = ".") -> str:
        """Run a command in a process of its own; fail unless it succeeds, and return what it printed."""
        done = subprocess.run(
            command,
            cwd=self.root / within,
            env=self.environ,
            input=typed,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout[-6000:]}\n{done.stderr[-6000:]}"
        return done.stdout

    def python(self, *arguments: str) -> str:
        """Run Python."""
        return self.run(sys.executable, *arguments)

    def fives(self, *arguments: str, typed: str = "") -> str:
        """Run the command line."""
        return self.run(
            sys.executable, "-c", "from fives.cli import main; raise SystemExit(main())", *arguments, typed=typed
        )

    def pytest(self, *arguments: str) -> int:
        """Run tests; return how many have passed."""
        said = self.python("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *arguments)
        *_, passed = said[: said.rindex(" passed")].split()
        return int(passed)

    def npm(self, script: str) -> None:
        """Run a script of the web."""
        self.run("npm", "run", "--silent", script, within="web")

    def changed(self) -> set[str]:
        """Return the files that were there before and are not what they were."""
        now = self._read()
        return {name for name, content in self._before.items() if now.get(name) != content}

    def _read(self) -> dict[str, str]:
        return {name: hashlib.sha256((self.root / name).read_bytes()).hexdigest() for name in files_in(self.root)}


def left_out(folder: str, names: Iterable[str]) -> set[str]:
    """Return what is not copied; compiled Python is, so that nobody compiles it anew."""
    return {name for name in names if Path(folder, name) in BUILT or name in (".pytest_cache", ".hypothesis")}


def files_in(folder: Path) -> set[str]:
    """Return the sources in a folder, by their paths in it."""
    found = (
        Path(parent, name) for parent, _, names in os.walk(folder) for name in names if "__pycache__" not in parent
    )
    return {file.relative_to(folder).as_posix() for file in found}
