"""Can a player force five while stones are laid? Proof numbers over all answers (Numba), with `force` at every step.

The attacker follows as many moves as `width` says, the defender every one: a win that is found is a win, and that none
exists is proved only if the width leaves nothing out. Stones are only ever laid, so that no position comes again.
"""

from __future__ import annotations

import numpy as np

from fives.games.five_wins.fast.board_array import (
    EDGE,
    EDGES,
    HASH,
    LEFT,
    LINES,
    MOST,
    NODES,
    OUT,
    QUOTA,
    SIZE,
    STOP,
    THREE,
    TOP,
    TURN,
    Ints,
    do,
    stir,
    undo,
)
from fives.games.five_wins.fast.search import PLIES
from fives.games.five_wins.fast.threats import FORCING, fives, force
from fives.solving.jit import kernel

NEVER = 1 << 40  # the proof number of what cannot be
OPEN = (34, 17)  # what a stone gains that makes two lines of three, or one
EFFORT = (1, 3, 6, 12)  # how many answers there may be to a four, to two lines of three, to one, and to anything else


# of each position on the line worked on: the limits of its numbers, its replies, the one followed and how to undo it
PROOF_LIMIT, DOUBT_LIMIT, FLOOR, LISTED, MOVE, DONE, ROW = range(7)
LATER, DEEPER = 2, 3  # besides 1 proved and -1 refuted


def new_proofs(known: int = 1 << 20) -> tuple[Ints, Ints, Ints]:
    """Return room for so many positions: keys, and how much is missing to a proof and to a refutation."""
    return np.zeros(known, np.int64), np.zeros(known, np.int64), np.zeros(known, np.int64)


@kernel
def decided(game: Ints, now: Ints, attacker: int, quota: int, room: Ints, memo: Ints) -> int:
    """Return 1 if the attacker has won by force, -1 if it cannot be any more, 0 if that is open."""
    defender = 1 - attacker
    if now[TURN] == attacker:
        if now[LEFT] < 1:
            return -1
        now[QUOTA] = quota
        if force(game, now, attacker, FORCING, room, memo) >= 0:
            return 1
        return -1 if now[LEFT] < 3 or fives(game, now, defender)[0] > 1 else 0
    if now[LEFT] < 2 or fives(game, now, defender)[0]:
        return -1
    return 1 if fives(game, now, attacker)[0] > 1 else 0


