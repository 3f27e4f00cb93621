"""The shelf of one device: the live tables behind messages, saved in rows."""

import asyncio
import dataclasses
import json
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from local_page import LocalPage

import fives
from fives.core.records.record import Record
from fives.core.records.verify_record import verify
from fives.local.row_store import RowsInMemory
from fives.local.shelf import SETTINGS

FAST = {"settings": dataclasses.replace(SETTINGS, bot_delay=0.0)}


class FailingRows(RowsInMemory):
    """Rows that cannot be written once `full` is set."""

    full = False

    async def write(self, rows):
        if self.full:
            raise OSError("the disk is full")
        await super().write(rows)


async def opened(rows):
    page = LocalPage(rows, **FAST)
    await page.shelf.start()
    return page


def killed(page):
    """End a shelf as a killed tab does: nothing is closed, no goodbye is saved."""
    for task in asyncio.all_tasks():
        if task is not asyncio.current_task():
            task.cancel()


def test_a_match_against_a_bot_is_played_and_its_record_verified(tmp_path):
    async def story():
        page = await opened(RowsInMemory())
        code, token = await page.lay("torris", "mine", "beginner")
        await page.sit(code, token)
        await page.ready()
        await page.play_on()
        record = await page.get(f"/api/tables/{code}/record", token)
        await page.shelf.stop()
        return record

    record = asyncio.run(story())
    found = verify(msgspec.convert(record, Record))
    assert (found.sealed, found.problems) == (True, ())
    (tmp_path / "match.json").write_text(json.dumps(record))
    done = subprocess.run([sys.executable, "-m", "fives", "verify", tmp_path / "match.json"], capture_output=True)
    assert done.returncode == 0, done.stderr


def test_an_acknowledged_move_survives_a_kill_and_is_answered_again():
    async def story():
        rows = RowsInMemory()
        page = await opened(rows)
        code, token = await page.lay("tug", "mine", "mine")
        await page.sit(code, token)
        await page.ready()
        await page.play_on(5)
        before = page.position
        killed(page)
        again = await opened(rows)
        await again.sit(code, token)
        assert (again.position["n"], again.position["hands"]) == (before["n"], before["hands"])
        await again.play_on()
        assert again.position["result"]
        await again.shelf.stop()

    asyncio.run(story())


def test_a_move_is_saved_before_it_is_acknowledged_and_shown():
    async def story():
        rows = FailingRows()
        page = await opened(rows)
        code, token = await page.lay("tug", "mine", "mine")
        await page.sit(code, token)
        await page.ready()
        kept, position = dict(rows.rows), page.position
        rows.full = True
        hand = next(hand for hand in position["hands"] if hand["moves"])
        play = {"seat": hand["seat"], "move": hand["moves"][0], "epoch": 1, "seen": position["n"]}
        answer = await page.command("play", **play)
        assert (answer["type"], answer["code"]) == ("refused", "not_saved")
        assert (rows.rows, page.position) == (kept, position)
        rows.full = False
        begun = len(page.told)
        assert (await page.command("play", **play))["type"] == "accepted"
        frames = [json.loads(each["text"])["type"] for each in page.told[begun:]]
        assert frames[:2] == ["accepted", "news"]
        assert rows.rows != kept
        await page.shelf.stop()

    asyncio.run(story())


def test_a_bot_goes_on_after_a_restart_by_itself():
    async def story():
        rows = RowsInMemory()
        page = await opened(rows)
        code, token = await page.lay("torris", "mine", "beginner")
        await page.sit(code, token)
        await page.ready()
        await page.play_on(1)
        killed(page)
        again = await opened(rows)
        await again.sit(code, token)
        await again.until(lambda: any(hand["moves"] for hand in again.position["hands"]))
        await again.shelf.stop()

    asyncio.run(story())


def test_secrets_of_two_people_on_one_device_reach_only_their_hands():
    async def story():
        page = await opened(RowsInMemory())
        code, token = await page.lay("number_poker", "mine", "mine")
        await page.sit(code, token)
        await page.ready()
        await page.play_on()
        record = await page.get(f"/api/tables/{code}/record", token)
        assert verify(msgspec.convert(record, Record)).problems == ()
        await page.shelf.stop()

    asyncio.run(story())


