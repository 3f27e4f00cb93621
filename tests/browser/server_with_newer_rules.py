"""A server of fives whose Tug has newer rules than the one before it: run in the place of `python -m fives.server`."""

import runpy
from dataclasses import replace

from fives.games import tug

if __name__ == "__main__":
    tug.GAME = replace(tug.GAME, version=tug.GAME.version + 1)
    runpy.run_module("fives.server", run_name="__main__")
