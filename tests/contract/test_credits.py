"""Credits: every box and every page names the designer, in every language."""

from typing import get_args

import pytest
import shelf_checks as shelf

from fives.core.catalogue import games
from fives.core.game import DESIGNERS, Box
from page_sections import page_of, spec

MAKERS = {
    "find_fives": ("Jürgen P. K. Grunau", "Oliver Freudenreich", "Markus Singer"),
    "five": ("Steffen Mühlhäuser", "Bund Deutscher PfadfinderInnen", "300", "2016"),
    "five_dice": ("Paul Hoemke", "Animal Games"),
}
every_language = pytest.mark.parametrize("language", shelf.LANGUAGES)
every_game = pytest.mark.parametrize("game", games().values(), ids=games())
every_box = pytest.mark.parametrize("box", get_args(Box))


def say(language, key, **params):
    """Return a sentence that every game shares; it has no gap."""
    bundle = shelf.texts(games()["tug"], language)
    text, errors = bundle.format_pattern(bundle.get_message(key).value, params)
    assert not errors
    return text


@every_language
@every_box
def test_a_box_names_its_designer_and_tells_who_made_it(box, language):
    assert say(language, f"box-{box.replace('_', '-')}")
    assert DESIGNERS[box] in say(language, "box-by", designer=DESIGNERS[box])
    story = say(language, f"box-{box.replace('_', '-')}-story")
    assert DESIGNERS[box] == MAKERS[box][0]
    assert [name for name in MAKERS[box] if name not in story] == []


@every_language
def test_the_credits_separate_our_work_from_the_designers(language):
    assert say(language, "box-ours")


@every_game
def test_the_page_of_a_game_names_its_designer(game):
    assert game.by == DESIGNERS[game.box]
    assert game.by in spec(page_of(game.id).read_text("utf-8"), "box")


@pytest.mark.parametrize("file", ["README.md", "docs/games/README.md", "LICENSE"])
@every_box
def test_readme_and_license_name_everyone(file, box):
    words = " ".join(shelf.ROOT.joinpath(file).read_text("utf-8").split())
    people = MAKERS[box][:3] if box == "find_fives" else MAKERS[box][:1]
    assert [name for name in people if name not in words] == []


def test_the_license_keeps_the_text_of_mit():
    text = shelf.ROOT.joinpath("LICENSE").read_text("utf-8")
    assert text.startswith(
        "MIT License\n\nCopyright (c) 2026 the fives authors\n\nPermission is hereby granted, free of"
    )
    assert "OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE\nSOFTWARE.\n\n---" in text
    assert "does not cover" in text
