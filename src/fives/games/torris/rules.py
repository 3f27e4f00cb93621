"""Torris: 32 stones climb onto each other; a tower belongs to the colour on top."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final, Literal, TypeAlias

import msgspec

from fives.core.chance.who_begins import Lot, Opening, draw_lot, lots, opening
from fives.core.game import NATURE, Alarm, Chance, Happening, Result, Seat
from fives.core.refusal import IllegalMove, Param

ROWS, COLUMNS = 4, 8
PLACES: Final = ROWS * COLUMNS
COLOURS: Final = ("w", "b")  # by seat
SYMBOLS: Final = "1111222233334444"  # of each colour
NAMES: Final = tuple(f"{column}{row}" for row in "1234" for column in "abcdefgh")  # of the places, row by row
CHEQUERED: Final = tuple((place // COLUMNS + place) % 2 for place in range(PLACES))  # TO1, TO1R: a1 is white
LINES: Final = (
    *((tuple(range(row * COLUMNS, (row + 1) * COLUMNS)), "E", "W") for row in range(ROWS)),
    *((tuple(range(column, PLACES, COLUMNS)), "S", "N") for column in range(COLUMNS)),
)
FORWARD: Final = {"N": -COLUMNS, "E": 1, "S": COLUMNS, "W": -1}  # by way, from place to place
STEPS: Final = {"1": 1, "2": 2, "3": 3, "4": 4}
OPPOSITE: Final = {"N": "S", "S": "N", "E": "W", "W": "E"}
PLACE: Final = {name: place for place, name in enumerate(NAMES)}
WORDS: Final = {way: tuple(name + way for name in NAMES) for way in "NESW"}
BEHIND: Final = {  # by move the places behind it, the nearest first
    WORDS[way][place]: rest[::-1] if way == ahead else rest
    for line, ahead, back in LINES
    for at, place in enumerate(line)
    for way, rest in ((ahead, line[:at]), (back, line[at + 1 :]))
}

Towers: TypeAlias = tuple[str, ...]  # by place the stones from bottom to top: "b2w1"; "" is a gap


@dataclass(frozen=True, slots=True)
class Deal:
    """Nature's shuffle: by place the value that comes to lie there (TO1)."""

    values: str


