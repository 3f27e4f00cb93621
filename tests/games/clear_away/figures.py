"""What Clear Away's page shows besides the tables of its bots, which `ladder.py` measures."""

from pages import Page

PAGE = Page("clear_away")
