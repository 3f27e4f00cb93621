"""`fives verify`: check that a record follows the rules and that its dice are the sealed ones."""

from math import floor

from fives.cli.terminal.output import people, plain, print_json
from fives.cli.terminal.refusals import NotVerified
from fives.cli.terminal.shared_arguments import Json, Lang, RecordFile, open_record
from fives.cli.terminal.translations import Translations
from fives.core.catalogue import find_game
from fives.core.records.verify_record import Verification
from fives.core.records.verify_record import verify as check

WIDEST = 30  # columns of a bar


def verify(file: RecordFile, /, *, json: Json = False, lang: Lang = None) -> None:
    """Check a record: every move by the rules, every roll against the sealed dice, the result.

    A record that does not fit together is refused with exit code 2; with --json its problems are printed as well.
    """
    found = check(open_record(file))
    if json:
        print_json(found)
    if found.problems:
        raise NotVerified(file=file.name, problem=plain(found.problems[0]), more=len(found.problems) - 1)
    if not json:
        _show(found, Translations(lang or ""))


def _show(found: Verification, words: Translations) -> None:
    console = people()
    if found.old_rules:
        console.print("· " + words.say("replay-old-rules"))
    else:
        console.print("✓ " + words.say("cli-rules-kept", game=words.say(f"{found.game}-name"), events=found.events))
    if found.sealed and found.daily:
        console.print("✓ " + words.say("cli-dice-daily", rolls=found.rolls, day=found.daily))
    elif found.sealed and found.tables > 1:
        console.print("✓ " + words.say("cli-dice-duplicate", rolls=found.rolls, tables=found.tables))
    elif found.by_hand:
        console.print("· " + words.say("cli-dice-by-hand", throws=found.by_hand))
    elif found.sealed:
        console.print("✓ " + words.say("cli-dice-sealed", rolls=found.rolls))
    elif not found.promised:
        console.print("· " + words.say("cli-dice-not-sealed", rolls=found.rolls))
    else:
        console.print("· " + words.say("cli-dice-closed", rolls=found.rolls))
    if found.taken:
        console.print("· " + words.say("cli-taken", taken=found.taken))
    if found.faces:
        _show_faces(found, words)
    if found.result is None:
        console.print("· " + words.say("cli-running"))


def _show_faces(found: Verification, words: Translations) -> None:
    """Print how often each side of the dice fell, and whether fair dice would fall so."""
    console = people()
    console.print(words.say("faces-game") + ":")
    names = [words.find(f"{found.game}-word-{side}") or side for side in find_game(found.game).dice_sides]
    for name, count in zip(names, found.faces, strict=True):
        bar = "█" * round(WIDEST * count / max(found.faces))
        console.print(f"  {name:<{max(map(len, names))}} {bar} {count}")
    if found.by_hand:
        console.print(words.say("faces-hand"))
    assert found.uneven is not None  # dice fell
    console.print(words.say("faces-mean", times=_rounded(sum(found.faces) / 6)))
    console.print(words.say("faces-chance", hundredths=_rounded(100 * found.uneven)))


def _rounded(value: float) -> int:
    """Return the nearest whole number, the higher of two, as the page rounds."""
    return floor(value + 0.5)
