"""The source archive and the wheel install into an empty environment and need no Node to run."""

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import urllib.request
import venv
import zipfile
from pathlib import Path

import pytest

import fives
from server_process import Serving
from test_msgspec_alone import PLAY, base_packages

ROOT = Path(__file__).parents[1]
PAGE = "fives/web/index.html"
TOOLS = {"pip", "setuptools"}  # what every new environment has
MOST = 40  # MB of a plain install


def run(*command, cwd=None, **environ):
    """Return what a command prints, or fail with all it said."""
    done = subprocess.run(command, cwd=cwd, env={**os.environ, **environ}, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def empty_environment(folder):
    """Return the `bin` of a new environment."""
    venv.create(folder, with_pip=True)
    return folder / "bin"


def install(bin, *what):
    run(bin / "pip", "install", "--quiet", "--disable-pip-version-check", "-c", ROOT / "constraints.txt", *what)


def unpack(archive, folder):
    """Return the one folder that a source archive has."""
    with tarfile.open(archive) as packed:
        packed.extractall(folder, filter="data")
    (inside,) = folder.iterdir()
    return inside


def test_program_page_and_changelog_name_the_same_version():
    page, lock = (json.loads((ROOT / "web" / name).read_text()) for name in ("package.json", "package-lock.json"))
    released = re.findall(r"^## (\d\S*) \(\d{4}-\d\d-\d\d\)$", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert {page["version"], lock["version"], lock["packages"][""]["version"], released[0]} == {fives.__version__}


@pytest.fixture(scope="module")
def packed(tmp_path_factory):
    """Return the source archive, and the wheel that is built from nothing else and where there is no Node."""
    folder = tmp_path_factory.mktemp("packed")
    bin = empty_environment(folder / "builder")
    install(bin, "hatchling")
    run(bin / "python", "-m", "hatchling", "build", "-t", "sdist", "-d", folder, cwd=ROOT)
    (archive,) = folder.glob("*.tar.gz")
    source = unpack(archive, folder / "source")
    run(bin / "python", "-m", "hatchling", "build", "-t", "wheel", "-d", folder, cwd=source, PATH=str(bin))
    (wheel,) = folder.glob("*.whl")
    return archive, wheel


@pytest.mark.slow
def test_archive_and_wheel_contain_the_page_and_no_development_files(packed):
    archive, wheel = packed
    with tarfile.open(archive) as source, zipfile.ZipFile(wheel) as built:
        sources, files = source.getnames(), built.namelist()
    assert any(name.endswith(f"src/{PAGE}") for name in sources)
    assert PAGE in files
    assert "fives/py.typed" in files
    assert [name for name in sources + files if "node_modules" in name or "__pycache__" in name] == []
    assert {name.partition("/")[0] for name in files} == {"fives", f"{wheel.name.rsplit('-', 3)[0]}.dist-info"}


@pytest.mark.slow
def test_the_wheel_plays_in_an_empty_environment_without_node(packed, tmp_path, monkeypatch):
    _, wheel = packed
    bin = empty_environment(tmp_path / "guest")
    install(bin, str(wheel))
    monkeypatch.setenv("PATH", str(bin))
    monkeypatch.delenv("PYTHONPATH", raising=False)
    assert shutil.which("node") is None
    assert "tug" in run(bin / "fives", "games", cwd=tmp_path)
    assert "exact" in run(bin / "fives", "solve", "tug", "--position", "12344", cwd=tmp_path)
    monkeypatch.setattr(sys, "executable", str(bin / "python"))
    with Serving(tmp_path) as serving, urllib.request.urlopen(serving.url) as answer:
        assert "<title>fives" in answer.read().decode()


@pytest.mark.slow
def test_a_plain_install_is_small_and_plays_every_game(tmp_path, monkeypatch):
    monkeypatch.delenv("PYTHONPATH", raising=False)
    bin = empty_environment(tmp_path / "plain")
    install(bin, str(ROOT))
    listed = json.loads(run(bin / "pip", "list", "--disable-pip-version-check", "--format", "json"))
    packages = {each["name"].lower().replace("_", "-") for each in listed} - TOOLS
    assert packages == base_packages() | {"fives"}
    size = megabytes(tmp_path / "plain")
    sys.stdout.write(f"{size:.1f} MB: {', '.join(sorted(packages))}\n")
    assert size < MOST
    played = run(bin / "python", "-I", "-c", PLAY, cwd=tmp_path)
    assert {line.split()[0] for line in played.splitlines()} == set(fives.all_games())


def megabytes(environment):
    """Return how large all packages are together, with their compiled files but without the tools."""
    (packages,) = environment.glob("lib/*/site-packages")
    ours = [
        entry for entry in packages.iterdir() if not re.match(r"pip|setuptools|pkg_resources|_distutils", entry.name)
    ]
    files = [file for entry in ours for file in (entry.rglob("*") if entry.is_dir() else [entry]) if file.is_file()]
    return sum(file.stat().st_size for file in files) / 1e6
