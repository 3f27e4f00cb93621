"""The rulebook of 5-Dice Dare, rule by rule. Positions are written as in `notation.py`."""

import pytest

from fives.core.chance.who_begins import Lot
from fives.core.refusal import IllegalMove
from fives.games.dare.notation import read_move, read_state, write_move, write_state
from fives.games.dare.rules import Options, actors, chances, moves, play, result, start, starter


def at(text, **options):
    return read_state(text, Options(**options))


def after(state, *texts):
    """Return the state after moves as text; whoever may act makes them."""
    for text in texts:
        (actor,) = actors(state)
        state = play(state, actor, read_move(text))
    return state


def led_to(text, *texts, **options):
    return write_state(after(at(text, **options), *texts))


def told(state):
    return [happening.key for happening in state.happened]


def moves_at(text):
    state = at(text)
    return [write_move(move) for move in moves(state, state.turn)]


def test_the_higher_roll_begins():
    """G1R: seat 0 throws 3-5, seat 1 throws 6-6, so seat 1 begins."""
    state = after(start(2, Options()), "roll", "35", "roll", "66")
    assert (write_state(state), starter(state)) == ("- 1 - 0-0", 1)


def test_the_table_can_say_who_begins():
    """G1R: by lot, or as the host says; a rematch passes it on."""
    assert chances(start(2, Options(start="lot"))).keys() == {Lot(0), Lot(1)}
    assert write_state(start(2, Options(start="host"))) == "- 0 - 0-0"
    assert write_state(start(2, Options(), first=1)) == "- 1 - 0-0"


def test_a_turn_begins_with_a_throw_of_five_dice():
    """DA1: nothing else can be done, and all 252 ways to land are possible."""
    assert moves_at("- 0 - 0-0") == ["roll"]
    assert len(chances(after(at("- 0 - 0-0"), "roll"))) == 252


def test_then_the_player_stops_or_throws_once_more():
    """DA2."""
    assert led_to("- 0 - 0-0", "roll", "12345") == "12345 0 - 0-0"
    assert moves_at("12345 0 - 0-0") == ["again", "stop"]
    assert led_to("12345 0 - 0-0", "stop") == "- 1 15 0-0"


def test_the_second_throw_counts_even_if_it_is_worse():
    """DA2: it ends the turn, and there is no third."""
    assert led_to("12345 0 - 0-0", "again") == "++ 0 - 0-0"
    assert led_to("12345 0 - 0-0", "again", "11111") == "- 1 5 0-0"


def test_the_higher_total_scores_and_the_other_begins_the_next_round():
    """DA3."""
    assert led_to("45566 1 25 1-1", "stop") == "- 0 - 1-2"
    assert led_to("33333 1 25 1-1", "stop") == "- 1 - 2-1"
    assert told(after(at("33333 1 25 1-1"), "stop")) == ["dare-stopped", "dare-scored"]


def test_equal_totals_score_nothing_and_the_round_begins_again():
    """DA3R: by the player who began it."""
    assert led_to("33333 1 15 1-1", "stop") == "- 0 - 1-1"
    assert told(after(at("33333 1 15 1-1"), "stop")) == ["dare-stopped", "dare-tied"]


def test_the_table_can_agree_that_the_first_total_holds():
    """DA3R, the other side of it."""
    assert led_to("33333 1 15 1-1", "stop", holds=True) == "- 1 - 2-1"
    assert led_to("33334 1 15 1-1", "stop", holds=True) == "- 0 - 1-2"


def test_three_points_win():
    """DA4."""
    state = after(at("45566 1 25 1-2"), "stop")
    assert (result(state).winners, result(state).scores, result(state).rule) == ((1,), (1, 3), "DA4")
    assert actors(state) == frozenset()
    assert told(state)[-1] == "dare-won"


@pytest.mark.parametrize(
    ("position", "move", "rule"),
    [
        ("open ? ?", "stop", "G1R"),
        ("- 0 - 0-0", "stop", "DA1"),
        ("12345 0 - 0-0", "roll", "DA2"),
        ("- 0 - 3-1", "roll", "DA4"),
    ],
)
def test_what_is_not_allowed_is_refused_with_its_rule(position, move, rule):
    with pytest.raises(IllegalMove) as refused:
        play(at(position), 0, read_move(move))
    assert refused.value.rule == rule
