"""The HTTP calls about tables: make one, find it, sit down, poll, play."""

from __future__ import annotations

import asyncio

from litestar import get, post
from litestar.params import FromQuery, JSONBody

from fives.core.solver import Evaluation
from fives.live.calls import tables as calls
from fives.live.table import Table
from fives.server.http.page_files import SHELF
from fives.server.http.qr_codes import draw, link_code, wifi_code
from fives.server.http.request_helpers import (
    PROBLEMS,
    AnyRequest,
    Code,
    base_of,
    caller_of,
    refuse_foreign,
    settings_of,
)
from fives.table.http_bodies import Events, HouseInfo, NewTable, NextGame, OpenTable, Seated, SitDown, Wifi
from fives.table.messages import Accepted, Command, Refused, TableOutside
from fives.table.refusals import Denied
from fives.table.table_codes import is_code
from fives.table.views import Reader


@post("/api/tables", responses=PROBLEMS)
async def create_table(request: AnyRequest, data: JSONBody[NewTable]) -> Seated:
    """Make a new table. The token that is returned holds the host's seats."""
    refuse_foreign(request)
    return await calls.create_table(caller_of(request), base_of(request), data)


@post("/api/tables/{code:str}/next", responses=PROBLEMS)
async def create_next_table(request: AnyRequest, code: Code, data: JSONBody[NextGame]) -> Seated:
    """Make the table of the next game for the people of this one, or return the one that was made already."""
    refuse_foreign(request)
    return await calls.create_next_table(caller_of(request), base_of(request), code, data)


@get("/api/house")
async def get_server_info(request: AnyRequest) -> HouseInfo:
    """Return the settings of this server that concern every table."""
    shelf = f"{SHELF}/index.html" in request.app.state.site
    return HouseInfo(lists=settings_of(request).list_tables, shelf=shelf)


@get("/api/tables", responses=PROBLEMS)
async def list_tables(request: AnyRequest) -> list[OpenTable]:
    """Return the tables that wait for guests, as the shelf lists them."""
    return await calls.list_tables(caller_of(request))


@get("/api/tables/{code:str}", responses=PROBLEMS)
async def get_table(request: AnyRequest, code: Code) -> TableOutside:
    """Return what a guest sees before sitting down, and the shelf of those who sit there."""
    return await calls.get_table(caller_of(request), base_of(request), code)


@post("/api/tables/{code:str}/seats", responses=PROBLEMS)
async def take_seat(request: AnyRequest, code: Code, data: JSONBody[SitDown]) -> Seated:
    """Take a free seat. Somebody who is at the table already keeps their token."""
    refuse_foreign(request)
    return await calls.take_seat(caller_of(request), base_of(request), code, data)


@get("/api/tables/{code:str}/events", responses=PROBLEMS)
async def poll_events(
    request: AnyRequest,
    code: Code,
    epoch: FromQuery[int] = 0,
    after: FromQuery[int] = -1,
    version: FromQuery[int] = 0,
) -> Events:
    """Return what has happened since `after` and `version`; wait until something has."""
    caller = caller_of(request)
    lobby, holder = caller.lobby, caller.holder
    table = await caller.find_table(code)
    if not table.state.knows(holder):
        holder = ""  # as on a socket: a spectator
    caller.limit_rate()
    key = holder or caller.address
    if not lobby.polls.enter(key, seated=bool(holder)):
        raise Denied("too_fast")
    try:
        await table.welcome(holder)
        reader = Reader(holder, base_of(request))
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
    return await calls.send_command(caller_of(request), code, data)


@get("/api/tables/{code:str}/hint", responses=PROBLEMS)
async def give_hint(request: AnyRequest, code: Code, seat: FromQuery[int]) -> Evaluation:
    """Return what each move of the holder's seat is worth."""
    return await calls.give_hint(caller_of(request), code, seat)


@get("/api/tables/{code:str}/qr.svg", media_type="image/svg+xml", responses=PROBLEMS)
async def draw_qr(request: AnyRequest, code: Code, heir: FromQuery[str] = "") -> str:
    """Return the link of the table as a QR code; with `heir` the link that hands a seat over."""
    if not is_code(code.upper()):
        raise Denied("no_table")
    # The table is not looked up: the request of an image carries no token, and the image tells only the code.
    url = f"{base_of(request)}/join/{code.upper()}"
    return draw(link_code(f"{url}#{heir[:32]}" if heir else url))


@get("/api/tables/{code:str}/wifi", responses=PROBLEMS)
async def show_wifi(request: AnyRequest, code: Code) -> Wifi:
    """Return the Wi-Fi of the room as a QR code, with its password: only to the host of a table."""
    settings = settings_of(request)
    table, holder = await caller_of(request).find_table_and_holder(code)
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
