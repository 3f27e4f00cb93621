"""Duplicate play: the same throws at every table, numbered by who throws, and a record that proves it (G-DUPLICATE)."""

import hashlib
import hmac
from random import Random

import msgspec
import pytest

from fives.core.catalogue import find_game, games
from fives.core.chance.duplicate_dice import duplicate_dice, match_secret, throw_name
from fives.core.chance.sealed_dice import commitment
from fives.core.game import CLOCK, NATURE
from fives.core.matches.match import new_match, retrace
from fives.core.matches.referee import advance, play_chance
from fives.core.options import read_options
from fives.core.records.record import FORMAT, Player, Record, read_record, write_record
from fives.core.records.verify_record import verify
from fives.core.refusal import BadRecord

SECRET = match_secret(bytes(range(32)), 1)
DICE = duplicate_dice(SECRET)
DICE_GAMES = [game for game in games().values() if game.dice]


def played(game, random, events=120, seats=2, **settings):
    """Return a match whose players move as chance will."""
    match = play_chance(new_match(game, read_options(game, settings), seats), DICE, 0)
    while match.actors and match.n < events:
        seat = random.choice(sorted(match.actors - {CLOCK})) if match.actors != {CLOCK} else CLOCK
        move = _strike(match) if seat == CLOCK else match.any_move(seat, random)
        match = advance(match, seat, move, DICE, 0)
    return match


def _strike(match):
    return match.game.notation.write_move(match.game.rules.alarm(match.state).move)


def throws(match):
    """Return what was thrown, by its name."""
    return {throw_name(before): event.move for before, event in retrace(match) if event.actor == NATURE}


def record_of(match, **changes):
    record = Record(
        FORMAT,
        game=match.game.id,
        version=match.game.version,
        options=msgspec.to_builtins(match.options),
        players=tuple(Player(f"{seat}") for seat in range(match.seats)),
        first=None,
        table="BBBBB",
        epoch=1,
        commitment=commitment(SECRET),
        seeds=("00",) * match.seats,
        log=tuple(match.log),
        secret=SECRET.hex(),
        result=match.result,
        duplicate=("BBBBB", "CCCCC", "DDDDD"),
    )
    return msgspec.structs.replace(record, **changes)


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_the_same_decisions_lead_to_the_same_match(game):
    seats = game.seats_for(game.options())[0]
    one, other = (played(game, Random(5), 60, seats) for _ in range(2))
    assert one.log == other.log


def test_an_extra_roll_of_one_does_not_shift_the_dice_of_the_other():
    """Dominoes: a player may roll up to three times, and every throw after the opening is one die."""
    dominoes = find_game("dominoes")
    tables = [played(dominoes, Random(seed), events=200) for seed in range(4)]
    named = [throws(match) for match in tables]
    for seat in "01":
        mine = [[move for name, move in each.items() if name[0] == seat] for each in named]
        shortest = min(mine, key=len)
        assert len(shortest) > 20
        assert all(each[: len(shortest)] == shortest for each in mine)
    orders = {"".join(name[0] for name in list(each)[:40]) for each in named}
    assert len(orders) > 1  # they took turns in different ways


def test_in_war_it_does_not_matter_who_throws_first():
    war = find_game("war")
    one, other = (play_chance(new_match(war, war.options(start="host"), 2, 0), DICE, 0) for _ in range(2))
    one = advance(one, 0, "roll", DICE, 0)
    other = advance(other, 0, "roll", DICE, 0)
    for seat in (0, 1):
        one = advance(one, seat, "roll", DICE, 0)
        other = advance(other, 1 - seat, "roll", DICE, 0)
    assert throws(one) == throws(other)
    assert list(throws(one)) == ["0|0", "0|1", "1|0"]


def test_the_boards_of_a_race_are_the_same_whoever_was_last():
    find_fives = find_game("find_fives")
    matches = [throws(played(find_fives, Random(seed), 300)) for seed in range(3)]
    known = min(matches, key=len)
    assert len(known) > 2
    assert {name[0] for name in known} == {"-"}
    assert all(list(each.items())[: len(known)] == list(known.items()) for each in matches)


@pytest.mark.parametrize("game", DICE_GAMES, ids=lambda game: game.id)
def test_duplicate_dice_are_per_seat_and_lots_are_shared(game):
    names = list(throws(played(game, Random(1), 40, start="lot")))
    assert names[0] == "-|0"
    assert "-" not in {name[0] for name in names[1:]}


def test_a_throw_can_be_worked_out_by_anyone():
    """A vector to keep: the two dice of seat 1's opening, by hmac alone."""
    secret = hmac.new(bytes(range(32)), b"match|1", hashlib.sha256).digest()
    block = hmac.new(secret, b"1|0|0", hashlib.sha256).digest()
    faces = sorted(1 + int.from_bytes(block[8 * i : 8 * i + 8], "big") % 6 for i in range(2))
    assert throws(played(find_game("tug"), Random(3)))["1|0"] == "".join(map(str, faces))


def test_every_match_has_a_secret_of_its_own():
    assert len({match_secret(bytes(32), epoch) for epoch in range(5)} | {bytes(32)}) == 6


@pytest.mark.parametrize("game", ["tug", "war", "dominoes", "hi_low", "find_fives", "torris"])
def test_a_record_proves_its_dice(game):
    match = played(find_game(game), Random(2))
    record = read_record(write_record(record_of(match)))
    found = verify(record)
    assert (found.problems, found.sealed, found.tables) == ((), True, 3)
    assert verify(record_of(match, duplicate=())).problems, "they are no sealed dice"


def test_a_record_with_another_throw_is_refused():
    match = played(find_game("dominoes"), Random(2))
    place = next(n for n, event in enumerate(match.log) if n > 20 and event.actor == NATURE)
    face = "1" if match.log[place].move != "1" else "2"
    cheated = (*match.log[:place], msgspec.structs.replace(match.log[place], move=face))
    found = verify(record_of(match, log=cheated, result=None))
    assert not found.sealed
    assert found.problems == (f"roll {place + 1} is {face}, the sealed dice give {match.log[place].move}",)


@pytest.mark.parametrize("changes", [{"duplicate": ("CCCCC", "DDDDD")}, {"by_hand": True}])
def test_an_impossible_duplicate_record_is_refused(changes):
    with pytest.raises(BadRecord):
        verify(record_of(played(find_game("tug"), Random(2)), **changes))
