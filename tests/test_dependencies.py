"""Our dependencies: each pinned to one version, with checksums where possible, for a written reason."""

import json
import re
import tomllib
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from docs_commands import pages

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
PINS = (ROOT / "constraints.txt").read_text().splitlines()
PINNED = {canonicalize_name(line.partition("==")[0]) for line in PINS}
EXTRAS = PROJECT["optional-dependencies"]
TOOLS = {"pip", "setuptools"}  # which come with Python


def chosen(*groups):
    """Return the names of what we chose ourselves."""
    lines = PROJECT["dependencies"] + [line for group in groups for line in EXTRAS[group]]
    return {canonicalize_name(Requirement(line).name) for line in lines} - {"fives"}


def brought_by(names):
    """Return these packages and all that they bring here, as far as they are installed."""
    found, waiting = set(), [(name, "") for name in names]
    while waiting:
        name, extra = waiting.pop()
        if (name, extra) not in found:
            found.add((name, extra))
            try:
                needed = [Requirement(line) for line in requires(name) or ()]
            except PackageNotFoundError:
                continue
            for each in needed:
                if each.marker is None or each.marker.evaluate({"extra": extra}):
                    waiting += [(canonicalize_name(each.name), more) for more in ("", *each.extras)]
    return {name for name, _ in found}


def test_every_pin_is_one_version():
    assert [line for line in PINS if not re.fullmatch(r"[A-Za-z0-9._-]+==\d[A-Za-z0-9.]*", line)] == []
    assert len(PINNED) == len(PINS)


def test_every_installed_package_is_pinned():
    assert brought_by(chosen("dev", "docs", "envs")) - PINNED - TOOLS == set()
    assert chosen(*EXTRAS) - PINNED == set()


def test_every_dependency_has_its_reason_in_a_decision():
    page = json.loads((ROOT / "web/package.json").read_text())
    names = chosen(*EXTRAS) | {name.rpartition("/")[2] for name in page["dependencies"]}
    text = "".join(file.read_text() for file in (ROOT / "docs/decisions").glob("*.md"))
    said = re.sub("[^a-z0-9]", "", text.lower())
    assert [name for name in sorted(names) if re.sub("[^a-z0-9]", "", name) not in said] == []


def test_every_package_of_the_page_has_its_checksum():
    packages = json.loads((ROOT / "web/package-lock.json").read_text())["packages"]
    brought = {name: each for name, each in packages.items() if name and not each.get("link")}
    assert len(brought) > 50
    assert [name for name, each in brought.items() if not each.get("integrity", "").startswith("sha512-")] == []


def test_every_extra_that_a_page_names_is_there():
    named = {extra for page in pages() for extra in re.findall(r"(?:fives|\"\.)\[(\w+)\]", page.read_text())}
    assert {"envs", "cluster"} <= named <= set(EXTRAS)


@pytest.mark.parametrize("target", ["audit", "test", "test-long", "lint", "types", "play", "docs", "pictures"])
def test_commands_that_pages_name_are_there(target):
    assert f"\n{target}:" in (ROOT / "Makefile").read_text()
