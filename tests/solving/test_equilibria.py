"""Where two choose at the same time, an evaluation says how often an equilibrium makes each move."""

import msgspec
import pytest

import fives
from fives.core.solver import best_first
from fives.games.number_poker.solver import choice
from fives.games.war.solver import best_mix


@pytest.mark.long
def test_the_equilibrium_of_number_poker_is_told_move_by_move():
    game = fives.play("number_poker", seed=1)
    seen = 0
    while not game.over:
        for seat in game.acting:
            worth = game.hint(seat)
            mix = choice(game.view(seat), seat).mix
            assert {each.move: each.probability for each in worth.moves} == {
                game.game.notation.write_move(move): share for move, share in mix.items()
            }
            assert sum(each.probability for each in worth.moves) == pytest.approx(1)
            # what an equilibrium plays is worth as much as anything else
            assert all(
                each.value == pytest.approx(worth.moves[0].value) for each in worth.moves if each.probability > 1e-6
            )
            seen += len({each.probability for each in worth.moves}) > 1
        game.push(game.moves[0])
    assert seen > 3
    assert {each.probability for each in fives.play("number_poker", seats=3).hint().moves} == {None}


def test_the_equilibrium_of_captures_in_war_is_told_move_by_move():
    """Nobody ever needs to mix captures (docs/games/war.md)."""
    game = fives.play("war", position="134:4 4 4-4", captures="optional")
    worth = game.hint(0)
    mix = best_mix(game.state, 0)
    assert [each.probability for each in worth.moves] == [1.0] + [0.0] * (len(worth.moves) - 1)
    assert {each.move: each.probability for each in worth.moves} == {
        game.game.notation.write_move(move): share for move, share in mix.items()
    }
    assert {each.probability for each in fives.play("war").hint().moves} == {None}  # a roll is no choice


def test_where_players_take_turns_there_is_no_probability():
    worth = fives.play("tug", position="12344 three 0 4-4").hint()
    assert {each.probability for each in worth.moves} == {None}
    (one, other) = best_first({"a": 1.0, "b": 0.5}, str, mix={"a": 0.25, "b": 0.75})
    assert (one.probability, other.probability) == (0.25, 0.75)
    assert b'"probability"' not in msgspec.json.encode(worth)  # so that messages are as small as they were
