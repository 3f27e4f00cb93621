"""One match at one terminal, line by line."""

import re
import time
from collections.abc import Sequence
from random import Random
from typing import Any

from rich.columns import Columns
from rich.console import Console

from fives.cli.terminal.move_log import names_of, tell_end, tell_event
from fives.cli.terminal.translations import Translations
from fives.core.bot import ask_bot, at_once
from fives.core.catalogue import find_bots, find_solver, gives_hints
from fives.core.chance.daily_puzzle import day_dice
from fives.core.chance.real_dice import dice_due, thrower
from fives.core.chance.sealed_dice import sealed_dice
from fives.core.game import CLOCK, NATURE, AnyGame, Seat
from fives.core.matches.event import Kind
from fives.core.matches.match import new_match
from fives.core.matches.referee import advance, call, play_chance
from fives.core.records.record import Player, Record, record_match
from fives.core.refusal import IllegalMove, Refusal, UnreadableMove
from fives.core.text_drawing import draw_board

TABLE = "terminal"
CALLS = {kind.value: kind for kind in (Kind.UNDO, Kind.TAKE_BACK, Kind.RESIGN, Kind.DRAW, Kind.STOP)}  # typed as words
SECONDS_TO_THINK = 1.0
HINTS = 5  # moves named by a hint


