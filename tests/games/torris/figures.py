"""What Torris's page shows besides the tables of its bots, which `ladder.py` measures."""

from pages import Page

PAGE = Page("torris", positions=2)
