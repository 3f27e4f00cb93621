"""Run every measurement, or the parts named, and write RESULTS.md: figures are ratios to a peer or a stated limit."""

import os
import platform
import re
import subprocess
import sys
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path

from row import Row, commit

HERE = Path(__file__).parent
RESULTS = HERE / "RESULTS.md"
PARTS = (
    "imports",
    "playouts",
    "batches",
    "adapters",
    "tables",
    "clear_away",
    "find_fives",
    "load",
    "nodes",
    "growth",
    "newcomer",
    "readability",
    "whole_games",
    "race",
    "bots",
    "five_wins",
    "torris",
    "offline",
    "offline_bots",
)
HEAD = """# Results

Written by `make bench`, one part after the other; a figure and its reference are always taken in the same run.
A ratio below 1 is within the limit or better than the reference.
"""


def machine() -> str:
    """Return the processor, the cores and the versions in use."""
    names = [line for line in Path("/proc/cpuinfo").read_text().splitlines() if line.startswith("model name")]
    cpu = names[0].partition(":")[2].strip() if names else platform.processor()
    cores = subprocess.run(["nproc"], capture_output=True, text=True, check=True).stdout.strip()
    return f"{cpu}, {cores} cores, {platform.system()}, Python {platform.python_version()}"


def load() -> str:
    """Return what ran on the machine while it was measured, this script included."""
    return f"Load average over the last quarter of an hour: {os.getloadavg()[2]:.1f}."


def write(name: str, rows: list[Row]) -> str:
    """Return the section of one script."""
    lines = [
        f"## {name}.py",
        "",
        f"Command: `make bench PARTS={name}`. Commit: {commit()}. {datetime.now(UTC):%Y-%m-%d}.",
        f"Machine: {machine()}. {load()}",
        "",
        "| claim | figure | reference | ratio |",
        "|---|---|---|---|",
        *(row.line() for row in rows),
    ]
    return "\n".join(lines) + "\n"


def kept() -> dict[str, str]:
    """Return the sections of the page as it is, by script."""
    text = RESULTS.read_text() if RESULTS.is_file() else ""
    found = re.findall(r"^(## (\w+)\.py\n.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    return {name: section.rstrip("\n") + "\n" for section, name in found}


if __name__ == "__main__":
    sections, missed = kept(), False
    for name in sys.argv[1:] or PARTS:
        rows = import_module(name).measure()
        missed = missed or any(row.missed for row in rows)
        sections[name] = write(name, rows)
        page = [HEAD, *(sections[part] for part in PARTS if part in sections)]
        RESULTS.write_text("\n".join(page))
        print(sections[name], flush=True)
    sys.exit(missed)
