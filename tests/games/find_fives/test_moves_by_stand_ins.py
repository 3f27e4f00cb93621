"""What a bot did for an absent person, as it is told at the end of a race."""

from random import Random

from fives.core.catalogue import find_game
from fives.core.game import CLOCK, NATURE
from fives.core.matches.event import Event
from fives.core.matches.match import new_match
from fives.core.records.record import Newcomer, Player
from fives.games.find_fives.rules import Options
from fives.games.find_fives.search_fives import best_set, fives_of
from fives.table.moves_by_stand_ins import stood_in

GAME = find_game("find_fives")
PEOPLE = (Player("Ann"), Player("Mama"))
MAMA = 1


def race(finders):
    """Return a race in which Mama outlines the best FIVES of each round; `finders` says which rounds a bot plays."""
    match, chance = new_match(GAME, Options(), 2), Random(1)

    def then(actor, text, bot=False):
        nonlocal match
        match = match.then(Event(match.n + 1, 0, actor, text, bot))

    then(NATURE, GAME.notation.write_move(GAME.rules.draw(match.state, chance)))
    for mixed in finders:
        then(NATURE, GAME.notation.write_move(GAME.rules.draw(match.state, chance)))
        for place, five in enumerate(best_set(fives_of(match.state.boards[MAMA], match.state.roll))):
            then(MAMA, GAME.notation.write_move(five), mixed[place % len(mixed)])
        then(MAMA, "timer", mixed[-1])
        then(CLOCK, "stop")
        for seat in (0, MAMA):
            if match.state.phase == "scoring" and seat in match.actors:
                then(seat, "next", mixed[-1] and seat == MAMA)
    return match


def test_the_points_of_the_rounds_that_a_bot_played_are_the_bots():
    match = race([(False,)] * 3 + [(True,)] * 2)
    (told,) = stood_in(match, PEOPLE, ())
    assert told.seat == MAMA
    assert told.moves == sum(event.bot for event in match.log)
    assert told.points == sum(match.state.sheets[MAMA].points[3:])


def test_points_of_a_round_that_both_played_are_not_told_apart():
    (told,) = stood_in(race([(False,)] * 4 + [(False, True)]), PEOPLE, ())
    assert told.points is None


def test_nothing_is_told_of_bots_that_hold_a_seat_of_their_own():
    match = race([(True,)] * 5)
    assert stood_in(match, (Player("Ann"), Player("", "casual")), ()) == ()
    came = Newcomer(match.n - 1, MAMA, "Lena", 1)
    assert [each.moves for each in stood_in(match, (Player("Ann"), Player("", "casual")), (came,))] == []


def test_nothing_is_told_before_the_end():
    assert stood_in(race([(True,)] * 2), PEOPLE, ()) == ()
