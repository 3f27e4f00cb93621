"""Bots may name the time of their move; each is asked again when its position has changed."""

from fists.bots import THOUGHT

from phone import Phone, new_table


def over(phone):
    return phone.position and phone.position["result"]


def test_a_bot_moves_at_the_time_it_named(server, client):
    code, _ = new_table(client, "bot:patient", "bot:patient", game="fists", options={"rounds": 2})
    with Phone(server.url, code) as eve:
        eve.wait_for(over)
    first, second, third, _ = (told["at"] for told in eve.log)
    assert third - second >= 1000 * THOUGHT  # asked once the second fist closed the round
    assert second - first < 1000 * THOUGHT  # both were asked at the same time


def test_a_bot_that_misses_a_clock_event_is_asked_again(server, client):
    """Its move for the first round is dropped, and does not turn up in the second."""
    code, _ = new_table(client, "bot:asleep", "bot:plain", game="fists", options={"rounds": 2, "hurry": True})
    with Phone(server.url, code) as eve:
        eve.wait_for(over)
    assert [told["actor"] for told in eve.log] == [1, -2, 1, -2]


def test_others_may_act_while_a_bot_waits(server, client):
    """What a person does neither hurries nor stops it."""
    code, host = new_table(client, "mine", "bot:patient", game="fists", options={"rounds": 1})
    with Phone(server.url, code, host) as ann:
        ann.ready()
        ann.wait_for(lambda phone: phone.position)
        ann.play(0, "1")
        ann.wait_for(over)
        assert [told["actor"] for told in ann.log] == [0, 1]
        assert over(ann)["scores"] == [1, 3]
