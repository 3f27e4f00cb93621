"""A seat at a table for programs: `join` with asyncio, `fives.client.sync.join` without, `attend` for a bot.

`docs/bots.md` shows both; the messages behind them are `docs/protocol.md`.
"""

from fives.core.extras import naming_extras

with naming_extras():
    from fives.arena.bot_files import BotFailed
    from fives.client.bot_player import BotPlayer, attend
    from fives.client.guest import Guest, SeatLost, Turn, join
    from fives.client.http_calls import Offline
    from fives.client.read_view import read_view
    from fives.client.table_links import BadLink, Link, read_link
    from fives.table.refusals import Denied

__all__ = [
    "BadLink",
    "BotFailed",
    "BotPlayer",
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
