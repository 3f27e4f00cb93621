"""`docs/python-chess.md`: our side runs, and both sides have as many lines and names as the page says."""

import ast
import re
from pathlib import Path

import pytest

PAGE = (Path(__file__).parents[1] / "docs/python-chess.md").read_text("utf-8")
PYTHON_S = {"random", "choice", "Path", "write_text"}  # names that no library of games brings
ROW = re.compile(r"^\| (\w[\w ]*) \| (\d) lines?, (\d) names? \| (\d) lines?, (\d) names? \|$", re.MULTILINE)
ROWS = {work: tuple(map(int, numbers)) for work, *numbers in ROW.findall(PAGE)}
SIDE = r"^```{}\n(.*?)^```"


def side(work, language):
    section = PAGE.partition(f"\n## {work}\n")[2].partition("\n## ")[0]
    (code,) = re.findall(SIDE.format(language), section, re.MULTILINE | re.DOTALL)
    return code


def counted(code):
    """Return how many lines a program has without its imports, and how many names of its library."""
    tree = ast.parse(code)
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)]
    lines = [line for line in code.splitlines() if line.strip()]
    names = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)} - PYTHON_S
    names |= {node.arg for node in ast.walk(tree) if isinstance(node, ast.keyword)}
    return len(lines) - len(imports), len(names)


def test_every_work_has_its_section():
    assert list(ROWS) == ["random game", "position", "undo", "draw", "save"]
    assert all(f"\n## {work}\n" in PAGE for work in ROWS)


@pytest.mark.parametrize("work", ROWS)
def test_lines_and_names_are_as_the_page_says_and_ours_are_no_more(work):
    theirs, ours = counted(side(work, "python3")), counted(side(work, "python"))
    assert (*theirs, *ours) == ROWS[work]
    assert ours <= theirs
    assert ours[1] <= theirs[1]


def test_our_side_runs_and_does_what_it_says(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    known = {}
    for work in ROWS:
        before = known.get("game")
        exec(compile(side(work, "python"), work, "exec"), known)
        game, said = known["game"], capsys.readouterr().out
        match work:
            case "random game":
                assert game.over
                assert said == f"{game.result}\n"
            case "position":
                assert said == "12344 three 0 4-4\n"
            case "undo":
                assert not game.over
                assert game.match.n == 0
            case "draw":
                assert said == f"{game}\n"
                assert known["picture"].startswith("<svg")
            case "save":
                assert game is not before
                assert (game.position, game.match.log) == (before.position, before.match.log)
