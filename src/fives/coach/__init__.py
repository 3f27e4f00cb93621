"""The coach: what was luck and what was skill."""