Closing: TypeAlias = Literal["one_place", "whole_gap"]
Move: TypeAlias = str | Deal | Lot  # a player's move is its text: place and direction, "c2E"


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Table settings of Torris."""

    closing: Closing = "one_place"  # TO4R: how far what stands behind an emptied place moves forward


@dataclass(frozen=True, slots=True)
class Torris:
    """A game of Torris at one moment. Before the stones are laid there are no towers."""

    options: Options
    turn: Seat
    towers: Towers = ()
    opening: Opening | None = None  # the lot that is still to be drawn
    # every move in turn, and where it ends
    landings: dict[str, int] = field(default_factory=dict, compare=False, repr=False)
    scores: tuple[int, int] = field(default=(0, 0), compare=False)  # as if the game ended now (TO6)
    highest: tuple[int, int] = field(default=(0, 0), compare=False)  # by seat the highest tower
    first: Seat | None = field(default=None, compare=False)  # who began the game
    happened: tuple[Happening, ...] = field(default=(), compare=False)


def start(seats: int, options: Options, first: Seat | None = None) -> Torris:
    """Return the table before the stones are laid; `first` begins, if given, else the lot decides (G1R)."""
    return Torris(options, turn=first or 0, opening=opening(seats, "lot") if first is None else None, first=first)


_ACTS = {seat: frozenset({seat}) for seat in (NATURE, 0, 1)}
_NOBODY: frozenset[Seat] = frozenset()


def actors(state: Torris) -> frozenset[Seat]:
    """Return who may act now; nobody once neither player can move (TO5)."""
    if state.landings:
        return _ACTS[state.turn]
    return _NOBODY if state.towers and not state.opening else _ACTS[NATURE]


def moves(state: Torris, seat: Seat) -> Sequence[Move]:
    """Return what `seat` may move: a place and a direction."""
    return tuple(state.landings) if seat == state.turn else ()


def chances(state: Torris) -> Mapping[Move, Fraction]:
    """Return what the lot may say; the ways to shuffle are too many to list."""
    return dict(lots(state.opening).items()) if state.opening and state.towers else {}


def draw(state: Torris, random: Chance) -> Move:
    """Return one way to lay the stones, or one lot."""
    if state.opening and state.towers:
        return draw_lot(state.opening, random)
    hands = [_shuffled(random) for _ in COLOURS]
    return Deal("".join(hands[colour].pop() for colour in CHEQUERED))


def _shuffled(random: Chance) -> list[str]:
    stones, shuffled = list(SYMBOLS), []
    while stones:
        shuffled.append(stones.pop(random.randrange(len(stones))))
    return shuffled


def play(state: Torris, actor: Seat, move: Move) -> Torris:
    """Return the state after `move`, or raise IllegalMove."""
    if actor == state.turn and isinstance(move, str) and move in state.landings:
        return _climb(state, move)
    if actor == NATURE and actors(state) == _ACTS[NATURE]:
        if isinstance(move, Deal) and not state.towers and _fits(move):
            towers = tuple(COLOURS[colour] + value for colour, value in zip(CHEQUERED, move.values, strict=True))
            return _handed(state, towers, state.turn, (Happening("torris-laid"),))
        if isinstance(move, Lot) and move in chances(state):
            told = Happening("lot-fell", {"seat": move.seat})
            settled = Torris(state.options, move.seat, first=move.seat)
            return _handed(settled, state.towers, move.seat, (told,))
    raise IllegalMove(_rule(state, actor, move), turn=state.turn)


def _fits(deal: Deal) -> bool:
    """Say whether the deal lays every stone once."""
    if len(deal.values) != PLACES:
        return False
    laid = Counter(zip(CHEQUERED, deal.values, strict=True))
    return laid == {(colour, symbol): 4 for colour in (0, 1) for symbol in "1234"}


def _rule(state: Torris, actor: Seat, move: Move) -> str:
    """Return the number of the rule that forbids `move`."""
    if not state.towers or state.opening or not isinstance(move, str):
        return "TO1"
    if not state.landings:
        return "TO5"
    if actor != state.turn:
        stuck = actor in (0, 1) and not find_landings(state.towers, COLOURS[actor])
        return "TO5" if stuck else "TO2"
    if move not in BEHIND:
        return "TO2"
    tower = state.towers[PLACE[move[:-1]]]
    if not tower or tower[-2] != COLOURS[actor]:
        return "TO2"
    ahead = BEHIND[move[:-1] + OPPOSITE[move[-1]]]
    return "TO3" if sum(bool(state.towers[place]) for place in ahead) >= STEPS[tower[-1]] else "TO2"


def _climb(state: Torris, move: str) -> Torris:
    """Return the state after a stone has climbed (TO3) and what stood behind it has closed up (TO4)."""
    end = state.landings[move]
    towers, closed, places = climb(state.towers, move, end, state.options.closing)
    params: dict[str, Param] = {
        "seat": state.turn,
        "value": STEPS[towers[end][-1]],
        "from": move[:-1],
        "to": NAMES[end],
        "height": len(towers[end]) // 2,
        "way": move[-1],
    }
    told: tuple[Happening, ...] = (Happening("torris-moved", params),)
    if closed:
        gone: dict[str, Param] = {"count": closed, "places": places, "from": move[:-1], "way": move[-1]}
        told += (Happening("torris-closed", gone),)
    return _handed(state, towers, 1 - state.turn, told)


def climb(towers: Towers, move: str, end: int, closing: Closing) -> tuple[Towers, int, int]:
    """Return the towers after a move that ends at `end`, how many have closed up behind it, and by how many places."""
    raised, place = raise_stone(towers, move, end), PLACE[move[:-1]]
    return (raised, 0, 0) if raised[place] else _close_up(raised, place, move, closing)


def raise_stone(towers: Towers, move: str, end: int) -> Towers:
    """Return the towers once the stone lies at `end` (TO3) and nothing has closed up: their points are final."""
    place, after = PLACE[move[:-1]], list(towers)
    after[end] += after[place][-2:]
    after[place] = after[place][:-2]
    return tuple(after)


def _close_up(towers: Towers, gap: int, move: str, closing: Closing) -> tuple[Towers, int, int]:
    """Move the unbroken run behind `gap` forward; return the towers, how many moved and how far (TO4, TO4R)."""
    after, forward, closed, places = list(towers), FORWARD[move[-1]], 0, 1
    if closing == "whole_gap":
        while not after[gap + places * forward]:  # something stands there: the stone went to it or over it
            places += 1
    for place in BEHIND[move]:
        if not towers[place]:
            break
        after[place + places * forward], after[place] = after[place], ""
        closed += 1
    return tuple(after), closed, places if closed else 0


def _handed(state: Torris, towers: Towers, turn: Seat, told: tuple[Happening, ...]) -> Torris:
    """Return the state with `turn` to move, or the other if that player cannot (TO5); if neither can, it is over."""
    scores, highest = count(towers)
    if state.opening:
        return Torris(state.options, turn, towers, state.opening, {}, scores, highest, state.first, told)
    landings = find_landings(towers, COLOURS[turn])
    if not landings:
        landings = find_landings(towers, COLOURS[1 - turn])
        if landings:
            told += (Happening("torris-passed", {"seat": turn}),)
            turn = 1 - turn
        else:
            told += (_ending(scores, highest),)
    return Torris(state.options, turn, towers, None, landings, scores, highest, state.first, told)


def stand(options: Options, towers: Towers, turn: Seat) -> Torris:
    """Return the game with these towers and `turn` to move, unless that player cannot (TO5)."""
    state = _handed(Torris(options, turn), towers, turn, ())
    return Torris(options, state.turn, towers, None, state.landings, state.scores, state.highest)


def find_landings(towers: Towers, colour: str) -> dict[str, int]:
    """Return every move of a colour and where it ends: so many steps (TO2), at least one level up (TO3)."""
    found = {}
    for line, ahead, back in LINES:
        standing = [place for place in line if towers[place]]  # gaps are jumped and not counted
        for at, place in enumerate(standing):
            tower = towers[place]
            if tower[-2] != colour:
                continue
            steps, level = STEPS[tower[-1]], len(tower)
            if at + steps < len(standing) and len(towers[standing[at + steps]]) >= level:
                found[WORDS[ahead][place]] = standing[at + steps]
            if at >= steps and len(towers[standing[at - steps]]) >= level:
                found[WORDS[back][place]] = standing[at - steps]
    return found


def count(towers: Towers) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return by seat the points, a tower's height for the colour on top, and the highest tower (TO6)."""
    points, highest = [0, 0], [0, 0]
    for tower in towers:
        if tower:
            seat, height = int(tower[-2] == "b"), len(tower) // 2
            points[seat] += height
            if height > highest[seat]:
                highest[seat] = height
    return (points[0], points[1]), (highest[0], highest[1])


