"""Questions: what one player asks and all other people at the table must agree to (G4R, G5R, G6R)."""

from __future__ import annotations

import msgspec

from fives.core.consent import can_draw, taken_back
from fives.core.event import Kind
from fives.core.game import Seat
from fives.core.match import Match
from fives.core.refusal import IllegalMove
from fives.server.messages import Ask, Reply
from fives.server.moves import call_out
from fives.server.refusals import Denied
from fives.server.seats import Holder
from fives.server.standing import Question, Standing


def ask(standing: Standing, holder: Holder, command: Ask, at: int) -> Standing:
    """Return the standing with a question to the others, or with what they have agreed to if there is nobody to ask."""
    match = _running(standing, holder, command)
    if command.kind == "take_back" and command.seen != match.n:
        raise Denied("stale")
    if command.kind == "take_back" and not taken_back(match, command.seat):
        raise IllegalMove("G4R", move=command.kind)
    if command.kind == "draw" and not _may_draw(standing, match, command.seat):
        raise IllegalMove("G5R", move=command.kind)
    asked = standing.asked
    again = asked and (asked.kind, asked.seat) == (command.kind, command.seat)
    if asked and asked.declined and again and not (asked.kind == "stop" and asked.lapsed(at)):
        raise Denied("asked_already")
    if asked and not asked.declined and not asked.lapsed(at):
        if asked.kind != command.kind or asked.kind == "take_back" or command.seat not in standing.unanswered:
            raise Denied("asked_already")
        return _agree(standing, asked, standing.seats_of(holder), at)  # both offer the same
    question = Question(command.kind, command.seat, match.n, standing.data.epoch, at)
    return _agree(standing, question, standing.seats_of(holder), at)


def reply(standing: Standing, holder: Holder, command: Reply, at: int) -> Standing:
    """Return the standing after an answer: agreed, declined, or withdrawn by who asked."""
    mine = standing.seats_of(holder)
    if not mine:
        raise Denied("not_your_seat")
    asked = standing.asked
    if asked is None or asked.declined or asked.lapsed(at) or (asked.kind, asked.n) != (command.kind, command.n):
        raise Denied("no_question")
    if not command.yes:
        answer = None if asked.seat in mine else msgspec.structs.replace(asked, declined=True)
        return standing.with_data(question=answer)
    return _agree(standing, asked, mine, at)


def stop_if_agreed(standing: Standing, at: int) -> Standing:
    """Return the standing stopped if somebody asked for that and all who still had to agree have left (G6R)."""
    asked = standing.asked
    if asked is None or asked.kind != "stop" or asked.declined or asked.lapsed(at) or standing.unanswered:
        return standing
    if standing.data.chairs[asked.seat].left:
        return standing
    return call_out(standing, asked.seat, Kind.STOP, at)


def _running(standing: Standing, holder: Holder, command: Ask) -> Match:
    """Return the match about which somebody asks something."""
    if command.seat not in standing.seats_of(holder):
        raise Denied("not_your_seat", seat=command.seat)
    if standing.match is None:
        raise Denied("not_started")
    if not standing.playing:
        raise Denied("game_over")
    if command.epoch != standing.data.epoch:
        raise Denied("stale")
    return standing.match


def _may_draw(standing: Standing, match: Match, seat: Seat) -> bool:
    """Say whether a draw may be offered: by the rules, and to a person of the other side."""
    sides = match.game.sides(match.seats)
    others = (chair for other, chair in enumerate(standing.data.chairs) if sides[other] != sides[seat])
    return can_draw(match, seat) and any(chair.kind == "person" and not chair.left for chair in others)


def _agree(standing: Standing, question: Question, seats: tuple[Seat, ...], at: int) -> Standing:
    """Return the standing with some more seats agreed, and the question done if those were the last."""
    after = standing.with_data(question=msgspec.structs.replace(question, agreed=(*question.agreed, *seats)))
    return after if after.unanswered else call_out(after, question.seat, Kind(question.kind), at)
