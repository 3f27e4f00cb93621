"""Compiled kernels work where nothing can be written, too."""

import os
import subprocess
import sys

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
