"""The match: a fold of a game's rules over an append-only log of events."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

import msgspec
from msgspec.structs import replace

from fives.core.cached_property import cached
from fives.core.chance import real_dice, throw_numbers
from fives.core.game import CLOCK, NATURE, AnyGame, Chance, Happening, Result, Seat, State, check_asked
from fives.core.lazy_moves import LazyMoves
from fives.core.matches import consent, thinking_time
from fives.core.matches.append_only_history import History
from fives.core.matches.event import ABOUT_TIME, Event, Kind
from fives.core.options import check_options
from fives.core.refusal import BadSeats, IllegalMove

MOST_STEPS: Final = 256  # moves, one after the other, that can be taken back at most
TOLD: Final = {
    Kind.UNDO: "undone",
    Kind.RESIGN: "resigned",
    Kind.TAKE_BACK: "taken-back",
    Kind.DRAW: "drawn",
    Kind.STOP: "stopped",
    Kind.WAIT: "clocks-wait",
    Kind.RESUME: "clocks-go-on",
}


class Step(NamedTuple):
    """A move that was not taken back, the state after it, and which seat moved last up to there."""

    event: Event | None  # None: the beginning
    state: Any
    mover: Seat | None

    @property
    def n(self) -> int:
        """Return the number of its event."""
        return self.event.n if self.event else 0


class Match(msgspec.Struct, frozen=True, dict=True):
    """A match so far. `states[n]` is the state after event n, `moments[n]` the number of the move that led to it.

    `log`, `states` and `moments` may have dropped their oldest items; nothing else depends on these.
    """

    game: AnyGame
    options: Any
    seats: int
    first: Seat | None
    log: History[Event]
    states: History[Any]
    moments: History[int]
    trail: tuple[Step, ...]  # the moves that can still be taken back, after the one that cannot
    asked_since: tuple[int, ...]  # by seat the first event since which only others acted, asked at the same time
    resigned: Seat | None = None
    late: tuple[Seat, ...] = ()  # whose time is up in a game of two
    position: str = ""  # where it began, in the game's notation; nothing: at the start of the game
    by_hand: bool = False  # people throw real dice and say what fell; whatever else chance does is drawn
    drawn: bool = False  # by agreement
    stopped: bool = False  # the same, without a result
    wound: Event | None = None  # the event that started the game's clock; None: the beginning
    undone: int = 0  # how many moves were taken back: alone that is part of the score
    throws: throw_numbers.Throws = ()  # how often chance has acted for each seat and for nobody
    actor: Seat | None = None  # the seat that acted last, in whatever way
    at: int = 0  # when the last event was, in milliseconds since 1970

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
        return self.trail[-1].state

    @cached
    def actors(self) -> frozenset[Seat]:
        """Return who may act now; nobody when the match is over."""
        return frozenset() if self.ended else self.game.rules.actors(self.state)

    @property
    def losers(self) -> tuple[Seat, ...]:
        """Return who has lost by resigning or by time. By time both can lose."""
        return self.late if self.resigned is None else (self.resigned,)

    @property
    def ended(self) -> bool:
        """Return whether the match has ended before its end by the game's rules."""
        return self.drawn or self.stopped or bool(self.losers)

    @cached
    def result(self) -> Result | None:
        """Return how the match ended, or None while it goes on."""
        if self.drawn:
            return Result((1,) * self.seats, (0,) * self.seats, reason="agreed", rule="G5R")
        if self.stopped:
            return Result((2,) * self.seats, (0,) * self.seats, reason="stopped", rule="G6R")
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
        words, few = (moves.words, moves.few) if isinstance(moves, LazyMoves) else ((), moves)
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

    @cached
    def _views(self) -> dict[Seat | None, Any]:
        """Return a cache of the current views, by seat."""
        return {}

    def happened(self, seat: Seat | None, n: int) -> tuple[Happening, ...]:
        """Return what event `n` has caused, as far as `seat` may know."""
        event = self.log[n - 1]
        match event.kind:
            case Kind.MOVE:
                seen: State = self.view(seat, n)
                return seen.happened
            case Kind.UNDO if event.actor == NATURE:
                return (Happening("throw-undone"),)
            case Kind.WAIT | Kind.RESUME:
                return (Happening(TOLD[event.kind]),)
            case Kind.TIMEOUT:
                return (Happening("time-up" if self.seats == 2 else "time-up-bot", {"seat": event.actor}),)
        return (Happening(TOLD[event.kind], {"seat": event.actor}),)

    def still_asked(self, seat: Seat, seen: int) -> bool:
        """Return whether a move chosen at event `seen` still fits: only others asked with it have acted since."""
        return seen == self.n or (seat in range(self.seats) and self.asked_since[seat] <= seen <= self.n)

    def can_undo(self, seat: Seat) -> bool:
        """Return whether the last event is the seat's own move inside its turn; in a match of one also after the end.

        A throw of real dice may have been mistyped: nature can take it back until a person has decided something.
        """
        if seat == NATURE:
            return real_dice.slip(self) is not None
        last = self.trail[-1].event
        if seat < 0 or last is None or len(self.trail) == 1 or self.game.hidden or self.ended:
            return False
        return last.actor == seat and (seat in self.actors or self.seats == 1)

    def then(self, event: Event) -> Match:
        """Return the match with one more event, or raise a Refusal."""
        if event.n != self.n + 1:
            raise ValueError(f"event {event.n} cannot follow event {self.n}")
        match event.kind:
            case Kind.MOVE:
                return self._moved(event)
            case Kind.UNDO:
                slip = real_dice.slip(self) if event.actor == NATURE else -1
                return self._back(event, self.trail[:slip] if self.can_undo(event.actor) else (), "G-UNDO")
            case Kind.TAKE_BACK:
                return self._back(event, consent.taken_back(self, event.actor), "G4R")
            case Kind.DRAW:
                if not consent.can_draw(self, event.actor):
                    raise IllegalMove("G5R", move=event.kind.value)
                return self._longer(event, self.trail, drawn=True)
            case Kind.STOP:
                if not consent.can_stop(self, event.actor):
                    raise IllegalMove("G6R", move=event.kind.value)
                return self._longer(event, self.trail, stopped=True)
            case Kind.RESIGN:
                if self.seats != 2 or not self.actors or event.actor not in range(self.seats):
                    raise IllegalMove("G3R", move=event.kind.value)
                return self._longer(event, self.trail, resigned=event.actor)
            case Kind.WAIT | Kind.RESUME | Kind.TIMEOUT:
                return self._longer(event, self.trail, late=thinking_time.late_after(self, event))

    def _moved(self, event: Event) -> Match:
        """Return the match after a move of the game."""
        if self.ended:
            raise IllegalMove(self.result.rule if self.result else "", move=event.move)
        actor = event.actor
        state = self.game.rules.play(self.state, actor, self.game.notation.read_move(event.move))
        step = Step(event, state, actor if actor >= 0 else self.trail[-1].mover)
        if (actor < 0 or self.game.hidden) and not self.by_hand:
            return self._longer(event, (step,))  # nobody can take back past chance, the clock or a secret
        return self._longer(event, (*self.trail, step)[-MOST_STEPS:])

    def _back(self, event: Event, trail: tuple[Step, ...], rule: str) -> Match:
        """Return the match with the state that `trail` leads to, or raise if there is none."""
        if not trail:
            raise IllegalMove(rule, move=event.kind.value)
        return self._longer(event, trail, undone=self.undone + (event.kind is Kind.UNDO))

    def _longer(self, event: Event, trail: tuple[Step, ...], **changes: Any) -> Match:
        """Return the match with one more event, after which the game stands where `trail` ends."""
        rules, last = self.game.rules, trail[-1]
        before, state = self.state, last.state
        now = rules.alarm(state)
        if now is None or now.running is None or (ran := rules.alarm(before)) is None or ran.running != now.running:
            changes["wound"] = event
        if event.kind is not Kind.TIMEOUT and event.actor >= 0:
            changes["actor"] = event.actor
        if event.actor == NATURE:
            changes["throws"] = throw_numbers.counted(self)
        return replace(
            self,
            log=self.log.then(event),
            states=self.states.then(state),
            moments=self.moments.then(last.n),
            trail=trail,
            asked_since=self._asked_since(event, state),
            at=event.at,
            **changes,
        )

    def _asked_since(self, event: Event, state: Any) -> tuple[int, ...]:
        """Return by seat since when only others acted, given what happens now."""
        others_go_on = event.kind is Kind.MOVE and event.actor not in (NATURE, CLOCK)
        if not others_go_on and event.kind not in ABOUT_TIME:
            return (event.n,) * self.seats
        asked = self.game.rules.actors(state)
        return tuple(
            since if seat != event.actor and seat in asked else event.n for seat, since in enumerate(self.asked_since)
        )

    def without(self, before: int) -> Match:
        """Return the match without the log and the states before event `before`, which stay in the store."""
        return replace(
            self,
            log=self.log.since(before),
            states=self.states.since(before),
            moments=self.moments.since(before),
        )


