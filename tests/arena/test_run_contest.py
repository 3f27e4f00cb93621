"""Contests of many bots: who meets whom, any executor, a journal from which one that was broken off goes on."""

from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pytest

import fives
from fives.arena import dask_cluster
from fives.arena import run_contest as holding
from fives.arena.bot_files import BadBot, BotFailed, load, read_source
from fives.arena.contest import Bot, Contest, Round
from fives.arena.journal import BadJournal, Journal
from fives.arena.run_contest import run_contest
from fives.core.refusal import BadLevel, BadOption, BadSeats, UnknownGame

LAST = "def choose(view, seat, level, random, budget):\n    return MOVES(view, seat)[-1]\n"
OWN = f"from fives import find_game\nMOVES = find_game('tug').rules.moves\n\n\n{LAST}"


class Counting(Executor):
    """An executor that plays at once, here, and counts; it is broken off after so many."""

    def __init__(self, most=None):
        self.played, self.most = 0, most

    def submit(self, work, /, *given):
        if self.played == self.most:
            raise KeyboardInterrupt
        self.played += 1
        future = Future()
        try:
            future.set_result(work(*given))
        except Exception as error:
            future.set_exception(error)
        return future


def contest(*bots, rounds=3, game="tug", seats=2, **more):
    return Contest(game, tuple(bot if isinstance(bot, Bot) else Bot(bot) for bot in bots), rounds, seats, **more)


def scores(outcome):
    return [bot.score for bot in outcome.bots], [(pair.bots, pair.score) for pair in outcome.pairs]


def test_everyone_meets_everyone_and_on_a_ladder_the_next_one():
    four = ("random", "beginner", "casual", "strong")
    assert list(contest(*four).meetings()) == [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
    assert list(contest(*four, ladder=True).meetings()) == [(0, 1), (1, 2), (2, 3)]
    assert list(contest(*four[:2], seats=3, game="detective").meetings()) == [(0, 1), (1, 0)]
    assert list(contest(*four[:2], seats=1, game="clear_away").meetings()) == [(0,), (1,)]


@pytest.mark.parametrize(
    ("asked", "refusal"),
    [
        (contest("casual", "strong", game="chess"), UnknownGame),
        (contest("casual", "strong", options={"variation": 9}), BadOption),
        (contest("casual", "strong", seats=9), BadSeats),
        (contest("casual", "divine"), BadLevel),
    ],
    ids=["game", "option", "seats", "level"],
)
def test_an_impossible_contest_is_refused_before_any_game(asked, refusal):
    played = Counting()
    with pytest.raises(refusal):
        run_contest(asked, played)
    assert played.played == 0


def test_a_round_robin_orders_its_bots_and_says_who_beat_whom():
    outcome = run_contest(contest("random", "beginner", "perfect", rounds=40), Counting())
    weak, middle, best = outcome.bots
    assert weak.score < middle.score < best.score
    assert best.low < best.score < best.high
    assert (outcome.games, outcome.unit) == (3 * 40 * 2, "share of victories")
    against = {pair.bots: pair for pair in outcome.pairs}
    assert best.score == pytest.approx(1 - (against[0, 2].score + against[1, 2].score) / 2)
    assert all(pair.games == 80 and pair.low <= pair.score <= pair.high for pair in outcome.pairs)
    assert weak.moves == 0 < best.moves


@pytest.mark.parametrize("pool", [Counting, lambda: ThreadPoolExecutor(2)])
def test_all_executors_give_the_same_results(pool, monkeypatch):
    asked = contest("random", "casual", rounds=7)
    monkeypatch.setattr(holding, "AHEAD", 3)
    with pool() as players:
        told = []
        outcome = run_contest(asked, players, told.append)
    assert scores(outcome) == scores(run_contest(asked, Counting()))
    assert told == list(range(8))


def test_worker_processes_play_bots_from_files_and_report_errors():
    good, bad = Bot("last.py", source=OWN), Bot("bad.py", source=OWN.replace("[-1]", "[99]"))
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        outcome = run_contest(contest(good, "beginner"), pool)
        assert scores(outcome) == scores(run_contest(contest(good, "beginner"), Counting()))
        assert outcome.bots[0].moves > 0
        with pytest.raises(BotFailed, match=r"bad\.py, line 6: IndexError"):
            run_contest(contest(bad, "random"), pool)


def test_an_illegal_bot_move_is_reported_with_its_position():
    cheat = Bot("cheat.py", source=OWN.replace("MOVES(view, seat)[-1]", "'everything'"))
    with pytest.raises(BotFailed, match=r"cheat\.py: 'everything' is no legal move of seat 0 in .+ are [(<]"):
        run_contest(contest(cheat, "random"), Counting())


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("__import__('sys').exit(3)", r"bot\.py, line 6: SystemExit: 3"),
        ("__import__('fives').Later('soon', MOVES(view, seat)[-1])", r"write Later\(seconds, move\)"),
        ("__import__('fives').Later(-1, MOVES(view, seat)[-1])", r"write Later\(seconds, move\)"),
        ("__import__('fives').Later(float('inf'), MOVES(view, seat)[-1])", r"write Later\(seconds, move\)"),
        ("__import__('fives').Later(MOVES(view, seat)[-1], 1.0)", r"write Later\(seconds, move\)"),
    ],
)
def test_a_bot_that_exits_or_returns_no_time_is_stopped(answer, said):
    bot = Bot("bot.py", source=OWN.replace("MOVES(view, seat)[-1]", answer))
    with pytest.raises(BotFailed, match=said):
        run_contest(contest(bot, "random"), Counting())


