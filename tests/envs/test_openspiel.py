"""The shelf through OpenSpiel's eyes: its own checks pass, and its value iteration agrees with our solvers.

Slow, and only here is OpenSpiel needed: `make test-long` installs it, and without it every test below fails.
"""

import sys
from dataclasses import replace
from fractions import Fraction
from importlib import import_module
from itertools import product
from types import SimpleNamespace

import pytest

from fives.core.catalogue import find_game, find_solver, games
from fives.core.game import NATURE
from fives.core.opening import Lot
from fives.core.options import read_options

pytestmark = pytest.mark.slow

NEAR = 1e-6  # in winning chances
SETTLED = 1e-8  # value iteration goes on until no value moves by more
SECRET = {"perfect": True, "simultaneous": True}  # both choose at once: nothing is secret between nodes

# Positions from which play stays small, by game, options, position and how many states there are: what is left of the
# deciding round, or two or three dice of a turn.
SMALL = [
    ("tug", {}, "12344 three 0 4-4", 424),
    ("tug", {"variation": 2}, "12344 three 0 4-4", 424),
    ("tug", {"gift": True, "full_house": False}, "12344 five 1 4-4", 398),
    ("dominoes", {}, "351 0 4-4", 17),
    ("dominoes", {}, "- 0 4-4", 1227),
    ("dominoes", {}, "- 0 3-3", 6129),
    ("dominoes", {"may_decline": True}, "351 0 4-4", 17),
    ("dominoes", {"may_decline": True}, "- 0 4-4", 1227),
    ("dominoes", {"variation": 1}, "351 0 4-4", 926),
    ("dominoes", {"variation": 1}, "- 0 4-4", 2523),
    ("dominoes", {"variation": 1, "may_decline": True, "replace_single": True}, "- 0 4-4", 2667),
    ("dominoes", {"variation": 2}, "- 1 16-12 1", 2226),
    ("war", {"captures": "auto", "perfect": True}, "xxxx:x - 4-4", 10),
    ("war", {"captures": "auto", "perfect": True}, "xx:xx 4 4-4", 16),
    ("war", {"captures": "auto", "perfect": True, "variation": 2}, "xxx:x 4 3-4", 56),
    ("war", {"captures": "forced", **SECRET}, "xxx:x 3 4-4", 127),
    ("number_poker", SECRET, "123E: 134E:", 400),
    ("number_poker", SECRET, "124E:3 1334:1", 176),
    ("number_poker", {"empty_hand": "needs_a_stone", **SECRET}, "123E: 134E:", 360),
    ("number_poker", {"empty_hand": "needs_a_stone", **SECRET}, "124E:3 1334:1", 163),
    ("detective", {}, "12344 1 700000-333333 last1", 1327),
    ("detective", {}, "- 1 700000-333333 last1", 4376),
    ("detective", {"variation": 1}, "12344 1 700000-310000 last1", 1336),
]

# The same, but the game ends with this player's turn: from there on nature decides it, as likely as our solver says.
# So these rows check the best play of a turn, not what comes after. To check that too, OpenSpiel would have to list
# millions of states: a tied turn of Hi-Low, or one of Detective that solves nothing, leads to a whole new turn.
ONE_TURN = [
    ("hi_low", {}, "12556 3 low 1 26 4-4", 451),
    ("hi_low", {}, "12556 3 high 0 - 4-4", 451),
    ("hi_low", {}, "12556 2 low 1 20 2-3", 99),
    ("hi_low", {"variation": 1}, "12556 3 low 1 26 4-4", 120),
    ("hi_low", {"variation": 1}, "12556 3 high 0 - 4-4", 120),
    ("detective", {}, "12344 0 310000-332100", 1322),
    ("detective", {"variation": 1}, "12344 0 310000-332100", 1322),
    ("detective", {"last_turn": "equal_turns"}, "11266 1 000003-300000", 1037),
]
WON = {  # by game and variation: a game that seat 0 has won, and one that seat 1 has won
    ("hi_low", 0): ("- 5 high 0 - 5-4", "- 5 high 0 - 4-5"),
    ("hi_low", 1): ("- 15 high 0 - 5-4", "- 15 high 0 - 4-5"),
    ("detective", 0): ("- 0 700000-000000 last0", "- 0 000000-700000 last0"),
    ("detective", 1): ("- 0 700000-000000 last0", "- 0 000000-700000 last0"),
}


@pytest.fixture(scope="module")
def envs():
    return import_module("fives.envs.openspiel")


