"""The match: a fold of a game's rules over an append-only log of events."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from fives.core.game import CLOCK, NATURE, AnyGame, Chance, Happening, Result, Seat, State, check_asked
from fives.core.many import Many
from fives.core.once import once
from fives.core.options import check_options
from fives.core.refusal import IllegalMove

UNDO: Final = "undo"
RESIGN: Final = "resign"
WAIT: Final = "wait"  # the clock's word: nobody is there, so the players' time stands still
GO_ON: Final = "go_on"  # and runs again
TIMEOUT: Final = "timeout"  # with the seat behind it: that player's time is up (G-TIME)
SEATS: Final = frozenset("01234567")
THROW: Final = re.compile("[1-6]+")  # dice as they land, as text
TAKE_BACK: Final = "take_back"
DRAW: Final = "draw"
AGREED: Final = {TAKE_BACK: "G4R", DRAW: "G5R"}  # said by one, and only once the others agree; the rule of each
TOLD: Final = {UNDO: "undone", RESIGN: "resigned", TAKE_BACK: "taken-back", DRAW: "drawn"}


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of the log: the `n`-th event, when (milliseconds since 1970), who, and the move as text."""

    n: int
    at: int
    actor: Seat
    move: str
    bot: bool = False  # a bot moved for the seat


def timed_out(event: Event) -> Seat | None:
    """Return whose time is up by an event of the clock; None if it is about something else."""
    word, number = event.move[: len(TIMEOUT)], event.move[len(TIMEOUT) :]
    return int(number) if event.actor == CLOCK and word == TIMEOUT and number in SEATS else None


def about_time(event: Event) -> bool:
    """Say whether an event is a word of the clock about the players' time, which is no part of the game."""
    return event.actor == CLOCK and (event.move in (WAIT, GO_ON) or timed_out(event) is not None)


