"""War in review: choices made in secret are judged by what their owner knew, and luck and skill still add up."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fives.coach.review import review
from fives.core.catalogue import find_bots, find_game, find_solver
from fives.core.matches.event import Event, Kind
from fives.core.matches.match import new_match
from fives.core.matches.referee import advance, call, play_chance
from fives.core.options import choices, read_options

WAR = find_game("war")
EXACT = 1e-9


def check_sums(match, found):
    for seat in range(2):
        balance = found.values[0][seat] + found.luck[seat] - found.given[seat] + found.gained[seat]
        assert balance == pytest.approx(found.values[-1][seat], abs=EXACT)
        assert sum(d.loss for d in found.decisions if d.seat == seat) == pytest.approx(found.given[seat], abs=EXACT)
    assert found.luck[0] == pytest.approx(-found.luck[1], abs=EXACT)
    assert found.gained == pytest.approx(found.given[::-1], abs=EXACT)


@st.composite
def matches(draw):
    """Return a match of random moves: any options, either seat first, perhaps with a resignation."""
    set_to = {choice.name: draw(st.sampled_from(choice.values)) for choice in choices(WAR)}
    random = Random(draw(st.integers(0, 2**32)))
    ends = draw(st.integers(0, 150))
    match = play_chance(new_match(WAR, read_options(WAR, set_to), 2), lambda n: random, 0)
    while match.actors and match.n < ends:
        seat = random.choice(sorted(match.actors))
        match = advance(match, seat, random.choice(match.moves(seat)), lambda n: random, 0)
    if match.actors and draw(st.booleans()):
        match = call(match, draw(st.sampled_from([0, 1])), Kind.RESIGN, lambda n: random, 0)
    return match


@settings(max_examples=60)
@given(matches())
def test_luck_and_skill_add_up_to_the_outcome(match):
    found = review(match)
    check_sums(match, found)
    assert found.exact
    assert all(decision.loss >= 0 for decision in found.decisions)
    if match.result:
        assert found.values[-1] == tuple(float(seat in match.result.winners) for seat in range(2))


def test_perfect_play_leaves_only_luck():
    random, bots = Random(3), find_bots(WAR)
    match = play_chance(new_match(WAR, read_options(WAR, {"captures": "optional"}), 2), lambda n: random, 0)
    while match.actors:
        seat = min(match.actors)
        move = bots.choose(match.view(seat), seat, "perfect", random, 1.0)
        match = advance(match, seat, WAR.notation.write_move(move), lambda n: random, 0)
    found = review(match)
    check_sums(match, found)
    assert found.given == pytest.approx((0, 0), abs=EXACT)
    assert len(found.decisions) > 10


def secret_meeting(order):
    """Return the match of one turn in which both could take a die of the other and take none, in this order."""
    match = new_match(WAR, read_options(WAR, {"captures": "optional"}), 2, first=0)
    log = [(0, "roll"), (-1, "4"), (0, "roll"), (1, "roll"), (-1, "13"), (-1, "56"), (0, "1+3=m")]  # three against two
    log += [(0, "roll"), (1, "roll"), (-1, "114"), (-1, "22"), *((seat, "-") for seat in order)]
    for actor, move in log:
        match = match.then(Event(match.n + 1, 0, actor, move))
    return match


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_a_choice_is_judged_by_what_its_owner_knew(order):
    """Each gives away what nothing is worth less than a capture, were the other to play best; the rest is luck."""
    match = secret_meeting(order)
    found = review(match)
    check_sums(match, found)
    lost = {decision.seat: (decision.best, decision.loss) for decision in found.decisions[1:]}
    before = match.states[-3]
    solver = find_solver(WAR)
    for seat, best in enumerate(("1+1=2", "2+2=4")):
        valued = {each.move: each.value for each in solver.evaluate(before, seat).moves}
        assert lost[seat] == (best, pytest.approx(valued[best] - valued["-"], abs=EXACT))
        assert lost[seat][1] > 0.01
    met = found.values[-1][0] - found.values[-3][0] + lost[0][1] - lost[1][1]
    assert abs(met) > 1e-4  # neither of the two could know of it
    thrown = found.values[-3][0] - found.values[0][0]
    assert found.luck[0] == pytest.approx(thrown + met, abs=EXACT)


def test_it_does_not_matter_who_chooses_first():
    one, other = (review(secret_meeting(order)) for order in ((0, 1), (1, 0)))
    assert one.given == pytest.approx(other.given, abs=EXACT)
    assert one.luck == pytest.approx(other.luck, abs=EXACT)
    assert one.values[-1] == pytest.approx(other.values[-1], abs=EXACT)
