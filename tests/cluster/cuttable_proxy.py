"""A TCP proxy that can be cut: to a database, or to several servers like a load balancer."""

from __future__ import annotations

import contextlib
import random
import socket
import threading


class Proxy:
    """Passes each connection on to one of several ports of this machine, any that is open.

    While it is frozen nothing gets through and nothing breaks, as if a cable were pulled.
    """

    def __init__(self, *ports: int, seed: int = 5) -> None:
        self._ports = ports
        self._chance = random.Random(seed)
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = self._listening.getsockname()[1]
        self._open: list[socket.socket] = []
        self._flowing = threading.Event()
        self._flowing.set()
        self._closed = False
        threading.Thread(target=self._accept, daemon=True).start()

    def __enter__(self) -> Proxy:
        return self

    def __exit__(self, *_: object) -> None:
        self._closed = True
        self._flowing.set()
        self._listening.close()
        for end in self._open:
            end.close()

    def freeze(self) -> None:
        """Let nothing through."""
        self._flowing.clear()

    def mend(self) -> None:
        """Let everything through again."""
        self._flowing.set()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while not self._closed:
                near, _ = self._listening.accept()
                far = self._reach()
                if far is None:
                    near.close()
                    continue
                self._open += [near, far]
                for source, target in ((near, far), (far, near)):
                    threading.Thread(target=self._pass, args=(source, target), daemon=True).start()

    def _reach(self) -> socket.socket | None:
        """Return a connection to any port that is open."""
        for port in self._chance.sample(self._ports, len(self._ports)):
            with contextlib.suppress(OSError):
                return socket.create_connection(("127.0.0.1", port))
        return None

    def _pass(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                self._flowing.wait()
                target.sendall(data)
        for end in (source, target):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
