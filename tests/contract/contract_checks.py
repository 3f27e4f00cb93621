"""What every game must keep, as checks that take a game and walks through it; each fails with an assertion."""

from collections import Counter
from contextlib import contextmanager
from fractions import Fraction
from random import Random

import msgspec
from random_games import random_move, walk

from fives.core.bot import at_once
from fives.core.game import CLOCK, NATURE
from fives.core.lazy_moves import LazyMoves
from fives.core.matches.match import new_match, replay
from fives.core.perft import possible
from fives.core.refusal import IllegalMove, Refusal, UnreadableMove, UnreadablePosition

GARBAGE = [
    "",
    " ",
    "\0",
    "xyzzy",
    "999999",
    "-1",
    "0",
    "+",
    "\N{SNOWMAN}",
    "1" * 2000,
    "seat99",
    "roll roll",
]
encode = msgspec.json.Encoder(order="deterministic").encode

HASTE = 0.05  # seconds a bot may think: it is its rules that are checked, not its strength


def sample(things, most, seed=5):
    """Return at most `most` of the things, the same ones every time."""
    things = things if isinstance(things, LazyMoves) else list(things)  # the many are never all worked out
    return list(things) if len(things) <= most else [things[n] for n in Random(seed).sample(range(len(things)), most)]


def steps(walks, most=8000):
    """Return the steps of all walks, a fair sample where games are long."""
    return sample([(each.match, state, actor, move) for each in walks for state, (actor, move) in each.steps()], most)


@contextmanager
def untouched(state):
    """Fail if the state is another one after what is tried on it."""
    before = (repr(state), hash(state))
    yield
    assert (repr(state), hash(state)) == before, "a move changed the state it was tried on"


def refused(game, state, actor, move):
    """Return the rule that refuses `move`; fail if it is accepted."""
    rule = None
    try:
        game.rules.play(state, actor, move)
    except IllegalMove as refusal:
        rule = refusal.rule
    assert rule is not None, f"{move} of {actor} is accepted though it is not listed"
    assert rule, f"{move} of {actor} is refused without a rule"
    return rule


def accepted(game, state, actor, move):
    """Return the state after a listed move; fail if it is refused."""
    try:
        return game.rules.play(state, actor, move)
    except Refusal as refusal:
        raise AssertionError(f"{move} of {actor} is listed but refused: {refusal}") from None


def check_moves(game, walks):
    """Listed moves are accepted, others are refused with a rule; return these rules."""
    rules = set()
    pool = sample({move for each in walks for move in each.moves}, 300)
    for number, (match, state, _, _) in enumerate(steps(walks)):
        with untouched(state):
            rules |= _try_moves(game, state, match.seats, sample(pool, 4, seed=number), number)
    return rules


def _try_moves(game, state, seats, others, number):
    """Try listed moves and others on one state; return the rules against these."""
    rules, actors = set(), game.rules.actors(state)
    for seat in range(seats):
        listed = game.rules.moves(state, seat)
        many = isinstance(listed, LazyMoves)
        some = sample(listed, 40, seed=number) if many else listed
        assert len(set(some)) == len(some), "a move is listed twice"
        assert bool(listed) == (seat in actors), "who acts has moves, who does not has none"
        for move in sample(some, 8 if many else 40):
            accepted(game, state, seat, move)
        rules |= {refused(game, state, seat, move) for move in others if move not in listed}
    rules |= {refused(game, state, seat, others[0]) for seat in (seats, -7)}
    likely = game.rules.chances(state)
    if NATURE not in actors or likely:
        rules |= {refused(game, state, NATURE, move) for move in others if move not in likely}
    due = possible(game, state, CLOCK) if CLOCK in actors else ()
    read = getattr(game.rules, "clock_may", lambda state, move: False)  # what a clock of 1.0.0 did is still read
    rules |= {refused(game, state, CLOCK, move) for move in others if move not in due and not read(state, move)}
    assert bool(due) == (CLOCK in actors), "the clock acts without an alarm"
    assert game.timed or CLOCK not in actors, "a game with a clock of its own says so: timed=True"
    for move in due:
        accepted(game, state, CLOCK, move)
    return rules