class TerminalGame:
    """A match, the people and bots who play it, and the console they read."""

    def __init__(
        self,
        game: AnyGame,
        options: Any,
        players: tuple[Player, ...],
        secret: bytes,
        random: Random,
        words: Translations,
        console: Console,
        daily: str = "",
        by_hand: bool = False,
    ) -> None:
        self.players, self.words, self.console, self.daily = players, words, console, daily
        self.names = names_of(players, words)
        persons = [seat for seat, player in enumerate(players) if not player.level]
        self.me = persons[0] if len(persons) == 1 else None  # at a shared keyboard nobody is "you"
        self.secret, self.random = secret, random
        self.seeds = tuple("" if player.level else random.randbytes(16).hex() for player in players)
        self.dice = day_dice(secret) if daily else sealed_dice(secret, TABLE, 1, self.seeds)
        self.match = new_match(game, options, len(players), by_hand=by_hand)
        self.told = 0

    def play(self) -> None:
        """Play until the match is over or the input ends."""
        self.match = play_chance(self.match, self.dice, _now())
        self._tell()
        over = False
        while not over:
            if not self._play_on():
                self.console.print(self.words.say("cli-left"))
                return
            tell_end(self.console, self.words, self.match, self.names, self.me)
            over = not self._takes_back()

    def _play_on(self) -> bool:
        """Play until the match is over; False if the input ends."""
        while self.match.actors:
            seats = [seat for seat in self.match.actors if seat >= 0]
            if dice_due(self.match):
                if not self._ask_dice():
                    return False
            elif not seats:
                self._wait()
            elif self.players[min(seats)].level:
                self._move(min(seats), self._bot_move(min(seats)))
            elif not self._ask(min(seats)):
                return False
        return True

    def record(self) -> Record:
        """Return the match as a record; its secret is open once it is over."""
        players = [Player(name, player.level) for name, player in zip(self.names, self.players, strict=True)]
        return record_match(self.match, players, self.secret, self.seeds, TABLE, daily=self.daily)

    def _wait(self) -> None:
        """Let the clock run out; a player who may act before is asked instead, without a time limit."""
        alarm = self.match.game.rules.alarm(self.match.state)
        assert alarm is not None
        time.sleep(alarm.seconds)
        self._advance(CLOCK, self.match.game.notation.write_move(alarm.move))

    def _bot_move(self, seat: Seat) -> str:
        bots, match = find_bots(self.match.game), self.match
        level = self.players[seat].level
        move = ask_bot(bots, match, seat, level, self.random, SECONDS_TO_THINK)
        return str(match.game.notation.write_move(at_once(move)))

    def _move(self, seat: Seat, move: str) -> None:
        self._advance(seat, move, bot=bool(self.players[seat].level))

    def _advance(self, actor: Seat, move: str, bot: bool = False) -> None:
        self.match = advance(self.match, actor, move, self.dice, _now(), bot)
        self._tell()

    def _call(self, seat: Seat, kind: Kind) -> None:
        self.match = call(self.match, seat, kind, self.dice, _now())
        self._tell()

    def _tell(self) -> None:
        while self.told < self.match.n:
            self.told += 1
            tell_event(self.console, self.words, self.match, self.told, self.names, self.me)

    def _ask(self, seat: Seat) -> bool:
        """Let `seat` type until its move is made; False if it leaves."""
        self._show_moves(seat)
        before = self.match
        while self.match is before:
            typed = self._type(seat)
            if typed is None or (self._command(seat, typed) == "quit"):
                return False
            self._carry_out(seat, typed)
        return True

    def _ask_dice(self) -> bool:
        """Let somebody type how real dice fell; False if nobody does."""
        before, due, seat = self.match, dice_due(self.match), thrower(self.match) or 0
        while self.match is before:
            self.console.print(self.words.say("cli-throw", player=self.names[seat], dice=due))
            typed = self._type(seat)
            if typed is None or typed in ("quit", "/quit"):
                return False
            if typed in (Kind.STOP.value, f"/{Kind.STOP.value}"):
                self._try_call(seat, Kind.STOP)
            else:
                self._try(NATURE, typed)
        return True

    def _takes_back(self) -> bool:
        """Return whether someone who plays alone takes the last move back after the end."""
        if self.me is None or not self.match.can_undo(self.me):
            return False
        self.console.print(self.words.say("cli-take-back"))
        if self._type(self.me) not in (Kind.UNDO.value, f"/{Kind.UNDO.value}"):
            return False
        self._call(self.me, Kind.UNDO)
        return True

    def _type(self, seat: Seat) -> str | None:
        """Return what `seat` types; None if that was the end of it."""
        try:
            return self.console.input(f"{self.names[seat]}> ", markup=False, emoji=False).strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            return None

    def _command(self, seat: Seat, typed: str) -> str:
        """Return which of our own words was typed: `/undo`, or `undo` where the game has no such move; else nothing."""
        word = typed.removeprefix("/")
        mine = typed != word or typed not in self.match.moves(seat)
        return word if mine and word in ("help", "?", "moves", "hint", "quit", *CALLS) else ""

    def _carry_out(self, seat: Seat, typed: str) -> None:
        match self._command(seat, typed):
            case "help" | "?":
                self.console.print(self.words.say("cli-help"))
            case "moves":
                self._show_moves(seat)
            case "hint":
                self._hint(seat)
            case "":
                if typed:
                    self._try(seat, typed)
            case word:
                self._try_call(seat, CALLS[word])

    def _try_call(self, seat: Seat, kind: Kind) -> None:
        """Undo, resign or agree on something, or print why not."""
        mistyped = kind is Kind.UNDO and not self.match.can_undo(seat) and self.match.can_undo(NATURE)
        try:
            if kind is Kind.DRAW and any(player.level for player in self.players):
                raise IllegalMove("G5R", move=kind.value)  # a bot plays on; people at one keyboard have agreed
            self._call(NATURE if mistyped else seat, kind)
        except Refusal as refusal:
            self.console.print(self.words.refuse(refusal))

    def _try(self, actor: Seat, typed: str) -> None:
        """Play what was typed, or print why not."""
        try:
            if actor == NATURE:
                self._advance(NATURE, _sorted(typed))
            else:
                self._move(actor, read_typed(typed, self.match.moves(actor)))
        except Refusal as refusal:
            self.console.print(self.words.refuse(refusal))

    def _show_moves(self, seat: Seat) -> None:
        view = self.match.view(seat)
        moves = [f"#{number} {move}" for number, move in enumerate(self.match.moves(seat), 1)]
        if board := draw_board(self.match.game, view):
            self.console.print(board, markup=False, emoji=False, highlight=False)
        self.console.print(self.words.say("cli-position", position=self.match.game.notation.write_state(view)))
        self.console.print(Columns(moves, padding=(0, 3), equal=True))

    def _hint(self, seat: Seat) -> None:
        solver = find_solver(self.match.game) if gives_hints(self.match.game) else None
        if solver is None:
            self.console.print(self.words.say("refusal-no-hint"))
            return
        worth = solver.evaluate(self.match.view(seat), seat)
        for valued in worth.moves[:HINTS]:
            self.console.print(self.words.valued(valued, worth.unit, digits=4))


def read_typed(typed: str, moves: Sequence[str]) -> str:
    """Return the move that was typed, as text or as its number in the list (`#3`, or `3` if no move reads so)."""
    number = typed.removeprefix("#")
    if typed in moves or not re.fullmatch("[0-9]{1,6}", number):
        return typed
    if 1 <= int(number) <= len(moves):
        return moves[int(number) - 1]
    if typed.startswith("#"):
        raise UnreadableMove(text=typed, example="#1")
    return typed


def _sorted(faces: str) -> str:
    """Return dice as a record has them."""
    return "".join(sorted(faces)) if faces.isdigit() else faces


def _now() -> int:
    return int(time.time() * 1000)
