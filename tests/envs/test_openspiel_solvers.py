"""OpenSpiel checks our solvers: value iteration, sequence-form linear programs, best responses."""

import sys
from dataclasses import replace
from fractions import Fraction
from importlib import import_module
from types import SimpleNamespace

import pytest

from fives.core.catalogue import find_game, find_solver
from fives.core.chance.who_begins import Lot
from fives.core.game import NATURE
from fives.core.options import read_options

pytestmark = pytest.mark.slow

NEAR = 1e-6  # in winning chances
SETTLED = 1e-8  # value iteration goes on until no value moves by more
BOTH = 3  # the parameter `variation` that stands for "both"
SECRET = {"perfect": True, "simultaneous": True}  # both choose at once: nothing is secret between nodes

# Positions from which play stays small, by game, options, position and how many states there are: what is left of the
# deciding round, or two or three dice of a turn.
SMALL = [
    ("tug", {}, "12344 three 0 4-4", 452),
    ("tug", {"variation": 2}, "12344 three 0 4-4", 452),
    ("tug", {"full_house": True}, "12344 three 0 4-4", 424),
    ("tug", {"gift": True}, "12344 five 1 4-4", 398),
    ("tug", {"choose": "each_beginning"}, "choose 1 4-4", 907),
    ("tug", {"choose": "each_beginning"}, "12344 three 0 3-4", 1358),
    ("tug", {"choose": "each_beginning", "variation": 2, "full_house": True}, "choose 0 4-4", 851),
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
    ("war", {"captures": "auto", "perfect": True, "variation": 1}, "xxx:x 4 3-4", 25),
    ("war", {"captures": "auto", "perfect": True, "variation": 2}, "xxx:x 4 3-4", 56),
    ("war", {"captures": "auto", "perfect": True, "variation": "both"}, "xxx:x 4 3-4", 25),
    ("war", {"captures": "auto", "perfect": True, "variation": "both", "sudden": True}, "xx:xxx - 3-3", 36),
    ("war", {"captures": "forced", **SECRET}, "xxx:x 3 4-4", 127),
    ("number_poker", SECRET, "123E: 134E:", 400),
    ("number_poker", SECRET, "124E:3 1334:1", 176),
    ("number_poker", {"empty_hand": "needs_a_stone", **SECRET}, "123E: 134E:", 360),
    ("number_poker", {"empty_hand": "needs_a_stone", **SECRET}, "124E:3 1334:1", 163),
    ("hi_low", {"variation": 2, "equal_chases": True}, "12556 3 chase 1 18 16-9 second", 463),
    ("hi_low", {"variation": "both", "equal_chases": True}, "12556 4 chase 1 26 16-9 second", 336),
    ("detective", {}, "12344 1 700000-333333 last1", 1327),
    ("detective", {}, "- 1 700000-333333 last1", 4376),
    ("detective", {"variation": 1}, "12344 1 700000-310000 last1", 1336),
    ("detective", {"variation": 2}, "- 0 777000-000776 00011-", 8124),
    ("detective", {"variation": "both"}, "- 1 777000-000776 00011-", 8124),
    ("detective", {"variation": 2, "record": "after_reroll"}, "- 0 777000-000773 00011- idle29", 4371),
    ("detective", {"variation": "both", "record": "after_reroll"}, "- 1 777000-000776 00011- idle29", 4371),
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
    ("hi_low", {"variation": 2}, "12556 3 set 0 - 8-9", 451),
    ("hi_low", {"variation": 2}, "12556 3 chase 1 18 8-9", 459),
    ("hi_low", {"variation": 2, "equal_chases": True}, "12556 3 set 0 - 16-9 second", 451),
    ("hi_low", {"variation": 2, "equal_chases": True}, "12556 3 chase 1 18 8-9", 451),
    ("hi_low", {"variation": "both"}, "12556 4 set 0 - 8-9", 316),
    ("hi_low", {"variation": "both"}, "12556 4 chase 1 18 8-9", 324),
    ("hi_low", {"variation": "both", "equal_chases": True}, "12556 4 chase 1 18 8-9 second", 324),
    ("detective", {}, "12344 0 310000-332100", 1322),
    ("detective", {"variation": 1}, "12344 0 310000-332100", 1322),
    ("detective", {"last_turn": "equal_turns"}, "11266 1 000003-300000", 1037),
    ("detective", {"variation": 2}, "12344 0 000100-000000", 1322),
    ("detective", {"variation": 2, "record": "after_reroll"}, "12344 0 777000-000771 00011-", 1322),
    ("detective", {"variation": "both"}, "12344 0 000100-000000", 1322),
    ("detective", {"variation": "both", "record": "after_reroll"}, "11266 1 777000-000771 00011- idle20", 1036),
]
WON = {  # by game and variation: a game that seat 0 has won, and one that seat 1 has won
    ("hi_low", 0): ("- 5 high 0 - 5-4", "- 5 high 0 - 4-5"),
    ("hi_low", 1): ("- 15 high 0 - 5-4", "- 15 high 0 - 4-5"),
    ("hi_low", 2): ("- 5 set 0 - 0-15", "- 5 set 0 - 15-0"),
    ("hi_low", "both"): ("- 15 set 0 - 0-15", "- 15 set 0 - 15-0"),
    ("detective", 0): ("- 0 700000-000000 last0", "- 0 000000-700000 last0"),
    ("detective", 1): ("- 0 700000-000000 last0", "- 0 000000-700000 last0"),
    ("detective", 2): ("- 0 777700-000000 0000--", "- 0 000000-777700 1111--"),
    ("detective", "both"): ("- 0 777700-000000 0000--", "- 0 000000-777700 1111--"),
    ("war", 0): ("middle 0 5-4", "middle 0 4-5"),
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
    numbered = {**params, "variation": BOTH} if params.get("variation") == "both" else params
    spiel = pyspiel.load_game(f"fives_{id}", {**numbered, "position": position})
    check(game, read_options(game, settings_of(params)), spiel, states)


@pytest.mark.parametrize(("id", "settings", "position", "states"), ONE_TURN, ids=str)
def test_value_iteration_agrees_with_the_solver_within_a_turn(envs, id, settings, position, states):
    game = find_game(id)
    options = read_options(game, settings)
    cut = envs.spiel_class(one_turn(game, options, position))
    check(game, options, cut({**settings, "position": position}), states)


def one_turn(game, options, position):
    """Return the game that ends with this turn; in Hi-Low, where a chaser goes on by setting, with this total."""
    here = game.notation.read_state(position, options)
    if game.id == "hi_low":
        return ended_early(game, options, lambda state: state.totals != here.totals)
    return ended_early(game, options, lambda state: state.turn != here.turn)


def ended_early(game, options, passed):
    """Return the game until a state is `passed`: then nature decides it, as likely as the solver says."""
    rules, evaluate = game.rules, find_solver(game).evaluate
    won = [game.notation.read_state(text, options) for text in WON[game.id, options.variation]]

    def decides(state):
        return passed(state) and bool(rules.actors(state))

    def actors(state):
        return frozenset({NATURE}) if decides(state) else rules.actors(state)

    def chances(state):
        if not decides(state):
            return rules.chances(state)
        wins = Fraction(evaluate(state, 0).value)
        return {Lot(seat): chance for seat, chance in enumerate((wins, 1 - wins)) if chance}

    def play(state, actor, move):
        return won[move.seat] if decides(state) else rules.play(state, actor, move)

    same = {name: getattr(rules, name) for name in ("start", "moves", "view", "result", "alarm")}
    return replace(game, rules=SimpleNamespace(**same, actors=actors, chances=chances, play=play))


# Secret choices: what is best is a mix, which OpenSpiel knows as a policy by information states

MIXES = [  # by game, options and position; War is cut off once both have chosen
    ("number_poker", {}, "123E: 134E:"),
    ("number_poker", {}, "124E:3 1334:1"),
    ("number_poker", {"empty_hand": "needs_a_stone"}, "123E: 134E:"),
    ("war", {}, "123:3 3 4-4 ?:?"),
    ("war", {}, "6:156 6 4-3 ?:?"),
    ("war", {"captures": "optional"}, "6:156 6 4-3 ?:?"),
]
CHOICES = {
    "number_poker": lambda solver, state, seat: solver.choice(state, seat).mix,
    "war": lambda solver, state, seat: solver.best_mix(state, seat),
}


def load_small(envs, id, settings, position):
    """Return a game that is small enough for a linear program: without cycles, in order of seats, with secrets."""
    game = find_game(id)
    options = read_options(game, settings)
    if id == "war":
        game = ended_early(game, options, lambda state: not all(army.dice for army in state.armies))
    return envs.spiel_class(game)({**settings, "position": position})


def our_policy(spiel):
    """Return how our solver plays, as a policy of OpenSpiel."""
    policy = import_module("open_spiel.python.policy")
    id = spiel.start.table.game.id
    solver = find_solver(find_game(id))

    class Ours(policy.Policy):
        def action_probabilities(self, state, player_id=None):
            node, seat = state.node, state.current_player()
            mix = CHOICES[id](solver, node.view(seat), seat)
            return {action: mix[move] / sum(mix.values()) for action, move in node.legal(seat).items()}

    return Ours(spiel, [0, 1])


@pytest.mark.parametrize(("id", "settings", "position"), MIXES, ids=str)
def test_a_linear_program_over_sequences_finds_the_same_value(envs, id, settings, position):
    spiel = load_small(envs, id, settings, position)
    solve_game = import_module("open_spiel.python.algorithms.sequence_form_lp").solve_zero_sum_game
    value = solve_game(spiel)[0]
    ours = find_solver(find_game(id)).evaluate(spiel.start.state, 0).value
    assert (1 + value) / 2 == pytest.approx(ours, abs=NEAR)


@pytest.mark.parametrize(("id", "settings", "position"), MIXES, ids=str)
def test_nobody_can_exploit_how_our_solver_plays(envs, id, settings, position):
    spiel = load_small(envs, id, settings, position)
    exploitability = import_module("open_spiel.python.algorithms.exploitability")
    assert exploitability.nash_conv(spiel, our_policy(spiel)) / 2 < NEAR


def test_a_player_who_does_not_mix_is_exploited(envs, pyspiel):
    spiel = load_small(envs, *MIXES[0])
    exploitability = import_module("open_spiel.python.algorithms.exploitability")
    first = import_module("open_spiel.python.policy").FirstActionPolicy(spiel)
    assert exploitability.nash_conv(spiel, first) / 2 > 0.1
