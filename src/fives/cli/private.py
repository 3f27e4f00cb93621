"""Files that only their owner may read: in them is a seat, or the secret of a running match."""

import os
import stat
from pathlib import Path


def write_private(file: Path, data: bytes) -> None:
    """Write `data` where only its owner can read it, also if the file was there and others could."""
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as opened:
        if hasattr(os, "fchmod") and stat.S_ISREG(os.fstat(opened.fileno()).st_mode):
            os.fchmod(opened.fileno(), 0o600)
        opened.write(data)
