"""What is true of every game's bots and page; a game takes part by its `ladder.py` and `figures.py`."""

import re
from functools import partial
from importlib import import_module
from itertools import pairwise
from math import hypot
from pathlib import Path
from random import Random

import pytest

from fives.core.catalogue import find_game
from fives.core.game import NATURE
from fives.core.options import choices
from fives.core.perft import perft
from fives.core.refusal import UnreadablePosition
from ladders import Always, Ladder, Levels, NoChance, Victories


def found(file, name):
    """Return by game what its file of that name says."""
    folders = sorted(path.parent.name for path in Path(__file__).parent.glob(f"*/{file}.py"))
    said = {id: getattr(import_module(f"games.{id}.{file}"), name, None) for id in folders}
    return {id: each for id, each in said.items() if each is not None}


LADDERS, PAGES = found("ladder", "LADDER"), found("figures", "PAGE")


def each(names, several, slow=False, kind=Levels):
    """Return a mark that runs a test for every game and everything `several` yields for it, named after both.

    Ladders may be of a kind: with a solver, or victories alone.
    """
    ladders = {id: ladder for id, ladder in LADDERS.items() if isinstance(ladder, kind)}
    told = ladders if names.startswith("ladder") else PAGES
    params = [
        pytest.param(said, *more, id="-".join([id, *map(str, more)]), marks=[pytest.mark.slow] if slow else ())
        for id, said in told.items()
        for more in several(said)
    ]
    return pytest.mark.parametrize(names.split(), params)


each_ladder = each("ladder", lambda ladder: [()])
each_solved = each("ladder", lambda ladder: [()], kind=Ladder)
each_page = each("game_page", lambda page: [()])
each_level = each("ladder level", lambda ladder: [(level,) for level in ladder.ids if ladder.tables])
each_weaker = partial(each, "ladder level", lambda ladder: [(level,) for level in ladder.ids[:-1]])


# Bots


@each_ladder
def test_the_levels_go_from_weak_to_strong(ladder):
    """And on to a perfect one where there is a solver; nobody claims to be exact but who is proved to be.

    Above a level that is proved nobody loses less, but may win more against those who do lose.
    """
    levels = ladder.game.levels
    assert ladder.ids[:3] == ["beginner", "casual", "strong"]
    assert ladder.ids[3:] == ["perfect"] or not isinstance(ladder, Ladder)
    for (weaker, stronger), times in zip(pairwise(levels), ladder.falls, strict=True):
        assert weaker.loss > times * stronger.loss or weaker.exact
    assert [level.id for level in levels if level.exact] == [*ladder.exact]
    assert levels[-1].loss == 0


@each_level
def test_a_bot_never_makes_an_illegal_move(ladder, level):
    """Whole games under many options; `play` would refuse, and the move is among those listed."""
    rules, choose = ladder.game.rules, partial(ladder.choose, budget=0.03)
    for seed, (seats, options) in enumerate(ladder.tables):
        random, state = Random(seed), rules.start(seats, options)
        while acting := rules.actors(state):
            actor = random.choice(sorted(acting))  # where several may act, any may be the quickest
            move = rules.draw(state, random) if actor == NATURE else choose(state, actor, level, random)
            assert actor == NATURE or move in rules.moves(state, actor)
            state = rules.play(state, actor, move)


@each("ladder house", lambda ladder: [(house,) for house in ladder.houses], kind=Ladder)
def test_the_perfect_bot_gives_nothing_away(ladder, house):
    assert ladder.measure_loss("perfect", ladder.perfect, ladder.houses[house]).mean < 1e-13


@each_solved
def test_the_perfect_bot_is_not_left_to_chance(ladder):
    """It draws no number at all."""
    for spot in ladder.sure:
        state = ladder.read(spot)
        worth, move = ladder.worth(state, spot.seat), ladder.choose(state, spot.seat, "perfect", NoChance())
        assert worth[move] == max(worth.values())
        assert not spot.best or move == ladder.game.notation.read_move(spot.best)


@each_solved
def test_the_wheel_reaches_every_move_and_no_other(ladder):
    """The ends of the wheel are moves too."""
    for spot in ladder.wheels:
        state = ladder.read(spot)
        chosen = {ladder.choose(state, spot.seat, "beginner", Always(step / 400)) for step in range(401)}
        assert chosen == set(ladder.game.rules.moves(state, spot.seat))


