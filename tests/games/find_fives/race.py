"""Races between bots by a clock of their own, as the server would run them, but without waiting."""

from random import Random

from fives.core.bot import Later, at_once
from fives.core.catalogue import find_bots, find_game
from fives.core.game import CLOCK, NATURE
from fives.core.options import read_options
from fives.core.refusal import IllegalMove

DELAY = 0.9  # what the server lets pass before a bot's move, so that a person can follow


def race(levels, seed, **settings):
    """Return by seat its share of the victory, after a whole game in simulated time."""
    ranks = play_game(levels, seed, **settings)[0]
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    return [(seat in winners) / len(winners) for seat in range(len(levels))]


def play_game(levels, seed, **settings):
    """Return ranks, scores and the seconds a game took."""
    game = find_game("find_fives")
    rules, bots, random = game.rules, find_bots(game), Random(seed)
    state, now, due = rules.start(len(levels), read_options(game, settings)), 0.0, {}
    while actors := rules.actors(state):
        if NATURE in actors:
            state, due = rules.play(state, NATURE, rules.draw(state, random)), {}
            continue
        for seat in actors - {CLOCK} - set(due):
            answer = bots.choose(rules.view(state, seat), seat, levels[seat], random, 1.0)
            pause = max(DELAY, answer.seconds if isinstance(answer, Later) else 0.0)
            due[seat] = (now + pause, seat, at_once(answer))
        alarm = rules.alarm(state)
        if alarm and due.get(CLOCK, (0, 0, 0, None))[-1] != alarm.running:
            due[CLOCK] = (now + alarm.seconds, CLOCK, alarm.move, alarm.running)
        first = min((each for actor, each in due.items() if actor in actors), key=lambda each: each[:2])
        now, actor, move = first[:3]
        phase = state.phase
        try:
            state = rules.play(state, actor, move)
        except IllegalMove:  # another has turned the timer meanwhile: the bot is asked again
            assert actor >= 0
        if actor == CLOCK or state.phase != phase:
            due = {}
        due.pop(actor, None)
    result = rules.result(state)
    return result.ranks, result.scores, now
