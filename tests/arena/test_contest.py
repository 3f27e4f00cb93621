"""The arena: rounds are fair and repeatable, and the interval says how sure a result is."""

from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from fives.arena.contest import Bot, Contest, needs_opening, play_round
from fives.arena.contest_scores import interval
from fives.arena.play_game import play_out
from fives.arena.run_contest import run_contest
from fives.core.catalogue import find_bots, find_game, games
from fives.core.game import Result

TUG = find_game("tug")
UNHURRIED = 600.0  # seconds: a bot that looks ahead does so to the end, however busy the machine is


def contest(game="dominoes", bots=("strong", "random"), rounds=20, seats=2, **more):
    return Contest(game, tuple(Bot(bot, UNHURRIED) for bot in bots), rounds, seats, **more)


def one_meeting(*given, **more):
    (meeting,) = contest(*given, **more).meetings().values()
    return meeting


def outcome_of(asked):
    with ThreadPoolExecutor(1) as pool:
        return run_contest(asked, pool)


def test_a_contest_is_reproducible():
    first, again = (outcome_of(contest()) for _ in range(2))
    assert [bot.score for bot in first.bots] == [bot.score for bot in again.bots]
    assert outcome_of(contest(seed=2)).bots[0].score != first.bots[0].score


def test_the_stronger_bot_wins_from_every_seat_and_both_shares_are_one():
    outcome = outcome_of(contest("five_wins", ("casual", "random"), rounds=10))
    strong, weak = outcome.bots
    assert strong.low > 0.6
    assert weak.high < 0.4
    assert strong.score + weak.score == pytest.approx(1)
    assert (outcome.games, outcome.unit) == (20, "share of victories")
    assert strong.moves > 0 == weak.moves  # chance takes no time to think
    assert strong.slowest_seconds >= strong.mean_seconds > 0


def test_a_bot_that_meets_itself_gains_nothing_from_a_pair():
    """With the same opening, and bots that never waver, the seats change and so does the winner."""
    for number in range(4):
        played = play_round(one_meeting("torris", ("beginner", "beginner"), opening=4), number)
        assert played.scores[0] + played.scores[1] == 1
    fixed = play_round(one_meeting("torris", ("strong", "strong"), opening=24), 0)
    assert fixed.scores == (0.5, 0.5)


def test_one_bot_among_others_has_its_share():
    outcome = outcome_of(contest("detective", ("random", "random"), rounds=2, seats=3))
    assert outcome.games == 12  # each of both alone among the other's
    assert [pair.bots for pair in outcome.pairs] == [(0, 1), (1, 0)]
    meeting = contest("detective", ("random", "random"), seats=3).meetings()[0, 1]
    one, others = play_round(meeting, 0).scores
    assert one + 2 * others == pytest.approx(1)


def test_bots_alone_are_compared_in_points_with_the_same_chance():
    outcome = outcome_of(contest("clear_away", ("casual", "beginner"), rounds=10, seats=1))
    assert (outcome.games, outcome.unit) == (20, "points")
    assert all(1 <= bot.low <= bot.score <= bot.high <= 32 for bot in outcome.bots)
    found = outcome_of(contest("find_fives", ("perfect", "perfect"), 2, 1, options={"mode": "solo"}))
    assert found.bots[0].score == found.bots[1].score


def test_an_undefeated_bot_has_an_interval_below_certainty():
    low, high = interval([1.0] * 100, (0.0, 1.0))
    assert 0.95 < low < 1 == high
    assert interval([0.5] * 10, (0.0, 1.0))[0] < 0.5


def test_a_95_percent_interval_covers_the_true_value_about_95_times_in_100():
    random = Random(5)
    held = 0
    for _ in range(1000):
        low, high = interval([float(random.random() < 0.7) for _ in range(40)], (0.0, 1.0))
        held += low <= 0.7 <= high
    assert 930 <= held <= 985


def test_only_games_without_dice_need_an_opening():
    need = {id for id, game in games().items() if needs_opening(game, game.options(), game.seats[0])}
    assert need == {"five_wins", "torris"}


def test_an_opening_that_ends_every_game_is_refused():
    with pytest.raises(ValueError, match="ends every game"):
        play_round(one_meeting("number_poker", ("random", "random"), opening=100), 0)


@pytest.mark.parametrize("id", sorted(games()))
def test_bots_of_every_game_come_to_an_end(id):
    game = games()[id]
    level, random = game.levels[0].id, Random(3)
    bots, seats = find_bots(game), game.seats[0]

    def ask(state, seat, seen):
        more = {"seen": seen} if game.memory else {}
        return bots.choose(game.rules.view(state, seat), seat, level, random, 0.1, **more)

    result = play_out(game, game.rules.start(seats, game.options(), 0), ask, random)
    assert len(result.ranks) == seats


def test_a_shared_victory_is_shared():
    assert Result((1, 2, 1), (3, 2, 3), "x", "G2R").shares == (0.5, 0.0, 0.5)