@each_ladder
def test_a_bot_makes_the_same_choice_from_the_same_chance(ladder):
    state, seat = ladder.read(ladder.mixed), ladder.mixed.seat
    for level in ladder.ids:
        seeds = range(30 if level == "casual" else 2)
        picks = [[ladder.choose(state, seat, level, Random(seed)) for seed in seeds] for _ in range(2)]
        assert picks[0] == picks[1]
        assert level != "casual" or len(set(picks[0])) > 1


@each_weaker(kind=Ladder)
def test_a_level_loses_about_what_it_says(ladder, level):
    """A few games instead of thousands: within five standard errors."""
    measured = ladder.measure_loss(level, ladder.quick, ladder.base, seed=2)
    assert abs(measured.mean - stated_loss(ladder, level)) < 5 * measured.error, remedy(ladder)


@each("ladder level", lambda ladder: [(level,) for level in ladder.ids[:-1] if ladder.slow], slow=True, kind=Ladder)
def test_a_level_loses_what_it_says(ladder, level):
    """Other games than those of the page: within so many standard errors and the last digit stated."""
    measured = ladder.measure_loss(level, ladder.slow, ladder.base, seed=3)
    assert abs(measured.mean - stated_loss(ladder, level)) < ladder.errors * measured.error + 0.00005, remedy(ladder)


def stated_loss(ladder, level):
    return ladder.game.levels[ladder.ids.index(level)].loss


def remedy(ladder):
    return f"`python tests/ladders.py {ladder.game.id} 4000` prints what GAME and the page should say"


@each("ladder weaker stronger", lambda ladder: () if ladder.steps.slow else ladder.steps.pairs)
def test_the_stronger_level_wins_more_often(ladder, weaker, stronger):
    assert_stronger(ladder, weaker, stronger)


@each("ladder weaker stronger", lambda ladder: ladder.steps.pairs if ladder.steps.slow else (), slow=True)
def test_the_stronger_level_wins_more_often_in_long_games(ladder, weaker, stronger):
    assert_stronger(ladder, weaker, stronger)


def assert_stronger(ladder, weaker, stronger):
    steps = ladder.steps
    measured = ladder.measure_wins(stronger, weaker, steps.games, ladder.houses[steps.house], seed=4)
    assert measured.mean - steps.errors * measured.error > 0.5


# What the page says of them


def losses(ladder):
    return PAGES[ladder.game.id].figures_under(f"| level | {' | '.join(ladder.houses)} |")


def wins(ladder, table):
    return PAGES[ladder.game.id].figures_under(ladder.head(table))


@each_solved
def test_the_levels_lose_what_the_page_says(ladder):
    stated = losses(ladder)
    assert list(stated) == [*ladder.measured, ladder.ids[-1]]
    assert [stated[level][0].mean for level in ladder.ids] == pytest.approx(
        [level.loss for level in ladder.game.levels]
    )
    assert all(len(figures) == len(ladder.houses) for figures in stated.values())
    for at in range(len(ladder.houses)):
        means = [figures[at].mean for figures in stated.values()]
        assert means == sorted(means, reverse=True)
        proper = [stated[level][at].mean for level in ladder.ids]
        assert all(weaker > stronger for weaker, stronger in pairwise(proper))


@each(
    "ladder house level",
    lambda ladder: [
        (house, level)
        for house in [*ladder.houses][1 if ladder.slow and not ladder.others else 0 :]
        for level in ladder.measured
    ],
    slow=True,
    kind=Ladder,
)
def test_the_losses_are_as_the_page_says(ladder, house, level):
    """Other games than those of the page: within four standard errors of both measurements together."""
    stated = losses(ladder)[level][[*ladder.houses].index(house)]
    measured = ladder.measure_loss(level, ladder.again, ladder.houses[house], seed=6)
    assert abs(stated.mean - measured.mean) < 4 * hypot(stated.error, measured.error) + 0.00005, remedy(ladder)


@each_ladder
def test_the_page_says_who_beats_whom(ladder):
    for table in ladder.wins:
        stated = wins(ladder, table)
        assert {level: len(figures) for level, figures in stated.items()} == {
            level: len(others) for level, others in ladder.rows(table).items()
        }