@pytest.fixture(scope="module")
def pyspiel(envs):
    return import_module("pyspiel")


def settings_of(params):
    return {name: value for name, value in params.items() if name not in SECRET}


def solve(spiel):
    """Return what OpenSpiel finds each state to be worth to seat 0, from -1 to 1."""
    value_iteration = import_module("open_spiel.python.algorithms.value_iteration").value_iteration
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(100_000)  # it walks along one line of play as deep as there are states
    try:
        return value_iteration(spiel, depth_limit=-1, threshold=SETTLED, cyclic_game=True)
    finally:
        sys.setrecursionlimit(limit)


def differences(game, options, found):
    """Return by state how far our solver is from what OpenSpiel found, in winning chances."""
    evaluate, read = find_solver(game).evaluate, game.notation.read_state
    states = {text: read(text.rpartition(" | ")[0], options) for text in found}
    return {text: abs(evaluate(state, 0).value - (1 + found[text]) / 2) for text, state in states.items()}


def check(game, options, spiel, states):
    found = solve(spiel)
    assert str(spiel.new_initial_state()) in found
    apart = differences(game, options, found)
    worst = max(apart, key=apart.__getitem__)
    assert apart[worst] < NEAR, worst
    assert len(found) == states


@pytest.mark.parametrize(("id", "params", "position", "states"), SMALL, ids=str)
def test_value_iteration_agrees_with_the_solver(pyspiel, id, params, position, states):
    game = find_game(id)
    spiel = pyspiel.load_game(f"fives_{id}", {**params, "position": position})
    check(game, read_options(game, settings_of(params)), spiel, states)


@pytest.mark.parametrize(("id", "settings", "position", "states"), ONE_TURN, ids=str)
def test_value_iteration_agrees_with_the_solver_within_a_turn(envs, id, settings, position, states):
    game = find_game(id)
    options = read_options(game, settings)
    cut = envs.spiel_class(one_turn(game, options, position))
    check(game, options, cut({**settings, "position": position}), states)


def one_turn(game, options, position):
    """Return the game that ends with this turn: nature decides the rest, as likely as the solver says."""
    rules, evaluate = game.rules, find_solver(game).evaluate
    mine = game.notation.read_state(position, options).turn
    won = [game.notation.read_state(text, options) for text in WON[game.id, options.variation]]

    def passed(state):
        return state.turn != mine and bool(rules.actors(state))

    def actors(state):
        return frozenset({NATURE}) if passed(state) else rules.actors(state)

    def chances(state):
        if not passed(state):
            return rules.chances(state)
        wins = Fraction(evaluate(state, 0).value)
        return {Lot(seat): chance for seat, chance in enumerate((wins, 1 - wins)) if chance}

    def play(state, actor, move):
        return won[move.seat] if passed(state) else rules.play(state, actor, move)

    same = {name: getattr(rules, name) for name in ("start", "moves", "view", "result", "alarm")}
    return replace(game, rules=SimpleNamespace(**same, actors=actors, chances=chances, play=play))


# OpenSpiel lists all actions in every state and writes down the whole history at every step, which takes minutes where
# thousands of outlines are legal. With its guard Find Fives has few; that all are listed without it is checked below.
FEWER_MOVES = {"find_fives": {"guard": "on"}}


def few_and_many(game):
    """Return how to play at random: in order of seats and at once, with the fewest players and with the most."""
    counts = game.seats_for(game.options())
    return product((False, True), sorted({counts[0], counts[-1]}))


@pytest.mark.parametrize(
    ("id", "simultaneous", "seats"),
    [(id, simultaneous, seats) for id, game in games().items() for simultaneous, seats in few_and_many(game)],
)
def test_openspiel_plays_every_game_at_random(pyspiel, id, simultaneous, seats):
    spiel = pyspiel.load_game(
        f"fives_{id}", {"simultaneous": simultaneous, "players": seats, **FEWER_MOVES.get(id, {})}
    )
    pyspiel.random_sim_test(spiel, num_sims=2, serialize=True, verbose=False)


# What the adapter promises


def at(pyspiel, id, position, **params):
    return pyspiel.load_game(f"fives_{id}", {**params, "position": position}).new_initial_state()


def test_actions_are_the_moves_in_order_and_read_as_the_notation_writes_them(pyspiel):
    state = at(pyspiel, "tug", "12344 three 0 4-4", variation=2)
    moves = [state.action_to_string(action) for action in state.legal_actions()]
    assert moves == ["123", "124", "134", "144", "234", "244", "344"]
    assert str(state) == "12344 three 0 4-4 | 0"


