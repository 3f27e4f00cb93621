"""Phones that lose network and server again and again; each notes what was promised and shown to it, and its waits."""

from __future__ import annotations

import itertools
import random
import threading
import time
from pathlib import Path

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from fives.core.catalogue import find_game, games
from fives.core.options import read_options
from phone import Phone, calls, new_seed, new_table, sit, spelt
from server_process import Serving

CUT_OFF = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError)
PING = 3.0  # seconds, as a page does
SILENCE = 9.0  # after which it opens another socket
LONGEST = 4  # times as long as on average somebody looks at the board
BACK = 2.0  # seconds until a phone finds the network again, at most
OVERTAKEN = ("stale", "too_late", "not_your_turn", "game_over", "already_started")  # by others, the clock, a new match
WAYS = ("now", "sent", "asleep")  # at any instant; between a command and its answer; gone without a word to the server


class Guest(threading.Thread):
    """A phone with a seat, or with none: then it watches. It comes back with hello whenever it is cut off."""

    def __init__(self, url: str, game: str, code: str, token: str, pace: float, back: float = BACK) -> None:
        super().__init__(name=f"{game} {code}", daemon=True)
        self.url, self.game, self.code, self.token = url, game, code, token
        self.pace = pace  # seconds of thinking, on average
        self.back = back
        self.chance = random.Random(f"{game} {token}")
        self.phone: Phone | None = None
        self.seen = (0, -1)  # epoch and number of the last event shown
        self.moved = time.monotonic()  # when that was
        self.slowest = 0.0  # the longest time between two events
        self.pending: dict | None = None  # a command without an answer, to be sent again
        self.doom = ""  # how this phone is to be cut off
        self.cuts = 0
        self.repeated = 0  # commands sent again after a cut
        self.acknowledged: dict[int, list[tuple[int, str]]] = {}  # by epoch: the seats and moves, in order
        self.unsaved = 0  # times the server said that it could not save
        self.last_match = False  # nobody says "again" any more
        self.going = False
        self.problem: BaseException | None = None
        self._asleep: list[Phone] = []

    def run(self) -> None:
        try:
            while not self.done:
                try:
                    self.stay()
                except CUT_OFF:
                    time.sleep(self.chance.uniform(0, self.back))
        except BaseException as problem:
            self.problem = problem

    @property
    def done(self) -> bool:
        return self.going and self.pending is None

    @property
    def at_the_end(self) -> bool:
        """Say whether this phone shows a match that is over, with nothing left to be answered."""
        table, position = (self.phone.table, self.phone.position) if self.phone else (None, None)
        return bool(table and position and position["result"]) and table["phase"] == "over" and self.pending is None

    def stay(self) -> None:
        """Come back to the table and do what there is to do, until the network is lost."""
        phone = Phone(self.url, self.code, self.token, epoch=self.seen[0], seen=self.seen[1])
        self.phone = phone
        try:
            self.hear(phone, until=lambda: phone.table and (phone.position or not phone.table["epoch"]))
            if self.pending:
                self.repeated += 1
                self.say(phone)
            while not self.done:
                if self.doom == "asleep":
                    self._asleep = [*self._asleep[-2:], phone]  # open still, as far as the server knows
                    self.be_cut()
                if self.wants(phone) and not self.think(phone):
                    continue  # something happened meanwhile
                if self.pending:
                    self.say(phone)
                elif not self.going:
                    self.hear(phone)
        finally:
            if phone not in self._asleep:
                phone.close()

    def think(self, phone: Phone) -> bool:
        """Look at the board for a while and choose; False if it changed before."""
        where = self.seen
        until = time.monotonic() + min(LONGEST * self.pace, self.chance.expovariate(1 / self.pace))
        while (left := until - time.monotonic()) > 0 and not self.going:
            self.hear(phone, left)
            if self.seen != where or self.doom == "asleep":
                return False
        if not self.going:
            self.pending = self.choose(phone)
        return True

    def wants(self, phone: Phone) -> bool:
        """Say whether this phone is asked for something."""
        if self.pending or self.going or not self.token:
            return False
        if phone.table["phase"] != "playing":
            mine = [phone.table["seats"][seat] for seat in phone.you["seats"]]
            return not (self.last_match and phone.table["epoch"]) and not all(seat["ready"] for seat in mine)
        return bool(self.asked(phone))

    def asked(self, phone: Phone) -> list[tuple[int, list[str]]]:
        """Return the own seats that may act, with their moves."""
        if phone.position is None or phone.position["result"]:
            return []
        mine = [seat for seat in phone.position["actors"] if seat in phone.you["seats"]]
        return [(seat, phone.moves(seat)) for seat in mine if phone.moves(seat)]

    def choose(self, phone: Phone) -> dict:
        id = f"{self.chance.getrandbits(64):x}"
        if phone.table["phase"] != "playing":
            return {"type": "ready", "id": id, "seed": new_seed()}
        seat, moves = self.chance.choice(self.asked(phone))
        move, (epoch, n) = spelt(self.chance.choice(moves), self.chance), self.seen
        return {"type": "play", "id": id, "seat": seat, "move": move, "epoch": epoch, "seen": n}

    def say(self, phone: Phone) -> None:
        """Send the command and keep what is promised."""
        assert self.pending
        self.send(phone, self.pending)
        if self.doom == "sent":
            phone.cut()
            self.be_cut()
        answer: dict = {}
        while answer.get("id") != self.pending["id"]:
            answer = self.read(phone, SILENCE)
        if answer["type"] == "refused" and answer["code"] == "not_saved":
            self.unsaved += 1
            time.sleep(self.pace)
            return  # it stays pending, and is said again
        if answer["type"] == "accepted" and self.pending["type"] == "play":
            self.acknowledged.setdefault(self.pending["epoch"], []).append((self.pending["seat"], self.pending["move"]))
        known = (*OVERTAKEN, "illegal_move") if self.game == "find_fives" else OVERTAKEN
        assert answer["type"] == "accepted" or answer["code"] in known, (self.pending, answer)
        wanted = (self.pending.get("epoch", 0), answer["n"])
        self.pending = None
        if answer["type"] == "accepted":
            self.hear(phone, until=lambda: self.seen >= wanted)

    def send(self, phone: Phone, command: dict) -> None:
        """Send a command once, as a page does."""
        phone.send(**command)

    def hear(self, phone: Phone, seconds: float = 1.0, until=None) -> None:
        """Read for some seconds or until one message has come; with `until`, until that holds."""
        while not (until and until()):
            try:
                self.read(phone, PING if until else min(seconds, 1.0))
            except TimeoutError:
                phone.send(type="ping", at=0)
            if until is None:
                return

    def read(self, phone: Phone, timeout: float) -> dict:
        """Return the next message; nobody is shown an event twice, or one too few."""
        message = phone.read(timeout)
        phone.inbox.clear()
        phone.log.clear()
        if message["type"] == "bye":
            raise ConnectionError(message["reason"])
        if message["type"] in ("news", "snapshot") and message["position"]:
            epoch, n = message["position"]["epoch"], message["position"]["n"]
            first = self.seen[1] + 1 if message["type"] == "news" else 1
            shown = [told["n"] for told in message["log"]]
            assert shown == list(range(first, n + 1)), (self.seen, shown, n)
            assert (epoch, n) >= self.seen, (self.seen, epoch, n)
            if (epoch, n) > self.seen:
                self.slowest = max(self.slowest, time.monotonic() - self.moved)
                self.moved = time.monotonic()
            self.seen = (epoch, n)
        return message

    def cut(self, way: str) -> None:
        """Take the network away from this phone, from outside."""
        if way != "now":
            self.doom = way
        elif self.phone is not None:
            self.cuts += 1
            try:
                self.phone.cut()
            except OSError:
                self.cuts -= 1  # it was just being cut otherwise

    def be_cut(self) -> None:
        self.doom = ""
        self.cuts += 1
        raise ConnectionError("cut off")


