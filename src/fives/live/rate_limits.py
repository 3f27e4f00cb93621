"""Limits: how often, or how many at once, for each socket, each holder of a seat or each address."""

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Final

MOST_ADDRESSES: Final = 10_000  # remembered at once
MOST_OF_A_HOLDER: Final = 32  # sockets, and long polls: one token may be host of twelve tables


class Bucket:
    """A token bucket: it holds `burst` tokens and refills at `rate` tokens a second."""

    __slots__ = ("_at", "_burst", "_rate", "_tokens")

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = float(burst)
        self._at = time.monotonic()

    @property
    def empty(self) -> bool:
        """Return whether less than one token is left."""
        self._refill()
        return self._tokens < 1

    def take(self) -> bool:
        """Take one token; return False if there is none."""
        self._refill()
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def _refill(self) -> None:
        now = time.monotonic()
        self._tokens = min(self._burst, self._tokens + (now - self._at) * self._rate)
        self._at = now


class Buckets:
    """A bucket for each key (an address or a holder). If there are too many, the one longest unused is forgotten."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __contains__(self, key: str) -> bool:
        """Return whether `key` has a bucket."""
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


class OpenCounts:
    """Counts open sockets, or long polls: by address for strangers, by holder for players."""

    def __init__(self, most: int) -> None:
        self._most = most  # of one address
        self._open: Counter[str] = Counter()

    @property
    def total(self) -> int:
        """Return how many are open."""
        return self._open.total()

    def enter(self, key: str, *, seated: bool = False) -> bool:
        """Count one more; return False if the address, or the holder if `seated`, has too many."""
        if self._open[key] >= (MOST_OF_A_HOLDER if seated else self._most):
            return False
        self._open[key] += 1
        return True

    def leave(self, key: str) -> None:
        """Count one less."""
        self._open[key] -= 1
        if not self._open[key]:
            del self._open[key]


class SocketsBeforeHello:
    """Sockets that have not said hello. Any of them may be a player's, so none is refused.

    When an address has too many, its oldest one is closed: a player's socket says hello at once.
    """

    def __init__(self, most: int) -> None:
        self._most = most  # of one address
        self._closers: dict[str, dict[object, Callable[[], None]]] = {}

    @property
    def total(self) -> int:
        """Return how many have not said hello."""
        return sum(len(closers) for closers in self._closers.values())

    def enter(self, address: str, socket: object, close: Callable[[], None]) -> None:
        """Add a socket, with a function that closes it."""
        closers = self._closers.setdefault(address, {})
        closers[socket] = close
        if len(closers) > self._most:
            closers.pop(next(iter(closers)))()

    def leave(self, address: str, socket: object) -> None:
        """Remove a socket that has said hello or is closed."""
        closers = self._closers.get(address, {})
        closers.pop(socket, None)
        if not closers:
            self._closers.pop(address, None)


def network_of(host: str | None) -> str:
    """Return what counts as one address: an IPv4 address, or the /64 of an IPv6 household."""
    try:
        address = ipaddress.ip_address(host or "")
    except ValueError:
        return host or ""
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)
