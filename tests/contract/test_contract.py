"""The contract, kept by every game on the shelf."""

from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from random import Random

import contract_checks as contract
import pytest
import shelf_checks as shelf
from random_games import LONGEST, all_options, some_seats, walks

from fives.core.catalogue import find_bots, find_game, find_solver, games

every_game = pytest.mark.parametrize("id", list(games()), scope="module")  # one after the other: walks are shared


@cache
def played(id):
    return walks(find_game(id))


@cache
def rules_named(id):
    return contract.check_moves(find_game(id), played(id))


def secrets_of(id):
    """Return the game's own `secrets.py`, which says what its rulebook hides from whom."""
    spec = spec_from_file_location(f"secrets_of_{id}", shelf.ROOT / "tests" / "games" / id / "secrets.py")
    secrets = module_from_spec(spec)
    spec.loader.exec_module(secrets)
    return secrets


def some_options(game, most=8):
    """Return some choices of options, the defaults first and each value at least once where there are few."""
    return [game.options(), *Random(1).sample(all_options(game), min(most, len(all_options(game))))]


@every_game
def test_every_game_has_all_its_files(id):
    shelf.check_files(find_game(id))


@every_game
def test_every_rule_is_on_the_page_in_every_language_and_tested(id):
    shelf.check_rules(find_game(id))


@every_game
def test_a_puzzle_of_the_day_is_for_one_and_made_by_chance(id):
    shelf.check_daily(find_game(id))


@every_game
def test_perft_counts_are_those_of_the_file(id):
    file = shelf.ROOT / "tests" / "games" / id / f"{id}.perft"
    shelf.check_perft(find_game(id), file.read_text("utf-8"))


@every_game
def test_the_recorded_playthrough_is_reproduced(id):
    file = shelf.ROOT / "tests" / "games" / id / "playthrough.txt"
    shelf.check_playthrough(find_game(id), file.read_text("utf-8"))


@every_game
def test_listed_moves_are_accepted_and_others_refused_with_a_rule(id):
    assert rules_named(id)


@every_game
def test_text_that_is_no_move_is_refused(id):
    contract.check_garbage(find_game(id), played(id))


@every_game
def test_chances_sum_to_one_and_dice_fall_as_they_say(id):
    contract.check_chances(find_game(id), played(id))


@every_game
def test_notation_reads_back(id):
    contract.check_notation(find_game(id), played(id))


@every_game
def test_a_misprinted_position_is_refused_or_playable(id):
    contract.check_misprints(find_game(id), played(id))


@every_game
def test_views_can_be_sent_and_hide_only_secrets(id):
    contract.check_views(find_game(id), played(id))


@every_game
def test_views_leak_nothing(id):
    game = find_game(id)
    if game.hidden:
        secrets = secrets_of(id)
        assert hasattr(secrets, "hidden_from") or hasattr(secrets, "look_alikes")
        if hasattr(secrets, "hidden_from"):
            contract.check_secrets(game, played(id), secrets.hidden_from)
        if hasattr(secrets, "look_alikes"):
            contract.check_look_alikes(game, played(id), secrets.look_alikes)
    else:
        assert all(
            game.rules.view(state, seat) == state for _, state, _, _ in contract.steps(played(id)) for seat in (None, 0)
        )


@every_game
def test_logs_replay_to_the_same_states(id):
    contract.check_logs(find_game(id), played(id))


@pytest.mark.long
@every_game
def test_random_play_ends_with_a_result(id):
    game = find_game(id)
    for seed, options in enumerate(all_options(game)):
        contract.check_end(game, options, some_seats(game, options, seed), 1000 + seed, LONGEST)


@pytest.mark.long
@every_game
def test_every_level_plays_by_the_rules(id):
    game = find_game(id)
    bots = find_bots(game)
    levels = [level.id for level in game.levels]
    assert len(set(levels)) == len(levels) > 1
    assert all(level.loss >= 0 for level in game.levels)
    for seed, options in enumerate(some_options(game)):
        for level in levels:
            assert contract.check_bots(game, bots, options, some_seats(game, options, seed), level, seed)


@pytest.mark.long
@every_game
def test_values_agree_with_each_other(id):
    game = find_game(id)
    if solver := find_solver(game):
        for each in contract.sample(played(id), 12):
            states = contract.sample(each.match.states[:-1], 12)
            contract.check_solver(game, solver, [*states, each.match.state], each.match.seats)


@every_game
@pytest.mark.parametrize("language", shelf.LANGUAGES)
def test_every_event_has_a_sentence(id, language):
    game = find_game(id)
    shelf.check_texts(game, shelf.texts(game, language), played(id), rules_named(id), game.levels)
