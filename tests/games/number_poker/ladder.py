"""The ladder of Number Poker's bots: `python tests/ladders.py number_poker 400` prints the tables of the page."""

from collections.abc import Iterator
from itertools import product

from fives.games.number_poker import GAME
from fives.games.number_poker.rules import Options
from ladders import Spot, Steps, Victories, Wins
from page_tables import row

NINTH, NEEDS = "`ninth_play`", "`needs_a_stone`"  # houses, and the heads of their tables
HOUSES = {NINTH: Options(), NEEDS: Options(empty_hand="needs_a_stone")}


def crowd_table(games: int) -> Iterator[str]:
    """Yield the share that one bot of each other level has among strong ones."""
    others = [level for level in LADDER.ids if level != "strong"]
    for seats, fewer in ((3, games // 4), (4, games // 10 or 1)):
        shares = [LADDER.measure_wins(level, "strong", fewer, Options(), seats=seats) for level in others]
        yield row(f"{seats} players", *shares)


LADDER = Victories(
    GAME,
    houses=HOUSES,
    tables=[*product((2, 3, 4), HOUSES.values())],
    mixed=Spot("11223344E: 11223344E:"),
    steps=Steps(100, [("beginner", "strong")], NINTH),
    wins=[Wins(100, house, head=house) for house in HOUSES],
    falls=(1.3, 1.3, 1, 1),
    exact=["perfect"],
    more=crowd_table,
)
