"""A table as a frozen value, with the pure functions that change it and the messages about it."""
