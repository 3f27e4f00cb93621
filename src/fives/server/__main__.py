"""`python -m fives.server`: serve with settings from the environment (`FIVES_PORT`, `FIVES_DATABASE`, …)."""

import os
import sys

from fives.server.run import serve
from fives.server.settings import BadSetting, read_settings
from fives.store.base import StoreProblem

if __name__ == "__main__":
    try:
        serve(read_settings(os.environ))
    except (BadSetting, StoreProblem) as problem:
        sys.stderr.write(f"fives: {problem}\n")
        sys.exit(2)
