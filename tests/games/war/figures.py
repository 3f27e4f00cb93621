"""The figures of War's page, worked out anew: `python tests/page_tables.py war` prints its tables."""

from collections.abc import Iterator
from functools import cache
from itertools import product

import numpy as np

from fives.games.war import rules
from fives.games.war.notation import read_state, write_move
from fives.games.war.round_places import MIDDLES, PLACES, Place, RoundRules, distinct
from fives.games.war.rules import TARGET, Options
from fives.games.war.solved_round import ODDS as SIZES_ODDS
from fives.games.war.solved_round import ROLLS, Round, solve_round
from fives.games.war.solver import after_round, move_values, win_chance
from fives.solving.matrix_game import saddles
from page_tables import Page, count_states, percent, row, yes

VARIATIONS = (0, 1, 2, "both")
RULES = {  # the settings that change a round, as the page names them: a lone fighter (WA-V2), `sudden`
    "base game, variation 1": (False, False),
    "variation 2, both": (True, False),
    "`sudden`": (False, True),
    "variation 2, both, `sudden`": (True, True),
}
HOWS = ("forced", "optional", "auto")
SHOWN = [Place(3, 2, None), Place(4, 1, None), *(Place(3, 1, middle) for middle in MIDDLES)]


def solved(name: str, how: str = "forced") -> Round:
    """Return the solved round of these rules."""
    return solve_round(RoundRules(how, *RULES[name]))


def places_table() -> Iterator[str]:
    """Yield how likely the bigger army wins the round."""
    for place in SHOWN:
        values = [percent(solved(name).values[PLACES[place]]) for name in RULES]
        yield row(f"{place.mine} against {place.theirs}", place.middle or "none", *values)


def steps(table: Round) -> np.ndarray:
    """Return how likely each place follows each other when both play best; what is missing in a row ends the round."""
    follows = np.zeros((len(PLACES), len(PLACES)))
    for place, p in PLACES.items():
        odds = np.outer(SIZES_ODDS[place.mine], SIZES_ODDS[place.theirs])
        for game, chance in zip(table.at[p].flat, odds.flat, strict=True):
            after = table.games[game][0, 0]  # the first choice of both: a test shows that it is best
            if after < len(PLACES):
                follows[p, after] += chance
    return follows


def begin(*places: Place) -> np.ndarray:
    """Return a beginning at one of these places, each equally likely."""
    first = np.zeros(len(PLACES))
    first[[PLACES[place] for place in places]] = 1 / len(places)
    return first


FIRST = begin(*(Place(2, 2, middle) for middle in MIDDLES))
HELPED = begin(Place(2, 3, None))


@cache
def lengths(name: str, helped: bool) -> tuple[float, ...]:
    """Return how likely a round lasts 1, 2, 3, … turns, until less than 1e-12 is left."""
    follows, at, found = steps(solved(name)), HELPED if helped else FIRST, []
    while at.sum() > 1e-12:
        found.append(float(at.sum() - (at @ follows).sum()))
        at = at @ follows
    return tuple(found)


def mean_turns(name: str, helped: bool) -> float:
    """Return how many turns a round lasts on average."""
    return float(np.dot(lengths(name, helped), np.arange(1, len(lengths(name, helped)) + 1)))


def quantile(name: str, helped: bool, share: float) -> int:
    """Return by which turn this share of all rounds is over."""
    return int(np.searchsorted(np.cumsum(lengths(name, helped)), share)) + 1


def lengths_table() -> Iterator[str]:
    """Yield how long a round is."""
    helped_to = {"base game, variation 1": "variation 1", "variation 2, both": "both"}
    for name, helped in [*((name, False) for name in RULES), *((name, True) for name in helped_to)]:
        shown = f"{helped_to[name]}, after the first point" if helped else name
        numbers = [quantile(name, helped, share) for share in (0.1, 0.5, 0.9, 0.99)]
        yield row(shown, f"{mean_turns(name, helped):.2f}", *numbers)


def mean_rounds(options: Options) -> float:
    """Return how many rounds a game has on average."""

    @cache
    def left(mine: int, theirs: int) -> float:
        """Return how many rounds follow, from the points of who won the last."""
        if mine == TARGET:
            return 0.0
        return 1 + again(options) * left(mine + 1, theirs) + (1 - again(options)) * left(theirs + 1, mine)

    return 1 + left(1, 0)


