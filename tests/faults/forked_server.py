"""A server that restarts fast: a parent process loads everything once and forks a server when asked.

A test can restart it a thousand times in minutes. Each server is a process of its own and gets nothing from an earlier
one but the database. A test can set its clock wrong, by the milliseconds in a file. The server does not know this.
"""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import time
from pathlib import Path

from server_process import Serving


class ForkedServer(Serving):
    """A server like any other, but quick to restart."""

    def __init__(
        self, folder: Path, *, database: Path | str | None = None, every: float = 60.0, **settings: object
    ) -> None:
        super().__init__(folder, database=database, **settings)
        self._environ["FORKED_SERVER_ROUND"] = str(every)  # seconds between two rounds of clearing away
        self._skew = folder / "skew"
        self._parent: subprocess.Popen[str] | None = None

    def __exit__(self, *_: object) -> None:
        super().__exit__()
        if self._parent is not None:
            self._parent.communicate()
            self._parent = None

    def set_clock(self, hours: float) -> None:
        """Let the machine's clock be wrong by some hours from now on."""
        new = self._skew.with_suffix(".new")
        new.write_text(str(round(hours * 3_600_000)))
        new.replace(self._skew)  # in one piece, for it is read at any instant

    def launch(self) -> None:
        """Fork a server from the process that waits for that, itself started if there is none."""
        if self._parent is None:
            environ = {**self._environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
            with self.log.open("ab") as log:
                self._parent = subprocess.Popen(
                    [sys.executable, __file__, str(self._skew)],
                    env=environ,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=log,
                    text=True,
                )
        self.process = Child(self._parent)


class Child:
    """A forked server, as `subprocess.Popen` would show it."""

    def __init__(self, parent: subprocess.Popen[str]) -> None:
        self._parent = parent
        self.pid = self._ask("fork")

    def poll(self) -> int | None:
        """Return how it ended, if it has."""
        ended = self._ask(f"look {self.pid}")
        return None if ended < 0 else ended

    def send_signal(self, signal: int) -> None:
        """Send a signal."""
        os.kill(self.pid, signal)

    def kill(self) -> None:
        """Kill at once."""
        self._ask(f"kill {self.pid}")

    def wait(self, timeout: float) -> int:
        """Return how it ended, once it has."""
        return self._ask(f"wait {self.pid}")

    def _ask(self, words: str) -> int:
        assert self._parent.stdin is not None
        assert self._parent.stdout is not None
        self._parent.stdin.write(f"{words}\n")
        self._parent.stdin.flush()
        return int(self._parent.stdout.readline())


def main() -> None:
    """Obey the test: a line is a word and the server it is about, the answer is a number."""
    import fives.server.run  # noqa: F401
    from fives.core.catalogue import find_bots, games
    from fives.live import all_tables

    all_tables.CLEANUP_INTERVAL = float(os.environ["FORKED_SERVER_ROUND"])

    skew(Path(sys.argv[1]))
    for game in games().values():
        find_bots(game)
    gc.freeze()  # each of them looks through it otherwise
    ended: dict[int, int] = {}
    for line in sys.stdin:
        word, *about = line.split()
        pid = int(about[0]) if about else 0
        if word == "fork":
            answer = os.fork()
            if not answer:
                become_server()
        else:
            answer = look_after(word, pid, ended)
        sys.stdout.write(f"{answer}\n")
        sys.stdout.flush()


def skew(file: Path) -> None:
    """Let this process' clock, and those of its children, be wrong by what is in the file."""
    right = time.time_ns
    time.time_ns = lambda: right() + (1_000_000 * int(file.read_text()) if file.exists() else 0)


def look_after(word: str, pid: int, ended: dict[int, int]) -> int:
    """Return how a server ended, -1 if it has not; it may be killed or awaited before."""
    import signal

    if word == "kill" and pid not in ended:
        os.kill(pid, signal.SIGKILL)
    if pid not in ended:
        found, status = os.waitpid(pid, os.WNOHANG if word == "look" else 0)
        if found:
            ended[pid] = status
    return ended.get(pid, -1)


def become_server() -> None:
    """Serve, as `python -m fives.server` does, and never return."""
    import runpy

    from fives.live import steady_clock

    steady_clock._clock.__init__()  # as in any process that begins
    os.dup2(os.open(os.devnull, os.O_RDWR), 0)
    os.dup2(2, 1)
    code = 1
    try:
        runpy.run_module("fives.server", run_name="__main__")
        code = 0
    except SystemExit as end:
        code = int(end.code or 0)
    finally:
        os._exit(code)


if __name__ == "__main__":
    main()
