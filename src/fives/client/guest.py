"""A guest: one holder of seats at a table, what they are told, and what they may do."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from fives.client.connection import Connection
from fives.client.http_calls import look_at, sit_down
from fives.client.read_view import read_view
from fives.client.table_links import HERE, Link, read_link
from fives.core.catalogue import find_game
from fives.core.game import AnyGame, Result, Seat
from fives.core.refusal import Refusal
from fives.table.messages import (
    Accepted,
    Ask,
    Bye,
    Command,
    FromServer,
    Hand,
    Hello,
    Leave,
    News,
    Play,
    Position,
    Ready,
    Resign,
    Snapshot,
    TableInfo,
    TableNews,
    Told,
    Undo,
    You,
)
from fives.table.refusals import Denied


class SeatLost(Refusal):
    """The seat is lost: another connection uses its token, or the host removed us."""

    code = "seat_lost"


@asynccontextmanager
async def join(link: str, name: str = "Guest", *, server: str = HERE, token: str = "") -> AsyncIterator[Guest]:
    """Sit down at the table of a link or code, or come back to the seat that `token` holds.

    The connection is closed at the end, and the seat stays taken: `leave` gives it up, `Guest.token` comes back to it.
    """
    found = read_link(link, server)
    if token:
        await look_at(found)  # so that a wrong address fails at once: a connection would try again and again
    guest = Guest(found, token or (await sit_down(found, name)).token)
    try:
        await guest.open()
        yield guest
    finally:
        await guest.close()


@dataclass(frozen=True)
class Turn:
    """The moment at which a seat of ours is asked."""

    guest: Guest
    seat: Seat
    position: Position

    @property
    def view(self) -> Any:
        """Return what the seat sees, as a state of the game's rules."""
        return read_view(self.guest.table.game, self._hand.view)

    @property
    def moves(self) -> tuple[str, ...]:
        """Return its legal moves as text; where there are thousands, words for them before the few."""
        return self._hand.moves

    async def play(self, move: Any) -> None:
        """Make a move, as text or as the rules have it; raise Denied if it is refused."""
        await self.guest.play(move, self.seat, self.position)

    @property
    def _hand(self) -> Hand:
        return next(hand for hand in self.position.hands if hand.seat == self.seat)


