"""Bots and hints where NumPy is missing: they say what the solvers say, which are asked in this process."""

from itertools import product
from random import Random

import pytest

from fives.core.catalogue import find_bots, find_game, find_solver, find_without_numpy, games, hint_tables, levels_here
from fives.solving.compact_tables import Numbers, file_of, pack, unpack, write_table
from fives.solving.write_compact_tables import write_all
from plain_python import ask, positions

EXACT = 2e-12  # what the solvers promise, besides five bytes of a chance
QUICK = [  # options with small tables, and players
    ("tug", {}, 2),
    ("war", {"variation": 2, "captures": "optional"}, 2),
    ("hi_low", {}, 2),
    ("hi_low", {"variation": 2}, 2),
    ("dominoes", {"variation": 1, "may_decline": True}, 2),
    ("dominoes", {"variation": 2}, 3),
    ("detective", {"variation": 2}, 2),
    ("number_poker", {}, 2),
]
SLOW = [
    *(("tug", {"variation": v, "full_house": f, "gift": g}, 2) for v, f, g in product((0, 1, 2), *[(False, True)] * 2)),
    *(("war", {"variation": v, "captures": c}, 2) for v, c in product((0, 1, 2), ("forced", "optional"))),
    *(("hi_low", {"variation": v, "alternate": a}, s) for v, a, s in product((0, 1), (False, True), (2, 4))),
    *(("hi_low", {"variation": v, "equal_chases": e}, 2) for v, e in product((2, "both"), (False, True))),
    *(("dominoes", {"variation": v, "may_decline": d, "replace_single": v == 1}, 2)
      for v, d in product((0, 1), (False, True))),
    *(("dominoes", {"variation": 2}, seats) for seats in (2, 4)),
    *(("detective", {"variation": v, "last_turn": t}, 2)
      for v, t in product((0, 1), ("others", "equal_turns", "none"))),
    *(("detective", {"variation": v, "record": r}, 2)
      for v, r in product((2, "both"), ("first_roll", "after_reroll"))),
    *(("number_poker", {"empty_hand": e}, 2) for e in ("needs_a_stone", "ninth_play")),
]  # fmt: skip
ESTIMATED = [("detective", {}, 4), ("detective", {"variation": 2, "record": "after_reroll"}, 3)]


@pytest.fixture(scope="module")
def link(tmp_path_factory):
    """A folder from which fives and msgspec alone can be imported."""
    return tmp_path_factory.mktemp("plain")


def compare(folder, link, id, options, seats, count):
    """Return for some positions what the solver says here, and what it says in plain Python."""
    game = find_game(id)
    options = game.options(**options)
    for name in hint_tables(game, options, seats):
        write_table(folder, name, find_without_numpy(game).build(name))
    asked = positions(game, options, seats, 5, count)
    told = ask(folder, [("evaluate", id, *each) for each in asked], link)
    solver = find_solver(game)
    return [(solver.evaluate(*each), answer) for each, (answer, _) in zip(asked, told, strict=True)]


def same_values(here, there, within):
    """Say whether two evaluations agree, and the best move of one is a best move of the other."""
    values, others = ({each.move: each.value for each in found.moves} for found in (here, there))
    best = others and max(others, key=others.__getitem__)
    return (
        here.exact == there.exact
        and here.value == pytest.approx(there.value, abs=within)
        and values == pytest.approx(others, abs=within)
        and (not values or max(values.values()) - values[best] < EXACT)
    )


@pytest.mark.long
@pytest.mark.parametrize(("id", "options", "seats"), QUICK)
def test_values_are_those_of_the_solver(tmp_path, link, id, options, seats):
    for here, there in compare(tmp_path, link, id, options, seats, 60):
        assert same_values(here, there, EXACT)


@pytest.mark.slow
@pytest.mark.parametrize(("id", "options", "seats"), SLOW)
def test_values_of_every_setting_are_those_of_the_solver(tmp_path, link, id, options, seats):
    for here, there in compare(tmp_path, link, id, options, seats, 600):
        assert same_values(here, there, EXACT)


