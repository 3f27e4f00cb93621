"""`fives verify` and `fives replay` on true, false and foreign files."""

import msgspec
import pytest

from fives import NATURE, play
from fives.cli.terminal.language import TERMINAL_LANGUAGES
from fives.cli.terminal.translations import Translations
from fives.core.records.record import Newcomer, Player, read_record, write_record
from fives.core.solver import Best


@pytest.fixture
def game(fives, tmp_path):
    """Return the file of a whole game between bots."""
    file = tmp_path / "game.json"
    asked = ("--seed", "3", "--set", "full_house=true", "--seats", "bot:perfect,bot:beginner")
    assert fives("play", "tug", *asked, "--save", file).code == 0
    return file


def marks(out):
    return [line[0] for line in out.splitlines() if line[0] in "✓·"]


def change(file, **fields):
    file.write_bytes(write_record(msgspec.structs.replace(read_record(file.read_bytes()), **fields)))
    return file


def test_a_true_record_gets_its_ticks(fives, game):
    answer = fives("verify", game)
    assert answer.code == 0
    assert marks(answer.out) == ["✓", "✓"]
    assert answer.err == ""


def test_a_running_record_says_what_cannot_be_checked(fives, game):
    record = read_record(game.read_bytes())
    change(game, log=record.log[:6], secret="", result=None)
    answer = fives("verify", game)
    assert answer.code == 0
    assert marks(answer.out) == ["✓", "·", "·"]
    assert fives("verify", game, "--json").json["sealed"] is False


@pytest.mark.parametrize("language", TERMINAL_LANGUAGES)
def test_a_game_that_a_program_saved_says_that_its_dice_are_not_sealed(fives, tmp_path, language):
    played = play("tug", seed=5)
    while not played.over:
        played.push(played.moves[0])
    played.save(tmp_path / "game.json")
    answer = fives("verify", tmp_path / "game.json", "--lang", language)
    assert (answer.code, marks(answer.out)) == (0, ["✓", "·"])
    rolls = sum(event.actor == NATURE for event in played.match.log)
    assert Translations(language).say("cli-dice-not-sealed", rolls=rolls) in " ".join(answer.out.split())
    if language == "en":
        assert f"The {rolls} rolls are not sealed: nobody can check this." in " ".join(answer.out.split())
    assert fives("verify", tmp_path / "game.json", "--json").json["promised"] is False
    assert fives("replay", tmp_path / "game.json").code == 0


def test_a_secret_that_nobody_promised_is_no_seal(fives, game):
    answer = fives("verify", change(game, commitment=""), "--json")
    assert answer.json["problems"] == ["the secret is not the one that was promised before the game"]


def test_a_false_record_is_refused_with_its_first_problem(refused, game):
    line = refused("verify", change(game, seeds=("", "00" * 16)))
    assert "game.json does not fit together: roll 2 is" in line
    assert "more" in line


def test_a_false_record_still_prints_its_problems_as_json(fives, game):
    answer = fives("verify", change(game, secret="00" * 32), "--json")
    assert answer.code == 2
    assert answer.err.count("\n") == 1
    assert answer.json["problems"] == ["the secret is not the one that was promised before the game"]


