"""Getting in: the server's name by mDNS, and the code of the Wi-Fi, which only a host sees."""

from queue import Queue

from server_thread import Threaded
from zeroconf import AddressResolverIPv4, Zeroconf

from fives.server.edge import mdns as nearby
from fives.server.edge.mdns import announced
from fives.server.edge.own_addresses import network_address
from phone import SOON, calls, new_seed, new_table, sit


def test_mdns_announces_the_server(monkeypatch):
    """Another server on this network may have the name itself."""
    assert nearby.NAME == "fives"
    name = f"fives-{new_seed()}"
    monkeypatch.setattr(nearby, "NAME", name)
    told = Queue()
    with announced(5999, told.put), Zeroconf() as asking:
        assert told.get(timeout=SOON) == f"http://{name}.local:5999"
        name = AddressResolverIPv4(f"{name}.local.")
        assert name.request(asking, 1000 * SOON)
        assert name.parsed_addresses() == [network_address()]


def bearer(token):
    return {"Authorization": f"Bearer {token}"}


def test_only_the_host_sees_the_wifi_code(tmp_path):
    with (
        Threaded(tmp_path / "fives.sqlite", wifi="Our table; 5", wifi_password="five stones") as server,
        calls(server.url) as client,
    ):
        code, host = new_table(client, "mine", "open")
        shown = client.get(f"/api/tables/{code}/wifi", headers=bearer(host)).json()
        assert shown["name"] == "Our table; 5"
        assert shown["code"].startswith("<svg")
        guest = sit(client, code)
        for headers in ({}, bearer(guest)):
            refused = client.get(f"/api/tables/{code}/wifi", headers=headers)
            assert (refused.status_code, refused.json()["code"]) == (404, "no_wifi")


def test_without_the_setting_there_is_no_wifi_code(client):
    code, host = new_table(client, "mine", "open")
    assert client.get(f"/api/tables/{code}/wifi", headers=bearer(host)).json() == {"name": "", "code": ""}