@kernel
def list_replies(game: Ints, now: Ints, attacker: int, width: int, room: Ints, score: Ints) -> int:
    """Put the moves to follow on `room`, the most promising first; a five of the other must be stopped."""
    seat, top, listed = now[TURN], now[TOP], 0
    must, answer = fives(game, now, 1 - seat)
    if must:
        room[top], score[top] = answer, THREE
        now[TOP] = top + 1
        return 1
    mine, theirs = LINES + seat * SIZE, LINES + (1 - seat) * SIZE
    for n in range(now[EDGES]):
        cell = game[EDGE + n]
        looks = (game[mine + cell] & (THREE - 1)) + (game[theirs + cell] & (THREE - 1))
        if seat == attacker and (game[mine + cell] // THREE) & 31:
            looks += THREE
        at = top + listed
        while at > top and score[at - 1] < looks:
            room[at], score[at] = room[at - 1], score[at - 1]
            at -= 1
        room[at], score[at] = cell, looks
        listed += 1
    if seat == attacker:
        listed = min(listed, width)
    now[TOP] = top + listed
    return listed


@kernel
def effort(offered: int) -> int:
    """Return how hard a move is to prove that offers this to the attacker's lines."""
    if (offered // THREE) & 31:
        return EFFORT[0]
    gain = offered & (THREE - 1)
    return EFFORT[1] if gain >= OPEN[0] else (EFFORT[2] if gain >= OPEN[1] else EFFORT[3])


@kernel
def prove(
    game: Ints, now: Ints, attacker: int, most_proof: int, most_doubt: int, width: int, quota: int,
    room: Ints, score: Ints, memo: Ints, keys: Ints, proofs: Ints, doubts: Ints,
) -> int:  # fmt: skip
    """Work on a position until its numbers reach a limit; return 1 proved, -1 refuted, 0 open (df-pn).

    The line that leads to the position worked on lies in `line`, one row a move, instead of a recursion.
    """
    line = np.zeros((PLIES, ROW), np.int64)
    line[0, PROOF_LIMIT], line[0, DOUBT_LIMIT] = most_proof, most_doubt
    ply, found, floor = 0, 0, now[TOP]
    entered = True
    while True:
        if entered:
            found = arrive(game, now, attacker, width, quota, line, ply, room, score, memo, keys, proofs, doubts)
        if found == 0 and not now[OUT]:
            found = weigh_replies(game, now, attacker, line, ply, room, keys, proofs, doubts)
        entered = found == DEEPER
        if entered:
            line[ply, DONE] = do(game, now, line[ply, MOVE], room)
            ply += 1
            continue
        now[TOP] = line[ply, FLOOR]
        if ply == 0:
            break
        ply -= 1
        undo(game, now, line[ply, MOVE], line[ply, DONE], room)
        found = 0
    now[TOP] = floor
    return 0 if now[OUT] or abs(found) != 1 else found


@kernel
def arrive(
    game: Ints, now: Ints, attacker: int, width: int, quota: int, line: Ints, ply: int,
    room: Ints, score: Ints, memo: Ints, keys: Ints, proofs: Ints, doubts: Ints,
) -> int:  # fmt: skip
    """List the replies of a position come to; return 1 if it is won by then, -1 if it cannot be any more, else 0."""
    line[ply, FLOOR], line[ply, LISTED] = now[TOP], 0
    now[NODES] += 1
    if now[NODES] > now[MOST] or now[STOP]:
        now[OUT] = 1
        return 0
    key = now[HASH] ^ stir(-1 - now[TURN])
    place = key & (keys.size - 1)
    if keys[place] != key:
        end = decided(game, now, attacker, quota, room, memo)
        if end:
            keys[place], proofs[place], doubts[place] = key, NEVER * (end < 0), NEVER * (end > 0)
            return end
    line[ply, LISTED] = list_replies(game, now, attacker, width, room, score)
    return 0


@kernel
def weigh_replies(
    game: Ints, now: Ints, attacker: int, line: Ints, ply: int, room: Ints, keys: Ints, proofs: Ints, doubts: Ints
) -> int:
    """Add up the numbers of the replies: return 1 proved, -1 refuted, LATER beyond a limit, DEEPER with where to go."""
    seat, top, listed = now[TURN], line[ply, FLOOR], line[ply, LISTED]
    most_proof, most_doubt = line[ply, PROOF_LIMIT], line[ply, DOUBT_LIMIT]
    attacking, known = seat == attacker, keys.size - 1
    least, second, total, chosen, chosen_other = NEVER, NEVER, 0, -1, 0
    for n in range(listed):
        child = now[HASH] ^ stir(2 * room[top + n] + seat) ^ stir(-2 + seat)
        at = child & known
        if keys[at] == child:
            one, other = proofs[at], doubts[at]
            if not attacking:
                one, other = other, one
        else:
            one = effort(game[LINES + seat * SIZE + room[top + n]]) if attacking else 1 + n // 2
            other = 1
        total += other
        if one < least:
            least, second, chosen, chosen_other = one, least, n, other
        elif one < second:
            second = one
    total = min(total, NEVER)
    proof, doubt = (least, total) if attacking else (total, least)
    key = now[HASH] ^ stir(-1 - seat)
    place = key & known
    keys[place], proofs[place], doubts[place] = key, proof, doubt
    if proof == 0 or doubt == 0:
        return 1 if proof == 0 else -1
    if proof >= most_proof or doubt >= most_doubt or chosen < 0:
        return LATER
    ours, others = (most_proof, most_doubt) if attacking else (most_doubt, most_proof)
    ours = min(ours, second + 1 + second // 4)
    others = others - total + chosen_other
    line[ply, MOVE] = room[top + chosen]
    line[ply + 1, PROOF_LIMIT], line[ply + 1, DOUBT_LIMIT] = (ours, others) if attacking else (others, ours)
    return DEEPER
