"""A second, plain reading of the rulebook that shares nothing with the rules, to count lines of play.

It keeps for every player a text of the things in the hand and what is in the fist. Loot is left out: nobody's choices
depend on it. It wrote the counts of `number_poker.perft`; after a change of the rules:
`python tests/perfts.py number_poker`.
"""

from typing import NamedTuple

import pytest

from perfts import Reading


class Player(NamedTuple):
    """One player as a child would lay it out."""

    hand: str
    fist: str = ""

    def choices(self, needs):
        return set() if self.fist or (needs and self.hand == "E") else set(self.hand)

    def close(self, thing):
        return Player(self.hand.replace(thing, "", 1), thing)


def choosing(needs, players):
    """Return what follows each fist that somebody can close now."""
    if not any(thing in "1234" for player in players for thing in player.hand + player.fist):
        return []  # it is over
    return [
        open_hands(needs, swap(players, at, player.close(thing)))
        for at, player in enumerate(players)
        for thing in player.choices(needs)
    ]


def taking(needs, players):
    """Return what follows each stone that the empty hand can take."""
    return [
        settled(needs, swap(players, at, Player(player.hand)))
        for at, player in enumerate(players)
        if player.fist in list("1234")
    ]


def swap(players, at, player):
    return (*players[:at], player, *players[at + 1 :])


def open_hands(needs, players):
    """Return what follows when a fist is closed: perhaps all are, and perhaps one is empty."""
    fists = [player.fist for player in players]
    if any(player.choices(needs) for player in players):
        return ("choosing", players)
    if fists.count("E") == 1 and set(fists) & set("1234"):
        return ("taking", players)
    return settled(needs, players)


def settled(needs, players):
    """Clear the table; whoever alone still has stones has won them if the empty hand needs one."""
    players = tuple(Player(player.hand) for player in players)
    rich = [at for at, player in enumerate(players) if set(player.hand) - {"E"}]
    if needs and len(rich) == 1:
        players = swap(players, rich[0], Player(""))
    return ("choosing", players)


def place_of(position, needs):
    """Return the place that a position of the file names."""
    words = [word.replace("=", ":").split(":") for word in position.split()]
    players = [Player(hand).close(*fist) if fist else Player(hand) for hand, _, *fist in words]
    return open_hands(needs, tuple(players))


def house_of(said):
    """Say whether the empty hand needs a stone."""
    return said.get("empty_hand") == "needs_a_stone"


READING = Reading("number_poker", {"choosing": choosing, "taking": taking}, place_of, house_of)


@pytest.mark.parametrize("line", READING.lines, ids=str)
def test_the_plain_reading_gives_the_perft_counts(line):
    assert READING.counts(line) == line.counts, READING.remedy
