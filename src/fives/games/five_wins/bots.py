"""Five Wins' bots: lines of five cells that can still become a row are worth the stones that lie in them.

A line that holds no opposing stone counts, the more the fuller it is. On top of that every level knows what wins now
and what the other player could win with next; the beginner overlooks that now and then, the strong one looks ahead.
The master is the engine, within its budget.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from fives.core.bot import pick
from fives.core.game import Chance, Seat
from fives.games.five_wins.field_as_bits import (
    ALONG,
    WIDE,
    Cells,
    Lift,
    around,
    bits,
    frontier,
    lifts,
    movable,
    pushed,
    rows,
)
from fives.games.five_wins.rules import MIDDLE, FiveWins, Move, Shift

LINE = (0, 1, 5, 22, 80, 80)  # what a line is worth by the stones in it
STONE = 15.0  # a stone more than the other player has, or a way to win next
DEFENCE = 0.9  # the weight of lines of the other player, the next to move
WON = 1_000_000.0
LOST = -100_000.0  # the other player wins next
SURE = 50_000.0  # two ways to win next: one cannot be stopped
PAD = 4 * WIDE + 4  # so that a line may begin before the first row and column
STRIPS = tuple((step, sum(1 << place * step for place in range(9))) for step in ALONG)  # nine cells in a row
GAINS: dict[tuple[int, Cells, Cells], tuple[float, bool]] = {}  # a few thousand ways nine cells can lie

BLUR = {"beginner": 12.0, "casual": 20.0, "strong": 1.0}
OVERLOOKS = 4  # the beginner does not look at the other's stones in one of so many turns
CASUAL = 6  # how many moves the casual level considers, each with the best answer
WIDTHS = (7, 4, 3)  # how many moves the strong level follows, by depth, while stones are laid
WIDTHS_AFTER = (5,)  # and in the after-game, where there are hundreds of moves
FORCING = 5  # threats in a row that the strong level foresees
PATIENCE = 80  # and positions it looks at for that
SHARE = 0.9  # of its budget that the master thinks
PACE = 150_000  # positions the master looks at for each second of it: the same on every machine that is fast enough


class Spot(NamedTuple):
    """A position from the side of the player to move."""

    mine: Cells
    theirs: Cells
    left: int  # stones still to be laid by both; none: the after-game
    exactly: bool


class Step(NamedTuple):
    """One move in a spot, and what lies then."""

    lift: Lift
    target: Cells
    mine: Cells
    theirs: Cells


def choose(view: FiveWins, seat: Seat, level: str, random: Chance, budget: float) -> Move:
    """Return the move a bot of `level` makes for `seat`; but for the master it needs a tenth of a second at most."""
    if level == "master":
        return _engine_move(view, budget)
    spot = Spot(view.stones[seat], view.stones[1 - seat], sum(view.hands), view.options.exactly_five)
    blind = level == "beginner" and random.randrange(OVERLOOKS) == 0
    worth = judged(spot, blind)
    if level == "casual":
        worth = {step: _value(spot, step, worth[step], ()) for step in _best(worth, CASUAL)}
    step = look_ahead(spot, worth, random) if level == "strong" else pick(worth, BLUR[level], random)
    to = view.cell(step.target)
    if not step.lift.stone:
        return to
    return Shift(view.cell(step.lift.stone), to, view.cell(step.lift.keep) if step.lift.keep else None)


def _engine_move(view: FiveWins, budget: float) -> Move:
    """Return the engine's move; only the master loads it."""
    from fives.games.five_wins.search_engine import Engine

    engine = Engine(view)
    return engine.move(engine.best(int(PACE * budget), SHARE * budget))


def takings(spot: Spot) -> tuple[Lift, ...]:
    """Return each stone that can be taken, from the hand or from the field, with where it may go."""
    stones = spot.mine | spot.theirs
    return (Lift(0, stones, frontier(stones) or MIDDLE, 0),) if spot.left else lifts(spot.mine, stones)


def follow(spot: Spot, step: Step) -> tuple[Spot, bool]:
    """Return the position after a move, and whether it is the other's turn: a player who cannot move passes (FW5R)."""
    mine, theirs, _, _ = pushed(step.mine, step.theirs, 0, 0)
    left = max(0, spot.left - 1)
    if left or movable(theirs, mine | theirs):
        return Spot(theirs, mine, left, spot.exactly), True
    return Spot(mine, theirs, left, spot.exactly), False


