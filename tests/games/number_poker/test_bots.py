"""Number Poker's bots: honest about what they see, and quick; the rest is in `games/test_every_game.py`."""

from collections import Counter
from random import Random
from time import process_time

import pytest

from fives.core.bot import ask_bot
from fives.core.catalogue import find_bots, find_game
from fives.core.matches.event import Event
from fives.core.matches.match import new_match
from fives.games.number_poker.bots import choose, shares
from fives.games.number_poker.fast.habits_by_hand import habits_by_hand
from fives.games.number_poker.habit_guesser import CHARACTERS, DOUBT, FOND, read, shown_before, weights_of
from fives.games.number_poker.notation import read_state, write_move
from fives.games.number_poker.rules import EMPTY, WHOLE, Options, actors, moves, play, result, start, view
from fives.games.number_poker.solver import best_choice
from ladders import Figure

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


@pytest.mark.parametrize("level", ["strong", "perfect", "reader"])
def test_a_choice_takes_no_longer_than_the_budget(level):
    """A fifth of a second; measured in time of this process, many times that on a slow and busy machine."""
    for text in ("11223344E: 11223344E:", "1234: 123E:4", "11223344E: 11223344E: 11223344E: 11223344E:"):
        seen = () if text.count(" ") == 3 else after_rounds((4, 3))[:-1]
        choose(at(text), 0, level, Random(1), 0.2, seen=seen)
        began = process_time()
        choose(at(text), 0, level, Random(2), 0.2, seen=seen)
        assert process_time() - began < 3


# The perfect bot


@pytest.mark.parametrize("options", [Options(), NEEDS], ids=lambda options: options.empty_hand)
def test_the_perfect_bot_plays_the_best_mix(options):
    """As often as the solver says, within five standard errors; in the default game that is a shuffle."""
    random, tries = Random(5), 4000
    counted = Counter(choose(start(2, options), 0, "perfect", random, 0.2) for _ in range(tries))
    for move, often in best_choice(start(2, options), 0).mix.items():
        assert abs(counted[move] / tries - often) < 5 * (often / tries) ** 0.5
        assert options is NEEDS or often == pytest.approx(WHOLE[move] / 9)


@pytest.mark.slow
def test_among_three_it_beats_players_to_whom_every_play_is_alike():
    """More than a third, by three standard errors."""
    random, won = Random(6), []
    for n in range(300):
        state = start(3, Options())
        while acting := actors(state):
            seat = min(acting)
            own = choose(view(state, seat), seat, "perfect", random, 1.0) if seat == n % 3 else None
            state = play(state, seat, random.choice(moves(state, seat)) if own is None else own)
        winners = result(state).winners
        won.append((n % 3 in winners) / len(winners))
    figure = Figure.of(won)
    assert figure.mean - 3 * figure.error > 1 / 3


# The reader


def after_rounds(*rounds, options=None):
    """Return what seat 0 has seen when these pairs have been shown."""
    state = start(2, options or Options())
    seen = [state]
    for fists in rounds:
        for seat, fist in enumerate(fists):
            state = play(state, seat, fist)
            seen.append(view(state, 0))
        if state.taker is not None:
            state = play(state, state.taker, moves(state, state.taker)[0])
            seen.append(view(state, 0))
    return seen


def test_the_reader_sees_what_was_shown_and_from_what():
    seen = after_rounds((1, 4), (2, EMPTY), (EMPTY, 4))
    assert [*shown_before(seen, 1)] == [(WHOLE, 4), ((1, 2, 2, 2, 1), EMPTY), ((0, 2, 2, 2, 1), 4)]


def test_nothing_shown_says_nothing():
    belief = read([start(2, Options())], 1, Options())
    assert belief[0] == DOUBT
    assert sum(belief) == pytest.approx(1)


def test_playing_high_stones_first_is_modelled_as_a_preference():
    """And low ones like the opposite; a bit of everything looks blind."""
    high, low = (
        read(after_rounds(*rounds), 1, Options()) for rounds in ([(1, 4), (1, 4), (2, 3)], [(1, 1), (1, 1), (2, 2)])
    )
    best = [CHARACTERS[belief.index(max(belief))].weights for belief in (high, low)]
    assert best[0][4] > best[0][1]
    assert best[1][4] < best[1][1]
    mixed = read(after_rounds((1, 4), (1, 1), (2, 3), (2, 2), (3, EMPTY), (3, 3)), 1, Options())
    assert mixed[0] > DOUBT > high[0]


def test_a_habit_is_a_chance_for_every_play_that_is_left():
    habit = habits_by_hand(read(after_rounds((1, 4)), 1, Options()), Options())
    assert habit.sum(axis=1)[1:] == pytest.approx(1)
    weights = weights_of(read(after_rounds((1, 4), (1, 4)), 1, Options()))
    assert weights.index(max(weights)) in (3, 4)
    assert len(CHARACTERS) == 1 + len(FOND)


def test_the_reader_is_as_good_as_perfect_until_something_was_shown():
    before = start(2, Options())
    for seed in range(20):
        mine, best = (choose(before, 0, level, Random(seed), 0.2, seen=()) for level in ("reader", "perfect"))
        assert mine == best


def test_the_reader_knows_the_match_and_no_closed_fist():
    """Whatever the other holds now, it makes the same choice; what was shown before changes it."""
    game = find_game("number_poker")
    choices = []
    for hold in ("1", "3", "E"):
        match = new_match(game, Options(), 2)
        for actor, move in ((0, "1"), (1, "4"), (0, "1"), (1, "4"), (0, "2"), (1, "3"), (1, hold)):
            match = match.then(Event(match.n + 1, 0, actor, move))
        choices.append([ask_bot(find_bots(game), match, 0, "reader", Random(seed), 0.2) for seed in range(12)])
    assert choices[0] == choices[1] == choices[2]
    plain = [choose(match.view(0), 0, "reader", Random(seed), 0.2) for seed in range(12)]
    assert plain != choices[0]
