"""Five Wins read a second time, with sets of cells and nothing shared with the rules: slow, plain, for comparison."""

import re
from dataclasses import dataclass

SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1))
LINES = ((1, 0), (0, 1), (1, 1), (1, -1))


def beside(cell):
    return {(cell[0] + dx, cell[1] + dy) for dx, dy in SIDES}


def touching(stones):
    """Return the free cells with a stone beside them."""
    return {near for stone in stones for near in beside(stone)} - set(stones)


def components(stones):
    """Return the connected parts."""
    left, found = set(stones), []
    while left:
        todo, part = [left.pop()], set()
        while todo:
            cell = todo.pop()
            part.add(cell)
            for near in beside(cell) & left:
                left.remove(near)
                todo.append(near)
        found.append(part)
    return found


def has_row(own, exactly):
    """Say whether a straight unbroken run has five stones, or more if that is enough."""
    for x, y in own:
        for dx, dy in LINES:
            if (x - dx, y - dy) in own:
                continue
            length = 1
            while (x + length * dx, y + length * dy) in own:
                length += 1
            if length == 5 or (length > 5 and not exactly):
                return True
    return False


@dataclass(frozen=True)
class Plain:
    """A position: the stones of white and black, those in hand, whose turn it is, and whether it is over."""

    stones: tuple[frozenset, frozenset]
    hands: tuple[int, int]
    turn: int
    turns: int = 0
    exactly: bool = False
    over: bool = False

    def moves(self):
        """Return each move as text, with the position it leads to."""
        if self.over:
            return {}
        return self._laying() if any(self.hands) else self._moving()

    def _laying(self):
        after, lying = {}, self.stones[0] | self.stones[1]
        for cell in touching(lying) if lying else {(0, 0)}:
            stones = [set(own) for own in self.stones]
            stones[self.turn].add(cell)
            hands = list(self.hands)
            hands[self.turn] -= 1
            after[word(cell)] = self._then(stones, hands)
        return after

    def _moving(self):
        after, lying = {}, self.stones[0] | self.stones[1]
        for stone in self.stones[self.turn]:
            if not beside(stone) - lying:
                continue
            split = components(lying - {stone})
            largest = [part for part in split if len(part) == max(map(len, split))]
            for part in largest:
                first = min(part, key=lambda cell: (cell[1], cell[0]))
                tail = f"={word(first)}" if len(largest) > 1 else ""
                for cell in touching(part) - {stone}:
                    stones = [own & part for own in self.stones]
                    stones[self.turn] = stones[self.turn] | {cell}
                    after[f"{word(stone)}>{word(cell)}{tail}"] = self._then(stones, [0, 0], self.turns + 1)
        return after

    def _then(self, stones, hands, turns=0):
        other = 1 - self.turn
        over = has_row(stones[self.turn], self.exactly) or has_row(stones[other], self.exactly)
        turn = other
        if not any(hands):
            over = over or not stones[other] or turns >= 200 or max(map(len, stones)) < 5
            lying = stones[0] | stones[1]
            if all(beside(stone) <= lying for stone in stones[other]):
                turn = self.turn
        return Plain(tuple(map(frozenset, stones)), tuple(hands), turn, turns, self.exactly, over)


def word(cell):
    return f"{cell[0]},{cell[1]}"


def read(position, exactly=False):
    """Return the position that a line of text names."""
    field, hands, turn, *turns = (part.split() for part in position.split("|"))
    at = field.index("b")
    stones = tuple(
        frozenset(tuple(map(int, re.fullmatch(r"(-?\d+),(-?\d+)", cell).groups())) for cell in cells)
        for cells in (field[1:at], field[at + 1 :])
    )
    return Plain(stones, tuple(map(int, hands)), "wb".index(turn[0]), int(turns[0][0]) if turns else 0, exactly)
