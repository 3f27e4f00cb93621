"""The HTTP API: each handler reads, asks the lobby, and answers."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from fives.coach.hindsight import hindsight
from fives.coach.review import Review, review
from fives.core.catalogue import find_introduction, find_solver, gives_hints, has_solver
from fives.core.game import AnyGame
from fives.core.match import Match, back_to
from fives.core.options import choices, seat_counts
from fives.core.record import Record
from fives.core.solver import Best, Evaluation
from fives.live.clocks import now
from fives.live.comparison import compare
from fives.live.limits import network_of
from fives.live.loading import log_page
from fives.live.lobby import Lobby
from fives.live.replays import RECORD_BYTES
from fives.live.table import Table
from fives.server.edge.addresses import base_url
from fives.server.edge.checks import is_foreign, token_in
from fives.server.http.qr import draw, link_code, wifi_code
from fives.server.metrics import Metrics
from fives.server.settings import Settings
from fives.table.bodies import (
    Beside,
    Events,
    GameInfo,
    HouseInfo,
    Lesson,
    LogPage,
    Looked,
    Moment,
    NewTable,
    NextGame,
    Opened,
    OpenTable,
    Problem,
    Seated,
    Shown,
    SitDown,
    Tried,
    Underway,
    Wifi,
)
from fives.table.duplicate import all_done, last_match
from fives.table.lessons import lesson, tried
from fives.table.messages import Accepted, Answer, Command, Hand, Refused, TableInfo
from fives.table.refusals import Denied
from fives.table.saved import SavedMatch
from fives.table.seats import Holder, holder_of, is_code, new_token
from fives.table.state import TableState, record_of, record_of_saved
from fives.table.views import Reader, eyes_of, open_table, table_info, you

PROBLEMS = {
    400: ResponseSpec(Problem, description="cannot be read", generate_examples=False),
    404: ResponseSpec(Problem, description="no such table or game", generate_examples=False),
    409: ResponseSpec(Problem, description="not now", generate_examples=False),
    422: ResponseSpec(Problem, description="refused by a rule", generate_examples=False),
    429: ResponseSpec(Problem, description="too fast", generate_examples=False),
}
AnyRequest = Request[Any, Any, Any]
Code = FromPath[str]
Before = Annotated[int, QueryParameter(ge=1, le=10**9, description="the number of the first event that is known")]
Epoch = Annotated[int | None, QueryParameter(ge=1, le=10**9, description="which match; the newest if not said")]


@get("/api/games", responses=PROBLEMS)
async def list_games(request: AnyRequest) -> list[GameInfo]:
    """Return the shelf."""
    return [_game_info(game) for game in _lobby(request).games.values()]


def _game_info(game: AnyGame) -> GameInfo:
    return GameInfo(
        id=game.id,
        box=game.box,
        by=game.by,
        seats=game.seats,
        counts=seat_counts(game),
        minutes=game.minutes,
        age=game.age,
        hidden=game.hidden,
        shared=game.shared,
        options=choices(game),
        levels=game.levels,
        solved=has_solver(game),
        timed=game.timed,
        daily=game.daily is not None,
        dice=game.dice,
        low=game.low,
    )


@get("/api/games/{id:str}/lesson", responses=PROBLEMS)
async def give_lesson(request: AnyRequest, id: FromPath[str]) -> Lesson:
    """Return the introduction to a game; it is played without a table, and nothing of it is kept."""
    _pace(request)
    return lesson(_lobby(request).game(id))


@get("/api/games/{id:str}/lesson/{n:int}", responses=PROBLEMS)
async def try_move(request: AnyRequest, id: FromPath[str], n: FromPath[int], move: FromQuery[str]) -> Tried:
    """Return what comes of a move at a step of the introduction; what is not allowed is refused with its rule."""
    _pace(request)
    game = _lobby(request).game(id)
    if n not in range(len(find_introduction(game))):
        raise Denied("no_lesson")
    return tried(game, n, move)


@post("/api/tables", responses=PROBLEMS)
async def lay_table(request: AnyRequest, data: JSONBody[NewTable]) -> Seated:
    """Lay a table; the token holds the host's seats."""
    _refuse_foreign(request)
    taken = await _taken(request, data.after, data.game) if data.after else None
    table, token = await _lobby(request).lay(data, _address(request), taken)
    return _seated(request, table, token)


@post("/api/tables/{code:str}/next", responses=PROBLEMS)
async def go_on(request: AnyRequest, code: Code, data: JSONBody[NextGame]) -> Seated:
    """Lay the table of another game for the people of this one, all of whom go there; the same again if it is laid."""
    _refuse_foreign(request)
    table, holder = await _find(request, code)
    new = await _lobby(request).go_on(table, data, holder, _address(request))
    return _seated(request, new, _token(request))


