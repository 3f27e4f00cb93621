"""Bots for Talk: they say anything."""

from talk.rules import moves


def choose(view, seat, level, random, budget):
    return moves(view, seat)[0]
