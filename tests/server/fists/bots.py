"""Bots for Fists: one that plays, one that raises, one that cheats, one that takes its time, one that sleeps."""

from fives.core.bot import Later

THOUGHT = 1.5  # seconds that the patient one thinks


def choose(view, seat, level, random, budget):
    if level == "broken":
        raise RuntimeError("this bot always fails")
    if level in ("patient", "asleep"):
        return Later(THOUGHT if level == "patient" else 60.0, 3)
    return 7 if level == "cheat" else 1 + random.randrange(3)
