"""`fives.play`: a game under way, as a program or a notebook holds it."""

import copy
import pickle
import random
import re
from xml.etree import ElementTree

import pytest

import fives
from fives.core.refusal import BadOption, BadRecord, BadSeats, NoDice, NoHint, UnknownGame, UnreadablePosition
from fives.core.svg_drawing import svg_of_text

GAMES = [
    pytest.param(id, seats, id=f"{id}-{seats}")
    for id, game in fives.all_games().items()
    for seats in {min(game.seats_for(game.options())), max(game.seats_for(game.options()))}
]
SOLVED = [("tug", 2), ("war", 2), ("number_poker", 2), ("torris", 2)]


def begin(id, seats=None, seed=5, **settings):
    return fives.play(fives.find_game(id), seats=seats, seed=seed, **settings)


def play_on(game, decisions=None, seed=3):
    """Play at random to the end, or so many decisions; return what was pushed."""
    chance, pushed = random.Random(seed), []
    while not game.over and (decisions is None or len(pushed) < decisions):
        pushed.append(chance.choice(game.moves))
        game.push(pushed[-1])
    return pushed


@pytest.mark.parametrize(("id", "seats"), GAMES)
def test_a_random_game_ends_is_saved_and_is_loaded_as_it_was(id, seats, tmp_path):
    game = begin(id, seats)
    pushed = play_on(game)
    assert game.result.ranks == game.match.result.ranks
    assert (len(game.moves), game.acting) == (0, frozenset())
    game.save(tmp_path / "game.json")
    again = fives.load(str(tmp_path / "game.json"))
    assert (again.state, again.result, again.seats) == (game.state, game.result, seats)
    assert [again.pop() for _ in pushed] == pushed[::-1]
    assert again.position == begin(id, seats).position


@pytest.mark.parametrize(("id", "seats"), GAMES)
def test_a_game_begins_at_any_position(id, seats):
    game = begin(id, seats)
    play_on(game, 9)
    there = begin(id, position=game.position)
    assert there.seats == seats
    assert there.position == game.position or there.match.n > 0  # where chance has yet to act, it has
    assert there.match.states[0] == game.state
    play_on(there)
    assert there.result
    while there.match.n and there._past:
        there.pop()
    assert there.match.states[0] == game.state


def test_a_position_is_saved_and_verified(tmp_path):
    game = fives.play("tug", position="12344 three 0 4-4", seed=1)
    play_on(game)
    game.save(tmp_path / "game.json", names=("Ada", "Bo"))
    record = fives.read_record((tmp_path / "game.json").read_bytes())
    assert record.position == "12344 three 0 4-4"
    assert [player.name for player in record.players] == ["Ada", "Bo"]
    found = fives.verify(record)
    assert (found.problems, found.sealed, found.promised) == ((), False, False)
    assert fives.load(tmp_path / "game.json").result == game.result


@pytest.mark.parametrize(
    ("settings", "kind"),
    [
        ({"position": "nonsense"}, UnreadablePosition),
        ({"position": "12344 three 0 4-4", "seats": 3}, BadSeats),
        ({"seats": 3}, BadSeats),
        ({"varation": 2}, BadOption),
        ({"variation": 7}, BadOption),
        ({"position": "12344 three 0 4-4", "first": 0}, ValueError),
    ],
)
def test_what_cannot_be_played_is_refused(settings, kind):
    with pytest.raises(kind):
        fives.play("tug", **settings)


def test_seats_have_to_fit_the_position():
    position = begin("number_poker", 3).position
    with pytest.raises(BadSeats) as refused:
        begin("number_poker", 2, position=position)
    assert refused.value.params["known"] == [3]


def test_a_record_that_begins_twice_is_refused(tmp_path):
    file = tmp_path / "game.json"
    fives.play("tug", position="12344 three 0 4-4").save(file)
    file.write_bytes(file.read_bytes().replace(b'"first": null', b'"first": 1'))
    with pytest.raises(BadRecord):
        fives.load(file)


def test_the_same_seed_rolls_the_same_dice_also_after_a_pop():
    one, two, other = begin("tug"), begin("tug"), begin("tug", seed=6)
    for game in (one, two, other):
        play_on(game, 12)
    assert one.match.log == two.match.log
    assert one.match.log != other.match.log
    position, move = one.position, one.pop()
    assert one.position != position
    one.push(move)
    assert one.position == position