class Match(msgspec.Struct, frozen=True, dict=True):
    """A match so far. `states[n]` is the state after event n; `trail` are the events not taken back.

    What everyone at the table asks of it is worked out once.
    """

    game: AnyGame
    options: Any
    seats: int
    first: Seat | None
    log: tuple[Event, ...]
    states: tuple[Any, ...]
    trail: tuple[int, ...] = (0,)
    resigned: Seat | None = None
    late: tuple[Seat, ...] = ()  # whose time is up in a game of two
    by_hand: bool = False  # people throw real dice and say what fell; whatever else chance does is drawn
    drawn: bool = False  # by agreement

    def __repr__(self) -> str:
        position = self.game.notation.write_state(self.state)
        return f"<Match of {self.game.id}: {self.seats} seats, {self.n} events, now {position}>"

    @property
    def n(self) -> int:
        """Return the number of the last event."""
        return len(self.log)

    @property
    def state(self) -> Any:
        """Return the state now."""
        return self.states[-1]

    @once
    def actors(self) -> frozenset[Seat]:
        """Return who may act now; nobody when the match is over."""
        return frozenset() if self.ended else self.game.rules.actors(self.state)

    @property
    def losers(self) -> tuple[Seat, ...]:
        """Return who has lost otherwise than by the game's rules: by giving up or by time, on which both can lose."""
        return self.late if self.resigned is None else (self.resigned,)

    @property
    def ended(self) -> bool:
        """Say whether the match has ended before the game's rules ended it."""
        return self.drawn or bool(self.losers)

    @once
    def result(self) -> Result | None:
        """Return how the match ended, or None while it goes on."""
        if self.drawn:
            return Result((1,) * self.seats, (0,) * self.seats, reason="agreed", rule="G5R")
        lost = self.losers
        if not lost:
            return self.game.rules.result(self.state)
        ranks = tuple(2 if seat in lost and len(lost) < self.seats else 1 for seat in range(self.seats))
        scores = tuple(int(seat not in lost) for seat in range(self.seats))
        return Result(ranks, scores, *(("time", "G-TIME") if self.late else ("resigned", "G3R")))

    def moves(self, seat: Seat) -> list[str]:
        """Return every legal move of `seat`, as text; where there are too many, words for them before the few."""
        if seat not in self.actors:
            return []
        moves = self.game.rules.moves(self.state, seat)
        words, few = (moves.words, moves.few) if isinstance(moves, Many) else ((), moves)
        write = self.game.notation.write_move
        return [*words, *[write(move) for move in few]]

    def any_move(self, seat: Seat, random: Chance) -> str:
        """Return a legal move of `seat`, each as likely as the others, as text; raise ValueError if it is not asked."""
        check_asked(seat, self.actors)
        moves = self.game.rules.moves(self.state, seat)
        return self.game.notation.write_move(moves[random.randrange(len(moves))])

    def view(self, seat: Seat | None, n: int | None = None) -> Any:
        """Return what `seat` may see of the state now, or after event `n`."""
        if n is not None and n != self.n:
            return self.game.rules.view(self.states[n], seat)
        if seat not in self._views:
            self._views[seat] = self.game.rules.view(self.state, seat)
        return self._views[seat]

    @once
    def _views(self) -> dict[Seat | None, Any]:
        """Hold what was seen of the state now, by seat."""
        return {}

    def happened(self, seat: Seat | None, n: int) -> tuple[Happening, ...]:
        """Return what event `n` brought about, as far as `seat` may know."""
        event = self.log[n - 1]
        if event.move not in TOLD and not about_time(event):
            seen: State = self.view(seat, n)
            return seen.happened
        if event.actor == NATURE and event.move == UNDO:
            return (Happening("throw-undone"),)
        if event.move in TOLD:
            return (Happening(TOLD[event.move], {"seat": event.actor}),)
        return (self._told(event),)

    def _told(self, event: Event) -> Happening:
        """Return a word of the clock as something that happened."""
        seat = timed_out(event)
        if seat is not None:
            return Happening("time-up" if self.seats == 2 else "time-up-bot", {"seat": seat})
        return Happening("clocks-wait" if event.move == WAIT else "clocks-go-on")

    def still_asked(self, seat: Seat, seen: int) -> bool:
        """Say whether a move chosen at event `seen` still fits: only others, asked at the same time, acted since."""
        if seen == self.n:
            return True
        return 0 <= seen < self.n and all(
            (event.actor not in (seat, NATURE, CLOCK) or (about_time(event) and timed_out(event) != seat))
            and event.move not in TOLD
            and seat in self.game.rules.actors(self.states[event.n])
            for event in self.log[seen:]
        )

    @property
    def wound(self) -> int:
        """Return the number of the event that wound the clock: the last one, or where a clock began that runs on."""
        alarm, n = self.game.rules.alarm, self.n
        now = alarm(self.states[n])
        if now is not None and now.running is not None:
            while n > 0 and (before := alarm(self.states[n - 1])) is not None and before.running == now.running:
                n -= 1
        return n

    def can_undo(self, seat: Seat) -> bool:
        """Say whether the last event is the seat's own move inside a turn that goes on; alone also after the end.

        A throw by hand may have been mistyped: it can be taken back until a person has decided something.
        """
        if seat == NATURE:
            return self.slip is not None
        last = self.trail[-1]
        if seat < 0 or last == 0 or self.game.hidden:
            return False
        return self.log[last - 1].actor == seat and (seat in self.actors or self.seats == 1)

    def taken_back(self, seat: Seat) -> tuple[int, ...]:
        """Return the events that stay if `seat` takes its last move back with consent (G4R); none if it may not.

        Nobody gains by knowledge: it never reaches past a roll or the clock, nor where something is hidden.
        """
        live = self.game.hidden or self.game.rules.alarm(self.state) is not None
        if seat < 0 or self.seats == 1 or not self.actors or live:
            return ()
        for place in range(len(self.trail) - 1, 0, -1):
            actor = self.log[self.trail[place] - 1].actor
            if actor == seat:
                return self.trail[:place]
            if actor < 0:
                break
        return ()

    def can_draw(self, seat: Seat) -> bool:
        """Say whether `seat` may agree on a draw: two sides play, against no clock (G5R)."""
        return seat in range(self.seats) and self._drawable

    @once
    def _drawable(self) -> bool:
        live = self.game.rules.alarm(self.state) is not None
        return bool(self.actors) and not live and len(set(self.game.sides(self.seats))) == 2

    @property
    def slip(self) -> int | None:
        """Return the place in the trail of the throw by hand that can still be taken back.

        What bots did since does not keep it, nor what nobody had a choice about: they may act in an instant.
        """
        if not self.by_hand or self.ended:
            return None
        for place in range(len(self.trail) - 1, 0, -1):
            event, before = self.log[self.trail[place] - 1], self.states[self.trail[place - 1]]
            if is_throw(event):
                return place
            if event.actor < 0 or not (event.bot or len(self.game.rules.moves(before, event.actor)) == 1):
                return None
        return None

    @property
    def dice_due(self) -> int:
        """Return how many dice somebody has to throw by hand now."""
        if not self.by_hand or NATURE not in self.actors:
            return 0
        text = self.game.notation.write_move(next(iter(self.game.rules.chances(self.state)), None))
        return len(text) if THROW.fullmatch(text) else 0

    @property
    def thrower(self) -> Seat | None:
        """Return whose throw it is, or was last; None before anybody has acted."""
        named = self.game.thrower(self.state) if self.game.thrower else None
        acted = (self.log[n - 1].actor for n in reversed(self.trail) if n)
        return named if named is not None else next((actor for actor in acted if actor >= 0), None)

    @property
    def thrown(self) -> int:
        """Return how often nature has acted."""
        return sum(event.actor == NATURE for event in self.log)

    @property
    def undone(self) -> int:
        """Return how many moves were taken back: alone that is part of the score."""
        return sum(event.move == UNDO for event in self.log)

    def _back(self, longer: Match, trail: tuple[int, ...], rule: str, move: str) -> Match:
        """Return the match `longer` by one event with the state that `trail` leads to, or raise if there is none."""
        if not trail:
            raise IllegalMove(rule, move=move)
        return replace(longer, states=(*self.states, self.states[trail[-1]]), trail=trail)

    def then(self, event: Event) -> Match:
        """Return the match with one more event, or raise a Refusal."""
        if event.n != self.n + 1:
            raise ValueError(f"event {event.n} cannot follow event {self.n}")
        if event.move in TOLD or about_time(event):
            return self._otherwise(replace(self, log=(*self.log, event)), event)
        if self.ended:
            raise IllegalMove(self.result.rule if self.result else "", move=event.move)
        state = self.game.rules.play(self.state, event.actor, self.game.notation.read_move(event.move))
        return replace(self, log=(*self.log, event), states=(*self.states, state), trail=(*self.trail, event.n))

    def _otherwise(self, longer: Match, event: Event) -> Match:
        """Return the match after an event that is no move of the game."""
        if event.move == UNDO:
            kept = self.trail[: self.slip if event.actor == NATURE else -1]
            return self._back(longer, kept if self.can_undo(event.actor) else (), "G-UNDO", UNDO)
        if event.move == TAKE_BACK:
            return self._back(longer, self.taken_back(event.actor), "G4R", TAKE_BACK)
        if event.move == DRAW:
            if not self.can_draw(event.actor):
                raise IllegalMove("G5R", move=DRAW)
            return replace(longer, states=(*self.states, self.state), drawn=True)
        if event.move == RESIGN:
            if self.seats != 2 or not self.actors or event.actor not in range(self.seats):
                raise IllegalMove("G3R", move=RESIGN)
            return replace(longer, states=(*self.states, self.state), resigned=event.actor)
        return self._by_time(longer, timed_out(event))

    def _by_time(self, longer: Match, seat: Seat | None) -> Match:
        """Return the match after a word of the clock: who is late loses a game of two, else a bot plays."""
        asked = self.game.rules.actors(self.state)
        over = self.resigned is not None or self.drawn or not asked or (self.late and seat is None)
        if over or (seat is not None and (seat not in asked or seat in self.late)):
            raise IllegalMove("G-TIME", move=longer.log[-1].move)
        late = (*self.late, seat) if seat is not None and self.seats == 2 else self.late
        return replace(longer, states=(*self.states, self.state), late=late)


