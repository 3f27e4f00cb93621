"""Questions of one player to which all other people at the table must agree (G4R, G5R, G6R)."""

from __future__ import annotations

import msgspec

from fives.core.game import Seat
from fives.core.matches.consent import can_draw, taken_back
from fives.core.matches.event import Kind
from fives.core.matches.match import Match
from fives.core.refusal import IllegalMove
from fives.table.messages import Ask, Reply
from fives.table.moves import add_event
from fives.table.refusals import Denied
from fives.table.seats.tokens import Holder
from fives.table.state import Question, TableState


def ask(state: TableState, holder: Holder, command: Ask, at: int) -> TableState:
    """Return the state with a question to the others, or after the agreement if there is nobody to ask."""
    match = _running(state, holder, command)
    if command.kind == "take_back" and command.seen != match.n:
        raise Denied("stale")
    if command.kind == "take_back" and not taken_back(match, command.seat):
        raise IllegalMove("G4R", move=command.kind)
    if command.kind == "draw" and not _may_draw(state, match, command.seat):
        raise IllegalMove("G5R", move=command.kind)
    asked = state.asked
    again = asked and (asked.kind, asked.seat) == (command.kind, command.seat)
    if asked and asked.declined and again and not (asked.kind == "stop" and asked.expired(at)):
        raise Denied("asked_already")
    if asked and not asked.declined and not asked.expired(at):
        if asked.kind != command.kind or asked.kind == "take_back" or command.seat not in state.unanswered:
            raise Denied("asked_already")
        return _agree(state, asked, state.seats_of(holder), at)  # both sides have asked the same
    question = Question(command.kind, command.seat, match.n, state.data.epoch, at)
    return _agree(state, question, state.seats_of(holder), at)


def reply(state: TableState, holder: Holder, command: Reply, at: int) -> TableState:
    """Return the state after an answer: agreed, declined, or withdrawn by the player who asked."""
    mine = state.seats_of(holder)
    if not mine:
        raise Denied("not_your_seat")
    asked = state.asked
    if asked is None or asked.declined or asked.expired(at) or (asked.kind, asked.n) != (command.kind, command.n):
        raise Denied("no_question")
    if not command.yes:
        answer = None if asked.seat in mine else msgspec.structs.replace(asked, declined=True)
        return state.with_data(question=answer)
    return _agree(state, asked, mine, at)


def stop_if_agreed(state: TableState, at: int) -> TableState:
    """Stop the match if somebody asked for that and everybody who had to agree has left (G6R)."""
    asked = state.asked
    if asked is None or asked.kind != "stop" or asked.declined or asked.expired(at) or state.unanswered:
        return state
    if state.data.chairs[asked.seat].left:
        return state
    return add_event(state, asked.seat, Kind.STOP, at)


def _running(state: TableState, holder: Holder, command: Ask) -> Match:
    """Return the running match that a question is about, or raise Denied."""
    if command.seat not in state.seats_of(holder):
        raise Denied("not_your_seat", seat=command.seat)
    if state.match is None:
        raise Denied("not_started")
    if not state.playing:
        raise Denied("game_over")
    if command.epoch != state.data.epoch:
        raise Denied("stale")
    return state.match


def _may_draw(state: TableState, match: Match, seat: Seat) -> bool:
    """Return whether a draw may be offered: the rules allow it, and a person plays for the other side."""
    sides = match.game.sides(match.seats)
    others = (chair for other, chair in enumerate(state.data.chairs) if sides[other] != sides[seat])
    return can_draw(match, seat) and any(chair.kind == "person" and not chair.left for chair in others)


def _agree(state: TableState, question: Question, seats: tuple[Seat, ...], at: int) -> TableState:
    """Return the state with some more seats agreed, and carry the question out if all have agreed."""
    after = state.with_data(question=msgspec.structs.replace(question, agreed=(*question.agreed, *seats)))
    return after if after.unanswered else add_event(after, question.seat, Kind(question.kind), at)
