"""Solved tables on disk: built once, read back, and never trusted when harmed."""

import threading
import time
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from fives.solving.solved_tables import cache_folder, reporting, solved


@pytest.fixture(autouse=True)
def cache(tmp_path, monkeypatch):
    monkeypatch.setenv("FIVES_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.fixture
def build():
    def build():
        build.times += 1
        return {"values": np.arange(5) / 4, "names": np.array([1, 2], dtype=np.int8)}

    build.times = 0
    return build


def test_a_table_is_built_once_and_read_back_exactly(build):
    first, second = solved("toy", 1, build), solved("toy", 1, build)
    assert build.times == 1
    for name in ("values", "names"):
        assert (first[name] == second[name]).all()
        assert first[name].dtype == second[name].dtype


def test_numpy_reads_a_table_as_it_is(build):
    solved("toy", 1, build)
    with np.load(cache_folder() / "toy-1.npz") as table:
        assert list(table["names"]) == [1, 2]


def test_another_version_is_another_table(build):
    solved("toy", 1, build)
    solved("toy", 2, build)
    assert build.times == 2


@pytest.mark.parametrize("harm", [lambda data: data[:-3], lambda data: b"", lambda data: data[:60] + b"!" + data[61:]])
def test_a_damaged_table_is_rebuilt(build, harm):
    solved("toy", 1, build)
    (file,) = cache_folder().glob("*.npz")
    file.write_bytes(harm(file.read_bytes()))
    assert solved("toy", 1, build)["values"][4] == 1
    solved("toy", 1, build)
    assert build.times == 2


def test_concurrent_builders_wait_for_the_lock(build):
    begun = threading.Event()

    def slowly():
        begun.set()
        time.sleep(0.2)
        return build()

    with ThreadPoolExecutor() as pool:
        first = pool.submit(solved, "toy", 1, slowly)
        begun.wait()
        assert (solved("toy", 1, build)["values"] == first.result()["values"]).all()
    assert build.times == 1


def test_an_unwritable_cache_is_ignored(build, cache):
    cache.write_text("a file where the folder should be")
    assert solved("toy", 1, build)["values"][2] == 0.5


def test_waiting_callers_get_the_progress(build):
    told = []
    with reporting(lambda what, part: told.append((what, part))):
        solved("toy", 1, build)
        solved("toy", 1, build)
    assert told == [("toy", 0.0), ("toy", 1.0)]
