"""A way to a database that can be cut: what goes through is passed on until someone cuts it."""

from __future__ import annotations

import contextlib
import socket
import threading


class Proxy:
    """Passes connections on to a port of this machine; `cut` breaks them and refuses new ones until `mend`.

    While it is `frozen` nothing gets through and nothing breaks, as if a cable were pulled.
    """

    def __init__(self, port: int) -> None:
        self._to = port
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = self._listening.getsockname()[1]
        self._open: list[socket.socket] = []
        self._whole = threading.Event()
        self._whole.set()
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
        self._break()

    def cut(self) -> None:
        """Break all connections, and every new one."""
        self._whole.clear()
        self._break()

    def freeze(self) -> None:
        """Let nothing through."""
        self._flowing.clear()

    def mend(self) -> None:
        """Let everything through again."""
        self._whole.set()
        self._flowing.set()

    def _break(self) -> None:
        for end in self._open:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        self._open.clear()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while not self._closed:
                near, _ = self._listening.accept()
                if not self._whole.is_set():
                    near.close()
                    continue
                far = socket.create_connection(("127.0.0.1", self._to))
                self._open += [near, far]
                for source, target in ((near, far), (far, near)):
                    threading.Thread(target=self._pass, args=(source, target), daemon=True).start()

    def _pass(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                self._flowing.wait()
                target.sendall(data)
        for end in (source, target):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
