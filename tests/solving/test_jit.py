"""Compiled kernels work where nothing can be written, too."""

import os
import subprocess
import sys

import numpy as np

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


def test_a_kernel_compiles_without_a_place_to_keep_it(tmp_path):
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
