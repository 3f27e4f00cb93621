"""What the page and the texts say of Torris is what the game does."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from fives.games.torris import GAME
from fives.games.torris.notation import EXAMPLE

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs/games/torris.md").read_text("utf-8")


def test_the_losses_are_what_the_page_measured():
    """A level's loss is what it lacks to an even match against the strongest."""
    row = next(line for line in PAGE.splitlines() if line.startswith("| `strong` |"))
    shares = [float(share) / 100 for share in re.findall(r"([\d.]+) ± ", row)]
    assert [level.loss for level in GAME.levels] == pytest.approx([*(share - 0.5 for share in shares), 0.0], abs=0.0051)


def test_the_beginning_on_the_page_can_be_read():
    assert EXAMPLE.replace("|", "\\|") in PAGE


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("reason", ["points", "tower", "shared"])
def test_every_end_has_a_sentence(language, reason):
    """Ends that a game at random seldom meets."""
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource((ROOT / f"src/fives/games/torris/texts/{language}.ftl").read_text("utf-8")))
    assert bundle.has_message(f"result-torris-{reason}")
    told = "torris-shared" if reason == "shared" else "torris-won"
    params = {"by": reason, "you": "no", "player": "Ann", "scores": "16-16"}
    text, errors = bundle.format_pattern(bundle.get_message(told).value, params)
    assert not errors
    assert "16-16" in text
