"""What Five Wins' page shows besides the tables of its bots, which `ladder.py` measures."""

from page_tables import Page

PAGE = Page("five_wins", positions=3)
