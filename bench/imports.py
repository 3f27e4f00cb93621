"""How long `import fives` takes, against its limit and against a bare interpreter."""

import statistics
import subprocess
import sys
import time

from row import Row


def seconds(code: str, repeats: int = 15) -> float:
    """Return the median time of a fresh interpreter that runs `code`."""
    times = []
    for _ in range(repeats):
        begin = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        times.append(time.perf_counter() - begin)
    return statistics.median(times)


def measure() -> list[Row]:
    bare = seconds("pass")
    took = seconds("import fives") - bare
    return [
        Row("imports.py", "`import fives`, beyond a bare interpreter", took, "s", 0.15, "limit", limit=True),
        Row("imports.py", "`import fives`, interpreter included", took + bare, "s", bare, "bare interpreter"),
    ]


if __name__ == "__main__":
    print("\n".join(row.line() for row in measure()))
