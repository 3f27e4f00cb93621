"""The fast path for websockets: every message is read once and in order however its bytes are split."""

import asyncio
import json
import socket
import struct

import pytest
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.protocol import State

from fives.server.ws.fast_path import EventQueue, Wire

MASK = b"\x37\xfa\x21\x3d"
TEXT, CONTINUED, CLOSE, PING, PONG = 1, 0, 8, 9, 10
HANDSHAKE = (
    "GET /api/tables/BCDFG/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def frame(payload, opcode=TEXT, *, last=True, masked=True):
    """Return a frame as a client writes it."""
    size = len(payload)
    length = bytes([size]) if size < 126 else b"\x7e" + struct.pack("!H", size)
    length = bytes([length[0] | 128 * masked]) + length[1:]
    body = bytes(byte ^ MASK[at % 4] for at, byte in enumerate(payload)) if masked else payload
    return bytes([opcode | 128 * last]) + length + MASK * masked + body


def ping(at, note=""):
    return json.dumps({"type": "ping", "at": at, "note": note}, ensure_ascii=False).encode()


class Raw:
    """A socket by hand: it reads whole frames of the server."""

    def __init__(self, server):
        self._socket = socket.create_connection(("127.0.0.1", server.port), timeout=30)
        self._socket.sendall(HANDSHAKE.format(host=f"127.0.0.1:{server.port}").encode())
        self._from = self._socket.makefile("rb")
        assert b"101" in self._from.readline()
        while self._from.readline().strip():
            pass

    def send(self, *parts):
        for part in parts:
            self._socket.sendall(part)

    def read(self):
        """Return the opcode and the payload of the next frame."""
        first, size = self._from.read(2)
        if size == 126:
            (size,) = struct.unpack("!H", self._from.read(2))
        return first & 15, self._from.read(size)

    def pongs(self, count):
        """Return which pings were answered, all by text frames."""
        frames = [self.read() for _ in range(count)]
        assert {opcode for opcode, _ in frames} == {TEXT}
        return [json.loads(payload)["at"] for _, payload in frames]

    def close(self):
        self._from.close()
        self._socket.close()


@pytest.fixture
def raw(server):
    raw = Raw(server)
    yield raw
    raw.close()


def test_frames_split_anywhere_are_reassembled(raw):
    one = frame(ping(1))
    raw.send(*(one[at : at + 1] for at in range(len(one))))
    raw.send(frame(ping(2)) + frame(ping(3)) + one[:3], one[3:] + frame(ping(4, "x" * 300)))
    assert raw.pongs(5) == [1, 2, 3, 1, 4]


def test_more_than_ascii_and_fragments_with_a_control_frame_between_them(raw):
    whole = ping(2, "ünï")
    raw.send(frame(ping(1, "ü")))
    raw.send(
        frame(whole[:9], last=False) + frame(b"are you there", PING) + frame(whole[9:], CONTINUED) + frame(ping(3))
    )
    assert raw.pongs(1) == [1]
    assert raw.read() == (PONG, b"are you there")
    assert raw.pongs(2) == [2, 3]


@pytest.mark.parametrize(
    ("broken", "code"),
    [
        (frame(ping(2), masked=False), 1002),
        (frame(b"\xff\xfe"), 1007),
        (frame(b"", CONTINUED), 1002),
        (frame(ping(2)[:9], last=False) + frame(ping(2)), 1002),
        (b"\x81\xff" + struct.pack("!Q", 100_000), 1009),
    ],
    ids=["unmasked", "not UTF-8", "continues nothing", "interrupts a message", "too long"],
)
def test_protocol_violations_close_the_socket(raw, broken, code):
    raw.send(frame(ping(1)))
    assert raw.pongs(1) == [1]
    raw.send(broken + frame(ping(9)))
    opcode, payload = raw.read()
    assert (opcode, struct.unpack("!H", payload[:2])[0]) == (CLOSE, code)


def test_a_ping_that_came_with_a_close_is_answered_before_it(raw):
    raw.send(frame(ping(1)))
    assert raw.pongs(1) == [1]
    raw.send(frame(b'{"type":"ping","at":2}') + frame(struct.pack("!H", 1000), CLOSE))
    assert raw.pongs(1) == [2]
    assert raw.read() == (CLOSE, struct.pack("!H", 1000))


def test_a_close_frame_is_answered(raw):
    raw.send(frame(ping(1)))
    assert raw.pongs(1) == [1]
    raw.send(frame(struct.pack("!H", 1000), CLOSE))
    assert raw.read() == (CLOSE, struct.pack("!H", 1000))


class Transport:
    """The lower end of a wire: it notes in a list that all share who wrote what."""

    def __init__(self, name, written):
        self._name = name
        self._written = written
        self.closing = False

    def write(self, data):
        self._written.append((self._name, data))

    def is_closing(self):
        return self.closing

    def close(self):
        self.closing = True


def wires(*names):
    """Return wires whose handshake is done, and the list of what is written to them."""
    written = []
    state = ServerState()

    def wire(name):
        wire = Wire(Config(lambda *_: None, log_config=None), state, {})
        wire.transport, wire.handshake_complete = Transport(name, written), True
        return wire

    return [wire(name) for name in names], written


def text(payload):
    """Return a text frame as the server writes it."""
    return b"\x81" + bytes([len(payload)]) + payload


def test_messages_of_one_loop_turn_are_one_write_in_order():
    async def story():
        (ann, bob), written = wires("ann", "bob")
        ann.tell(b"accepted")
        bob.tell(b"news")
        ann.tell(b"news")
        assert not written
        await asyncio.sleep(0)
        assert written == [("ann", text(b"accepted") + text(b"news")), ("bob", text(b"news"))]
        bob.tell(b"more")
        await asyncio.sleep(0)
        assert written[2:] == [("bob", text(b"more"))]

    asyncio.run(story())


@pytest.mark.parametrize("end", [Wire.hang_up, Wire.shutdown])
def test_pending_messages_are_written_before_closing(end):
    async def story():
        (ann,), written = wires("ann")
        ann.conn.state = State.OPEN
        ann.tell(b"bye")
        end(ann)
        await asyncio.sleep(0)
        assert [data[:1] for _, data in written] == [b"\x81", b"\x88"]
        assert written[0] == ("ann", text(b"bye"))
        ann.tell(b"too late")
        await asyncio.sleep(0)
        assert len(written) == 2
        if ann.close_timer:
            ann.close_timer.cancel()

    asyncio.run(story())


def test_a_closing_connection_is_not_written_to():
    async def story():
        (ann,), written = wires("ann")
        ann.tell(b"news")
        ann.transport.close()
        await asyncio.sleep(0)
        assert not written

    asyncio.run(story())


def test_messages_are_read_in_order_by_waiting_readers():
    async def story():
        mail = EventQueue()
        reading = asyncio.create_task(mail.get())
        await asyncio.sleep(0)
        mail.put_nowait({"n": 1})
        mail.put_nowait({"n": 2})
        assert await reading == {"n": 1}
        assert (mail.qsize(), mail.empty()) == (1, False)
        assert await mail.get() == {"n": 2}
        assert mail.empty()

    asyncio.run(story())


def test_a_cancelled_reader_loses_no_message():
    async def story():
        mail = EventQueue()
        reading = asyncio.create_task(mail.get())
        await asyncio.sleep(0)
        reading.cancel()
        mail.put_nowait({"n": 1})
        await asyncio.gather(reading, return_exceptions=True)
        assert await mail.get() == {"n": 1}

    asyncio.run(story())
