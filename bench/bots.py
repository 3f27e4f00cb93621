"""How soon a bot's move arrives while twenty tables of the strongest bots play at once."""

import statistics
import tempfile
import time
from itertools import pairwise
from pathlib import Path

import httpx
from row import Row

from fives.core.catalogue import games
from server_process import Serving

SCRIPT = "bots.py"
TABLES = 20
MOVES = 12  # of each table
BUDGET = 1.0  # seconds a bot may think
MORE = 0.1  # and for the rest
GAMES = ("five_wins", "torris", "number_poker", "clear_away")  # whose strongest bots think longest


def new_table(client: httpx.Client, id: str) -> str:
    """Lay a table at which bots play each other, and return its code."""
    game = games()[id]
    seats = [{"kind": "bot", "level": game.levels[-1].id}] * game.seats[0]
    return str(client.post("/api/tables", json={"game": id, "seats": seats}).raise_for_status().json()["table"]["code"])


def waits(client: httpx.Client, codes: list[str]) -> list[float]:
    """Return how many milliseconds each move came after the one before it."""
    taken: list[float] = []
    for code in codes:
        while True:
            told = client.get(f"/api/tables/{code}/events").raise_for_status().json()["messages"][0]
            if len(told["log"]) >= MOVES or told["position"]["result"]:
                break
            time.sleep(1)
        at = [event["at"] for event in told["log"][: MOVES + 1]]
        taken += [after - before for before, after in pairwise(at)]
    return taken


def measure() -> list[Row]:
    with (
        tempfile.TemporaryDirectory() as folder,
        Serving(Path(folder), bot_delay=0, bot_budget=BUDGET) as serving,
        httpx.Client(base_url=serving.url, timeout=30) as client,
    ):
        waits(client, [new_table(client, id) for id in GAMES])  # what is compiled or loaded is there
        taken = waits(client, [new_table(client, GAMES[n % len(GAMES)]) for n in range(TABLES)])
    slow, limit = statistics.quantiles(taken, n=100)[-1], 1e3 * (BUDGET + MORE)
    claim = f"a bot's move, {TABLES} tables of the strongest bots at once, {len(taken)} moves"
    return [
        Row(SCRIPT, f"{claim}, 99th percentile", slow, "ms", limit, "budget and 100 ms", limit=True),
        Row(SCRIPT, f"{claim}, median", statistics.median(taken), "ms", limit, "budget and 100 ms", limit=True),
    ]


if __name__ == "__main__":
    print("\n".join(row.line() for row in measure()))
