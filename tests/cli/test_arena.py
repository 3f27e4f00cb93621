"""`fives arena`: one JSON document with the figures and how to get them again, one-line refusals."""

import pytest


def test_arena_prints_the_fields_it_promises(fives):
    answer = fives("arena", "tug", "perfect", "beginner@0.5", "--games", "5", "--workers", "1", "--json")
    assert (answer.code, answer.err) == (0, "")
    assert list(answer.json) == ["game", "options", "seats", "games", "opening", "seed", "unit", "bots"]
    assert (answer.json["games"], answer.json["opening"], answer.json["seats"]) == (6, 0, 2)
    assert answer.json["options"]["variation"] == 0
    one, other = answer.json["bots"]
    assert list(one) == ["level", "budget", "score", "low", "high", "moves", "mean_seconds", "slowest_seconds"]
    assert (one["budget"], other["budget"]) == (1.0, 0.5)
    assert one["low"] <= one["score"] <= one["high"]


def test_arena_tells_people_the_same(fives):
    answer = fives("arena", "tug", "strong", "random", "--games", "2", "--workers", "1", "--lang", "de")
    assert "2 Spiele zu 2" in answer.out
    assert "mit 95 % Sicherheit" in " ".join(answer.out.split())


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("tug", "godlike", "casual"), "no bot of this strength"),
        (("tug", "strong@soon", "casual"), "not “soon”"),
        (("tug", "strong@-1", "casual"), "not “-1”"),
        (("tug", "strong", "casual", "--games", "0"), "games: 0 is not between 1 and 1,000,000"),
        (("tug", "strong", "casual", "--opening", "-1"), "opening: -1 is not between 0 and 100"),
        (("tug", "strong", "casual", "--seats", "3"), "number of players"),
        (("chess", "strong", "casual"), "chess"),
    ],
)
def test_what_cannot_be_held_is_refused_in_one_line(fives, arguments, said):
    answer = fives("arena", *arguments)
    assert (answer.code, answer.out) == (2, "")
    assert said in answer.err
    assert answer.err.count("\n") == 1
