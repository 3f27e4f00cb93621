"""`fives arena`: two bots play each other, and the result says how sure it is."""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.progress import Progress

from fives.arena.contest import OPENING, RANDOM, Bot, Contest, Outcome, hold, needs_opening
from fives.cli.answers import people, print_json
from fives.cli.arguments import GameId, Json, Lang, Settings, check_number, read_settings, whole
from fives.cli.language import Language
from fives.cli.refusals import BadBudget, BadLevel
from fives.cli.words import Words
from fives.core.catalogue import find_game
from fives.core.game import AnyGame

LONGEST = 3600.0  # seconds to think about a move

BotName = Annotated[str, Parameter(help="A level, or `random`; `strong@0.2` thinks 0.2 s a move, else one second.")]
Games = Annotated[int, Parameter(help="Games to play, rounded up to whole rounds.", converter=whole)]
Seats = Annotated[int | None, Parameter(help="Players; the fewest that can play if not said.", converter=whole)]
Opening = Annotated[
    int | None,
    Parameter(help=f"Moves at random before the bots begin; {OPENING} where no dice fall.", converter=whole),
]
Seed = Annotated[int, Parameter(help="The same seed gives the same openings and dice.", converter=whole)]
Workers = Annotated[int | None, Parameter(help="Games at the same time; one a core if not said.", converter=whole)]


def arena(
    game: GameId,
    bot: BotName,
    other: BotName,
    /,
    *,
    games: Games = 100,
    seats: Seats = None,
    settings: Settings = None,
    opening: Opening = None,
    seed: Seed = 1,
    workers: Workers = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Let two bots play each other: with the same openings and dice, each in every seat."""
    found = find_game(game)
    options = read_settings(found, settings)
    seats = found.seats_for(options)[0] if seats is None else seats
    found.check_seats(seats, options)
    usual = OPENING if needs_opening(found, options, seats) else 0
    contest = Contest(
        game=found.id,
        bots=(_read_bot(found, bot), _read_bot(found, other)),
        rounds=-(-check_number("games", games, 1, 1_000_000) // max(2, seats)),
        seats=seats,
        options=msgspec.structs.asdict(options),
        opening=usual if opening is None else check_number("opening", opening, 0, 100),
        seed=seed,
    )
    count = check_number("workers", workers or os.cpu_count() or 1, 1, 1024)
    with ProcessPoolExecutor(count, get_context("spawn")) as pool, _counting(contest.rounds) as told:
        outcome = hold(contest, pool, told)
    if json:
        print_json(outcome)
    else:
        _show(outcome, lang)


def _read_bot(game: AnyGame, text: str) -> Bot:
    level, at, budget = text.partition("@")
    levels: list[int | str] = [RANDOM, *(each.id for each in game.levels)]
    if level not in levels:
        raise BadLevel(level=level, known=levels)
    try:
        seconds = float(budget) if at else Bot(level).budget
    except ValueError:
        seconds = -1.0
    if not 0 < seconds <= LONGEST:
        raise BadBudget(budget=budget, most=int(LONGEST))
    return Bot(level, seconds)


@contextmanager
def _counting(rounds: int) -> Iterator[Callable[[int], None]]:
    """Show on stderr how many rounds are played, if someone looks."""
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bars:
        task = bars.add_task("", total=rounds)
        yield lambda done: bars.update(task, completed=done)


def _show(outcome: Outcome, lang: Language | None) -> None:
    words, console = Words(lang or ""), people()
    alone = outcome.seats == 1
    console.print(
        words.say("cli-arena", game=words.say(f"{outcome.game}-name"), games=outcome.games, seats=outcome.seats)
    )
    for bot in outcome.bots:
        score, low, high = (value if alone else 100 * value for value in (bot.score, bot.low, bot.high))
        figures = {"score": f"{score:.1f}", "low": f"{low:.1f}", "high": f"{high:.1f}"}
        key = "cli-arena-points" if alone else "cli-arena-share"
        mean, slowest = (f"{1000 * seconds:.0f}" for seconds in (bot.mean_seconds, bot.slowest_seconds))
        console.print(words.say(key, bot=bot.level, **figures, mean=mean, slowest=slowest))