def check_garbage(game, walks):
    """Text that is no move is refused as text, and what can be read is judged by the rules."""
    for match, state, _, _ in sample(steps(walks), 150):
        for text in GARBAGE:
            try:
                move = game.notation.read_move(text)
            except UnreadableMove:
                continue
            with untouched(state):
                for seat in range(match.seats):
                    judge = accepted if move in game.rules.moves(state, seat) else refused
                    judge(game, state, seat, move)


def check_chances(game, walks):
    """Chances sum to exactly 1, every outcome can be played, and draws come as often as they should."""
    thrown = {}
    for _, state, _, _ in steps(walks):
        likely = game.rules.chances(state)
        if NATURE not in game.rules.actors(state):
            assert not likely, "chances are listed where nature does not act"
            continue
        if not likely:  # too many to list
            with untouched(state):
                accepted(game, state, NATURE, game.rules.draw(state, Random(1)))
            continue
        assert all(type(p) is Fraction and p > 0 for p in likely.values()), "a chance is no positive fraction"
        assert sum(likely.values()) == 1, f"chances sum to {sum(likely.values())}"
        thrown.setdefault(frozenset(likely.items()), state)
        with untouched(state):
            for outcome in sample(likely, 12, seed=len(thrown)):
                accepted(game, state, NATURE, outcome)
    for state in sample(thrown.values(), 20):
        check_draws(game, state, game.rules.chances(state))


def check_draws(game, state, likely, draws=4000):
    """Draws are listed outcomes, each within six standard deviations of its chance."""
    random = Random(55)
    seen = Counter(game.rules.draw(state, random) for _ in range(draws))
    assert set(seen) <= set(likely), f"{set(seen) - set(likely)} is drawn but not listed"
    for outcome, p in likely.items():
        spread = (draws * p * (1 - p)) ** 0.5
        assert abs(seen[outcome] - draws * p) <= 6 * spread + 1, f"{outcome} comes {seen[outcome]} times in {draws}"
        accepted(game, state, NATURE, outcome)


def check_notation(game, walks):
    """Every state and every move reads back; texts are one line, moves one word."""
    write_state, write_move = game.notation.write_state, game.notation.write_move
    for match, state, _, _ in steps(walks):
        text = write_state(state)
        assert text == " ".join(text.split()), f"{text!r} is not one line of words"
        again = game.notation.read_state(text, match.options)
        assert again == state, f"{text!r} reads back as another state"
        assert write_state(again) == text
        assert game.seat_count(again) == match.seats, f"{text!r} reads back with another number of seats"
        listed = [game.rules.moves(state, seat) for seat in range(match.seats)]
        listed = [move for moves in listed for move in (sample(moves, 8) if isinstance(moves, LazyMoves) else moves)]
        due = possible(game, state, CLOCK)
        for move in (*listed, *due, *game.rules.chances(state)):
            word = write_move(move)
            assert word.split() == [word], f"{word!r} is not one word"
            assert game.notation.read_move(word) == move, f"{word!r} reads back as another move"


def check_misprints(game, walks):
    """A position with a misprint is refused, or is a position like any other."""
    random = Random(3)
    for match, state, _, _ in sample(steps(walks), 250):
        text = game.notation.write_state(state)
        for misprint in _misprints(text, random):
            try:
                read = game.notation.read_state(misprint, match.options)
            except UnreadablePosition:
                continue
            assert game.notation.read_state(game.notation.write_state(read), match.options) == read, misprint
            for actor in game.rules.actors(read):
                listed = possible(game, read, actor)
                if actor == NATURE and not listed:  # too many to list
                    listed = [game.rules.draw(read, Random(1))]
                assert listed, f"{misprint!r} leaves {actor} without a move"
                for move in sample(listed, 5):
                    accepted(game, read, actor, move)


