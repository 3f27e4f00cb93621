"""The built docs site: every link and picture leads somewhere, and nothing is fetched from another host.

`python tests/docs_site.py site` prints what is wrong, a line each, and fails if there is anything.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

FETCHED = {"img": "src", "script": "src", "link": "href", "source": "src", "iframe": "src"}  # without being asked
NOT_FETCHED = {"canonical", "alternate", "index", "search", "next", "prev", "author"}  # a link that only says something


@dataclass
class Read(HTMLParser):
    """What one page names: where its links lead, what it fetches, and which anchors it has."""

    links: list[str] = field(default_factory=list)
    fetched: list[str] = field(default_factory=list)
    anchors: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what the tag names."""
        named = {name: value or "" for name, value in attrs}
        self.anchors |= {named[name] for name in ("id", "name") if name in named}
        if tag == "a" and "href" in named:
            self.links.append(named["href"])
        if tag in FETCHED and FETCHED[tag] in named and named.get("rel") not in NOT_FETCHED:
            self.fetched.append(named[FETCHED[tag]])


def read(page: Path) -> Read:
    """Return what a page names."""
    found = Read()
    found.feed(page.read_text("utf-8"))
    return found


def faults(site: Path) -> Iterator[str]:
    """Yield every link that leads nowhere, and everything that would come from another host."""
    pages = {page.resolve(): read(page) for page in sorted(site.rglob("*.html"))}
    for page, found in pages.items():
        name = page.relative_to(site.resolve())
        for target in found.fetched:
            if is_elsewhere(target):
                yield f"{name} fetches {target}"
            elif not leads_somewhere(page, target, pages):
                yield f"{name} has no {target}"
        for target in found.links:
            if not is_elsewhere(target) and not leads_somewhere(page, target, pages):
                yield f"{name} links to {target}"
    for style in sorted(site.rglob("*.css")):
        if any(sign in style.read_text("utf-8") for sign in ("url(http", "url(//", '@import "http', "@import url(")):
            yield f"{style.relative_to(site)} fetches from elsewhere"


def is_elsewhere(target: str) -> bool:
    """Say whether a target is at another host, or no place at all."""
    parts = urlsplit(target)
    return bool(parts.netloc) or parts.scheme not in ("", "data")


def leads_somewhere(page: Path, target: str, pages: dict[Path, Read]) -> bool:
    """Say whether a target is a file of the site, and its anchor there."""
    parts = urlsplit(target)
    if parts.scheme == "data":
        return True
    file = (page.parent / unquote(parts.path)).resolve() if parts.path else page
    if not file.is_file():
        return False
    return not parts.fragment or file not in pages or unquote(parts.fragment) in pages[file].anchors


if __name__ == "__main__":
    wrong = list(faults(Path(sys.argv[1])))
    sys.stdout.write("".join(f"{line}\n" for line in wrong))
    sys.exit(bool(wrong))
