"""What Shell Game's page shows besides the tables of its bots, which `ladder.py` measures."""

from page_tables import Page

PAGE = Page("shell_game", positions=3)
