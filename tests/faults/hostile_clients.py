"""Phones that send commands twice, late, out of order and by two ways at once: it must make no difference."""

from __future__ import annotations

import httpx

from faults.unreliable_phones import Guest
from phone import Phone

REMEMBERED = 40  # old commands that are sent again; the server promises 128 answers of each token, refusals too
TROUBLE = 0.3  # of the commands are not sent just once


class HostileGuest(Guest):
    """A guest who repeats. Whatever is sent again gets the answer it had, or is refused; it never acts again."""

    def __init__(self, *about: object, **more: object) -> None:
        super().__init__(*about, **more)
        self.answers: dict[str, dict] = {}  # by id, the first answer to each command
        self.told: dict[str, tuple[int, dict]] = {}  # by id: what was accepted, or stale for good, and in which match
        self.replayed = 0  # old commands that were sent again

    def say(self, phone: Phone) -> None:
        """Send the command; what it leads to is also kept to be sent again."""
        command, epoch = self.pending, self.seen[0]
        super().say(phone)
        answer = self.answers.get(command["id"])
        if answer and (answer["type"] == "accepted" or answer["code"] == "stale"):
            self.told[command["id"]] = (epoch, command)

    def send(self, phone: Phone, command: dict) -> None:
        """Send a command in one of many ways, maybe with old ones before and after it."""
        way = self.chance.random() / TROUBLE
        if way < 0.25:
            self.post(command)
        elif way < 0.5:
            self.replay(phone)
        phone.send(**command)
        if 0.4 < way < 0.7:
            phone.send(**command)
        elif 0.7 < way < 1:
            self.replay(phone)

    def replay(self, phone: Phone) -> None:
        """Send up to three old commands again, in any order, by socket or HTTP."""
        newest = list(self.told)[-REMEMBERED:]
        old = [id for id in newest if self.told[id][1]["type"] == "play" or self.is_recent(id)]
        for id in self.chance.sample(old, min(3, len(old))):
            self.replayed += 1
            if self.chance.random() < 0.3:
                self.post(self.told[id][1])
            else:
                phone.send(**self.told[id][1])

    def is_recent(self, id: str) -> bool:
        """Say whether a command is of this match or the last, whose answers are remembered."""
        return self.told[id][0] >= self.seen[0] - 1

    def post(self, command: dict) -> None:
        """Send a command by HTTP; if the answer is lost, it is as if it had been cut."""
        try:
            path = f"{self.url}/api/tables/{self.code}/commands"
            answer = httpx.post(path, json=command, headers={"Authorization": f"Bearer {self.token}"}, timeout=9)
            assert answer.status_code == 200, answer.text
        except httpx.TransportError as error:
            raise ConnectionError("cut off") from error
        self.compare(answer.json())

    def read(self, phone: Phone, timeout: float) -> dict:
        """Return the next message; an answer that was given before must be the same."""
        message = super().read(phone, timeout)
        if message.get("id"):
            self.compare(message)
        return message

    def compare(self, answer: dict) -> None:
        """Keep the first answer to a command, and hold the later ones against it."""
        if answer.get("code") in ("not_saved", "too_fast"):
            return
        first = self.answers.setdefault(answer["id"], answer)
        if first["type"] == "accepted" and answer["type"] == "refused":  # long ago, the receipt is gone
            assert answer["code"] in ("stale", "game_over"), (first, answer)
            assert not self.is_recent(answer["id"]), (first, answer, self.seen)
        elif first["type"] == "accepted":
            assert answer == first
        elif first["code"] == "stale":
            assert answer["type"] == "refused", (first, answer)
        else:
            self.answers[answer["id"]] = answer  # after a restart there may be another answer to what was refused
