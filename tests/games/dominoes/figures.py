"""The figures of Dominoes' page, worked out anew: `python tests/page_tables.py dominoes` prints its tables."""

from collections.abc import Iterator
from itertools import product

from fives.core.chance.rolls import FACES
from fives.games.dominoes import rules
from fives.games.dominoes.notation import read_state
from fives.games.dominoes.rules import (
    ROLLS,
    TARGET,
    Dominoes,
    Options,
    places,
)
from fives.games.dominoes.solved_race_to_fifteen import POINTS, lengths, solve_race, turn_lengths
from fives.games.dominoes.solved_round import STRINGS, Round, solve_round
from fives.games.dominoes.solver import begin_value, evaluate, use_chances
from fives.games.dominoes.strings_of_dice import String
from page_tables import Page, count_states, percent, row, yes

HOUSES = [Options(0, decline) for decline in (False, True)] + [
    Options(1, decline, single) for single, decline in product((False, True), repeat=2)
]
EXAMPLES = [
    ("152:3 0 0-0 2", Options()),
    ("152:6 0 0-0 2", Options(may_decline=True)),
    ("132:5 0 0-0 2", Options(variation=1)),
    ("2:1136 0 0-0 0", Options(variation=2)),
]


def round_of(options: Options) -> Round:
    """Return the solved round of these options."""
    return solve_round(options.variation, options.may_decline, options.replace_single)


def begin_table() -> Iterator[str]:
    """Yield what it is worth to begin, for every set of options of two players."""
    for options in HOUSES:
        single = yes(options.replace_single) if options.variation == 1 else ""
        chance, game = round_of(options).begun, begin_value(options, 0, 0)
        yield row(options.variation, yes(options.may_decline), single, percent(chance), percent(game))


def first_dice_table() -> Iterator[str]:
    """Yield what the first die of a string is worth to who rolled it."""
    for face in FACES:
        begun = [1 - float(solve_round(v, False, False).table[ROLLS, STRINGS[face,]]) for v in (0, 1)]
        points = lengths((face,)) @ POINTS
        yield row(face, *map(percent, begun), f"{points:.3f}")


def turn_table() -> Iterator[str]:
    """Yield how likely a turn of variation 2 scores 1 to 5."""
    for points in range(1, TARGET + 1):
        yield row(points, percent(turn_lengths()[points]), percent(turn_lengths()[points:].sum()))


def race_table() -> Iterator[str]:
    """Yield each player's share of the victory in some standings of variation 2, the player in turn first."""
    for scores, had in [((0, 0), 0), ((12, 10), 0), ((10, 12), 0), ((14, 14), 0), ((10, 15), 1), ((11, 18), 1)]:
        lap = scores if had == 0 else scores[::-1]
        mine = solve_race(2).shares(lap, had)[had]
        yield row(scores[0], scores[1], "first" if had == 0 else "last", percent(float(mine)))


def dead_ends() -> list[String]:
    """Return the strings of up to four dice to which nothing can be added."""
    return [string for string in STRINGS if not places(Options(), string, FACES)]


def both_ends() -> list[Dominoes]:
    """Return every string of two or more with a die that fits both ends, in the base game."""
    states = [Dominoes(Options(), (4, 4), 0, None, s, (face,), 0, 2) for s in STRINGS if len(s) > 1 for face in FACES]
    return [state for state in states if len(moves_if_any(state)) > 1]


def moves_if_any(state: Dominoes) -> tuple[object, ...]:
    """Return the places of the rolled die."""
    return places(state.options, state.string, state.rolled)


def matters() -> int:
    """Return in how many of them the end makes a difference."""
    gaps = [max(each.values()) - min(each.values()) for each in map(use_chances, both_ends())]
    return sum(gap > 1e-9 for gap in gaps)


def declines(options: Options) -> tuple[int, int]:
    """Return how often a roll that fits is better rolled again, and of how many cases."""
    solved, better, all_cases = round_of(options), 0, 0
    for (string, s), face, left in product(STRINGS.items(), FACES, range(1, ROLLS)):
        if places(options, string, (face,)):
            all_cases += 1
            better += bool(solved.table[left, s] > solved.used[s, face - 1] + 1e-9)
    return better, all_cases


def examples_table() -> Iterator[str]:
    """Yield what each move is worth in the page's examples; the two sides of a lone die count once."""
    for text, options in EXAMPLES:
        for valued in evaluate(read_state(text, options), 0).moves:
            if not (text.startswith("2:") and valued.move.startswith("right")):
                yield row(options.variation, f"`{text}`", f"`{valued.move}`", percent(valued.value))


def states_table() -> Iterator[str]:
    """Yield the number of states of the games for two that count no points past five."""
    for options in HOUSES:
        single = yes(options.replace_single) if options.variation == 1 else ""
        states = count_states(rules, rules.start(2, options))
        yield row(options.variation, yes(options.may_decline), single, f"{states:,}")


def options_of(position: str) -> Options:
    """Return the options under which the page shows a position."""
    alone = position.count("-") > 1 and not position.startswith("-")
    return Options(variation=2 if alone else 0, start="lot" if position.startswith("lot") else "roll")


def facts() -> Iterator[str]:
    """Yield single figures of the page's sentences."""
    counts = [sum(len(string) == size for string in STRINGS) for size in range(1, TARGET)]
    yield f"strings {len(STRINGS)} {counts}, dead ends {dead_ends()}"
    yield f"both ends {len(both_ends())}, matters {matters()}"
    yield f"declines {[declines(options) for options in HOUSES if options.may_decline]}"
    yield f"mean turn {turn_lengths() @ POINTS}"


PAGE = Page(
    "dominoes",
    tables=(begin_table, first_dice_table, turn_table, race_table, examples_table),
    slow=(states_table,),
    positions=8,
    options_of=options_of,
    facts=facts,
)
