"""stub"""
from fives.games.find_fives.rules import moves


def choose(view, seat, level, random, budget):
    listed = moves(view, seat)
    return listed[random.randrange(len(listed))]
