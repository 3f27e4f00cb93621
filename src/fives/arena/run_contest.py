"""Run a contest: any executor plays its rounds; a journal, if there is one, saves them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from typing import Final, TypeAlias

from fives.arena.contest import Contest, Meeting, Round, play_round
from fives.arena.contest_scores import Outcome, sum_up
from fives.arena.journal import Journal

AHEAD: Final = 256  # rounds that wait for a worker: enough for a large cluster

Place: TypeAlias = tuple[tuple[int, ...], int]  # a meeting, and the number of its round


def run_contest(
    contest: Contest,
    pool: Executor,
    told: Callable[[int], None] = lambda done: None,
    journal: Journal[Round] | None = None,
) -> Outcome:
    """Run the contest. `told` is called with the number of finished rounds. Rounds in the journal are not repeated.

    Raises a Refusal before anything is played if it cannot be played.
    """
    contest.check()
    known = journal.done if journal else {}
    rounds: dict[Place, Round] = {}
    due: list[Place] = []
    meetings = contest.meetings()
    for number in range(contest.rounds):  # all meetings advance together, so that an interrupted contest is fair
        for who, meeting in meetings.items():
            found = known.get(meeting.key(number))
            if found is None:
                due.append((who, number))
            else:
                rounds[who, number] = found
    told(len(rounds))
    for place, played in _play(meetings, due, pool):
        rounds[place] = played
        if journal:
            journal.note(meetings[place[0]].key(place[1]), played)
        told(len(rounds))
    return sum_up(contest, {who: [rounds[who, number] for number in range(contest.rounds)] for who in meetings})


def _play(meetings: dict[tuple[int, ...], Meeting], due: list[Place], pool: Executor) -> Iterator[tuple[Place, Round]]:
    """Yield each round as it is done. At most `AHEAD` rounds wait for a worker; none is left waiting at the end."""
    waiting: dict[Future[Round], Place] = {}
    left = iter(due)
    try:
        while True:
            for place in left:
                who, number = place
                waiting[pool.submit(play_round, meetings[who], number)] = place
                if len(waiting) >= AHEAD:
                    break
            if not waiting:
                return
            for finished in wait(waiting, return_when=FIRST_COMPLETED).done:
                yield waiting.pop(finished), finished.result()
    finally:
        for future in waiting:
            future.cancel()
