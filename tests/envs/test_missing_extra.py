"""Without the extra `fives[envs]` an environment says how to install it."""

import subprocess
import sys

import pytest


@pytest.mark.long
@pytest.mark.parametrize(
    ("module", "library"),
    [("gymnasium", "gymnasium"), ("pettingzoo", "gymnasium"), ("pettingzoo", "pettingzoo"), ("openspiel", "pyspiel")],
)
def test_a_missing_library_says_which_extra_brings_it(module, library):
    code = f"import sys; sys.modules[{library!r}] = None; import fives.envs.{module}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 1
    *_, said = done.stderr.splitlines()
    assert said == (
        f"fives.core.extras.MissingExtra: {library} is not installed; "
        "it comes with the extra: pip install 'fives[envs]'"
    )