async def _taken(request: AnyRequest, moment: Moment, game: str) -> Match:
    """Return a match that is over as it stood at a moment, to play on from there."""
    state, _ = await _match(request, moment.code, moment.epoch, "no_record")
    match = state.match
    if match is None or match.result is None or match.game.id != game or moment.n > match.n:
        raise Denied("no_record")
    then = back_to(match, moment.n)
    if then.result is not None:
        raise Denied("game_over")
    return then


@get("/api/house")
async def look_at_house(request: AnyRequest) -> HouseInfo:
    """Return what holds for every table of this server."""
    return HouseInfo(lists=_settings(request).list_tables)


@get("/api/tables", responses=PROBLEMS)
async def list_tables(request: AnyRequest) -> list[OpenTable]:
    """Return the tables that wait for guests, as the shelf lists them."""
    _pace(request)
    return [open_table(state) for state in await _lobby(request).waiting()]


@get("/api/tables/{code:str}", responses=PROBLEMS)
async def look_at_table(request: AnyRequest, code: Code) -> TableInfo:
    """Return what a guest sees before sitting down."""
    table = await _reach(request, code)
    return table_info(table.state, table.audience.room, base_url(request, _settings(request)), now())


@post("/api/tables/{code:str}/seats", responses=PROBLEMS)
async def take_seat(request: AnyRequest, code: Code, data: JSONBody[SitDown]) -> Seated:
    """Take a free seat; someone who is at the table already keeps the same token."""
    _refuse_foreign(request)
    lobby, token = _lobby(request), _token(request)
    table = await _reach(request, code)
    if not lobby.sitting.of(_caller(request)).take():
        raise Denied("too_fast")
    if not table.state.knows(holder_of(token)):
        token = new_token()
    await table.sit_down(data, holder_of(token))
    return _seated(request, table, token)


@get("/api/tables/{code:str}/events", responses=PROBLEMS)
async def poll_events(
    request: AnyRequest,
    code: Code,
    epoch: FromQuery[int] = 0,
    after: FromQuery[int] = -1,
    version: FromQuery[int] = 0,
) -> Events:
    """Return what has happened since, as soon as something has."""
    lobby, holder = _lobby(request), holder_of(_token(request))
    table = await _reach(request, code)
    if not table.state.knows(holder):
        holder = ""  # as on a socket: a spectator
    _pace(request)
    key = holder or _address(request)
    if not lobby.polls.enter(key, seated=bool(holder)):
        raise Denied("too_fast")
    try:
        await table.welcome(holder)
        reader = Reader(holder, base_url(request, _settings(request)))
        return await _poll(request, table, reader, epoch, after, version)
    finally:
        lobby.polls.leave(key)


async def _poll(request: AnyRequest, table: Table, reader: Reader, epoch: int, after: int, version: int) -> Events:
    """Return what a poller has missed, or nothing as soon as the caller has gone."""
    polling = asyncio.create_task(table.audience.poll(reader, epoch, after, version))
    hung_up = asyncio.create_task(_hung_up(request))
    await asyncio.wait((polling, hung_up), return_when=asyncio.FIRST_COMPLETED)
    hung_up.cancel()
    if not polling.done():
        polling.cancel()
        return Events((), version)
    return polling.result()


async def _hung_up(request: AnyRequest) -> None:
    """Return when the caller has gone."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


@post("/api/tables/{code:str}/commands", status_code=200, responses=PROBLEMS)
async def send_command(request: AnyRequest, code: Code, data: JSONBody[Command]) -> Accepted | Refused:
    """Carry out a command, as on a socket."""
    _refuse_foreign(request)
    table, holder = await _find(request, code)
    if not holder:
        raise Denied("bad_token")
    _pace(request)
    answers: list[Answer] = []
    await table.command(holder, data, answers.append)
    return answers[0]


@get("/api/tables/{code:str}/hint", responses=PROBLEMS)
async def give_hint(request: AnyRequest, code: Code, seat: FromQuery[int]) -> Evaluation:
    """Return what each move of the holder's seat is worth."""
    table, holder = await _find(request, code)
    _pace(request)
    state = table.state
    match, solver = state.match, find_solver(state.game) if gives_hints(state.game) else None
    if seat not in state.seats_of(holder) or not state.playing or match is None or solver is None:
        raise Denied("no_hint")
    return await _lobby(request).bots.soon(lambda: solver.evaluate(match.view(seat), seat))


