"""The HTTP API: all its handlers. Each reads the call, asks the lobby, and answers."""

from fives.server.http import games, matches, monitoring, tables

HANDLERS = (*games.HANDLERS, *tables.HANDLERS, *matches.HANDLERS, *monitoring.HANDLERS)
