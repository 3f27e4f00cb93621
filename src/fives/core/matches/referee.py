"""The referee: it plays a move and nature's answer, or refuses the move with a reason."""

from fives.core.chance.real_dice import dice_due
from fives.core.chance.sealed_dice import DiceSource
from fives.core.game import NATURE, Seat
from fives.core.matches.event import Event, Kind
from fives.core.matches.match import Match, nature_acts


def advance(match: Match, actor: Seat, move: str, dice: DiceSource, at: int, bot: bool = False) -> Match:
    """Return the match after a move of the game and all that nature does next, or raise a Refusal."""
    if not isinstance(move, str):
        raise TypeError(f"a move is played as text: game.notation.write_move({move!r})")
    return play_chance(match.then(Event(match.n + 1, at, actor, move, bot)), dice, at)


def call(match: Match, actor: Seat, kind: Kind, dice: DiceSource, at: int) -> Match:
    """Return the match after an event that is no move of the game, as a resignation, and all that nature does next."""
    return play_chance(match.then(Event(match.n + 1, at, actor, kind=kind)), dice, at)


def play_chance(match: Match, dice: DiceSource, at: int) -> Match:
    """Return the match once nature has nothing more to do, or somebody is to throw by hand."""
    if not callable(dice):
        raise TypeError(f"dice are a function from the match to its chance: lambda match: chance, not {dice!r}")
    while nature_acts(match) and not dice_due(match):
        outcome = match.game.rules.draw(match.state, dice(match))
        move = match.game.notation.write_move(outcome)
        match = match.then(Event(match.n + 1, at, NATURE, move))
    return match
