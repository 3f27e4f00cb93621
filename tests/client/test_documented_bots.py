"""The bots of docs/bots.md, verbatim, at a real table; and what is wrong with a bot is said in a line."""

import json
import re
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import fives.games.number_poker.bots as house
from fives.cli import main
from phone import SOON, Phone, new_table

FIVES = [sys.executable, "-c", "import sys; from fives.cli import main; sys.exit(main())"]
PAGE = (Path(__file__).parents[2] / "docs/bots.md").read_text()
HOPEFUL, ANYTHING = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.fixture
def hopeful(tmp_path):
    file = tmp_path / "hopeful.py"
    file.write_text(HOPEFUL)
    return file


def start(*arguments):
    """Start a command and do not wait for it."""
    command = [*FIVES, *map(str, arguments)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_the_example_is_as_short_as_it_says():
    assert len(HOPEFUL.splitlines()) <= 30


def test_the_documented_call_creates_a_table(client):
    body = re.search("-d '(.+)' ", PAGE)[1]
    answer = client.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert [seat["kind"] for seat in answer.json()["table"]["seats"]] == ["open", "bot"]


def test_the_documented_bot_joins_a_table_and_plays(client, link, hopeful):
    code, token = new_table(client, "mine", "open")
    with Phone(str(client.base_url), code, token) as host:
        bot = start("bot", hopeful, "--join", link(code), "--pace", "0", "--matches", "2")
        try:
            host.wait_for(lambda phone: phone.table and phone.table["seats"][1]["ready"])
            assert host.table["seats"][1]["name"] == "hopeful"
            for _ in range(2):
                host.ready()
                host.wait_for(lambda phone: phone.position and not phone.position["result"])
                play_by_turns(host)
            out, err = bot.communicate(timeout=SOON)
        finally:
            bot.kill()
    assert (bot.returncode, err) == (0, "")
    assert f"hopeful sits at table {code}: 5-Dice Tug" in out
    assert out.count("five points") == 2


def play_by_turns(host):
    """Play the first legal move whenever the host is asked, until the match is over."""
    while not host.position["result"]:
        if 0 in host.position["actors"]:
            host.play(0, host.moves(0)[0])
        else:
            host.read()


def test_the_documented_script_plays_a_match_of_any_game(client, link, tmp_path):
    script = tmp_path / "anything.py"
    script.write_text(ANYTHING)
    for game in ("tug", "number_poker"):
        code, _ = new_table(client, "open", "bot:beginner", game=game)
        done = subprocess.run(
            [sys.executable, script, link(code)], capture_output=True, text=True, timeout=2 * SOON, check=False
        )
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout.startswith("Result(")
        assert client.get(f"/api/tables/{code}").json()["seats"][0]["kind"] == "open"


def test_the_documented_client_in_javascript_plays_a_match(client, tmp_path):
    page = (Path(__file__).parents[2] / "docs/protocol.md").read_text()
    script = tmp_path / "client.mjs"
    script.write_text(re.search(r"```js\n(.*?)```", page, re.DOTALL)[1])
    code, _ = new_table(client, "open", "bot:beginner")
    command = ["node", script, str(client.base_url).rstrip("/"), code]
    done = subprocess.run(command, capture_output=True, text=True, timeout=2 * SOON, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["rule"] == "TU4"
    assert client.get(f"/api/tables/{code}").json()["seats"][0]["kind"] == "open"


def test_a_built_in_bot_can_be_joined_by_its_path(client, link, capsys):
    """It is given the views that its seat was sent before, and answers when it says that it will."""
    code, _ = new_table(client, "open", "bot:beginner", game="number_poker")
    how = ("--level", "reader", "--pace", "0", "--matches", "1", "--json")
    assert main(["bot", house.__file__, "--join", link(code), *how]) == 0
    (played,) = msgspec.json.decode(capsys.readouterr().out)
    assert (played["table"], played["game"], played["epoch"], played["seats"]) == (code, "number_poker", 1, [0])
    assert played["result"]["rule"] == "NP6"


def test_a_bot_that_is_stopped_says_goodbye_or_keeps_its_seat(client, link, hopeful, tmp_path, complaint):
    code, token = new_table(client, "mine", "open")
    kept = tmp_path / "seat"
    with Phone(str(client.base_url), code, token) as host:
        bot = start("bot", hopeful, "--join", link(code), "--keep", kept)
        host.wait_for(lambda phone: phone.table and phone.table["seats"][1]["ready"])
        assert kept.stat().st_mode & 0o777 == 0o600
        bot.send_signal(signal.SIGINT)
        bot.communicate(timeout=SOON)
        assert bot.returncode == 130
        host.wait_for(lambda phone: not phone.table["seats"][1]["here"])
        assert host.table["seats"][1]["kind"] == "person"
        bot = start("bot", hopeful, "--join", link(code), "--keep", kept)
        host.wait_for(lambda phone: phone.table["seats"][1]["here"])
        bot.kill()
        bot.communicate(timeout=SOON)
        kept.write_text("0" * 32)
        assert "no longer has that seat" in complaint("bot", hopeful, "--join", link(code), "--keep", kept)
    code, token = new_table(client, "mine", "open")
    with Phone(str(client.base_url), code, token) as host:
        bot = start("bot", hopeful, "--join", link(code))
        host.wait_for(lambda phone: phone.table and phone.table["seats"][1]["ready"])
        bot.send_signal(signal.SIGINT)
        bot.communicate(timeout=SOON)
        assert bot.returncode == 130
        host.wait_for(lambda phone: phone.table["seats"][1]["kind"] == "open")


def test_a_bot_that_never_stops_thinking_is_stopped_by_ctrl_c(client, link, tmp_path):
    file = tmp_path / "loop.py"
    file.write_text(
        "def choose(view, seat, level, random, budget):\n"
        "    print('thinks', flush=True)\n    while True:\n        pass\n"
    )
    code, _ = new_table(client, "open", "bot:beginner", options={"start": "host"})
    bot = start("bot", file, "--join", link(code))
    assert any("thinks" in line for line in bot.stdout)
    bot.send_signal(signal.SIGINT)
    said = bot.communicate(timeout=SOON)
    assert (bot.returncode, "Traceback" in str(said)) == (130, False)
    assert client.get(f"/api/tables/{code}").json()["seats"][0]["left"]


@pytest.fixture
def complaint(capsys, monkeypatch):
    """Return a function from a command to the one line that it is refused with."""
    monkeypatch.setenv("LC_ALL", "C")

    def run(*arguments):
        assert main(list(map(str, arguments))) == 2
        (line,) = capsys.readouterr().err.splitlines()
        return line

    return run


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("def choose(view, seat:\n", "line 1"),
        ("move = 3\n", "no function choose(view, seat, level, random, budget)"),
        ("def choose(view):\n    return 3\n", "cannot be called as choose(view, seat, level, random, budget)"),
        ("async def choose(view, seat, level, random, budget):\n    return 3\n", "choose is async"),
        ("import fives\n\nfives.find_game('tgu')\n", "bot.py, line 3: UnknownGame"),
        ("import no_such_thing\n", "line 1: ModuleNotFoundError: No module named 'no_such_thing'"),
    ],
)
def test_a_file_without_a_bot_is_refused(complaint, tmp_path, text, said):
    file = tmp_path / "bot.py"
    file.write_text(text)
    assert said in complaint("bot", file, "--join", "BCDFG")


