"""Settings of live tables: waiting times and limits."""

from dataclasses import dataclass
from typing import Annotated, TypeAlias

from msgspec import Meta

Count: TypeAlias = Annotated[int, Meta(ge=1, le=10**9)]
Amount: TypeAlias = Annotated[float, Meta(ge=0, le=1e9)]


@dataclass(frozen=True, slots=True, kw_only=True)
class LiveSettings:
    """Times in seconds, rates per second."""

    list_tables: bool = True  # on the shelf, if they wait for guests and their hosts allow it
    bot_delay: Amount = 0.9  # so that a person can follow; the pace of bots in a race is that much slower or faster
    bot_budget: Amount = 2.0  # how long a bot may think
    away: Amount = 45.0  # until a bot plays for an absent person; 0: never, unless they said goodbye
    silence: Amount = 9.0  # after which a silent socket is closed
    poll_wait: Amount = 25.0  # the longest long poll
    idle_days: Amount = 14.0  # after which an unused table is deleted
    drowsy: Amount = 600.0  # after which an idle table is unloaded from memory
    message_bytes: Count = 8192
    message_rate: Amount = 20.0  # of one socket or one poller
    message_burst: Count = 60
    hello_rate: Amount = 0.5  # of one socket: the answer to each is a whole snapshot
    hello_burst: Count = 5
    queue_messages: Count = 64  # waiting for one socket
    queue_bytes: Count = 1 << 20
    call_rate: Amount = 300.0  # of one address to the HTTP API
    call_burst: Count = 3000
    seat_call_rate: Amount = 30.0  # of one holder of a seat, whose calls do not count for the address
    seat_call_burst: Count = 300
    most_tables: Count = 20_000
    table_rate: Amount = 0.1  # new tables of one address
    table_burst: Count = 100
    sit_rate: Amount = 1.0  # seats taken by strangers of one address
    sit_burst: Count = 200
    record_rate: Amount = 0.5  # records that one address opens to look back at
    record_burst: Count = 30
    guess_rate: Amount = 0.3  # room codes of one address that lead nowhere
    guess_burst: Count = 20
    sockets_per_address: Count = 300  # of strangers, and as many long polls
    watchers_per_table: Count = 100
