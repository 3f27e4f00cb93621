"""The review adds up: start + luck - given + gained = outcome, for every seat and every match."""

from random import Random

import pytest
from coin import COIN
from hypothesis import given, settings
from hypothesis import strategies as st

from fives.coach.review import NoReview, review
from fives.core.catalogue import find_bots, find_game
from fives.core.matches.event import Event, Kind, event_of_format_1
from fives.core.matches.match import new_match
from fives.core.matches.referee import advance, call, play_chance
from fives.core.options import choices, read_options

TUG = find_game("tug")
EXACT = 1e-9


def match_of(first=None, **options):
    return new_match(TUG, read_options(TUG, options), 2, first)


def continued(match, *events):
    """Return the match after events given as (actor, move)."""
    for actor, move in events:
        match = match.then(event_of_format_1(Event(match.n + 1, 0, actor, move)))  # words are kinds
    return match


def bot_match(levels, seed, **options):
    """Return a whole match between two bots."""
    random = Random(seed)
    bots, match = find_bots(TUG), play_chance(match_of(**options), lambda n: random, 0)
    while match.actors:
        (seat,) = match.actors
        move = bots.choose(match.view(seat), seat, levels[seat], random, 1.0)
        match = advance(match, seat, TUG.notation.write_move(move), lambda n: random, 0)
    return match


def check_sums(match, found):
    for seat in range(match.seats):
        balance = found.values[0][seat] + found.luck[seat] - found.given[seat] + found.gained[seat]
        assert balance == pytest.approx(found.values[-1][seat], abs=EXACT)
        assert sum(d.loss for d in found.decisions if d.seat == seat) == pytest.approx(found.given[seat], abs=EXACT)


@st.composite
def matches(draw):
    """Return a match of random moves: any options, with moves taken back and perhaps a resignation or a draw."""
    set_to = {choice.name: draw(st.sampled_from(choice.values)) for choice in choices(TUG)}
    random = Random(draw(st.integers(0, 2**32)))
    ends = draw(st.integers(0, 120))
    match = play_chance(match_of(draw(st.sampled_from([None, 0, 1])), **set_to), lambda n: random, 0)
    while match.actors and match.n < ends:
        (seat,) = match.actors
        if match.can_undo(seat) and random.random() < 0.5:
            match = call(match, seat, Kind.UNDO, lambda n: random, 0)
        else:
            match = advance(match, seat, random.choice(match.moves(seat)), lambda n: random, 0)
    if match.actors and draw(st.booleans()):
        kind = draw(st.sampled_from([Kind.RESIGN, Kind.DRAW]))
        match = call(match, draw(st.sampled_from([0, 1])), kind, lambda n: random, 0)
    return match


@settings(max_examples=120)
@given(matches())
def test_luck_and_skill_add_up_to_the_outcome(match):
    found = review(match)
    assert len(found.values) == match.n + 1
    check_sums(match, found)
    assert all(decision.loss >= 0 for decision in found.decisions)
    if match.result:
        shares = len(match.result.winners)
        assert found.values[-1] == tuple((seat in match.result.winners) / shares for seat in range(2))


@pytest.mark.parametrize("variation", [0, 1, 2])
def test_perfect_play_leaves_only_luck(variation):
    match = bot_match(("perfect", "perfect"), 3, variation=variation)
    found = review(match)
    check_sums(match, found)
    assert found.exact
    assert found.unit == "win probability"
    assert found.given == pytest.approx((0, 0), abs=EXACT)
    assert found.luck[0] == pytest.approx(found.values[-1][0] - 0.5, abs=EXACT)
    assert found.luck[0] == pytest.approx(-found.luck[1], abs=EXACT)


