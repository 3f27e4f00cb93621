"""The calls about tables: make one, find it, sit down, play."""

from __future__ import annotations

from fives.core.catalogue import find_solver, gives_hints
from fives.core.matches.match import Match, back_to
from fives.core.solver import Evaluation
from fives.live.calls.caller import Caller
from fives.live.steady_clock import now
from fives.live.table import Table
from fives.table.http_bodies import Moment, NewTable, NextGame, OpenTable, Seated, SitDown
from fives.table.messages import Accepted, Answer, Command, Refused, TableOutside
from fives.table.refusals import Denied
from fives.table.seats.tokens import holder_of, new_token
from fives.table.views import Reader, open_table, table_info, table_outside, you


async def create_table(caller: Caller, base: str, data: NewTable) -> Seated:
    """Make a new table. The token that is returned holds the host's seats."""
    taken = await _match_to_continue(caller, data.after, data.game) if data.after else None
    table, token = await caller.lobby.create_tables(data, caller.address, taken)
    return _seated(caller, base, table, token)


async def create_next_table(caller: Caller, base: str, code: str, data: NextGame) -> Seated:
    """Make the table of the next game for the people of this one, or return the one that was made already."""
    table, holder = await caller.find_table_and_holder(code)
    new = await caller.lobby.create_next_table(table, data, holder, caller.address)
    return _seated(caller, base, new, caller.token)


async def _match_to_continue(caller: Caller, moment: Moment, game: str) -> Match:
    """Return a match that is over as it stood after event `moment.n`, to play on from there."""
    if moment.record:
        match = caller.lobby.replays.match(moment.record)
    else:
        state, _ = await caller.find_match(moment.code, moment.epoch, "no_record")
        match = state.match
    if match is None or match.result is None or match.game.id != game or moment.n > match.n:
        raise Denied("no_record")
    then = back_to(match, moment.n)
    if then.result is not None:
        raise Denied("game_over")
    return then


async def list_tables(caller: Caller) -> list[OpenTable]:
    """Return the tables that wait for guests, as the shelf lists them."""
    caller.limit_rate()
    return [open_table(state) for state in await caller.lobby.waiting()]


async def get_table(caller: Caller, base: str, code: str) -> TableOutside:
    """Return what a guest sees before sitting down, and the shelf of those who sit there."""
    table = await caller.find_table(code)
    reader = Reader(caller.holder, base)
    return table_outside(table.state, table.audience.room, reader, now())


async def take_seat(caller: Caller, base: str, code: str, data: SitDown) -> Seated:
    """Take a free seat. Somebody who is at the table already keeps their token."""
    lobby, token = caller.lobby, caller.token
    table = await caller.find_table(code)
    if not lobby.sitting.of(caller.key).take():
        raise Denied("too_fast")
    if not table.state.knows(holder_of(token)):
        token = new_token()
    await table.sit_down(data, holder_of(token))
    return _seated(caller, base, table, token)


def _seated(caller: Caller, base: str, table: Table, token: str) -> Seated:
    info = table_info(table.state, table.audience.room, base, now())
    return Seated(info, token, you(table.state, Reader(holder_of(token), base)))


async def send_command(caller: Caller, code: str, data: Command) -> Accepted | Refused:
    """Carry out a command, as on a socket."""
    table, holder = await caller.find_table_and_holder(code)
    if not holder:
        raise Denied("bad_token")
    caller.limit_rate()
    answers: list[Answer] = []
    await table.command(holder, data, answers.append)
    return answers[0]


async def give_hint(caller: Caller, code: str, seat: int) -> Evaluation:
    """Return what each move of the holder's seat is worth."""
    table, holder = await caller.find_table_and_holder(code)
    caller.limit_rate()
    state = table.state
    match, solver = state.match, find_solver(state.game) if gives_hints(state.game) else None
    if seat not in state.seats_of(holder) or not state.playing or match is None or solver is None:
        raise Denied("no_hint")
    return await caller.lobby.bots.soon(lambda: solver.evaluate(match.view(seat), seat))
