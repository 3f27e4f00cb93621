"""A deterministic server, without chance or time of its own: the same commands lead to the same bytes.

Codes, tokens, secrets and seeds come from one seeded source, the clock stands still until a test moves it, and guests
open the same address whatever the port. What still differs between two runs differs because of what was played.
"""

from __future__ import annotations

import itertools
import random
from contextlib import ExitStack, contextmanager
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import httpx
from server_thread import Threaded

import phone as phones_module
from fives.core.game import CLOCK
from phone import Phone, new_table, sit

BEGIN = 4_000_000_000_000  # milliseconds since 1970: ahead of any machine's clock, so that it is never put right
GAMES = Path(__file__).parents[1] / "games"


class FixedChance:
    """Stands in for the module `secrets` and the watch where the server asks for chance and time."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self.at = BEGIN

    def token_hex(self, count):
        return self._random.randbytes(count).hex()

    def token_bytes(self, count):
        return self._random.randbytes(count)

    def choice(self, things):
        return self._random.choice(things)

    def steady_ns(self):
        return self.at * 1_000_000


class RecordedSocket:
    """A socket that keeps every frame as it came."""

    def __init__(self, socket) -> None:
        self._socket = socket
        self.frames = []

    def __getattr__(self, name):
        return getattr(self._socket, name)

    def recv(self, *wait):
        self.frames.append(self._socket.recv(*wait))
        return self.frames[-1]


class Stage:
    """A table at a rigged server, with a phone at every seat and one that watches."""

    def __init__(self, server, client, fixed, code, tokens) -> None:
        self.server, self.client, self.code, self.tokens = server, client, code, tokens
        self._fixed = fixed
        self._open = ExitStack()
        self.phones = []
        for token in (*tokens, ""):
            self.phones.append(self.connect(token))
            self.phones[-1].read_until("snapshot")
        for each in self.phones[:-1]:
            assert each.ready()["type"] == "accepted"
        self.keep_up()

    def connect(self, token, **seen):
        phone = self._open.enter_context(Phone(self.server.url, self.code, token, **seen))
        phone._socket = RecordedSocket(phone._socket)
        return phone

    def close(self):
        self._open.close()

    @property
    def match(self):
        """Return the match as the server has it, with all its secrets."""
        return self.server.run(self.server.lobby.find(self.code, "", "")).state.match

    def keep_up(self):
        """Let every phone read up to the last event."""
        n = self.match.n
        for each in self.phones:
            each.wait_for(lambda phone: phone.position and phone.position["n"] >= n)

    def settle(self):
        """Let every phone read all that it was sent."""
        for each in self.phones:
            each.catch_up()

    def play(self, actor, move):
        """Let a seat or the clock act."""
        if actor == CLOCK:
            self._act_for_clock()
        else:
            answer = self.phones[actor].play(actor, move)
            assert answer["type"] == "accepted", answer
        self.keep_up()

    def _act_for_clock(self):
        before = self.match.n
        table = self.server.run(self.server.lobby.find(self.code, "", ""))
        self._fixed.at = table.state.rings

        async def ring():
            table._scheduler._alarm.stop()
            table.schedule()

        self.server.run(ring())
        self.phones[-1].wait_for(lambda phone: phone.position["n"] > before)


@contextmanager
def stage(folder, monkeypatch, game, seats, options, seed=5, games=None):
    """Open a rigged server with one table, all seats taken and the match begun."""
    fixed = FixedChance(seed)
    folder.mkdir()
    with monkeypatch.context() as patch:
        patch.setattr("fives.table.seats.tokens.secrets", fixed)
        patch.setattr("fives.table.table_codes.secrets", fixed)
        patch.setattr("fives.core.chance.sealed_dice.secrets", fixed)
        patch.setattr("fives.live.steady_clock.steady_ns", fixed.steady_ns)
        patch.setattr("fives.live.steady_clock._clock._ahead", 0)
        patch.setattr(
            "fives.server.cluster.membership.follow", lambda *_: None
        )  # nor is there a database whose clock counts
        patch.setattr(phones_module, "secrets", fixed)
        patch.setattr(phones_module, "IDS", itertools.count(1))
        patient = {"message_burst": 10**6, "guess_burst": 10**6, "silence": 600.0, "public_url": "http://fives.test"}
        with (
            Threaded(folder / "fives.sqlite", games=games, **patient) as server,
            httpx.Client(base_url=server.url, timeout=30, headers={"Host": "fives.test"}) as client,
        ):
            code, host = new_table(client, "mine", *["open"] * (seats - 1), game=game, options=options)
            tokens = [host, *(sit(client, code, f"Guest {seat}") for seat in range(1, seats))]
            there = Stage(server, client, fixed, code, tokens)
            try:
                yield there
            finally:
                there.close()


def secrets_of(id):
    """Return the game's own `secrets.py`, which says what its rulebook hides from whom."""
    file = (Path(__file__).parent / "fists_secrets.py") if id == "fists" else GAMES / id / "secrets.py"
    spec = spec_from_file_location(f"secrets_of_{id}", file)
    found = module_from_spec(spec)
    spec.loader.exec_module(found)
    return found
