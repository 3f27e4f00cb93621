"""A page of a device for tests: it speaks to a `Shelf` by messages, with the standard library alone."""

import asyncio
import json
import random


class LocalPage:
    """The calls and one socket of a page, over the same rows again and again, as after a reload."""

    def __init__(self, rows, **more):
        from fives.local.shelf import Shelf

        self.shelf = Shelf(rows, self._hear, "https://shelf.example", **more)
        self.told = []  # every message, in order
        self._answers = {}
        self._calls = 0
        self._random = random.Random(7)
        self.position = self.table = None
        self.replies = {}

    def _hear(self, text):
        message = json.loads(text)
        self.told.append(message)
        if message["type"] == "answered":
            self._answers[message["id"]] = (message["status"], json.loads(message["text"]))
        elif message["type"] == "frame":
            self._take(json.loads(message["text"]))

    def _take(self, message):
        if message["type"] in ("snapshot", "table"):
            self.table = message["table"]
        if message["type"] in ("snapshot", "news"):
            self.position = message["position"]
        if message["type"] in ("accepted", "refused"):
            self.replies[message["id"]] = message

    async def say(self, type, **more):
        await self.shelf.handle(json.dumps({"type": type, **more}))

    async def call(self, method, path, token="", body=None):
        """Return status and body of a call."""
        self._calls += 1
        text = body if isinstance(body, str) else "" if body is None else json.dumps(body)
        await self.say("call", id=self._calls, method=method, path=path, token=token, text=text)
        return self._answers.pop(self._calls)

    async def get(self, path, token=""):
        status, body = await self.call("GET", path, token)
        assert status == 200, body
        return body

    async def lay(self, game, *seats, **more):
        """Lay a table of `mine` seats and bots of some level, and return its code and token."""
        chairs = [
            {"kind": "mine", "name": f"P{n}"} if kind == "mine" else {"kind": "bot", "level": kind}
            for n, kind in enumerate(seats)
        ]
        status, laid = await self.call("POST", "/api/tables", body={"game": game, "seats": chairs, **more})
        assert status == 201, laid
        return laid["table"]["code"], laid["token"]

    async def sit(self, code, token, number=1):
        """Open a socket and say hello."""
        await self.say("open", socket=number, code=code)
        await self.say("frame", socket=number, text=json.dumps({"type": "hello", "token": token}))

    async def command(self, type, number=1, **more):
        """Send a command and return its answer."""
        id = f"{type}-{self._random.random()}"
        await self.say("frame", socket=number, text=json.dumps({"type": type, "id": id, **more}))
        return self.replies[id]

    async def ready(self):
        return await self.command("ready", seed="ab" * 16)

    async def until(self, fits, seconds=20):
        """Wait until `fits()`."""
        async with asyncio.timeout(seconds):
            while not fits():  # noqa: ASYNC110
                await asyncio.sleep(0.005)

    async def play_on(self, most=10_000):
        """Play random moves of the own seats until the match is over or so many were made; bots play in between."""
        for _ in range(most):
            await self.until(lambda: self.position["result"] or any(hand["moves"] for hand in self.position["hands"]))
            if self.position["result"]:
                return
            hand = next(hand for hand in self.position["hands"] if hand["moves"])
            move = self._random.choice(hand["moves"])
            at = {"epoch": self.position["epoch"], "seen": self.position["n"]}
            answer = await self.command("play", seat=hand["seat"], move=move, **at)
            assert answer["type"] == "accepted", answer
