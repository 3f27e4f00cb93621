"""Verify a record: its events follow the rules, and its rolls follow from the sealed secret."""

from __future__ import annotations

from typing import Any

import msgspec

from fives.core.catalogue import find_game
from fives.core.chance.daily_puzzle import day_secret
from fives.core.chance.evenness import at_least_as_uneven, fallen
from fives.core.chance.real_dice import is_throw
from fives.core.chance.rolls import read_dice, roll, write_dice
from fives.core.chance.sealed_dice import commitment, sealed_streams
from fives.core.game import NATURE, AnyGame, Result
from fives.core.matches.event import Event, Kind
from fives.core.matches.match import Match, retrace
from fives.core.matches.thinking_time import Person, follow_times, start_times, time_left_of
from fives.core.records.record import Record, dice_of, load_match


class Verification(msgspec.Struct, frozen=True):
    """The outcome of checking a record; `problems` is empty if it is correct.

    A record of other rules is checked as far as that needs no rules: its secret, and its dice where they are dice.
    With `daily` the rolls are that day's, the same for everybody and known beforehand to whoever worked them out. The
    rolls among the first `taken` events belong to another match and are not checked here, nor can be the `by_hand`.
    """

    game: str
    events: int
    rolls: int
    result: Result | None
    sealed: bool  # the secret is open and every roll follows from it
    problems: tuple[str, ...]
    daily: str = ""
    taken: int = 0
    by_hand: int = 0  # throws of real dice, that nobody can check
    tables: int = 1  # how many played with the same dice
    faces: tuple[int, ...] = ()  # how often each side of the dice fell, by hand or sealed; nothing if none did
    uneven: float | None = None  # how likely fair dice fall at least this unevenly (`core.chance.evenness`)
    promised: bool = True  # False: no secret was promised before the game, so its dice are not sealed
    old_rules: int = 0  # the version of the rules it was played by, if they are not these: nobody ran them again


def verify(record: Record) -> Verification:
    """Replay a record by the rules, derive every roll again, and return what does not fit."""
    if record.by_other_rules:
        return _verify_without_rules(record)
    problems: list[str] = []
    match = load_match(record)
    if match.result != record.result:
        problems.append("the result is not the one the rules give")
    problems += _false_times(record, match)
    false_rolls = _false_rolls(record, match) if record.secret else []
    sealed = bool(record.secret) and not false_rolls
    problems += false_rolls
    rolled = len(_drawn(record, match.game))
    thrown = sum(is_throw(match.game, event) for event in record.log) if record.by_hand else 0
    what = (record.game, match.n, rolled, match.result, sealed, tuple(problems))
    about = (record.daily, record.taken, thrown, len(record.duplicate) or 1)
    return Verification(*what, *about, *_faces(record), promised=bool(record.commitment))


def _verify_without_rules(record: Record) -> Verification:
    """Check what needs no rules: the sealed secret, and every throw of dice that follows from it."""
    problems = _false_secret(record) if record.secret else []
    problems += [f"event {n} is missing" for n, event in enumerate(record.log, 1) if event.n != n][:1]
    acts = [event for event in record.log[record.taken :] if event.actor == NATURE and event.kind is Kind.MOVE]
    dice = [event for event in acts if find_game(record.game).dice and read_dice(event.move)]
    rolled = [] if record.by_hand or record.duplicate or record.daily else dice
    if record.secret and not problems:
        stream = sealed_streams(bytes.fromhex(record.secret), record.table, record.epoch, record.seeds)
        given = {event.n: write_dice(roll(len(event.move), stream(event.n))) for event in rolled}
        problems += [
            f"roll {event.n} is {event.move}, the sealed dice give {given[event.n]}"
            for event in rolled
            if given[event.n] != event.move
        ]
    what = (record.game, len(record.log), len(rolled), record.result, bool(record.secret) and not problems)
    thrown, tables = len(dice) - len(rolled), len(record.duplicate) or 1
    about = (tuple(problems), record.daily, record.taken, thrown, tables)
    faces, uneven = _faces(record)
    promised = bool(record.commitment)
    return Verification(*what, *about, faces, uneven, promised=promised, old_rules=record.version)


def _faces(record: Record) -> tuple[tuple[int, ...], float | None]:
    """Return how often each side of the dice fell in this match, and how likely fair dice fall at least so unevenly."""
    game = find_game(record.game)
    counts = fallen(game, record.log[record.taken :])
    return counts, at_least_as_uneven(counts)


def _drawn(record: Record, game: AnyGame) -> list[Event]:
    """Return the events of chance that nobody threw by hand."""
    own = record.log[record.taken :]
    acts = [event for event in own if event.actor == NATURE and event.kind is Kind.MOVE]
    return [event for event in acts if not (record.by_hand and is_throw(game, event))]


def _false_times(record: Record, match: Match) -> list[str]:
    """Return the problems of timeouts that were not due."""
    late = [event for event in record.log[record.taken :] if event.kind is Kind.TIMEOUT]
    if record.time is None:
        return [f"event {event.n} says that time was up, but there was no limit" for event in late]
    problems, times = [], start_times(match, record.begun, record.taken)
    for event in late:
        times = follow_times(times, match, record.time, (), event.n - 1)
        until = time_left_of(times, match, record.time, Person(event.actor)).until
        if until is None or event.at < until:
            problems.append(f"event {event.n} says that time was up, but it was not")
    return problems


def _false_secret(record: Record) -> list[str]:
    """Return the problems of the opened secret."""
    try:
        secret = bytes.fromhex(record.secret)
    except ValueError:
        return ["the secret is not hexadecimal"]
    if commitment(secret) != record.commitment:
        return ["the secret is not the one that was promised before the game"]
    if record.daily and secret != day_secret(record.game, record.daily):
        return [f"the secret is not the one of the day {record.daily}"]
    return []


def _false_rolls(record: Record, match: Match) -> list[str]:
    if wrong := _false_secret(record):
        return wrong
    secret = bytes.fromhex(record.secret)
    dice, game, checked = dice_of(record, secret), match.game, {event.n for event in _drawn(record, match.game)}
    return [
        f"roll {event.n} is {event.move}, the sealed dice give {drawn}"
        for before, event in retrace(match)
        if event.n in checked
        for drawn, *less in [_as_logged(game, game.rules.draw(before.state, dice(before)))]
        if event.move not in (drawn, *less)
    ]


def _as_logged(game: AnyGame, outcome: Any) -> list[str]:
    """Return what chance did as it is logged, then as a log of 1.0.0 has it if that told less."""
    return [game.notation.write_move(way) for way in game.logged(outcome)]
