"""Threats of Five Wins (Numba): five with the next stone, or by a series of fours that must be answered one by one."""

from __future__ import annotations

from fives.games.five_wins.fast.board_array import (
    COUNT,
    EDGE,
    EDGES,
    FOUR,
    HASH,
    LEFT,
    LINES,
    LYING,
    NEAR,
    QUOTA,
    SIDES,
    SIZE,
    STONES,
    THREE,
    TOP,
    WRAP,
    Ints,
    capture,
    give_back,
    lay,
    makes_five,
    split,
    stir,
    take,
)
from fives.solving.jit import kernel

FORCING = 14  # threats in a row that are followed
MEMO = 1 << 14  # positions without a series of threats remembered


@kernel
def fives(game: Ints, now: Ints, seat: int) -> tuple[int, int]:
    """Return on how many cells `seat` could make five by laying a stone, and the last of them."""
    count, cell = 0, -1
    for n in range(now[EDGES]):
        if makes_five(game, now, game[EDGE + n], seat):
            count, cell = count + 1, game[EDGE + n]
    return count, cell


@kernel
def makes_four(game: Ints, now: Ints, cell: int, seat: int) -> bool:
    """Say whether a stone here may threaten five: it fills a line of three, or touches the last cell of a line of four.

    The second is what side contact adds to five in a row: a gap that no stone touches is no threat yet.
    """
    lines_of = LINES + seat * SIZE
    if (game[lines_of + cell] // THREE) & 31:
        return True
    for side in SIDES:
        beside = (cell + side) & WRAP
        if game[lines_of + beside] >= FOUR and game[beside] == 0 and game[NEAR + beside] == 0:
            return True
    return False


@kernel
def force(game: Ints, now: Ints, seat: int, depth: int, room: Ints, memo: Ints) -> int:
    """Return the first of a series of fours that wins for `seat`, who is to lay a stone; -1 if none is found.

    Each four but the last leaves the other player one answer. Twin: bots.force.
    """
    own, cell = fives(game, now, seat)
    if own:
        return cell
    must, answer = fives(game, now, 1 - seat)
    if must > 1 or depth == 0 or now[LEFT] < 3:
        return -1
    key = now[HASH] ^ stir(8 * depth + seat)
    if memo[key & (MEMO - 1)] == key:
        return -1
    now[QUOTA] -= 1
    top, listed = now[TOP], 0
    if must:
        if makes_four(game, now, answer, seat):
            room[top] = answer
            listed = 1
    else:
        for n in range(now[EDGES]):
            cell = game[EDGE + n]
            if makes_four(game, now, cell, seat):
                room[top + listed] = cell
                listed += 1
    now[TOP] = top + listed
    found = -1
    for n in range(listed):
        cell = room[top + n]
        lay(game, now, cell, seat)
        if fives(game, now, 1 - seat)[0] == 0:
            ways, answer = fives(game, now, seat)
            if ways > 1:
                found = cell
            elif ways == 1:
                lay(game, now, answer, 1 - seat)
                now[LEFT] -= 2
                if force(game, now, seat, depth - 1, room, memo) >= 0:
                    found = cell
                now[LEFT] += 2
                take(game, now, answer)
        take(game, now, cell)
        if found >= 0 or now[QUOTA] < 0:
            break
    now[TOP] = top
    if found < 0 and now[QUOTA] >= 0:
        memo[key & (MEMO - 1)] = key
    return found


@kernel
def wins_now(game: Ints, now: Ints, seat: int, room: Ints) -> bool:
    """Say whether `seat`, were it their turn of the after-game, could win with it."""
    any_five = fives(game, now, seat)[0] > 0
    top, own = now[TOP], now[STONES]
    now[TOP] = top + own
    for n in range(own):
        room[top + n] = game[LYING + n]
    found = False
    for n in range(own):
        cell = room[top + n]
        if game[cell] != seat + 1 or game[NEAR + cell] == 4 or (not any_five and game[NEAR + cell] < 2):
            continue
        take(game, now, cell)
        largest = split(game, now, cell, room)
        if largest == 0:
            found = any_five and five_but(game, now, seat, cell)
        else:
            seeds = (room[0], room[1], room[2], room[3])
            for k in range(largest):
                taken = capture(game, now, seeds[k], room)
                found = found or now[COUNT + 1 - seat] == 0 or five_but(game, now, seat, cell)
                give_back(game, now, taken, room)
        lay(game, now, cell, seat)
        if found:
            break
    now[TOP] = top
    return found


@kernel
def five_but(game: Ints, now: Ints, seat: int, but: int) -> bool:
    """Say whether a stone on another cell than this makes five."""
    for n in range(now[EDGES]):
        cell = game[EDGE + n]
        if cell != but and makes_five(game, now, cell, seat):
            return True
    return False
