"""The calls about what was played: logs, records, reviews."""

from __future__ import annotations

from fives.coach.best_possible_score import hindsight
from fives.coach.review import Review, review
from fives.core.catalogue import find_solver, has_solver
from fives.core.game import NATURE, Seat
from fives.core.matches.match import Match, back_to
from fives.core.records.record import Record
from fives.core.solver import Best
from fives.live.after_match.compare_tables import compare
from fives.live.calls.caller import Caller
from fives.live.load_table import log_page
from fives.table.duplicate_tables import all_done, last_match
from fives.table.http_bodies import Beside, LogPage, Looked, Opened, Shown, Underway
from fives.table.messages import Hand
from fives.table.refusals import Denied
from fives.table.state import TableState
from fives.table.storage.record_files import record_of, record_of_saved
from fives.table.storage.saved_types import SavedMatch
from fives.table.views import eyes_of


async def get_record(caller: Caller, code: str, epoch: int | None = None) -> Record:
    """Return a match as a file. It holds nothing hidden before the match is over."""
    lobby = caller.lobby
    current = (await caller.find_table(code)).state
    number, match = epoch or current.data.epoch, current.match
    opened = all_done(await lobby.with_same_dice(current), number)
    if number == current.data.epoch and match is not None:
        if current.game.hidden and match.result is None:
            raise Denied("no_record")
        log = match.log if match.log.start == 0 else (await _load_whole_match(caller, current, number)).log
        return record_of(current, number, log, opened=opened)
    saved = await _load_whole_match(caller, current, number)
    if (record := record_of_saved(current, saved, number, opened=opened)) is not None:
        return record
    played = await lobby.with_whole_match(current, number)
    if played is None or played.match is None:
        raise Denied("no_record")
    return record_of(played, number, played.match.log, opened=opened)


async def _load_whole_match(caller: Caller, state: TableState, epoch: int) -> SavedMatch:
    """Return a match with all its events. They may be many, so the rate is limited."""
    if not caller.lobby.opening.of(caller.key).take():
        raise Denied("too_fast")
    saved = await caller.lobby.store.load_match(state.code, epoch)
    if saved is None:
        raise Denied("no_record")
    return saved


async def read_log(caller: Caller, code: str, before: int, epoch: int | None = None) -> LogPage:
    """Return the events of a match that come before number `before`, as the caller may see them."""
    lobby, holder = caller.lobby, caller.holder
    state = (await caller.find_table(code)).state
    caller.limit_rate()
    eyes = eyes_of(state.seats_of(holder))
    return LogPage(await log_page(lobby.store, state, epoch or state.data.epoch, before, eyes))


async def compare_tables(caller: Caller, base: str, code: str, epoch: int | None = None) -> Beside:
    """Return how the tables with the same dice ended a match; by default the last match that is over here."""
    lobby = caller.lobby
    state = (await caller.find_table(code)).state
    caller.limit_rate()
    tables = await lobby.with_same_dice(state)
    return await compare(lobby.store, tables, epoch or last_match(state), base)


async def open_record(caller: Caller, data: bytes) -> Opened:
    """Open a record of any server: replay it, check it, and keep it for a while so that it can be looked at."""
    lobby = caller.lobby
    if not lobby.opening.of(caller.key).take():
        raise Denied("too_fast")
    return await lobby.replays.open(data)


def look_at_record(caller: Caller, id: str, n: int, seat: int | None = None) -> Shown:
    """Return what `seat` saw after event `n` of an opened record; by default what a spectator saw."""
    caller.limit_rate()
    return caller.lobby.replays.look(id, n, seat)


async def get_review(caller: Caller, code: str, epoch: int | None = None) -> Review:
    """Return luck and skill of a match that is over."""
    state, number = await caller.find_match(code, epoch, "no_review")
    match = _reviewable(state)
    return await caller.lobby.reviews.get((state.code, number, match.n), lambda told: review(match, told))


async def get_progress(caller: Caller, code: str, epoch: int | None = None) -> Underway:
    """Return how much of a review is done, from 0 to 1."""
    state, number = await caller.find_match(code, epoch, "no_review")
    return Underway(caller.lobby.reviews.done((state.code, number, _reviewable(state).n)))


async def look_back(
    caller: Caller,
    code: str,
    n: int,
    seat: int,
    epoch: int | None = None,
    move: str | None = None,
) -> Looked:
    """Return what `seat` saw after event `n` of a match that is over, and what its moves were worth.

    With `move`, return what it would have seen after that move instead.
    """
    state, _ = await caller.find_match(code, epoch, "no_review")
    match, solver = _reviewable(state), find_solver(state.game)
    caller.limit_rate()
    if n not in range(match.n + 1) or seat not in range(match.seats) or solver is None:
        raise Denied("no_review")
    then = back_to(match, n)
    if move is not None:
        return _after_move(then, seat, move)
    view, moves = then.view(seat), tuple(then.moves(seat))
    # in a game of memory the player may have forgotten what was shown, but could have known it
    judged = then.state if match.game.hidden == "remembered" else view
    worth = await caller.lobby.bots.later(lambda: solver.evaluate(judged, seat)) if moves else None
    return Looked(Hand(seat, view, moves, undo=False), worth)


def _after_move(then: Match, seat: Seat, move: str) -> Looked:
    """Return what `seat` sees after a move that could have been played; dice it rolls are still in the air."""
    rules, notation = then.game.rules, then.game.notation
    after = rules.play(then.state, seat, notation.read_move(move))
    return Looked(Hand(seat, rules.view(after, seat), (), undo=False), None, in_air=NATURE in rules.actors(after))


async def get_best(caller: Caller, code: str, epoch: int | None = None) -> tuple[Best, ...]:
    """Return by seat the most points that were possible in a match; empty if it is not over or cannot be known."""
    state, number = await caller.find_match(code, epoch, "no_review")
    match = state.match
    if match is None or match.result is None:
        return ()  # a solitaire that was solved goes on when its last move is taken back
    return await caller.lobby.hindsights.get((state.code, number, match.n), lambda _: hindsight(match))


def _reviewable(state: TableState) -> Match:
    """Return the match if it is over and a solver can judge it, else raise Denied."""
    match = state.match
    if match is None or match.result is None or not has_solver(state.game):
        raise Denied("no_review")
    return match
