"""The HTTP calls about tables: make one, find it, sit down, poll, play."""

from __future__ import annotations

import asyncio

from litestar import get, post
from litestar.params import FromQuery, JSONBody

from fives.core.catalogue import find_solver, gives_hints
from fives.core.matches.match import Match, back_to
from fives.core.solver import Evaluation
from fives.live.steady_clock import now
from fives.live.table import Table
from fives.server.edge.own_addresses import base_url
from fives.server.http.qr_codes import draw, link_code, wifi_code
from fives.server.http.request_helpers import (
    PROBLEMS,
    AnyRequest,
    Code,
    address_of,
    caller_of,
    find_match,
    find_table,
    find_table_and_holder,
    limit_rate,
    lobby_of,
    refuse_foreign,
    settings_of,
    token_of,
)
from fives.table.http_bodies import (
    Events,
    HouseInfo,
    Moment,
    NewTable,
    NextGame,
    OpenTable,
    Seated,
    SitDown,
    Wifi,
)
from fives.table.messages import Accepted, Answer, Command, Refused, TableOutside
from fives.table.refusals import Denied
from fives.table.seats.tokens import holder_of, new_token
from fives.table.table_codes import is_code
from fives.table.views import Reader, open_table, table_info, table_outside, you


@post("/api/tables", responses=PROBLEMS)
async def create_table(request: AnyRequest, data: JSONBody[NewTable]) -> Seated:
    """Make a new table. The token that is returned holds the host's seats."""
    refuse_foreign(request)
    taken = await _match_to_continue(request, data.after, data.game) if data.after else None
    table, token = await lobby_of(request).create_tables(data, address_of(request), taken)
    return _seated(request, table, token)


@post("/api/tables/{code:str}/next", responses=PROBLEMS)
async def create_next_table(request: AnyRequest, code: Code, data: JSONBody[NextGame]) -> Seated:
    """Make the table of the next game for the people of this one, or return the one that was made already."""
    refuse_foreign(request)
    table, holder = await find_table_and_holder(request, code)
    new = await lobby_of(request).create_next_table(table, data, holder, address_of(request))
    return _seated(request, new, token_of(request))


async def _match_to_continue(request: AnyRequest, moment: Moment, game: str) -> Match:
    """Return a match that is over as it stood after event `moment.n`, to play on from there."""
    state, _ = await find_match(request, moment.code, moment.epoch, "no_record")
    match = state.match
    if match is None or match.result is None or match.game.id != game or moment.n > match.n:
        raise Denied("no_record")
    then = back_to(match, moment.n)
    if then.result is not None:
        raise Denied("game_over")
    return then


@get("/api/house")
async def get_server_info(request: AnyRequest) -> HouseInfo:
    """Return the settings of this server that concern every table."""
    return HouseInfo(lists=settings_of(request).list_tables)


@get("/api/tables", responses=PROBLEMS)
async def list_tables(request: AnyRequest) -> list[OpenTable]:
    """Return the tables that wait for guests, as the shelf lists them."""
    limit_rate(request)
    return [open_table(state) for state in await lobby_of(request).waiting()]


@get("/api/tables/{code:str}", responses=PROBLEMS)
async def get_table(request: AnyRequest, code: Code) -> TableOutside:
    """Return what a guest sees before sitting down, and the shelf of those who sit there."""
    table = await find_table(request, code)
    reader = Reader(holder_of(token_of(request)), base_url(request, settings_of(request)))
    return table_outside(table.state, table.audience.room, reader, now())


@post("/api/tables/{code:str}/seats", responses=PROBLEMS)
async def take_seat(request: AnyRequest, code: Code, data: JSONBody[SitDown]) -> Seated:
    """Take a free seat. Somebody who is at the table already keeps their token."""
    refuse_foreign(request)
    lobby, token = lobby_of(request), token_of(request)
    table = await find_table(request, code)
    if not lobby.sitting.of(caller_of(request)).take():
        raise Denied("too_fast")
    if not table.state.knows(holder_of(token)):
        token = new_token()
    await table.sit_down(data, holder_of(token))
    return _seated(request, table, token)


