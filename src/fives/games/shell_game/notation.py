"""Shell Game as text: `slide c3,a1,d4,b2 1 lap 1 by 0 from 0 0-0` is the phase with its row, the round, the score.

A stone that lies open is its symbol (1 dot, 2 line, 3 triangle, 4 square), a turned one its mark and its symbol (in a
view `?`), one that somebody has won its mark, symbol and owner (`a1*0`). Behind the row stand the slides left to do
(`slide … 2`, `sliding … 1 2>4@0.8` while one is under way) or the symbol asked for (`seek … 3`). Before the first
round: `lot 2`, the lot is drawn among two. Left out, the round is the first of two players.
"""

import re
from dataclasses import replace

from fives.core.chance.who_begins import Lot, read_opening, write_opening
from fives.core.refusal import UnreadableMove, UnreadablePosition
from fives.games.shell_game.rules import (
    EARLIEST,
    EVERY_SLIDE,
    PLACES,
    SLIDES,
    SYMBOLS,
    Act,
    Ask,
    Lay,
    Marks,
    Move,
    Open,
    Options,
    Phase,
    ShellGame,
    Slide,
    seeker_of,
)

LETTERS = "abcd"  # marks as text
SLIDE = rf"([1-{len(PLACES)}])>([1-{len(PLACES)}])@([0-9])\.([0-9])"
OPEN_PHASES = {phase.value: phase for phase in (Phase.LAY, Phase.LOOK, Phase.READY, Phase.WAIT, Phase.TURN)}
POSITION = re.compile(
    rf"(.+) lap ({'|'.join(map(str, SLIDES))}) by ([0-3]) from ([0-3]) ((?:[1-3]?\d-){{1,3}}[1-3]?\d)"
)
FIRST_ROUND = " lap 1 by 0 from 0 0-0"
EXAMPLE = "slide c3,a1,d4,b2 1 lap 1 by 0 from 0 0-0"


def write_move(move: Move) -> str:
    """Return `lay3`, `turn`, `2>4@0.8`, `ask3`, `open2`; for clock and nature `ready`, `rest`, `mark=cadb`, `seat1`."""
    match move:
        case Lay(symbol):
            return f"lay{symbol}"
        case Slide():
            return _write_slide(move)
        case Ask(symbol):
            return f"ask{symbol}"
        case Open(place):
            return f"open{place + 1}"
        case Act():
            return move.value
        case Lot(seat):
            return f"seat{seat}"
    return "mark=" + "".join(LETTERS[mark] for mark in move)


def _write_slide(slide: Slide) -> str:
    return f"{slide.source + 1}>{slide.target + 1}@{slide.tenths // 10}.{slide.tenths % 10}"


def read_move(text: str) -> Move:
    """Return the move that `text` names."""
    if move := WORDS.get(text):
        return move
    if found := re.fullmatch(SLIDE, text):
        return _read_slide(found)
    if found := re.fullmatch("mark=([abcd]{4})", text):
        return _marks(found[1])
    raise UnreadableMove(text=text[:40], example="2>4@1.2")


WORDS: dict[str, Move] = {
    write_move(move): move
    for move in (
        *Act,
        *map(Lay, SYMBOLS),
        *map(Ask, SYMBOLS),
        *map(Open, PLACES),
        *map(Lot, range(4)),
    )
}


def _read_slide(found: re.Match[str]) -> Slide:
    source, target, seconds, tenths = map(int, found.groups())
    return Slide(source - 1, target - 1, 10 * seconds + tenths)


def _marks(letters: str) -> Marks:
    return tuple(LETTERS.index(letter) for letter in letters)


def write_state(state: ShellGame) -> str:
    """Return the position as one line."""
    if state.opening:
        return write_opening(state.opening)
    words = [state.phase.value]
    if state.phase is not Phase.OVER:
        words.append(_write_row(state))
    if state.phase in (Phase.SLIDE, Phase.SLIDING):
        words.append(str(state.left))
    if state.sliding:
        words.append(_write_slide(state.sliding))
    if state.asked:
        words.append(str(state.asked))
    scores = "-".join(map(str, state.scores))
    return f"{' '.join(words)} lap {state.lap} by {state.shuffler} from {state.first} {scores}"


def _write_row(state: ShellGame) -> str:
    symbols = [str(symbol or "?") for symbol in state.row]
    if not state.marks:
        return "".join(symbols) or "-"
    stones = zip(state.marks, symbols, state.owners, strict=True)
    return ",".join(LETTERS[mark] + symbol + ("" if owner is None else f"*{owner}") for mark, symbol, owner in stones)


def read_state(text: str, options: Options) -> ShellGame:
    """Return the position that `text` describes."""
    text = " ".join(text.split())
    state = _opening(text, options) if text.startswith("lot") else _position(text, options)
    if state is None:
        raise UnreadablePosition(text=text[:80], example=EXAMPLE)
    return state


