"""`python -m fives.cli`: the same as the command `fives`."""

import sys

from fives.cli import main

if __name__ == "__main__":
    sys.exit(main())
