"""Why a move is good, in a sentence that can be checked at the table: in every game that gives hints with reasons."""

from random import Random

import pytest

from fives.cli.terminal.translations import Translations
from fives.core.catalogue import find_game, find_solver
from fives.core.game import NATURE
from fives.core.options import read_options
from fives.core.solver import REASONS

DICE_GAMES = ("detective", "dominoes", "hi_low", "tug", "war")
WORDS = Translations("en")
SAID = [  # game, settings, position, move, what is said of it
    ("tug", {}, "choose 0", "three", "The player who starts with this goal gets about 61 of 100 points."),
    ("tug", {}, "12446 five 1 0-0", "1246", "Roll the 4 again: 3 or 5 makes five different."),
    ("tug", {}, "11225 five 1 0-0", "125", "You still need two different numbers: 3, 4 or 6."),
    ("tug", {}, "12246 three 0 0-0", "224", "About 2 of 10 rolls make three alike."),
    ("tug", {}, "35555 five 1 2-2", "355", "You cannot score now. This leaves the other player bad dice."),
    ("tug", {"variation": 1}, "11144 five 1 0-0 2/2", "1144", "You cannot score yet, but you may roll again."),
    ("hi_low", {}, "choose 0", "high", "High and low are equally good."),
    ("hi_low", {}, "11346 2 high 0 - 0-0", "346", "Nearly every roll brings more than you have."),
    ("hi_low", {}, "13446 3 high 0 - 0-0", "46", "About 7 of 10 rolls bring more than you have."),
    ("hi_low", {}, "24566 4 high 0 - 3-1", "24566", "Only about 2 of 10 rolls would help you now."),
    ("hi_low", {}, "12224 3 low 1 23 3-0", "12224", "11 is enough: with 23 that is less than 35."),
    ("hi_low", {}, "12256 2 low 1 22 0-0", "122", "You need 12 or less. About 6 of 10 rolls bring it."),
    ("hi_low", {"variation": 2}, "23666 2 chase 1 6 0-0", "666", "You need 29. About 7 of 10 rolls bring you closer."),
    ("hi_low", {"variation": 2}, "11445 3 set 0 - 0-0", "11", "About 7 of 10 rolls make it harder to match."),
    ("war", {}, "35:123 - 0-0 -:?", "1+2=3", "If the other player takes nothing, it is then 4 dice against 1."),
    ("dominoes", {}, "24:6 0 0-0 1", "left6", "Then the other player needs 5 and fails in about 6 of 10 turns."),
    ("dominoes", {}, "251:3 0 1-3 2", "left3", "Then nothing fits any more: the point is yours."),
    ("dominoes", {}, "4513:2 1 2-0 1", "left2", "The fifth die: the point is yours."),
    ("dominoes", {"variation": 2}, "4:1124 0 0-0 0", "left2", "Then you can go on with 3, 5 or 6."),
    ("detective", {}, "44/134 0 000400-000001", "motive4", "That makes 2 of 3 clues about suspect 4."),
    ("detective", {}, "12446 0 000000-000000", "44", "About 4 of 10 rolls bring a clue that is harder to find."),
    ("detective", {}, "12356 1 000400-000000", "-", "About 9 of 10 rolls bring a clue."),
    ("detective", {}, "13455 0 020600-000001", "4", "About 5 of 10 rolls solve the case."),
    ("detective", {}, "4/1346 0 032600-102001", "means4", "This solves the case."),
]


def reasons(game, settings, position):
    """Return what is said of the best moves in a position, by move."""
    found = find_game(game)
    state = found.notation.read_state(position, read_options(found, settings))
    (seat,) = (each for each in found.rules.actors(state) if found.rules.moves(state, each))
    return {each.move: WORDS.tell(each.why, ()) for each in find_solver(found).evaluate(state, seat).moves if each.why}


@pytest.mark.parametrize(("game", "settings", "position", "move", "said"), SAID)
def test_what_is_said_of_a_move(game, settings, position, move, said):
    assert reasons(game, settings, position)[move] == said


@pytest.mark.parametrize("game", DICE_GAMES)
def test_each_of_the_best_moves_says_why_wherever_there_is_a_choice(game):
    found, chance = find_game(game), Random(5)
    rules, solver = found.rules, find_solver(found)
    silent, chosen = [], 0
    state = rules.start(2, read_options(found, {"start": "lot"}))
    while (acting := sorted(rules.actors(state))) and chosen < 60:
        if NATURE in acting:
            state = rules.play(state, NATURE, rules.draw(state, chance))
            continue
        legal = rules.moves(state, acting[0])
        if len(legal) > 1:
            chosen += 1
            valued = solver.evaluate(rules.view(state, acting[0]), acting[0]).moves
            silent += [each for each in valued[:REASONS] if each.why is None or WORDS.find(each.why.key) is None]
        state = rules.play(state, acting[0], chance.choice(legal))
    assert silent == []
    assert chosen > 2
