"""WebSockets: one conversation for each phone."""
