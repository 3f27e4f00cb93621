"""The figures of Tug's page, worked out anew: `python tests/page_tables.py tug` prints its tables."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product

import numpy as np
from msgspec.structs import replace

from fives.core.chance.rolls import Dice, rolls
from fives.games.tug import rules
from fives.games.tug.notation import read_state, write_move
from fives.games.tug.rules import TARGET, Goal, Options
from fives.games.tug.solved_point import GOALS, Point, solve_point
from fives.games.tug.solver import choose_value, move_values, roll_value
from fives.solving.five_dice_odds import DICE
from page_tables import Page, count_states, percent, row, yes

HOUSES = [Options(variation=v, full_house=f, gift=g) for v, f, g in product((0, 1, 2), (False, True), (False, True))]


def choices_table() -> Iterator[str]:
    """Yield what each opening choice is worth, for every set of options."""
    for options in HOUSES:
        begun = solve_point(options.variation, options.full_house, options.gift).begun()
        game = {goal: roll_value(options, goal, 0, 0) for goal in Goal}
        better = max(Goal, key=lambda goal: game[goal])
        numbers = [percent(game[goal]) for goal in GOALS] + [percent(begun[at]) for at in GOALS.values()]
        yield row(options.variation, yes(options.full_house), yes(options.gift), *numbers, f"`{better.value}`")


def starter_table() -> Iterator[str]:
    """Yield how often the player who begins wins, for every set of options; both choose the better goal."""
    for choose, full_house, gift in product(("once", "each_beginning"), (False, True), (False, True)):
        options = [Options(variation=v, full_house=full_house, choose=choose, gift=gift) for v in (0, 1, 2)]
        yield row(f"`{choose}`", yes(full_house), yes(gift), *(percent(choose_value(each, 0, 0)) for each in options))


def throws(made: Callable[[Dice], bool]) -> int:
    """Return in how many of the 7,776 ordered throws five dice fulfil `made`."""
    return int(sum(chance for dice, chance in rolls(5).items() if made(dice)) * 7776)


def three_alike(full_house: bool, restricted: bool) -> Callable[[Dice], bool]:
    """Return three alike with or without full houses, with or without the rule of the 1 and the 6."""

    def made(dice: Dice) -> bool:
        times = Counter(dice).values()
        return 3 in times and (full_house or 2 not in times) and not (restricted and {1, 6} <= set(dice))

    return made


def five_different(dice: Dice) -> bool:
    """Say whether no two dice are the same."""
    return len(set(dice)) == 5


def throws_table() -> Iterator[str]:
    """Yield how likely each combination is in one throw of five dice."""
    five = throws(five_different)
    yield row("five different", five, percent(five / 7776), "1.00")
    for full_house, restricted in product((False, True), (True, False)):
        count = throws(three_alike(full_house, restricted))
        name = f"three alike, full house {yes(full_house)}, {'not with' if restricted else 'even with'} a 1 and a 6"
        yield row(name, count, percent(count / 7776), f"{count / five:.2f}")


def three_alike_wins(variation: int, full_house: bool, restricted: bool) -> float:
    """Return how often three alike wins a game of best play, each player beginning every second game."""
    made = {Goal.FIVE_DIFFERENT: five_different, Goal.THREE_ALIKE: three_alike(full_house, restricted)}
    own = np.array([[float(made[goal](dice)) for dice in DICE] for goal in GOALS])
    five, three = Point(variation, own, gift=False).begun()

    @cache
    def wins(mine: int, theirs: int, rolls_three: bool) -> float:
        if TARGET in (mine, theirs):
            return float(mine == TARGET)
        scores = three if rolls_three else 1 - five
        return float(scores * wins(mine + 1, theirs, False) + (1 - scores) * wins(mine, theirs + 1, True))

    return (wins(0, 0, True) + wins(0, 0, False)) / 2


def fairness_table() -> Iterator[str]:
    """Yield how often three alike wins, with and without the rule of the 1 and the 6."""
    for variation, full_house in product((0, 1, 2), (False, True)):
        shares = [percent(three_alike_wins(variation, full_house, restricted)) for restricted in (True, False)]
        yield row(variation, yes(full_house), *shares)


def keeps_table() -> Iterator[str]:
    """Yield what each keep is worth in the page's example."""
    values = move_values(read_state("12344 three 0 0-0", Options()), 0)
    for keep, value in sorted(values.items(), key=lambda each: (-round(each[1], 12), each[0])):
        yield row(f"`{write_move(keep)}`", percent(value))


def states_table() -> Iterator[str]:
    """Yield the number of states where it is finite."""
    for options in HOUSES:
        if options.variation != 1:
            chosen = [replace(options, choose=choose) for choose in ("once", "each_beginning")]
            states = [f"{count_states(rules, rules.start(2, each)):,}" for each in chosen]
            yield row(options.variation, yes(options.full_house), yes(options.gift), *states)


def options_of(position: str) -> Options:
    """Return the options under which the page shows a position."""
    return Options(
        variation=1 if "/" in position else 0,
        choose="each_beginning" if position == "choose 1 2-1" else "once",
        start="lot" if position.startswith("lot") else "roll",
    )


PAGE = Page(
    "tug",
    tables=(choices_table, starter_table, throws_table, fairness_table, keeps_table),
    slow=(states_table,),
    positions=10,
    options_of=options_of,
)
