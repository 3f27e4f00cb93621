"""Limits: how often, and how many at once, for each socket or address."""

import ipaddress
import time
from collections import Counter, OrderedDict
from typing import Final

MOST_ADDRESSES: Final = 10_000  # remembered at once


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
    """One bucket a key; the key longest unused is forgotten when there are too many."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

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
    """How many sockets each address has open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    @property
    def total(self) -> int:
        """Return how many sockets are open."""
        return self._open.total()

    def enter(self, address: str) -> bool:
        """Count a socket in; False if its address has too many."""
        if self._open[address] >= self._most:
            return False
        self._open[address] += 1
        return True

    def leave(self, address: str) -> None:
        """Count a socket out."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


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
