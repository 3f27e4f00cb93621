"""The engine of Torris: what it calls proved is so, by a search that tries everything; it keeps to the rules."""

import pytest

from fives.games.torris.fast.search import WON
from fives.games.torris.notation import read_state, write_state
from fives.games.torris.rules import Options, play, result, stand
from fives.games.torris.search_engine import Engine
from fives.games.torris.solver import evaluate
from games.torris import plain
from games.torris.random_positions import BOTH, DEFAULT, WHOLE, laid, states

FEW = 300  # positions the engine may look at in a quick game


def ending(stacks):
    """Return what the end is worth to white, by a plain count."""
    owned = {colour: [len(stack) for stack in stacks.values() if stack[-1][0] == colour] for colour in "wb"}
    points, highest = ({c: of(owned[c] or [0]) for c in "wb"} for of in (sum, max))
    lead = points["w"] - points["b"]
    ahead = lead or highest["w"] - highest["b"]
    return lead + WON * ((ahead > 0) - (ahead < 0))


def worth(stacks, side, whole, memo):
    """Return what a position is worth to white when everything is tried, in terms of the second reading alone."""
    key = plain.freeze(stacks), side
    if key not in memo:
        mover = plain.to_move(stacks, side)
        if mover is None:
            memo[key] = ending(stacks)
        else:
            best, other = (max, "b") if mover == "w" else (min, "w")
            after = (plain.after(stacks, move, whole) for move in plain.moves(stacks, mover).values())
            memo[key] = best(worth(each, other, whole, memo) for each in after)
    return memo[key]


def tried(state):
    """Return by move what it is worth to who is to move when everything is tried."""
    stacks, side = plain.read(write_state(state))
    sign, other, memo = (1, "b", {}) if side == "w" else (-1, "w", {})
    whole = state.options.closing == "whole_gap"
    found = plain.moves(stacks, side)
    return {text: sign * worth(plain.after(stacks, move, whole), other, whole, memo) for text, move in found.items()}


def late(seed, most, options):
    """Return the states of a game at random from which at most so many moves were made."""
    return [*states(seed, options)][-most:]


@BOTH
@pytest.mark.parametrize("seeds", [range(4), pytest.param(range(4, 200), marks=pytest.mark.slow)])
def test_what_is_proved_is_so(seeds, options):
    """Every move's end and points, as if everything was tried."""
    for seed in seeds:
        for state in late(seed, 5, options):
            thought = Engine(state).think(10**6, full=True)
            assert all(thought.proved)
            exactly = tried(state)
            assert dict(zip(thought.moves, thought.values, strict=True)) == exactly
            assert thought.values == sorted(thought.values, reverse=True)
            best = Engine(state).think(10**6)
            assert best.values[0] == exactly[best.moves[0]] == max(exactly.values())


@BOTH
@pytest.mark.parametrize("nodes", [5, 40, 300, 2000])
def test_what_is_proved_in_a_hurry_is_so_too(nodes, options):
    """However early the engine has to stop: a move it calls proved is, and a victory it sees is one."""
    seen = 0
    for seed in range(8):
        state = late(seed, 5, options)[0]
        exactly, thought = tried(state), Engine(state).think(nodes, full=True)
        for move, value, proved in zip(thought.moves, thought.values, thought.proved, strict=True):
            assert not proved or value == exactly[move]
            assert abs(value) < WON - 100 or (value > 0) == (exactly[move] > 0)
            seen += proved
    assert seen or nodes < 100


@BOTH
@pytest.mark.parametrize("games", [15, pytest.param(10_000, marks=pytest.mark.slow)])
def test_the_engine_never_breaks_a_rule(games, options):
    """It plays one side, chance the other; `play` would refuse."""
    for seed in range(games):
        state, random = laid(seed, options)
        while state.landings:
            own = state.turn == seed // 2 % 2
            move = Engine(state).think(FEW).moves[0] if own else random.choice([*state.landings])
            state = play(state, state.turn, move)
        assert result(state)


def test_it_stops_when_it_has_seen_enough():
    state, _ = laid(1)
    engine = Engine(state)
    before = engine.board.copy()
    thought = engine.think(1000)
    assert thought.depth > 1
    assert sorted(thought.moves) == sorted(state.landings)
    assert engine.now[0] == 1001
    assert (engine.board[: 32 * 4] == before[: 32 * 4]).all()


def test_it_stops_when_its_time_is_over():
    """It had to stop: nobody sees a whole game from its start."""
    state, _ = laid(1)
    Engine(state).think(1000)  # compiled before its time runs
    thought = Engine(state).think(1 << 60, seconds=1.0)
    assert 1 < thought.depth < 20


@BOTH
@pytest.mark.parametrize("seed", range(5))
def test_the_solver_is_exact_only_when_all_is_proved(seed, options):
    for state in late(seed, 5, options):
        told, exactly = evaluate(state, state.turn), tried(state)
        assert told.exact
        assert [valued.value for valued in told.moves] == [
            (exactly[each.move] > 0) + (exactly[each.move] == 0) / 2 for each in told.moves
        ]
        assert told.value == told.moves[0].value
        assert evaluate(state, 1 - state.turn).value == 1 - told.value
        best = told.moves[0].why
        points = abs(exactly[told.moves[0].move]) - WON
        assert best.params.get("points", 0) == max(points, 0)
    first, _ = laid(seed, options)
    told = evaluate(first, first.turn)
    assert not told.exact
    assert 0.02 <= told.value <= 0.98
    assert sorted(valued.move for valued in told.moves) == sorted(first.landings)
    assert all(valued.why for valued in told.moves[:3])


def test_the_same_towers_are_judged_by_how_the_table_closes_up():
    """TO4R: 14 points ahead with `one_place`, 2 with `whole_gap`; neither is told of the other."""
    first = late(22, 6, WHOLE)[0]
    for options, points in ((DEFAULT, 14), (WHOLE, 2), (DEFAULT, 14)):
        state = stand(options, first.towers, first.turn)
        exactly, told = tried(state), evaluate(state, first.turn)
        assert max(exactly.values()) - WON == told.moves[0].why.params["points"] == points
        assert told.exact


def test_the_even_start_is_exact_only_before_the_stones_are_laid():
    """TO1: which symbols lie where may suit one colour; how much it helps to begin, nobody has proved."""
    first, _ = laid(1)
    for text, exact in (("shuffle | lot", True), ("shuffle | w", False), (f"{write_state(first)[:-1]}lot", False)):
        told = evaluate(read_state(text, Options()), 0)
        assert (told.value, told.exact) == (0.5, exact), text
