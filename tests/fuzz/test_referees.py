"""Fuzzing the referee: any sequence of commands in any game is played by the rules or refused."""

from random import Random

import pytest
from fuzzing import few_stories, many_stories
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from mutations import ODD, misspelt

from fives.core.catalogue import games
from fives.core.chance.real_dice import dice_due
from fives.core.game import CLOCK, NATURE
from fives.core.matches.event import Event, Kind
from fives.core.matches.match import new_match, replay
from fives.core.matches.referee import advance, call, play_chance
from fives.core.options import choices, read_options
from fives.core.refusal import Refusal

WORDS = [word for word in ODD if isinstance(word, str)]
ACTORS = (-7, CLOCK, NATURE, 0, 1, 2, 3, 5, 8)


class Court(RuleBasedStateMachine):
    """A match of some game, at which people play, mistype, cheat and shout."""

    @initialize(id=st.sampled_from(sorted(games())), random=st.randoms(use_true_random=False), by_hand=st.booleans())
    def sit_down(self, id, random, by_hand):
        game = games()[id]
        options = read_options(game, {each.name: random.choice(each.values) for each in choices(game)})
        seats = random.choice(game.seats_for(options))
        self.dice = Random(random.randrange(2**32))
        first = random.choice((None, *range(seats)))
        self.match = play_chance(new_match(game, options, seats, first, by_hand and game.dice), self.source, 0)

    def source(self, _):
        return self.dice

    def say(self, actor, text):
        self.happen(lambda: advance(self.match, actor, text, self.source, self.match.n))

    def happen(self, event):
        before = (self.match.n, self.match.result, self.match.actors)
        try:
            after = event()
        except Refusal:
            assert (self.match.n, self.match.result, self.match.actors) == before
            return
        assert after.n > self.match.n
        assert after.log[: self.match.n] == tuple(self.match.log)
        self.match = after

    @precondition(lambda self: any(actor >= 0 for actor in self.match.actors))
    @rule(random=st.randoms(use_true_random=False))
    def play(self, random):
        seat = random.choice(sorted(actor for actor in self.match.actors if actor >= 0))
        before = self.match
        self.say(seat, before.any_move(seat, random))
        assert self.match is not before, "a listed move is refused"

    @precondition(lambda self: any(actor >= 0 for actor in self.match.actors))
    @rule(random=st.randoms(use_true_random=False))
    def mistype(self, random):
        seat = random.choice(sorted(actor for actor in self.match.actors if actor >= 0))
        self.say(seat, misspelt(self.match.any_move(seat, random), random))

    @precondition(lambda self: CLOCK in self.match.actors)
    @rule()
    def play_clock_move(self):
        alarm = self.match.game.rules.alarm(self.match.state)
        self.say(CLOCK, self.match.game.notation.write_move(alarm.move))

    @precondition(lambda self: dice_due(self.match))
    @rule(random=st.randoms(use_true_random=False))
    def throw(self, random):
        faces = self.match.game.rules.draw(self.match.state, random)
        self.say(NATURE, self.match.game.notation.write_move(faces))

    @rule(actor=st.sampled_from(ACTORS), text=st.sampled_from(WORDS) | st.text(max_size=40))
    def shout(self, actor, text):
        self.say(actor, text)

    @rule(actor=st.sampled_from(ACTORS), kind=st.sampled_from([kind for kind in Kind if kind is not Kind.MOVE]))
    def call(self, actor, kind):
        self.happen(lambda: call(self.match, actor, kind, self.source, self.match.n))

    @rule(random=st.randoms(use_true_random=False))
    def misprint(self, random):
        notation = self.match.game.notation
        text = misspelt(notation.write_state(self.match.state), random)
        try:
            state = notation.read_state(text, self.match.options)
        except Refusal:
            return
        assert notation.read_state(notation.write_state(state), self.match.options) == state

    @invariant()
    def a_match_is_a_fold(self):
        if not hasattr(self, "match"):
            return
        match = self.match
        assert (match.result is not None) == (not match.actors)
        for seat in (None, *range(match.seats)):
            assert match.view(seat) is not None
        if match.n:
            match.happened(None, match.n)

    def teardown(self):
        if hasattr(self, "match"):
            match = self.match
            empty = new_match(match.game, match.options, match.seats, match.first, match.by_hand)
            assert replay(empty, match.log).states == match.states


def test_the_referee_answers_any_sequence_of_commands():
    few_stories(Court, examples=12, steps=15)


@pytest.mark.slow
def test_the_referee_answers_any_sequence_of_commands_for_long():
    many_stories(Court)


def test_an_event_out_of_sequence_raises():
    match = new_match(games()["tug"], games()["tug"].options(), 2)
    with pytest.raises(ValueError, match="cannot follow"):
        match.then(Event(5, 0, 0, "roll"))
