"""The figures of Detective's page, worked out anew: `python tests/page_tables.py detective` prints its tables."""

from collections.abc import Iterator
from itertools import product

from fives.games.detective.canonical_sheets import POOLS, SHEETS, nameless
from fives.games.detective.notation import read_state, write_move
from fives.games.detective.rules import EMPTY, MOST_IDLE, SOLVED, Options, start
from fives.games.detective.solved_tables import alone
from fives.games.detective.solver import move_shares, win_shares
from page_tables import Page, percent, row

PIECES = {
    "nothing": EMPTY,
    "means": (1, 0, 0, 0, 0, 0),
    "motive": (2, 0, 0, 0, 0, 0),
    "opportunity": (4, 0, 0, 0, 0, 0),
    "means and motive": (3, 0, 0, 0, 0, 0),
    "means and opportunity": (5, 0, 0, 0, 0, 0),
    "motive and opportunity": (6, 0, 0, 0, 0, 0),
    "means against all six": (1, 1, 1, 1, 1, 1),
    "means and motive against all six": (3, 3, 3, 3, 3, 3),
}


def alone_table() -> Iterator[str]:
    """Yield how many turns a detective alone needs from some sheets, and how likely one turn solves."""
    for name, sheet in PIECES.items():
        a = SHEETS.index(nameless(sheet))
        yield row(
            name, *(f"{alone(v).turns[a]:.3f}" for v in (0, 1)), *(percent(alone(v).solve_now[a]) for v in (0, 1))
        )


def within_table() -> Iterator[str]:
    """Yield how likely a detective alone has solved after so many turns."""
    for turns in (3, 6, 9, 12, 15, 20, 30):
        yield row(turns, *(percent(1 - alone(v).unsolved[turns, SHEETS.index(EMPTY)]) for v in (0, 1)))


def options_table() -> Iterator[str]:
    """Yield how often the starting player of two wins under each choice of options."""
    for variation, last in product((0, 1), ("others", "equal_turns", "none")):
        yield row(f"`{variation}`", f"`{last}`", "", percent(starts(Options(variation, last))))
    for variation, record in product((2, "both"), ("first_roll", "after_reroll")):
        share = starts(Options(variation, record=record))
        yield row(f"`{variation}`", "", f"`{record}`", f"{100 * share:.4f} %")


def starts(options: Options) -> float:
    """Return how likely the starting player of two wins."""
    return win_shares(start(2, options, first=0))[0]


def moves_table() -> Iterator[str]:
    """Yield the best moves of the page's example, and the records."""
    by_move = move_shares(read_state("34466 0 000000-000000", Options()), 0)
    best = sorted(by_move, key=lambda move: (-round(by_move[move][0], 12), write_move(move)))
    for move in [*best[:5], *(move for move in best[5:] if write_move(move).startswith("means"))]:
        yield row(f"`{write_move(move)}`", percent(by_move[move][0]))


def crowd_table() -> Iterator[str]:
    """Yield the estimate for each place in the order of play, by number of players."""
    for seats in (2, 3, 4, 5, 6):
        shares = win_shares(start(seats, Options(), first=0))
        yield row(seats, *map(percent, shares), *[""] * (6 - seats))


def leads() -> int:
    """Return how many pools and leads of variation 2 can come about with two players."""
    return sum(pool.count(SOLVED) + 1 for pool in POOLS)


def options_of(position: str) -> Options:
    """Return the options under which the page shows a position."""
    if "idle" in position:
        return Options("both", record="after_reroll")
    return Options(2 if "---" in position else 0, start="lot" if position.startswith("lot") else "roll")


def facts() -> Iterator[str]:
    """Yield single figures of the page's sentences."""
    yield f"sheets {len(SHEETS)}, pairs {len(SHEETS) ** 2}, pools {len(POOLS)}, with leads {leads()}"
    yield f"leads with idle turns {MOST_IDLE * leads()}"


PAGE = Page(
    "detective",
    tables=(alone_table, within_table, moves_table, crowd_table),
    slow=(options_table,),
    positions=12,
    options_of=options_of,
    facts=facts,
)
