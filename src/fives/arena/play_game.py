"""Play one game between bots, from any state to its end, in simulated time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, TypeAlias

from fives.core.bot import Later, at_once
from fives.core.game import CLOCK, NATURE, AnyGame, Chance, Result, Seat
from fives.core.refusal import IllegalMove

PACE: Final = 0.9  # seconds a bot takes at least, as at a table where people follow

Ask: TypeAlias = Callable[[Any, Seat, Sequence[Any]], Any]  # of a state, a seat and what that seat has seen: its answer


class Due(NamedTuple):
    """A planned event and its time. At the same time the lower seat goes first, and players go before the clock."""

    at: float
    order: int
    move: Any


@dataclass
class Playing:
    """A game under way: the state, the seconds since it began, and what is due."""

    game: AnyGame
    state: Any
    ask: Ask
    chance: Chance
    now: float = 0.0
    due: dict[Seat, Due] = field(default_factory=dict)
    older: frozenset[Seat] = frozenset()  # whose answer is due, but was given before the last event
    running: Any = None  # the clock that is due, if it runs on
    seen: list[list[Any]] = field(default_factory=list)  # the earlier views of each seat, where memory is the game

    def step(self) -> None:
        """Let one event happen."""
        rules, acting = self.game.rules, self.game.rules.actors(self.state)
        if NATURE in acting:
            self._play(NATURE, rules.draw(self.state, self.chance))
            return
        for seat in sorted(acting - {CLOCK} - self.due.keys()):
            answer = self.ask(self.state, seat, self.seen[seat] if self.seen else ())
            pause = answer.seconds if isinstance(answer, Later) else 0.0
            self.due[seat] = Due(self.now + max(PACE, pause), seat, at_once(answer))
        self._wind()
        actor = min(self.due.keys() & acting, key=lambda each: self.due[each][:2])
        self.now, _, move = self.due.pop(actor)
        try:
            self._play(actor, move)
        except IllegalMove:  # no longer legal after what others did: the bot is asked again, as at a table
            if actor not in self.older:
                raise
            self.older -= {actor}

    def _wind(self) -> None:
        alarm = self.game.rules.alarm(self.state)
        if alarm is None:
            self.due.pop(CLOCK, None)
        elif CLOCK not in self.due or alarm.running is None or alarm.running != self.running:
            self.due[CLOCK] = Due(self.now + alarm.seconds, len(self.due) + self.game.seats[1], alarm.move)
            self.running = alarm.running

    def _play(self, actor: Seat, move: Any) -> None:
        rules = self.game.rules
        after = rules.play(self.state, actor, move)
        for seat, views in enumerate(self.seen):
            views.append(rules.view(self.state, seat))
        self.state, acting = after, rules.actors(after)
        kept = acting if actor >= 0 else {CLOCK}  # after nature or the clock, bots are asked again
        self.due = {seat: due for seat, due in self.due.items() if seat in kept}
        self.older = frozenset(self.due)


def play_out(game: AnyGame, state: Any, ask: Ask, chance: Chance) -> Result:
    """Return how the game ends if each seat is asked for its moves and `chance` throws for nature.

    `ask` is given the earlier views of a seat only where memory is the game.
    """
    playing = _begin(game, state, ask, chance)
    while (ended := game.rules.result(playing.state)) is None:
        playing.step()
    return ended


def play_first(game: AnyGame, state: Any, ask: Ask, chance: Chance, events: int) -> None:
    """Play the first events of a game, fewer if it ends sooner."""
    playing = _begin(game, state, ask, chance)
    while events > 0 and game.rules.result(playing.state) is None:
        playing.step()
        events -= 1


def _begin(game: AnyGame, state: Any, ask: Ask, chance: Chance) -> Playing:
    return Playing(game, state, ask, chance, seen=[[] for _ in range(game.seats[1])] if game.memory else [])