@pytest.mark.parametrize(("answer", "named"), [("None", False), ("0", False), ("(1, 1, 1)", True)])
def test_only_refused_moves_name_a_rule(answer, named):
    bot = Bot("bot.py", source=OWN.replace("MOVES(view, seat)[-1]", answer))
    with pytest.raises(BotFailed) as failed:
        run_contest(contest(bot, "random", options={"start": "lot"}), Counting())
    assert failed.value.rule.startswith("TU") == named


def test_a_bot_may_ask_for_what_its_seat_has_seen():
    """Also where nothing is to be remembered, and with or without a default."""
    asks = OWN.replace("budget)", "budget, seen)").replace("return", "assert len(seen) == 0\n    return")
    assert run_contest(contest(Bot("asks.py", source=asks), "random", rounds=1), Counting()).games == 2


def test_an_interrupted_contest_resumes_from_its_journal(tmp_path):
    asked, file = contest("random", "beginner", "casual", rounds=4), tmp_path / "deep" / "journal"
    with pytest.raises(KeyboardInterrupt):
        run_contest(asked, Counting(most=5), journal=Journal(file, Round))
    noted = len(Journal(file, Round).done)
    pool, told = Counting(), []
    outcome = run_contest(asked, pool, told.append, Journal(file, Round))
    assert pool.played == 12 - noted
    assert told[0] == noted
    assert scores(outcome) == scores(run_contest(asked, Counting()))
    longer, pool = contest("random", "beginner", "casual", rounds=5), Counting()
    run_contest(longer, pool, journal=Journal(file, Round))
    assert pool.played == 3


def test_changed_contest_settings_make_another_contest(tmp_path):
    file, own = tmp_path / "journal", Bot("last.py", source=OWN)
    for asked, new in [
        (contest(own, "random"), 3),
        (contest(own, "random"), 0),
        (contest(Bot("renamed.py", source=OWN), "random"), 0),
        (contest(Bot("last.py", source=OWN + "\n"), "random"), 3),
        (contest(Bot("last.py", 0.5, OWN), "random"), 3),
        (contest(own, "random", seed=2), 3),
        (contest(own, "random", options={"variation": 1}), 3),
        (contest("random", own), 3),
    ]:
        pool = Counting()
        run_contest(asked, pool, journal=Journal(file, Round))
        assert pool.played == new, asked