class Guest:
    """A seat at a table, with all that the server tells of it. A broken connection is opened again.

    `token` is the seat: keep it secret, and keep it to come back.
    """

    def __init__(self, link: Link, token: str) -> None:
        self.link = link
        self.token = token
        self.table: TableInfo  # what is around the board; these are here once the guest is let in
        self.you = You()
        self.position: Position | None = None  # None before the first match
        self.log: list[Told] = []  # of the match on the table, since we came or the newest events of before
        self.seen: dict[Seat, list[Any]] = {}  # earlier views of our seats in it, where memory is the game
        self.version = 0  # goes up with every change
        self._news = asyncio.Event()
        self._connection = Connection(self._hello, self._hear)
        self._living: asyncio.Task[Bye] | None = None

    async def open(self) -> None:
        """Open the line and return when the table is known."""
        self._living = asyncio.create_task(self._connection.live())
        self._living.add_done_callback(lambda _: self._news.set())
        await self.wait_for(lambda guest: guest.version > 0)
        if not self.you.seats:
            raise Denied("bad_token")

    async def close(self) -> None:
        """Close the line; the seat stays taken."""
        if self._living is not None:
            self._living.cancel()
            await asyncio.wait([self._living])

    @property
    def game(self) -> AnyGame:
        """Return the game on the table."""
        return find_game(self.table.game)

    @property
    def result(self) -> Result | None:
        """Return how the match on the table ended, or None if it goes on."""
        return self.position.result if self.position else None

    @property
    def asked(self) -> tuple[Seat, ...]:
        """Return our seats that may act now."""
        if self.position is None or self.table.phase != "playing":
            return ()
        return tuple(seat for seat in self.you.seats if seat in self.position.actors)

    async def changed(self, since: int) -> None:
        """Return once `version` is higher than `since`; raise if the table is lost to us."""
        while self.version <= since:
            self._check()
            self._news.clear()
            await self._news.wait()
        self._check()

    async def wait_for(self, true: Callable[[Guest], bool]) -> None:
        """Return once `true` says so of this guest."""
        while not true(self):
            await self.changed(self.version)

    async def ready(self) -> None:
        """Say that we want to play (again), and add our bytes to the sealed dice."""
        await self.tell(Ready(new_id(), secrets.token_hex(16)))

    async def play(self, move: Any, seat: Seat | None = None, position: Position | None = None) -> None:
        """Make a move, chosen at `position` (now if not said); return when we have been told what came of it."""
        at, seat = position or self._now(), self._only_seat() if seat is None else seat
        text = move if isinstance(move, str) else self.game.notation.write_move(move)
        await self._act(Play(new_id(), seat, text, at.epoch, at.n))

    async def undo(self, seat: Seat | None = None) -> None:
        """Take our last move back inside our turn; return when we have been told what came of it."""
        at, seat = self._now(), self._only_seat() if seat is None else seat
        await self._act(Undo(new_id(), seat, at.epoch, at.n))

    async def resign(self, seat: Seat | None = None) -> None:
        """Give the match up; return when we have been told what came of it."""
        await self._act(Resign(new_id(), self._only_seat() if seat is None else seat, self._now().epoch))

    async def stop(self, seat: Seat | None = None) -> None:
        """Ask to stop without a result (G6R); it stops once all other people agree, or at once if there are none."""
        at, seat = self._now(), self._only_seat() if seat is None else seat
        await self.tell(Ask(new_id(), "stop", seat, at.epoch, at.n))

    async def _act(self, command: Play | Undo | Resign) -> None:
        done = await self.tell(command)
        await self.wait_for(lambda guest: guest.is_past(command.epoch, done.n))

    def _now(self) -> Position:
        if self.position is None:
            raise Denied("not_started")
        return self.position

    async def leave(self) -> None:
        """Say goodbye: the seat is free, or during a match a bot of the house plays there."""
        await self.tell(Leave(new_id()))

    async def tell(self, command: Command) -> Accepted:
        """Send any command of `fives.table.messages`; return when it is saved, raise Denied if it is refused."""
        telling = asyncio.create_task(self._connection.tell(command))
        assert self._living is not None
        try:
            await asyncio.wait((telling, self._living), return_when=asyncio.FIRST_COMPLETED)
        finally:
            if not telling.done():
                telling.cancel()
        if not telling.done():
            self._check()
        return await telling

    async def turns(self) -> AsyncIterator[Turn]:
        """Yield every turn of ours in the match that goes on, or in the next one, until it is over."""
        await self.wait_for(lambda guest: guest.position is not None and guest.result is None)
        first, last = self.position, None
        while (now := self.position) and first and now.epoch == first.epoch and now.result is None:
            version = self.version
            if self.asked and last != (self.asked[0], now.n):
                last = self.asked[0], now.n
                yield Turn(self, self.asked[0], now)
            else:
                await self.changed(version)

    def is_past(self, epoch: int, n: int) -> bool:
        """Return whether we have been told of event `n`."""
        return self.position is not None and (self.position.epoch, self.position.n) >= (epoch, n)

    def _only_seat(self) -> Seat:
        if len(self.you.seats) != 1:
            raise Denied("not_your_seat")
        return self.you.seats[0]

    def _check(self) -> None:
        """Raise if nothing more will come."""
        if self._living is None or not self._living.done():
            return
        if self._living.cancelled():
            raise SeatLost(why="closed")
        bye = self._living.result()
        raise Denied("no_table") if bye.reason == "no_table" else SeatLost(why=bye.reason)

    def _hello(self) -> tuple[str, Hello]:
        epoch, n = (self.position.epoch, self.position.n) if self.position else (0, -1)
        return self.link.socket, Hello(self.token, epoch, n)

    def _hear(self, message: FromServer) -> None:
        match message:
            case Snapshot():
                self.table, self.you, self.log = message.table, message.you, list(message.log)
                if message.position:
                    self._move_to(message.position)
            case News():
                self.log += [told for told in message.log if not self.log or told.n > self.log[-1].n]
                self._move_to(message.position)
            case TableNews():
                self.table, self.you = message.table, message.you
            case _:
                return
        self._go_on()
        self.version += 1
        self._news.set()

    def _move_to(self, position: Position) -> None:
        before, self.position = self.position, position
        if before is None or before.epoch != position.epoch:
            self.seen.clear()
        elif before.n < position.n and self.game.memory:
            for hand in before.hands:
                if hand.seat is not None:
                    self.seen.setdefault(hand.seat, []).append(hand.view)

    def _go_on(self) -> None:
        """Follow the others to the table of the next game, where our token is good, too."""
        if self.table.next is not None:
            self.link = self.link._replace(code=self.table.next.code)
            self.position = None
            self.log = []
            self.seen.clear()
            self._connection.hang_up()


def new_id() -> str:
    """Return the id of a new command."""
    return secrets.token_hex(8)
