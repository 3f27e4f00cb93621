"""Number Poker in review: fists are judged by what their owner knew, and luck and skill still add up."""

from random import Random
from time import process_time

import pytest

from fives.coach.review import review
from fives.core.catalogue import find_bots, find_game
from fives.core.matches.event import Event
from fives.core.matches.match import new_match
from fives.core.matches.referee import advance
from fives.core.options import read_options

GAME = find_game("number_poker")
EXACT = 1e-9


def played(seats, empty_hand, levels, seed):
    """Return a match of bots, or of anything at random."""
    random, bots = Random(seed), find_bots(GAME)
    match = new_match(GAME, read_options(GAME, {"empty_hand": empty_hand}), seats)
    while match.actors:
        seat = random.choice(sorted(match.actors))
        if levels:
            move = GAME.notation.write_move(bots.choose(match.view(seat), seat, levels[seat], random, 1.0))
        else:
            move = random.choice(match.moves(seat))
        match = advance(match, seat, move, lambda n: random, 0)
    return match


def check_sums(match, found):
    for seat in range(match.seats):
        balance = found.values[0][seat] + found.luck[seat] - found.given[seat] + found.gained[seat]
        assert balance == pytest.approx(found.values[-1][seat], abs=EXACT)
        assert sum(d.loss for d in found.decisions if d.seat == seat) == pytest.approx(found.given[seat], abs=EXACT)
    winners = match.result.winners
    assert found.values[-1] == tuple((seat in winners) / len(winners) for seat in range(match.seats))


@pytest.mark.parametrize("empty_hand", ["ninth_play", "needs_a_stone"])
def test_luck_and_skill_add_up_to_the_outcome(empty_hand):
    for seed in range(8):
        match = played(2, empty_hand, None, seed)
        found = review(match)
        check_sums(match, found)
        assert found.exact
        assert found.luck[0] == pytest.approx(-found.luck[1], abs=EXACT)
        assert empty_hand == "needs_a_stone" or found.given == pytest.approx((0, 0), abs=EXACT)  # all of it is luck


def test_perfect_play_gives_nothing_away():
    for seed in range(4):
        found = review(played(2, "needs_a_stone", ("perfect", "perfect"), seed))
        assert found.given == pytest.approx((0, 0), abs=EXACT)
        assert len(found.decisions) > 10


def test_preferring_high_stones_loses_value():
    """With `needs_a_stone`; four games together."""
    reviews = [review(played(2, "needs_a_stone", ("beginner", "perfect"), seed)) for seed in range(4)]
    assert sum(found.given[0] for found in reviews) > 0.02


def test_it_does_not_matter_who_closes_the_fist_first():
    options = read_options(GAME, {"empty_hand": "needs_a_stone"})
    found = []
    for order in ((0, 1), (1, 0)):
        match = new_match(GAME, options, 2)
        for fists in (("4", "1"), ("4", "E"), ("1", "2")):
            for seat in order:
                match = match.then(Event(match.n + 1, 0, seat, fists[seat]))
            if match.state.taker is not None:
                match = match.then(Event(match.n + 1, 0, match.state.taker, "take0"))
        found.append(review(match))
    assert found[0].given == pytest.approx(found[1].given, abs=EXACT)
    assert found[0].luck == pytest.approx(found[1].luck, abs=EXACT)


def test_a_game_of_four_is_reviewed_in_seconds():
    """An estimate, which adds up all the same; ten seconds of one core at most, more on a slow and busy machine."""
    match = played(4, "ninth_play", None, 1)
    began = process_time()
    found = review(match)
    assert process_time() - began < 60
    check_sums(match, found)
    assert not found.exact