@get("/api/tables/{code:str}/record", responses=PROBLEMS)
async def get_record(request: AnyRequest, code: Code, epoch: Epoch = None) -> Record:
    """Return a match as a file; nothing hidden is in it before the match is over."""
    lobby = _lobby(request)
    now = (await _reach(request, code)).state
    number, match = epoch or now.data.epoch, now.match
    opened = all_done(await lobby.beside(now), number)
    if number == now.data.epoch and match is not None:
        if now.game.hidden and match.result is None:
            raise Denied("no_record")
        log = match.log if match.log.start == 0 else (await _saved(request, now, number)).log
        return record_of(now, number, log, opened=opened)
    saved = await _saved(request, now, number)
    if (record := record_of_saved(now, saved, number, opened=opened)) is not None:
        return record
    played = await lobby.whole(now, number)
    if played is None or played.match is None:
        raise Denied("no_record")
    return record_of(played, number, played.match.log, opened=opened)


async def _saved(request: AnyRequest, state: TableState, epoch: int) -> SavedMatch:
    """Return a match with all its events; that may be many, so nobody asks for it all the time."""
    if not _lobby(request).opening.of(_caller(request)).take():
        raise Denied("too_fast")
    saved = await _lobby(request).store.load_match(state.code, epoch)
    if saved is None:
        raise Denied("no_record")
    return saved


@get("/api/tables/{code:str}/log", responses=PROBLEMS)
async def read_log(request: AnyRequest, code: Code, before: Before, epoch: Epoch = None) -> LogPage:
    """Return the events of a match that come before number `before`, as the caller may know them."""
    lobby, holder = _lobby(request), holder_of(_token(request))
    state = (await _reach(request, code)).state
    _pace(request)
    eyes = eyes_of(state.seats_of(holder))
    return LogPage(await log_page(lobby.store, state, epoch or state.data.epoch, before, eyes))


@get("/api/tables/{code:str}/beside", responses=PROBLEMS)
async def compare_tables(request: AnyRequest, code: Code, epoch: Epoch = None) -> Beside:
    """Return how the tables with the same dice ended a match; the last one that is over here if not said which."""
    lobby = _lobby(request)
    state = (await _reach(request, code)).state
    _pace(request)
    tables = await lobby.beside(state)
    return await compare(lobby.store, tables, epoch or last_match(state), base_url(request, _settings(request)))


@post("/api/records", status_code=200, responses=PROBLEMS, request_max_body_size=RECORD_BYTES)
async def open_record(request: AnyRequest) -> Opened:
    """Open a record, of this server or another: replay it, check it, keep it for a while to be looked at."""
    _refuse_foreign(request)
    lobby = _lobby(request)
    data = await request.body()
    if not lobby.opening.of(_caller(request)).take():
        raise Denied("too_fast")
    return await lobby.replays.open(data)


@get("/api/records/{id:str}/look", responses=PROBLEMS)
async def look_at_record(
    request: AnyRequest, id: FromPath[str], n: FromQuery[int], seat: FromQuery[int | None] = None
) -> Shown:
    """Return what `seat` saw after event `n` of an opened record; a spectator if not said who."""
    _pace(request)
    return _lobby(request).replays.look(id, n, seat)


@get("/api/tables/{code:str}/review", responses=PROBLEMS)
async def get_review(request: AnyRequest, code: Code, epoch: Epoch = None) -> Review:
    """Return luck and skill of a match that is over."""
    state, number = await _match(request, code, epoch, "no_review")
    match = _studied(state)
    return await _lobby(request).reviews.get((state.code, number, match.n), lambda told: review(match, told))


@get("/api/tables/{code:str}/review/progress", responses=PROBLEMS)
async def get_progress(request: AnyRequest, code: Code, epoch: Epoch = None) -> Underway:
    """Return which part of a review that someone waits for is done."""
    state, number = await _match(request, code, epoch, "no_review")
    return Underway(_lobby(request).reviews.done((state.code, number, _studied(state).n)))


@get("/api/tables/{code:str}/look", responses=PROBLEMS)
async def look_back(
    request: AnyRequest, code: Code, n: FromQuery[int], seat: FromQuery[int], epoch: Epoch = None
) -> Looked:
    """Return what `seat` saw after event `n` of a match that is over, and what its moves were worth."""
    state, _ = await _match(request, code, epoch, "no_review")
    match, solver = _studied(state), find_solver(state.game)
    _pace(request)
    if n not in range(match.n + 1) or seat not in range(match.seats) or solver is None:
        raise Denied("no_review")
    then = back_to(match, n)
    view, moves = then.view(seat), tuple(then.moves(seat))
    judged = view if match.game.hints else then.state  # whoever forgot could have known
    worth = await _lobby(request).bots.later(lambda: solver.evaluate(judged, seat)) if moves else None
    return Looked(Hand(seat, view, moves, undo=False), worth)


