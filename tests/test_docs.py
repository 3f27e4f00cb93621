"""The docs tell the truth: their commands run, their Python examples run, their links lead somewhere."""

import io
import json
import os
import re
import signal
import subprocess
import sys
import urllib.request
from importlib.util import find_spec
from pathlib import Path

import pytest

from docs_commands import DOCS, FOREIGN, ROOT, commands, examples, pages
from fives.cli import COMMANDS, app, main
from fives.core.catalogue import games
from fives.texts import LANGUAGES
from phone import calls, new_table
from server_process import Serving, free_port

EXCERPTS = {"add-a-game.md": "parts of files: they can be read, not run"}
ELSEWHERE = {"bots.md": "tests/client/test_documented_bots.py"}  # run verbatim by these tests
LONG = {  # what thinks or compiles for long, by command; () is all of it
    "arena": (),
    "prepare": (),
    "solve": ("clear_away", "five_wins", "torris"),
    "play": ("five_wins", "torris", "shell_game"),
}
COMMANDS_OF_FIVES = [command for command in commands() if command.words[0] == "fives"]
ROOTS = (ROOT, ROOT / "src/fives", ROOT / "web", ROOT / "web/src")  # where pages name files from
FOLDERS = {each.name for root in ROOTS for each in root.iterdir() if each.is_dir() and each.name.isidentifier()}
NAMED = re.compile(rf"`((?:{'|'.join(sorted(FOLDERS))})/[^`:\s]+)")
UNSERVED = re.compile("postgresql|--help")  # a database of the reader's; nothing to serve
TYPED = "quit\n"
ROWS = re.findall(r"^\| `(\w+)/`[^|]*\| (.*) \|$", (DOCS / "design.md").read_text(), re.MULTILINE)
ROOMS = {part: " ".join(what for name, what in ROWS if name == part) for part, _ in ROWS}


def is_name(command):
    """Say whether a sentence only names a command, such as `fives solve`."""
    return command.inline and len(command.words) <= 2


def serves(command):
    return command.words[:2] in (["fives"], ["fives", "serve"])


def is_run(command):
    """Say whether a command can be typed as it is, and no other test does."""
    return command.filled and not is_name(command) and Path(command.page).name not in ELSEWHERE


def is_long(command):
    name, *more = command.words[1:]
    return name in LONG and (not LONG[name] or more[0] in LONG[name])


def marked(found):
    return [pytest.param(each, id=each.text, marks=[pytest.mark.slow] if is_long(each) else ()) for each in found]


@pytest.fixture(scope="module")
def home(tmp_path_factory):
    """Return a folder with what the commands of the pages name: a record, a table in a database, its file."""
    folder = tmp_path_factory.mktemp("home")
    with Serving(folder) as serving, calls(serving.url) as client:
        code, _ = new_table(client, "mine", "open")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        patch.setattr("sys.stdin", io.StringIO("#1\n" * 2000))
        assert main(["play", "tug", "--seed", "5", "--seats", "me,me", "--save", "game.json"]) == 0
        assert main(["export", code, "--database", str(serving.database), "--save", "table.json"]) == 0
    return folder, serving.database, code


@pytest.mark.parametrize(
    "command",
    marked(each for each in COMMANDS_OF_FIVES if is_run(each) and not serves(each)),
)
def test_a_command_of_the_docs_runs(command, home, tmp_path, monkeypatch, capsys):
    folder, database, code = home
    for file in ("game.json", "table.json"):
        tmp_path.joinpath(file).write_bytes(folder.joinpath(file).read_bytes())
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO(TYPED))
    monkeypatch.setenv("FIVES_DATABASE", str(tmp_path / "new.sqlite" if "import" in command.words else database))
    if "--save" in command.words:
        tmp_path.joinpath(command.words[-1]).unlink()
    assert main([code if word == "KBSVK" else word for word in command.words[1:]]) == 0
    assert capsys.readouterr().out or tmp_path.joinpath(command.words[-1]).is_file()


@pytest.mark.parametrize("command", COMMANDS_OF_FIVES, ids=lambda command: command.text)
def test_a_command_of_the_docs_is_one(command):
    """Also one that serves, names something of the reader's, or is only named."""
    words = [re.sub(r"[\[\]]", "", word) for word in command.words[1:]]
    assert not words or words[0] in COMMANDS
    if not is_name(command) and words[-1:] != ["--help"]:
        app.parse_args([word.replace("…", "-") for word in words], print_error=False, exit_on_error=False)


