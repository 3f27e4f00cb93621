"""Receipts: a command that is sent twice gets the same answer twice, also after a restart."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from typing import Final

import msgspec

from fives.table.messages import Accepted, Answer
from fives.table.seats.tokens import Holder
from fives.table.storage.saved_types import Receipt

REMEMBERED: Final = 128  # answers of one holder kept in memory
HOLDERS: Final = 64  # of one table: a guest who leaves and sits down again is another holder each time
HOLDER_LENGTH: Final = 16  # letters of a holder's hash, enough to tell the holders of one table apart


class Receipts:
    """The answers given at one table. An accepted command's answer is also saved, with its change."""

    def __init__(self, saved: Iterable[Receipt] = ()) -> None:
        self._answers: OrderedDict[str, dict[str, Answer]] = OrderedDict()
        for receipt in saved:
            self.restore(receipt)

    def __len__(self) -> int:
        """Return the number of holders whose answers are remembered."""
        return len(self._answers)

    def restore(self, receipt: Receipt) -> None:
        """Remember an answer that was saved."""
        self.keep(receipt.key.partition(":")[0], msgspec.json.decode(receipt.data, type=Accepted))

    def find(self, holder: Holder, id: str) -> Answer | None:
        """Return the earlier answer to this command, if there was one."""
        mine = self._answers.get(holder[:HOLDER_LENGTH])
        if mine is None:
            return None
        self._answers.move_to_end(holder[:HOLDER_LENGTH])
        return mine.get(id)

    def keep(self, holder: Holder, answer: Answer) -> None:
        """Remember an answer. The oldest answers, and the oldest holders, are forgotten."""
        mine = self._answers.setdefault(holder[:HOLDER_LENGTH], {})
        self._answers.move_to_end(holder[:HOLDER_LENGTH])
        mine[answer.id] = answer
        if len(mine) > REMEMBERED:
            del mine[next(iter(mine))]
        if len(self._answers) > HOLDERS:
            self._answers.popitem(last=False)


def receipt_for(holder: Holder, answer: Accepted) -> Receipt:
    """Return the receipt as it is saved."""
    return Receipt(receipt_key(holder, answer.id), msgspec.json.encode(answer))


def receipt_key(holder: Holder, id: str) -> str:
    """Return the key under which the answer to a command is saved."""
    return f"{holder[:HOLDER_LENGTH]}:{id}"
