"""The contract itself: it passes a sound toy and catches every way of breaking it."""

from dataclasses import replace
from fractions import Fraction
from itertools import count
from types import SimpleNamespace

import contract_checks as contract
import pytest
import shelf_checks as shelf
import toy_game
from fluent.runtime import FluentBundle, FluentResource
from random_games import walks
from toy_game import CLOSED, Fists, Move

from fives.core.catalogue import find_game
from fives.core.game import NATURE, Result
from fives.core.refusal import IllegalMove
from fives.core.solver import Evaluation

SOUND = toy_game.toy()
WALKS = walks(SOUND) * 4
STATES = [state for each in WALKS for state in each.match.states]


def play_and_scribble(state, actor, move):
    after = toy_game.play(state, actor, move)
    object.__setattr__(state, "scores", (1, 1))
    return after


def play_and_refuse_without_a_rule(state, actor, move):
    try:
        return toy_game.play(state, actor, move)
    except IllegalMove:
        raise IllegalMove("") from None


def play_whoever_asks(state, actor, move):
    return toy_game.play(state, next(iter(toy_game.actors(state)), actor), move)


def play_differently_each_time(state, actor, move, times=count()):  # noqa: B008
    after = toy_game.play(state, actor, move)
    return replace(after, scores=(0, 0)) if actor == NATURE and next(times) % 3 == 0 else after


def view_of_all_fists(state, seat):
    return state


def view_with_a_hint(state, seat):
    """Leak less: whether the other fist is full."""
    seen = toy_game.view(state, seat)
    return replace(seen, scores=(seen.scores[0], seen.scores[1] + 10 * (2 in state.fists)))


BROKEN = [
    (contract.check_notation, {"seat_count": lambda state: 3}),
    (contract.check_moves, {"moves": lambda state, seat: (*toy_game.moves(state, seat), Move.HEADS)}),
    (contract.check_moves, {"moves": lambda state, seat: toy_game.moves(state, seat)[:1]}),
    (contract.check_moves, {"moves": lambda state, seat: toy_game.moves(state, seat) * 2}),
    (contract.check_moves, {"moves": lambda state, seat: tuple(toy_game.FISTS)}),
    (contract.check_moves, {"play": play_and_refuse_without_a_rule}),
    (contract.check_moves, {"play": play_whoever_asks}),
    (contract.check_garbage, {"read_move": lambda text: Move.ONE, "moves": lambda state, seat: ()}),
    (contract.check_chances, {"chances": lambda state: {**toy_game.chances(state), Move.ONE: Fraction(1, 9)}}),
    (contract.check_chances, {"chances": lambda state: dict.fromkeys(toy_game.chances(state), 0.5)}),
    (contract.check_chances, {"chances": lambda state: dict.fromkeys(toy_game.chances(state), Fraction(1, 2))}),
    (contract.check_chances, {"chances": lambda state: {Move.HEADS: Fraction(1)} if toy_game.chances(state) else {}}),
    (contract.check_chances, {"chances": lambda state: toy_game.COIN}),
    (contract.check_chances, {"draw": lambda state, random: Move.ONE}),
    (contract.check_chances, {"draw": lambda state, random: Move.HEADS}),
    (contract.check_notation, {"write_state": lambda state: "{}-{} -".format(*state.scores)}),
    (contract.check_notation, {"write_state": lambda state: toy_game.write_state(state) + "\n"}),
    (contract.check_notation, {"write_move": lambda move: "one"}),
    (contract.check_notation, {"write_move": lambda move: f"a {move.value}"}),
    (contract.check_misprints, {"read_state": lambda text, options: Fists(options, (len(text),) * 3)}),
    (contract.check_views, {"view": lambda state, seat: object()}),
    (contract.check_logs, {"play": play_differently_each_time}),
]


@pytest.mark.parametrize(
    ("check", "broken"), BROKEN, ids=lambda part: getattr(part, "__name__", None) or "-".join(part)
)
def test_an_inconsistent_rule_function_is_caught(check, broken):
    check(SOUND, WALKS)
    with pytest.raises(AssertionError):
        check(toy_game.toy(**broken), WALKS)


def test_a_move_that_mutates_its_state_is_caught():
    scribbled = walks(SOUND)  # of its own: it is spoiled
    with pytest.raises(AssertionError, match="changed the state"):
        contract.check_moves(toy_game.toy(play=play_and_scribble), scribbled)


