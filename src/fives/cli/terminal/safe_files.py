"""Files: those of others are read up to a limit, those with a secret are written for their owner alone."""

import os
import stat
from pathlib import Path


def read_bounded(file: Path, most: int) -> bytes | None:
    """Return what is in a file; None, before all of it is read, if that is more than `most` bytes."""
    with file.open("rb") as opened:
        data = opened.read(most + 1)
    return data if len(data) <= most else None


def write_private(file: Path, data: bytes) -> None:
    """Write `data` where only its owner can read it, also if the file was there and others could."""
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as opened:
        if hasattr(os, "fchmod") and stat.S_ISREG(os.fstat(opened.fileno()).st_mode):
            os.fchmod(opened.fileno(), 0o600)
        opened.write(data)
