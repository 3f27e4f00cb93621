"""A line of the results: a figure, what it is compared with, and the ratio of the two."""

import subprocess
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Row:
    """One claim. With `limit=True` the reference is a stated limit, and a ratio above 1 misses it."""

    script: str
    claim: str
    figure: float
    unit: str
    reference: float
    against: str
    limit: bool = False

    @property
    def ratio(self) -> float:
        return self.figure / self.reference

    @property
    def missed(self) -> bool:
        return self.limit and self.ratio > 1

    def line(self) -> str:
        mark = " **missed**" if self.missed else ""
        figures = f"{self.figure:.3g} {self.unit} | {self.reference:.3g} {self.unit} ({self.against})"
        return f"| {self.claim} | {figures} | {self.ratio:.2f}{mark} |"


def commit() -> str:
    """Return the commit that is measured."""
    hash = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, cwd=HERE).stdout
    return hash.strip() or "not a checkout"
