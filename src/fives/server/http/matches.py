"""The HTTP calls about what was played: logs, records, reviews."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, FromQuery

from fives.coach.review import Review
from fives.core.records.record import Record
from fives.core.solver import Best
from fives.live.after_match.opened_records import RECORD_BYTES
from fives.live.calls import matches as calls
from fives.server.http.request_helpers import (
    PROBLEMS,
    AnyRequest,
    Before,
    Code,
    Epoch,
    base_of,
    caller_of,
    refuse_foreign,
)
from fives.table.http_bodies import Beside, LogPage, Looked, Opened, Shown, Underway


@get("/api/tables/{code:str}/record", responses=PROBLEMS)
async def get_record(request: AnyRequest, code: Code, epoch: Epoch = None) -> Record:
    """Return a match as a file. It holds nothing hidden before the match is over."""
    return await calls.get_record(caller_of(request), code, epoch)


@get("/api/tables/{code:str}/log", responses=PROBLEMS)
async def read_log(request: AnyRequest, code: Code, before: Before, epoch: Epoch = None) -> LogPage:
    """Return the events of a match that come before number `before`, as the caller may see them."""
    return await calls.read_log(caller_of(request), code, before, epoch)


@get("/api/tables/{code:str}/beside", responses=PROBLEMS)
async def compare_tables(request: AnyRequest, code: Code, epoch: Epoch = None) -> Beside:
    """Return how the tables with the same dice ended a match; by default the last match that is over here."""
    return await calls.compare_tables(caller_of(request), base_of(request), code, epoch)


@post("/api/records", status_code=200, responses=PROBLEMS, request_max_body_size=RECORD_BYTES)
async def open_record(request: AnyRequest) -> Opened:
    """Open a record of any server: replay it, check it, and keep it for a while so that it can be looked at."""
    refuse_foreign(request)
    return await calls.open_record(caller_of(request), await request.body())


@get("/api/records/{id:str}/look", responses=PROBLEMS)
async def look_at_record(
    request: AnyRequest, id: FromPath[str], n: FromQuery[int], seat: FromQuery[int | None] = None
) -> Shown:
    """Return what `seat` saw after event `n` of an opened record; by default what a spectator saw."""
    return calls.look_at_record(caller_of(request), id, n, seat)


@get("/api/tables/{code:str}/review", responses=PROBLEMS)
async def get_review(request: AnyRequest, code: Code, epoch: Epoch = None) -> Review:
    """Return luck and skill of a match that is over."""
    return await calls.get_review(caller_of(request), code, epoch)


@get("/api/tables/{code:str}/review/progress", responses=PROBLEMS)
async def get_progress(request: AnyRequest, code: Code, epoch: Epoch = None) -> Underway:
    """Return how much of a review is done, from 0 to 1."""
    return await calls.get_progress(caller_of(request), code, epoch)


@get("/api/tables/{code:str}/look", responses=PROBLEMS)
async def look_back(
    request: AnyRequest,
    code: Code,
    n: FromQuery[int],
    seat: FromQuery[int],
    epoch: Epoch = None,
    move: FromQuery[str | None] = None,
) -> Looked:
    """Return what `seat` saw after event `n` of a match that is over, and what its moves were worth.

    With `move`, return what it would have seen after that move instead.
    """
    return await calls.look_back(caller_of(request), code, n, seat, epoch, move)


@get("/api/tables/{code:str}/best", responses=PROBLEMS)
async def get_best(request: AnyRequest, code: Code, epoch: Epoch = None) -> tuple[Best, ...]:
    """Return by seat the most points that were possible in a match; empty if it is not over or cannot be known."""
    return await calls.get_best(caller_of(request), code, epoch)


HANDLERS = (
    get_record,
    read_log,
    compare_tables,
    open_record,
    look_at_record,
    get_review,
    get_progress,
    look_back,
    get_best,
)
