"""Play: a game under way that changes with every move, for programs and notebooks. `fives.play` begins one.

It holds a match and goes on by the same pure functions as everybody else. Chance acts by itself, and so does the clock
of a game once nobody else can act.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from os import PathLike
from pathlib import Path
from typing import Any, Generic, TypeVar, cast

import msgspec

from fives.core.bot import ask_bot, at_once
from fives.core.catalogue import find_bots, find_game, find_solver, gives_hints
from fives.core.chance.real_dice import is_throw
from fives.core.chance.sealed_dice import Stream, sealed_dice, sealed_streams, secret_of
from fives.core.game import CLOCK, NATURE, AnyGame, Game, Result, Seat, State
from fives.core.lazy_moves import LazyMoves
from fives.core.matches.event import ABOUT_TIME, Event, Kind
from fives.core.matches.match import Match, new_match, retrace
from fives.core.matches.referee import advance, call, play_chance
from fives.core.options import read_options
from fives.core.records.record import LARGEST_RECORD, Player, load_match, read_record, record_match, write_record
from fives.core.refusal import BadRecord, NoDice, NoHint, Refusal
from fives.core.solver import Evaluation
from fives.core.svg_drawing import draw_svg
from fives.core.text_drawing import draw_table

S = TypeVar("S", bound=State)
O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741
M = TypeVar("M")
L = TypeVar("L", bound=str)


class Play(Generic[S, O, M, L]):
    """A game under way: ask it for `moves`, `push` one, `pop` it again. `print` draws it, a notebook shows it.

    The same seed rolls the same dice, also after a `pop`.
    """

    def __init__(self, match: Match, seed: int | None = None) -> None:
        self._secret = secret_of(seed)
        self._past: list[Match] = []  # before each decision
        self._match = self._settled(match)

    def __copy__(self) -> Play[S, O, M, L]:
        """Return another game under way, which stands where this one does."""
        other = object.__new__(type(self))
        other._secret, other._past, other._match = self._secret, [*self._past], self._match
        return other

    @property
    def match(self) -> Match:
        """Return the match so far, which never changes: its log, its states, and what each event brought about."""
        return self._match

    @property
    def game(self) -> Game[S, O, M]:
        """Return the game that is played: its rules, its notation, its levels."""
        return self._match.game

    @property
    def options(self) -> O:
        """Return the options it is played with."""
        return cast("O", self._match.options)

    @property
    def seats(self) -> int:
        """Return how many play."""
        return self._match.seats

    @property
    def state(self) -> S:
        """Return the state now, with all secrets."""
        return cast("S", self._match.state)

    @property
    def position(self) -> str:
        """Return the state now as one line, with all secrets; `fives.play` takes it again."""
        return self.game.notation.write_state(self.state)

    def view(self, seat: Seat | None = None) -> S:
        """Return what a seat may see of the state, or what everybody may."""
        return cast("S", self._match.view(seat))

    @property
    def acting(self) -> frozenset[Seat]:
        """Return every seat that may act now: several where all choose at the same time, none when it is over."""
        return frozenset(seat for seat in self._match.actors if seat >= 0)

    @property
    def turn(self) -> Seat:
        """Return whose move `push` makes: the first of those who may act, NATURE where dice are thrown by hand.

        When it is over, it stays with the seat that acted last.
        """
        if self.acting:
            return min(self.acting)
        return NATURE if self._match.actors else self._match.actor or 0

    @property
    def moves(self) -> Sequence[str]:
        """Return every legal move of `turn`, as text."""
        return self.moves_of(self.turn)

    def moves_of(self, seat: Seat) -> Sequence[str]:
        """Return every legal move of a seat, as text; also of CLOCK, and of NATURE where dice are thrown by hand."""
        rules, write = self.game.rules, self.game.notation.write_move
        if seat not in self._match.actors:
            return ()
        if seat == NATURE:
            return tuple(map(write, rules.chances(self.state)))
        if seat == CLOCK:
            alarm = rules.alarm(self.state)
            return () if alarm is None else (write(alarm.move),)
        moves = rules.moves(self.state, seat)
        if not isinstance(moves, LazyMoves):
            return tuple(map(write, moves))
        read, few = self.game.notation.read_move, tuple(map(write, moves.few))
        return LazyMoves(
            (),
            few,
            size=lambda: len(moves) - len(few),
            at=lambda number: write(moves[number + len(few)]),
            has=lambda text: isinstance(text, str) and read(text) in moves,
        )

    def push(self, move: M | str, seat: Seat | None = None) -> None:
        """Play a move for the seat in turn, or for another that may act; then chance acts. Raise a Refusal if illegal.

        A move is one of `moves`, or the same as the rules have it.
        """
        self._push(move, self.turn if seat is None else seat)

    def pop(self) -> str:
        """Go back to before the last decision, whoever made it, and return it as text; what came after is forgotten.

        Raise IndexError if nothing was decided yet. A table has stricter rules: those of `undo` and `take_back`.
        """
        before = self._past.pop()
        event = self._match.log[before.n]
        self._match = before
        return event.move or event.kind.value

    def undo(self, seat: Seat | None = None) -> None:
        """Take back the last move as a table allows it: one's own, in the same turn, before anything was rolled."""
        self._call(Kind.UNDO, self._mover if seat is None else seat)

    def take_back(self, seat: Seat | None = None) -> None:
        """Take back a seat's last move, which all have agreed to (G4R)."""
        self._call(Kind.TAKE_BACK, self._mover if seat is None else seat)

    def resign(self, seat: Seat | None = None) -> None:
        """Give up, in a game of two (G3R)."""
        self._call(Kind.RESIGN, self.turn if seat is None else seat)

    def agree_draw(self) -> None:
        """End the game as a draw, which all have agreed to (G5R)."""
        self._call(Kind.DRAW, 0)

    def agree_stop(self) -> None:
        """End the game without a result, which all have agreed to (G6R)."""
        self._call(Kind.STOP, 0)

    @property
    def over(self) -> bool:
        """Say whether the game is over."""
        return not self._match.actors

    @property
    def result(self) -> Result | None:
        """Return how the game ended, or None while it goes on."""
        return self._match.result

    def hint(self, seat: Seat | None = None) -> Evaluation:
        """Return what the game is worth to a seat and each of its moves, the best first; raise NoHint if unknown."""
        seat = self.turn if seat is None else seat
        solver = find_solver(self.game) if gives_hints(self.game) else None
        if solver is None:
            raise _told(NoHint(game=self.game.id))
        return solver.evaluate(self.view(seat), seat)

    def bot(self, level: L | None = None, seat: Seat | None = None, budget: float = 1.0) -> str:
        """Return the move that a bot would play, as text; it thinks for at most so many seconds."""
        seat, random = self.turn if seat is None else seat, sealed_streams(self._secret, "bot", 0, ())(self._match.n)
        try:
            chosen = ask_bot(find_bots(self.game), self._match, seat, level or self.game.usual_level, random, budget)
        except Refusal as refusal:
            raise _told(refusal) from None
        return self.game.notation.write_move(at_once(chosen))

    def play_bot(self, level: L | None = None, seat: Seat | None = None, budget: float = 1.0) -> str:
        """Let a bot play a move, and return it as text."""
        seat = self.turn if seat is None else seat
        move = self.bot(level, seat, budget)
        self._push(move, seat, bot=True)
        return move

    def save(self, path: str | PathLike[str], names: Sequence[str] = ()) -> None:
        """Write the game as a record, which `fives.load`, the terminal and the page read. Its dice are not sealed."""
        players = [Player(name) for name in names or [""] * self.seats]
        Path(path).write_bytes(write_record(record_match(self._match, players)))

    def __str__(self) -> str:
        """Return the table as text, as the one seat that may act sees it, or as everybody does; and who acts."""
        return f"{draw_table(self.game, self._seen)}\n{self._status}"

    def __repr__(self) -> str:
        return f"<Play of {self.game.id}: {self.seats} seats, {self._match.n} events, now {self.position}>"

    def svg(self) -> str:
        """Return the table as a picture, as the one seat that may act sees it, or as everybody does."""
        return draw_svg(self.game, self._seen)

    def _repr_html_(self) -> str:
        """Return the table as a notebook shows it."""
        return f"<div>{self.svg()}<p>{self._status}</p></div>"

    @property
    def _seen(self) -> S:
        return self.view(self.turn if len(self.acting) == 1 else None)

    @property
    def _status(self) -> str:
        if self.result:
            winners, scores = _seats(self.result.winners), "-".join(map(str, self.result.scores))
            return f"over: {f'won by {winners}' if winners else 'nobody has won'}, scores {scores} ({self.result.rule})"
        return f"to act: {_seats(self.acting) or 'dice thrown by hand'}"

    @property
    def _mover(self) -> Seat:
        mover = self._match.trail[-1].mover
        return self.turn if mover is None else mover

    def _chance(self, match: Match) -> Stream:
        dice = sealed_dice(self._secret, "", 0, ())
        return cast("Stream", dice(match))

    def _settled(self, match: Match) -> Match:
        """Return the match once chance has acted, and the clock where nobody else can."""
        match = play_chance(match, self._chance, match.at)
        while match.actors == {CLOCK}:
            alarm = match.game.rules.alarm(match.state)
            assert alarm is not None  # the clock acts
            match = advance(match, CLOCK, match.game.notation.write_move(alarm.move), self._chance, match.at)
        return match

    def _push(self, move: M | str, seat: Seat, bot: bool = False) -> None:
        text = move if type(move) is str else self.game.notation.write_move(cast("M", move))
        text = "".join(sorted(text)) if seat == NATURE and text.isdigit() else text  # dice lie in no order
        try:
            after = self._settled(advance(self._match, seat, text, self._chance, self._match.at, bot))
        except Refusal as refusal:
            raise _told(refusal) from None
        self._went_on(after)

    def _call(self, kind: Kind, seat: Seat) -> None:
        try:
            after = self._settled(call(self._match, seat, kind, self._chance, self._match.at))
        except Refusal as refusal:
            raise _told(refusal) from None
        self._went_on(after)

    def _went_on(self, after: Match) -> None:
        self._past.append(self._match)
        self._match = after


