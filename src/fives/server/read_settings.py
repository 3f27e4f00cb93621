"""Read settings from flags, the environment, a file and the defaults; the first that has one wins."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

from fives.core.extras import naming_extras
from fives.server.settings import NAMES, BadSetting, Settings, read_value

with naming_extras("server"):
    from platformdirs import user_config_path

Source: TypeAlias = Literal["flag", "environment", "file", "default"]
FILE: Final = "fives.toml"
NAMED: Final = "FIVES_CONFIG"  # the variable that names the file
PREFIX: Final = "FIVES_"
OTHERS: Final = (  # variables that are not settings
    NAMED,
    "FIVES_CACHE",
    "FIVES_CHROMIUM",
    "FIVES_FUZZ",
    "FIVES_FUZZ_SEED",
    "FIVES_KILLS",
    "FIVES_POSTGRES",
    "FIVES_SERVER",
    "FIVES_SOAK",
    "FIVES_TEST_STORE",
)


@dataclass(frozen=True, slots=True)
class Configuration:
    """The settings, their sources, the file that was read, and variables that only look like settings."""

    settings: Settings
    sources: Mapping[str, Source]
    file: Path | None = None
    unknown: tuple[str, ...] = ()


def configure(
    environ: Mapping[str, str],
    flags: Mapping[str, Any] | None = None,
    config: Path | None = None,
    defaults: Mapping[str, Any] | None = None,
) -> Configuration:
    """Return all settings in this order of precedence, or raise BadSetting.

    `flags` that are None were not given. The file is `config`, or what FIVES_CONFIG names, or `fives.toml` in this
    folder, or in the user's configuration folder; without one there is none.
    """
    file = find_file(environ, config)
    spelt = {name: f"{PREFIX}{name.upper()}" for name in NAMES}
    layers: tuple[tuple[Source, dict[str, Any]], ...] = (
        ("default", dict(defaults or {})),
        ("file", _read_file(file) if file else {}),
        ("environment", {n: read_value(n, environ[key], key) for n, key in spelt.items() if key in environ}),
        ("flag", {n: read_value(n, value, _flag(n)) for n, value in (flags or {}).items() if value is not None}),
    )
    given = {name: value for _, layer in layers for name, value in layer.items()}
    sources: dict[str, Source] = dict.fromkeys(NAMES, "default")
    sources.update({name: source for source, layer in layers for name in layer})
    known = {*spelt.values(), *OTHERS}
    unknown = sorted(key for key in environ if key.startswith(PREFIX) and key not in known)
    return Configuration(Settings(**given), sources, file, tuple(unknown))


def read_settings(environ: Mapping[str, str]) -> Settings:
    """Return the settings of a server that is started without flags, or raise BadSetting."""
    return configure(environ).settings


def find_file(environ: Mapping[str, str], config: Path | None = None) -> Path | None:
    """Return the file that settings are read from: one that was named must exist."""
    if config is not None:
        return config
    if environ.get(NAMED):
        return Path(environ[NAMED])
    usual = (Path(FILE), user_config_path("fives") / FILE)
    return next((path for path in usual if path.is_file()), None)


def _flag(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def _read_file(file: Path) -> dict[str, Any]:
    try:
        found = tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise BadSetting(f"cannot read {file}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSetting(f"{file} is not TOML: {error}") from None
    for name in found:
        if name not in NAMES:
            raise BadSetting(f"{file}: there is no setting {name!r}; `fives config` lists them")
    return {name: read_value(name, value, f"{name} in {file}") for name, value in found.items()}
