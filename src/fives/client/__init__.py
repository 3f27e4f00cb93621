"""A seat at a table for programs: `join` with asyncio, `fives.client.sync.join` without, `attend` for a bot.

`docs/bots.md` shows both; the messages behind them are `docs/protocol.md`.
"""

from fives.arena.own import BotFailed
from fives.client.attending import Attending, attend
from fives.client.calls import Offline
from fives.client.guest import Guest, SeatLost, Turn, join
from fives.client.links import BadLink, Link, read_link
from fives.client.views import read_view
from fives.server.refusals import Denied

__all__ = [
    "Attending",
    "BadLink",
    "BotFailed",
    "Denied",
    "Guest",
    "Link",
    "Offline",
    "SeatLost",
    "Turn",
    "attend",
    "join",
    "read_link",
    "read_view",
]
