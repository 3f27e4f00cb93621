"""The installed app (this machine is a secure context): manifest, icons, and an offline page."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from phones import PHONE, Phone
from playwright.sync_api import Browser, expect

from phone import calls
from server_process import Serving

MakePhone = Callable[..., Phone]
PNG = b"\x89PNG\r\n\x1a\n"


def test_the_page_can_be_installed(phone: MakePhone) -> None:
    ann = phone().open()
    ann.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    session = ann.context.new_cdp_session(ann.page)
    told = session.send("Page.getAppManifest")
    assert told["errors"] == []
    against = {error["errorId"] for error in session.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert against <= {"in-incognito"}  # as every page of a test is
    with calls(ann.url) as client:
        for icon in json.loads(told["data"])["icons"]:
            answer = client.get(icon["src"])
            assert answer.headers["content-type"].partition(";")[0] == icon["type"]
            if icon["type"] == "image/png":
                width, height = (int.from_bytes(answer.content[at : at + 4]) for at in (16, 20))
                assert (answer.content[:8], f"{width}x{height}") == (PNG, icon["sizes"])


@pytest.mark.parametrize(
    ("language", "title"), [("de", "Die Spieltische sind gerade nicht erreichbar"), ("fa", "میز بازی")]
)
def test_the_offline_page_is_shown_until_the_server_answers(
    browser: Browser, tmp_path: Path, language: str, title: str
) -> None:
    """In the language the device was set to, whatever the browser's own is."""
    with Serving(tmp_path) as serving, browser.new_context(viewport=PHONE, locale="en") as context:
        page = context.new_page()
        page.goto(serving.url)
        page.evaluate("tag => localStorage.setItem('fives.locale', tag)", language)
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        serving.stop()
        page.goto(f"{serving.url}/game/tug")
        expect(page.get_by_role("heading", level=1)).to_contain_text(title)
        assert page.evaluate("document.documentElement.lang") == language
        expect(page.get_by_role("button")).to_have_count(1)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        serving.start()
        expect(page.locator(".switches")).to_be_visible(timeout=30_000)  # by itself
        expect(page).to_have_url(f"{serving.url}/game/tug")


def test_the_service_worker_does_not_cache_pages(phone: MakePhone) -> None:
    """Nothing of the page is put aside, so that none is older than the server."""
    ann = phone().open()
    ann.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    kept = ann.page.evaluate(
        """async () => (await Promise.all((await caches.keys()).map(async (name) =>
            (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)))).flat().sort()"""
    )
    assert kept == ["/icon.svg", "/offline.html", "/offline.js"]
    ann.open("/game/tug")
    entry = ann.page.evaluate("performance.getEntriesByType('navigation')[0].toJSON()")
    assert entry["transferSize"] > 0