def lead(towers: Towers, seat: Seat) -> int:
    """Return how many points `seat` is ahead."""
    points, _ = count(towers)
    return points[seat] - points[1 - seat]


def _ending(scores: tuple[int, int], highest: tuple[int, int]) -> Happening:
    white, black = (scores[0], highest[0]), (scores[1], highest[1])
    params: dict[str, Param] = {"scores": list(scores), "highest": list(highest)}
    if white == black:
        return Happening("torris-shared", params)
    by = "points" if scores[0] != scores[1] else "tower"
    return Happening("torris-won", {**params, "seat": int(black > white), "by": by})


def alarm(state: Torris) -> Alarm[Move] | None:
    """Return None: Torris is played without a clock."""
    return None


def view(state: Torris, seat: Seat | None) -> Torris:
    """Return the state itself: towers may be inspected by anyone (TO3)."""
    return state


def result(state: Torris) -> Result | None:
    """Return who has most points, or else the highest tower (TO6)."""
    if state.landings or state.opening or not state.towers:
        return None
    white, black = zip(state.scores, tiebreaks(state), strict=True)
    reason = "torris_shared" if white == black else "torris_tower" if white[0] == black[0] else "torris_points"
    ranks = (1 + (black > white), 1 + (white > black))
    return Result(ranks, state.scores, reason=reason, rule="TO6")


def tiebreaks(state: Torris) -> tuple[int, ...]:
    """Return by seat the highest tower, which decides between equal points (TO6)."""
    return state.highest


def starter(state: Torris) -> Seat | None:
    """Return who began the game."""
    return state.first