def test_a_beginner_gives_away_what_the_perfect_player_gains():
    match = bot_match(("beginner", "perfect"), 8)
    found = review(match)
    check_sums(match, found)
    assert found.given[0] > 0.05
    assert found.gained[1] == pytest.approx(found.given[0], abs=EXACT)
    assert found.given[1] == pytest.approx(0, abs=EXACT)
    assert found.gained[0] == pytest.approx(0, abs=EXACT)


def test_a_decision_names_the_best_move_and_what_was_lost():
    """Choosing five different instead of three alike costs the difference of the two."""
    found = review(continued(match_of(first=0), (0, "five")))
    (decision,) = found.decisions
    assert (decision.n, decision.seat, decision.move, decision.best) == (1, 0, "five", "three")
    assert decision.loss == pytest.approx(found.values[0][0] - found.values[1][0])
    assert decision.loss > 0.2
    assert found.gained == (0.0, pytest.approx(decision.loss))


def test_a_roll_without_a_choice_is_no_decision():
    found = review(continued(match_of(), (0, "roll"), (-1, "35"), (1, "roll"), (-1, "66"), (1, "three"), (1, "roll")))
    assert [decision.n for decision in found.decisions] == [5]
    assert found.luck[1] > 0.1  # seat 1 was lucky to begin


def test_a_move_taken_back_counts_for_nothing():
    """The value falls with the move and comes back with the undo; only what was played in the end counts."""
    found = review(continued(match_of(first=0), (0, "five"), (0, "undo"), (0, "three")))
    assert found.values[2] == found.values[0]
    assert found.values[1][0] < found.values[0][0]
    assert [(decision.n, decision.move) for decision in found.decisions] == [(3, "three")]
    assert found.given == pytest.approx((0, 0), abs=EXACT)


@pytest.mark.parametrize(("seat", "best"), [(0, "three"), (1, "")])
def test_resigning_gives_away_all_that_was_left(seat, best):
    """G3R: also during the other's turn, when there was no move to compare with."""
    found = review(continued(match_of(first=0), (seat, "resign")))
    (decision,) = found.decisions
    assert (decision.kind, decision.best) == (Kind.RESIGN, best)
    assert decision.loss == pytest.approx(found.values[0][seat])
    assert found.values[-1][seat] == 0
    assert found.values[-1][1 - seat] == 1


@pytest.mark.parametrize("offers", [0, 1])
def test_an_agreed_draw_is_charged_to_the_better_placed_player(offers):
    """G5R: whoever offered it. With 2-2-2-3-4 to keep, three alike is nearly sure of the point."""
    match = continued(match_of(first=0), (0, "three"), (0, "roll"), (-1, "22234"))
    found = review(continued(match, (offers, "draw")))
    values = found.values[-2]
    better = values.index(max(values))
    decision = found.decisions[-1]
    assert found.values[-1] == (0.5, 0.5)
    assert (decision.seat, decision.kind) == (better, Kind.DRAW)
    assert decision.loss == pytest.approx(values[better] - 0.5)


def test_a_match_that_has_not_begun_has_only_its_start():
    found = review(match_of(first=1))
    assert found.values[0][0] == pytest.approx(1 - found.values[0][1])
    assert (found.decisions, found.luck, found.given, found.gained) == ((), (0, 0), (0, 0), (0, 0))


def test_a_game_without_a_solver_is_not_reviewed():
    with pytest.raises(NoReview) as refused:
        review(new_match(COIN, COIN.options(), 1))
    assert refused.value.code == "no_review"
    assert refused.value.params == {"game": "coin"}


def test_resigning_costs_no_points_in_scoring_games():
    """Who resigns gives up the game, not the points that were possible; it is no decision to be told better."""
    game = find_game("find_fives")
    random = Random(1)
    match = play_chance(new_match(game, game.options(), 2), lambda n: random, 0)
    found = review(call(match, 0, Kind.RESIGN, lambda n: random, 0))
    assert found.unit == "points"
    assert found.values[-1] == found.values[-2]
    assert found.decisions == ()
    check_sums(match, found)