def _misprints(text, random):
    at = random.randrange(len(text))
    yield text[:at]
    yield text[:at] + text[at + 1 :]
    yield text[:at] + random.choice("0123456789-+ ?xé") + text[at + 1 :]
    yield text[:at] + random.choice("0123456789-+ ?/") + text[at:]


def check_views(game, walks):
    """Views can be sent; where nothing is hidden the view is the state, for everyone."""
    for match, state, _, _ in steps(walks):
        for seat in (None, *range(match.seats)):
            view = game.rules.view(state, seat)
            try:
                sent = encode(view)
            except TypeError as error:
                raise AssertionError(f"the view of {seat} cannot be sent: {error}") from None
            assert game.hidden or view == state, "a view hides something in a game without secrets"
            assert sent == encode(game.rules.view(state, seat))


def check_secrets(game, walks, hidden_from):
    """A secret move looks the same to those it is hidden from, whatever it is; return how often that was tried.

    `hidden_from(state, actor, move)` says who may not learn of a move, as the rulebook has it.
    """
    tried = 0
    for match, state, actor, move in steps(walks):
        if actor is None:
            continue
        listed = possible(game, state, actor)
        for other in sample(listed, 6):
            for seat in set(hidden_from(state, actor, move)) & set(hidden_from(state, actor, other)):
                assert seat is None or seat < match.seats
                seen = {encode(game.rules.view(game.rules.play(state, actor, m), seat)) for m in (move, other)}
                assert len(seen) == 1, f"{seat} can tell {move} from {other}"
                tried += move != other
    assert tried, "no secret was ever tried"
    return tried


def check_look_alikes(game, walks, look_alikes):
    """States that look alike to a seat are shown and offered to it alike; return how often that was tried.

    `look_alikes(state, seat)` returns the states that the rulebook does not let `seat` tell from `state`.
    """
    tried = 0
    for match, state, _, _ in steps(walks, most=400):
        for seat in (None, *range(match.seats)):
            sent = _sent(game, state, seat)
            for other in look_alikes(state, seat):
                assert other != state
                assert _sent(game, other, seat) == sent, f"{seat} can tell {state} from {other}"
                tried += 1
    assert tried, "no secret was ever tried"
    return tried


def _sent(game, state, seat):
    """Return all that a seat is sent of a state, as bytes: view, what happened, moves, who acts, the alarm."""
    moves = [] if seat is None else [game.notation.write_move(move) for move in game.rules.moves(state, seat)]
    alarm = game.rules.alarm(state)
    return encode((game.rules.view(state, seat), moves, sorted(game.rules.actors(state)), alarm and alarm.seconds))


def check_logs(game, walks):
    """A log leads to the same match again, event for event."""
    for each in walks:
        match = each.match
        again = replay(new_match(game, match.options, match.seats), match.log)
        assert again.states == match.states, "a log leads to another state"
        assert again.result == match.result
        told = [match.happened(None, n) for n in range(1, match.n + 1)]
        assert told == [again.happened(None, n) for n in range(1, match.n + 1)]


def check_end(game, options, seats, seed, longest):
    """A random game ends with a result and has none before; the result fits the seats."""
    match = walk(game, options, seats, seed, longest).match
    for state in match.states:
        over = not game.rules.actors(state)
        assert (game.rules.result(state) is not None) == over, "a result is there exactly when nobody acts"
    result = match.result
    assert len(result.ranks) == len(result.scores) == seats
    assert result.winners or seats == 1, "nobody has rank one"
    assert result.reason
    assert result.rule


