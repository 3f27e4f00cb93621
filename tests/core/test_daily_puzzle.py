"""The puzzle of the day: from the date alone, the same for everybody however they play, and nothing else passes."""

import hashlib
import hmac
from random import Random
from types import SimpleNamespace

import msgspec
import pytest

from fives.core.catalogue import find_game, games
from fives.core.chance.daily_puzzle import daily_options, day_dice, day_secret, read_day
from fives.core.chance.sealed_dice import commitment, sealed_dice
from fives.core.game import NATURE
from fives.core.matches.event import Event
from fives.core.matches.match import new_match
from fives.core.matches.referee import play_chance
from fives.core.records.record import FORMAT, Player, Record, read_record, write_record
from fives.core.records.verify_record import verify
from fives.core.refusal import BadDay, NoDaily

DAY = "2026-11-16"
DAILIES = [game for game in games().values() if game.daily is not None]


def played(game, day, random):
    """Return a whole match of the day, its player moving as chance will, and the number of throws."""
    secret = day_secret(game.id, day)
    match = play_chance(new_match(game, game.daily, 1), day_dice(secret), at=0)
    while match.actors:
        match = match.then(Event(match.n + 1, 0, 0, match.any_move(0, random)))
        match = play_chance(match, day_dice(secret), at=0)
    return match


def record_of(match, day, **changes):
    secret = day_secret(match.game.id, day)
    record = Record(
        FORMAT,
        game=match.game.id,
        version=match.game.version,
        options=msgspec.to_builtins(match.options),
        players=(Player("Ada"),),
        first=None,
        table="K7QM",
        epoch=1,
        commitment=commitment(secret),
        seeds=("00112233445566778899aabbccddeeff",),
        log=tuple(match.log),
        secret=secret.hex(),
        result=match.result,
        daily=day,
    )
    return msgspec.structs.replace(record, **changes)


def thrown(match):
    return [event.move for event in match.log if event.actor == NATURE]


def test_at_least_one_game_has_a_daily_puzzle():
    assert DAILIES


@pytest.mark.parametrize("game", DAILIES, ids=lambda game: game.id)
def test_daily_dice_do_not_depend_on_other_events(game):
    matches = [played(game, DAY, Random(seed)) for seed in range(3)]
    assert len({match.n for match in matches}) > 1  # they were played in different ways
    shortest = min(matches, key=lambda match: len(thrown(match)))
    for match in matches:
        assert thrown(match)[: len(thrown(shortest))] == thrown(shortest)
    assert thrown(played(game, "2026-11-17", Random(0))) != thrown(matches[0])


def test_a_throw_can_be_worked_out_by_anyone():
    """A vector to keep: the first number of the third throw, by hashlib and hmac alone."""
    secret = hashlib.sha256(b"fives|find_fives|2026-11-16").digest()
    word = int.from_bytes(hmac.new(secret, b"2|0", hashlib.sha256).digest()[:8], "big")
    third = SimpleNamespace(throws=((None, 2),))
    assert day_dice(day_secret("find_fives", DAY))(third).randrange(1000) == word % 1000


@pytest.mark.parametrize(
    "text", ["", "today", "2026-02-30", "2026-13-01", "20261116", "2026-W47-1", "16.11.2026", DAY + " "]
)
def test_an_invalid_date_is_refused(text):
    with pytest.raises(BadDay) as refused:
        read_day(text)
    assert refused.value.params == {"day": text}


def test_a_leap_day_has_a_puzzle():
    assert read_day("2028-02-29") == "2028-02-29"


def test_a_game_without_chance_has_no_daily_puzzle():
    with pytest.raises(NoDaily):
        daily_options(find_game("clear_away"), 1, {})


@pytest.mark.parametrize("game", DAILIES, ids=lambda game: game.id)
def test_the_puzzle_is_solo_with_fixed_options(game):
    assert daily_options(game, 1, {}) == daily_options(game, 1, msgspec.to_builtins(game.daily)) == game.daily
    with pytest.raises(NoDaily):
        daily_options(game, 2, {})
    with pytest.raises(NoDaily):
        daily_options(game, 1, {"guard": "off"})


@pytest.mark.parametrize("game", DAILIES, ids=lambda game: game.id)
def test_a_record_says_openly_that_its_dice_are_the_days(game):
    match = played(game, DAY, Random(1))
    record = read_record(write_record(record_of(match, DAY)))
    found = verify(record)
    assert (found.problems, found.sealed, found.daily) == ((), True, DAY)
    sealed = verify(msgspec.structs.replace(record, daily=""))
    assert sealed.problems, "the day's dice are no sealed dice"
    other = verify(msgspec.structs.replace(record, daily="2026-11-17"))
    assert other.problems == ("the secret is not the one of the day 2026-11-17",)


def test_a_record_with_a_false_puzzle_date_is_found():
    """Sealed dice of the same secret are not the day's, and a record for two has no day at all."""
    game = find_game("find_fives")
    secret = day_secret(game.id, DAY)
    match = play_chance(new_match(game, game.daily, 1), sealed_dice(secret, "K7QM", 1, ("",)), at=0)
    assert verify(record_of(match, DAY, result=None)).problems
    with pytest.raises(NoDaily):
        verify(record_of(match, DAY, options={"mode": "race"}))
    with pytest.raises(BadDay):
        verify(record_of(match, "tomorrow"))
