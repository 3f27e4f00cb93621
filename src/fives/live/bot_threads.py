"""Threads in which bots think, outside the event loop. Live moves go before reviews."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import suppress
from typing import Final, TypeAlias, TypeVar

from fives.arena.play_game import PACE
from fives.arena.warm_up import warm_up
from fives.core.bot import Later, Passed, ask_bot, at_once
from fives.core.catalogue import find_bots, find_pace
from fives.core.game import NATURE, AnyGame, Seat
from fives.core.matches.match import Match
from fives.live.json_logs import complain
from fives.live.measures_protocol import Measures
from fives.live.steady_clock import now

T = TypeVar("T")
NewExecutor: TypeAlias = Callable[[int, str], Executor]  # makes an executor of so many threads, with this name

THREADS: Final = 2
WARMING: Final = 8  # threads that get bots ready, so that compiling one does not hold up another
SHORTEST: Final = 0.02  # seconds that a bot may always think
LONGEST: Final = 0.8  # share of its budget that a bot may use, so that bots asked meanwhile have the rest


class BotThreads:
    """The threads that choose bots' moves, work out hints and review matches."""

    def __init__(
        self, measures: Measures, budget: float, delay: float = PACE, executor: NewExecutor = ThreadPoolExecutor
    ) -> None:
        self._measures = measures
        self._slowness = delay / PACE  # 0: bots keep no pace, 1: that of people
        self._budget = budget
        self._asked = 0  # bots that have been asked and have not answered
        self._live = executor(THREADS, "fives-live")
        self._study = executor(1, "fives-study")
        self._warm = executor(WARMING, "fives-warm")
        self._warmed: dict[tuple[str, str], asyncio.Future[None]] = {}  # by game and level

    def get_ready(self, game: AnyGame, level: str) -> asyncio.Future[None]:
        """Let a bot of `level` play a little, once, in a thread: nobody has to wait while its code is compiled."""
        if (game.id, level) not in self._warmed:
            self._warmed[game.id, level] = asyncio.wrap_future(self._warm.submit(_warm_up, game, level))
        return self._warmed[game.id, level]

    async def choose(self, match: Match, seat: Seat, level: str, stand_in: bool = False) -> Later[str]:
        """Return the bot's move as text, and when; a bot that fails plays a random legal move.

        A bot that is a `stand_in` for an absent person keeps a modest pace.
        The budget runs from the moment its level is ready. Where many bots are asked at once, each has a share of it.
        """
        await asyncio.wait([self.get_ready(match.game, level)])
        started = time.monotonic()
        self._asked += 1
        try:
            return await self.soon(lambda: self._think(match, seat, level, stand_in, started + self._budget))
        except Exception as error:
            self.failed(error, match, level)
            return Later(0.0, match.any_move(seat, random))
        finally:
            self._asked -= 1
            self._measures.took("bots", time.monotonic() - started)

    def failed(self, error: Exception, match: Match, level: str) -> None:
        """Count and log a bot that raised or broke a rule."""
        self._measures.count("bot_failures")
        complain("a bot failed", error, game=match.game.id, level=level)

    async def soon(self, work: Callable[[], T]) -> T:
        """Return the result of work that somebody at a table waits for."""
        return await asyncio.wrap_future(self._live.submit(work))

    async def later(self, work: Callable[[], T]) -> T:
        """Return the result of work that may wait."""
        return await asyncio.wrap_future(self._study.submit(work))

    def close(self) -> None:
        """Cancel what has not begun."""
        for pool in (self._live, self._study, self._warm):
            pool.shutdown(wait=False, cancel_futures=True)

    def _think(self, match: Match, seat: Seat, level: str, stand_in: bool, until: float) -> Later[str]:
        share = (until - time.monotonic()) * min(LONGEST, THREADS / max(1, self._asked))
        answer = ask_bot(find_bots(match.game), match, seat, level, random.Random(), max(SHORTEST, share))
        if (at_table := find_pace(match.game)) and self._slowness:
            passed = _passed(match, seat, self._slowness)
            paced = at_table(match.view(seat), seat, level, answer, passed, random.Random(), stand_in)
            answer = Later(paced.seconds * self._slowness, paced.move)
        seconds = answer.seconds if isinstance(answer, Later) else 0.0
        return Later(seconds, str(match.game.notation.write_move(at_once(answer))))


def _passed(match: Match, seat: Seat, slowness: float) -> Passed:
    """Return the seconds since the last roll and since the seat's own last move, by a clock that is so much slower."""
    log, at = match.log, now()
    newest_first = (log[number] for number in range(len(log) - 1, log.start - 1, -1))
    rolled = own = None
    for event in newest_first:
        if event.actor == seat and own is None:
            own = event.at
        if event.actor == NATURE:
            rolled = event.at
            break
    rolled = rolled or 0
    return Passed(*(max(0, at - then) / 1000 / slowness for then in (rolled, own or rolled)))


def _warm_up(game: AnyGame, level: str) -> None:
    """Warm a bot up. If it fails, that is reported when it is asked for a move."""
    with suppress(Exception):
        warm_up(game, level)
