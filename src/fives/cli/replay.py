"""`fives replay`: a recorded match told from its first event to its last, and what it was worth."""

from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from rich.console import Console

from fives.cli.terminal.move_log import names_at, names_throughout, tell_happenings
from fives.cli.terminal.output import people, plain, print_json
from fives.cli.terminal.shared_arguments import Json, Lang, RecordFile, open_record
from fives.cli.terminal.translations import Translations
from fives.coach.best_possible_score import hindsight
from fives.coach.review import Review
from fives.coach.review import review as review_match
from fives.core.game import Happening, Result, Seat
from fives.core.matches.event import Event, Kind
from fives.core.records.record import Newcomer, Player, Record, load_match, players_at
from fives.core.records.recorded_match import Recorded, look_back
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
    kind: Kind


class Replay(msgspec.Struct, frozen=True):
    """The output of `fives replay --json`."""

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
    played = look_back(open_record(file))
    match = load_match(played.record) if review else None  # which says why, if other rules made it
    reviewed = review_match(match) if match else None
    best = hindsight(match) if match else ()
    if json:
        print_json(_replay(played, reviewed, best))
    else:
        _show(played, reviewed, best, Translations(lang or ""))


def _replay(played: Recorded, reviewed: Review | None, best: tuple[Best, ...]) -> Replay:
    record = played.record
    steps = tuple(
        Step(event.n, event.actor, event.move, _position(played, event.n), played.look(event.n).happened, event.kind)
        for event in record.log
    )
    return Replay(record.game, record.options, record.players, record.newcomers, steps, played.result, reviewed, best)


def _position(played: Recorded, n: int) -> str:
    """Return the position after event `n` as text; nothing if other rules made it."""
    return played.game.notation.write_state(played.match.states[n]) if played.match else ""


def _show(played: Recorded, reviewed: Review | None, best: tuple[Best, ...], words: Translations) -> None:
    record, console = played.record, people()
    names = ", ".join(names_at(record, 0, words))
    console.print(words.say("cli-replay", game=words.say(f"{record.game}-name"), players=names))
    if played.match is None:
        console.print(words.say("replay-old-rules"))
    for event in record.log:
        note = f" {words.say('log-bot')}" if _stood_in(record, event) else ""
        happened = played.look(event.n).happened
        if not happened:
            console.print(plain(f"{event.n}. {event.move or event.kind.value}"), markup=False)
        tell_happenings(console, words, happened, names_at(record, event.n, words), None, note)
    if played.result:
        sides = played.game.sides(len(record.players))
        console.print(words.end(played.result, names_at(record, len(record.log), words), None, sides))
        if len(record.players) == 1:
            console.print(words.say("over-undone", count=sum(event.kind is Kind.UNDO for event in record.log)))
    if reviewed:
        _show_review(console, reviewed, record, words)
    for each in best:
        key = "over-best" if each.points == each.bound else "over-best-open"
        console.print(words.say(key, points=each.points, bound=each.bound))


def _stood_in(record: Record, event: Event) -> bool:
    """Return whether a bot played this for a person."""
    return event.bot and event.actor >= 0 and not players_at(record, event.n)[event.actor].level


def _show_review(console: Console, reviewed: Review, record: Record, words: Translations) -> None:
    console.print()
    for seat, name in enumerate(names_throughout(record, words)):
        given, luck = f"{_zero(reviewed.given[seat]):.4f}", f"{_zero(reviewed.luck[seat]):+.4f}"
        unit = words.say(f"cli-unit-{reviewed.unit.replace(' ', '-')}")
        console.print(words.say("cli-luck-and-skill", player=name, given=given, luck=luck, unit=unit))
    for each in reviewed.decisions:
        if each.loss > 1e-9:
            player = names_at(record, each.n, words)[each.seat]
            move = each.move or each.kind.value
            params: dict[str, Param] = {"n": each.n, "player": player, "move": move, "best": each.best}
            console.print(words.say("cli-better", **params, loss=f"{each.loss:.4f}"))


def _zero(value: float) -> float:
    return round(value, 4) + 0.0  # so that nothing is printed as -0.0000
