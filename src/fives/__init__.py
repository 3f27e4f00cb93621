"""fives: small games to give away, as one typed library. `fives.play("tug")` begins; `docs/api.md` shows the rest.

A program that joins a table is `fives.client`, contests of bots are `fives.arena`, environments `fives.envs`.
"""

from fives.core.bot import Bots, Later, ask_bot, at_once
from fives.core.catalogue import find_bots, find_encoding, find_solver
from fives.core.catalogue import games as all_games  # `fives.games` is the folder they live in
from fives.core.chance.sealed_dice import new_secret, sealed_dice
from fives.core.game import CLOCK, NATURE, Game, Happening, Level, Result, Seat
from fives.core.matches.event import Event, Kind
from fives.core.matches.match import Match, new_match, replay
from fives.core.matches.referee import advance, call, play_chance
from fives.core.options import read_options
from fives.core.records.record import Player, Record, load_match, read_record, record_match, write_record
from fives.core.records.verify_record import Verification, verify
from fives.core.refusal import IllegalMove, Refusal
from fives.core.solver import Evaluation, Solver, Valued
from fives.core.svg_drawing import draw_svg
from fives.core.text_drawing import draw_table
from fives.front_door import Play, find_game, load, play

__version__ = "1.0.0"

__all__ = [
    "CLOCK",
    "NATURE",
    "Bots",
    "Evaluation",
    "Event",
    "Game",
    "Happening",
    "IllegalMove",
    "Kind",
    "Later",
    "Level",
    "Match",
    "Play",
    "Player",
    "Record",
    "Refusal",
    "Result",
    "Seat",
    "Solver",
    "Valued",
    "Verification",
    "__version__",
    "advance",
    "all_games",
    "ask_bot",
    "at_once",
    "call",
    "draw_svg",
    "draw_table",
    "find_bots",
    "find_encoding",
    "find_game",
    "find_solver",
    "load",
    "load_match",
    "new_match",
    "new_secret",
    "play",
    "play_chance",
    "read_options",
    "read_record",
    "record_match",
    "replay",
    "sealed_dice",
    "verify",
    "write_record",
]
