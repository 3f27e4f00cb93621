"""`fives config`: flags override the environment, a file and the defaults; a wrong setting is named."""

import pytest

from fives.server.read_settings import configure
from fives.server.settings import NAMES, BadSetting, Settings


@pytest.fixture(autouse=True)
def nowhere(tmp_path, monkeypatch):
    """Run in an empty folder, with no file of settings anywhere."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("fives.server.read_settings.user_config_path", lambda name: tmp_path / "config" / name)


def test_flags_override_environment_file_and_defaults(tmp_path):
    (tmp_path / "fives.toml").write_text('port = 1\nhost = "::1"\nidle_days = 3\n')
    found = configure({"FIVES_PORT": "2", "FIVES_HOST": "127.0.0.1"}, {"port": 3, "wifi": None})
    settings = found.settings
    assert (settings.port, settings.host, settings.idle_days, settings.away) == (3, "127.0.0.1", 3.0, Settings().away)
    told = [found.sources[name] for name in ("port", "host", "idle_days", "away", "wifi")]
    assert told == ["flag", "environment", "file", "default", "default"]


def test_a_file_is_named_or_lies_here_or_in_the_users_folder(tmp_path, monkeypatch):
    named, usual = tmp_path / "school.toml", tmp_path / "config/fives/fives.toml"
    usual.parent.mkdir(parents=True)
    for number, file in enumerate((usual, tmp_path / "fives.toml", named), start=1):
        file.write_text(f"port = {number}")
        environ = {"FIVES_CONFIG": str(named)} if file is named else {}
        assert configure(environ).settings.port == number
    assert configure({"FIVES_CONFIG": str(named)}, config=usual).settings.port == 1
    with pytest.raises(BadSetting, match=r"cannot read .*none.toml"):
        configure({}, config=tmp_path / "none.toml")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("prot = 80", "there is no setting 'prot'"),
        ("[server]\nport = 80", "there is no setting 'server'"),
        ('port = "80 "', "port in .* must be a number"),
        ("port = 70000", "<= 65535"),
        ("port = true", "port in .* must be a number"),
        ("away = -1", ">= 0"),
        ("away = nan", "must be a number"),
        ("database = 5", "must be a text"),
        ("host = 5", "must be a text"),
        ('log_level = "LOUD"', "one of DEBUG, INFO"),
        ("port 80", "is not TOML"),
    ],
)
def test_what_is_wrong_in_a_file_is_named(tmp_path, text, why):
    (tmp_path / "fives.toml").write_text(text)
    with pytest.raises(BadSetting, match=why):
        configure({})


def test_every_setting_is_printed_with_its_source(fives, tmp_path, monkeypatch):
    (tmp_path / "fives.toml").write_text('wifi_password = "hush"\nlist_tables = false\n')
    monkeypatch.setenv("FIVES_DATABASE", "postgresql://ann:geheim@db.example/fives?password=geheim")
    monkeypatch.setenv("FIVES_PROT", "80")
    listing = fives("config", "--port", "80", "--json").json
    told = {each["name"]: (each["value"], each["source"]) for each in listing["settings"]}
    assert list(told) == list(NAMES)
    assert told["port"] == ("80", "flag")
    assert told["database"] == ("postgresql://ann@db.example/fives", "environment")
    assert told["wifi_password"] == ("(hidden)", "file")
    assert told["list_tables"] == ("false", "file")
    assert listing["unknown"] == ["FIVES_PROT"]
    text = fives("config").out
    assert all(name in text for name in NAMES)
    assert "FIVES_PROT is not a setting of fives" in text
    assert "geheim" not in text
    assert "hush" not in text


def test_a_wrong_setting_is_one_error_line(refused, tmp_path, monkeypatch):
    (tmp_path / "fives.toml").write_text("prot = 80")
    assert "'prot'" in refused("config")
    assert "'prot'" in refused("serve")
    monkeypatch.setenv("FIVES_PORT", "many")
    (tmp_path / "fives.toml").unlink()
    assert "FIVES_PORT must be a number" in refused("config")
