"""Run every measurement and write RESULTS.md: figures are ratios to a peer or a stated limit, taken in one run."""

import platform
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import clear_away
import find_fives
import imports
import playouts
import race
import tables
from row import Row

import server

HERE = Path(__file__).parent
HEAD = """# Results

Written by `make bench`; every figure and its reference were taken in the same run.
A ratio below 1 is within the limit or better than the reference.
"""


def machine() -> str:
    """Return the processor, the cores and the versions in use."""
    names = [line for line in Path("/proc/cpuinfo").read_text().splitlines() if line.startswith("model name")]
    cpu = names[0].partition(":")[2].strip() if names else platform.processor()
    cores = subprocess.run(["nproc"], capture_output=True, text=True, check=True).stdout.strip()
    return f"{cpu}, {cores} cores, {platform.system()}, Python {platform.python_version()}"


def commit() -> str:
    """Return the commit that is measured, marked if the tree has changed since."""
    hash = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, cwd=HERE).stdout
    return hash.strip() or "not a checkout"


def write(rows: list[Row]) -> str:
    """Return the page."""
    lines = [HEAD, f"Machine: {machine()}. Commit: {commit()}. {datetime.now(UTC):%Y-%m-%d}.\n"]
    for script in dict.fromkeys(row.script for row in rows):
        lines += [f"## {script}", "", f"Command: `make bench`, or `PYTHONPATH=tests python bench/{script}` alone.", ""]
        lines += ["| claim | figure | reference | ratio |", "|---|---|---|---|"]
        lines += [row.line() for row in rows if row.script == script]
        lines.append("")
    return "\n".join(lines)


if __name__ == "__main__":
    rows = [row for part in (imports, playouts, tables, clear_away, find_fives, server, race) for row in part.measure()]
    page = write(rows)
    (HERE / "RESULTS.md").write_text(page)
    print(page)
    sys.exit(any(row.missed for row in rows))
