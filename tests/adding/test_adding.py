"""docs/add-a-game.md is proved by following it: a small dice game, 5-Dice Dare, is added to a copy of the repository.

Its files are in `game/`, each where it would be in the repository. Nothing else is touched by hand, and everything that
the page says proves a game is done there.
"""

import json
import re

import pytest
from repository_copy import GAME, ROOT, RepositoryCopy, files_in

import phone
from contract.shelf_checks import files_of
from fives.core.catalogue import find_game
from fives.texts import SOURCE, text_files, text_path
from server_process import Serving

PAGE = (ROOT / "docs/add-a-game.md").read_text("utf-8")
GOLDEN = ("golden_dice", "golden_evenness")
GENERATED = {"web/src/lib/messages.ts", *(f"web/tests/{name}.json" for name in GOLDEN)}  # by a command each
SHELF_WIDE = ("tests/core/test_catalogue.py", "tests/core/test_golden_dice.py", "tests/cli/test_command_line.py")


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    return RepositoryCopy(tmp_path_factory.mktemp("copy"))


def as_dare(text):
    return text.replace("Tug", "Dare").replace("tug", "dare")


def listed():
    """Return the files of a game as the page lists them: those it must have, and those in brackets it may have."""
    (block,) = (part for part in as_dare(PAGE).split("\n\n") if part.startswith("    src/"))
    must, may, folder = set(), set(), ""
    for line in block.splitlines():
        named, words = re.fullmatch(r" {4}(\S+/|) +(.*)", line).groups()
        folder = named or folder
        may |= {folder + word.strip(",") for part in re.findall(r"\[(.*?)\]", words) for word in part.split()}
        must |= {folder + word for word in re.sub(r"\[.*?\]", "", words).split()}
    return must, may


def test_the_page_lists_every_file_of_a_game():
    must, may = listed()
    files = files_in(GAME)
    assert must - files == set()
    assert files - must - may == set()


def test_the_contract_asks_for_no_file_that_the_page_does_not_list():
    must, may = listed()
    asked = {as_dare(file) for file in files_of(find_game("tug"))}
    assert asked - must - may == set()


def test_no_file_of_the_repository_is_replaced():
    assert not [file for file in files_in(GAME) if (ROOT / file).exists()]


def test_the_rules_of_the_game_have_numbers_that_no_other_game_uses():
    numbers = re.findall(
        r"^rule-(\w+) =", (GAME / "src/fives" / text_path(SOURCE, "dare")).read_text("utf-8"), re.MULTILINE
    )
    written = [file.read_text("utf-8") for file in text_files(SOURCE).values()]
    assert len(numbers) == 5
    assert not [number for number in numbers if any(f"rule-{number} " in text for text in written)]


def test_the_tests_that_the_page_names_find_the_game_and_pass(copy):
    """Contract, lesson, rulebook, bots, page, numbers; in one run, since each has to find all games."""
    named = ("tests/contract", "tests/contract/test_lessons_of_games.py", "tests/games", "tests/test_game_pages.py")
    assert [path for path in named if f"    pytest {path} -k tug " not in PAGE] == []
    of_all = ("test_every_game.py", "test_first_player_views.py")
    every = ("test_game_pages.py", *(f"games/{file}" for file in of_all), "envs/test_encoding.py")
    files = ("contract", "games/dare", *every)
    assert copy.pytest(*(f"tests/{file}" for file in files), "-k", "dare", "-m", "not slow") > 85


def test_the_files_pass_ruff(copy):
    own = sorted(file for file in files_in(GAME) if file.endswith(".py"))
    copy.python("-m", "ruff", "check", *own)
    copy.python("-m", "ruff", "format", "--check", *own)


def test_the_command_line_counts_solves_and_plays_it(copy):
    counted = copy.fives("perft", "dare", "--position", "13456 0 - 0-0", "--depth", "3")
    assert counted.split()[-1] == "504"
    solved = json.loads(copy.fives("solve", "dare", "--position", "45566 0 - 0-0", "--json"))
    assert (solved["exact"], solved["moves"][0]["move"]) == (True, "stop")
    play = ("play", "dare", "--seed", "5", "--seats", "me,bot:perfect", "--json")
    record = json.loads(copy.fives(*play, typed="#1\n" * 200))
    assert record["result"]["reason"] == "three_points"
    assert {event["actor"] for event in record["log"] if event.get("bot")} == {1}


def test_environments_work_without_kernels(copy):
    (example,) = re.findall(r"```python\n(.*?)```", (GAME / "docs/games/dare.md").read_text("utf-8"), re.DOTALL)
    assert copy.python("-c", f"{example}\nprint(table.action_space('player_0').n)").split()[-1] == "3"


def test_the_shelf_of_a_server_has_it_and_a_bot_plays_it(copy, tmp_path, monkeypatch):
    for name, value in copy.environ.items():
        monkeypatch.setenv(name, value)
    with Serving(tmp_path) as serving, phone.calls(serving.url) as client:
        shelf = {game["id"]: game for game in client.get("/api/games").json()}
        assert [level["id"] for level in shelf["dare"]["levels"]] == ["beginner", "casual", "strong", "perfect"]
        assert len(client.get("/api/games/dare/lesson").json()["tasks"]) == 4
        code, token = phone.new_table(client, "mine", "bot:casual", game="dare")
        with phone.Phone(serving.url, code, token) as mine:
            mine.ready()
            play_with_a_bot(mine)
            assert max(mine.position["result"]["scores"]) == 3
            assert {event["actor"] for event in mine.log if event["bot"]} == {1}


def play_with_a_bot(mine):
    """Stop whenever that is possible, until the match is over."""
    mine.wait_for(lambda each: each.position)
    while not mine.position["result"]:
        mine.wait_for(lambda each: each.position["result"] or 0 in each.position["actors"])
        if not mine.position["result"]:
            answer = mine.play(0, mine.moves(0)[-1])
            assert answer["type"] == "accepted", answer
            mine.wait_for(lambda each, n=answer["n"]: each.position["n"] >= n)


def test_generators_write_types_and_golden_dice_and_change_no_other_file(copy):
    write_what_is_generated(copy)
    assert "export interface Dare {" in (copy.root / "web/src/lib/messages.ts").read_text("utf-8")
    assert copy.changed() == GENERATED


def write_what_is_generated(copy):
    copy.npm("types")
    for golden in GOLDEN:
        (copy.root / f"web/tests/{golden}.json").write_text(copy.python(f"tests/{golden}.py"))


@pytest.mark.slow
def test_all_checks_of_the_repository_pass_with_the_new_game(tmp_path):
    """Types, imports, the web, and every test that looks at the whole shelf; no file changes but what is generated."""
    copy = RepositoryCopy(tmp_path)
    write_what_is_generated(copy)
    for script in ("types:check", "check", "test", "build"):
        copy.npm(script)
    copy.python("-m", "mypy", "--package", "fives.games.dare")
    copy.run("lint-imports")
    assert copy.pytest(*SHELF_WIDE, "tests/arena", "tests/envs", "-m", "not slow", "-k", not_of_others()) > 100
    assert copy.changed() == GENERATED


def not_of_others():
    """Return what leaves out the tests of single other games."""
    others = sorted(path.parent.name for path in ROOT.glob("src/fives/games/*/rules.py"))
    return f"dare or not ({' or '.join(others)})"
