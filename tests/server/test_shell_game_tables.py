"""Shell Game at tables: who shuffles for bots does not wait until they have memorised."""

from fives.games.shell_game.clock_with_bots import MEMORISE
from phone import Phone, new_table


def test_who_lays_stones_for_a_bot_may_turn_them_after_a_second(server, client):
    """The lot decides who begins, so it takes a few tables until the person does."""
    for _ in range(30):
        code, host = new_table(client, "mine", "bot:casual", game="shell_game")
        with Phone(server.url, code, host) as ann:
            ann.ready()
            ann.wait_for(lambda phone: phone.position and phone.position["n"] >= 1)
            if ann.position["hands"][0]["view"]["shuffler"] != 0:
                continue
            for symbol in (1, 2, 3, 4):
                n = ann.play(0, f"lay{symbol}")["n"]
                ann.wait_for(lambda phone, n=n: phone.position["n"] >= n)
            assert 0 < ann.position["left"] <= 1000 * MEMORISE
            ann.wait_for(lambda phone: "turn" in phone.moves(0))
            ann.play(0, "turn")
            return
    raise AssertionError("the person never began")
