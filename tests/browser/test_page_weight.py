"""The first page is small: everything the shelf loads, compressed, without fonts."""

from collections.abc import Callable

import pytest
from phones import LOADED, Phone

MakePhone = Callable[..., Phone]
MOST = 150_000  # bytes


@pytest.mark.parametrize("language", ["en", "ar"])
def test_the_first_page_loads_at_most_150_kb(phone: MakePhone, language: str) -> None:
    ann = phone().open()
    ann.page.evaluate("tag => localStorage.setItem('fives.locale', tag)", language)
    ann.open()
    ann.page.locator("a[href='/game/tug']").first.wait_for()
    ann.page.wait_for_load_state("networkidle")
    loaded = {path: size for path, size in ann.page.evaluate(LOADED) if not path.endswith((".woff", ".woff2"))}
    total = sum(loaded.values())
    assert any(path.startswith("/assets/") and size > 1000 for path, size in loaded.items())
    assert total <= MOST, sorted(loaded.items(), key=lambda item: -item[1])[:8]
