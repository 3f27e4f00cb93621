"""Bots for Fists: one that plays, one that raises, one that cheats."""


def choose(view, seat, level, random, budget):
    if level == "broken":
        raise RuntimeError("this bot always fails")
    return 7 if level == "cheat" else 1 + random.randrange(3)
