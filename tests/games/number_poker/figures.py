"""What Number Poker's page shows besides the tables of its bots, which `ladder.py` measures."""

from collections.abc import Iterator

from fives.games.number_poker.fast.solve_hand_pairs import table_of
from fives.games.number_poker.notation import read_state, write_move
from fives.games.number_poker.rules import Options, start
from fives.games.number_poker.solver import best_choice, win_chance
from page_tables import Page, percent, row

HOUSES = (Options(), Options(empty_hand="needs_a_stone"))


def mix_table() -> Iterator[str]:
    """Yield how often the best mix of the first round makes each choice."""
    for options in HOUSES:
        mix = best_choice(start(2, options), 0).mix
        yield row(f"`{options.empty_hand}`", *(percent(often) for often in mix.values()))


def second_table() -> Iterator[str]:
    """Yield how the best mix of the second round looks, and what each choice is worth, after a 4 has beaten a 1."""
    state = read_state("1122334E:4 1223344E:", HOUSES[1])
    for seat in (0, 1):
        worth, mix = best_choice(state, seat)
        for move in sorted(mix, key=lambda each: -mix[each]):
            yield row(seat, f"`{write_move(move)}`", percent(mix[move]), percent(worth[move]))


FIRST_ROUNDS = {
    "4 against 3": "1122334E:4 1122344E:",
    "4 against 1": "1122334E:4 1223344E:",
    "2 against 1": "1123344E:2 1223344E:",
    "empty hand against 4": "11223344:4 1122334E:",
}


def lead_table() -> Iterator[str]:
    """Yield what it is worth to have won the first round, by what was shown."""
    for shown, text in FIRST_ROUNDS.items():
        yield row(shown, *(percent(win_chance(read_state(text, options), 0)) for options in HOUSES))


def facts() -> Iterator[str]:
    """Yield single figures of the page's sentences."""
    yield f"{len(table_of(False, 0).values):,} values, {table_of(False, 0).values.nbytes / 1e6:.0f} MB"


PAGE = Page("number_poker", tables=(mix_table, second_table, lead_table), positions=5, facts=facts)
