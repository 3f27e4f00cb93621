"""A real server in a thread of the test process, so that a test can bring its own games."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Mapping
from pathlib import Path

from fists import GAME as FISTS

from fives.core.catalogue import games as all_games
from fives.core.game import AnyGame
from fives.server.app import create_app
from fives.server.run import Server, listen
from fives.server.settings import Settings
from fives.table import state
from phone import SOON

BURSTS = (
    "guess_burst",
    "table_burst",
    "message_burst",
    "record_burst",
    "hello_burst",
    "sit_burst",
    "seat_call_burst",
)
PATIENT = dict.fromkeys(BURSTS, 9999)  # tests play faster than people


class Threaded:
    """A server on a free port, with a handful of games, or others."""

    def __init__(
        self, database: Path, games: Mapping[str, AnyGame] | None = None, countdown: int = 0, **settings: object
    ) -> None:
        state.COUNTDOWN = countdown  # milliseconds: a test that is not about it does not wait
        given = {"host": "127.0.0.1", "port": 0, "database": database, "bot_delay": 0.0, **settings}
        self.settings = Settings(**given)
        self._listening = listen(self.settings)
        self.port = self._listening.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._ready = threading.Event()
        ids = ("clear_away", "find_fives", "hi_low", "number_poker", "shell_game", "torris", "tug")
        shelf = {"fists": FISTS, **{id: all_games()[id] for id in ids}}
        app = create_app(self.settings, shelf if games is None else games)
        self.lobby = app.state.lobby
        self._server = Server(app, self._ready.set)
        self._thread = threading.Thread(target=self._run)

    def __enter__(self) -> Threaded:
        self._thread.start()
        assert self._ready.wait(SOON)
        return self

    def __exit__(self, *_: object) -> None:
        self._server.should_exit = True
        self._thread.join(SOON)
        assert not self._thread.is_alive()

    def run(self, work):
        """Return the result of a coroutine run in the server's loop."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(SOON)

    def _run(self) -> None:
        async def main() -> None:
            self._loop = asyncio.get_running_loop()
            with self._listening:
                await self._server.serve(sockets=[self._listening])

        asyncio.run(main())