def judged(spot: Spot, blind: bool = False) -> dict[Step, float]:
    """Return every move with its first estimate; a blind one counts only the player's own stones."""
    worth = {}
    for lift in takings(spot):
        mine, theirs = spot.mine & lift.kept, spot.theirs & lift.kept
        sight = Sight(mine, theirs, max(0, spot.left - 1), spot.exactly)
        for target in bits(lift.targets):
            step = Step(lift, target, mine | target, theirs)
            worth[step] = sight.own(target) if blind else sight.worth(target)
    return worth


class Sight:
    """What lies before a stone is laid, seen once for all places it may go to."""

    def __init__(self, mine: Cells, theirs: Cells, left: int, exactly: bool) -> None:
        self.mine, self.theirs, self.left, self.exactly = mine, theirs, left, exactly
        self.edge = frontier(mine | theirs)
        self.mine_wide, self.theirs_wide = mine << PAD, theirs << PAD
        self.closing, self.danger = holes(mine), holes(theirs) & ~mine
        self.base = lines(mine, theirs) - DEFENCE * lines(theirs, mine)
        if not left:
            self.base += STONE * (mine.bit_count() + 1 - theirs.bit_count())
        self.few = not left and mine.bit_count() < 4 and theirs.bit_count() < 5

    def own(self, target: Cells) -> float:
        """Return what a place is worth to a player who does not look at the other's stones."""
        return WON if self.won(target) else lines(self.mine | target, self.theirs)

    def won(self, target: Cells) -> bool:
        """Say whether a stone here wins."""
        if not self.theirs:
            return self.left == 0
        return bool(self.closing & target) and bool(rows(self.mine | target, self.exactly))

    def worth(self, target: Cells) -> float:
        """Return what a stone here is worth."""
        if self.won(target):
            return WON
        if self.few:
            return 0.0
        stones = self.mine | self.theirs | target
        edge = (self.edge | around(target)) & ~stones
        gain, four = self._gain(target)
        if self.danger & ~target and any(wins(self.theirs, stones, self.left, self.exactly, self.danger & edge)):
            return LOST + gain
        if not four and not self.closing:
            return self.base + gain
        mine, ways = self.mine | target, 0
        for way in wins(mine, stones, self.left, self.exactly, holes(mine) & edge):
            ways |= way
        sure = self.left and ways & (ways - 1)
        return self.base + gain + (SURE if sure else STONE * ways.bit_count())

    def _gain(self, target: Cells) -> tuple[float, bool]:
        """Return what a stone here adds to the lines through it, and whether it makes a line of four."""
        place = target.bit_length() - 1 + PAD
        total, four = 0.0, False
        for step, strip in STRIPS:
            begin = place - 4 * step
            key = (step, self.mine_wide >> begin & strip, self.theirs_wide >> begin & strip)
            found = GAINS.get(key)
            if found is None:
                found = GAINS[key] = _line_gain(*key)
            total += found[0]
            four = four or found[1]
        return total, four


def _line_gain(step: int, mine: Cells, theirs: Cells) -> tuple[float, bool]:
    """Return what a stone in the middle of nine cells in a row adds, and whether a line then holds four."""
    gain, four = 0.0, False
    for begin in range(5):
        cells = [1 << (begin + place) * step for place in range(5)]
        own, other = (sum(bool(stones & cell) for cell in cells) for stones in (mine, theirs))
        if not other:
            gain += LINE[own + 1] - LINE[own]
            four = four or own == 3
        elif not own:
            gain += DEFENCE * LINE[other]
    return gain, four


def lines(own: Cells, other: Cells) -> float:
    """Return what all lines of five without a stone of `other` are worth to `own`."""
    own, other = own << PAD, other << PAD
    worth = 0
    for step in ALONG:
        a, b, c, d, e = own, own >> step, own >> 2 * step, own >> 3 * step, own >> 4 * step
        alive = ~(other | other >> step | other >> 2 * step | other >> 3 * step | other >> 4 * step)
        # the five cells added up bit by bit: `ones` and `twos` and `fours` are the digits of the sum
        ab, cd, both = a ^ b, c ^ d, (a & b, c & d)
        ones, carry = ab ^ cd, ab & cd
        twos, fours = both[0] ^ both[1] ^ carry, both[0] & both[1]
        ones, carry = ones ^ e, ones & e
        fours |= twos & carry
        twos ^= carry
        ones, twos, fours = ones & alive, twos & alive, fours & alive
        worth += LINE[1] * (ones & ~twos & ~fours).bit_count() + LINE[2] * (twos & ~ones).bit_count()
        worth += LINE[3] * (twos & ones).bit_count() + LINE[4] * (fours & ~ones).bit_count()
    return float(worth)


