"""The HTTP calls about what was played: logs, records, reviews."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, FromQuery

from fives.coach.best_possible_score import hindsight
from fives.coach.review import Review, review
from fives.core.catalogue import find_solver, has_solver
from fives.core.game import NATURE, Seat
from fives.core.matches.match import Match, back_to
from fives.core.records.record import Record
from fives.core.solver import Best
from fives.live.after_match.compare_tables import compare
from fives.live.after_match.opened_records import RECORD_BYTES
from fives.live.load_table import log_page
from fives.server.edge.own_addresses import base_url
from fives.server.http.request_helpers import (
    PROBLEMS,
    AnyRequest,
    Before,
    Code,
    Epoch,
    caller_of,
    find_match,
    find_table,
    limit_rate,
    lobby_of,
    refuse_foreign,
    settings_of,
    token_of,
)
from fives.table.duplicate_tables import all_done, last_match
from fives.table.http_bodies import (
    Beside,
    LogPage,
    Looked,
    Opened,
    Shown,
    Underway,
)
from fives.table.messages import Hand
from fives.table.refusals import Denied
from fives.table.seats.tokens import holder_of
from fives.table.state import TableState
from fives.table.storage.record_files import record_of, record_of_saved
from fives.table.storage.saved_types import SavedMatch
from fives.table.views import eyes_of


@get("/api/tables/{code:str}/record", responses=PROBLEMS)
async def get_record(request: AnyRequest, code: Code, epoch: Epoch = None) -> Record:
    """Return a match as a file. It holds nothing hidden before the match is over."""
    lobby = lobby_of(request)
    current = (await find_table(request, code)).state
    number, match = epoch or current.data.epoch, current.match
    opened = all_done(await lobby.with_same_dice(current), number)
    if number == current.data.epoch and match is not None:
        if current.game.hidden and match.result is None:
            raise Denied("no_record")
        log = match.log if match.log.start == 0 else (await _load_whole_match(request, current, number)).log
        return record_of(current, number, log, opened=opened)
    saved = await _load_whole_match(request, current, number)
    if (record := record_of_saved(current, saved, number, opened=opened)) is not None:
        return record
    played = await lobby.with_whole_match(current, number)
    if played is None or played.match is None:
        raise Denied("no_record")
    return record_of(played, number, played.match.log, opened=opened)


async def _load_whole_match(request: AnyRequest, state: TableState, epoch: int) -> SavedMatch:
    """Return a match with all its events. They may be many, so the rate is limited."""
    if not lobby_of(request).opening.of(caller_of(request)).take():
        raise Denied("too_fast")
    saved = await lobby_of(request).store.load_match(state.code, epoch)
    if saved is None:
        raise Denied("no_record")
    return saved


@get("/api/tables/{code:str}/log", responses=PROBLEMS)
async def read_log(request: AnyRequest, code: Code, before: Before, epoch: Epoch = None) -> LogPage:
    """Return the events of a match that come before number `before`, as the caller may see them."""
    lobby, holder = lobby_of(request), holder_of(token_of(request))
    state = (await find_table(request, code)).state
    limit_rate(request)
    eyes = eyes_of(state.seats_of(holder))
    return LogPage(await log_page(lobby.store, state, epoch or state.data.epoch, before, eyes))


@get("/api/tables/{code:str}/beside", responses=PROBLEMS)
async def compare_tables(request: AnyRequest, code: Code, epoch: Epoch = None) -> Beside:
    """Return how the tables with the same dice ended a match; by default the last match that is over here."""
    lobby = lobby_of(request)
    state = (await find_table(request, code)).state
    limit_rate(request)
    tables = await lobby.with_same_dice(state)
    return await compare(lobby.store, tables, epoch or last_match(state), base_url(request, settings_of(request)))


@post("/api/records", status_code=200, responses=PROBLEMS, request_max_body_size=RECORD_BYTES)
async def open_record(request: AnyRequest) -> Opened:
    """Open a record of any server: replay it, check it, and keep it for a while so that it can be looked at."""
    refuse_foreign(request)
    lobby = lobby_of(request)
    data = await request.body()
    if not lobby.opening.of(caller_of(request)).take():
        raise Denied("too_fast")
    return await lobby.replays.open(data)


@get("/api/records/{id:str}/look", responses=PROBLEMS)
async def look_at_record(
    request: AnyRequest, id: FromPath[str], n: FromQuery[int], seat: FromQuery[int | None] = None
) -> Shown:
    """Return what `seat` saw after event `n` of an opened record; by default what a spectator saw."""
    limit_rate(request)
    return lobby_of(request).replays.look(id, n, seat)


@get("/api/tables/{code:str}/review", responses=PROBLEMS)
async def get_review(request: AnyRequest, code: Code, epoch: Epoch = None) -> Review:
    """Return luck and skill of a match that is over."""
    state, number = await find_match(request, code, epoch, "no_review")
    match = _reviewable(state)
    return await lobby_of(request).reviews.get((state.code, number, match.n), lambda told: review(match, told))


@get("/api/tables/{code:str}/review/progress", responses=PROBLEMS)
async def get_progress(request: AnyRequest, code: Code, epoch: Epoch = None) -> Underway:
    """Return how much of a review is done, from 0 to 1."""
    state, number = await find_match(request, code, epoch, "no_review")
    return Underway(lobby_of(request).reviews.done((state.code, number, _reviewable(state).n)))


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
    state, _ = await find_match(request, code, epoch, "no_review")
    match, solver = _reviewable(state), find_solver(state.game)
    limit_rate(request)
    if n not in range(match.n + 1) or seat not in range(match.seats) or solver is None:
        raise Denied("no_review")
    then = back_to(match, n)
    if move is not None:
        return _after_move(then, seat, move)
    view, moves = then.view(seat), tuple(then.moves(seat))
    # in a game of memory the player may have forgotten what was shown, but could have known it
    judged = then.state if match.game.hidden == "remembered" else view
    worth = await lobby_of(request).bots.later(lambda: solver.evaluate(judged, seat)) if moves else None
    return Looked(Hand(seat, view, moves, undo=False), worth)


def _after_move(then: Match, seat: Seat, move: str) -> Looked:
    """Return what `seat` sees after a move that could have been played; dice it rolls are still in the air."""
    rules, notation = then.game.rules, then.game.notation
    after = rules.play(then.state, seat, notation.read_move(move))
    return Looked(Hand(seat, rules.view(after, seat), (), undo=False), None, in_air=NATURE in rules.actors(after))


@get("/api/tables/{code:str}/best", responses=PROBLEMS)
async def get_best(request: AnyRequest, code: Code, epoch: Epoch = None) -> tuple[Best, ...]:
    """Return by seat the most points that were possible in a match; empty if it is not over or cannot be known."""
    state, number = await find_match(request, code, epoch, "no_review")
    match = state.match
    if match is None or match.result is None:
        return ()  # a solitaire that was solved goes on when its last move is taken back
    return await lobby_of(request).hindsights.get((state.code, number, match.n), lambda _: hindsight(match))


def _reviewable(state: TableState) -> Match:
    """Return the match if it is over and a solver can judge it, else raise Denied."""
    match = state.match
    if match is None or match.result is None or not has_solver(state.game):
        raise Denied("no_review")
    return match


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
