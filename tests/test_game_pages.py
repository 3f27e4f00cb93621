"""Every game's page has the same parts in the same order, and says of the game what the game says."""

import re

import pytest

from fives.core.catalogue import find_encoding, games
from page_sections import BELOW, HEADINGS, ROOT, library, numbers, page_of, sections, spec, written

LARGEST = 100_000  # bytes of a picture
each_game = pytest.mark.parametrize("game", games().values(), ids=games())


def text_of(game):
    return page_of(game.id).read_text("utf-8")


@each_game
def test_the_headings_are_those_of_every_page(game):
    found = sections(text_of(game))
    assert tuple(found) == HEADINGS
    for title, wanted in BELOW.items():
        inside = [name for name in sections(found[title], "###") if name in wanted]
        assert inside == wanted
    assert all(body.strip() for body in found.values())


@each_game
def test_the_page_begins_with_five_words_and_a_picture(game):
    said = re.match(r"# .+\n\n\*([^*]+)\.\* \S.*?\n\n!\[[^\]]+\]\((\S+)\)\n", text_of(game), re.DOTALL)
    assert said, "name, five words, what it is about, picture"
    assert len(said[1].split()) == 5
    picture = page_of(game.id).parent / said[2]
    assert picture.name == f"{game.id}.webp"
    assert picture.read_bytes()[8:12] == b"WEBP"
    assert picture.stat().st_size < LARGEST


@each_game
def test_what_the_game_knows_is_what_the_page_says(game):
    """Specs, moves as numbers, observation, rewards, how to call it."""
    assert written(game.id, text_of(game)) == text_of(game), "`python tests/page_sections.py` writes it"
    assert library(game) in text_of(game)


@each_game
def test_the_players_of_the_page_are_those_of_the_game(game):
    said = [int(number) for number in re.findall(r"(?<!variation )\b\d\b", spec(text_of(game), "players"))]
    assert (min(said), max(said)) == game.seats


@each_game
def test_the_encoding_says_how_many_moves_there_are_and_numbers_to_see(game):
    """With the default options, where their number is the same for any number of players."""
    encoding, options = find_encoding(game), game.options()
    for said, count in zip(numbers(game), (encoding.actions, lambda *how: len(encoding.bounds(*how))), strict=True):
        found = {count(seats, options) for seats in game.seats}
        assert len(found) > 1 or str(found.pop()) in said.replace(",", "")


@each_game
def test_every_check_that_the_page_names_is_a_test(game):
    table = sections(sections(text_of(game))["Solved values"], "###")["How it was checked"]
    _, _, *rows = (line for line in table.splitlines() if line.startswith("|"))
    assert len(rows) >= 3
    for line in rows:
        file, test = re.search(r"`(tests/[\w/]+\.py)::(\w+)`", line).groups()
        assert f"\ndef {test}(" in (ROOT / file).read_text("utf-8"), f"{file} has no {test}"