@each("ladder", lambda ladder: [()] * ladder.stated, kind=Victories)
def test_a_level_loses_what_its_victories_lack_to_a_half(ladder):
    """Against the strongest, as the page measured them; the levels may round to whole percents.

    Who is proved to lose nothing may have been lucky or not.
    """
    measured = wins(ladder, ladder.wins[0])[ladder.ids[-1]]
    lacking = [
        0.0 if level.exact else share.mean - 0.5 for level, share in zip(ladder.game.levels, measured, strict=False)
    ]
    assert [level.loss for level in ladder.game.levels] == pytest.approx([*lacking, 0], abs=0.0051)


@each(
    "ladder n level",
    lambda ladder: [(n, level) for n, table in enumerate(ladder.wins) for level in ladder.rows(table)],
    slow=True,
)
def test_the_levels_beat_each_other_as_often_as_the_page_says(ladder, n, level):
    table = ladder.wins[n]
    for other, stated in zip(ladder.rows(table)[level], wins(ladder, table)[level], strict=True):
        measured = ladder.measure_wins(level, other, table.games, ladder.houses[table.house], seed=7)
        assert abs(stated.mean - measured.mean) <= 4 * hypot(stated.error, measured.error) + table.slack, remedy(ladder)


# What else the page says


@each("game_page table", lambda page: [(table.__name__,) for table in page.tables])
def test_a_table_of_the_page_is_what_the_solver_says(game_page, table):
    assert_on_page(game_page, game_page.tables, table)


@each("game_page table", lambda page: [(table.__name__,) for table in page.slow], slow=True)
def test_a_long_table_of_the_page_is_what_the_solver_says(game_page, table):
    assert_on_page(game_page, game_page.slow, table)


def assert_on_page(page, tables, name):
    (table,) = (table for table in tables if table.__name__ == name)
    worked_out = "\n".join(table()) + "\n"
    assert worked_out in page.text, f"docs/games/{page.id}.md lacks what `python tests/page_tables.py {page.id}` prints"


@each("game_page", lambda page: [()] * (page.positions > 0))
def test_the_positions_of_the_page_can_be_read(game_page):
    """Those that are written out; others have an ellipsis."""
    game = find_game(game_page.id)
    rows = "\n".join(game_page.under("| position | meaning |")).replace("\\|", "¦")
    listed = [text.replace("¦", "|") for text in re.findall(r"^\| `([^`]+)`", rows, flags=re.MULTILINE)]
    positions = [text for text in listed if "…" not in text]
    assert len(positions) == game_page.positions
    for text in positions:
        options = game_page.options_of(text) if game_page.options_of else game.options()
        assert reads_back(game, text, options), (
            f"docs/games/{game.id}.md: by these rules there is no {text} ({options})"
        )


def reads_back(game, text, options):
    try:
        return game.notation.write_state(game.notation.read_state(text, options)) == text
    except UnreadablePosition:
        return False


@each_page
def test_the_options_of_the_page_are_those_of_the_game(game_page):
    for choice in choices(find_game(game_page.id)):
        line = next((line for line in game_page.text.splitlines() if line.startswith(f"| `{choice.name}` ")), None)
        assert line, f"docs/games/{game_page.id}.md has no row for the option `{choice.name}`"
        default, *others = re.findall(r"`([^`]+)`", line)[1:]
        if span := re.search(r"or `(\d+)` to `(\d+)`", line):
            others = [str(value) for value in range(int(span[1]), int(span[2]) + 1)]
        known = [str(value).lower() for value in (choice.default, *choice.values)]
        assert default == known[0], f"docs/games/{game_page.id}.md: the default of `{choice.name}` is {known[0]}"
        assert {default, *others} == set(known), f"docs/games/{game_page.id}.md: `{choice.name}` has other values"


@each_page
def test_the_lines_of_play_are_as_many_as_the_page_says(game_page):
    """In the words of the command that counts them."""
    game = find_game(game_page.id)
    said = rf"Lines of play from .*?: ([\d, ]+) \(`fives perft {game.id}(?: --position \"(.*)\")? --depth (\d+)`\)"
    counts, position, depth = re.search(said, game_page.prose).groups()
    options = game.options()
    begun = game.rules.start(game.seats_for(options)[0], options)
    state = game.notation.read_state(position, options) if position else begun
    assert [perft(game, state, depth) for depth in range(1, int(depth) + 1)] == [*map(int, counts.split(","))]
