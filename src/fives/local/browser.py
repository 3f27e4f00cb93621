"""The shelf in a browser's worker: its rows are in IndexedDB, its messages go to the page. Runs in Pyodide alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from fives.local.shelf import Shelf
from fives.solving import compact_tables

TABLES: Final = Path("/tables")  # of the worker, in its memory


class BrowserRows:
    """Rows of bytes by key, kept by the worker's script."""

    def __init__(self, rows: Any) -> None:
        self._rows = rows

    async def read(self, first: str, last: str) -> list[tuple[str, bytes]]:
        """Return the rows from key `first` to key `last`, in their order."""
        try:
            found = (await self._rows.read(first, last)).to_py()
        except Exception as error:  # Pyodide's JsException
            raise OSError(str(error)) from None
        return [(key, bytes(data)) for key, data in found]

    async def write(self, rows: Mapping[str, bytes | None]) -> None:
        """Write rows and delete those that are None: all or nothing."""
        from pyodide.ffi import to_js

        try:
            await self._rows.write(to_js(list(rows.items())))
        except Exception as error:  # Pyodide's JsException
            raise OSError(str(error)) from None


async def open_shelf(rows: Any, send: Callable[[str], None], base: str, fetch: Callable[[str], Any]) -> Shelf:
    """Return the shelf of this device, opened; `fetch` returns the bytes of a compact table."""
    TABLES.mkdir(exist_ok=True)
    compact_tables.look_in(TABLES)

    async def bring(file: str) -> None:
        try:
            data = (await fetch(file)).to_bytes()
        except Exception as error:  # Pyodide's JsException
            raise OSError(str(error)) from None
        (TABLES / file).write_bytes(data)

    shelf = Shelf(BrowserRows(rows), send, base, fetch=bring)
    await shelf.start()
    return shelf
