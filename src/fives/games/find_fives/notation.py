"""Find Fives as text: `<board> | aabcd | round 2 | 7 a1a2a3b1b2 | 12 done`, boards, roll, round, a part for each seat.

A board is ten rows from the top of letters a-f joined by `/`; white boards stand side by side, a grey one stands once.
The roll is `-` while the dice are in the air; `round 2 scoring` and `round 5 over` come after the stop. A seat's part
has its points round by round (`7+10`, none: `-`), this round's outlines, and `timer`, `done` or `next`; in a puzzle
before these `=` a circled FIVE, `#` a hatched one, `xF` a shape crossed out that fits nowhere, `+3` timer marks.
Before the boards are drawn: `seats 3`. Short: `<board> | aabcd`, and outlines after one more `|`: one player alone.
"""

from __future__ import annotations

import re
from dataclasses import replace

from fives.core.game import Seat
from fives.core.refusal import UnreadableMove, UnreadablePosition
from fives.games.find_fives.dice import SYMBOLS, Roll, refused_rolls, rolls
from fives.games.find_fives.rules import (
    MOST_OUTLINES,
    Act,
    Cross,
    Erase,
    FindFives,
    Hatch,
    Move,
    Options,
    Phase,
    Seed,
    Sheet,
    is_last,
    judged_again,
    owes,
    seat_rule,
    start,
    with_sheet,
)
from fives.games.find_fives.shapes import SHAPES, SIDE, Cells, Outline, by_cells, covered, masks, total

ROW = f"[{SYMBOLS}]{{{SIDE}}}"
BOARD = re.compile(f"{ROW}(?:/{ROW}){{{SIDE - 1}}}")
COLUMN, LINE = f"[a-{chr(ord('a') + SIDE - 1)}]", "|".join(map(str, range(SIDE, 0, -1)))
CELLS = re.compile(f"(?:{COLUMN}(?:{LINE})){{5}}")
CELL = re.compile(f"({COLUMN})({LINE})")
EXAMPLE_MOVE = "a1a2a3b1b2"
EXAMPLE = "/".join(["abcdefabcd"] * SIDE) + " | aabcd"


