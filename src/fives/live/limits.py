"""Limits: how often, and how many at once, for each socket, for each holder of a seat, or for each address."""

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Final

MOST_ADDRESSES: Final = 10_000  # remembered at once
MOST_OF_A_HOLDER: Final = 32  # sockets, and long polls: one token may lead twelve tables


class Bucket:
    """A bucket of `burst` drops that refills at `rate` drops a second."""

    __slots__ = ("_at", "_burst", "_drops", "_rate")

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._drops = float(burst)
        self._at = time.monotonic()

    @property
    def empty(self) -> bool:
        """Say whether less than one drop is left."""
        self._refill()
        return self._drops < 1

    def take(self) -> bool:
        """Take one drop; False if there is none."""
        self._refill()
        if self._drops < 1:
            return False
        self._drops -= 1
        return True

    def _refill(self) -> None:
        now = time.monotonic()
        self._drops = min(self._burst, self._drops + (now - self._at) * self._rate)
        self._at = now


class Buckets:
    """One bucket a key, an address or a holder; the key longest unused is forgotten when there are too many."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __contains__(self, key: str) -> bool:
        """Say whether `key` has a bucket."""
        return key in self._buckets

    def of(self, key: str) -> Bucket:
        """Return the bucket of `key`."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._burst)
            if len(self._buckets) > MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket


class Doors:
    """How many sockets, or long polls, each has open: an address if they are a stranger's, else their holder."""

    def __init__(self, most: int) -> None:
        self._most = most  # of one address
        self._open: Counter[str] = Counter()

    @property
    def total(self) -> int:
        """Return how many are open."""
        return self._open.total()

    def enter(self, key: str, *, seated: bool = False) -> bool:
        """Count one in; False if its address, or its holder if it is `seated`, has too many."""
        if self._open[key] >= (MOST_OF_A_HOLDER if seated else self._most):
            return False
        self._open[key] += 1
        return True

    def leave(self, key: str) -> None:
        """Count one out."""
        self._open[key] -= 1
        if not self._open[key]:
            del self._open[key]


class Silent:
    """Sockets that have not said hello: nobody knows whether a player's are among them, so none is refused.

    When an address has too many, its oldest is closed: a player's says hello at once.
    """

    def __init__(self, most: int) -> None:
        self._most = most  # of one address
        self._closers: dict[str, dict[object, Callable[[], None]]] = {}

    @property
    def total(self) -> int:
        """Return how many have not said hello."""
        return sum(len(closers) for closers in self._closers.values())

    def enter(self, address: str, socket: object, close: Callable[[], None]) -> None:
        """Take note of a socket, and of how to close it."""
        closers = self._closers.setdefault(address, {})
        closers[socket] = close
        if len(closers) > self._most:
            closers.pop(next(iter(closers)))()

    def leave(self, address: str, socket: object) -> None:
        """Forget a socket that said hello or is gone."""
        closers = self._closers.get(address, {})
        closers.pop(socket, None)
        if not closers:
            self._closers.pop(address, None)


def network_of(host: str | None) -> str:
    """Return what counts as one address: an IPv4 address, or the /64 an IPv6 household has to itself."""
    try:
        address = ipaddress.ip_address(host or "")
    except ValueError:
        return host or ""
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)
