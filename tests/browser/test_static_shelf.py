"""The static shelf in a real browser: files from a plain HTTP server, which is stopped once the games are kept."""

import json
import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from phones import Phone, play_on
from playwright.sync_api import Browser, expect
from test_learn import Learner
from test_number_poker import COVER, begin, choices, choose
from worker_page import WorkerPage

from fives import new_match, play_chance
from fives.core.catalogue import find_game, games
from fives.core.chance.daily_puzzle import day_dice, day_secret
from fives.core.records.record import Record
from fives.core.records.verify_record import verify
from fives.table.http_bodies import GameInfo

ROOT = Path(__file__).parents[2]
FOLDER = Path(os.environ.get("FIVES_SHELF", ROOT / ".stamps/shelf"))  # `make test` builds it, with Tug's tables alone
SOON = 90_000  # milliseconds until Python is there, however busy the machine is


class Host:
    """A static host: Python's own, which knows nothing of fives."""

    def __init__(self) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"http://localhost:{self.port}"
        self.start()

    def start(self) -> None:
        served = ["--bind", "127.0.0.1", "--directory", str(FOLDER)]
        command = [sys.executable, "-m", "http.server", str(self.port), *served]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for _ in range(200):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.05)
        raise AssertionError("the static host does not answer")

    def stop(self) -> None:
        self._process.kill()
        self._process.wait()


class Device(Phone):
    """A phone whose games are its own: addresses lie behind a `#`."""

    def open(self, path: str = "/") -> "Device":
        self.page.goto(f"{self.url}/#{path}")
        return self

    @property
    def code(self) -> str:
        return self.page.url.rpartition("/")[2]

    def read_record(self) -> dict[str, object]:
        """Save the record of the game on the screen, and return it."""
        if not self.page.get_by_role("button", name="Save this game").count():
            self.tap("more about it")
        with self.page.expect_download() as saved:
            self.page.get_by_role("button", name="Save this game").first.click()
        return json.loads(Path(saved.value.path()).read_text())


@pytest.fixture(scope="module")
def _built() -> None:
    assert (FOLDER / "sw.js").is_file(), "the static shelf is not built: make test builds it"


@pytest.fixture
def host(_built: None) -> Iterator[Host]:
    running = Host()
    yield running
    running.stop()


@pytest.fixture
def device(browser: Browser, host: Host) -> Iterator[Callable[..., Device]]:
    made: list[Device] = []

    def make(**wishes: object) -> Device:
        made.append(Device(browser, host.url, **wishes))
        return made[-1]

    yield make
    troubles = [trouble for each in made for trouble in each.troubles]
    for each in made:
        each.switch_off()
    assert troubles == []


def keep_all(device: Device) -> None:
    device.page.get_by_role("button", name=re.compile("Keep all games")).click()
    expect(device.page.get_by_text(re.compile("You can play without internet"))).to_be_visible(timeout=SOON)
    device.page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def verified(record: dict[str, object], folder: Path) -> bool:
    """Say whether `fives verify` finds nothing wrong with a record."""
    (folder / "match.json").write_text(json.dumps(record))
    command = [sys.executable, "-m", "fives", "verify", str(folder / "match.json")]
    return subprocess.run(command, capture_output=True).returncode == 0


@pytest.mark.slow
@pytest.mark.parametrize("whole", [False, True], ids=["given up", "whole"])
def test_without_internet_games_are_kept_played_and_survive_a_killed_tab(
    device: Callable[..., Device], host: Host, tmp_path: Path, whole: bool
) -> None:
    ann = device().open()
    expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
    keep_all(ann)
    host.stop()
    ann.context.set_offline(True)
    ann.page.reload()
    expect(ann.page.get_by_text(re.compile("You can play without internet"))).to_be_visible()
    ann.lay("bot", "begin")
    play_on(ann, until=lambda: sum(ann.scores[:2]) > 0)
    code, scores = ann.code, ann.scores
    ann.page.reload()
    ann.page.locator(".seats .score").first.wait_for()
    assert all(now >= then for now, then in zip(ann.scores, scores, strict=True))  # a bot may have scored since
    again = ann.context.new_page()  # another tab, while this one is closed without a goodbye
    ann.page.close(run_before_unload=False)
    ann.page = again
    ann.open(f"/table/{code}")
    if whole:
        play_on(ann)
        assert max(ann.scores) == 5
    else:
        scores = ann.scores
        play_on(ann, until=lambda: ann.scores != scores)
        ann.resign()
    assert verified(ann.read_record(), tmp_path)