@cache
def again(options: Options) -> float:
    """Return how likely the winner of a round wins the next one."""
    table = solve_round(RoundRules(options.captures, options.lone_fighter, options.sudden))
    return float(table.values[PLACES[Place(2, 3, None)]]) if options.helps_loser else 0.5


def game_turns(options: Options) -> float:
    """Return how many turns a game has on average."""
    name = next(name for name, rules in RULES.items() if rules == (options.lone_fighter, options.sudden))
    return mean_turns(name, False) + (mean_rounds(options) - 1) * mean_turns(name, options.helps_loser)


def options_table() -> Iterator[str]:
    """Yield what the options do to the starting player, to who wins the first round, and to the length of a game."""
    for sudden, variation in product((False, True), VARIATIONS):
        options = Options(variation=variation, sudden=sudden)
        starts = win_chance(rules.start(2, options, first=0), 0)
        numbers = percent(starts), percent(after_round(options, 1, 0)), percent(after_round(options, 4, 4))
        yield row(f"`{variation}`", yes(sudden), *numbers, f"{mean_rounds(options):.2f}", f"{game_turns(options):.0f}")


def visits(table: Round) -> np.ndarray:
    """Return the share of all turns that are played at each place."""
    times = FIRST @ np.linalg.inv(np.eye(len(PLACES)) - steps(table))
    return times / times.sum()


def choices_of(name: str, how: str) -> tuple[float, float, float]:
    """Return the share of turns in which a player is asked, in which the choice matters, and in which mixing helps."""
    table = solved(name, how)
    shares, asked, matters, mixed = visits(table), 0.0, 0.0, 0.0
    for place, p in PLACES.items():
        odds = np.outer(SIZES_ODDS[place.mine], SIZES_ODDS[place.theirs])
        for (mine, i), (theirs, j) in product(ROLLS[place.mine].items(), ROLLS[place.theirs].items()):
            chance = shares[p] * odds[i, j]
            both = table.takes(mine, theirs, place.middle)
            payoff = table.values[table.games[table.at[p][i, j]]]
            low, high = saddles(payoff[None])
            asked += chance * any(len(own) > 1 for own in both)
            matters += chance * (any(len(distinct(own)) > 1 for own in both) and float(np.ptp(payoff)) > 1e-12)
            mixed += chance * bool(high[0] - low[0] > 1e-12)
    return asked, matters, mixed


def choices_table() -> Iterator[str]:
    """Yield how often there is something to choose."""
    for how in HOWS:
        for name in ("base game, variation 1", "variation 2, both"):
            yield row(f"`{how}`", name, *map(percent, choices_of(name, how)))


def leads_table() -> Iterator[str]:
    """Yield how likely the winner of the last round wins the game from some scores."""
    for mine, theirs in [(1, 0), (2, 0), (3, 0), (4, 0), (2, 1), (1, 1), (4, 3), (4, 4)]:
        ahead = (percent(after_round(Options(variation=variation), mine, theirs)) for variation in (0, 1, "both"))
        yield row(f"{mine}-{theirs}", *ahead)


def example_table() -> Iterator[str]:
    """Yield what each choice is worth in the page's example."""
    state = read_state("134:4 4 0-0", Options(captures="optional"))
    for seat in (0, 1):
        for move, value in sorted(move_values(state, seat).items(), key=lambda each: -each[1]):
            yield row(seat, f"`{write_move(move)}`", percent(value))


def states_table() -> Iterator[str]:
    """Yield the number of states."""
    for how, variation in product(HOWS, VARIATIONS):
        begun = rules.start(2, Options(variation=variation, captures=how, start="roll"))
        yield row(f"`{how}`", f"`{variation}`", f"{count_states(rules, begun):,}")


def facts() -> Iterator[str]:
    """Yield single figures of the page's sentences."""
    yield f"{mean_rounds(Options()):.2f} rounds, {game_turns(Options()):.0f} turns"


PAGE = Page(
    "war",
    tables=(places_table, options_table, lengths_table, choices_table, leads_table, example_table),
    slow=(states_table,),
    positions=9,
    facts=facts,
)
