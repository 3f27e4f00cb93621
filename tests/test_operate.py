"""The pages and files for operators name every setting and metric there is, and no other."""

import json
import re
import tomllib
from importlib.util import find_spec
from pathlib import Path

import pytest

from fives.server.prometheus_metrics import Metrics
from fives.server.read_settings import OTHERS, configure
from fives.server.settings import NAMES, Settings

ROOT = Path(__file__).parents[1]
OPERATE = (ROOT / "docs/operate.md").read_text()
MODEL = (ROOT / "docs/threat-model.md").read_text()
UNIT = (ROOT / "deploy/fives.service").read_text()
CONTAINER = (ROOT / "deploy/Containerfile").read_text()
KNOWN = {f"FIVES_{name.upper()}" for name in NAMES} | set(OTHERS)


def named(text):
    """Return the variables that a page names, `_BURST` after `FIVES_X_RATE` among them."""
    pairs = re.findall(r"`(FIVES_[A-Z_]+)_RATE`, `_BURST`", text)
    return set(re.findall(r"FIVES_[A-Z_]*[A-Z]", text)) | {f"{pair}_BURST" for pair in pairs}


def test_every_setting_is_on_the_page_and_the_page_names_no_other():
    assert KNOWN - set(OTHERS) - named(OPERATE) == set()
    assert named(OPERATE + UNIT + CONTAINER + MODEL) - KNOWN - {"FIVES_NAME"} == set()


@pytest.mark.parametrize(
    "name", ["port", "away", "idle_days", "drowsy", "poll_wait", "queue_messages", "message_bytes"]
)
def test_defaults_on_the_page_are_those_of_the_program(name):
    row = next(line for line in OPERATE.splitlines() if line.startswith("|") and f"FIVES_{name.upper()}`" in line)
    assert f"{getattr(Settings(), name):g}" in row.replace("`", "")


def test_every_metric_is_on_the_page_and_the_page_names_no_other():
    """Those of the lobby, which count what there is now, stand in its own file."""
    lobby = set(re.findall(r'"(fives_\w+)",\s', (ROOT / "src/fives/live/all_tables.py").read_text()))
    counted = set(re.findall(r"^# TYPE (\w+)", Metrics().text(), re.MULTILINE))
    assert len(lobby) > 2
    assert set(re.findall(r"\bfives_\w+", OPERATE)) == lobby | counted


def test_every_claim_of_the_threat_model_names_tests_that_are_there():
    claims = re.findall(r"`(tests/[a-z_/]+\.py)::(\w+)`", MODEL)
    assert len(claims) > 35
    for file, test in claims:
        assert f"\ndef {test}(" in (ROOT / file).read_text(), f"{file} has no {test}"
    rows = [line for line in MODEL.splitlines() if line.startswith("|") and not line.startswith(("|--", "| cannot"))]
    assert [row for row in rows if "tests/" not in row and "tests of" not in row] == []


def test_the_settings_of_the_service_are_settings(tmp_path):
    found = configure({}, config=ROOT / "deploy/fives.toml").settings
    assert found.public_url.startswith("https://")
    for variable in re.findall(r"^Environment=(\w+)=", UNIT, re.MULTILINE):
        assert variable in KNOWN
    module = re.search(r"^ExecStart=\S+/python -m (\S+)$", UNIT, re.MULTILINE).group(1)
    assert find_spec(f"{module}.__main__")
    for line in re.findall(r"deploy/[\w.]+", UNIT):
        assert (ROOT / line).is_file()
    for word in ("NoNewPrivileges=yes", "ProtectSystem=strict", "UMask=0077", "CapabilityBoundingSet=\n"):
        assert word in UNIT


def test_what_the_container_copies_and_runs_is_there():
    for line in re.findall(r"^COPY ((?!--)[^\n]+) \S+$", CONTAINER, re.MULTILINE):
        for source in line.split():
            assert (ROOT / source).exists(), source
    scripts = json.loads((ROOT / "web/package.json").read_text())["scripts"]
    assert set(re.findall(r"npm run (\w+)", CONTAINER)) <= set(scripts)
    assert set(re.findall(r"ENV (FIVES_\w+)| (FIVES_\w+)=", CONTAINER)) != set()
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text())
    for needed in ("readme", "license-files"):
        for file in [wanted["project"][needed]] if needed == "readme" else wanted["project"][needed]:
            assert file in CONTAINER
    assert "USER fives" in CONTAINER
    assert 'CMD ["python", "-m", "fives.server"]' in CONTAINER


def test_the_container_is_found_healthy_by_a_path_that_is_there():
    assert '"/readyz"' in (ROOT / "src/fives/server/http/monitoring.py").read_text()
    assert "/readyz" in CONTAINER
