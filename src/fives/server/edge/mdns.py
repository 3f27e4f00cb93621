"""mDNS: the name `fives.local`, by which devices on the same network find this server."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Thread
from typing import Final

from zeroconf import Error, IPVersion, ServiceInfo, Zeroconf

from fives.live.json_logs import note
from fives.server.edge.own_addresses import network_address

NAME: Final = "fives"  # without `.local`
KIND: Final = "_http._tcp.local."


@contextmanager
def announced(port: int, told: Callable[[str], None]) -> Iterator[None]:
    """Answer to `fives.local` inside this context; `told` is called with the URL once the name is ours (two seconds).

    Without a network, or where another machine has the name, it is not called: the numeric address is enough.
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
