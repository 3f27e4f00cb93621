"""What the page and the texts say of Torris is what the game does."""

import pytest
from fluent.runtime import FluentBundle, FluentResource

from fives.games.torris.notation import EXAMPLE
from fives.texts import text_files
from games.torris.figures import PAGE


def test_the_page_begins_as_the_notation_does():
    assert EXAMPLE.replace("|", "\\|") in PAGE.text


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("reason", ["points", "tower", "shared"])
def test_every_end_has_a_sentence(language, reason):
    """Ends that a game at random seldom meets."""
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource(text_files(language)["torris"].read_text("utf-8")))
    assert bundle.has_message(f"result-torris-{reason}")
    told = "torris-shared" if reason == "shared" else "torris-won"
    params = {"by": reason, "you": "no", "player": "Ann", "scores": "16-16"}
    text, errors = bundle.format_pattern(bundle.get_message(told).value, params)
    assert not errors
    assert "16-16" in text
