"""Every command and every Python example of the docs, as tests find them."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAST = ("decisions", "changelog.md")  # what was true when it was decided
PROGRAMS = ("fives", "make", "python", "pytest", "npm", "PYTHONPATH=tests")
FOREIGN = ("systemctl", "podman", "pg_dump", "pip-audit", "/opt/fives/bin/pip")  # what only others' machines can run
PLACE = re.compile(r"\b(?:FILE|CODE|NAME|PATH|URL)\b|…|\[--|\$\(")  # what stands for something of the reader's
BLOCK = re.compile(r"(?:^ {4}.*\n|^\n(?= {4}))+", re.MULTILINE)
FENCED = re.compile(r"^```(\w*)[^\n]*\n(.*?)^```", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")


@dataclass(frozen=True)
class Command:
    """A command as a page tells it."""

    text: str
    page: str = field(compare=False)  # the first that tells it
    inline: bool = field(compare=False)  # in a sentence, where it may be only the name of a command

    @property
    def words(self) -> list[str]:
        """Return its words as a shell reads them."""
        return shlex.split(self.text)

    @property
    def filled(self) -> bool:
        """Say whether it can be typed as it is: nothing in it stands for something else."""
        return not PLACE.search(self.text)


def pages() -> list[Path]:
    """Return every page that is to hold now."""
    told = [page for page in sorted(DOCS.rglob("*.md")) if not set(page.relative_to(DOCS).parts) & set(PAST)]
    return [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *told]


def commands() -> list[Command]:
    """Return every command of every page, each once."""
    return list(dict.fromkeys(command for page in pages() for command in commands_of(page)))


def commands_of(page: Path) -> Iterator[Command]:
    """Yield the commands of a page."""
    text, name = page.read_text("utf-8"), str(page.relative_to(ROOT))
    plain = FENCED.sub("", text)
    for block in BLOCK.findall(plain):
        for line in block.splitlines():
            yield from (Command(told, name, inline=False) for told in split(line.strip()))
    for told in INLINE.findall(BLOCK.sub("", plain)):
        if told.startswith(tuple(f"{program} " for program in PROGRAMS + FOREIGN)):
            yield Command(told, name, inline=True)


def split(line: str) -> Iterator[str]:
    """Yield the commands of a line, without what is said of them after two blanks."""
    if line.startswith("fives = ") or not re.match(rf"(?:{'|'.join(map(re.escape, PROGRAMS + FOREIGN))})(?: |$)", line):
        return
    command = re.split(r"  +|\s+# ", line)[0]
    yield from (part.strip() for part in re.split(r", (?=fives )", command))


def examples(page: Path) -> list[str]:
    """Return the Python examples of a page."""
    return [code for language, code in FENCED.findall(page.read_text("utf-8")) if language == "python"]