def test_a_match_is_shared_as_a_link_that_another_device_plays_on_from(
    device: Callable[..., Device], tmp_path: Path
) -> None:
    """Two people pass one device with their secrets covered; the match against a bot is given up and shared."""
    ann = device()
    begin(ann, "device")
    cover = ann.page.get_by_role("button", name=COVER["en"])
    for _ in range(2):
        expect(cover).to_be_visible(timeout=SOON)
        assert choices(ann.page).filter(visible=True).count() == 0
        cover.click()
        choices(ann.page).last.click()  # both show an empty hand
    ann.lay("bot", "begin")
    ann.page.locator("main svg").first.wait_for()
    ann.resign()
    assert verified(ann.read_record(), tmp_path)
    ann.page.evaluate("navigator.clipboard.writeText = async (text) => void (window.copied = text)")
    ann.page.evaluate("delete Navigator.prototype.share")
    ann.page.get_by_role("button", name="Share the game").first.click()
    link = ann.page.wait_for_function("() => window.copied").json_value()
    assert link.startswith(f"{ann.url}/#/match/")
    ben = device()
    ben.page.goto(link)
    expect(ben.page.get_by_text(re.compile("rules"))).to_be_visible(timeout=SOON)
    ben.page.get_by_role("slider").fill("1")
    ben.page.get_by_role("button", name="Play on from here").click()
    ben.page.wait_for_url("**/table/*")
    ann.open("/learn/tug")
    learner = Learner(ann, "tug")
    learner.says("goal")
    learner.page.get_by_role("button", name="Three alike").tap()
    learner.says("goal-yes")


@pytest.mark.slow
def test_two_people_pass_one_device_to_the_end(device: Callable[..., Device], tmp_path: Path) -> None:
    ann = device()
    begin(ann, "device")
    play_on(ann, how=choose(1), until=lambda: ann.over, seconds=400)
    assert verified(ann.read_record(), tmp_path)


@pytest.mark.slow
def test_the_tables_are_open_in_one_tab_at_a_time(device: Callable[..., Device]) -> None:
    ann = device().open("/learn/tug")
    expect(ann.page.locator("main svg").first).to_be_visible(timeout=SOON)
    other = ann.context.new_page()
    other.goto(f"{ann.url}/#/learn/tug")
    expect(other.locator("main svg").first).to_be_visible(timeout=SOON)
    expect(ann.page.get_by_text("Your games are open in another tab.")).to_be_visible()
    ann.page.get_by_role("button", name="Play here").click()
    expect(other.get_by_text("Your games are open in another tab.")).to_be_visible(timeout=SOON)


@pytest.fixture(scope="module")
def worker(browser: Browser, _built: None) -> Iterator[WorkerPage]:
    running = Host()
    page = WorkerPage(browser, running.url, FOLDER)
    yield page
    page.close()
    running.stop()


def chairs(game: GameInfo, seats: int, level: str | None) -> list[dict[str, str]]:
    """Return who sits there: one person and bots, or people alone."""
    other = {"kind": "mine"} if level is None else {"kind": "bot", "level": level}
    return [{"kind": "mine"}, *[other] * (seats - 1)]


@pytest.mark.slow
@pytest.mark.parametrize("game", [game for game in games() if game != "find_fives"])  # there moves are drawn
def test_every_game_is_played_to_its_end_at_every_level_and_variation(worker: WorkerPage, game: str) -> None:
    """Each variation once by people alone, and once against each level; every record is verified here."""
    (info,) = (each for each in worker.get("/api/games") if each["id"] == game)
    variations: list[dict[str, object]] = [{}]
    for option in info["options"]:
        variations += [{option["name"]: value} for value in option["values"] if value != option["default"]]
    for options in variations:
        wished = [f"{name}={value}" for name, value in options.items()]
        fitting = [counts for name, counts in info["counts"].items() if name in wished]
        seats = (fitting or [info["counts"][""]])[0][0]
        for level in (None, *(each["id"] for each in info["levels"])) if seats > 1 else (None,):
            wish = {"game": game, "seats": chairs(info, seats, level), "options": options}
            told = worker.play_out(wish)
            found = verify(msgspec.convert(told["record"], Record))
            assert found.problems == (), (options, level)


@pytest.mark.slow
def test_the_daily_puzzle_is_that_of_a_server(worker: WorkerPage) -> None:
    """What is thrown first is what follows from the day alone, as at every server."""
    game = find_game("find_fives")
    code, token = worker.lay({"game": game.id, "seats": [{"kind": "mine"}], "daily": "2026-11-16"})
    worker.post(f"/api/tables/{code}/commands", token, {"type": "ready", "id": "1", "seed": "ab" * 16})
    view = worker.see(code, token)["hands"][0]["view"]
    dice = day_dice(day_secret(game.id, "2026-11-16"))
    match = play_chance(new_match(game, game.daily, 1), dice, at=0)
    there = msgspec.to_builtins(match.view(0), str_keys=True)
    assert [view["boards"], view["roll"]] == json.loads(msgspec.json.encode([there["boards"], there["roll"]]))
