"""Torris read a second time, plainly and on its own: a dictionary of places, walked step by step."""

STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


def read(position):
    """Return the stacks by (column, row), each a list of stones from bottom to top, and whose turn it is."""
    board, side = position.split("|")
    stacks = {}
    for y, row in enumerate(board.strip().split("/")):
        for x, cell in enumerate(row.split()):
            if cell != "-":
                stacks[x, y] = [cell[at : at + 2] for at in range(0, len(cell), 2)]
    return stacks, side.strip()


def freeze(stacks):
    """Return the stacks as something that can be remembered."""
    return frozenset((place, tuple(stack)) for place, stack in stacks.items())


def walk(stacks, place, way):
    """Return where the top stone of `place` ends if it goes that way; None if it runs off the board."""
    (x, y), (dx, dy) = place, STEP[way]
    steps = int(stacks[place][-1][1])
    while steps:
        x, y = x + dx, y + dy
        if not (0 <= x < 8 and 0 <= y < 4):
            return None
        if (x, y) in stacks:
            steps -= 1
    return x, y


def moves(stacks, side):
    """Return every move of a side with where it ends."""
    found = {}
    for place, stack in stacks.items():
        for way in STEP:
            if stack[-1][0] == side and (end := walk(stacks, place, way)) and len(stacks[end]) >= len(stack):
                found["abcdefgh"[place[0]] + "1234"[place[1]] + way] = (place, way, end)
    return found


def after(stacks, move, whole=False):
    """Return the stacks after a move, closed up: by one place, or over the `whole` gap."""
    place, way, end = move
    new = {at: list(stack) for at, stack in stacks.items()}
    new[end].append(new[place].pop())
    if not new[place]:
        del new[place]
        (x, y), (dx, dy) = place, STEP[way]
        run = []
        while (behind := (x - dx * (len(run) + 1), y - dy * (len(run) + 1))) in stacks:
            run.append(new.pop(behind))
        while whole and (x + dx, y + dy) not in stacks:
            x, y = x + dx, y + dy
        for stack in run:
            new[x, y] = stack
            x, y = x - dx, y - dy
    return new


def to_move(stacks, side):
    """Return who moves if it is this side's turn: who cannot move sits out; nobody at the end."""
    for each in (side, "b" if side == "w" else "w"):
        if moves(stacks, each):
            return each
    return None
