"""Real phones: Chromium contexts of the size, language and light asked for, at a real server."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from phones import FLAGS, PATIENCE, Phone, find_chromium
from playwright.sync_api import Browser, expect

from server_process import Serving

expect.set_options(timeout=PATIENCE)
WEB = Path(__file__).parents[2] / "src/fives/web/index.html"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let a test with a browser be tried a second time; the summary names those that were."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, object]:
    return {"executable_path": find_chromium(), "args": FLAGS}


@pytest.fixture(scope="session")
def _built_page() -> None:
    assert WEB.is_file(), "the page is not built: make test builds it"


@pytest.fixture(scope="session")
def lasting(tmp_path_factory: pytest.TempPathFactory, _built_page: None) -> Iterator[Serving]:
    """Yield the server of this worker: its bots have learned their games when the next test comes."""
    bursts = dict.fromkeys(("table_burst", "guess_burst", "message_burst", "seat_call_burst"), 10_000)
    with Serving(tmp_path_factory.mktemp("server"), bot_delay=0.02, **bursts) as serving:
        yield serving


@pytest.fixture
def serving(lasting: Serving) -> Iterator[Serving]:
    before = lasting.log.stat().st_size
    yield lasting
    assert b"ERROR" not in lasting.log.read_bytes()[before:]


@pytest.fixture
def phone(browser: Browser, serving: Serving) -> Iterator[Callable[..., Phone]]:
    """Return a maker of phones; a page that throws or logs an error fails the test."""
    phones: list[Phone] = []

    def make(**wishes: object) -> Phone:
        phones.append(Phone(browser, serving.url, **wishes))
        return phones[-1]

    yield make
    troubles = [trouble for each in phones for trouble in each.troubles]
    for each in phones:
        each.switch_off()
    assert troubles == []