def match_from(game: AnyGame, options: Any, seats: int, state: Any) -> Match:
    """Return a match that begins with `state`."""
    return Match(
        game,
        options,
        seats,
        first=None,
        log=History(),
        states=History((state,)),
        moments=History((0,)),
        trail=(Step(None, state, None),),
        asked_since=(0,) * seats,
    )


def new_match(
    game: AnyGame, options: Any, seats: int, first: Seat | None = None, by_hand: bool = False, position: str = ""
) -> Match:
    """Return a match in which nothing has happened yet; raise BadOption, or BadSeats if so many cannot play it.

    It begins at `position` if that is given, which says itself who acts, or raises UnreadablePosition.
    """
    check_options(game, options)
    game.check_seats(seats, options)
    if first is not None and first not in range(seats):
        raise ValueError(f"there is no seat {first} to begin")
    if not position:
        begun = match_from(game, options, seats, game.rules.start(seats, options, first))
        return replace(begun, first=first, by_hand=by_hand)
    if first is not None:
        raise ValueError("a position says itself who begins")
    state = game.notation.read_state(position, options)
    if game.seat_count(state) != seats:
        raise BadSeats(seats=seats, known=[game.seat_count(state)])
    return replace(match_from(game, options, seats, state), by_hand=by_hand, position=position)


def begun_again(match: Match) -> Match:
    """Return a match as it was before its first event."""
    return new_match(match.game, match.options, match.seats, match.first, match.by_hand, match.position)


def replay(match: Match, log: Iterable[Event]) -> Match:
    """Return the match after all of `log`."""
    for event in log:
        match = match.then(event)
    return match


def retrace(match: Match) -> Iterator[tuple[Match, Event]]:
    """Yield each event with the match before it."""
    before = begun_again(match)
    for event in match.log:
        yield before, event
        before = before.then(event)


def back_to(match: Match, n: int) -> Match:
    """Return the match as it was after event `n`."""
    return replay(begun_again(match), match.log[:n])


def nature_acts(match: Match) -> bool:
    """Return whether nature acts."""
    return NATURE in match.actors