@pytest.mark.parametrize("view", [view_of_all_fists, view_with_a_hint])
def test_a_leak_is_caught(view):
    assert contract.check_secrets(SOUND, WALKS, toy_game.hidden_from) > 10
    with pytest.raises(AssertionError, match="can tell"):
        contract.check_secrets(toy_game.toy(view=view), WALKS, toy_game.hidden_from)


def test_distinguishable_hidden_states_are_caught():
    def other_fists(state, seat):
        others = [fist if s == seat else 3 - fist for s, fist in enumerate(state.fists)]
        return [replace(state, fists=tuple(others))] if tuple(others) != state.fists else []

    assert contract.check_look_alikes(SOUND, WALKS, other_fists) > 10
    with pytest.raises(AssertionError, match="can tell"):
        contract.check_look_alikes(toy_game.toy(view=view_with_a_hint), WALKS, other_fists)
    with pytest.raises(AssertionError, match="no secret"):
        contract.check_look_alikes(SOUND, WALKS, lambda state, seat: ())


def test_a_bot_is_shown_what_its_seat_has_seen_where_memory_is_the_game():
    shown = []

    def choose(view, seat, level, random, budget, seen):
        shown.append((seat, seen))
        return Move.ONE

    contract.check_bots(
        replace(SOUND, memory=True), SimpleNamespace(choose=choose), toy_game.Options(), 2, "perfect", 1
    )
    assert [len(seen) for _, seen in shown[:4]] == [0, 1, 3, 4]
    assert all(fist == CLOSED for _, seen in shown for view in seen for fist in view.fists[1:] if seen and _ == 0)


def test_an_untested_secret_is_caught():
    with pytest.raises(AssertionError, match="no secret"):
        contract.check_secrets(SOUND, WALKS, lambda state, actor, move: ())


def test_a_redacting_view_in_an_open_game_is_caught():
    contract.check_views(toy_game.toy(hidden="", view=view_of_all_fists), WALKS)
    with pytest.raises(AssertionError, match="hides"):
        contract.check_views(toy_game.toy(hidden=""), WALKS)


ENDLESS = {
    "play": lambda state, actor, move: replace(toy_game.play(state, actor, move), scores=(0, 0)),
    "result": lambda state: toy_game.result(state) or Result((1, 2), (0, 0), "early", "TOY2"),
    "actors": lambda state: toy_game.actors(state) or frozenset({0}),
}


@pytest.mark.parametrize("broken", ENDLESS)
def test_a_game_without_a_proper_end_is_caught(broken):
    contract.check_end(SOUND, toy_game.Options(), 2, 1, longest=100)
    with pytest.raises((AssertionError, IllegalMove, IndexError)):
        contract.check_end(toy_game.toy(**{broken: ENDLESS[broken]}), toy_game.Options(), 2, 1, longest=100)


def test_a_bot_that_plays_what_is_not_listed_is_caught():
    assert contract.check_bots(SOUND, toy_game.BOTS, toy_game.Options(), 2, "perfect", 1) > 3
    cheat = SimpleNamespace(choose=lambda view, seat, level, random, budget: Move.HEADS)
    with pytest.raises(AssertionError, match="not listed"):
        contract.check_bots(SOUND, cheat, toy_game.Options(), 2, "perfect", 1)


def test_a_bot_sees_the_others_fists_closed():
    seen = set()

    def choose(view, seat, level, random, budget):
        seen.update(view.fists)
        return toy_game.choose(view, seat, level, random, budget)

    contract.check_bots(SOUND, SimpleNamespace(choose=choose), toy_game.Options(), 2, "perfect", 1)
    assert seen == {CLOSED}


def off_by_a_little(state, seat):
    true = toy_game.evaluate(state, seat)
    return Evaluation(true.value + 1e-6 * (len(state.fists) == 1), true.unit, True, true.moves)


def worst_first(state, seat):
    true = toy_game.evaluate(state, seat)
    return Evaluation(true.value, true.unit, True, true.moves[::-1])


def without_moves(state, seat):
    true = toy_game.evaluate(state, seat)
    return Evaluation(true.value, true.unit, True)


@pytest.mark.parametrize("evaluate", [off_by_a_little, worst_first, without_moves])
def test_a_solver_that_contradicts_itself_is_caught(evaluate):
    contract.check_solver(SOUND, toy_game.SOLVER, STATES, 2)
    with pytest.raises(AssertionError):
        contract.check_solver(SOUND, SimpleNamespace(evaluate=evaluate), STATES, 2)


def speak(texts):
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(texts))
    shelf.check_texts(SOUND, bundle, WALKS, {"TOY1"}, SOUND.levels)


