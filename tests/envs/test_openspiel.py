"""All games in OpenSpiel: its own checks pass, and the adapter keeps its promises."""

import pickle
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import product
from random import Random
from types import SimpleNamespace

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms.generate_playthrough import replay
from open_spiel.python.rl_environment import Environment

from envs.playthroughs import FOLDER, GAMES
from fives.core.catalogue import find_batch, find_encoding, find_game, games, has_batch
from fives.envs.openspiel import spiel_class
from fives.envs.openspiel_kernel_nodes import RowNode

# OpenSpiel lists all actions in every state and writes down the whole history at every step, which takes minutes where
# thousands of outlines are legal. With its guard Find Fives has few; that all are listed without it is checked below.
FEWER_MOVES = {"find_fives": {"guard": "on"}}
SECRET = {"perfect": True, "simultaneous": True}  # both choose at once: nothing is secret between nodes


def load(id, **params):
    return pyspiel.load_game(f"fives_{id}", {**FEWER_MOVES.get(id, {}), **params})


@pytest.mark.parametrize("id", games())
def test_openspiel_plays_every_game_at_random(id):
    pyspiel.random_sim_test(load(id), num_sims=1, serialize=True, verbose=False)


def few_and_many(game):
    """Return how to play at random: in order of seats and at once, with the fewest players and with the most."""
    counts = game.seats_for(game.options())
    return product((False, True), sorted({counts[0], counts[-1]}))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("id", "simultaneous", "seats"),
    [(id, simultaneous, seats) for id, game in games().items() for simultaneous, seats in few_and_many(game)],
)
def test_openspiel_plays_every_game_at_random_with_few_and_many_at_once_and_in_turns(id, simultaneous, seats):
    pyspiel.random_sim_test(
        load(id, simultaneous=simultaneous, players=seats), num_sims=2, serialize=True, verbose=False
    )


class Checks(api_test.EnforceAPIOnPartialTreeBase):
    """OpenSpiel's integration test of its own games."""

    __test__ = False


AMID_SECRETS = {"war": {"position": "123:3 3 4-4 ?:?"}}  # few games of War come to a secret choice so early


def checks(id):
    cut = {"game": load(id, **AMID_SECRETS.get(id, {})), "game_name": f"fives_{id}", "__test__": True}
    return type(f"TestChecks_{id}", (Checks,), cut)


globals().update({f"TestChecks_{id}": checks(id) for id in games()})


@pytest.mark.parametrize("id", GAMES)
def test_a_playthrough_is_told_the_same_again(id):
    flags.FLAGS.mark_as_parsed()  # by one of them `replay` decides how actions are read
    told, again = replay(str(FOLDER / f"{id}.txt"))
    assert told.startswith(f"game: {GAMES[id]}\n")
    assert told == again


@pytest.mark.parametrize("id", ["tug", "number_poker"])
def test_learners_of_openspiel_can_play(id):
    table = Environment(load(id))
    step = table.reset()
    while not step.last():
        seat = step.current_player()
        assert len(step.observations["info_state"][seat]) == table.observation_spec()["info_state"][0]
        step = table.step([step.observations["legal_actions"][seat][0]])
    assert sorted(step.rewards) == [-1, 1] or step.rewards == [0, 0]


# What the adapter promises


def at(id, position, **params):
    return pyspiel.load_game(f"fives_{id}", {**params, "position": position}).new_initial_state()


def test_an_action_is_the_same_move_everywhere_and_reads_as_the_notation_writes_it():
    one, other = (at("tug", position, variation=2) for position in ("12344 three 0 4-4", "12346 five 1 2-3"))
    written = [{action: state.action_to_string(action) for action in state.legal_actions()} for state in (one, other)]
    assert [*written[0].values()] == ["123", "124", "134", "144", "234", "244", "344"]
    assert all(written[0][action] == written[1][action] for action in written[0].keys() & written[1].keys())
    assert len(written[0].keys() & written[1].keys()) == 4
    assert one.get_game().num_distinct_actions() == 213
    assert str(one) == "12344 three 0 4-4 | 0"


def test_what_is_played_is_what_was_chosen():
    for action in at("tug", "12344 three 0 4-4").legal_actions():
        state = at("tug", "12344 three 0 4-4")
        keep = state.action_to_string(action)
        state.apply_action(action)
        assert str(state) == f"{keep}+{5 - len(keep)} three 0 4-4 | nature"


