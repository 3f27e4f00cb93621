"""The audience of a table: the sockets and pollers that are told what happens, each what it may see."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable, Collection, Iterable, Sequence
from functools import cache
from typing import Final, Protocol

import msgspec

from fives.core.game import Seat
from fives.live.server_gossip import Gossip, GossipByMember
from fives.live.settings import LiveSettings
from fives.live.steady_clock import now
from fives.table.absence import Vacancy, stand_ins, vacancy
from fives.table.http_bodies import Events
from fives.table.messages import Bye, Hello, News, Signalled, Snapshot, TableInfo, TableNews
from fives.table.refusals import Denied
from fives.table.seats.tokens import Holder
from fives.table.state import TableState
from fives.table.storage.saved_types import RECENT
from fives.table.views import Reader, Room, news, snapshot, table_info, table_news

encode = msgspec.json.Encoder().encode
SIGNAL_FOR: Final = 5000  # milliseconds for which pollers are still told a sign
Message = Snapshot | News | TableNews | Signalled


class Listener(Protocol):
    """An open socket, as the audience uses it."""

    reader: Reader

    def send(self, data: bytes) -> None:
        """Queue a message."""
        ...

    def close(self, bye: Bye) -> None:
        """Say goodbye and close."""
        ...


class Audience:
    """Everybody who follows a table at this server, and the holders who do so at other servers."""

    def __init__(
        self,
        state: Callable[[], TableState],
        settings: LiveSettings,
        moved: Callable[[], None],
        say: Callable[[Gossip], None] | None = None,
    ) -> None:
        self._state = state
        self._settings = settings
        self._moved = moved  # called when somebody has connected or left
        self._say = say  # tells the other servers; None if there can be none
        self._said: tuple[tuple[Holder, ...], int] = ((), 0)
        self._elsewhere = GossipByMember()
        self.stand_ins: dict[Seat, int] = {}  # by seat, when a bot begins to play for an absent person
        self.vacant: Vacancy | None = None  # when the role of an absent host is free
        self._listeners: dict[Listener, int] = {}  # with the time of its hello
        self._polls: Counter[Holder] = Counter()  # a poller counts as present for a while after its last poll
        self._waiting = 0  # pollers
        self._strangers = 0  # pollers without a seat here
        self._changed = asyncio.Event()
        self._closed = False
        self._signs: deque[tuple[int, int, Signalled]] = deque(maxlen=16)  # with version and time, for the pollers
        # Not 1: after a restart, a poller must not meet the number it knows from before. With other servers, the
        # number counts what this one has told them.
        self._count = now() if say is None else 0

    @property
    def version(self) -> int:
        """Return a number for the pollers. It rises with each change around the board, alike on all servers."""
        return self._count + (self._elsewhere.count + self._state().version if self._say else 0)

    @property
    def somebody(self) -> bool:
        """Return whether anybody listens."""
        return bool(self._listeners or self._waiting or self._polls)

    @property
    def room(self) -> Room:
        """Return who is present."""
        return Room(self._holders, self._watching + self._elsewhere.watching, self.stand_ins, self.vacant)

    @property
    def _watching(self) -> int:
        state = self._state()
        return sum(not state.seats_of(listener.reader.holder) for listener in self._listeners)

    @property
    def _holders(self) -> frozenset[Holder]:
        return self._own_holders | self._elsewhere.here if self._say else self._own_holders

    @property
    def _own_holders(self) -> frozenset[Holder]:
        return frozenset(filter(None, (*(listener.reader.holder for listener in self._listeners), *self._polls)))

    def look_around(self) -> None:
        """Work out again who is absent, after each change of the state and whenever somebody comes or leaves."""
        state, here, at, away = self._state(), self._holders, now(), self._settings.away
        self.stand_ins = stand_ins(self.stand_ins, state, here, at, away)
        self.vacant = vacancy(self.vacant, state, here, at, away)
        if self._say is not None and self._said != self._own:
            self._tell_other_servers()

    def join(self, listener: Listener, hello: Hello) -> None:
        """Add a socket and send it all it has missed. An older socket of the same token is closed."""
        state, reader = self._state(), listener.reader
        room = self.room
        if not state.knows(reader.holder) and room.watching >= self._settings.watchers_per_table:
            raise Denied("table_full")
        for other in [other for other in self._listeners if reader.holder and other.reader.holder == reader.holder]:
            if other is not listener:
                del self._listeners[other]
                other.close(Bye("replaced"))
        self._listeners[listener] = now()
        if reader.holder:
            self._tell_other_servers(came=reader.holder)
        self.look_around()
        if self.room != room:
            self._tell_table(but=listener)
        if self._is_short(hello.epoch, hello.seen):
            listener.send(encode(table_news(state, self._info(reader), reader)))
            listener.send(encode(news(state, hello.seen, now())(state.seats_of(reader.holder))))
        else:
            listener.send(encode(snapshot(state, self._info(reader), reader, now())))
        self._moved()

    def leave(self, listener: Listener) -> None:
        """Remove a socket."""
        if listener in self._listeners:
            del self._listeners[listener]
            self._tell_presence()

    def close(self, bye: Bye) -> None:
        """Send everybody `bye` and remove their sockets."""
        for listener in list(self._listeners):
            listener.close(bye)
        self._listeners.clear()
        self._closed = True
        self._wake_pollers()

    def tell_events(self, after: int) -> None:
        """Send everybody the events after number `after`."""
        state = self._state()
        tell = news(state, after, now())
        self._send(lambda reader: tell(state.seats_of(reader.holder)))

    def tell_table(self, anew: Collection[Holder] = ()) -> None:
        """Send everybody the table around the board. Holders in `anew` have other seats and get a snapshot."""
        state, infos, at = self._state(), self._infos(), now()
        self._raise_version()
        self._send(
            lambda reader: (
                snapshot(state, infos(reader.base), reader, at)
                if reader.holder in anew
                else table_news(state, infos(reader.base), reader)
            )
        )

    def signal(self, sign: Signalled) -> None:
        """Show a sign to everybody who is present."""
        self._raise_version()
        self._tell_other_servers(sign=sign)
        self._show(sign)

    def _show(self, sign: Signalled) -> None:
        self._signs.append((self.version, now(), sign))
        self._send(lambda _: sign)

    @property
    def _own(self) -> tuple[tuple[Holder, ...], int]:
        """Return who is connected to this server, and how many watch."""
        state = self._state()
        return tuple(holder for holder in sorted(self._own_holders) if state.knows(holder)), self._watching

    def _tell_other_servers(self, came: Holder = "", sign: Signalled | None = None) -> None:
        """Tell the other servers who is connected to this one."""
        if self._say is not None:
            self._count = max(self._count + 1, now())
            self._said = here, watching = self._own
            self._say(Gossip(here, watching, self._count, came, now(), sign))

    def repeat(self) -> None:
        """Tell the other servers again who is connected to this one, if anybody is."""
        if self.somebody:
            self._tell_other_servers()

    def hear(self, node: int, word: Gossip | None) -> None:
        """Store what another server says about who is present there, and show the sign that somebody gives there."""
        before = self.room
        self._elsewhere.hear(node, word)
        if word and word.came:
            self._give_way(word.came, word.at)
        self._compare(before)
        if word and word.sign:
            self._show(word.sign)

    def hear_all(self, words: Iterable[tuple[int, Gossip]]) -> None:
        """Store what all other servers say about who is present."""
        before = self.room
        self._elsewhere.replace(words)
        self._compare(before)

    def _give_way(self, holder: Holder, at: int) -> None:
        """Close the older sockets of a token that has connected to another server."""
        older = [each for each, since in self._listeners.items() if each.reader.holder == holder and since <= at]
        for listener in older:
            del self._listeners[listener]
            listener.close(Bye("replaced"))
        if older:
            self._tell_other_servers()

    def _compare(self, before: Room) -> None:
        if self.room != before and not self._closed:
            self.look_around()
            self._tell_table()
            self._moved()
        else:
            self._wake_pollers()

    def start_over(self) -> None:
        """Send everybody a whole snapshot, as at the beginning of a match."""
        state, infos, at = self._state(), self._infos(), now()
        self._raise_version()
        self._send(lambda reader: snapshot(state, infos(reader.base), reader, at))

    async def poll(self, reader: Reader, epoch: int, after: int, version: int) -> Events:
        """Return what a poller has missed; wait until there is something."""
        stranger = not reader.holder
        if stranger and self._strangers >= self._settings.watchers_per_table:
            raise Denied("table_full")
        self._waiting += 1
        self._strangers += stranger
        self._here(reader.holder)
        try:
            async with asyncio.timeout(self._settings.poll_wait):
                while not (messages := self._missed(reader, epoch, after, version)) and not self._closed:
                    await self._changed.wait()
        except TimeoutError:
            messages = ()
        finally:
            self._waiting -= 1
            self._strangers -= stranger
            asyncio.get_running_loop().call_later(self._settings.silence, self._gone, reader.holder)
        return Events(tuple(messages), self.version)

    def _missed(self, reader: Reader, epoch: int, after: int, version: int) -> Sequence[Message]:
        state = self._state()
        if version == 0 or epoch != state.data.epoch or (state.match and not self._is_short(epoch, after)):
            return (snapshot(state, self._info(reader), reader, now()),)
        missed: list[Message] = []
        if version != self.version:
            missed.append(table_news(state, self._info(reader), reader))
        if state.match and (missed or state.n > after):  # also without events: the reader may have other seats now
            missed.append(news(state, after, now())(state.seats_of(reader.holder)))
        return missed + [sign for at, when, sign in self._signs if at > version and when > now() - SIGNAL_FOR]

    def _is_short(self, epoch: int, seen: int) -> bool:
        state = self._state()
        match = state.match
        return (
            match is not None
            and epoch == state.data.epoch
            and max(match.log.start, match.n - RECENT) <= seen <= match.n
        )

    def _here(self, holder: Holder) -> None:
        if holder:
            self._polls[holder] += 1
            if self._polls[holder] == 1:
                self._tell_presence()

    def _gone(self, holder: Holder) -> None:
        if holder:
            self._polls[holder] -= 1
            if not self._polls[holder]:
                del self._polls[holder]
                self._tell_presence()

    def _tell_presence(self) -> None:
        if not self._closed:
            self.look_around()
            self.tell_table()
            self._moved()

    def _raise_version(self) -> None:
        """Raise the version, unless all servers do so by themselves, from what is saved and what each server says."""
        if self._say is None:
            self._count += 1

    def _tell_table(self, but: Listener | None = None) -> None:
        state, infos = self._state(), self._infos()
        self._raise_version()
        self._send(lambda reader: table_news(state, infos(reader.base), reader), but)

    def _infos(self) -> Callable[[str], TableInfo]:
        """Return a function that makes the table around the board for a reader, once for each address."""
        state, room, at = self._state(), self.room, now()
        return cache(lambda base: table_info(state, room, base, at))

    def _info(self, reader: Reader) -> TableInfo:
        return self._infos()(reader.base)

    def _send(self, report: Callable[[Reader], Message], but: Listener | None = None) -> None:
        """Send each listener its own message. Readers who see the same share the bytes."""
        written: dict[Reader, bytes] = {}
        for listener in list(self._listeners):
            if listener is not but:
                reader = listener.reader
                data = written.get(reader)
                if data is None:
                    data = written[reader] = encode(report(reader))
                listener.send(data)
        self._wake_pollers()

    def _wake_pollers(self) -> None:
        """Wake the pollers."""
        if self._waiting:
            self._changed.set()
            self._changed = asyncio.Event()
