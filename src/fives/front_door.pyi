"""Written by `python scripts/typed_games.py` from the games."""

from os import PathLike
from typing import Any, Literal, TypeVar, overload

import msgspec

import fives.games.clear_away.rules
import fives.games.detective.rules
import fives.games.dominoes.rules
import fives.games.find_fives.rules
import fives.games.five_wins.rules
import fives.games.hi_low.rules
import fives.games.number_poker.rules
import fives.games.shell_game.rules
import fives.games.torris.rules
import fives.games.tug.rules
import fives.games.war.rules
from fives.core.game import AnyGame, Game, Seat, State
from fives.core.play import Play

__all__ = ["Play", "find_game", "load", "play"]

S = TypeVar("S", bound=State)
O = TypeVar("O", bound=msgspec.Struct)
M = TypeVar("M")

@overload
def find_game(
    id: Literal["clear_away"],
) -> Game[
    fives.games.clear_away.rules.ClearAway, fives.games.clear_away.rules.Options, fives.games.clear_away.rules.Move
]: ...
@overload
def find_game(
    id: Literal["detective"],
) -> Game[
    fives.games.detective.rules.Detective, fives.games.detective.rules.Options, fives.games.detective.rules.Move
]: ...
@overload
def find_game(
    id: Literal["dominoes"],
) -> Game[fives.games.dominoes.rules.Dominoes, fives.games.dominoes.rules.Options, fives.games.dominoes.rules.Move]: ...
@overload
def find_game(
    id: Literal["find_fives"],
) -> Game[
    fives.games.find_fives.rules.FindFives, fives.games.find_fives.rules.Options, fives.games.find_fives.rules.Move
]: ...
@overload
def find_game(
    id: Literal["five_wins"],
) -> Game[
    fives.games.five_wins.rules.FiveWins, fives.games.five_wins.rules.Options, fives.games.five_wins.rules.Move
]: ...
@overload
def find_game(
    id: Literal["hi_low"],
) -> Game[fives.games.hi_low.rules.HiLow, fives.games.hi_low.rules.Options, fives.games.hi_low.rules.Move]: ...
@overload
def find_game(
    id: Literal["number_poker"],
) -> Game[
    fives.games.number_poker.rules.NumberPoker,
    fives.games.number_poker.rules.Options,
    fives.games.number_poker.rules.Move,
]: ...
@overload
def find_game(
    id: Literal["shell_game"],
) -> Game[
    fives.games.shell_game.rules.ShellGame, fives.games.shell_game.rules.Options, fives.games.shell_game.rules.Move
]: ...
@overload
def find_game(
    id: Literal["torris"],
) -> Game[fives.games.torris.rules.Torris, fives.games.torris.rules.Options, fives.games.torris.rules.Move]: ...
@overload
def find_game(
    id: Literal["tug"],
) -> Game[fives.games.tug.rules.Tug, fives.games.tug.rules.Options, fives.games.tug.rules.Move]: ...
@overload
def find_game(
    id: Literal["war"],
) -> Game[fives.games.war.rules.War, fives.games.war.rules.Options, fives.games.war.rules.Move]: ...
@overload
def find_game(id: str) -> AnyGame: ...
@overload
def play(
    game: Literal["clear_away"],
    *,
    seats: int | None = None,
    seed: int | None = None,
    position: str = "",
    first: Seat | None = None,
    by_hand: bool = False,
) -> Play[
    fives.games.clear_away.rules.ClearAway,
    fives.games.clear_away.rules.Options,
    fives.games.clear_away.rules.Move,
    Literal["beginner", "casual", "strong", "perfect"],
]: ...
@overload
def play(
    game: Literal["detective"],
    *,
    seats: int | None = None,
    seed: int | None = None,
    position: str = "",
    first: Seat | None = None,
    by_hand: bool = False,
    variation: Literal[0, 1, 2, "both"] = 0,
    last_turn: Literal["others", "equal_turns", "none"] = "others",
    record: Literal["first_roll", "after_reroll"] = "first_roll",
    start: Literal["roll", "roll_always", "lot", "winner", "host"] = "roll",
) -> Play[
    fives.games.detective.rules.Detective,
    fives.games.detective.rules.Options,
    fives.games.detective.rules.Move,
    Literal["beginner", "casual", "strong", "perfect"],
]: ...
@overload
def play(
    game: Literal["dominoes"],
    *,
    seats: int | None = None,
    seed: int | None = None,
    position: str = "",
    first: Seat | None = None,
    by_hand: bool = False,
    variation: Literal[0, 1, 2] = 0,
    may_decline: bool = False,
    replace_single: bool = False,
    start: Literal["roll", "roll_always", "lot", "winner", "host"] = "roll",
) -> Play[
    fives.games.dominoes.rules.Dominoes,
    fives.games.dominoes.rules.Options,
    fives.games.dominoes.rules.Move,
    Literal["beginner", "casual", "strong", "perfect"],
]: ...
@overload
def play(
    game: Literal["find_fives"],
    *,
    seats: int | None = None,
    seed: int | None = None,
    position: str = "",
    first: Seat | None = None,
    by_hand: bool = False,
    mode: Literal["race", "puzzle", "solo"] = "race",
    boards: Literal["white", "grey"] = "white",
    timer: Literal[15, 30, 45, 60, 90, 120, 180] = 45,
    limit: Literal[10, 5, 3, 0] = 10,
    guard: Literal["auto", "off", "on"] = "auto",
    tiles: str = "F2I4L1N2P1T3U2V3W4X4Y1Z3",
) -> Play[
    fives.games.find_fives.rules.FindFives,
    fives.games.find_fives.rules.Options,
    fives.games.find_fives.rules.Move,
    Literal["beginner", "casual", "strong", "perfect"],
]: ...
@overload
def play(
    game: Literal["five_wins"],
    *,
    seats: int | None = None,
    seed: int | None = None,
    position: str = "",
    first: Seat | None = None,
    by_hand: bool = False,
    exactly_five: bool = False,
) -> Play[
    fives.games.five_wins.rules.FiveWins,
    fives.games.five_wins.rules.Options,
    fives.games.five_wins.rules.Move,
    Literal["beginner", "casual", "strong", "master"],
]: ...
@overload
def play(
    game: Literal["hi_low"],
    *,
    seats: int | None = None,
    seed: int | None = None,
    position: str = "",
    first: Seat | None = None,
    by_hand: bool = False,
    variation: Literal[0, 1, 2, "both"] = 0,
    target: Literal[5, 6] = 5,
    alternate: bool = False,
    equal_chases: bool = False,
    start: Literal["roll", "roll_always", "lot", "winner", "host"] = "roll",
) -> Play[
    fives.games.hi_low.rules.HiLow,
    fives.games.hi_low.rules.Options,
    fives.games.hi_low.rules.Move,
    Literal["beginner", "casual", "strong", "perfect"],
]: ...
@overload
def play(
    game: Literal["number_poker"],
    *,
    seats: int | None = None,
    seed: int | None = None,
    position: str = "",
    first: Seat | None = None,
    by_hand: bool = False,
    empty_hand: Literal["ninth_play", "needs_a_stone"] = "ninth_play",
) -> Play[
    fives.games.number_poker.rules.NumberPoker,
    fives.games.number_poker.rules.Options,
    fives.games.number_poker.rules.Move,
    Literal["beginner", "casual", "strong", "perfect", "reader"],
]: ...
@overload
def play(
    game: Literal["shell_game"],
    *,
    seats: int | None = None,
    seed: int | None = None,
    position: str = "",
    first: Seat | None = None,
    by_hand: bool = False,
    memorise: int = 15,
) -> Play[
    fives.games.shell_game.rules.ShellGame,
    fives.games.shell_game.rules.Options,
    fives.games.shell_game.rules.Move,
    Literal["beginner", "casual", "strong", "elephant"],
]: ...
@overload
def play(
    game: Literal["torris"],
    *,
    seats: int | None = None,
    seed: int | None = None,
    position: str = "",
    first: Seat | None = None,
    by_hand: bool = False,
    closing: Literal["one_place", "whole_gap"] = "one_place",
) -> Play[
    fives.games.torris.rules.Torris,
    fives.games.torris.rules.Options,
    fives.games.torris.rules.Move,
    Literal["beginner", "casual", "strong", "master"],
]: ...
@overload
def play(
    game: Literal["tug"],
    *,
    seats: int | None = None,
    seed: int | None = None,
    position: str = "",
    first: Seat | None = None,
    by_hand: bool = False,
    variation: Literal[0, 1, 2] = 0,
    full_house: bool = False,
    choose: Literal["once", "each_beginning"] = "once",
    gift: bool = False,
    start: Literal["roll", "roll_always", "lot", "winner", "host"] = "roll",
) -> Play[
    fives.games.tug.rules.Tug,
    fives.games.tug.rules.Options,
    fives.games.tug.rules.Move,
    Literal["beginner", "casual", "strong", "perfect"],
]: ...
@overload
def play(
    game: Literal["war"],
    *,
    seats: int | None = None,
    seed: int | None = None,
    position: str = "",
    first: Seat | None = None,
    by_hand: bool = False,
    variation: Literal[0, 1, 2, "both"] = 0,
    captures: Literal["forced", "optional", "auto"] = "forced",
    sudden: bool = False,
    start: Literal["roll", "roll_always", "lot", "winner", "host"] = "lot",
) -> Play[
    fives.games.war.rules.War,
    fives.games.war.rules.Options,
    fives.games.war.rules.Move,
    Literal["beginner", "casual", "strong", "perfect"],
]: ...
@overload
def play(
    game: Game[S, O, M],
    *,
    seats: int | None = None,
    seed: int | None = None,
    position: str = "",
    first: Seat | None = None,
    by_hand: bool = False,
    **options: Any,
) -> Play[S, O, M, str]: ...
def load(path: str | PathLike[str], seed: int | None = None) -> Play[Any, Any, Any, Any]: ...