class Cutter(threading.Thread):
    """Cuts off phones at random instants: on average each of them `rate` times a minute."""

    def __init__(self, guests: list[Guest], rate: float) -> None:
        super().__init__(daemon=True)
        self._guests, self._rate = guests, rate
        self._chance = random.Random(5)
        self.enough = threading.Event()

    def run(self) -> None:
        while not self.enough.wait(self._chance.expovariate(self._rate * len(self._guests) / 60)):
            guest = self._chance.choice(self._guests)
            guest.cut(self._chance.choice(WAYS if guest.token else ("now", "asleep")))


def fill(serving: Serving, pace: float) -> list[Guest]:
    """Return guests at two tables of every game: two people with somebody who watches, and a person with bots."""
    guests: list[Guest] = []
    with calls(serving.url) as client:
        for game in games():
            seats = next(count for count in counts(game) if count > 1 or counts(game) == (1,))
            code, host = new_table(client, "mine", *["open"] * (seats - 1), game=game)
            tokens = [host, *(sit(client, code) for _ in range(seats - 1)), ""]
            guests += [Guest(serving.url, game, code, token, pace) for token in tokens]
            code, host = new_table(client, "mine", *["bot:casual"] * (seats - 1), game=game)
            guests.append(Guest(serving.url, game, code, host, pace))
    return guests


def counts(game: str) -> tuple[int, ...]:
    found = find_game(game)
    return found.seats_for(read_options(found, {}))


def memory(pid: int) -> float:
    """Return how many megabytes of memory a process holds."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


def by_table(guests: list[Guest]) -> dict[str, list[Guest]]:
    """Return the guests of each table."""
    return {code: list(group) for code, group in itertools.groupby(guests, key=lambda guest: guest.code)}
