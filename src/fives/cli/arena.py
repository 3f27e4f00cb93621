"""`fives arena`: bots play each other, and the result says how sure it is."""

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from multiprocessing import active_children, get_context
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from fives.arena.bot_files import read_source
from fives.arena.contest import OPENING, RANDOM, Bot, Contest, Round, needs_opening
from fives.arena.contest_scores import Outcome, Tally
from fives.arena.journal import Journal
from fives.arena.run_contest import run_contest
from fives.cli.terminal.output import people, plain, print_json
from fives.cli.terminal.refusals import BadSeconds
from fives.cli.terminal.shared_arguments import GameId, Json, Lang, Settings, check_number, read_settings, whole
from fives.cli.terminal.translations import Translations
from fives.core.catalogue import find_bots, find_game
from fives.core.game import AnyGame

LONGEST = 3600.0  # seconds to think about a move
OWN = ".py"  # how the path of a bot of one's own ends

BotNames = Annotated[
    str,
    Parameter(
        help="Levels, `random`, or paths of Python files; `strong@0.2` thinks 0.2 s a move, else one second. "
        "All levels of the game if none is named."
    ),
]
Games = Annotated[int, Parameter(help="Games of each pair, rounded up to whole rounds.", converter=whole)]
Seats = Annotated[int | None, Parameter(help="Players; the fewest that can play if not said.", converter=whole)]
Ladder = Annotated[bool, Parameter(help="Each bot meets only the next one.", negative="", show_default=False)]
Opening = Annotated[
    int | None,
    Parameter(help=f"Moves at random before the bots begin; {OPENING} where no dice fall.", converter=whole),
]
Seed = Annotated[int, Parameter(help="The same seed gives the same openings and dice.", converter=whole)]
JournalFile = Annotated[
    Path | None, Parameter(name="--journal", help="Note every round here; what is in it is not played again.")
]
Workers = Annotated[int | None, Parameter(help="Games at the same time; one a core if not said.", converter=whole)]
Cluster = Annotated[str | None, Parameter(help="Play on the workers of this Dask scheduler, like tcp://10.0.0.5:8786.")]


def arena(
    game: GameId,
    /,
    *bots: BotNames,
    games: Games = 100,
    seats: Seats = None,
    ladder: Ladder = False,
    settings: Settings = None,
    opening: Opening = None,
    seed: Seed = 1,
    journal: JournalFile = None,
    workers: Workers = None,
    cluster: Cluster = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Let bots play each other: with the same openings and dice, each in every seat."""
    found = find_game(game)
    options = read_settings(found, settings)
    seats = found.seats_for(options)[0] if seats is None else seats
    found.check_seats(seats, options)
    usual = OPENING if needs_opening(found, options, seats) else 0
    named = [_read_bot(found, bot) for bot in bots or [level.id for level in found.levels]]
    check_number("bots", len(named), 1 if seats == 1 else 2, 100)
    contest = Contest(
        game=found.id,
        bots=tuple(named),
        rounds=-(-check_number("games", games, 1, 1_000_000) // seats),
        seats=seats,
        options=msgspec.structs.asdict(options),
        opening=usual if opening is None else check_number("opening", opening, 0, 100),
        seed=seed,
        ladder=ladder,
    )
    words = None if json else Translations(lang or "")
    count = check_number("workers", os.cpu_count() or 1 if workers is None else workers, 1, 1024)
    notes = None if journal is None else Journal(journal, Round)
    with _pool(count, cluster) as pool, _counting(contest.rounds * len(contest.meetings())) as told:
        outcome = run_contest(contest, pool, told, notes)
    if words is None:
        print_json(outcome)
    else:
        _show(outcome, words)


def _pool(workers: int, address: str | None) -> AbstractContextManager[Executor]:
    """Return who plays: processes of this computer, or the workers of a cluster."""
    if address is None:
        return _processes(workers)
    from fives.arena.dask_cluster import cluster

    return cluster(address)


@contextmanager
def _processes(workers: int) -> Iterator[Executor]:
    """Return processes that play; what they are at is given up if the contest is broken off."""
    others = set(active_children())
    with ProcessPoolExecutor(workers, get_context("spawn"), _leave_ctrl_c_to_us) as pool:
        try:
            yield pool
        except BaseException:
            for process in set(active_children()) - others:
                process.terminate()
            raise


def _leave_ctrl_c_to_us() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _read_bot(game: AnyGame, text: str) -> Bot:
    level, at, budget = text.rpartition("@") if "@" in text else (text, "", "")
    own = level.endswith(OWN)
    if not own:
        game.check_level(level, RANDOM, f"FILE{OWN}")
        if level != RANDOM:
            find_bots(game)  # so that a missing extra is said here and breaks no process that plays
    try:
        seconds = float(budget) if at else Bot(level).budget
    except ValueError:
        seconds = -1.0
    if not 0 < seconds <= LONGEST:
        raise BadSeconds(name=text, value=budget, most=int(LONGEST))
    return Bot(level, seconds, read_source(Path(level)) if own else "")


@contextmanager
def _counting(rounds: int) -> Iterator[Callable[[int], None]]:
    """Show on stderr how many rounds are played and how long it will take, if someone looks."""
    console = Console(stderr=True)
    columns = (*Progress.get_default_columns()[:-1], MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bars:
        task = bars.add_task("", total=rounds)
        yield lambda done: bars.update(task, completed=done)


def _show(outcome: Outcome, words: Translations) -> None:
    console = people()
    names = [_name(bot) for bot in outcome.bots]
    console.print(
        words.say("cli-arena", game=words.say(f"{outcome.game}-name"), games=outcome.games, seats=outcome.seats)
    )
    unit = words.say("cli-arena-points" if outcome.seats == 1 else "cli-arena-share")
    part = 1 if outcome.seats == 1 else 100
    table = _table(words, "cli-arena-bot", unit, "cli-arena-sure", "cli-arena-mean", "cli-arena-slowest")
    best_first = 1 if outcome.seats == 1 and find_game(outcome.game).low else -1
    for bot, name in sorted(zip(outcome.bots, names, strict=True), key=lambda each: best_first * each[0].score):
        times = (f"{1000 * seconds:.0f}" for seconds in (bot.mean_seconds, bot.slowest_seconds))
        table.add_row(name, *_figures(part, bot.score, bot.low, bot.high), *times)
    console.print(table)
    if len(outcome.pairs) > 1:
        pairs = _table(words, "cli-arena-bot", unit, "cli-arena-sure", "cli-arena-against")
        for pair in outcome.pairs:
            one, other = pair.bots
            pairs.add_row(names[one], *_figures(part, pair.score, pair.low, pair.high), names[other])
        console.print(pairs)


def _name(bot: Tally) -> str:
    """Return what a bot is called in a table: of a path the file alone, and its seconds if they are not the usual."""
    name = Path(bot.level).name if bot.level.endswith(OWN) else bot.level
    return plain(name if bot.budget == Bot("").budget else f"{name}@{bot.budget:g}")


def _table(words: Translations, *heads: str) -> Table:
    """Return an empty table; the first column is a name, as is one that says against whom."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for number, head in enumerate(heads):
        right = number > 0 and head != "cli-arena-against"
        table.add_column(words.say(head), justify="right" if right else "left", no_wrap=True)
    return table


def _figures(part: int, score: float, low: float, high: float) -> tuple[str, str]:
    return f"{part * score:.1f}", f"{part * low:.1f} … {part * high:.1f}"
