"""The sections that every game's page has, written from the game: `python tests/page_sections.py` updates them.

A page keeps its own words; these sections and rows are the game's: specs, moves as numbers, observation, rewards.
"""

import re
from collections.abc import Callable
from functools import cache
from inspect import getdoc
from pathlib import Path
from random import Random
from textwrap import fill
from typing import Any

from fives.cli.terminal.translations import Translations
from fives.core.catalogue import find_encoding, games, has_batch
from fives.core.game import CLOCK, NATURE, AnyGame
from page_tables import row

ROOT = Path(__file__).parents[1]
HEADINGS = (
    "Usage",
    "Rules and rulings",
    "Specs",
    "States and moves",
    "Observation",
    "Rewards",
    "Solved values",
    "Bots",
    "Versions",
)
BELOW = {
    "Rules and rulings": ["Options"],
    "States and moves": ["As text", "As numbers"],
    "Solved values": ["How it was checked"],
}
OWN_WORDS = ("players", "chance", "hidden", "solved")  # rows of the specs that a page writes itself
SEEN = re.compile(r"^(?:Observation|An observation|[\d,]+ numbers to see)", re.MULTILINE)
WIDTH = 120  # of a line of prose
WALK = 100  # events in which a game shows whether seats act at once
LIBRARY = "From Python, with the extra `fives[envs]`:"


def page_of(id: str) -> Path:
    """Return the file of a game's page."""
    return ROOT / f"docs/games/{id}.md"


def sections(text: str, level: str = "##") -> dict[str, str]:
    """Return what stands below each heading of that level."""
    _, *parts = re.split(rf"^{level} ", text, flags=re.MULTILINE)
    return {title: body.strip("\n") for title, _, body in (part.partition("\n") for part in parts)}


def spec(text: str, name: str) -> str:
    """Return a row of the specs of a page."""
    found = re.search(rf"^\| {name} \| (.*) \|$", sections(text)["Specs"], flags=re.MULTILINE)
    assert found, f"the specs have no {name}"
    return found[1]


def specs(game: AnyGame, own: dict[str, str]) -> str:
    """Return the table of specs; a page's own words are among them."""
    options, encoding = game.options(), find_encoding(game)
    words, box = Translations("en"), f"box-{game.box.replace('_', '-')}"
    rows = {
        "id, version of the rules": f"`{game.id}`, {game.version}",
        "box": f"{words.say(box)}, {words.say('box-by', designer=game.by)}",
        "players": own["players"],
        "who acts": acting(game),
        "minutes, age": f"{game.minutes}, {f'from {game.age} years' if game.age else 'no age stated'}",
        "chance": own["chance"],
        "hidden": own["hidden"],
        "moves as numbers": by_seats(game, lambda seats: encoding.actions(seats, options)),
        "numbers to see": by_seats(game, lambda seats: len(encoding.bounds(seats, options))),
        "bots": ", ".join(f"`{level.id}`" for level in game.levels),
        "solved": own["solved"],
    }
    return "\n".join(["| spec | value |", "|---|---|", *(row(*each) for each in rows.items())])


def by_seats(game: AnyGame, count: Callable[[int], int]) -> str:
    """Return a number, or two if it grows with the players; options are the default."""
    allowed = game.seats_for(game.options())
    fewest, most = count(allowed[0]), count(allowed[-1])
    return f"{fewest:,}" if fewest == most else f"{fewest:,} for {allowed[0]}, {most:,} for {allowed[-1]}"


@cache
def at_once(game: AnyGame) -> bool:
    """Say whether several seats are asked at the same time, in a game at random."""
    rules, options, chance = game.rules, game.options(), Random(5)
    state = rules.start(max(game.seats[0], min(2, game.seats[1])), options)
    for _ in range(WALK):
        seats = sorted(seat for seat in rules.actors(state) if seat >= 0)
        if len(seats) > 1:
            return True
        actors = rules.actors(state)
        if NATURE in actors:
            state = rules.play(state, NATURE, rules.draw(state, chance))
        elif seats:
            state = rules.play(state, seats[0], chance.choice(rules.moves(state, seats[0])))
        elif CLOCK in actors:
            state = rules.play(state, CLOCK, rules.alarm(state).move)
        else:
            break
    return False


def acting(game: AnyGame) -> str:
    """Return who acts when, as a page says it."""
    who = "alone" if game.seats[1] == 1 else "several at once" if at_once(game) else "one after the other"
    return f"{who}, and a clock" if game.timed else who


def numbers(game: AnyGame) -> tuple[str, str]:
    """Return what `encoding.py` says of moves, and of what a seat sees."""
    told: Any = find_encoding(game)
    _, _, said = (getdoc(told) or "").partition("\n\n")
    seen = SEEN.search(said)
    assert seen, f"{told.__name__} says nothing of the observation"
    return said[: seen.start()].strip(), said[seen.start() :].strip()


def rewards(game: AnyGame) -> str:
    """Return what a seat gets at the end, as every environment gives it."""
    fewest, most = game.seats
    alone = f"A player alone gets the score{', as a negative number: fewer are better' if game.low else ''}."
    shared = "Each seat gets `players * share - 1` for its share of the victory: of two 1, -1, or 0 if they share it"
    if most > 2:
        shared += "; of three 2 for a single winner, 0.5 for each of two who share it, -1 for the others"
    parts = ["Nothing before the end.", *([alone] if fewest == 1 else []), *([f"{shared}."] if most > 1 else [])]
    return fill(" ".join(parts), WIDTH)


def library(game: AnyGame) -> str:
    """Return how to call a game from Python, in examples that run."""
    fewest, most = game.seats
    pascal = "".join(word.capitalize() for word in game.id.split("_"))
    name = f"fives.envs.gymnasium:fives/{pascal}{'Solo' if game.daily else ''}-v0"
    alone = ["import gymnasium", "", f'alone = gymnasium.make("{name}", render_mode="ansi")']
    alone += ["observation, info = alone.reset(seed=5)", 'print(alone.render(), info["action_mask"].sum())']
    kind = "parallel_env" if most > 1 and at_once(game) else "env"
    table = [f"from fives.envs.pettingzoo import {kind}", "", f'table = {kind}("{game.id}", render_mode="ansi")']
    table += ["table.reset(seed=5)", "print(table.render())"]
    many = ["from fives.envs.batch import playouts", ""]
    many += [f'print(playouts("{game.id}", games=1000, seed=1).returns.mean(axis=0))  # 1,000 games at random']
    blocks = [*([alone] if fewest == 1 else []), *([table] if most > 1 else []), *([many] if has_batch(game) else [])]
    return "\n\n".join([LIBRARY, *("\n".join(["```python", *block, "```"]) for block in blocks)])


def written(id: str, text: str) -> str:
    """Return the page of a game with everything that the game itself says."""
    game, parts = games()[id], sections(text)
    moves, seen = numbers(game)
    as_text = parts["States and moves"].partition("### As numbers\n")[0].strip()
    parts["Usage"] = f"{parts['Usage'].partition(LIBRARY)[0].strip()}\n\n{library(game)}"
    parts["Specs"] = specs(game, {name: spec(text, name) for name in OWN_WORDS})
    parts["States and moves"] = f"{as_text}\n\n### As numbers\n\n{moves}"
    parts["Observation"], parts["Rewards"] = seen, rewards(game)
    head = text.partition("\n## ")[0].strip()
    return "\n\n".join([head, *(f"## {title}\n\n{body.strip()}" for title, body in parts.items())]) + "\n"


if __name__ == "__main__":
    for id in games():
        page_of(id).write_text(written(id, page_of(id).read_text("utf-8")), "utf-8")