def _seated(request: AnyRequest, table: Table, token: str) -> Seated:
    base = base_url(request, settings_of(request))
    info = table_info(table.state, table.audience.room, base, now())
    return Seated(info, token, you(table.state, Reader(holder_of(token), base)))


@get("/api/tables/{code:str}/events", responses=PROBLEMS)
async def poll_events(
    request: AnyRequest,
    code: Code,
    epoch: FromQuery[int] = 0,
    after: FromQuery[int] = -1,
    version: FromQuery[int] = 0,
) -> Events:
    """Return what has happened since `after` and `version`; wait until something has."""
    lobby, holder = lobby_of(request), holder_of(token_of(request))
    table = await find_table(request, code)
    if not table.state.knows(holder):
        holder = ""  # as on a socket: a spectator
    limit_rate(request)
    key = holder or address_of(request)
    if not lobby.polls.enter(key, seated=bool(holder)):
        raise Denied("too_fast")
    try:
        await table.welcome(holder)
        reader = Reader(holder, base_url(request, settings_of(request)))
        return await _poll(request, table, reader, epoch, after, version)
    finally:
        lobby.polls.leave(key)


async def _poll(request: AnyRequest, table: Table, reader: Reader, epoch: int, after: int, version: int) -> Events:
    """Return what the caller has missed, or nothing once they have disconnected."""
    polling = asyncio.create_task(table.audience.poll(reader, epoch, after, version))
    disconnected = asyncio.create_task(_until_disconnected(request))
    await asyncio.wait((polling, disconnected), return_when=asyncio.FIRST_COMPLETED)
    disconnected.cancel()
    if not polling.done():
        polling.cancel()
        return Events((), version)
    return polling.result()


async def _until_disconnected(request: AnyRequest) -> None:
    """Return once the caller has disconnected."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


@post("/api/tables/{code:str}/commands", status_code=200, responses=PROBLEMS)
async def send_command(request: AnyRequest, code: Code, data: JSONBody[Command]) -> Accepted | Refused:
    """Carry out a command, as on a socket."""
    refuse_foreign(request)
    table, holder = await find_table_and_holder(request, code)
    if not holder:
        raise Denied("bad_token")
    limit_rate(request)
    answers: list[Answer] = []
    await table.command(holder, data, answers.append)
    return answers[0]


@get("/api/tables/{code:str}/hint", responses=PROBLEMS)
async def give_hint(request: AnyRequest, code: Code, seat: FromQuery[int]) -> Evaluation:
    """Return what each move of the holder's seat is worth."""
    table, holder = await find_table_and_holder(request, code)
    limit_rate(request)
    state = table.state
    match, solver = state.match, find_solver(state.game) if gives_hints(state.game) else None
    if seat not in state.seats_of(holder) or not state.playing or match is None or solver is None:
        raise Denied("no_hint")
    return await lobby_of(request).bots.soon(lambda: solver.evaluate(match.view(seat), seat))


@get("/api/tables/{code:str}/qr.svg", media_type="image/svg+xml", responses=PROBLEMS)
async def draw_qr(request: AnyRequest, code: Code, heir: FromQuery[str] = "") -> str:
    """Return the link of the table as a QR code; with `heir` the link that hands a seat over."""
    if not is_code(code.upper()):
        raise Denied("no_table")
    # The table is not looked up: the request of an image carries no token, and the image tells only the code.
    url = f"{base_url(request, settings_of(request))}/join/{code.upper()}"
    return draw(link_code(f"{url}#{heir[:32]}" if heir else url))


@get("/api/tables/{code:str}/wifi", responses=PROBLEMS)
async def show_wifi(request: AnyRequest, code: Code) -> Wifi:
    """Return the Wi-Fi of the room as a QR code, with its password: only to the host of a table."""
    settings = settings_of(request)
    table, holder = await find_table_and_holder(request, code)
    if not table.state.is_host(holder):
        raise Denied("no_wifi")
    return Wifi(settings.wifi, draw(wifi_code(settings)) if settings.wifi else "")


HANDLERS = (
    create_table,
    create_next_table,
    get_server_info,
    list_tables,
    get_table,
    take_seat,
    poll_events,
    send_command,
    give_hint,
    draw_qr,
    show_wifi,
)
