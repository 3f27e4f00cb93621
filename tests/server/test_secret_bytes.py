"""Secrets, in every game that has some: no byte that is sent to a reader depends on what is hidden from them.

Two runs at deterministic servers differ in one hidden thing only: a choice that the others may not see yet, or stones
that lie face down. Everything that each reader is sent is compared byte by byte, except the date in the head of an
HTTP answer.
"""

from itertools import permutations
from random import Random

import pytest
from deterministic_server import secrets_of, stage
from fists import GAME as FISTS

from fives.core.catalogue import games
from fives.core.game import CLOCK

HIDDEN = {id: game for id, game in games().items() if game.hidden}
SHELF = {"fists": FISTS, **HIDDEN}
CHOSEN = [id for id in SHELF if hasattr(secrets_of(id), "hidden_from")]
FACE_DOWN = [id for id in SHELF if hasattr(secrets_of(id), "look_alikes")]
LONGEST = 200  # events until something is hidden
CALLS = ("", "/record", "/hint?seat={seat}", "/review", "/look?n=1&seat={seat}", "/best", "/beside", "/wifi", "/qr.svg")
SEEN = ("/review/progress", "/events?version=0", "/record?epoch=1", "/record?epoch=2")


def settings(game, seed):
    """Return how many play, another number for the next seed, and the options under which something is hidden."""
    counts = [count for count in game.seats_for(game.options()) if count > 1]
    return counts[seed % len(counts)], getattr(secrets_of(game.id), "OPTIONS", {})


def next_step(match, random):
    """Return who acts and what: any seat with any move, and the clock only where nobody else can."""
    seats = sorted(actor for actor in match.actors if actor >= 0)
    if not seats:
        return CLOCK, ""
    actor = random.choice(seats)
    return actor, match.any_move(actor, random)


def whom(id, match, actor, move):
    """Return from whom the game hides this move now."""
    if actor == CLOCK:
        return set()
    return set(secrets_of(id).hidden_from(match.state, actor, match.game.notation.read_move(move)))


def frames(phone):
    """Return the frames that a phone was sent, as they came."""
    return phone._socket.frames


def everything(there, readers):
    """Return all that each reader is sent from now on: what came by itself, and the answer to all that can be asked."""
    heard = {reader: [frames(there.phones[-1 if reader is None else reader])] for reader in readers}
    n = there.match.n
    for reader in readers:
        token = "" if reader is None else there.tokens[reader]
        for seen in ({}, {"epoch": 1, "seen": n - 1}, {"epoch": 1, "seen": 0}):
            again = there.connect(token, **seen)
            again.wait_for(lambda phone: phone.position)  # a ping may be answered before a hello
            again.catch_up()
            heard[reader].append(frames(again))
    for reader in readers:
        headers = {} if reader is None else {"Authorization": f"Bearer {there.tokens[reader]}"}
        for call in (*CALLS, *SEEN):
            answer = there.client.get(f"/api/tables/{there.code}{call.format(seat=reader or 0)}", headers=headers)
            told = sorted((name, value) for name, value in answer.headers.items() if name != "date")
            heard[reader].append([answer.status_code, told, answer.content])
    return heard


def forget(there):
    """Clear what the phones have heard: who came when is not what this is about."""
    there.settle()
    for each in there.phones:
        frames(each).clear()


def secret_run(tmp_path, monkeypatch, id, seed, other, shelf=SHELF):
    """Play to the first secret choice, or the one after it, and choose one thing or the `other`.

    Return what each reader heard, what the one who chose was told, and which move it was. A match in which nothing is
    ever hidden, as there are in War, is followed by another.
    """
    for chance in range(seed, seed + 1000, 100):
        if run := secret_match(tmp_path / f"{id}-{chance}-{other}", monkeypatch, id, seed, other, shelf, chance):
            return run
    raise AssertionError("nothing was ever hidden")


