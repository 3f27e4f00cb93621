"""Number Poker's bots: honest about what they see, and quick; the rest is in `games/test_every_game.py`."""

from random import Random
from time import process_time

from fives.games.number_poker.bots import choose, shares
from fives.games.number_poker.notation import read_state, write_move
from fives.games.number_poker.rules import Options, play, start, view

NEEDS = Options(empty_hand="needs_a_stone")


def at(text, options=None):
    return read_state(text, options or Options())


def picks(text, seat, level="strong", options=None, tries=30):
    """Return every choice of a bot, as text."""
    return {write_move(choose(at(text, options), seat, level, Random(seed), 0.2)) for seed in range(tries)}


def test_a_bot_makes_the_same_choice_whether_or_not_others_have_closed_a_fist():
    """It learns nothing from a closed fist."""
    before = start(3, Options())
    after = view(play(before, 0, 4), 1)
    for seed in range(3):
        assert choose(before, 1, "strong", Random(seed), 0.2) == choose(after, 1, "strong", Random(seed), 0.2)


def test_at_the_end_the_strong_bot_plays_what_wins():
    """NP6: a 4 now and a 1 in the last round lose to a 3 twice; the 1 first gives only one stone away."""
    assert shares(at(":14 E:23")) == (0.5, 0.5)
    assert shares(at(":1 E:23")) == (0, 1)
    assert picks("4E:34 1E:1", 0, options=NEEDS) == {"E"}  # takes the 1 and wins the 4 that is left over


def test_the_strong_bot_mixes_where_it_must():
    assert len(picks("11223344E: 11223344E:", 0)) > 1


def test_an_empty_hand_takes_what_helps_most():
    """NP3: of a pair or the highest, whatever leaves the others least."""
    assert picks("4E:2=E 4:=4 4:=4 1:1=1", 0, "beginner") <= {"take1", "take2"}
    assert picks("E:12=E 4:34=4 3:=3", 0) == {"take1"}


def test_a_choice_takes_no_longer_than_the_budget():
    """A fifth of a second; measured in time of this process, twice that on a slow machine."""
    for text in ("11223344E: 11223344E:", "1234: 123E:4", "11223344E: 11223344E: 11223344E: 11223344E:"):
        choose(at(text), 0, "strong", Random(1), 0.2)
        began = process_time()
        choose(at(text), 0, "strong", Random(2), 0.2)
        assert process_time() - began < 0.4
