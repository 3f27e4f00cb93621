"""Mutations: valid values with one thing changed."""

from __future__ import annotations

import copy
import json
from random import Random
from typing import Any

ODD = (
    None,
    True,
    False,
    -1,
    0,
    1,
    7,
    255,
    2**31,
    2**53 + 1,
    2**63,
    -(2**63) - 1,
    2**70,
    10**400,
    -(10**400),
    float("nan"),
    float("inf"),
    0.5,
    -0.0,
    1e308,
    "",
    " ",
    "0",
    "x",
    "5" * 400,
    "x" * 5000,
    "\0",
    "\ud800",
    "\u202e",
    "☃",
    "undo",
    "resign",
    "draw",
    "take_back",
    "timeout0",
    "wait",
    [],
    {},
    [[]],
    [None],
    {"": 0},
)
DEEP = "[" * 3000


def mutated(value: Any, random: Random, times: int | None = None) -> Any:
    """Return JSON like `value` with one to three things in it changed."""
    value = copy.deepcopy(value)
    for _ in range(times or random.choice((1, 1, 1, 2, 3))):
        value = _change(value, random)
    return value


def _change(value: Any, random: Random) -> Any:
    if isinstance(value, (dict, list)) and value and random.random() < 0.85:
        key = random.choice(list(value) if isinstance(value, dict) else range(len(value)))
        match random.randrange(10):
            case 0:
                del value[key]
            case 1 if isinstance(value, list):
                value.insert(key, copy.deepcopy(value[key]))
            case 2 if isinstance(value, list) and len(value) > 1:
                other = random.randrange(len(value))
                value[key], value[other] = value[other], value[key]
            case 3 if isinstance(value, dict):
                value[random.choice(("more", "type", "id", "n", ""))] = _odd(random)
            case _:
                value[key] = _change(value[key], random)
        return value
    if isinstance(value, bool) or value is None:
        return _odd(random)
    if isinstance(value, int) and random.random() < 0.6:
        return random.choice((value + 1, value - 1, -value, value * 1000, value + 256))
    if isinstance(value, str) and value and random.random() < 0.6:
        return misspelt(value, random)
    return _odd(random)


def _odd(random: Random) -> Any:
    return copy.deepcopy(random.choice(ODD))  # the next change must not change what is odd


def misspelt(text: str, random: Random) -> str:
    """Return `text` with a letter more, less, another or moved."""
    at = random.randrange(len(text) + 1)
    letter = random.choice("0123456789-+,:/ .?abcdefxyz☃\0é٣")
    match random.randrange(5):
        case 0:
            return text[:at] + letter + text[at:]
        case 1:
            return text[:at] + text[at + 1 :]
        case 2:
            return text[:at] + letter + text[at + 1 :]
        case 3:
            return text[at:] + text[:at]
    return text * random.choice((2, 40))


def spoilt(data: bytes, random: Random) -> bytes:
    """Return the bytes of a file that was damaged on its way."""
    at, size = random.randrange(len(data) + 1), random.randrange(1, 9)
    match random.randrange(6):
        case 0:
            return data[:at]
        case 1:
            return data[:at] + data[at + size :]
        case 2:
            return data[:at] + random.randbytes(size) + data[at + size :]
        case 3:
            return data[:at] + data[max(0, at - size * 10) : at] + data[at:]
        case 4:
            return random.randbytes(at % 3000)
    return data[:at] + DEEP.encode() + data[at:]


def as_json(value: Any) -> bytes:
    """Return a value as JSON, also what JSON should not hold."""
    return json.dumps(value).encode()
