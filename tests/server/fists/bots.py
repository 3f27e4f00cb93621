"""Bots for Fists: one that plays, one that raises, one that cheats."""

from fives.core.bot import Level

LEVELS = (Level("plain", 0.5), Level("broken", 1.0), Level("cheat", 1.0))


def choose(view, seat, level, random, budget):
    if level == "broken":
        raise RuntimeError("this bot always fails")
    return 7 if level == "cheat" else 1 + random.randrange(3)