def write_cells(cells: Cells) -> str:
    """Return squares as text, column by column: `a1a2a3b1b2`."""
    by_column = sorted((cell % SIDE, cell // SIDE) for cell in cells)
    return "".join(f"{'abcdefghij'[column]}{row + 1}" for column, row in by_column)


def read_cells(text: str) -> Outline | None:
    """Return the outline of five squares in any order; None if they are not connected by sides."""
    if not CELLS.fullmatch(text):
        return None
    cells = (SIDE * (int(row) - 1) + ord(column) - ord("a") for column, row in CELL.findall(text))
    return by_cells().get(tuple(sorted(cells)))


def write_move(move: Move) -> str:
    """Return an outline (`a1a2a3b1b2`), `erase2`, `timer`, `done`, `next`, `hatch:` and squares, `cross:F`.

    Nature's are `seed` with sixteen hexadecimal digits and a roll (`aabcd`, or `aaabc-aabcd` if three were alike at
    first), the clock's are `stop` and `next`.
    """
    match move:
        case Outline():
            return write_cells(move.cells)
        case Erase():
            return f"erase{move.number}"
        case Hatch():
            return f"hatch:{write_cells(move.outline.cells)}"
        case Cross():
            return f"cross:{move.shape}"
        case Seed():
            return f"seed{move.number:016x}"
        case Roll():
            return "-".join((*move.refused, move.symbols))
        case Act():
            return move.value


def read_move(text: str) -> Move:
    """Return the move that `text` names, or raise UnreadableMove."""
    if outline := read_cells(text):
        return outline
    if (outline := read_cells(text.removeprefix("hatch:"))) and text.startswith("hatch:"):
        return Hatch(outline)
    if re.fullmatch(f"cross:[{SHAPES}]", text):
        return Cross(text[-1])
    if re.fullmatch("erase[1-9][0-9]?", text) and int(text[5:]) <= MOST_OUTLINES:
        return Erase(int(text[5:]))
    if re.fullmatch("seed[0-9a-f]{16}", text):
        return Seed(int(text[4:], 16))
    *refused, symbols = text.split("-")
    if symbols in rolls() and all(thrown in refused_rolls() for thrown in refused):
        return Roll(symbols, tuple(refused))
    if text in {act.value for act in Act}:
        return Act(text)
    raise UnreadableMove(text=text[:40], example=EXAMPLE_MOVE)


def write_board(board: str) -> str:
    """Return a board as its rows from the top, joined by `/`."""
    return "/".join(board[top : top + SIDE] for top in range(0, len(board), SIDE))


def write_state(state: FindFives) -> str:
    """Return the position as one line."""
    if state.phase == "boards":
        return f"seats {len(state.sheets)}"
    boards = state.boards if state.options.boards == "white" else state.boards[:1]
    late = f" {state.phase}" if state.phase in ("scoring", "over") else ""
    parts = [" ".join(map(write_board, boards)), state.roll or "-", f"round {state.round}{late}"]
    return " | ".join(parts + [_write_sheet(state, seat) for seat in range(len(state.sheets))])


def draw_state(state: FindFives) -> str:
    """Return the boards side by side as a terminal shows them, with the names of columns and rows."""
    boards = state.boards if state.options.boards == "white" else state.boards[:1]
    rows = [
        "   ".join([f"{row + 1:2} {board[SIDE * row : SIDE * (row + 1)]}" for board in boards]) for row in range(SIDE)
    ]
    return "\n".join([*rows, "   ".join(["   abcdefghij"] * len(boards))]) if boards else ""


def _write_sheet(state: FindFives, seat: Seat) -> str:
    sheet = state.sheets[seat]
    words = ["+".join(map(str, sheet.points)) or "-"]
    words += [f"={write_cells(outline.cells)}" for outline in sheet.circled]
    words += [f"#{write_cells(outline.cells)}" for outline in sheet.hatched]
    words += [f"x{shape}" for shape in sheet.crossed]
    words += [f"+{sheet.marks}"] if sheet.marks else []
    words += [write_cells(outline.cells) for outline in sheet.outlines] + ["?"] * sheet.hidden
    if state.turned == seat:
        words.append("timer")
    elif sheet.done and state.phase == "finding":
        words.append("done")
    if sheet.done and state.phase == "scoring":
        words.append("next")
    return " ".join(words)


def read_state(text: str, options: Options) -> FindFives:
    """Return the state that `text` describes, or raise UnreadablePosition."""
    state = _read_start(text, options) if text.startswith("seats ") else _read_table(text.split(" | "), options)
    if state is None or (write_state(state) != text and not _is_short(text)):
        raise UnreadablePosition(text=text[:80], example=EXAMPLE)
    return state


def _is_short(text: str) -> bool:
    return " | round " not in text


def _read_start(text: str, options: Options) -> FindFives | None:
    if text[6:] not in ("1", "2", "3", "4") or seat_rule(int(text[6:]), options):
        return None
    return start(int(text[6:]), options)


def _read_table(parts: list[str], options: Options) -> FindFives | None:
    if len(parts) < 2 or not all(BOARD.fullmatch(board) for board in parts[0].split(" ")):
        return None
    if len(parts) in (2, 3) and not parts[-1].startswith("round "):
        parts = [*parts[:2], "round 1", " ".join(["-", *parts[2:]])]
    words = parts[2].split(" ")
    if not 4 <= len(parts) <= 7 or not re.fullmatch("round [1-9][0-9]?( scoring| over)?", parts[2]):
        return None
    state = _with_boards(parts[0], len(parts) - 3, options)
    if state is None or int(words[1]) > state.rounds or parts[1] not in ("-", *rolls()):
        return None
    late: Phase = "over" if words[-1] == "over" else "scoring" if words[-1] == "scoring" else "finding"
    phase: Phase = "rolling" if parts[1] == "-" else late
    state = replace(state, phase=phase, roll=parts[1].strip("-"), round=int(words[1]))
    for seat, part in enumerate(parts[3:]):
        read = _read_sheet(state, seat, part.split(" "))
        if read is None:
            return None
        state = read
    return _checked(replace(state, scores=tuple(sum(sheet.points) for sheet in state.sheets)))


def _with_boards(text: str, seats: int, options: Options) -> FindFives | None:
    """Return the table with these boards and nothing on them."""
    if seat_rule(seats, options):
        return None
    boards = tuple(board.replace("/", "") for board in text.split(" "))
    if options.boards == "grey":
        boards *= seats
    return replace(start(seats, options), boards=boards) if len(boards) == seats else None


def _read_sheet(state: FindFives, seat: Seat, words: list[str]) -> FindFives | None:
    """Return the state with what `seat` has written; None if that cannot be."""
    if not re.fullmatch(r"-|[0-9]{1,2}(\+[0-9]{1,2})*", words[0]):
        return None
    points = tuple(map(int, words[0].split("+"))) if words[0] != "-" else ()
    sheet, outlines = Sheet(points=points), []
    for word in words[1:]:
        outline = read_cells(word.lstrip("=#"))
        if word in ("timer", "done", "next"):
            sheet = replace(sheet, done=word == "next" or (state.phase == "finding"))
            if word == "timer":
                if state.turned is not None:
                    return None
                state = replace(state, turned=seat)
        elif re.fullmatch(r"\+[1-9][0-9]?", word):
            sheet = replace(sheet, marks=int(word[1:]))
        elif re.fullmatch(f"x[{SHAPES}]", word):
            sheet = replace(sheet, crossed=sheet.crossed + word[1])
        elif outline is None:
            return None
        elif word[0] == "=":
            sheet = replace(sheet, circled=(*sheet.circled, outline))
        elif word[0] == "#":
            sheet = replace(sheet, hatched=(*sheet.hatched, outline))
        else:
            outlines.append(outline)
    gone = [*(outline.shape for outline in (*sheet.circled, *sheet.hatched)), *sheet.crossed]
    left = "".join(shape for shape in SHAPES if shape not in gone)
    sheet = replace(sheet, outlines=tuple(outlines), left=left)
    return with_sheet(state, seat, sheet) if len(set(gone)) == len(gone) else None


def _checked(state: FindFives) -> FindFives | None:
    """Return the state with its verdicts, if it can come about."""
    after_stop = state.phase in ("scoring", "over")
    for seat in range(len(state.sheets)):
        if after_stop:
            state = judged_again(state, seat, circled=_is_circled(state, state.sheets[seat]))
        if not _sound(state, seat):
            return None
    if state.phase == "finding" and not _somebody_searches(state):
        return None
    if after_stop and (is_last(state) != (state.phase == "over")):
        return None
    if state.phase == "scoring" and all(sheet.done for sheet in state.sheets):
        return None
    return state


def _somebody_searches(state: FindFives) -> bool:
    frozen = [seat for seat, sheet in enumerate(state.sheets) if sheet.done]
    return not frozen if state.turned is None else state.turned in frozen and len(frozen) < len(state.sheets)


def _is_circled(state: FindFives, sheet: Sheet) -> bool:
    """Say whether the outline of this round counts in a puzzle, and is circled by now."""
    return state.options.mode != "race" and bool(sheet.circled) and sheet.outlines == sheet.circled[-1:]


def _sound(state: FindFives, seat: Seat) -> bool:
    """Say whether a sheet can have been written by the rules."""
    sheet, stopped = state.sheets[seat], state.phase in ("scoring", "over")
    if len(sheet.points) != state.round - (not stopped) or len(set(sheet.outlines)) != len(sheet.outlines):
        return False
    if (state.phase == "rolling" and (sheet.outlines or state.turned is not None)) or (
        len(state.sheets) == 1 and (state.turned is not None or (state.phase == "finding" and sheet.done))
    ):
        return False
    won = sum(verdict.points for verdict in sheet.verdicts) + (state.turned == seat)
    if state.options.mode == "race":
        plain = not (sheet.circled or sheet.hatched or sheet.crossed or sheet.marks)
        return plain and len(sheet.outlines) <= MOST_OUTLINES and (not stopped or sheet.points[-1] == won)
    return _sound_puzzle(state, seat, sheet)


def _sound_puzzle(state: FindFives, seat: Seat, sheet: Sheet) -> bool:
    """Say whether a puzzle's pieces lie apart, one a round, and are worth what is written."""
    pieces = (*sheet.circled, *sheet.hatched)
    apart = covered(pieces).bit_count() == sum(masks()[piece].bit_count() for piece in pieces)
    worth = total(sheet.circled, state.options.tiles) + sheet.marks
    placed = len(pieces) + len(sheet.crossed)
    open_round = state.phase in ("rolling", "finding") or (state.phase == "over" and not _counts(sheet))
    rounds = state.round - (open_round or owes(state, seat))
    solo_waits = state.options.mode != "solo" or state.phase != "scoring" or owes(state, seat)
    return (
        apart
        and solo_waits
        and worth == sum(sheet.points)
        and placed == rounds
        and sheet.marks <= len(sheet.points)
        and len(sheet.outlines) <= 1
    )


def _counts(sheet: Sheet) -> bool:
    return any(verdict.why == "counts" for verdict in sheet.verdicts)
