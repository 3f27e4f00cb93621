"""What Number Poker's page shows besides the tables of its bots, which `ladder.py` measures."""

from pages import Page

PAGE = Page("number_poker", positions=5)
