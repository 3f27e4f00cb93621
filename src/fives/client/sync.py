"""The same seat without asyncio: the line lives in a thread, and every call waits for its answer."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

from fives.client import guest as asynchronous
from fives.client.table_links import HERE
from fives.core.game import AnyGame, Result, Seat
from fives.table.messages import Accepted, Command, Position, TableInfo, Told, You

T = TypeVar("T")


@contextmanager
def join(link: str, name: str = "Guest", *, server: str = HERE, token: str = "") -> Iterator[Guest]:
    """Sit down at the table of a link or code, or come back to the seat that `token` holds.

    The line is closed at the end, and the seat stays taken: `leave` gives it up, `Guest.token` comes back to it.
    """
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, name="fives-client", daemon=True)
    thread.start()
    joining = asynchronous.join(link, name, server=server, token=token)
    try:
        guest = _wait(loop, joining.__aenter__())
        try:
            yield Guest(guest, loop)
        finally:
            _wait(loop, joining.__aexit__(None, None, None))
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.run_until_complete(loop.shutdown_default_executor())
        loop.close()


def _wait(loop: asyncio.AbstractEventLoop, work: Coroutine[Any, Any, T]) -> T:
    """Return the result of work in the line's thread; who is interrupted gives the work up."""
    future = asyncio.run_coroutine_threadsafe(work, loop)
    try:
        return future.result()
    except BaseException:
        future.cancel()
        raise


@dataclass(frozen=True)
class Turn:
    """The moment at which a seat of ours is asked."""

    turn: asynchronous.Turn
    guest: Guest

    @property
    def seat(self) -> Seat:
        """Return which seat it is."""
        return self.turn.seat

    @property
    def view(self) -> Any:
        """Return what the seat sees, as a state of the game's rules."""
        return self.turn.view

    @property
    def moves(self) -> tuple[str, ...]:
        """Return its legal moves as text; where there are thousands, words for them before the few."""
        return self.turn.moves

    def play(self, move: Any) -> None:
        """Make a move, as text or as the rules have it; raise Denied if it is refused."""
        self.guest.play(move, self.turn.seat, self.turn.position)


class Guest:
    """`fives.client.Guest` for programs without asyncio."""

    def __init__(self, guest: asynchronous.Guest, loop: asyncio.AbstractEventLoop) -> None:
        self._guest = guest
        self._loop = loop

    @property
    def token(self) -> str:
        """Return the seat's token: keep it secret, and keep it to come back."""
        return self._guest.token

    @property
    def table(self) -> TableInfo:
        """Return what is around the board."""
        return self._guest.table

    @property
    def you(self) -> You:
        """Return our seats, and whether we are the host."""
        return self._guest.you

    @property
    def position(self) -> Position | None:
        """Return where the match stands; None before the first."""
        return self._guest.position

    @property
    def log(self) -> list[Told]:
        """Return what happened in the match."""
        return list(self._guest.log)

    @property
    def game(self) -> AnyGame:
        """Return the game on the table."""
        return self._guest.game

    @property
    def result(self) -> Result | None:
        """Return how the match ended, or None if it goes on."""
        return self._guest.result

    def turns(self) -> Iterator[Turn]:
        """Yield every turn of ours in the match that goes on, or in the next one, until it is over."""
        turns = self._guest.turns()
        while (turn := self._run(_next(turns))) is not None:
            yield Turn(turn, self)

    def ready(self) -> None:
        """Say that we want to play (again)."""
        self._run(self._guest.ready())

    def play(self, move: Any, seat: Seat | None = None, position: Position | None = None) -> None:
        """Make a move, chosen at `position` (now if not said); return when we have been told what came of it."""
        self._run(self._guest.play(move, seat, position))

    def undo(self, seat: Seat | None = None) -> None:
        """Take our last move back inside our turn."""
        self._run(self._guest.undo(seat))

    def resign(self, seat: Seat | None = None) -> None:
        """Give the match up."""
        self._run(self._guest.resign(seat))

    def stop(self, seat: Seat | None = None) -> None:
        """Ask to stop without a result (G6R); it stops once all other people agree, or at once if there are none."""
        self._run(self._guest.stop(seat))

    def leave(self) -> None:
        """Say goodbye: the seat is free, or during a match a bot of the house plays there."""
        self._run(self._guest.leave())

    def tell(self, command: Command) -> Accepted:
        """Send any command of `fives.table.messages`; return when it is saved, raise Denied if it is refused."""
        return self._run(self._guest.tell(command))

    def wait_for(self, true: Callable[[asynchronous.Guest], bool]) -> None:
        """Return once `true` says so."""
        self._run(self._guest.wait_for(true))

    def _run(self, work: Coroutine[Any, Any, T]) -> T:
        return _wait(self._loop, work)


async def _next(turns: AsyncIterator[asynchronous.Turn]) -> asynchronous.Turn | None:
    return await anext(turns, None)
