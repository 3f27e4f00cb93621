"""Fuzzing sockets: people, bots, strangers and broken phones send at the same tables at once."""

import contextlib
import json
import socket as network

import httpx
import pytest
from fuzzing import few_stories, many_stories
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule
from mutations import as_json, mutated, spoilt
from websockets.exceptions import ConnectionClosed, InvalidStatus

from phone import IDS, Phone, new_seed, new_table, sit

GAMES = ("tug", "war", "number_poker", "torris", "find_fives", "clear_away", "dominoes", "shell_game")
RANDOM = st.randoms(use_true_random=False)
COMMANDS = (
    {"type": "hello", "token": "", "epoch": 1, "seen": 0},
    {"type": "ping", "at": 1, "heard": 5, "held": 0.5},
    {"type": "ready", "seed": "5" * 32},
    {"type": "play", "seat": 0, "move": "roll", "epoch": 1, "seen": 0},
    {"type": "play", "seat": -1, "move": "25", "epoch": 1, "seen": 0},
    {"type": "undo", "seat": 0, "epoch": 1, "seen": 3},
    {"type": "resign", "seat": 0, "epoch": 1},
    {"type": "forget_name", "epoch": 1, "seat": 0},
    {"type": "delete"},
    {"type": "seating", "seat": 1, "level": None},
    {"type": "seating", "seat": 1, "level": "beginner"},
    {"type": "leave"},
    {"type": "hand_over", "seat": 0, "heir": "5" * 32},
    {"type": "lock", "locked": True},
    {"type": "lock", "locked": False},
    {"type": "remove", "seat": 1},
    {"type": "ask", "kind": "take_back", "seat": 0, "epoch": 1, "seen": 2},
    {"type": "ask", "kind": "draw", "seat": 1, "epoch": 1, "seen": 2},
    {"type": "reply", "kind": "draw", "n": 2, "yes": True},
    {"type": "signal", "seat": 0, "sign": "wave"},
)
ANSWERS = {"snapshot", "news", "table", "signalled", "accepted", "refused", "pong", "bye"}
CLOSED = (1000, 1001, 1002, 1003, 1007, 1009)  # what the protocol of sockets says of a broken or too large frame
server: dict = {}  # the running one: a state machine is made without arguments


class Party(RuleBasedStateMachine):
    """Some tables with their tokens, and phones that come, talk and go."""

    def __init__(self):
        super().__init__()
        self.phones = []
        self.tables = []

    @initialize(game=st.sampled_from(GAMES))
    def begin(self, game):
        self.new_table(game)

    @precondition(lambda self: len(self.tables) < 3)
    @rule(game=st.sampled_from(GAMES))
    def new_table(self, game):
        alone = game == "clear_away"
        code, host = new_table(server["client"], "mine", *(() if alone else ("open",)), game=game)
        tokens = [host] if alone else [host, sit(server["client"], code)]
        self.tables.append((code, tokens))

    def some_phone(self, random):
        return random.choice(self.phones)

    @precondition(lambda self: len(self.phones) < 6)
    @rule(random=RANDOM)
    def come(self, random):
        code, tokens = random.choice(self.tables)
        token = random.choice((*tokens, *tokens, "", "5" * 32))
        self.phones.append(
            Phone(server["url"], code, token, epoch=random.choice((0, 1, 2)), seen=random.choice((-1, 0, 5)))
        )

    @precondition(lambda self: self.phones)
    @rule(random=RANDOM)
    def begin_match(self, random):
        for phone in self.phones:
            self.talk(phone, {"type": "ready", "seed": new_seed(), "id": f"r{next(IDS)}"})

    @precondition(lambda self: any(phone.position for phone in self.phones))
    @rule(random=RANDOM)
    def play(self, random):
        phone = random.choice([phone for phone in self.phones if phone.position])
        hands = [hand for hand in phone.position["hands"] if hand["moves"]]
        if hands:
            hand = random.choice(hands)
            where = {"epoch": phone.position["epoch"], "seen": phone.position["n"]}
            move = {"seat": hand["seat"], "move": random.choice(hand["moves"]), **where}
            self.talk(phone, {"type": "play", "id": f"p{next(IDS)}", **move})

    @precondition(lambda self: self.phones)
    @rule(random=RANDOM, command=st.sampled_from(COMMANDS))
    def command(self, random, command):
        self.talk(self.some_phone(random), {"id": f"c{next(IDS)}", **command})

    @precondition(lambda self: self.phones)
    @rule(random=RANDOM, command=st.sampled_from(COMMANDS))
    def twist(self, random, command):
        self.talk(self.some_phone(random), as_json(mutated({"id": f"c{next(IDS)}", **command}, random)).decode())

    @precondition(lambda self: self.phones)
    @rule(random=RANDOM, command=st.sampled_from(COMMANDS))
    def garble(self, random, command):
        self.talk(self.some_phone(random), spoilt(as_json({"id": "x", **command}), random)[:60_000])

    @precondition(lambda self: self.phones)
    @rule(random=RANDOM, command=st.sampled_from(COMMANDS))
    def repeat(self, random, command):
        phone = self.some_phone(random)
        for _ in range(random.randrange(2, 12)):
            self.talk(phone, {"id": "same", **command})

    @precondition(lambda self: self.phones)
    @rule(random=RANDOM)
    def post(self, random):
        code, tokens = random.choice(self.tables)
        body = as_json(mutated({"id": f"h{next(IDS)}", **random.choice(COMMANDS)}, random))
        bearer = {"Authorization": f"Bearer {random.choice(tokens)}"}
        answer = server["client"].post(f"/api/tables/{code}/commands", content=body, headers=bearer)
        assert answer.status_code in (200, 400, 401, 404, 413), answer.text

    @precondition(lambda self: self.phones)
    @rule(random=RANDOM, how=st.sampled_from(("close", "cut", "hang")))
    def go(self, random, how):
        phone = self.phones.pop(random.randrange(len(self.phones)))
        if how == "cut":
            with contextlib.suppress(OSError):
                phone.cut()
        elif how == "hang":
            with contextlib.suppress(OSError):
                phone._socket.socket.shutdown(network.SHUT_RD)
        phone.close()

    def talk(self, phone, message):
        """Send something, and hear an answer, or that the socket is closed as the protocol has it."""
        try:
            phone.send_raw(message if isinstance(message, (str, bytes)) else json.dumps(message))
            phone.send(type="ping", at=555)
            while True:
                heard = phone.read()
                assert heard["type"] in ANSWERS
                if heard["type"] == "pong" and heard["at"] == 555:
                    return
        except ConnectionClosed as closed:
            told = closed.rcvd.code if closed.rcvd else 1000
            if told not in CLOSED:
                raise
            if phone in self.phones:
                self.phones.remove(phone)
            phone.close()

    def teardown(self):
        for phone in self.phones:
            phone.close()


@pytest.fixture(autouse=True)
def running(serving):
    with httpx.Client(base_url=serving.url, timeout=30) as client:
        server.update(url=serving.url, client=client)
        yield


def test_games_go_on_whatever_phones_send():
    few_stories(Party, examples=6, steps=20)


@pytest.mark.slow
def test_games_go_on_whatever_phones_send_for_long():
    many_stories(Party)


@pytest.mark.parametrize("code", ["QQQQQ", "x" * 300, "..%2f..", "%00", "%E2%98%83"])
def test_a_socket_to_an_unknown_table_is_closed(serving, code):
    with contextlib.suppress(InvalidStatus), Phone(serving.url, code) as lost:
        assert lost.read()["reason"] == "no_table"
