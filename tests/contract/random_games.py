"""Games played at random, one or more for each choice of options, to check the contract on."""

from dataclasses import dataclass
from itertools import product
from random import Random
from typing import Any

from fives.core.game import CLOCK, NATURE, AnyGame
from fives.core.lazy_moves import LazyMoves
from fives.core.matches.event import Event
from fives.core.matches.match import Match, new_match
from fives.core.options import choices, read_options

LONGEST = 20_000  # events; a game at random that takes longer does not end
MOST_SETTINGS = 48


@dataclass(frozen=True)
class Walk:
    """A whole game at random; `moves` are its events as moves, not as text."""

    match: Match
    moves: tuple[Any, ...]

    def steps(self):
        """Return each state with the actor and move that left it; the last state has neither."""
        acted = [(event.actor, move) for event, move in zip(self.match.log, self.moves, strict=True)]
        return list(zip(self.match.states, [*acted, (None, None)], strict=True))


def all_options(game: AnyGame) -> list[Any]:
    """Return the game's options in every combination; a fair sample where there are very many."""
    listed = choices(game)
    combined = [
        dict(zip([c.name for c in listed], values, strict=True)) for values in product(*(c.values for c in listed))
    ]
    if len(combined) > MOST_SETTINGS:
        combined = Random(len(combined)).sample(combined, MOST_SETTINGS)
    return [read_options(game, settings) for settings in combined]


def walk(game: AnyGame, options: Any, seats: int, seed: int, longest: int = LONGEST) -> Walk:
    """Return a game at random; fail if it does not end."""
    random, moves = Random(seed), []
    match = new_match(game, options, seats)
    while match.actors:
        assert match.n < longest, "random play does not end"
        actor = random.choice(sorted(match.actors))
        moves.append(random_move(game, match.state, actor, random))
        match = match.then(Event(match.n + 1, 0, actor, game.notation.write_move(moves[-1])))
    return Walk(match, tuple(moves))


def walks(game: AnyGame) -> list[Walk]:
    """Return one game at random for each choice of options, with every number of seats among them."""
    fewest, most = game.seats
    settings = all_options(game)
    settings *= -(-(most + 1 - fewest) // len(settings))
    return [walk(game, options, some_seats(game, options, seed), seed) for seed, options in enumerate(settings)]


def some_seats(game: AnyGame, options: Any, seed: int) -> int:
    """Return a number of seats that these options allow, another one for the next seed."""
    counts = game.seats_for(options)
    return counts[seed % len(counts)]


def random_move(game: AnyGame, state: Any, actor: int, random: Random) -> Any:
    """Return any move of `actor`: nature draws, the clock has only one."""
    if actor == NATURE:
        return game.rules.draw(state, random)
    if actor == CLOCK:
        alarm = game.rules.alarm(state)
        assert alarm is not None, "the clock acts without an alarm"
        return alarm.move
    moves = game.rules.moves(state, actor)
    if isinstance(moves, LazyMoves) and moves.few and random.random() < 0.5:
        return random.choice(moves.few)  # else the many would drown them
    return random.choice(moves)
