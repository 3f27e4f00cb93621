"""A bad network between phones and server: every piece is delayed, and any piece may be cut in the middle."""

from __future__ import annotations

import asyncio
import contextlib
import random
import threading

SLICE = 65_536


class BadNetwork:
    """A relay on a port of its own, in a thread: what goes through is delayed by up to `delay` seconds, or cut."""

    def __init__(self, port: int, *, delay: float, cuts: float, seed: int = 5) -> None:
        self.url = ""
        self.cut = 0  # connections cut so far
        self._port = port
        self._delay, self._cuts = delay, cuts  # `cuts` of the pieces are the last
        self._chance = random.Random(seed)
        self._ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._relay()), daemon=True)

    def __enter__(self) -> BadNetwork:
        self._thread.start()
        assert self._ready.wait(30)
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._enough.set)
        self._thread.join(30)

    async def _relay(self) -> None:
        self._loop, self._enough = asyncio.get_running_loop(), asyncio.Event()
        self._calls: set[asyncio.Task[None]] = set()
        server = await asyncio.start_server(self._call, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        self._ready.set()
        await self._enough.wait()
        server.close()
        for call in list(self._calls):
            call.cancel()
        await asyncio.gather(*self._calls, return_exceptions=True)

    async def _call(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._calls.add(task)
        ends = [writer]
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._port)
            ends.append(far_writer)
            ways = {
                asyncio.create_task(self._pass(reader, far_writer)),
                asyncio.create_task(self._pass(far_reader, writer)),
            }
            try:
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for way in ways:
                    way.cancel()
                await asyncio.gather(*ways, return_exceptions=True)
        except (OSError, asyncio.CancelledError):
            pass  # nobody at the other end, or the network is taken down
        finally:
            self._calls.discard(task)
            for end in ends:
                end.transport.abort()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass pieces on until one end closes or the network is cut."""
        with contextlib.suppress(OSError):
            while piece := await reader.read(SLICE):
                if self._delay:
                    await asyncio.sleep(self._chance.uniform(0, self._delay))
                if self._chance.random() < self._cuts:
                    self.cut += 1
                    writer.write(piece[: self._chance.randrange(len(piece))])
                    await writer.drain()
                    return
                writer.write(piece)
                await writer.drain()