@pytest.mark.parametrize("line", [line for line in toy_game.TEXTS.splitlines() if " = " in line and "->" not in line])
def test_every_missing_sentence_is_caught(line):
    speak(toy_game.TEXTS)
    with pytest.raises(AssertionError, match="no text"):
        speak(toy_game.TEXTS.replace(line, ""))


def test_a_sentence_that_games_share_is_enough():
    own = [line for line in toy_game.TEXTS.splitlines() if line.startswith("toy-option-")]
    assert own
    for line in own:
        speak(toy_game.TEXTS.replace(line, line.removeprefix("toy-")))


def test_a_sentence_with_a_missing_parameter_is_caught():
    with pytest.raises(AssertionError, match="gap"):
        speak(toy_game.TEXTS.replace("Two points win", "{ $points } points win"))


@pytest.mark.parametrize(
    "text", ["", "# nothing", "0-0 - | | 2 4 9", "0-0 1 | swap=true | 3", "2-0 - | | 0 1", "9-9 | | 1"]
)
def test_wrong_perft_counts_are_caught(text):
    shelf.check_perft(SOUND, "# a comment\n0-0 - | | 2 4 8 16\n\n0-0 1 | swap=true | 2\n2-0 - | | 0 0")
    with pytest.raises(AssertionError):
        shelf.check_perft(SOUND, text)


PLAYTHROUGH = """\
# a comment
0 | | | 0-0 - |
1 | 0 | one | 0-0 1 | toy-closed
2 | 1 | two | 0-0 12 | toy-closed
3 | -1 | heads | 1-0 - | toy-scored
4 | 0 | one | 1-0 1 | toy-closed
5 | 1 | one | 1-0 11 | toy-closed
6 | -1 | tails | 2-0 - | toy-scored
result Result(ranks=(1, 2), scores=(2, 0), reason='two_points', rule='TOY2')
"""


@pytest.mark.parametrize(
    ("true", "lie"),
    [
        ("2 | 1 | two", "2 | 1 | one"),
        ("2 | 1 | two", "2 | 0 | two"),
        ("1-0 11", "1-0 12"),
        ("2-0 - | toy-scored", "2-0 - | toy-closed"),
        ("scores=(2, 0)", "scores=(2, 1)"),
        (PLAYTHROUGH[PLAYTHROUGH.index("4 | 0") :], "result None\n"),
    ],
)
def test_a_changed_playthrough_is_caught(true, lie):
    shelf.check_playthrough(SOUND, PLAYTHROUGH)
    with pytest.raises((AssertionError, IllegalMove)):
        shelf.check_playthrough(SOUND, PLAYTHROUGH.replace(true, lie))


def test_every_missing_file_is_caught(tmp_path):
    files = shelf.files_of(SOUND)
    assert "web/src/boards/ToyBoard.svelte" in files
    for file in files:
        tmp_path.joinpath(file).parent.mkdir(parents=True, exist_ok=True)
        tmp_path.joinpath(file).touch()
    shelf.check_files(SOUND, tmp_path)
    for file in files:
        tmp_path.joinpath(file).unlink()
        with pytest.raises(AssertionError, match=file):
            shelf.check_files(SOUND, tmp_path)
        tmp_path.joinpath(file).touch()


def test_a_rule_that_is_missing_somewhere_is_caught(tmp_path):
    texts = {f"src/fives/{shelf.text_path(language, 'toy')}": "rule-TY1 = One.\n" for language in shelf.LANGUAGES}
    places = {
        "docs/games/toy.md": "- **TY1** One.\n",
        **texts,
        "tests/games/toy/test_rulebook.py": '"""TY1: one."""',
    }
    files = {"src/fives/games/toy/rules.py": "LEAST = 1  # TY1", **places}
    for file, text in files.items():
        tmp_path.joinpath(file).parent.mkdir(parents=True, exist_ok=True)
        tmp_path.joinpath(file).write_text(text)
    shelf.check_rules(SOUND, tmp_path)
    for file in places:
        tmp_path.joinpath(file).write_text("")
        with pytest.raises(AssertionError, match=f"{file.removesuffix('/test_rulebook.py')} has no TY1"):
            shelf.check_rules(SOUND, tmp_path)
        tmp_path.joinpath(file).write_text(files[file])


def test_a_puzzle_of_the_day_for_two_or_without_chance_is_caught():
    shelf.check_daily(SOUND)
    with pytest.raises(AssertionError, match="not for one"):
        shelf.check_daily(replace(SOUND, daily=SOUND.options()))
    with pytest.raises(AssertionError, match="same every day"):
        shelf.check_daily(replace(find_game("clear_away"), daily=find_game("clear_away").options()))
