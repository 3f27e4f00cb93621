"""Clean names of people and bots, so that they can be shown anywhere."""

from typing import Final

LONGEST_NAME: Final = 24


def clean_name(name: str) -> str:
    """Return a name without superfluous spaces and invisible characters."""
    return " ".join("".join(char if char.isprintable() else " " for char in name).split())


def short_name(name: str) -> str:
    """Return a clean name that is not too long."""
    return clean_name(name)[:LONGEST_NAME].strip()
