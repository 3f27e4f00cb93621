"""Nearby: the name `fives.local`, by which devices on the same network find this server without typing numbers."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Thread
from typing import Final

from zeroconf import Error, IPVersion, ServiceInfo, Zeroconf

from fives.live.logs import note
from fives.server.edge.addresses import network_address

NAME: Final = "fives"  # `.local` is the network's own
KIND: Final = "_http._tcp.local."


@contextmanager
def announced(port: int, told: Callable[[str], None]) -> Iterator[None]:
    """Answer to `fives.local` as long as this lasts; `told` hears the URL once it is ours, which takes two seconds.

    Without a network, or where another has the name, nothing is told: the address with numbers is enough.
    """
    address = network_address()
    try:
        zeroconf = Zeroconf(interfaces=[address], ip_version=IPVersion.V4Only)
    except OSError as error:
        note("not announced", why=str(error))
        yield
        return
    Thread(target=_register, args=(zeroconf, address, port, told), daemon=True).start()
    try:
        yield
    finally:
        zeroconf.close()


def _register(zeroconf: Zeroconf, address: str, port: int, told: Callable[[str], None]) -> None:
    place = ServiceInfo(KIND, f"{NAME}.{KIND}", port, addresses=[socket.inet_aton(address)], server=f"{NAME}.local.")
    try:
        zeroconf.register_service(place)
    except (Error, OSError) as error:
        note("not announced", why=type(error).__name__)
    else:
        told(f"http://{NAME}.local:{port}")