def _opening(text: str, options: Options) -> ShellGame | None:
    drawing = read_opening(text, "lot")
    seats = len(drawing.rolled) if drawing else 0
    return ShellGame(options, (0,) * seats, shuffler=0, opening=drawing) if 2 <= seats <= 4 else None


def _position(text: str, options: Options) -> ShellGame | None:
    found = POSITION.fullmatch(text if " lap " in text else text + FIRST_ROUND)
    if not found:
        return None
    scores = tuple(map(int, found[5].split("-")))
    lap, shuffler, first = (int(found[group]) for group in (2, 3, 4))
    if max(shuffler, first) >= len(scores):
        return None
    empty = ShellGame(options, scores, shuffler, lap=lap, first=first)
    state = _lying(empty, found[1].split())
    return state if state and _adds_up(state) else None


def _adds_up(state: ShellGame) -> bool:
    """Say whether so many stones are won as rounds and questions have been played."""
    seats = len(state.scores)
    assert state.first is not None
    rounds = (state.lap - 1) * seats + (state.shuffler - state.first) % seats + (state.phase is Phase.OVER)
    won = [owner for owner in state.owners if owner is not None]
    enough = all(score >= won.count(seat) for seat, score in enumerate(state.scores))
    return enough and sum(state.scores) == len(PLACES) * rounds + len(won)


def _lying(empty: ShellGame, words: list[str]) -> ShellGame | None:
    """Return the round that the words describe."""
    match words:
        case [name, row] if name in OPEN_PHASES:
            return _with_open_row(empty, OPEN_PHASES[name], row)
        case ["over"]:
            return _over(empty)
        case [name, row, *more]:
            return _with_turned_row(empty, name, row, more)
    return None


def _with_open_row(empty: ShellGame, phase: Phase, text: str) -> ShellGame | None:
    row = () if text == "-" else tuple(map(int, text)) if re.fullmatch("[1-4]{1,4}", text) else None
    if row is None or len(set(row)) < len(row) or (len(row) < len(SYMBOLS)) != (phase is Phase.LAY):
        return None
    if phase in (Phase.READY, Phase.WAIT) and empty.options.memorise == EARLIEST:
        return None
    return replace(empty, phase=phase, row=row)


def _over(empty: ShellGame) -> ShellGame | None:
    last = empty.first == (empty.shuffler + 1) % len(empty.scores) and empty.lap == max(SLIDES)
    return replace(empty, phase=Phase.OVER) if last else None


def _with_turned_row(empty: ShellGame, name: str, text: str, more: list[str]) -> ShellGame | None:
    found = [re.fullmatch(r"([a-d])([1-4])(?:\*([0-3]))?", stone) for stone in text.split(",")]
    stones = [stone for stone in found if stone]
    row = tuple(int(stone[2]) for stone in stones)
    marks = _marks("".join(stone[1] for stone in stones))
    owners = tuple(int(stone[3]) if stone[3] else None for stone in stones)
    if len(found) != len(PLACES) or len(set(row)) < len(PLACES) or len(set(marks)) < len(PLACES):
        return None
    if any(owner is not None and owner >= len(empty.scores) for owner in owners):
        return None
    turned = replace(empty, row=row, marks=marks, owners=owners)
    return _slides(turned, name, more) if name in ("slide", "sliding") else _questions(turned, name, more)


def _slides(turned: ShellGame, name: str, more: list[str]) -> ShellGame | None:
    if any(owner is not None for owner in turned.owners) or not more or more[0] not in ("0", "1", "2", "3", "4"):
        return None
    left = int(more[0])
    if name == "slide":
        fits = len(more) == 1 and 1 <= left <= SLIDES[turned.lap]
        return replace(turned, phase=Phase.SLIDE, left=left) if fits else None
    slide = re.fullmatch(SLIDE, more[1]) if len(more) == 2 else None
    sliding = _read_slide(slide) if slide else None
    if sliding not in EVERY_SLIDE or left >= SLIDES[turned.lap]:
        return None
    return replace(turned, phase=Phase.SLIDING, left=left, sliding=sliding)


def _questions(turned: ShellGame, name: str, more: list[str]) -> ShellGame | None:
    hidden = [str(symbol) for symbol, owner in zip(turned.row, turned.owners, strict=True) if owner is None]
    if len(hidden) < 2:
        return None
    asking = replace(turned, phase=Phase.ASK, seeker=seeker_of(turned, len(PLACES) - len(hidden)))
    if name == "ask" and not more:
        return asking
    if name == "seek" and len(more) == 1 and more[0] in hidden:
        return replace(asking, phase=Phase.SEEK, asked=int(more[0]))
    return None
