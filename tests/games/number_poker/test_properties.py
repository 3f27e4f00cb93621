"""What holds in every game of Number Poker, whoever plays it how: no stone is lost or made, no fist tells anything."""

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from fives.games.number_poker.rules import VALUES, Options, Take, actors, moves, play, result, start, view

OPTIONS = [Options(), Options(empty_hand="needs_a_stone")]
encode = msgspec.json.Encoder(order="deterministic").encode


@st.composite
def games(draw):
    """Return a whole game: each state with the seat and the move that led to the next."""
    state = start(draw(st.integers(2, 4)), draw(st.sampled_from(OPTIONS)))
    steps = []
    while acting := actors(state):
        seat = draw(st.sampled_from(sorted(acting)))
        move = draw(st.sampled_from(moves(state, seat)))
        steps.append((state, seat, move, play(state, seat, move)))
        state = steps[-1][-1]
    return steps


@settings(max_examples=60)
@given(games())
def test_the_number_of_stones_is_constant(steps):
    """Of every player's eight stones each is in the hand, in somebody's loot, or out: followed by what was told."""
    seats = len(steps[0][0].left)
    kept = [[] for _ in range(seats)]  # of whose stones what has become loot
    out = [[] for _ in range(seats)]
    loot = [[] for _ in range(seats)]
    for state, seat, move, after in steps:
        fists = [move if each == seat and not isinstance(move, Take) else fist for each, fist in enumerate(state.fists)]
        settled = after.taker is None and not any(fist is not None for fist in after.fists)
        lucky = set()
        for happening in after.happened:
            params = happening.params
            if happening.key in ("number-poker-kept", "number-poker-took"):
                owner = params.get("victim", params["seat"])
                assert fists[owner] == params["stone"]
                lucky.add(owner)
                kept[owner].append(params["stone"])
                loot[params["seat"]].append(params["stone"])
            if happening.key == "number-poker-leftover":
                kept[params["seat"]] += params["stones"]
                loot[params["seat"]] += params["stones"]
        if settled:
            for each, fist in enumerate(fists):
                if fist and each not in lucky:
                    out[each].append(fist)
        for each in range(seats):
            left = [value for value in VALUES for _ in range(after.left[each][value])]
            assert sorted(left + kept[each] + out[each]) == [1, 1, 2, 2, 3, 3, 4, 4]
            assert list(after.loot[each]) == sorted(loot[each])


@settings(max_examples=60)
@given(games(), st.data())
def test_fists_leak_nothing(steps, data):
    """Whatever is in the closed fists of others, what a seat or a spectator is sent is the same, byte for byte."""
    state, *_ = data.draw(st.sampled_from(steps))
    seats = len(state.left)
    watcher = data.draw(st.sampled_from([None, *range(seats)]))
    if state.taker is not None:
        return
    other = state
    for seat, fist in enumerate(state.fists):
        if fist is not None and seat != watcher:
            choices = moves(_with_fist(other, seat, None), seat)
            other = _with_fist(other, seat, data.draw(st.sampled_from(choices)))
    assert encode(view(other, watcher)) == encode(view(state, watcher))


def _with_fist(state, seat, fist):
    fists = tuple(fist if each == seat else own for each, own in enumerate(state.fists))
    return type(state)(state.options, state.left, state.loot, fists, happened=state.happened)


@settings(max_examples=60)
@given(games())
def test_the_game_takes_eight_or_nine_rounds_and_wins_at_most_two_stones_each(steps):
    """NP5R; NP2 and NP3 give at most one stone to the winner and one to the empty hand."""
    rounds = 0
    for state, _, _, after in steps:
        if after.taker is None and not any(fist is not None for fist in after.fists):
            rounds += 1
            gained = sum(after.scores) - sum(state.scores)
            left_over = sum(h.params["count"] for h in after.happened if h.key == "number-poker-leftover")
            assert 0 <= gained - left_over <= 2
    assert rounds in (8, 9)
    assert result(steps[-1][-1]) is not None