def new_match(game: AnyGame, options: Any, seats: int, first: Seat | None = None, by_hand: bool = False) -> Match:
    """Return a match in which nothing has happened yet; raise BadOption, or BadSeats if so many cannot play it."""
    check_options(game, options)
    game.check_seats(seats, options)
    if first is not None and first not in range(seats):
        raise ValueError(f"there is no seat {first} to begin")
    return Match(game, options, seats, first, (), (game.rules.start(seats, options, first),), by_hand=by_hand)


def is_throw(event: Event) -> bool:
    """Say whether an event is dice that landed."""
    return event.actor == NATURE and THROW.fullmatch(event.move) is not None


def replay(match: Match, log: Iterable[Event]) -> Match:
    """Return the match after all of `log`."""
    for event in log:
        match = match.then(event)
    return match


def retrace(match: Match) -> Iterator[tuple[Match, Event]]:
    """Yield each event with the match before it."""
    before = new_match(match.game, match.options, match.seats, match.first, match.by_hand)
    for event in match.log:
        yield before, event
        before = before.then(event)


def back_to(match: Match, n: int) -> Match:
    """Return the match as it was after event `n`."""
    return replay(new_match(match.game, match.options, match.seats, match.first, match.by_hand), match.log[:n])


def nature_acts(match: Match) -> bool:
    """Say whether the dice are in the air."""
    return NATURE in match.actors