@pytest.mark.slow
@pytest.mark.parametrize(
    "command",
    [each for each in COMMANDS_OF_FIVES if serves(each) and is_run(each) and not UNSERVED.search(each.text)],
    ids=lambda command: command.text,
)
def test_a_command_that_serves_does_so_until_it_is_interrupted(command, tmp_path):
    port = str(free_port())
    flags = command.words[1:]
    if "--port" in flags:
        flags[flags.index("--port") + 1] = port
    given = {"host": "127.0.0.1", "port": port, "wifi_password": "secret", "database": "new.sqlite"}
    serving = subprocess.Popen(
        [sys.executable, "-c", "from fives.cli import main; main()", *flags],
        cwd=tmp_path,
        env=os.environ | {f"FIVES_{name.upper()}": value for name, value in given.items()},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert any(port in line for line in iter(serving.stdout.readline, ""))  # it says where
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz", timeout=60) as answer:
            assert answer.status == 200
    finally:
        serving.send_signal(signal.SIGINT)
        serving.communicate(timeout=60)


OTHERS = [command for command in commands() if command.words[0] != "fives"]


@pytest.mark.parametrize("command", OTHERS, ids=lambda command: command.text)
def test_files_named_by_other_commands_of_the_docs_exist(command):
    """Those that take long, or run what other tests run, are not run here."""
    program, *words = [word for word in command.words if not re.fullmatch(r"[A-Z_]+=.+", word)]
    if program == "make":
        assert all(f"\n{word}:" in (ROOT / "Makefile").read_text() for word in words)
    elif program == "npm":
        assert words[-1] in json.loads((ROOT / "web/package.json").read_text())["scripts"]
    elif program == "pytest":
        assert (ROOT / words[0]).exists()
    elif words[0] == "-m":
        assert find_spec(words[1])
    elif program == "python":
        assert (ROOT / words[0]).is_file()
        assert len(words) == 1 or words[1] in {">", "--order", *games(), *LANGUAGES}
    else:
        assert program in FOREIGN


@pytest.mark.slow
@pytest.mark.parametrize("command", [each for each in OTHERS if each.words[0] == "pytest"], ids=lambda each: each.text)
def test_the_tests_that_pages_name_are_found(command):
    asked = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", *command.words[1:]]
    found = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True)
    assert found.returncode == 0, found.stdout[-2000:]


def told_by(page):
    """Return the examples of a page in two parts: those that run soon, and those whose kernels are compiled first."""
    return [[code for code in examples(page) if compiles(page, code) is long] for long in (False, True)]


def compiles(page, code):
    """Say whether an example compiles much; of the games' pages, which say the same, one is run soon."""
    return "fives.envs.batch" in code or ("fives.envs" in code and page.parent.name == "games" and page.stem != "tug")


PARTS = [
    pytest.param(codes, id=f"{page.relative_to(ROOT)}{'-long' * at}", marks=[pytest.mark.slow] * at)
    for page in pages()
    if page.name not in {**EXCERPTS, **ELSEWHERE}
    for at, codes in enumerate(told_by(page))
    if codes
]


@pytest.mark.parametrize("codes", PARTS)
def test_the_python_examples_of_a_page_run(codes, capsys, tmp_path, monkeypatch):
    """One after the other: each knows what those before it made. Files that they write go with the test."""
    monkeypatch.chdir(tmp_path)
    known = {"__name__": "example"}
    for code in codes:
        exec(compile(code, "example", "exec"), known)
    assert capsys.readouterr().out.strip()


def test_every_relative_link_of_every_page_leads_to_a_file():
    """Also on pages that are no longer true; `make docs` checks headings as well."""
    told = [*ROOT.glob("*.md"), *DOCS.rglob("*.md")]
    links = [(page, link) for page in told for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text())]
    assert len(links) > 10
    assert [f"{page.name}: {link}" for page, link in links if not (page.parent / link).exists()] == []


def test_every_file_that_a_page_names_is_there():
    """By its path, in backticks; what has a `<name>`, a `*` or a `{variable}` in it stands for several."""
    named = [(page.name, path) for page in pages() for path in NAMED.findall(page.read_text())]
    assert len(named) > 100
    plain = [(page, path) for page, path in named if not re.search(r"[<*…{]", path)]
    assert [each for each in plain if not any((root / each[1]).exists() for root in ROOTS)] == []


@pytest.mark.parametrize("part", sorted(part.parent.name for part in (ROOT / "src/fives").glob("*/__init__.py")))
def test_the_design_names_every_file_of_every_room(part):
    room = ROOT / "src/fives" / part
    files = {file.stem for file in (room.glob("*.py") if part == "games" else room.rglob("*.py"))} - {"__init__"}
    unnamed = files - set(re.findall(r"\w+", ROOMS.get(part, "").replace("\\", "")))
    assert unnamed == set(), f"docs/design.md says nothing of these files of {part}/"


def test_every_page_is_on_the_site():
    """A folder's README leads to all others of it (`docs/conf.py`); the index names the rest."""
    index = (DOCS / "index.md").read_text()
    listed = {line for block in re.findall(r"```{toctree}\n(.*?)```", index, re.DOTALL) for line in block.splitlines()}
    pages = {page.relative_to(DOCS).with_suffix("") for page in DOCS.rglob("*.md")} - {Path("index")}
    expected = {str(page) for page in pages if len(page.parts) == 1 or page.name == "README"}
    assert expected - listed == set()
