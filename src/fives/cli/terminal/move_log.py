"""The events of a match as sentences and dice, for one reader at a terminal."""

from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.text import Text

from fives.cli.terminal.output import plain
from fives.cli.terminal.translations import Translations
from fives.core.game import Happening, Seat
from fives.core.matches.match import Match
from fives.core.records.record import Player, Record, players_at
from fives.core.text_drawing import draw_dice


def names_of(players: Sequence[Player], words: Translations) -> tuple[str, ...]:
    """Return what to call each seat; a bot says how strong it is, and its seat if another is just as strong."""
    levels = [player.level for player in players if not player.name]
    return tuple(_name(player, seat, levels.count(player.level) > 1, words) for seat, player in enumerate(players))


def _name(player: Player, seat: Seat, twin: bool, words: Translations) -> str:
    if player.name:
        return plain(player.name)
    if player.level:
        level = words.say(f"level-{player.level}")
        return words.say("bot-name-numbered" if twin else "bot-name", level=level, number=seat + 1)
    return words.say("default-name", number=seat + 1)


def names_at(record: Record, n: int, words: Translations) -> tuple[str, ...]:
    """Return what each seat of a record was called at event `n`."""
    return names_of(players_at(record, n), words)


def names_throughout(record: Record, words: Translations) -> tuple[str, ...]:
    """Return by seat everyone who had it, one after the other."""
    casts = [names_at(record, n, words) for n in (0, *(came.n + 1 for came in record.newcomers))]
    return tuple(", ".join(dict.fromkeys(names)) for names in zip(*casts, strict=True))


def tell_event(
    console: Console, words: Translations, match: Match, n: int, names: Sequence[str], me: Seat | None, note: str = ""
) -> None:
    """Print what event `n` brought about."""
    tell_happenings(console, words, match.happened(me, n), names, me, note)


def tell_happenings(
    console: Console,
    words: Translations,
    happened: Iterable[Happening],
    names: Sequence[str],
    me: Seat | None,
    note: str,
) -> None:
    """Print what has happened, with a note on who acted, and once the dice if some were rolled."""
    drawn = False
    for happening in happened:
        console.print(words.tell(happening, names, me) + note)
        note = ""
        if not drawn and (dice := draw_dice(happening.params.get("dice"))):
            console.print(Text(dice, no_wrap=True))
            drawn = True


def tell_end(console: Console, words: Translations, match: Match, names: Sequence[str], me: Seat | None) -> None:
    """Print how the match ended, if it did."""
    if match.result:
        console.print(words.end(match.result, names, me, match.game.sides(match.seats)))
        if match.seats == 1:
            console.print(words.say("over-undone", count=match.undone))
