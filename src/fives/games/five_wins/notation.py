"""Five Wins as text: `w 0,0 1,1 b 0,1 | 14 15 | b` is white's stones, black's, those in each hand, and who is to move.

Cells are x to the right, y down, from any origin. In the after-game the turns played follow, `| 0 0 | w | 37`, and
`again` behind them if the game ended because the position came for the third time. A text is a position, not a game:
earlier positions are not in it, so that repetitions are counted anew. Before that: `lot 2`.
"""

import re
from dataclasses import replace

from fives.core.chance.who_begins import Lot, read_opening, write_opening
from fives.core.refusal import UnreadableMove, UnreadablePosition
from fives.games.five_wins.field_as_bits import connected, rows
from fives.games.five_wins.rules import LONGEST, STONES, Cell, FiveWins, Move, Options, Shift, end_turn

CELL = r"-?\d{1,4},-?\d{1,4}"
MOVE = re.compile(rf"(?:(?P<lift>{CELL})>)?(?P<to>{CELL})(?:=(?P<keep>{CELL}))?")
POSITION = re.compile(
    rf"w(?P<white>(?: {CELL})*) b(?P<black>(?: {CELL})*) \| (?P<hands>\d\d? \d\d?) \| (?P<turn>[wb])"
    r"(?: \| (?P<turns>\d{1,3})(?P<again> again)?)?"
)


def write_move(move: Move) -> str:
    """Return `2,1`, in the after-game `0,1>2,1` or `0,1>2,1=3,3`; `seat1` for the lot."""
    match move:
        case Lot(seat):
            return f"seat{seat}"
        case Shift(lift, to, keep):
            return f"{_write(lift)}>{_write(to)}" + (f"={_write(keep)}" if keep else "")
    return _write(move)


def _write(cell: Cell) -> str:
    return f"{cell.x},{cell.y}"


def read_move(text: str) -> Move:
    """Return the move that `text` names."""
    if text in ("seat0", "seat1"):
        return Lot(int(text[-1]))
    found = MOVE.fullmatch(text)
    if found is None or (found["keep"] and not found["lift"]):
        raise UnreadableMove(text=text[:40], example="2,1")
    to = _read(found["to"])
    return Shift(_read(found["lift"]), to, _read(found["keep"]) if found["keep"] else None) if found["lift"] else to


def _read(text: str) -> Cell:
    x, y = text.split(",")
    return Cell(int(x), int(y))


def write_state(state: FiveWins) -> str:
    """Return the position as one line."""
    if state.opening:
        return write_opening(state.opening)
    white, black = (map(_write, state.cells(own)) for own in state.stones)
    words = ["w", *white, "b", *black, "|", *map(str, state.hands), "|", "wb"[state.turn]]
    if state.turns or state.ending == "third_time":
        words += ["|", str(state.turns)]
    if state.ending == "third_time":
        words.append("again")
    return " ".join(words)


def draw_state(state: FiveWins) -> str:
    """Return the stones as a terminal shows them, white ○ and black ●, with the numbers of columns and rows."""
    stones = {cell: mark for own, mark in zip(state.stones, "○●", strict=True) for cell in state.cells(own)}
    across, down = ([cell[axis] for cell in stones] or [0] for axis in (0, 1))
    columns, lines = range(min(across), max(across) + 1), range(min(down), max(down) + 1)
    drawn = [f"{y:4}" + "".join(f"{stones.get(Cell(x, y), '.'):>4}" for x in columns) for y in lines]
    return "\n".join(["    " + "".join(f"{x:4}" for x in columns), *drawn])


def read_state(text: str, options: Options) -> FiveWins:
    """Return the position that `text` describes."""
    text = " ".join(text.split())
    opening = read_opening(text, "lot") if text.startswith("lot") else None
    if opening and len(opening.rolled) == 2:
        return FiveWins(options, 0, opening)
    if (found := POSITION.fullmatch(text)) and (state := _position(found, options)):
        return state
    raise UnreadablePosition(text=text[:80], example="w 0,0 1,1 b 0,1 | 14 15 | b")


def _position(found: re.Match[str], options: Options) -> FiveWins | None:
    cells = [[_read(word) for word in found[colour].split()] for colour in ("white", "black")]
    first, second = map(int, found["hands"].split())
    turn, turns = "wb".index(found["turn"]), int(found["turns"] or 0)
    if not _fits(cells, (first, second), turn, turns):
        return None
    every = cells[0] + cells[1]
    corner = Cell(min((x for x, _ in every), default=0) - 1, min((y for _, y in every), default=0) - 1)
    before = FiveWins(options, 1 - turn, corner=corner)
    if not all(map(before.bit, every)):
        return None
    mine, theirs = (sum(map(before.bit, cells[seat])) for seat in (1 - turn, turn))
    if not connected(mine | theirs) or (rows(theirs) and not options.exactly_five):
        return None
    state = replace(end_turn(before, mine, theirs, (first, second), turns, (), ()), happened=())
    if state.turn != turn:  # a player who cannot move has passed
        return None
    if not found["again"]:
        return state
    return replace(state, ending="third_time") if state.after_game and state.ending in ("", "long_enough") else None


def _fits(cells: list[list[Cell]], hands: tuple[int, int], turn: int, turns: int) -> bool:
    """Say whether so many stones can lie and be in hand when it is this player's turn."""
    counts = [len(own) for own in cells]
    if len(set(cells[0] + cells[1])) < sum(counts) or turns > LONGEST:
        return False
    if hands == (0, 0):  # only the player to move can have lost the last stone, and then the game is over
        return max(counts) <= STONES and counts[1 - turn] > 0
    laid = all(count + hand == STONES for count, hand in zip(counts, hands, strict=True))
    return laid and hands[turn] - hands[1 - turn] in (0, 1) and turns == 0
