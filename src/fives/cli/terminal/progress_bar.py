"""A progress bar on the terminal while tables are solved; none if stderr is no terminal."""

from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import Progress, TaskID


@contextmanager
def showing_progress() -> Iterator[None]:
    """Show how far the solving of tables inside is, on stderr."""
    from fives.solving.solved_tables import reporting

    tasks: dict[str, TaskID] = {}
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bars:

        def show(what: str, part: float) -> None:
            if what not in tasks:
                tasks[what] = bars.add_task(what, total=1.0)
            bars.update(tasks[what], completed=part)

        with reporting(show):
            yield
