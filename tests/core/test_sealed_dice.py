"""Sealed dice: known answers worked out here with hmac alone, fairness, and the words that are thrown away."""

import hashlib
import hmac
from collections import Counter
from types import SimpleNamespace

import pytest

from fives.core.chance import sealed_dice as sealed
from fives.core.chance.rolls import roll
from fives.core.chance.sealed_dice import Stream, commitment, new_secret, sealed_dice

SECRET = bytes(range(32))
SEEDS = ("00112233445566778899aabbccddeeff", "")


def words(n, count, table="K7QM", epoch=3, seeds=SEEDS, secret=SECRET):
    """Return the first numbers of event `n` by the page's own words: 8 bytes each, blocks of 32."""
    taken = b""
    for block in range(count // 4 + 1):
        message = f"{table}|{epoch}|{','.join(seeds)}|{n}|{block}".encode()
        taken += hmac.new(secret, message, hashlib.sha256).digest()
    return [int.from_bytes(taken[8 * i : 8 * i + 8], "big") for i in range(count)]


def before(n):
    """Return what dice need to know of a match before event `n`."""
    return SimpleNamespace(n=n - 1)


def test_the_commitment_is_the_hash_of_the_secret():
    """RFC 6234's vector for `abc`."""
    assert commitment(b"abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


@pytest.mark.parametrize("n", [1, 2, 17, 100000])
def test_numbers_are_those_of_hmac_sha256(n):
    stream = sealed_dice(SECRET, "K7QM", 3, SEEDS)(before(n))
    assert [stream.randrange(6) for _ in range(11)] == [word % 6 for word in words(n, 11)]


def test_sealed_dice_match_known_vectors():
    """A vector to keep: whoever writes another verifier can start here."""
    five = tuple(sorted(1 + word % 6 for word in words(5, 5)))
    assert roll(5, sealed_dice(SECRET, "K7QM", 3, SEEDS)(before(5))) == five == (1, 2, 2, 5, 5)


def test_secret_seeds_and_match_all_change_the_roll():
    def numbers(**changed):
        known = {"secret": SECRET, "table": "K7QM", "epoch": 3, "seeds": SEEDS, "n": 1} | changed
        stream = sealed_dice(known["secret"], known["table"], known["epoch"], known["seeds"])(before(known["n"]))
        return tuple(stream.randrange(2**32) for _ in range(4))

    others = [{"secret": bytes(32)}, {"table": "K7QN"}, {"epoch": 4}, {"seeds": ("", SEEDS[0])}, {"n": 2}]
    assert len({numbers(), *(numbers(**other) for other in others)}) == 6


def test_each_events_dice_are_independent_of_earlier_requests():
    source = sealed_dice(SECRET, "K7QM", 3, SEEDS)
    first = [source(before(9)).randrange(6) for _ in range(3)]
    source(before(8)).randrange(6)
    assert [source(before(9)).randrange(6) for _ in range(3)] == first


def test_faces_come_up_evenly():
    """Chi-square with 5 degrees of freedom over 60,000 dice; 20.5 is passed once in a thousand. The secret is fixed."""
    source = sealed_dice(SECRET, "K7QM", 3, SEEDS)
    faces = Counter(face for n in range(1, 12001) for face in roll(5, source(before(n))))
    expected = 12000 * 5 / 6
    assert sum((faces[face] - expected) ** 2 / expected for face in range(1, 7)) < 20.5


def test_rejection_sampling_removes_modulo_bias(monkeypatch):
    """2**64 is 4 more than a multiple of 6: the four highest words are skipped, the fifth highest is not."""
    highest = 2**64 - 1
    fed = [highest, highest - 1, highest - 2, highest - 3, highest - 4, 0]
    stream = Stream(SECRET, b"")
    monkeypatch.setattr(stream, "_word", lambda: fed.pop(0))
    assert stream.randrange(6) == 5
    assert fed == [0]
    assert stream.randrange(6) == 0


def test_powers_of_two_reject_nothing(monkeypatch):
    stream = Stream(SECRET, b"")
    monkeypatch.setattr(stream, "_word", lambda: 2**64 - 1)
    assert stream.randrange(2) == 1
    assert stream.randrange(2**64) == 2**64 - 1
    assert stream.randrange(1) == 0


def test_rejection_sampling_rejects_at_most_half_of_the_words(monkeypatch):
    stream = Stream(SECRET, b"")
    fed = [2**63 + 1, 2**64 - 1, 2**63]
    monkeypatch.setattr(stream, "_word", lambda: fed.pop(0))
    assert stream.randrange(2**63 + 1) == 2**63


def test_secrets_differ_and_are_long():
    assert len({new_secret() for _ in range(10)}) == 10
    assert len(new_secret()) == 32
    assert sealed.WORD == 8
