"""A certificate that the player who begins cannot force five within n stones: the other's answer to every attack.

It is one letter a position, in the order in which `check` meets positions for the first time: which of the free cells
beside a stone, in reading order, the answer is. `check` knows nothing but sets of cells and the rules FW1 and FW2.
`python tests/games/five_wins/certificate.py 7` writes the one for seven stones, by the proof numbers of `proof`.
"""

import sys
from pathlib import Path

from games.five_wins.plain import LINES, has_row, touching

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"


def certificate(stones):
    """Return the certificate that is kept for so many stones."""
    return Path(__file__).with_name(f"no_five_within_{stones}.txt").read_text().replace("\n", "")


def places(mine, theirs):
    """Return the cells where a stone may be laid, in reading order."""
    return sorted(touching(mine | theirs), key=lambda cell: (cell[1], cell[0]))


def hopeless(mine, theirs, left):
    """Say whether no line of five can be filled any more with so many stones."""
    return left < 5 and not any(
        len(line & mine) + left >= 5
        for x, y in mine
        for dx, dy in LINES
        for back in range(5)
        for line in [{(x + (n - back) * dx, y + (n - back) * dy) for n in range(5)}]
        if not line & theirs
    )


def walk(stones, answer):
    """Attack in every way with so many stones, asking `answer` once for each position; return how many there were.

    `answer` gets the stones of both, how many the attacker has left, and the places; it says which place is taken.
    """
    seen = set()
    todo = [(frozenset({(0, 0)}), frozenset(), stones - 1)]  # the attacker has just laid a stone
    while todo:
        mine, theirs, left = todo.pop()
        if hopeless(mine, theirs, left) or (mine, theirs) in seen:
            continue
        seen.add((mine, theirs))
        free = places(mine, theirs)
        theirs |= {free[answer(mine, theirs, left, free)]}
        if has_row(theirs, exactly=False):
            continue
        for cell in places(mine, theirs):
            assert not has_row(mine | {cell}, exactly=False), "five"
            todo.append((mine | {cell}, theirs, left - 1))
    return len(seen)


def check(stones, letters):
    """Return how many positions a certificate answers; an attack that gets through fails."""
    rest = iter(letters)
    count = walk(stones, lambda mine, theirs, left, free: LETTERS.index(next(rest)))
    assert next(rest, None) is None
    return count


def write(stones):
    """Return the certificate for so many stones."""
    import numpy as np

    from fives.games.five_wins.fast.board_array import (
        HASH,
        LEFT,
        MOST,
        NODES,
        SEEDS,
        TOP,
        TURN,
        fill,
        new_game,
        new_room,
        stir,
    )
    from fives.games.five_wins.fast.proof import NEVER, new_proofs, prove
    from fives.games.five_wins.fast.search import new_memory

    room, score = new_room()
    memo, known = new_memory()[2], new_proofs(1 << 22)
    letters = []

    def refuted(mine, theirs, left):
        """Say whether the attacker, to move, cannot win."""
        game, now = new_game()
        for seat, cells in enumerate((mine, theirs)):
            fill(game, now, np.array([(x + 32) + 64 * (y + 32) for x, y in cells], np.int64), seat)
        now[TURN], now[LEFT], now[TOP], now[NODES], now[MOST] = 0, 2 * left - 1, SEEDS, 0, 1 << 40
        place = int(now[HASH] ^ stir(-1)) & (known[0].size - 1)
        if known[0][place] == now[HASH] ^ stir(-1) and NEVER in (known[1][place], known[2][place]):
            return known[2][place] == 0
        return prove(game, now, 0, NEVER, NEVER, 99, 1000, room, score, memo, *known) == -1

    def answer(mine, theirs, left, free):
        def order(n):
            return not has_row(theirs | {free[n]}, False), not hopeless(mine, theirs | {free[n]}, left)

        for n in sorted(range(len(free)), key=order):
            if not order(n)[0] or refuted(mine, theirs | {free[n]}, left):
                letters.append(LETTERS[n])
                return n
        raise AssertionError("the attacker wins")

    walk(stones, answer)
    return "".join(letters)


if __name__ == "__main__":
    text = write(int(sys.argv[1]))
    lines = [text[at : at + 120] for at in range(0, len(text), 120)]
    Path(__file__).with_name(f"no_five_within_{sys.argv[1]}.txt").write_text("\n".join(lines) + "\n")
