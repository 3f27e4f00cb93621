"""The command line: `fives` starts the server; its commands play, solve and check games in the terminal."""

import os
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from typing import TextIO

from cyclopts import App, CycloptsError, UnusedCliTokensError

from fives import __version__
from fives.cli.operate.serve import serve
from fives.cli.terminal.output import plain
from fives.core.extras import MissingExtra, missing_extra
from fives.core.refusal import Refusal

REFUSED, INTERRUPTED, NOBODY_LISTENS = 2, 130, 1

app = App(
    name="fives",
    help="Small games to give away. Without a command: serve them on this network.",
    version=__version__,
    version_flags=["--version"],
    help_format="plaintext",
)
app.default(serve)
COMMANDS = {
    "serve": "Serve the games on this network.",
    "games": "List the games, their options and their bots.",
    "play": "Play a game in the terminal.\n\n"
    "Type `help` at the prompt for what can be typed. With --json the game goes to stderr and its record to stdout.",
    "solve": "Say what a position and each of its moves are worth.\n\n"
    "Without --position it is the start. The value is for the seat to move; before nature acts, and after the end, "
    "for seat 0. With --options it says what each option does to the chance of who begins.",
    "arena": "Let bots play each other.\n\n"
    "All play every seat with the same openings and the same dice; the result comes with a 95 % interval.",
    "bot": "Let a bot of your own take a seat at a table.\n\n"
    "It plays as long as others do; Ctrl+C says goodbye. What its file must have is in docs/bots.md.",
    "prepare": "Solve every game and variation now, so that nobody waits later.",
    "perft": "Count the lines of play from a position.\n\n"
    "A line is exactly --depth events; a roll counts once for each way it can land.",
    "replay": "Tell a recorded match, with a review if asked.",
    "verify": "Check a record: its rules, its dice, its result.\n\n"
    "A record that does not fit together is refused with exit code 2; --json prints its problems as well.",
    "export": "Write a table as a file, to go on at another computer.\n\n"
    "Stop the server first. The file holds the secret of the running match: keep it from the players.",
    "import": "Take a table from a file, to go on here.\n\n"
    "Phones that find this computer under the same address keep their seats; for others each seat's link is printed.",
    "backup": "Write all tables to a file, while games go on.\n\n"
    "It never overwrites a file. The copy holds the secrets of running matches, as the database does.",
    "tables": "List all tables of this server.\n\n"
    "Also while it runs. A table's days unused are days during which the server ran and nobody moved or came.",
    "forget": "Delete tables for ever.\n\n"
    "Also while the server runs: phones at a table are told that it is gone. Asks first, unless you say --yes.",
    "recover": "Rescue what is whole of a damaged database.\n\n"
    "It goes into a new file, and what is lost is listed table by table. The damaged file is only read.",
    "config": "Print every setting, its value, and where it came from.\n\n"
    "Flags go before the environment (FIVES_NAME), that before a file (fives.toml), that before the defaults.",
}
OWNERS = ("serve", "backup", "tables", "recover", "config")  # commands of a server's owner
PLACES = {name: f"operate.{name}:{name}" for name in OWNERS} | {  # `import` is no name for a module
    "export": "operate.export_import_table:export",
    "import": "operate.export_import_table:bring",
    "forget": "operate.forget_tables:forget",
}
for order, (name, line) in enumerate(COMMANDS.items()):
    # by name only: a command is loaded when it is called, for solvers and servers cost time
    app.command(f"fives.cli.{PLACES.get(name, f'{name}:{name}')}", name=name, help=line, sort_key=order)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code; a user's mistake is one line on stderr."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        _never_fail_on_a_letter(stream)
    try:
        code = _run(sys.argv[1:] if arguments is None else list(arguments))
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # so that closing stdout stays quiet
        return NOBODY_LISTENS
    return code


def _run(arguments: list[str]) -> int:
    language = ""
    try:
        command, bound, _ = app.parse_args(arguments, print_error=False, exit_on_error=False)
        language = bound.arguments.get("lang") or ""
        return command(*bound.args, **bound.kwargs) or 0
    except UnusedCliTokensError as error:
        return _complain(_too_much(error.unused_tokens or [], arguments))
    except CycloptsError as error:
        return _complain(str(error))
    except Refusal as refusal:
        return _complain(_sentence(refusal, language))
    except ImportError as error:
        missing = missing_extra(error)
        if missing is None:
            raise
        return _complain(str(missing))
    except BrokenPipeError:
        raise
    except OSError as error:
        return _complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))


def _sentence(refusal: Refusal, language: str) -> str:
    """Return why something is refused; without the library for sentences its code and what it is about."""
    from fives.cli.terminal.translations import Translations

    try:
        return Translations(language).refuse(refusal)
    except MissingExtra:
        return str(refusal)


def _too_much(tokens: Sequence[str], arguments: Sequence[str]) -> str:
    """Print a superfluous argument as an error; the first one was meant as a command."""
    if list(tokens[:1]) != list(arguments[:1]):
        return f"{' '.join(tokens)!r} is too much here; see `fives --help`"
    near = get_close_matches(tokens[0], COMMANDS, 1)
    return f"there is no command {tokens[0]!r}{f', but {near[0]!r}' if near else ''}; see `fives --help`"


def _complain(sentence: str) -> int:
    sys.stderr.write(f"fives: {plain(' '.join(sentence.split()))}\n")
    return REFUSED


def _never_fail_on_a_letter(stream: TextIO) -> None:
    if reconfigure := getattr(stream, "reconfigure", None):
        reconfigure(errors="replace")
