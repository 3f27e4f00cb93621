"""Every refusal, of a rule or of the server, has a sentence in every language."""

import ast
import re
from functools import cache

import pytest
import shelf_checks as shelf

from fives.core.catalogue import games
from fives.core.refusal import Refusal
from fives.live.export_import import BadTable  # only the command line reads files of tables, in words of its own
from fives.server.app import CODES
from fives.table.refusals import STATUS, Denied

SOURCES = shelf.ROOT / "src/fives"
RULE = re.compile(r"(G|[A-Z]{2})(-V)?\d{1,2}R?|G-[A-Z]+")
TELLING = (
    "fives.core.",
    "fives.coach.",
    "fives.games.",
    "fives.table.",
    "fives.live.",
    "fives.server.",
)  # the command line has texts of its own
every_language = pytest.mark.parametrize("language", shelf.LANGUAGES)


def words_in(files):
    """Return every string that these modules hold."""
    trees = [ast.parse(file.read_text("utf-8")) for file in files]
    return {
        node.value
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def table_files():
    """Return the modules of tables and of the server around them."""
    return [file for room in ("table", "live", "server") for file in (SOURCES / room).rglob("*.py")]


@cache
def rules_of(id):
    """Return the number of every rule that a game, a match or a table can name."""
    files = [*(SOURCES / "games" / id).glob("*.py"), *SOURCES.glob("core/**/match.py"), *table_files()]
    return {word for word in words_in(files) if RULE.fullmatch(word)}


@cache
def codes():
    """Return the code of every refusal: of the core, of the server, and of calls it cannot read."""
    kinds = [kind for kind in Refusal.__subclasses__() if kind is not Denied and kind.__module__.startswith(TELLING)]
    calls = [node for file in table_files() for node in ast.walk(ast.parse(file.read_text("utf-8")))]
    denied = {
        node.args[0].value
        for node in calls
        if isinstance(node, ast.Call)
        and getattr(node.func, "id", "") == "Denied"
        and node.args
        and isinstance(node.args[0], ast.Constant)
    }
    return {kind.code for kind in kinds if kind is not BadTable} | denied | set(STATUS) | set(CODES.values())


@every_language
@pytest.mark.parametrize("id", list(games()))
def test_every_rule_that_can_refuse_has_a_sentence(id, language):
    numbers = rules_of(id)
    assert len(numbers) >= 4, "a game has more rules than that"
    assert "G-UNDO" in numbers
    assert {f"rule-{number}" for number in numbers} - shelf.keys(id, language) == set()


@every_language
def test_every_code_has_a_sentence(language):
    assert {"illegal_move", "stale", "bad_seats", "too_fast"} <= codes()
    assert {f"refusal-{code.replace('_', '-')}" for code in codes()} - shelf.keys("tug", language) == set()
