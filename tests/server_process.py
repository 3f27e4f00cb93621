"""A real server for tests and benches: a process on a free port, with a database that survives its death."""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

PATIENCE = 60.0  # seconds to become ready or to stop


class Serving:
    """One server on one port with one database; it can be stopped, killed and started again."""

    def __init__(self, folder: Path, *, database: Path | str | None = None, **settings: object) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"server{self.port}.log"
        self.database = database or folder / "fives.sqlite"
        given = {"host": "127.0.0.1", "port": self.port, "database": self.database, **settings}
        self._environ = {**os.environ, **{f"FIVES_{name.upper()}": str(value) for name, value in given.items()}}
        self.command = [sys.executable, "-m", "fives.server"]
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Serving:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> Serving:
        """Start, and return once the server is ready."""
        self.launch()
        return self.await_ready()

    def launch(self) -> None:
        """Start, and do not wait."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self.command, env=self._environ, stderr=log)

    def await_ready(self) -> Serving:
        """Return once the server that was launched is ready."""
        assert self.process is not None
        until = time.monotonic() + PATIENCE
        while not self.ready():
            if self.process.poll() is not None or time.monotonic() > until:
                self.kill()
                raise RuntimeError(f"the server did not start:\n{self.log.read_text()}")
            time.sleep(0.02)
        return self

    def ready(self) -> bool:
        """Say whether the server answers."""
        try:
            with urllib.request.urlopen(f"{self.url}/readyz", timeout=2) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def stop(self) -> None:
        """Stop politely."""
        if self.process is not None:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait(PATIENCE)
            self.process = None

    def kill(self) -> None:
        """Kill, as a power cut would."""
        if self.process is not None:
            self.process.kill()
            self.process.wait(PATIENCE)
            self.process = None


def free_port() -> int:
    """Return a port nobody uses now, and that no outgoing connection takes while a server is down: below theirs."""
    while True:
        port = random.SystemRandom().randrange(10_000, 32_000)
        try:
            socket.create_server(("127.0.0.1", port)).close()
        except OSError:
            continue
        return port