def test_thousands_of_moves_are_actions_like_any_other(pyspiel):
    """Find Fives without its guard: 4,096 outlines, and the word that ends the round."""
    state = at(pyspiel, "find_fives", f"{'/'.join(['abcdefabcd'] * 10)} | aabcd", guard="off")
    assert len(state.legal_actions()) == 4097
    assert [state.action_to_string(action) for action in (0, 1, 4096)] == ["done", "a1b1b2b3c2", "h9h10i9j8j9"]


def test_of_two_who_turn_the_timer_at_once_the_first_has_turned_it(pyspiel):
    board = "/".join(["abcdefabcd"] * 10)
    position = f"{board} {board} | aabcd | round 1 | - | -"
    state = at(pyspiel, "find_fives", position, players=2, simultaneous=True, guard="on")
    timer = [state.string_to_action(seat, "timer") for seat in (0, 1)]
    state.apply_actions(timer)
    assert str(state) == f"{board} {board} | aabcd | round 1 | - timer | - | 1"


def test_chance_is_listed_exactly(pyspiel):
    state = at(pyspiel, "tug", "344+2 three 0 4-4")
    outcomes = {state.action_to_string(action): chance for action, chance in state.chance_outcomes()}
    assert len(outcomes) == 21
    assert (outcomes["44"], outcomes["45"]) == (1 / 36, 2 / 36)


def test_equal_positions_have_equal_strings_whatever_led_to_them(pyspiel):
    one, other = (at(pyspiel, "tug", "12344 three 0 4-4") for _ in range(2))
    one.apply_action(one.string_to_action("123"))
    one.apply_action(one.string_to_action("44"))
    other.apply_action(other.string_to_action("1234"))
    other.apply_action(other.string_to_action("4"))
    assert str(one) == str(other) == "12344 five 1 4-4 | 1"
    assert one.history() != other.history()


@pytest.mark.parametrize(
    ("id", "position", "params", "returns"),
    [
        ("tug", "- three 0 5-4", {}, [1, -1]),
        ("detective", "- 0 700000-700000 last0", {}, [0, 0]),
        ("detective", "- 0 700000-000000-700000 last0", {"players": 3}, [0.5, -1, 0.5]),
        ("hi_low", "- 5 high 0 - 4-5 teams", {"players": 4}, [-1, 1, -1, 1]),
    ],
)
def test_the_victory_is_shared_and_the_sum_is_nothing(pyspiel, id, position, params, returns):
    state = at(pyspiel, id, position, **params)
    assert state.is_terminal()
    assert state.returns() == returns


def test_one_who_chooses_in_secret_is_not_seen_by_the_other(pyspiel):
    state = at(pyspiel, "war", "123:3 3 4-4 ?:?")
    after = [state.child(action) for action in state.legal_actions()]
    assert len(after) == 2
    assert len({str(each) for each in after}) == 2
    assert len({each.information_state_string(0) for each in after}) == 2
    assert len({each.information_state_string(1) for each in after}) == 1
    assert {each.current_player() for each in after} == {1}


def test_both_choose_in_one_node_if_asked_to(pyspiel):
    state = at(pyspiel, "war", "123:3 3 4-4 ?:?", **SECRET)
    assert state.is_simultaneous_node()
    first, second = (state.legal_actions(seat) for seat in (0, 1))
    joint = [state.child(action) for action in state.legal_actions()]
    for number, actions in enumerate(product(first, second)):
        both = state.clone()
        both.apply_actions(list(actions))
        assert str(both) == str(joint[number])


def test_a_claim_of_perfect_information_is_held_to(pyspiel):
    state = at(pyspiel, "war", "123:3 3 4-4 ?:?", perfect=True)
    with pytest.raises(ValueError, match="not perfect information"):
        state.apply_action(0)


def test_nature_draws_where_it_cannot_list(envs):
    tug = find_game("tug")
    rules = SimpleNamespace(**{name: getattr(tug.rules, name) for name in dir(tug.rules) if not name.startswith("_")})
    rules.chances = lambda state: {}
    state = envs.spiel_class(replace(tug, rules=rules))({"position": "344+2 three 0 4-4"}).new_initial_state()
    outcomes = state.chance_outcomes()
    assert len(outcomes) == 21
    assert sum(chance for _, chance in outcomes) == 1