@pytest.mark.slow
@pytest.mark.parametrize(("id", "options", "seats"), ESTIMATED)
def test_estimates_for_many_players_are_nearly_the_same(tmp_path, link, id, options, seats):
    for here, there in compare(tmp_path, link, id, options, seats, 100):
        assert same_values(here, there, 1e-6)


@pytest.mark.slow
@pytest.mark.parametrize("id", [id for id in games() if find_without_numpy(find_game(id))])
def test_every_number_of_every_table_is_that_of_the_solver(id):
    different = find_without_numpy(find_game(id))
    for name in different.NAMES:
        arrays = different.build(name)
        kept = unpack(pack(arrays))
        assert [*kept] == [*arrays]
        for each, numbers in arrays.items():
            off = 0.0 if numbers.width == 8 else 0.5000001 / (256**numbers.width - 1)
            assert len(kept[each]) == len(numbers.values)
            assert max(abs(a - b) for a, b in zip(kept[each], numbers.values, strict=True)) <= off, (name, each)


@pytest.mark.slow
def test_all_tables_together_take_at_most_forty_megabytes(tmp_path):
    assert sum(file.bytes for file in write_all(tmp_path)) < 40_000_000


@pytest.mark.long
def test_every_game_has_a_level_that_reads_no_table_and_plays(tmp_path, link):
    """With no table at all each of these levels makes a legal move, in every game."""
    asked, legal = [], []
    for game in games().values():
        options, seats = game.options(), game.seats[0]
        free = [here.level.id for here in levels_here(game, options, seats) if not here.tables]
        assert free, game.id
        for (view, seat), level in product(positions(game, options, seats, 3, 4), free):
            more = {"seen": [view]} if game.memory else {}
            asked.append(("choose", game.id, view, seat, level, 7, more))
            legal.append(game.rules.moves(view, seat))
    for question, (answer, _), moves in zip(asked, ask(tmp_path, asked, link), legal, strict=True):
        assert getattr(answer, "move", answer) in moves, question[1:5]


def test_levels_are_known_levels_from_the_weakest(tmp_path):
    for game in games().values():
        known = [level.id for level in game.levels]
        here = [each.level.id for each in levels_here(game, game.options(), game.seats[0])]
        assert here == [id for id in known if id in here]
        assert here[0] == known[0]


@pytest.mark.long
def test_a_table_that_is_not_kept_is_named(tmp_path, link):
    tug = find_game("tug")
    ((view, seat),) = positions(tug, tug.options(), 2, 1, 1)
    with pytest.raises(AssertionError, match=f"table not kept: file='{file_of('tug-0-0-0')}'"):
        ask(tmp_path, [("choose", "tug", view, seat, "perfect", 1, {})], link)


@pytest.mark.long
def test_a_bot_plays_the_same_moves_in_both_worlds(tmp_path, link):
    tug = find_game("tug")
    write_table(tmp_path, "tug-0-0-0", find_without_numpy(tug).build("tug-0-0-0"))
    asked = [("choose", "tug", *each, "strong", 9, {}) for each in positions(tug, tug.options(), 2, 2, 30)]
    told = [move for move, _ in ask(tmp_path, asked, link)]
    assert told == [find_bots(tug).choose(view, seat, "strong", Random(9), 1.0) for _, _, view, seat, *_ in asked]


@pytest.mark.parametrize("width", [8, 5, 4, 3, 2])
def test_numbers_are_read_as_they_were_written(width):
    chance = Random(width)
    values = [0.0, 1.0, *(chance.random() for _ in range(500))]
    kept = unpack(pack({"some": Numbers(values, width), "none": Numbers([], width)}))
    assert len(kept["none"]) == 0
    assert [*kept["some"]] == pytest.approx(values, abs=0.0 if width == 8 else 0.51 / (256**width - 1))
    assert [kept["some"][at] for at in range(len(values))] == [*kept["some"]]


def test_what_is_no_table_is_refused():
    with pytest.raises(ValueError, match="no file of compact tables"):
        unpack(b"PK\x03\x04")
