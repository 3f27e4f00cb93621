"""The page: the files of the built web, served from memory."""

from __future__ import annotations

import base64
import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

CACHE_FOREVER: Final = "public, max-age=31536000, immutable"
REVALIDATE: Final = "no-cache"
NEVER_CHANGES: Final = ("assets/", "python-")  # a file with other content has another name
SHELF: Final = "shelf"  # the folder with the static shelf
COMPRESSIBLE: Final = ("text/", "application/json", "application/javascript", "image/svg", "application/manifest")
STYLE: Final = re.compile(rb"<style>(.*?)</style>", re.DOTALL)
UNBUILT: Final = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>fives</title>
<h1>fives</h1><p>The page is not built yet. Run <code>make play</code>, or <code>npm ci &amp;&amp; npm run build</code>
in the folder <code>web</code>, and start the server again.</p></html>
"""


@dataclass(frozen=True)
class Page:
    """One file of the built web."""

    body: bytes
    kind: str
    caching: str

    @cached_property
    def tag(self) -> str:
        """Return the ETag of the file."""
        return f'"{hashlib.sha256(self.body).hexdigest()[:20]}"'

    @cached_property
    def compressed(self) -> bytes | None:
        """Return the file compressed; None if that makes it no smaller."""
        if not self.kind.startswith(COMPRESSIBLE) or len(self.body) < 500:
            return None
        return gzip.compress(self.body, mtime=0)


def read_site(folder: Path) -> dict[str, Page]:
    """Return every file of the built web by its path. Files that are added later are not served."""
    found = {file.relative_to(folder).as_posix(): file for file in sorted(folder.rglob("*")) if file.is_file()}
    pages = {path: _page(path, file.read_bytes()) for path, file in found.items()}
    return {"index.html": _page("index.html", UNBUILT), **pages}


def read_shelf(folder: Path) -> dict[str, Page]:
    """Return the files of the static shelf for a folder of its own; none if it is not built."""
    found = [file for file in sorted(folder.rglob("*")) if file.is_file()]
    return {
        f"{SHELF}/{path}": _page(path, (folder / path).read_bytes())
        for path in (file.relative_to(folder).as_posix() for file in found)
    }


def style_hashes(site: dict[str, Page]) -> str:
    """Return the hashes of inline styles, as a content policy lists them: ` 'sha256-…'` each."""
    styles = {
        style for page in site.values() if page.kind.startswith("text/html") for style in STYLE.findall(page.body)
    }
    hashes = sorted(base64.b64encode(hashlib.sha256(style).digest()).decode() for style in styles)
    return "".join(f" 'sha256-{each}'" for each in hashes)


def _page(path: str, body: bytes) -> Page:
    kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
    if kind == "application/javascript":
        kind += "; charset=utf-8"  # Litestar adds this only for text types
    return Page(body, kind, CACHE_FOREVER if path.startswith(NEVER_CHANGES) else REVALIDATE)


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
async def show_page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    """Return a file of the web; any other path without a dot is a route inside the page."""
    site: dict[str, Page] = request.app.state.site
    name = path.strip("/")
    page = site.get(f"{SHELF}/index.html" if name == SHELF else name or "index.html")
    if page is None and "." not in name and name.partition("/")[0] != "api":
        page = site["index.html"]
    if page is None:
        raise NotFoundException
    return _response(request, page)


def _response(request: Request[Any, Any, Any], page: Page) -> Response[bytes]:
    headers = {"Cache-Control": page.caching, "ETag": page.tag, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == page.tag:
        return Response(b"", status_code=304, headers=headers, media_type=page.kind)
    body = page.body
    if page.compressed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        body = page.compressed
    headers["Content-Length"] = str(len(body))
    return Response(b"" if request.method == "HEAD" else body, headers=headers, media_type=page.kind)