def check_bots(game, bots, options, seats, level, seed):
    """A bot plays whole games by legal moves, knowing only its view; return how many it made."""
    random = Random(seed)
    state = game.rules.start(seats, options)
    seen = [[] for _ in range(seats)]
    chosen = 0
    while actors := game.rules.actors(state):
        quick = actors - {CLOCK} if random.random() < 0.9 else actors  # any may be the quickest, the clock seldom is
        actor = random.choice(sorted(quick or actors))
        if actor in (NATURE, CLOCK):
            move = random_move(game, state, actor, random)
        else:
            view = game.rules.view(state, actor)
            before = repr(view)
            more = {"seen": tuple(seen[actor])} if game.memory else {}
            move = at_once(bots.choose(view, actor, level, random, HASTE, **more))
            assert repr(view) == before, "a bot changed what it saw"
            assert move in game.rules.moves(state, actor), f"{level} plays {move}, which is not listed"
            chosen += 1
        for seat in range(seats) if game.memory else ():
            seen[seat].append(game.rules.view(state, seat))
        state = game.rules.play(state, actor, move)
    return chosen


def check_solver(game, solver, states, seats):
    """An exact value is the best of its moves, the mean of its chances, and the result at the end.

    While a secret lies on the table a solver may also judge each move by what its seat knows: then the state is worth
    no more than a guess, and nothing that follows can be compared with it.
    """
    for state in states:
        blind = _judges_blindly(game, solver, state, seats)
        for seat in range(seats):
            worth = solver.evaluate(state, seat)
            if not worth.exact or blind or _beyond_listing(game, state):
                continue
            expected = _expected(game, solver, state, seat)
            assert abs(worth.value - expected) < 1e-9, (
                f"for seat {seat} the solver says {worth.value}, what the rules let follow is worth {expected}: {state}"
            )
            listed = [game.notation.write_move(move) for move in game.rules.moves(state, seat)]
            assert sorted(valued.move for valued in worth.moves) == sorted(listed)
            values = [valued.value for valued in worth.moves]
            assert values == sorted(values, reverse=True), "the best move does not come first"
            for valued in worth.moves:
                after = game.rules.play(state, seat, game.notation.read_move(valued.move))
                assert abs(valued.value - solver.evaluate(after, seat).value) < 1e-9
        if worth.unit == "win probability":
            by_side = {side: solver.evaluate(state, seat).value for seat, side in enumerate(game.sides(seats))}
            assert abs(sum(by_side.values()) - 1) < 1e-9


def _judges_blindly(game, solver, state, seats):
    """Say whether something is hidden from a seat and no move is judged by more than its seat knows."""
    views = [game.rules.view(state, seat) for seat in range(seats)]
    return any(seen != state for seen in views) and all(
        solver.evaluate(state, seat).moves == solver.evaluate(seen, seat).moves for seat, seen in enumerate(views)
    )


def _beyond_listing(game, state):
    """Say whether nature has more outcomes than the rules can list."""
    return NATURE in game.rules.actors(state) and not game.rules.chances(state)


def _expected(game, solver, state, seat):
    """Return what `seat` may expect of the states that follow."""
    if result := game.rules.result(state):
        unit = solver.evaluate(state, seat).unit
        sides = game.sides(len(result.ranks))
        winning = {sides[winner] for winner in result.winners}  # team mates win together, others share
        return result.scores[seat] if unit == "points" else (seat in result.winners) / (len(winning) or 1)
    if likely := game.rules.chances(state):
        after = {outcome: game.rules.play(state, NATURE, outcome) for outcome in likely}
        return sum(float(p) * solver.evaluate(after[outcome], seat).value for outcome, p in likely.items())
    actor = max(game.rules.actors(state))
    if actor == CLOCK:
        return solver.evaluate(game.rules.play(state, CLOCK, game.rules.alarm(state).move), seat).value
    after = [game.rules.play(state, actor, move) for move in game.rules.moves(state, actor)]
    best = max(after, key=lambda each: solver.evaluate(each, actor).value)
    return solver.evaluate(best, seat).value
