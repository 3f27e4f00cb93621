"""Websockets: one conversation for each phone."""
