"""`fives replay`: a recorded match told from its first event to its last, and what it was worth."""

from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from rich.console import Console

from fives.cli.answers import people, print_json
from fives.cli.arguments import Json, Lang, RecordFile, open_record
from fives.cli.story import names_at, names_throughout, tell_end, tell_event
from fives.cli.words import Words
from fives.coach.hindsight import hindsight
from fives.coach.review import Review
from fives.coach.review import review as review_match
from fives.core.game import Happening, Result, Seat
from fives.core.match import Event, Match
from fives.core.record import Newcomer, Player, Record, load_match, players_at
from fives.core.refusal import Param
from fives.core.solver import Best

Reviewed = Annotated[
    bool, Parameter(name="--review", help="Say what was luck and what was skill.", negative="", show_default=False)
]


class Step(msgspec.Struct, frozen=True):
    """One event of a replay and the position it led to."""

    n: int
    actor: Seat
    move: str
    position: str
    happened: tuple[Happening, ...]


class Replay(msgspec.Struct, frozen=True):
    """What `fives replay --json` prints."""

    game: str
    options: dict[str, Any]
    players: tuple[Player, ...]
    newcomers: tuple[Newcomer, ...]  # who took a seat over later
    events: tuple[Step, ...]
    result: Result | None
    review: Review | None
    best: tuple[Best, ...]  # with the review, by seat; nothing if the game cannot say


def replay(file: RecordFile, /, *, review: Reviewed = False, json: Json = False, lang: Lang = None) -> None:
    """Tell a recorded match event by event."""
    record = open_record(file)
    match = load_match(record)
    reviewed = review_match(match) if review else None
    best = hindsight(match) if review else ()
    if json:
        print_json(_replay(record, match, reviewed, best))
    else:
        _show(record, match, reviewed, best, Words(lang or ""))


def _replay(record: Record, match: Match, reviewed: Review | None, best: tuple[Best, ...]) -> Replay:
    write_state = match.game.notation.write_state
    steps = tuple(
        Step(event.n, event.actor, event.move, write_state(match.states[event.n]), match.happened(None, event.n))
        for event in match.log
    )
    return Replay(record.game, record.options, record.players, record.newcomers, steps, match.result, reviewed, best)


def _show(record: Record, match: Match, reviewed: Review | None, best: tuple[Best, ...], words: Words) -> None:
    console, names = people(), names_at(record, 0, words)
    console.print(words.say("cli-replay", game=words.say(f"{record.game}-name"), players=", ".join(names)))
    for event in match.log:
        note = f" {words.say('log-bot')}" if _stood_in(record, event) else ""
        tell_event(console, words, match, event.n, names_at(record, event.n, words), None, note)
    tell_end(console, words, match, names_at(record, match.n, words), None)
    if reviewed:
        _show_review(console, reviewed, record, words)
    for each in best:
        key = "over-best" if each.points == each.bound else "over-best-open"
        console.print(words.say(key, points=each.points, bound=each.bound))


def _stood_in(record: Record, event: Event) -> bool:
    """Say whether a bot played this for a person."""
    return event.bot and event.actor >= 0 and not players_at(record, event.n)[event.actor].level


def _show_review(console: Console, reviewed: Review, record: Record, words: Words) -> None:
    console.print()
    for seat, name in enumerate(names_throughout(record, words)):
        given, luck = f"{_zero(reviewed.given[seat]):.4f}", f"{_zero(reviewed.luck[seat]):+.4f}"
        unit = words.say(f"cli-unit-{reviewed.unit.replace(' ', '-')}")
        console.print(words.say("cli-luck-and-skill", player=name, given=given, luck=luck, unit=unit))
    for each in reviewed.decisions:
        if each.loss > 1e-9:
            player = names_at(record, each.n, words)[each.seat]
            params: dict[str, Param] = {"n": each.n, "player": player, "move": each.move, "best": each.best}
            console.print(words.say("cli-better", **params, loss=f"{each.loss:.4f}"))


def _zero(value: float) -> float:
    return round(value, 4) + 0.0  # so that nothing is printed as -0.0000