def test_an_illegal_move_is_refused_with_its_rule(refused, game):
    log = read_record(game.read_bytes()).log
    forged = tuple(msgspec.structs.replace(e, move="66") if e.n == len(log) - 1 else e for e in log)
    assert "TU2" in refused("verify", change(game, log=forged))


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize("json", [(), ("--json",)])
@pytest.mark.parametrize(
    "data",
    [b"", b"\xff\xfe\0", b"not json", b"{}", b"[1, 2]", b'{"format": "pgn"}', b"[" * 5000, b"x" * 9_000_000],
    ids=range(8),
)
def test_foreign_files_are_one_line(refused, tmp_path, command, json, data):
    file = tmp_path / "foreign"
    file.write_bytes(data)
    assert "not a saved game" in refused(command, file, *json)


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_truncated_file_is_one_line(refused, game, command):
    data = game.read_bytes()
    for part in (1, 2, 3, 10):
        game.write_bytes(data[: len(data) * part // 11])
        assert "not a saved game" in refused(command, game)


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_missing_file_is_one_error_line(refused, tmp_path, command):
    assert "No such file" in refused(command, tmp_path / "none.json")
    assert "directory" in refused(command, tmp_path)


def test_replay_tells_the_whole_game(fives, game):
    told = fives("replay", game).out
    assert told.startswith("5-Dice Tug: Perfect bot, Beginner bot")
    assert "goes first." in told
    assert told.rstrip().endswith("(with five points)")


def test_replay_speaks_german(fives, game):
    told = fives("replay", game, "--lang", "de").out
    assert told.startswith(Translations("de").say("tug-name"))
    assert Translations("de").say("result-five-points") in told


def test_replay_as_json_leads_through_every_position(fives, game):
    record = read_record(game.read_bytes())
    told = fives("replay", game, "--json").json
    assert [event["n"] for event in told["events"]] == list(range(1, len(record.log) + 1))
    assert told["events"][0]["position"] == "open+ ? ?"
    assert told["events"][-1]["happened"][-1]["key"] == "tug-won"
    assert told["result"]["reason"] == "five_points"
    assert told["review"] is None
    assert told["best"] == []


@pytest.fixture
def handed_over(game):
    """Return the file of a game of people, one of whom handed the seat over, and after which event."""
    log = read_record(game.read_bytes()).log
    n = next(event.n for event in log[len(log) // 2 :] if event.actor == 1)
    people = tuple(msgspec.structs.replace(event, bot=event.bot and event.n == n) for event in log)
    came = Newcomer(n, 1, "Eve", epoch=1)
    return change(game, players=(Player("Anna"), Player("Ben")), newcomers=(came,), log=people), n


def test_replay_calls_people_by_the_name_they_had(fives, handed_over):
    file, n = handed_over
    told = fives("replay", file).out
    assert told.startswith("5-Dice Tug: Anna, Ben")
    assert told.count("(a bot)") == 1
    until, after = told.split("(a bot)")
    assert "Ben" in until.splitlines()[-1]
    assert "Eve" not in until
    assert "Eve" in after
    assert "Ben" not in after
    assert fives("replay", file, "--json").json["newcomers"] == [{"n": n, "seat": 1, "name": "Eve", "epoch": 1}]


def test_a_review_names_who_decided_and_all_who_had_a_seat(fives, handed_over):
    file, n = handed_over
    told = fives("replay", file, "--review").out.splitlines()
    assert any(line.startswith("Ben, Eve: luck") for line in told)
    review = fives("replay", file, "--review", "--json").json["review"]
    costly = [each["n"] for each in review["decisions"] if each["seat"] == 1 and each["loss"] > 1e-9]
    better = [line for line in told if "better was" in line and ("Ben" in line or "Eve" in line)]
    assert ["Ben" in line for line in better] == [each <= n for each in costly]
    assert len({each <= n for each in costly}) == 2


def test_a_name_cannot_steer_the_terminal(fives, game):
    players = read_record(game.read_bytes()).players
    change(game, players=(msgspec.structs.replace(players[0], name="\x1b[31mEve\x07\r\n"), players[1]))
    told = fives("replay", game).out
    assert "\x1b" not in told
    assert "[31mEve" in told


def test_a_review_says_what_was_luck_and_what_was_skill(fives, game):
    told = fives("replay", game, "--review")
    assert "Beginner bot: luck" in told.out
    assert "better was" in told.out
    review = fives("replay", game, "--review", "--json").json["review"]
    assert review["exact"] is True
    assert review["given"][0] == pytest.approx(0, abs=1e-9)  # the perfect bot
    assert review["given"][1] > 0


@pytest.mark.parametrize(
    ("best", "told"),
    [
        (Best(29, 29), "Best possible with these rolls: 29\n"),
        (Best(28, 29), "Best possible with these rolls: between 28 and 29\n"),
    ],
)
def test_a_review_says_what_was_possible_if_the_game_can(fives, game, monkeypatch, best, told):
    monkeypatch.setattr("fives.cli.replay.hindsight", lambda match: (best,))
    assert told in fives("replay", game, "--review").out
    assert "possible" not in fives("replay", game).out


def test_a_game_without_a_solver_has_no_review(refused, game, monkeypatch):
    monkeypatch.setattr("fives.coach.review.find_solver", lambda game: None)
    assert "no review" in refused("replay", game, "--review")


def test_the_puzzle_of_a_day_is_played_and_says_openly_whose_dice_it_had(fives, tmp_path):
    file = tmp_path / "daily.json"
    play = ("play", "find_fives", "--daily", "2026-11-16", "--seats", "bot:perfect", "--save", file)
    assert fives(*play).code == 0
    answer = fives("verify", file)
    assert answer.code == 0
    assert "of the day 2026-11-16: the same for everyone, and known beforehand" in " ".join(answer.out.split())
    assert fives("verify", file, "--json").json["daily"] == "2026-11-16"


@pytest.mark.parametrize(
    "arguments",
    [
        ("find_fives", "--daily", "16.11.2026"),
        ("tug", "--daily", "2026-11-16"),
        ("find_fives", "--daily", "2026-11-16", "--set", "mode=race"),
    ],
)
def test_an_invalid_puzzle_date_is_one_error_line(fives, arguments):
    answer = fives("play", *arguments)
    assert answer.code == 2
    assert len(answer.err.strip().splitlines()) == 1