def test_the_tensor_is_what_the_encoding_observes():
    state = at("tug", "12344 three 0 4-3")
    assert state.observation_tensor(0)[:2] == [4, 3]
    assert state.observation_tensor(1)[:2] == [3, 4]
    assert state.get_game().observation_tensor_shape() == [17]
    seat, game = 1, find_game("tug")
    view = game.rules.view(state.node.state, seat)
    assert np.array_equal(state.observation_tensor(seat), find_encoding(game).observe(view, seat))


def test_a_position_with_commas_can_be_written_down():
    position = "w 0;0 b 1;0 | 15 15 | w"
    spiel = pyspiel.load_game("fives_five_wins", {"position": position})
    again = pyspiel.load_game(str(spiel))
    assert str(again.new_initial_state()) == f"{position.replace(';', ',')} | 0"


def test_thousands_of_moves_are_actions_like_any_other():
    """Find Fives without its guard: 4,096 outlines, and the word that ends the round."""
    state = at("find_fives", f"{'/'.join(['abcdefabcd'] * 10)} | aabcd", guard="off")
    assert len(state.legal_actions()) == 4097
    assert [state.action_to_string(action) for action in (0, 4095, 4117)] == ["a1b1b2b3c2", "h9h10i9j8j9", "done"]


def test_of_two_who_turn_the_timer_at_once_the_first_has_turned_it():
    board = "/".join(["abcdefabcd"] * 10)
    position = f"{board} {board} | aabcd | round 1 | - | -"
    state = at("find_fives", position, players=2, simultaneous=True, guard="on")
    timer = [a for seat in (0, 1) for a in state.legal_actions(seat) if state.action_to_string(seat, a) == "timer"]
    state.apply_actions(timer)
    assert str(state) == f"{board} {board} | aabcd | round 1 | - timer | - | 1"


def test_chance_is_listed_exactly():
    state = at("tug", "344+2 three 0 4-4")
    outcomes = {state.action_to_string(action): chance for action, chance in state.chance_outcomes()}
    assert len(outcomes) == 21
    assert (outcomes["44"], outcomes["45"]) == (1 / 36, 2 / 36)


def test_equal_positions_have_equal_strings_whatever_led_to_them():
    one, other = (at("tug", "12344 three 0 4-4") for _ in range(2))
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
        ("clear_away", "O...../....../..O.../....../....../......", {}, [-2]),
    ],
)
def test_the_victory_is_shared_and_stones_left_alone_count_against_the_player(id, position, params, returns):
    state = at(id, position, **params)
    assert state.is_terminal()
    assert state.returns() == returns


def test_one_who_chooses_in_secret_is_not_seen_by_the_other():
    state = at("war", "123:3 3 4-4 ?:?")
    after = [state.child(action) for action in state.legal_actions()]
    assert len(after) == 2
    assert len({str(each) for each in after}) == 2
    assert len({each.information_state_string(0) for each in after}) == 2
    assert len({each.information_state_string(1) for each in after}) == 1
    assert {each.current_player() for each in after} == {1}


def test_both_choose_in_one_node_if_asked_to():
    state = at("war", "123:3 3 4-4 ?:?", **SECRET)
    assert state.is_simultaneous_node()
    first, second = (state.legal_actions(seat) for seat in (0, 1))
    joint = [state.child(action) for action in state.legal_actions()]
    for number, actions in enumerate(product(first, second)):
        both = state.clone()
        both.apply_actions(list(actions))
        assert str(both) == str(joint[number])


def test_a_false_claim_of_perfect_information_raises():
    state = at("war", "123:3 3 4-4 ?:?", perfect=True)
    with pytest.raises(ValueError, match="not perfect information"):
        state.apply_action(state.legal_actions()[0])


def test_nature_draws_where_it_cannot_list():
    tug = find_game("tug")
    rules = SimpleNamespace(**{name: getattr(tug.rules, name) for name in dir(tug.rules) if not name.startswith("_")})
    rules.chances = lambda state: {}
    state = spiel_class(replace(tug, rules=rules))({"position": "344+2 three 0 4-4"}).new_initial_state()
    outcomes = state.chance_outcomes()
    assert len(outcomes) == 21
    assert sum(chance for _, chance in outcomes) == 1


