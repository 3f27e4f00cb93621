"""The shelf of one device: it owns the live tables, and answers the messages of its page."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from fives.core.catalogue import games as all_games
from fives.core.game import AnyGame
from fives.core.refusal import Refusal
from fives.live.all_tables import Lobby
from fives.live.calls.caller import Caller
from fives.live.json_logs import complain
from fives.live.settings import LiveSettings
from fives.local.bots_here import BotsHere, Fetch, no_table
from fives.local.messages import Answered, Call, Frame, FromPage, Open, Shut, ToPage
from fives.local.routes import answer_call
from fives.local.row_store import Rows, RowStore
from fives.local.sockets import HERE, Socket
from fives.table.http_bodies import Problem
from fives.table.refusals import status_of

PLENTY: Final = 10**6
SETTINGS: Final = LiveSettings(  # one person's page has no strangers to be protected from
    list_tables=False,
    away=0,
    message_rate=PLENTY,
    message_burst=PLENTY,
    call_rate=PLENTY,
    call_burst=PLENTY,
    seat_call_rate=PLENTY,
    seat_call_burst=PLENTY,
    table_rate=PLENTY,
    table_burst=PLENTY,
    sit_rate=PLENTY,
    sit_burst=PLENTY,
    record_rate=PLENTY,
    record_burst=PLENTY,
    idle_days=3650,
)
decoder: Final[msgspec.json.Decoder[FromPage]] = msgspec.json.Decoder(FromPage)


class Shelf:
    """All tables of one device, behind messages."""

    def __init__(
        self,
        rows: Rows,
        send: Callable[[str], None],
        base: str = "",
        settings: LiveSettings = SETTINGS,
        games: Mapping[str, AnyGame] | None = None,
        fetch: Fetch = no_table,
    ) -> None:
        """Keep tables in `rows`; `send` gets each message for the page, and `base` is the page's address.

        `fetch` brings a compact table that a bot or a hint needs.
        """
        bots = BotsHere(settings.bot_budget, settings.bot_delay, fetch)
        self.lobby = Lobby(settings, RowStore(rows), all_games() if games is None else games, bots=bots)
        self._send = send
        self._base = base
        self._sockets: dict[int, Socket] = {}

    async def start(self) -> None:
        """Open the tables: clocks and bots of running matches go on."""
        await self.lobby.start()

    async def stop(self) -> None:
        """Close the tables; everything is saved already."""
        await self.lobby.stop()

    async def handle(self, text: str) -> None:
        """Answer a message of the page."""
        message = decoder.decode(text)
        match message:
            case Call():
                self._tell(await self._call(message))
            case Open(number, code):
                self._sockets[number] = Socket(
                    self.lobby,
                    code,
                    self._base,
                    lambda text: self._tell(Frame(number, text)),
                    lambda: self._hang_up(number),
                )
            case Frame(number, said) if socket := self._sockets.get(number):
                await socket.hear(said)
            case Shut(number) if socket := self._sockets.pop(number, None):
                socket.leave()

    async def _call(self, call: Call) -> Answered:
        try:
            caller = Caller(self.lobby, HERE, call.token)
            answer = await answer_call(caller, self._base, call.method, call.path, call.text)
            return _answered(call, 201 if call.method == "POST" else 200, answer)
        except Refusal as refusal:
            problem = Problem(refusal.code, refusal.rule, dict(refusal.params))
            return _answered(call, status_of(refusal.code), problem)
        except Exception as error:
            complain("a call failed", error, method=call.method, path=call.path)
            return _answered(call, 500, Problem("server_error", "", {}))

    def _hang_up(self, number: int) -> None:
        if self._sockets.pop(number, None):
            self._tell(Shut(number))

    def _tell(self, message: ToPage) -> None:
        self._send(msgspec.json.encode(message).decode())


def _answered(call: Call, status: int, body: object) -> Answered:
    return Answered(call.id, status, msgspec.json.encode(body).decode())
