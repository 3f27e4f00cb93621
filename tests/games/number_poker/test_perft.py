"""Lines of play, counted by the rules and by a second, plain reading of the rulebook that shares nothing with them.

The plain reading keeps every stone as a character in a list and plays on copies. It wrote the counts of
`number_poker.perft`; after a change of the rules: `python tests/games/number_poker/test_perft.py`.
"""

from copy import deepcopy
from pathlib import Path

import pytest

from fives.core.catalogue import find_game
from fives.core.options import read_options, read_setting
from fives.core.perft import perft

FILE = Path(__file__).with_name("number_poker.perft")


def lines():
    """Return position, settings and counts of every line of the file."""
    rows = [line.split("|") for line in FILE.read_text().splitlines() if line and not line.startswith("#")]
    return [
        (position.strip(), tuple(settings.split()), list(map(int, counts.split())))
        for position, settings, counts in rows
    ]


class Player:
    """One player as a child would lay it out: things in the hand, loot, and what is in the fist."""

    def __init__(self, word):
        rest, _, self.fist = word.partition("=")
        hand, loot = rest.split(":")
        self.hand, self.loot = list(hand), list(loot)
        if self.fist:
            self.hand.remove(self.fist)

    def choices(self, needs):
        if self.fist:
            return set()
        if needs and self.hand == ["E"]:
            return set()
        return set(self.hand)


def over(players):
    return not any(thing in "1234" for player in players for thing in [*player.hand, player.fist] if thing)


def count(players, needs, depth):
    """Return how many lines of `depth` events there are."""
    if depth == 0:
        return 1
    if over(players):
        return 0
    after = []
    choosing = [at for at, player in enumerate(players) if player.choices(needs)]
    if not choosing:  # all hands are open, and one is empty
        for at, player in enumerate(players):
            if player.fist in list("1234"):
                copy = deepcopy(players)
                thief = next(each for each in copy if each.fist == "E")
                thief.loot.append(copy[at].fist)
                copy[at].fist = ""
                settle(copy, needs)
                after.append(copy)
    for at in choosing:
        for thing in players[at].choices(needs):
            copy = deepcopy(players)
            copy[at].hand.remove(thing)
            copy[at].fist = thing
            fists = [player.fist for player in copy]
            waits = any(player.choices(needs) for player in copy)
            if not waits and not (fists.count("E") == 1 and set(fists) & set("1234")):
                settle(copy, needs)
            after.append(copy)
    return sum(count(copy, needs, depth - 1) for copy in after)


def settle(players, needs):
    """Let the highest stone that is shown once be kept, and clear the table."""
    fists = [player.fist for player in players]
    single = sorted(fist for fist in fists if fist in list("1234") and fists.count(fist) == 1)
    for player in players:
        if single and player.fist == single[-1]:
            player.loot.append(player.fist)
        player.fist = ""
    rich = [player for player in players if set(player.hand) - {"E"}]
    if needs and len(rich) == 1:
        rich[0].loot += [thing for thing in rich[0].hand if thing != "E"]
        rich[0].hand = []


def plain(position, settings, depths):
    players = [Player(word) for word in position.split()]
    return [count(players, "empty_hand=needs_a_stone" in settings, depth) for depth in range(1, depths + 1)]


@pytest.mark.parametrize(("position", "settings", "counts"), lines())
def test_the_rules_count_as_the_file_says(position, settings, counts):
    game = find_game("number_poker")
    state = game.notation.read_state(position, read_options(game, dict(read_setting(game, text) for text in settings)))
    assert [perft(game, state, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize(("position", "settings", "counts"), lines())
def test_the_plain_reading_counts_as_the_file_says(position, settings, counts):
    assert plain(position, settings, len(counts)) == counts


def rewrite():
    """Write the counts of the plain reading into the file."""
    head = [line for line in FILE.read_text().splitlines() if line.startswith("#")]
    rows = [
        " | ".join([position, " ".join(settings), " ".join(map(str, plain(position, settings, 4)))])
        for position, settings, _ in lines()
    ]
    FILE.write_text("\n".join([*head, *rows]) + "\n")


if __name__ == "__main__":
    rewrite()