def holes(own: Cells) -> Cells:
    """Return the cells that would complete five in a row, free or not."""
    own <<= PAD
    found = 0
    for step in ALONG:
        l1, r1 = own << step, own >> step
        l2, r2 = l1 & own << 2 * step, r1 & own >> 2 * step
        if l2 or r2:
            l3, r3 = l2 & own << 3 * step, r2 & own >> 3 * step
            found |= l3 & (own << 4 * step | r1) | l2 & r2 | r3 & (own >> 4 * step | l1)
    return found >> PAD


def wins(own: Cells, stones: Cells, left: int, exactly: bool, places: Cells) -> Iterator[Cells]:
    """Return on which of `places` the owner of `own` would win if it were their turn, for each stone to go there."""
    if not places:
        return
    if left:
        if found := _rows_there(own, places, exactly):
            yield found
        return
    for lift in lifts(own, stones):
        kept = own & lift.kept
        if found := _rows_there(kept, holes(kept) & lift.targets & places, exactly):
            yield found


def _rows_there(own: Cells, places: Cells, exactly: bool) -> Cells:
    return sum(place for place in bits(places) if rows(own | place, exactly)) if exactly else places


def look_ahead(spot: Spot, worth: dict[Step, float], random: Chance) -> Step:
    """Return the best move: one that wins by force, or else the best of those worth following."""
    best = max(worth, key=worth.__getitem__)
    if worth[best] >= SURE or len(worth) == 1:
        return best
    if spot.left and (forced := force(spot, FORCING, [PATIENCE])):
        return forced
    widths = WIDTHS if spot.left > len(WIDTHS) else WIDTHS_AFTER
    values = {step: _value(spot, step, worth[step], widths[1:]) for step in _best(worth, widths[0])}
    while len(values) > 1:
        step = pick(values, BLUR["strong"], random)
        if not spot.left or values[step] <= LOST / 2 or not force(follow(spot, step)[0], FORCING, [PATIENCE]):
            return step
        del values[step]  # the other player would win by force
    return next(iter(values))


def _best(worth: dict[Step, float], count: int) -> list[Step]:
    return sorted(worth, key=worth.__getitem__, reverse=True)[:count]


def _value(spot: Spot, step: Step, worth: float, widths: tuple[int, ...]) -> float:
    """Return what a move is worth after the best answers, following as many of them as `widths` says."""
    if abs(worth) >= SURE / 2:
        return worth
    after, turned = follow(spot, step)
    answers = judged(after)
    if widths:
        best = max(_value(after, answer, answers[answer], widths[1:]) for answer in _best(answers, widths[0]))
    else:
        best = max(answers.values())
    return -best if turned else best


def answered(spot: Spot, step: Step, worth: float) -> float:
    """Return what a move is worth after the best answer, given its first estimate."""
    return _value(spot, step, worth, ())


def force(spot: Spot, depth: int, patience: list[int]) -> Step | None:
    """Return the first of a series of fours that the other player can only answer one by one, and that wins."""
    patience[0] -= 1
    if not spot.left:
        return None
    mine, theirs = spot.mine << WIDE, spot.theirs << WIDE  # a row down: a stone in the first row has room above it
    stones = mine | theirs
    edge = frontier(stones)
    for target in bits(_rows_there(mine, holes(mine) & edge, spot.exactly)):
        return _laid(spot, target >> WIDE)
    if depth == 0 or patience[0] < 0 or spot.left < 3:
        return None
    must = _rows_there(theirs, holes(theirs) & edge, spot.exactly)
    if must & (must - 1):
        return None
    for target in bits(must or edge):
        now = (edge | around(target)) & ~(stones | target)
        threats = _rows_there(mine | target, holes(mine | target) & now, spot.exactly)
        if not threats or _rows_there(theirs, holes(theirs) & now, spot.exactly):
            continue
        if threats & (threats - 1):
            return _laid(spot, target >> WIDE)
        answered = Spot(*pushed(mine | target, theirs | threats, 0, 0)[:2], spot.left - 2, spot.exactly)
        if force(answered, depth - 1, patience):
            return _laid(spot, target >> WIDE)
    return None


def _laid(spot: Spot, target: Cells) -> Step:
    """Return the step that lays a stone from the hand here."""
    (lift,) = takings(spot)
    return Step(lift, target, spot.mine | target, spot.theirs)