def test_a_table_that_cannot_be_joined_is_refused(complaint, client, link, hopeful, tmp_path):
    code, _ = new_table(client, "mine", "bot:casual")
    assert "No such file" in complaint("bot", tmp_path / "nobody.py", "--join", link(code))
    assert "All seats at this table are taken" in complaint("bot", hopeful, "--join", link(code))
    assert "no table with this code" in complaint("bot", hopeful, "--join", link("BBBBB"))
    assert "neither the link of a table nor its code" in complaint("bot", hopeful, "--join", "somewhere")
    assert "holds no seat" in complaint("bot", hopeful, "--join", link(code), "--keep", hopeful)
    for option, value, said in (
        ("--matches", "0", "matches: 0 is not between 1 and 1,000,000."),
        ("--matches", "x", "Invalid value for --matches: 'x' is no whole number"),
        ("--budget", "0", "budget: “0” must be a number of seconds above 0, at most 3,600."),
        ("--pace", "-1", "pace: “-1” must be a number of seconds above 0, at most 3,600."),
    ):
        assert complaint("bot", hopeful, "--join", link(code), option, value) == f"fives: {said}"


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("return 1 / 0", "line 2: ZeroDivisionError: division by zero"),
        ("return (1, 1, 1)", "(1, 1, 1) is no legal move of seat 0"),
        ("return (1, 1, 1)", "; TU2: "),
        ("return object()", "is no legal move of seat 0"),
        ("return 'three'", "this is the text of one, return the move itself"),
        ("from fives import find_game; return find_game('torris').rules.moves(view, seat)", "bad.py, line 2: Attr"),
    ],
)
def test_a_failing_bot_reports_its_traceback_and_leaves_the_seat(complaint, client, link, tmp_path, body, said):
    file = tmp_path / "bad.py"
    file.write_text(f"def choose(view, seat, level, random, budget):\n    {body}\n")
    code, _ = new_table(client, "open", "bot:beginner", options={"start": "host"})
    assert said in complaint("bot", file, "--join", link(code), "--pace", 0)
    assert client.get(f"/api/tables/{code}").json()["seats"][0]["left"]