# Kernels and rules

BY_KERNELS = [id for id, game in games().items() if has_batch(game) and hasattr(find_batch(game), "ways")]
by_kernels = pytest.mark.parametrize("id", BY_KERNELS)
ACTIONS = 120  # of a game that both play
RECALLED = 15  # after so many actions it is compared what a seat remembers


def by_rules(id, **params):
    """Return the game as the rules play it: a copy is not the one that kernels know."""
    return spiel_class(replace(find_game(id)))(params)


def told(state, recalled):
    """Return all that OpenSpiel can ask about a state."""
    seats = range(state.num_players())
    legal = state.legal_actions()
    everything = [
        state.current_player(),
        state.is_terminal(),
        legal,
        [state.legal_actions(seat) for seat in seats],
        state.chance_outcomes() if state.is_chance_node() else None,
        [state.action_to_string(state.current_player(), action) for action in legal],
        str(state),
        [state.observation_string(seat) for seat in seats],
        [state.observation_tensor(seat) for seat in seats],
        state.returns(),
    ]
    return everything + [state.information_state_string(seat) for seat in seats if recalled]


@by_kernels
@pytest.mark.parametrize("simultaneous", [False, True])
def test_kernels_tell_what_the_rules_tell(id, simultaneous):
    game, random = find_game(id), Random(5)
    one, other = (make(id, simultaneous=simultaneous).new_initial_state() for make in (load, by_rules))
    assert isinstance(one.node, RowNode) is not (simultaneous and game.hidden)
    assert not isinstance(other.node, RowNode)
    for n in range(ACTIONS):
        assert told(one, n % RECALLED == 0) == told(other, n % RECALLED == 0)
        if one.is_terminal():
            break
        action = random.choice(one.legal_actions())
        one.apply_action(action)
        other.apply_action(action)


@by_kernels
def test_python_is_told_the_same_legal_actions_as_c(id):
    state, random = load(id).new_initial_state(), Random(5)
    while not state.is_terminal() and state.move_number() < ACTIONS:
        legal = state.legal_actions()
        assert legal == pyspiel.State.legal_actions(state)
        legal.reverse()  # whoever asks may do with the list what they like
        assert legal[::-1] == state.legal_actions()
        state.apply_action(random.choice(legal))


@by_kernels
def test_a_clone_goes_its_own_way_and_what_is_pickled_remembers(id):
    state, random = load(id).new_initial_state(), Random(5)
    while state.move_number() < 12 and not state.is_terminal():
        before, clone = str(state), state.clone()
        clone.apply_action(random.choice(clone.legal_actions()))
        assert str(state) == before
        state.apply_action(random.choice(state.legal_actions()))
    node = pickle.loads(pickle.dumps(state.node))
    assert [each.text for each in node.trail()] == [each.text for each in state.node.trail()]
    assert node.listed(node.player) == state.node.listed(node.player)


def test_a_game_is_pickled_with_its_parameters():
    game = pyspiel.load_game("fives_number_poker", {"players": 3, "simultaneous": True})
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


@by_kernels
def test_what_is_not_legal_is_refused(id):
    state = load(id).new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    for action in {-2, *range(state.num_distinct_actions() + 1)} - {*state.legal_actions()}:
        with pytest.raises(ValueError, match=f"action {action} is not legal"):
            state.apply_action(action)


def played(spiel, seed):
    """Return all actions of a game played at random."""
    state, random = spiel.new_initial_state(), Random(seed)
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
    return state.history()


def test_threads_may_play_the_same_game():
    spiel = load("tug")
    with ThreadPoolExecutor(8) as threads:
        at_once = list(threads.map(lambda seed: played(spiel, seed), range(40)))
    assert at_once == [played(spiel, seed) for seed in range(40)]


def test_a_string_value_of_a_numeric_option_has_the_next_number():
    """`variation` of Detective is 0, 1, 2 or `both`, which is 3; a game is read again as it is written."""
    position = "44/556 0 000000-000010"
    for variation, words in ((2, ["nothing"]), (3, ["means4"])):
        game = pyspiel.load_game("fives_detective", {"variation": variation, "position": position})
        state = pyspiel.load_game(str(game)).new_initial_state()
        assert [state.action_to_string(action) for action in state.legal_actions()] == words
        assert game.get_parameters()["variation"] == variation
