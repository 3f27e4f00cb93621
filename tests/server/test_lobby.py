"""The lobby around the tables: shelf, schema, page, health, metrics, limits and deletion."""

import time

import pytest
from server_thread import Threaded

from fives.live import steady_clock
from fives.live.all_tables import DAY
from fives.live.rate_limits import Bucket, network_of
from fives.server.edge.own_addresses import network_address, network_url
from fives.server.read_settings import read_settings
from fives.server.settings import BadSetting, Settings
from phone import Phone, calls, new_table, sit


def test_the_schema_describes_every_call(client):
    schema = client.get("/api/schema").json()
    assert {"/api/games", "/api/tables", "/api/tables/{code}/commands"} <= set(schema["paths"])
    body = schema["components"]["schemas"]["NewTable"]
    assert {
        "game",
        "seats",
        "options",
        "first",
        "daily",
        "after",
        "by_hand",
        "listed",
        "time",
        "tables",
        "grows",
    } == set(body["properties"])


def test_health_and_metrics(server, client):
    assert client.get("/healthz").text == "ok\n"
    assert client.get("/readyz").status_code == 200
    code, host = new_table(client, "mine", "mine")
    with Phone(server.url, code, host) as ann:
        ann.ready()
        ann.wait_for(lambda phone: phone.position)
        ann.play(0, "roll")
        text = client.get("/metrics").text
    for line in ("fives_tables ", "fives_sockets ", 'fives_moves_total{by="person"}', "fives_save_seconds_count "):
        assert float(next(row for row in text.splitlines() if row.startswith(line)).split()[-1]) >= 1


def test_static_files_are_served_and_path_traversal_is_refused(tmp_path):
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>fives</title>")
    (web / "assets" / "app-1a2b.js").write_text("let five = 5;" * 100)
    (tmp_path / "secret.txt").write_text("secret")
    with (
        Threaded(tmp_path / "fives.sqlite", static=web) as server,
        calls(server.url) as client,
    ):
        for path in ("/", "/table/BCDFG", "/join/BCDFG", "/index.html"):
            page = client.get(path)
            assert (page.status_code, page.text) == (200, "<!doctype html><title>fives</title>")
            assert page.headers["cache-control"] == "no-cache"
            assert page.headers["content-type"] == "text/html; charset=utf-8"
            assert "script-src 'self'" in page.headers["content-security-policy"]
        script = client.get("/assets/app-1a2b.js")
        assert script.headers["content-encoding"] == "gzip"
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        tag = {"If-None-Match": script.headers["etag"]}
        assert client.get("/assets/app-1a2b.js", headers=tag).status_code == 304
        assert client.head("/").status_code == 200
        for path in ("/favicon.ico", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "/api/nothing", "/api"):
            assert client.get(path).status_code == 404


def test_without_a_built_page_the_server_says_how_to_build_it(tmp_path):
    with (
        Threaded(tmp_path / "fives.sqlite", static=tmp_path / "nothing") as server,
        calls(server.url) as client,
    ):
        assert "npm run build" in client.get("/").text


def test_the_invitation_link(tmp_path, client):
    code, _ = new_table(client, "mine", "open")
    asked = client.get(f"/api/tables/{code}", headers={"Host": "tea.local:5555"}).json()["url"]
    assert asked == f"http://tea.local:5555/join/{code}"
    local = client.get(f"/api/tables/{code}").json()["url"]
    assert local == f"http://127.0.0.1:{client.base_url.port}/join/{code}"  # it listens to nobody else
    assert client.get(f"/api/tables/{code}/qr.svg").text.startswith("<svg")
    with (
        Threaded(tmp_path / "fives.sqlite", public_url="https://fives.example/") as server,
        calls(server.url) as other,
    ):
        code, _ = new_table(other, "mine", "open")
        assert other.get(f"/api/tables/{code}").json()["url"] == f"https://fives.example/join/{code}"


def test_the_printed_address_is_one_the_server_listens_on():
    for host, name in {"0.0.0.0": network_address(), "127.0.0.1": "127.0.0.1", "::1": "[::1]"}.items():
        assert network_url(Settings(host=host), 5555) == f"http://{name}:5555"


