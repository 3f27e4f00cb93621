"""Compiled kernels work where nothing can be written, too, and are never older than what they were made from."""

import os
import subprocess
import sys

import numpy as np
import pytest

from fives.solving.jit import kernel, lean_kernel

PROGRAM = """
import numba
import fives.solving.jit as jit

def double(x):
    return 2 * x

try:
    numba.njit(cache=True)(double)
except RuntimeError:
    assert jit.kernel(double)(21) == 42
else:
    raise AssertionError("there is a place to keep it after all, so this shows nothing")
"""


def test_a_kernel_compiles_without_a_cache_folder(tmp_path):
    module = tmp_path / "locked.py"
    module.write_text(PROGRAM)
    (tmp_path / "__pycache__").write_text("a file where the folder should be")
    environ = {"HOME": "/dev/null", "XDG_CACHE_HOME": "/dev/null", "PYTHONPATH": os.pathsep.join(sys.path)}
    subprocess.run([sys.executable, "-B", str(module)], env=environ, check=True)


@kernel
def count(size):
    return np.ones(size, np.int64).sum()


@lean_kernel
def fill(row):
    for at in range(len(row)):
        row[at] = count(at)


def test_a_lean_kernel_may_call_one_that_makes_an_array():
    """Numba would hand on to the second what was asked of the first alone, unless the second was compiled before."""
    row = np.zeros(3, np.int64)
    fill(row)
    assert row.tolist() == [0, 1, 2]


TOY = {
    "__init__.py": "",
    "rules.py": "TARGET = 5\n",
    "lookup.py": "from toy.rules import (\n    TARGET,\n)\n\nTWICE = 2 * TARGET\n",
    "counting.py": "from fives.solving.jit import kernel\n\n@kernel\ndef one(x):\n    return x + 1\n",
    "points.py": "from fives.solving.jit import kernel\nfrom toy import counting, lookup\n\n"
    "LAST, one = lookup.TWICE, counting.one\n\n@kernel\ndef points(x):\n    return one(x) + LAST\n",
}
ASK = "from toy.points import points; print(points(0), sum(points.stats.cache_hits.values()))"


def ask(folder):
    """Return what the toy's kernel says in a new Python, and how often something kept was used."""
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), *sys.path]), "PYTHONDONTWRITEBYTECODE": "1"}
    told = subprocess.run([sys.executable, "-c", ASK], env=environ, check=True, capture_output=True, text=True)
    said, kept = map(int, told.stdout.split())
    return said, kept


@pytest.mark.parametrize(
    ("file", "before", "after", "said"),
    [("rules.py", "5", "6", 13), ("counting.py", "x + 1", "x + 3", 13), ("points.py", "+ LAST", "- LAST", -9)],
)
def test_the_kernel_cache_is_invalidated_by_changed_sources(tmp_path, file, before, after, said):
    toy = tmp_path / "toy"
    toy.mkdir()
    for name, text in TOY.items():
        (toy / name).write_text(text)
    assert ask(tmp_path) == (11, 0)
    assert ask(tmp_path) == (11, 1)
    (toy / file).write_text(TOY[file].replace(before, after))
    assert ask(tmp_path) == (said, 0)