def secret_match(folder, monkeypatch, id, seed, other, shelf, chance):
    random, skip = Random(chance), seed % 2
    seats, options = settings(shelf[id], seed)
    with stage(folder, monkeypatch, id, seats, options, games=shelf) as there:
        for _ in range(LONGEST):
            match = there.match
            actor, move = next_step(match, random)
            readers = whom(id, match, actor, move)
            if readers and not skip:
                another = move
                for _ in range(100):
                    another = another if another != move else match.any_move(actor, random)
                readers &= whom(id, match, actor, another)
                assert another != move
                assert readers
                break
            skip -= bool(readers)
            there.play(actor, move)
        else:
            return None
        forget(there)
        there.play(actor, another if other else move)
        there.settle()
        own = list(frames(there.phones[actor]))
        return everything(there, sorted(readers, key=str)), own, another if other else move


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(1, 12))])
@pytest.mark.parametrize("id", CHOSEN)
def test_secret_choices_change_no_byte_sent_to_others(tmp_path, monkeypatch, id, seed):
    one, own, move = secret_run(tmp_path, monkeypatch, id, seed, other=False)
    two, other_own, other_move = secret_run(tmp_path, monkeypatch, id, seed, other=True)
    assert move != other_move
    assert one.keys() == two.keys()
    assert None in one
    for reader in one:
        assert one[reader] == two[reader]
        assert len(str(one[reader])) > 2000  # there was something to read
    assert own != other_own or id == "find_fives"  # who chose is told, so that a leak would be seen


def face_down_run(tmp_path, monkeypatch, id, number, order):
    """Play until something lies face down, the moves until then in another `order` if there is one.

    Return the moves, the state, and what each reader heard of the next events.
    """
    random, alike = Random(7), secrets_of(id).look_alikes
    with stage(tmp_path / f"{id}-{number}", monkeypatch, id, 3, {}, games=SHELF) as there:
        moves = []
        while not alike(there.match.state, 0):
            actor, move = next_step(there.match, random)
            if order and len(moves) < len(order):
                actor, move = order[len(moves)]
            moves.append((actor, move))
            there.play(actor, move)
        state = there.match.state
        forget(there)
        for _ in range(3):
            there.play(*next_step(there.match, random))
        there.settle()
        return moves, state, everything(there, [None, 0, 1, 2])


@pytest.mark.parametrize("id", FACE_DOWN)
def test_face_down_stones_change_no_byte_sent_to_anyone(tmp_path, monkeypatch, id):
    moves, state, heard = face_down_run(tmp_path, monkeypatch, id, 0, ())
    laid = [step for step in moves if step[0] >= 0][:4]
    orders = [order for order in permutations(laid) if list(order) != laid]
    for number, order in enumerate(orders[:: len(orders) // 2][:2], start=1):
        _, other, told = face_down_run(tmp_path, monkeypatch, id, number, order)
        assert other != state
        assert any(other == alike for alike in secrets_of(id).look_alikes(state, 0))
        assert told == heard


def test_a_deliberate_leak_is_found(tmp_path, monkeypatch):
    """A game that shows a fist to everyone, or a server that tells a move too early, is caught by this very test."""
    with monkeypatch.context() as patch:
        patch.setattr("fists.rules.view", lambda state, seat: state)
        one, two = (secret_run(tmp_path, monkeypatch, "fists", 0, other)[0] for other in (False, True))
    assert one != two
    with monkeypatch.context() as patch:
        patch.setattr("fives.table.views.tell", _tell_all)
        (tmp_path / "more").mkdir()
        one, two = (secret_run(tmp_path / "more", monkeypatch, "fists", 0, other)[0] for other in (False, True))
    assert one != two


def _tell_all(match, log=None, eyes=None):
    from fives.table.messages import Told

    events = match.log if log is None else log
    return tuple(Told(e.n, e.at, e.actor, e.bot, match.happened(eyes, e.n), e.move) for e in events)


def test_every_game_with_secrets_is_tested():
    """A game hides something if a view differs from its state; the catalogue says so, a contract test checks it."""
    assert set(CHOSEN) | set(FACE_DOWN) == set(SHELF)
    assert {"find_fives", "number_poker", "shell_game", "war"} <= set(HIDDEN)
