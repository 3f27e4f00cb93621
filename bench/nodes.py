"""Measure how many more moves three servers on one PostgreSQL carry than one, all on this machine.

The same tables play as fast as they can, a third of them at each server or all at the one. PostgreSQL writes to the
disk before it answers. Servers, database and load generator share the cores, so with few of them it is the
cores that are full; the rows say who takes how much of them.
"""

import os
import tempfile
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from load import ROOM, Plan, cpu_seconds, generating
from row import Row

from postgres import Postgres
from server_process import Serving

SCRIPT = "nodes.py"
SERVERS = 3
MORE = 1.6  # times the moves of one
ENOUGH = 6  # cores, for three servers, the database and the load
THIRD = Plan(groups=((7, 2), (13, 4)), pace=0, seconds=10)


@dataclass(frozen=True)
class Carried:
    """The result of some servers together: moves a second, and the cores that each kind of process took."""

    rate: float
    servers: float
    database: float
    load: float


def carry(servers: int) -> Carried:
    """Return what so many servers carry when three thirds of the load are laid on them in turn."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        postgres = stack.enter_context(Postgres(fsync="on", shared_buffers="128MB"))
        database = postgres.new_database()
        nodes = [stack.enter_context(Serving(folder, database=database, **ROOM)) for _ in range(servers)]
        loads = [stack.enter_context(generating("fives", nodes[n % servers].url, THIRD)) for n in range(SERVERS)]
        pids = [node.process.pid for node in nodes if node.process]
        before = sum(map(cpu_seconds, pids)), postgres.cpu_seconds()
        for load in loads:
            load.go()
        told = [load.told() for load in loads]
        spent = sum(map(cpu_seconds, pids)) - before[0], postgres.cpu_seconds() - before[1]
    seconds = max(each["seconds"] for each in told)
    return Carried(
        sum(each["moves"] for each in told) / seconds,
        spent[0] / seconds,
        spent[1] / seconds,
        sum(each["generator"] for each in told) / seconds,
    )


def measure() -> list[Row]:
    one, three = carry(1), carry(SERVERS)
    cores = len(os.sched_getaffinity(0))
    busy = three.servers + three.database + three.load
    return [
        Row(
            SCRIPT,
            f"{MORE:g} times the {one.rate:.0f} moves/s of one server on PostgreSQL",
            MORE * one.rate,
            "moves/s",
            three.rate,
            f"three servers, on {cores} cores; a limit with {ENOUGH} or more",
            limit=cores >= ENOUGH,
        ),
        Row(SCRIPT, "cores that one server takes", one.servers, "cores", 1, "all that one process can take"),
        Row(SCRIPT, "cores that three servers, PostgreSQL and the load take", busy, "cores", cores, "this machine"),
        Row(SCRIPT, "of them PostgreSQL", three.database, "cores", busy, "all"),
        Row(SCRIPT, "of them the load", three.load, "cores", busy, "all"),
    ]


if __name__ == "__main__":
    print("\n".join(row.line() for row in measure()))
