"""What Torris's page shows besides the tables of its bots, which `ladder.py` measures."""

from page_tables import Page

PAGE = Page("torris", positions=2)
