"""Matches: events appended to a log, and what follows from it."""
