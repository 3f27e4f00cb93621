"""The command line: `fives` opens the house; its commands play, solve and check games in the terminal."""

import os
import sys
from collections.abc import Sequence
from typing import TextIO

from cyclopts import App, CycloptsError

from fives import __version__
from fives.cli.serve import serve
from fives.core.refusal import Refusal

REFUSED, INTERRUPTED, NOBODY_LISTENS = 2, 130, 141

app = App(
    name="fives",
    help="Small games to give away. Without a command: serve them on this network.",
    version=__version__,
    version_flags=["--version"],
    help_format="plaintext",
)
app.default(serve)
for name in ("serve", "games", "play", "solve", "perft", "replay", "verify"):
    app.command(f"fives.cli.{name}:{name}", name=name)  # loaded when called: solvers and servers cost time


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code; whatever a user got wrong is one line on stderr."""
    for stream in (sys.stdout, sys.stderr):
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
    except CycloptsError as error:
        return _complain(str(error))
    except Refusal as refusal:
        from fives.cli.words import Words

        return _complain(Words(language).refuse(refusal))
    except BrokenPipeError:
        raise
    except OSError as error:
        return _complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))


def _complain(sentence: str) -> int:
    sys.stderr.write(f"fives: {' '.join(sentence.split())}\n")
    return REFUSED


def _never_fail_on_a_letter(stream: TextIO) -> None:
    if reconfigure := getattr(stream, "reconfigure", None):
        reconfigure(errors="replace")