def test_without_a_seed_every_game_is_another():
    assert len({fives.play("torris").position for _ in range(3)}) == 3


def test_pop_goes_back_past_a_roll_and_no_further_than_the_beginning():
    game = fives.play("tug", position="12344 three 0 4-4", seed=1)
    game.push("1234")
    rolled = game.match.log[-1]
    assert rolled.actor == fives.NATURE
    assert game.pop() == "1234"
    assert (game.position, game.match.n) == ("12344 three 0 4-4", 0)
    with pytest.raises(IndexError):
        game.pop()


def test_a_refused_move_says_the_sentence_of_its_rule_and_changes_nothing():
    game = fives.play("tug", position="12344 three 0 4-4")
    before = game.match
    with pytest.raises(fives.IllegalMove) as refused:
        game.push("12")
    assert game.match is before
    assert refused.value.sentence().startswith("That is not allowed now: TU3: Then you take turns.")
    assert refused.value.__notes__ == [refused.value.sentence("en")]
    assert refused.value.sentence("de") not in ("", refused.value.sentence("en"))


@pytest.mark.parametrize(
    ("begun", "kind", "words"),
    [
        (lambda: fives.play("tugg"), UnknownGame, '"tugg"; possible: clear_away, detective'),
        (lambda: fives.play("tug", varation=2), BadOption, '"varation"; possible: choose, full_house'),
        (lambda: fives.play("torris").push("x"), fives.Refusal, '"x"; for example: c2E'),
        (lambda: fives.play("torris").bot("weak"), fives.Refusal, '"weak"; possible: beginner'),
        (lambda: fives.play("tug", seats=3), BadSeats, '"'),
    ],
)
def test_other_refusals_say_what_is_possible(begun, kind, words):
    with pytest.raises(kind) as refused:
        begun()
    if words != '"':
        assert words in refused.value.__notes__[0]
    assert not re.search("[{}$_]", refused.value.__notes__[0].partition(":")[0])


@pytest.mark.parametrize(("id", "seats"), GAMES)
def test_a_move_is_pushed_as_text_or_as_the_rules_have_it(id, seats):
    texts, typed = begin(id, seats), begin(id, seats)
    for _ in range(12):
        if texts.over:
            break
        legal = typed.game.rules.moves(typed.state, typed.turn)
        number = random.Random(texts.match.n).randrange(len(legal))
        assert len(texts.moves) == len(legal)
        assert texts.moves[number] in texts.moves
        texts.push(texts.moves[number])
        typed.push(legal[number])
        assert texts.match.log == typed.match.log


def test_who_choose_at_the_same_time_are_all_acting_and_push_in_any_order():
    game = begin("number_poker", 3)
    assert (game.turn, game.acting) == (0, {0, 1, 2})
    game.push("2", seat=2)
    assert (game.turn, game.acting) == (0, {0, 1})
    game.push("1")
    assert (game.turn, game.acting) == (1, {1})
    assert game.moves_of(0) == ()
    with pytest.raises(fives.IllegalMove):
        game.push("1", seat=2)


def test_a_drawn_table_shows_no_closed_fist():
    drawn = []
    for fist in "1234":
        game = begin("number_poker", 2)
        game.push(fist, seat=0)
        drawn.append((str(game), game.svg(), game.view(1), game.view()))
    assert all(each == drawn[0] for each in drawn)


def test_a_clock_acts_once_nobody_else_can_or_when_it_is_told():
    game = begin("shell_game", 2)
    assert any(event.actor == fives.CLOCK for event in game.match.log) or play_on(game, 20)
    assert any(event.actor == fives.CLOCK for event in game.match.log)
    race = begin("find_fives", 2)
    race.push("timer")
    (due,) = race.moves_of(fives.CLOCK)
    race.push(due, seat=fives.CLOCK)
    assert race.match.log[-1].actor == fives.CLOCK