def play(
    game: str | AnyGame,
    *,
    seats: int | None = None,
    seed: int | None = None,
    position: str = "",
    first: Seat | None = None,
    by_hand: bool = False,
    **options: Any,
) -> Play[Any, Any, Any, Any]:
    """Begin a game, at its start or at a position, by its id or as an object of the catalogue.

    Without `seats` as few play as can, or as many as the position has; `first` begins, else the options decide. The
    same `seed` rolls the same dice; `by_hand` leaves dice to you: where they are to fall, push what fell.
    """
    try:
        found = find_game(game) if isinstance(game, str) else game
        settings = read_options(found, options)
        if by_hand and not found.dice:
            raise NoDice(game=found.id)
        if seats is None and position:
            seats = found.seat_count(found.notation.read_state(position, settings))
        elif seats is None:
            seats = found.seats_for(settings)[0]
        return Play(new_match(found, settings, seats, first, by_hand, position), seed)
    except Refusal as refusal:
        raise _told(refusal) from None


def load(path: str | PathLike[str], seed: int | None = None) -> Play[Any, Any, Any, Any]:
    """Read a game that was saved, here or at a table, and go on with it; raise BadRecord if it breaks its rules.

    Its past decisions can be popped. What chance does from now on follows from `seed`.
    """
    try:
        with Path(path).open("rb") as file:
            data = file.read(LARGEST_RECORD + 1)
        if len(data) > LARGEST_RECORD:
            raise BadRecord(why=f"more than {LARGEST_RECORD:,} bytes")
        match = load_match(read_record(data))
    except Refusal as refusal:
        raise _told(refusal) from None
    loaded: Play[Any, Any, Any, Any] = Play(match, seed)
    loaded._past = [before for before, event in retrace(match) if _decides(match.game, event, match.by_hand)]
    return loaded


def _decides(game: AnyGame, event: Event, by_hand: bool) -> bool:
    """Say whether an event was somebody's decision, or dice thrown by hand."""
    return event.kind not in ABOUT_TIME and (event.actor >= 0 or (by_hand and is_throw(game, event)))


def _seats(seats: Iterable[Seat]) -> str:
    return ", ".join(f"seat {seat}" for seat in sorted(seats))


def _told(refusal: Refusal) -> Refusal:
    """Return a refusal that says its sentence where Python prints it."""
    if (sentence := refusal.sentence()) not in getattr(refusal, "__notes__", ()):
        refusal.add_note(sentence)
    return refusal