@get("/api/tables/{code:str}/best", responses=PROBLEMS)
async def get_best(request: AnyRequest, code: Code, epoch: Epoch = None) -> tuple[Best, ...]:
    """Return by seat the most points that were possible in a match; nothing if it goes on or the game cannot say."""
    state, number = await _match(request, code, epoch, "no_review")
    match = state.match
    if match is None or match.result is None:
        return ()  # a solitaire that was solved goes on when its last move is taken back
    return await _lobby(request).hindsights.get((state.code, number, match.n), lambda _: hindsight(match))


@get("/api/tables/{code:str}/qr.svg", media_type="image/svg+xml", responses=PROBLEMS)
async def draw_qr(request: AnyRequest, code: Code, heir: FromQuery[str] = "") -> str:
    """Return the link of the table as a QR code, or the one by which a seat is handed over."""
    if not is_code(code.upper()):
        raise Denied("no_table")
    # whether there is such a table is not looked up: an image brings no token, and nothing about the table is in it
    url = f"{base_url(request, _settings(request))}/join/{code.upper()}"
    return draw(link_code(f"{url}#{heir[:32]}" if heir else url))


@get("/api/tables/{code:str}/wifi", responses=PROBLEMS)
async def show_wifi(request: AnyRequest, code: Code) -> Wifi:
    """Return the Wi-Fi of the room as a QR code, with its password: only to the host of a table."""
    settings = _settings(request)
    table, holder = await _find(request, code)
    if not table.state.is_host(holder):
        raise Denied("no_wifi")
    return Wifi(settings.wifi, draw(wifi_code(settings)) if settings.wifi else "")


@get("/healthz", media_type="text/plain", include_in_schema=False)
async def say_alive() -> str:
    """Say that the process is alive."""
    return "ok\n"


@get("/readyz", media_type="text/plain", include_in_schema=False)
async def say_ready(request: AnyRequest) -> Response[str]:
    """Say whether tables can be served, and moves saved."""
    ready = await _lobby(request).ready()
    return Response("ready\n" if ready else "not ready\n", status_code=200 if ready else 503)


@get("/metrics", media_type="text/plain; version=0.0.4", include_in_schema=False)
async def show_metrics(request: AnyRequest) -> str:
    """Return the counters."""
    metrics: Metrics = request.app.state.metrics
    return metrics.text()


HANDLERS = (
    list_games,
    give_lesson,
    try_move,
    look_at_house,
    lay_table,
    go_on,
    list_tables,
    look_at_table,
    take_seat,
    poll_events,
    read_log,
    send_command,
    give_hint,
    get_record,
    compare_tables,
    open_record,
    look_at_record,
    get_review,
    get_progress,
    look_back,
    get_best,
    draw_qr,
    show_wifi,
    say_alive,
    say_ready,
    show_metrics,
)


def _lobby(request: AnyRequest) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


def _settings(request: AnyRequest) -> Settings:
    settings: Settings = request.app.state.settings
    return settings


def _address(request: AnyRequest) -> str:
    return network_of(request.client.host if request.client else None)


def _token(request: AnyRequest) -> str:
    return token_in(request.scope["headers"])


def _caller(request: AnyRequest) -> str:
    """Return what a call is counted by: its holder if a table knows them, else its address."""
    holder = holder_of(_token(request))
    return holder if holder in _lobby(request).seated else _address(request)


async def _reach(request: AnyRequest, code: str) -> Table:
    """Return the table."""
    return await _lobby(request).find(code, _address(request), holder_of(_token(request)))


async def _find(request: AnyRequest, code: str) -> tuple[Table, Holder]:
    """Return the table and who asks; a token that holds nothing here is refused."""
    holder = holder_of(_token(request))
    table = await _reach(request, code)
    if holder and not table.state.knows(holder):
        raise Denied("bad_token")
    return table, holder


async def _match(request: AnyRequest, code: str, epoch: int | None, refusal: str) -> tuple[TableState, int]:
    """Return the table's state with the match of `epoch`."""
    lobby = _lobby(request)
    state = (await _reach(request, code)).state
    played = await lobby.whole(state, epoch or state.data.epoch)
    if played is None:
        raise Denied(refusal)
    return played, epoch or state.data.epoch


def _studied(state: TableState) -> Match:
    """Return the match if it is over and its moves have a worth."""
    match = state.match
    if match is None or match.result is None or not has_solver(state.game):
        raise Denied("no_review")
    return match


def _seated(request: AnyRequest, table: Table, token: str) -> Seated:
    base = base_url(request, _settings(request))
    info = table_info(table.state, table.audience.room, base, now())
    return Seated(info, token, you(table.state, Reader(holder_of(token), base)))


def _pace(request: AnyRequest) -> None:
    if not _lobby(request).paces.of(_caller(request)).take():
        raise Denied("too_fast")


def _refuse_foreign(request: AnyRequest) -> None:
    if is_foreign(request, _settings(request)):
        raise Denied("wrong_origin")