def test_a_truncated_journal_line_is_tolerated(tmp_path):
    file = tmp_path / "journal"
    journal = Journal(file, float)
    journal.note("a", 0.5)
    whole = file.read_bytes()
    journal.note("b", 1.0)
    for end in range(len(whole), len(file.read_bytes())):
        cut = tmp_path / f"cut{end}"
        cut.write_bytes(file.read_bytes()[:end])
        assert Journal(cut, float).done == {"a": 0.5}
        assert cut.read_bytes() == whole
    for end in range(10):
        cut.write_bytes(whole[:end])
        Journal(cut, float).note("c", 0.0)
        assert Journal(cut, float).done == {"c": 0.0}


@pytest.mark.parametrize(
    "text",
    [b"hello\n", b'{"format":"fives-journal-1"}\nhello\n', b'{"format":"fives-journal-1"}\n{"key":"a","value":"b"}\n'],
)
def test_a_file_that_is_no_journal_is_refused_and_not_changed(tmp_path, text):
    file = tmp_path / "journal"
    file.write_bytes(text)
    with pytest.raises(BadJournal):
        Journal(file, float)
    assert file.read_bytes() == text


def test_a_bot_of_ones_own_is_read_from_its_file(tmp_path):
    file = tmp_path / "bot.py"
    file.write_text(OWN)
    assert load(str(file), read_source(file)).__name__ == "choose"
    with pytest.raises(OSError, match="No such file"):
        read_source(Path("nowhere.py"))


@pytest.mark.parametrize(
    "data",
    [
        OWN.replace("\n", "\r\n").encode("utf-8-sig"),
        b"# coding: latin-1\n# caf\xe9\n" + OWN.encode(),
    ],
    ids=["saved on Windows", "another encoding that the file names"],
)
def test_a_file_is_read_as_python_reads_it(tmp_path, data):
    file = tmp_path / "bot.py"
    file.write_bytes(data)
    assert load(str(file), read_source(file)).__name__ == "choose"


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (OWN.encode("utf-16"), "this is no text in UTF-8, save it as that"),
        (b"# caf\xe9\n" + OWN.encode(), "this is no text in UTF-8, save it as that"),
        (b"\0", "^bad bot: .+why='source code string cannot contain null bytes'"),
        (b"import sys\nsys.exit()\n", "bot.py, line 2: SystemExit"),
    ],
)
def test_a_bot_file_with_a_syntax_error_is_refused(tmp_path, data, said):
    file = tmp_path / "bot.py"
    file.write_bytes(data)
    with pytest.raises(BadBot, match=said):
        read_source(file)


@pytest.mark.slow
def test_a_dask_cluster_plays_the_same_games():
    from distributed import LocalCluster

    with LocalCluster(
        n_workers=1, threads_per_worker=1, protocol="tcp", host="127.0.0.1", dashboard_address=None
    ) as dask:
        with dask_cluster.cluster(dask.scheduler_address) as pool:
            asked = contest(Bot("last.py", source=OWN), "random", "beginner", rounds=20)
            assert scores(run_contest(asked, pool)) == scores(run_contest(asked, Counting()))
            bad = Bot("bad.py", source=OWN.replace("[-1]", "[99]"))
            with pytest.raises(BotFailed, match="IndexError"):
                run_contest(contest(bad, "random"), pool)
        fives_here, fives.__version__ = fives.__version__, "0.0"
        try:
            with (
                pytest.raises(dask_cluster.NoCluster, match=f"there is: {fives_here}"),
                dask_cluster.cluster(dask.scheduler_address),
            ):
                pass
        finally:
            fives.__version__ = fives_here


@pytest.mark.slow
def test_an_unreachable_dask_cluster_is_reported(monkeypatch):
    monkeypatch.setattr(dask_cluster, "PATIENCE", 0.5)
    for address in ("tcp://127.0.0.1:9", "nonsense://x"):
        with pytest.raises(dask_cluster.NoCluster), dask_cluster.cluster(address):
            pass
