"""Boards and outlines drawn as text, for tests."""

from fives.games.find_fives.rules import FindFives, Options, Sheet
from fives.games.find_fives.rules import start as begin
from fives.games.find_fives.shapes import SHAPES, by_cells

FILLER = "f"
OTHER_TILES = "F3I1L4N3P4T2U3V2W1X1Y4Z2"  # ours the other way round (FF13R)


def outline(drawing, mark):
    """Return the outline of the squares that carry `mark` in a drawing of ten rows."""
    rows = drawing.split()
    cells = [10 * row + column for row, line in enumerate(rows) for column, each in enumerate(line) if each == mark]
    return by_cells()[tuple(sorted(cells))]


def outlines(drawing, marks):
    """Return the outlines in the order of their marks."""
    return tuple(outline(drawing, mark) for mark in marks)


def board_for(drawing, roll, *wrong):
    """Return a board on which the marked squares show `roll`, each mark in some order; a `wrong` mark does not."""
    rows = "".join(drawing.split())
    seen = dict.fromkeys(set(rows) - {"."}, 0)
    board = []
    for mark in rows:
        if mark == ".":
            board.append(FILLER)
            continue
        board.append(FILLER if mark in wrong else roll[seen[mark]])
        seen[mark] += 1
    return "".join(board)


def finding(*boards, roll="aabcd", sheets=None, round=1, **settings):
    """Return a table in the middle of a round."""
    options = Options(**settings)
    empty = begin(len(boards), options)
    points = (0,) * (round - 1)
    sheets = sheets or tuple(Sheet(points=points) for _ in boards)
    return FindFives(
        options,
        sheets,
        phase="finding",
        boards=boards,
        roll=roll,
        round=round,
        rounds=empty.rounds,
        scores=tuple(sum(sheet.points) for sheet in sheets),
    )


def piece(shape, place=0):
    """Return some place of a shape."""
    assert shape in SHAPES
    return [each for each in by_cells().values() if each.shape == shape][place]