def test_idle_tables_are_deleted_and_quiet_ones_evicted(tmp_path):
    with (
        Threaded(tmp_path / "fives.sqlite", idle_days=0.0, drowsy=0.0) as server,
        calls(server.url) as client,
    ):
        kept, host = new_table(client, "mine", "open")
        gone, _ = new_table(client, "mine", "open")
        with Phone(server.url, kept, host) as ann:
            ann.read_until("snapshot")
            server.run(server.lobby.clean_up())
            assert client.get(f"/api/tables/{gone}").status_code == 404
            assert client.get(f"/api/tables/{kept}").status_code == 200


@pytest.fixture
def a_month_later(monkeypatch):
    """The machine's clock is put forward when this is called."""
    right, month = time.time_ns, 30 * 86_400 * 10**9
    monkeypatch.setattr(steady_clock._clock, "_ahead", steady_clock._clock._ahead)  # as it was, once this is over
    return lambda: monkeypatch.setattr("fives.live.steady_clock.time.time_ns", lambda: right() + month)


async def look_around(lobby):
    lobby.correct_clock()
    await lobby.clean_up()


def test_a_clock_jump_deletes_no_table(tmp_path, a_month_later):
    with Threaded(tmp_path / "fives.sqlite") as server, calls(server.url) as client:
        code, _ = new_table(client, "mine", "open")
        before = steady_clock.now()
        a_month_later()
        server.run(look_around(server.lobby))
        assert steady_clock.now() > before + 29 * DAY
        assert client.get(f"/api/tables/{code}").status_code == 200


def test_clock_jumps_are_ignored_while_a_time_limit_runs(tmp_path, a_month_later):
    with Threaded(tmp_path / "fives.sqlite") as server, calls(server.url) as client:
        code, token = new_table(client, "mine", "mine", time={"per": "match", "seconds": 7200})
        with Phone(server.url, code, token) as ann:
            ann.wait_for(lambda phone: phone.table)
            ann.ready()
            ann.wait_for(lambda phone: phone.position)
            before = steady_clock.now()
            a_month_later()
            server.run(look_around(server.lobby))
            assert steady_clock.now() < before + DAY


def test_an_evicted_table_is_loaded_again(tmp_path):
    with Threaded(tmp_path / "fives.sqlite", drowsy=0.0) as server, calls(server.url) as client:
        code, _ = new_table(client, "mine", "open")
        server.run(server.lobby.clean_up())
        assert "fives_tables_awake 0" in client.get("/metrics").text
        sit(client, code)
        assert client.get(f"/api/tables/{code}").json()["seats"][1]["name"] == "Guest"


def test_tables_and_spectators_are_limited(tmp_path):
    with (
        Threaded(tmp_path / "fives.sqlite", most_tables=1, watchers_per_table=1) as server,
        calls(server.url) as client,
    ):
        code, host = new_table(client, "mine", "open")
        wish = {"game": "tug", "seats": [{"kind": "mine"}] * 2}
        assert client.post("/api/tables", json=wish).json()["code"] == "house_full"
        with Phone(server.url, code) as eve:
            assert eve.read()["type"] == "snapshot"
            with Phone(server.url, code) as adam, Phone(server.url, code, host) as ann:
                assert adam.read()["code"] == "table_full"
                assert ann.read()["type"] == "snapshot"


def test_settings_come_from_the_environment():
    settings = read_settings({"FIVES_PORT": "80", "FIVES_BOT_DELAY": "0", "HOME": "x"})
    assert (settings.port, settings.bot_delay, settings.host) == (80, 0.0, Settings().host)
    with pytest.raises(BadSetting, match="FIVES_PORT must be a number"):
        read_settings({"FIVES_PORT": "many"})
    with pytest.raises(BadSetting, match="FIVES_LIST_TABLES must be true or false"):
        read_settings({"FIVES_LIST_TABLES": "perhaps"})
    assert not read_settings({"FIVES_LIST_TABLES": "false"}).list_tables


def test_a_token_bucket_allows_its_burst():
    bucket = Bucket(rate=0.001, burst=2)
    assert [bucket.take(), bucket.take(), bucket.take()] == [True, True, False]


def test_ipv6_addresses_are_grouped_by_prefix():
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:1") != network_of("2001:db8:0:1::1")
    assert network_of("::ffff:192.0.2.7") == network_of("192.0.2.7") == "192.0.2.7"
