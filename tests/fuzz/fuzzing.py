"""How we fuzz: few and fixed examples in `make test`, minutes of new ones in `make test-long`, with printed seeds."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable
from typing import Any

import hypothesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, run_state_machine_as_test

SECONDS = float(os.environ.get("FIVES_FUZZ", "600"))  # of all long fuzzing together
PARTS = 7  # that share it
BATCH = 40  # examples with one seed
STEPS = 30  # of one example of a state machine
ANYTHING = tuple(HealthCheck)  # a real server answers slowly, and a mutation may need many tries


def _how(examples: int, steps: int = STEPS, **more: Any) -> settings:
    return settings(
        max_examples=examples,
        stateful_step_count=steps,
        deadline=None,
        database=None,
        suppress_health_check=ANYTHING,
        **more,
    )


def few(check: Callable[[st.DataObject], None], examples: int) -> None:
    """Try the same few examples every time."""
    given(st.data())(_how(examples, derandomize=True, phases=(Phase.generate,))(check))()


def few_stories(machine: type[RuleBasedStateMachine], examples: int, steps: int = STEPS) -> None:
    """Let a state machine tell the same few stories every time."""
    run_state_machine_as_test(machine, settings=_how(examples, steps, derandomize=True, phases=(Phase.generate,)))


def many(check: Callable[[st.DataObject], None]) -> None:
    """Try new examples for minutes; the seed of each batch is printed, and FIVES_FUZZ_SEED tries one again."""
    for number in _seeds():

        def again(data: st.DataObject) -> None:
            check(data)

        hypothesis.seed(number)(given(st.data())(_how(BATCH, derandomize=False)(again)))()


def many_stories(machine: type[RuleBasedStateMachine]) -> None:
    """Let a state machine tell new stories for minutes."""
    for number in _seeds():
        told = type(machine.__name__, (machine,), {})
        # nothing is shrunk: that would take longer than reading the story
        how = _how(BATCH // 4, 2 * STEPS, derandomize=False, phases=(Phase.generate,))
        run_state_machine_as_test(hypothesis.seed(number)(told), settings=how)


def _seeds():
    if "FIVES_FUZZ_SEED" in os.environ:
        yield int(os.environ["FIVES_FUZZ_SEED"])
        return
    until = time.monotonic() + SECONDS / PARTS
    while time.monotonic() < until:
        number = random.SystemRandom().randrange(2**32)
        print(f"FIVES_FUZZ_SEED={number}", flush=True)  # noqa: T201
        yield number
