"""A language is a folder and one line: one of which little is translated, in a copy of the repository."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from phones import PATIENCE, PHONE
from playwright.sync_api import Browser, Page, expect

from adding.repository_copy import RepositoryCopy
from fives.cli.terminal.translations import Translations
from fives.core.catalogue import games
from fives.texts import text_path
from phone import calls, new_table
from server_process import Serving

TAG = "pt-BR"
LINE = {"tag": TAG, "name": "Português", "dir": "ltr", "script": "Latn", "also": ["pt"]}
LINE |= {"complete": False, "read": False}
PAGE = """shelf-code = Código da mesa
language = Idioma
shelf-open-free = { $count ->
    [one] um lugar livre
   *[other] { $count } lugares livres
}
"""
TUG = """tug-name = Cabo de Guerra
rule-TU2 = Uma regra em português.
"""
TERMINAL = "cli-name = nome\n"
RULES = "[id^=rule-] p"


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> RepositoryCopy:
    """Return a copy with the language, built."""
    copy = RepositoryCopy(tmp_path_factory.mktemp("copy"))
    package = copy.root / "src/fives"
    listed = package / "texts/languages.json"
    listed.write_text(json.dumps([*json.loads(listed.read_text("utf-8")), LINE]), "utf-8")
    for part, text in {"page": PAGE, "tug": TUG, "terminal": TERMINAL}.items():
        file = package / text_path(TAG, part)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    copy.npm("build")
    return copy


def show(page: Page, url: str) -> None:
    """Open a page; wait until it is drawn."""
    page.goto(url)
    page.locator("main, .screen").first.wait_for()


def raw_keys(page: Page, known: set[str]) -> list[str]:
    """Return what is shown of the page that is the key of a text."""
    return sorted(set(page.locator("body").inner_text().split()) & {key for key in known if "-" in key})


@pytest.mark.long
def test_the_page_shows_english_where_a_text_is_missing(
    browser: Browser, copy: RepositoryCopy, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in copy.environ.items():
        monkeypatch.setenv(name, value)
    known = set(json.loads(copy.python("-c", KEYS)))
    troubles: list[str] = []
    with (
        Serving(tmp_path) as serving,
        calls(serving.url) as client,
        browser.new_context(viewport=PHONE, locale="pt-PT") as context,
    ):
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: troubles.append(str(error)))
        show(page, serving.url)
        expect(page.locator("html")).to_have_attribute("lang", TAG)
        expect(page.get_by_label("Código da mesa")).to_be_visible()
        expect(page.get_by_label("Idioma")).to_have_value(TAG)
        expect(page.locator("a[href='/game/tug'] svg text")).to_have_text(["Cabo", "de Guerra", "5-Dice games"])
        expect(page.locator("a[href='/game/torris'] svg text")).to_have_text(["Torris", "FIVE!"])
        assert raw_keys(page, known) == []
        for id, game in games().items():
            show(page, f"{serving.url}/game/{id}")
            page.locator(RULES).first.wait_for(state="attached")
            code, _ = new_table(client, *["bot:casual"] * min(game.seats), game=id)
            show(page, f"{serving.url}/screen/{code}")
            page.get_by_text("Spectators").or_(page.locator(".seats")).first.wait_for()
            assert raw_keys(page, known) == [], id
        show(page, f"{serving.url}/game/tug")
        expect(page.get_by_role("heading", level=1)).to_have_text("Cabo de Guerra")
        rules = page.locator(RULES)
        expect(rules.filter(has_text="Uma regra em português.")).not_to_have_attribute("lang", "en")
        assert page.locator(f"{RULES}[lang=en]").count() > 3
        assert [rule for rule in rules.all_inner_texts() if rule.startswith("rule-")] == []
    assert troubles == []


KEYS = """
import json, re
from fives.texts import text_files
texts = [file.read_text('utf-8') for file in text_files('en').values()]
print(json.dumps(re.findall(r'^([a-zA-Z][\\w-]*) =', '\\n'.join(texts), re.M)))
"""


@pytest.mark.long
def test_the_terminal_shows_english_where_a_text_is_missing(copy: RepositoryCopy) -> None:
    environ = {**copy.environ, "LC_ALL": "pt_PT.UTF-8", "COLUMNS": "200"}

    def printed(*arguments: str) -> str:
        command = [sys.executable, "-m", "fives", "games", *arguments]
        return subprocess.run(command, cwd=copy.root, env=environ, capture_output=True, text=True, check=True).stdout

    head, *rows = printed().splitlines()
    assert head.split()[:2] == [Translations("en").say("cli-game"), "nome"]
    assert any("Cabo de Guerra" in row for row in rows)
    assert any("Torris" in row for row in rows)
    assert TAG in printed("--help")
