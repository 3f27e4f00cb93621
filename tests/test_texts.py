"""Every text of every language: what is on the list, what is complete, and what the comparison with English finds."""

import json
import re
from pathlib import Path

import msgspec
import pytest
from babel import Locale

import text_checks
from fives.cli.terminal.translations import Translations
from fives.texts import LANGUAGES, PACKAGE, SOURCE, Language, lookup, text_files, text_path

ROOT = Path(__file__).parents[1]
every_language = pytest.mark.parametrize("tag", LANGUAGES)


@every_language
def test_a_language_has_what_its_line_says(tag):
    language = LANGUAGES[tag]
    found = Locale.parse(tag, sep="-")
    assert language.dir == {"right-to-left": "rtl", "left-to-right": "ltr"}[found.character_order]
    assert re.fullmatch("[A-Z][a-z]{3}", language.script)
    assert not set(language.also) & set(LANGUAGES)


def test_every_file_of_texts_belongs_to_a_language_of_the_list():
    listed = {str(file) for tag in LANGUAGES for file in text_files(tag).values()}
    assert {str(file) for file in (ROOT / "src/fives").rglob("*.ftl")} == listed


@every_language
def test_a_language_is_complete_exactly_if_the_list_says_so(tag):
    """Otherwise: translate what is missing, or change `complete` in its line."""
    missing = text_checks.compare(tag).missing
    assert LANGUAGES[tag].complete == (not missing), missing[:20]


@every_language
def test_a_language_has_no_text_that_english_lacks_and_none_out_of_order(tag):
    faults = text_checks.compare(tag).faults
    assert [
        fault for fault in faults if re.search("not in English|other order|cannot be read|there is no|refers", fault)
    ] == []


CASES = json.loads((ROOT / "web/tests/golden_lookup.json").read_text("utf-8"))


@pytest.mark.parametrize("case", CASES, ids=[f"{','.join(case['wanted'])}:{case['found']}" for case in CASES])
def test_lookup(case):
    """The page reads the same cases."""
    lines = [
        {"name": "", "dir": "ltr", "script": "Latn", "complete": True, "read": True, **each} for each in case["offered"]
    ]
    assert lookup(case["wanted"], msgspec.convert(lines, list[Language])) == case["found"]


ENGLISH = """a = One
# $extra: how many more. $spare may
# be left out
b = { $name } has { $count ->
    [one] one stone
   *[other] { $count } stones
  } { $spare }
# $few: 2 to 4
c = { $few ->
    [one] one
   *[other] many
  }
"""
GOOD = """a = Один
b = { $name }: { $count ->
    [one] { $count } камінь
    [few] { $count } камені
   *[many] { $count } каменів
  } { $extra }
c = { $few ->
    [one] один
   *[few] багато
  }
"""


@pytest.fixture
def compare(tmp_path):
    """Return what is found in a package with one text file in English and one in Ukrainian."""

    def compare(own, part="page"):
        (tmp_path / "games").mkdir(exist_ok=True)
        for tag, text in {"en": ENGLISH, "uk": own}.items():
            file = tmp_path / text_path(tag, part)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8")
        for other in {"page", "terminal"} - {part}:
            file = tmp_path / text_path("en", other)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text("", "utf-8")
        return text_checks.compare("uk", tmp_path)

    return compare


def test_a_good_translation_is_compared(compare):
    found = compare(GOOD)
    assert (found.missing, found.faults, found.percent) == ([], [], 100)


@pytest.mark.parametrize(
    ("good", "bad", "fault"),
    [
        ("a = Один\n", "a = Один\nd = Два\n", "page: d: not in English"),
        ("a = Один\n", "a = Один\na = Два\n", "page: cannot be read: a is there twice"),
        ("a = Один\n", "a = { $name\n", "page: cannot be read: a = { $name"),
        ("a = Один\n", "a = { e }\n", "page: a: refers to e, which is missing"),
        ("$name }", "$nam }", "page: b: $nam is unknown"),
        ("{ $name }", "", "page: b: $name is not used"),
        ("    [few] { $count } камені\n", "", "page: b: no [few] for $count"),
        ("    [one] { $count } камінь\n", "", "page: b: no [one] for $count"),
        ("*[many]", "*[other]", "page: b: no [many] for $count"),
        ("*[few]", "*[many]", "page: c: no [few] for $few"),
    ],
)
def test_what_is_wrong_is_found(compare, good, bad, fault):
    assert good in GOOD
    assert fault in compare(GOOD.replace(good, bad)).faults


def test_missing_texts_and_another_order_are_found(compare):
    found = compare(GOOD.replace("a = Один\n", ""))
    assert (found.missing, found.faults, found.percent) == (["page: a"], [], 66)
    found = compare(GOOD.replace("a = Один\n", "") + "a = Один\n")
    assert found.faults == ["page: b: other order than in English, where a comes first"]


def test_texts_are_put_in_order_with_their_comments(compare, tmp_path):
    shuffled = "# Page\n\n" + GOOD.replace("a = Один\n", "") + "# one\na = Один\n"
    assert compare(shuffled).faults
    text_checks.put_in_order("uk", tmp_path)
    written = tmp_path.joinpath(text_path("uk", "page")).read_text("utf-8")
    assert written.startswith("# Page\n\n# one\na = Один\nb = ")
    assert compare(written).faults == []


def test_what_is_as_in_english_is_told(compare):
    assert compare(GOOD.replace("a = Один", "a = One")).same == ["page: a"]


def test_the_terminal_may_be_left_out_but_not_half(compare):
    assert compare(GOOD).missing == []
    assert compare("a = Один\n", "terminal").missing == ["terminal: b", "terminal: c"]


def test_the_command_prints_what_a_language_lacks(compare, capsys, monkeypatch):
    """Ukrainian is complete; here it is compared in a package that lacks one of three texts."""
    assert text_checks.main(["--order", "en"]) == 0
    assert capsys.readouterr().out == "en: 100 %, complete\n"
    lacking = compare(GOOD.replace("a = Один\n", ""))
    monkeypatch.setattr(text_checks, "compare", lambda tag: lacking)
    assert text_checks.main(["uk"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "uk: 66 %, complete",
        "  missing  page: a",
        "  wrong    languages.json: uk lacks texts, but is marked as complete",
    ]


def test_a_language_without_texts_speaks_english_in_the_terminal():
    """One of the list that has none for it, or one that is not on the list at all."""
    for tag in ("ti", "xx"):
        words = Translations(tag)
        lacking = "cli-name" if tag == "ti" else "tug-name"
        assert words.say(lacking) == Translations(SOURCE).say(lacking) != lacking


def test_the_page_of_languages_names_them_all():
    page = (ROOT / "docs/languages/README.md").read_text("utf-8")
    assert ", ".join(language.name for language in LANGUAGES.values()) in page
    unread = [Locale.parse(tag, sep="-").english_name for tag, each in LANGUAGES.items() if not each.read]
    assert [name for name in unread if name not in page.replace("Farsi", "Persian")] == []


def test_the_package_has_the_list():
    assert json.loads(PACKAGE.joinpath("texts", "languages.json").read_text("utf-8"))[0]["tag"] == SOURCE
