"""What the lesson of a game must keep: it is played by the rules, told in every language, and ends well."""

from contract_checks import sample

from fives.core.lesson_steps import answered, asked
from fives.core.refusal import Refusal

SHORTEST, LONGEST = 4, 6
FEWEST_DRAWN, MOST_DRAWN = 2, 3


def check_steps(game, steps):
    """Each step is a real position at which the learner is asked, and its right moves are legal."""
    assert SHORTEST <= len(steps) <= LONGEST, f"{len(steps)} steps are not two minutes"
    assert len({step.name for step in steps}) == len(steps), "two steps have the same name"
    assert steps[0].position, "the first step has no position"
    for n, step in enumerate(steps):
        options = game.options() if step.options is None else step.options
        assert step.seats in game.seats_for(options), f"{step.name}: {step.seats} cannot play"
        match = _legal(step, asked, game, steps, n)
        assert step.seat in match.actors, f"{step.name}: the learner is not asked"
        assert step.right, f"{step.name}: nothing is right"
        ends = {_end(game, steps, n, move) for move in (*step.right, *sample(step.right, 40))[:41]}
        if n + 1 < len(steps) and not steps[n + 1].position:
            assert len(ends) == 1, f"{step.name}: its right moves lead to different positions"
            assert steps[n + 1].seats == step.seats, f"{steps[n + 1].name} goes on with other seats"
        _check_others(game, steps, n, match)


def _legal(step, what, *args):
    try:
        return what(*args)
    except Refusal as refusal:
        raise AssertionError(f"{step.name}: {refusal}") from None


def _end(game, steps, n, move):
    after = _legal(steps[n], answered, game, steps, n, move)
    assert after is not None
    return after.state


def _check_others(game, steps, n, match):
    """A move that is allowed and not right is told apart, and one that is not allowed is refused."""
    listed = game.rules.moves(match.state, steps[n].seat)
    right = {game.notation.read_move(move) for move in steps[n].right}
    for move in sample(listed, 20):
        after = answered(game, steps, n, game.notation.write_move(move))
        assert (after is not None) == (move in right)


def check_success(game, steps):
    """The last step ends a game, and the learner wins it."""
    last = steps[-1]
    for move in sample(last.right, 10):
        result = answered(game, steps, len(steps) - 1, move).result
        assert result is not None, "the last step ends nothing"
        assert last.seat in result.winners, "the learner does not win"


def check_drawings(game, steps):
    """Two or three steps are drawn beside the rules."""
    drawn = sum(step.drawn != "" for step in steps)
    assert FEWEST_DRAWN <= drawn <= MOST_DRAWN, f"{drawn} steps of {game.id} are drawn"


def check_words(game, steps, keys):
    """Every step is asked for, answered and ruled, and no word is left over; `keys` are those of all texts."""
    own = f"{game.id}-learn-"
    for step in steps:
        missing = {f"{own}{step.name}", f"{own}{step.name}-yes", f"rule-{step.rule}"} - keys
        assert not missing, f"no text for {', '.join(missing)}"
    known = {f"{own}{step.name}{end}" for step in steps for end in ("", "-yes", "-no")}
    assert {key for key in keys if key.startswith(own)} <= known, "a text belongs to no step"
