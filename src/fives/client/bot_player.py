"""A bot at a table: it gets ready, plays when it is asked, and answers questions."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from math import inf
from typing import Any, Final

from fives.arena.bot_files import BotFailed, Choose, ask_own, takes_seen
from fives.arena.play_game import PACE
from fives.client.guest import Guest, SeatLost, new_id
from fives.client.read_view import read_view
from fives.core.bot import Later, at_once
from fives.core.game import Result, Seat
from fives.table.messages import Position, Reply
from fives.table.refusals import Denied

SHARE: Final = 0.5  # of the time a player has left that a bot may think about one move
MOVED_ON: Final = ("stale", "not_your_turn", "game_over", "too_late")  # refusals of late moves


@dataclass
class BotPlayer:
    """How a bot attends a table: as `choose` of a game's `bots.py`, with its level and seconds to think."""

    choose: Choose
    level: str = ""
    budget: float = 1.0
    pace: float = PACE
    matches: int | None = None  # it leaves after so many; None: it stays
    told: Callable[[Guest, Result], None] = lambda guest, result: None  # called with the end of each match
    random: random.Random = field(default_factory=random.Random)


async def attend(guest: Guest, how: BotPlayer) -> None:
    """Play for the guest until so many matches are over; raise BotFailed if the bot cannot go on."""
    played, counted = 0, guest.position.epoch if guest.position and guest.result else 0
    while True:
        version, position = guest.version, guest.position
        if guest.table.next is None and not guest.you.seats:
            raise SeatLost(why="removed")
        if position is not None and position.result is not None and position.epoch > counted:
            counted, played = position.epoch, played + 1
            how.told(guest, position.result)
        await _reply(guest)
        if guest.table.next is None and guest.table.phase != "playing":
            if played == how.matches:
                await guest.leave()
                return
            await _get_ready(guest)
        elif guest.asked and position is not None:
            await _move(guest, how, guest.asked[0], position)
            continue
        await guest.changed(version)


async def _get_ready(guest: Guest) -> None:
    """Send `ready` once, unless others have made it superfluous meanwhile."""
    if not all(guest.table.seats[seat].ready for seat in guest.you.seats):
        try:
            await guest.ready()
        except Denied as denied:
            if denied.code not in ("already_started", "moved_on"):
                raise


async def _reply(guest: Guest) -> None:
    """Answer questions as the built-in bots do: agree to take back and to stop, decline a draw."""
    question = guest.table.question
    if question is not None and not question.declined and set(question.waiting) & set(guest.you.seats):
        try:
            await guest.tell(Reply(new_id(), question.kind, question.n, yes=question.kind != "draw"))
        except Denied as denied:
            if denied.code not in ("no_question", "moved_on"):
                raise


async def _move(guest: Guest, how: BotPlayer, seat: Seat, position: Position) -> None:
    """Ask the bot, wait for its moment and play, unless nature or the clock has acted meanwhile."""
    asked = time.monotonic()
    answer = await _aside(lambda: _think(guest, how, seat, position))
    pause = max(how.pace, answer.seconds if isinstance(answer, Later) else 0.0)
    while (left := asked + pause - time.monotonic()) > 0:
        if _is_past(guest, position):
            return
        try:
            async with asyncio.timeout(left):
                await guest.changed(guest.version)
        except TimeoutError:
            break
        await _reply(guest)
    await _play(guest, seat, at_once(answer), position)


async def _play(guest: Guest, seat: Seat, move: Any, position: Position) -> None:
    try:
        await guest.play(move, seat, position)
    except Denied as denied:
        if denied.code in MOVED_ON or not _is_now(guest, position):
            return  # no longer legal after what others did: the bot is asked again
        raise BotFailed(denied.rule, why=f"{move!r}: {denied}") from None


async def _aside(work: Callable[[], Any]) -> Any:
    """Return the result of `work` in a thread that is abandoned if this task is cancelled."""
    answer: Future[Any] = Future()
    answer.set_running_or_notify_cancel()

    def run() -> None:
        try:
            answer.set_result(work())
        except BaseException as error:
            answer.set_exception(error)

    threading.Thread(target=run, daemon=True).start()
    return await asyncio.wrap_future(answer)


def _is_now(guest: Guest, position: Position) -> bool:
    now = guest.position
    return now is not None and (now.epoch, now.n) == (position.epoch, position.n)


def _is_past(guest: Guest, position: Position) -> bool:
    """Return whether an answer to `position` is useless: another match, or more than other players' moves since."""
    now = guest.position
    if now is None or now.epoch != position.epoch or now.result is not None:
        return True
    return any(told.actor < 0 for told in guest.log if told.n > position.n)


def _think(guest: Guest, how: BotPlayer, seat: Seat, position: Position) -> Any:
    """Return the bot's answer; it gets its seat's view and, in a game of memory, the earlier views."""
    game = guest.game
    hand = next(hand for hand in position.hands if hand.seat == seat)
    earlier = tuple(guest.seen.get(seat, ())) if game.memory and takes_seen(how.choose) else ()
    seen = [read_view(game.id, view) for view in earlier]
    budget = min(how.budget, SHARE * _seconds_left(position, seat))
    return ask_own(how.choose, game, read_view(game.id, hand.view), seat, how.level, how.random, budget, seen)


def _seconds_left(position: Position, seat: Seat) -> float:
    """Return how long the seat may still think, if its time is limited."""
    time_left = position.times[seat] if position.times else None
    if time_left is None:
        return inf
    return (time_left.left if time_left.until is None else time_left.until) / 1000