def test_dice_thrown_by_hand_are_pushed_as_they_fell():
    game = fives.play("tug", position="12344 three 0 4-4", by_hand=True)
    game.push("1234")
    assert (game.turn, game.acting, len(game.moves)) == (fives.NATURE, frozenset(), 6)
    assert "by hand" in str(game)
    game.push("6")
    assert (game.position, game.turn) == ("12346 five 1 4-4", 1)
    game.undo(fives.NATURE)
    game.push("5")
    assert game.position.startswith("12345")
    with pytest.raises(NoDice):
        fives.play("torris", by_hand=True)
    five = fives.play("tug", by_hand=True, first=0)
    five.push("five")
    five.push("roll")
    five.push("53211")
    assert five.position.startswith("11235")


def test_undo_is_the_table_s_and_pop_is_everybody_s():
    game = begin("torris", 2)
    mover = game.turn
    game.push(game.moves[0])
    with pytest.raises(fives.IllegalMove) as refused:
        game.undo()
    assert refused.value.rule == "G-UNDO"
    before = game.match.states[-2]
    game.take_back()
    assert (game.turn, game.state) == (mover, before)
    assert game.pop() == "take_back"
    assert game.turn == 1 - mover


def test_a_game_ends_by_resigning_or_agreement():
    ended = [begin("torris", 2) for _ in range(3)]
    mover = ended[0].turn
    ended[0].resign()
    ended[1].agree_draw()
    ended[2].agree_stop()
    assert [(game.over, game.result.rule) for game in ended] == [(True, "G3R"), (True, "G5R"), (True, "G6R")]
    assert ended[0].result.winners == (1 - mover,)
    assert f"over: won by seat {1 - mover}" in str(ended[0])
    assert "nobody has won" in str(ended[2])
    ended[0].pop()
    assert not ended[0].over


@pytest.mark.long
def test_a_bot_plays_what_a_hint_calls_best():
    game = fives.play("tug", position="12344 three 0 4-4", seed=1)
    worth = game.hint()
    assert worth.exact
    assert worth.moves[0].move == game.bot("perfect")
    assert game.match.n == 0
    assert game.play_bot("perfect") == worth.moves[0].move
    assert game.match.log[0].bot
    while not game.over:
        game.play_bot()
    assert game.result
    with pytest.raises(NoHint) as refused:
        begin("shell_game").hint()
    assert refused.value.__notes__ == ['There is no hint here: "shell_game"']


@pytest.mark.long
@pytest.mark.parametrize(("id", "seats"), GAMES)
def test_a_bot_of_every_game_plays(id, seats):
    game = begin(id, seats)
    for _ in range(6):
        game.play_bot(game.game.levels[0].id, budget=0.05)
    assert sum(event.bot for event in game.match.log) == 6


@pytest.mark.parametrize(("id", "seats"), GAMES)
def test_the_picture_of_a_table_has_what_the_text_has(id, seats):
    game = begin(id, seats)
    play_on(game, 10)
    drawn = str(game).rpartition("\n")[0]
    svg = ElementTree.fromstring(game.svg())
    name = "{http://www.w3.org/2000/svg}"
    assert len(list(svg.iter(f"{name}circle"))) == sum(map(drawn.count, "●○"))
    words = "".join(each.text for each in svg.iter(f"{name}text"))
    assert words == re.sub("[\\s●○─│╭╮╰╯]", "", drawn)
    assert game._repr_html_().startswith(f"<div>{game.svg()}")
    wide, high = map(float, svg.get("viewBox").split()[2:])
    for each in svg.iter(f"{name}text"):
        assert 0 < float(each.get("x")) <= wide - float(each.get("textLength"))
        assert 0 < float(each.get("y")) < high


def test_a_picture_s_words_are_escaped():
    assert ElementTree.fromstring(svg_of_text("<b>&amp;"))[1][0].text == "<b>&amp;"


def test_a_copy_goes_its_own_way():
    game = begin("tug")
    play_on(game, 5)
    assert repr(game) == f"<Play of tug: 2 seats, {game.match.n} events, now {game.position}>"
    before = game.match
    for again in (copy.copy(game), pickle.loads(pickle.dumps(game))):
        play_on(again, 3)
        assert game.match is before
        game.push(game.moves[0])
        assert game.pop() == game.moves[0]
        for _ in range(8):
            again.pop()
        with pytest.raises(IndexError):
            again.pop()
    assert game.match is before


def test_what_is_no_record_is_refused(tmp_path):
    (tmp_path / "game.json").write_text("[]")
    with pytest.raises(BadRecord) as refused:
        fives.load(tmp_path / "game.json")
    assert refused.value.__notes__
