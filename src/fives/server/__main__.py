"""`python -m fives.server`: serve with settings from the environment (`FIVES_PORT`, …) and a file (`FIVES_CONFIG`)."""

import os
import sys

from fives.server.read_settings import read_settings
from fives.server.run import serve
from fives.server.settings import BadSetting
from fives.store.store_protocol import StoreProblem

if __name__ == "__main__":
    try:
        serve(read_settings(os.environ))
    except (BadSetting, StoreProblem) as problem:
        sys.stderr.write(f"fives: {problem}\n")
        sys.exit(2)