def test_the_puzzle_of_the_day_is_that_of_every_server():
    async def story():
        page = await opened(RowsInMemory())
        code, token = await page.lay("find_fives", "mine", daily="2026-11-16")
        await page.sit(code, token)
        await page.ready()
        await page.until(lambda: page.position)
        await page.shelf.stop()
        return page.position["hands"][0]["view"]

    first, again = asyncio.run(story()), asyncio.run(story())
    assert first["roll"] == again["roll"]
    assert first["boards"] == again["boards"]


def test_lessons_hints_reviews_and_logs_are_answered():
    async def story():
        page = await opened(RowsInMemory())
        assert {game["id"] for game in await page.get("/api/games")} == set(fives.all_games())
        lesson = await page.get("/api/games/clear_away/lesson")
        right = lesson["tasks"][0]["right"]
        assert (await page.get(f"/api/games/clear_away/lesson/0?move={right}"))["right"]
        code, token = await page.lay("tug", "mine", "casual")
        await page.sit(code, token)
        await page.ready()
        await page.until(lambda: any(hand["moves"] for hand in page.position["hands"]))
        hint = await page.get(f"/api/tables/{code}/hint?seat=0", token)
        assert hint["moves"]
        await page.play_on()
        review = await page.get(f"/api/tables/{code}/review?epoch=1", token)
        assert len(review["decisions"]) > 0
        log = await page.get(f"/api/tables/{code}/log?epoch=1&before=3", token)
        assert [told["n"] for told in log["log"]] == [1, 2]
        await page.shelf.stop()

    asyncio.run(story())


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/nothing", 400, "bad_message"),
        ("GET", "/api/tables/XXXXX", 404, "no_table"),
        ("GET", "/api/tables/XXXXX/look?n=x&seat=0", 400, "bad_message"),
        ("GET", "/api/games/nope/lesson", 404, "unknown_game"),
        ("POST", "/api/records", 422, "bad_record"),
    ],
)
def test_a_call_that_fails_is_refused_as_over_http(method, path, status, code):
    async def story():
        page = await opened(RowsInMemory())
        answer, problem = await page.call(method, path, body="{")
        await page.shelf.stop()
        return answer, problem["code"]

    assert asyncio.run(story()) == (status, code)


def test_a_table_that_is_gone_says_goodbye_to_its_socket():
    async def story():
        page = await opened(RowsInMemory())
        await page.sit("XXXXX", "nobody")
        assert [each["type"] for each in page.told] == ["frame", "shut"]
        assert json.loads(page.told[0]["text"]) == {"type": "bye", "reason": "no_table"}
        await page.shelf.stop()

    asyncio.run(story())


def test_a_device_has_no_guests_and_lists_nothing():
    async def story():
        page = await opened(RowsInMemory())
        house = await page.get("/api/house")
        await page.shelf.stop()
        return house

    assert asyncio.run(story()) == {"lists": False, "alone": True}


ALONE = """
import asyncio, json, sys
sys.path.insert(0, {tests!r})
import threading
def no_thread(*_): raise RuntimeError("can't start new thread")
threading.Thread.start = no_thread
from local_page import LocalPage
from fives.local.row_store import RowsInMemory

async def story():
    page = LocalPage(RowsInMemory())
    await page.shelf.start()
    code, token = await page.lay("torris", "mine", "beginner")
    await page.sit(code, token)
    await page.ready()
    await page.play_on({moves})
    print(json.dumps([page.position["n"] > 3, sorted(name for name in sys.modules if name in {forbidden!r})]))
    await page.shelf.stop()

asyncio.run(story())
"""
FORBIDDEN = ("numpy", "numba", "apsw", "asyncpg", "litestar", "platformdirs", "filelock", "segno", "websockets")


def test_it_runs_with_msgspec_alone_and_without_threads(tmp_path):
    for package in (fives, msgspec):
        (tmp_path / package.__name__).symlink_to(Path(package.__file__).parent)
    script = ALONE.format(tests=str(Path(__file__).parent), moves=4, forbidden=FORBIDDEN)
    code = f"import sys; sys.path.append({str(tmp_path)!r})\n{script}"
    done = subprocess.run([sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout.splitlines()[-1]) == [True, []]
