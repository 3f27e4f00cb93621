"""Write the static shelf: a folder of files from which every game can be played without a server. `make site` runs it.

`python scripts/site.py FOLDER [GAME …]` writes the tables of these games alone, which is much quicker: for tests.
The page comes from `web` (in the mode `shelf`), Python from the npm package pyodide, msgspec from its own wheel for
WebAssembly. The Python of fives is compiled by the Python that will run it.
"""

import gzip
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
PYODIDE = WEB / "node_modules/pyodide"
WHEELS = ROOT / ".stamps/wheels"
PINS = ROOT / "scripts/wasm-wheels.txt"
PLATFORM = ["--platform", "pyemscripten_2026_0_wasm32", "--python-version", "314", "--implementation", "cp"]
ROOMS = ("core", "table", "live", "local", "games", "solving", "coach", "arena")  # of fives, whole
ALSO = ("store/__init__.py", "store/store_protocol.py")
PLAIN = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide-lock.json", "python_stdlib.zip")
PACKED = ("pyodide.asm.wasm",)  # compressed here, so that it is small on every host
EPOCH = (2026, 1, 1, 0, 0, 0)  # the time of every file, so that the same source makes the same bytes


def main(target: Path, games: list[str]) -> None:
    """Write the shelf to the folder `target`, with the tables of some games, or of all."""
    with tempfile.TemporaryDirectory() as place:
        python = Path(place) / "python"
        python.mkdir()
        write_python(python)
        folder = f"python-{_hash_of_folder(python)}"
        build_page(target, folder)
        shutil.move(python, target / folder)
    write_tables(target / "tables", games)
    write_worker(target)
    size = sum((target / path).stat().st_size for path in _files(target))
    sys.stdout.write(f"The shelf is in {target}: {size / 1e6:.1f} MB. Any static host can show it.\n")


def write_tables(folder: Path, games: list[str]) -> None:
    """Write the compact tables of solved games: made once, as long as no solver has changed."""
    sources = [path for room in ("core", "games", "solving") for path in (ROOT / "src/fives" / room).rglob("*.py")]
    version = _hash(b"".join(path.read_bytes() for path in sorted(sources)))
    made = ROOT / ".stamps/tables" / ("-".join(games) or "all") / version
    if not (made / "tables.json").is_file():
        shutil.rmtree(made.parent, ignore_errors=True)
        subprocess.run([sys.executable, "-m", "fives.solving.write_compact_tables", made, *games], check=True)
    shutil.copytree(made, folder)


def write_worker(target: Path) -> None:
    """Write the list of all files, and the service worker that keeps them."""
    files = [path for path in _files(target) if path not in ("files.json", "sw.js")]
    listed = {}
    for path in files:
        data = (target / path).read_bytes()
        listed[path] = (_hash(data), len(data), _part(path))
    worker = (WEB / "shell/shelf-sw.js").read_text("utf-8")
    (target / "files.json").write_text(json.dumps(listed, indent=0), "utf-8")
    (target / "sw.js").write_text(worker.replace("const FILES = {};", f"const FILES = {json.dumps(listed)};"), "utf-8")


def write_python(folder: Path) -> None:
    """Write Python, msgspec and the rules."""
    for name in PLAIN:
        shutil.copy(PYODIDE / name, folder)
    for name in PACKED:
        (folder / f"{name}.packed").write_bytes(gzip.compress((PYODIDE / name).read_bytes(), 9, mtime=0))
    with tempfile.TemporaryDirectory() as place:
        sources = Path(place)
        for wheel in fetch_wheels():
            with zipfile.ZipFile(wheel) as archive:
                archive.extractall(sources / "msgspec")
        copy_rules(sources / "fives")
        subprocess.run(["node", WEB / "scripts/compile-python.mjs", sources], check=True)
        games = json.loads((sources / "games.json").read_text("utf-8"))
        (folder / "games.json").write_text(json.dumps(games), "utf-8")
        for name in ("msgspec", "fives"):
            pack(sources / name, folder / f"{name}.zip")
    sizes = {path.name: path.stat().st_size for path in folder.iterdir() if path.suffix not in (".mjs", ".json")}
    (folder / "sizes.json").write_text(json.dumps({"all": sum(sizes.values())}), "utf-8")


def fetch_wheels() -> list[Path]:
    """Return the wheels for WebAssembly, fetched once and checked against their hashes."""
    WHEELS.mkdir(parents=True, exist_ok=True)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "--quiet", "--no-deps"]
    wanted = ["--only-binary=:all:", *PLATFORM, "--abi", "cp314", "--require-hashes", "--requirement", str(PINS)]
    if not list(WHEELS.glob("*.whl")):
        subprocess.run([*pip, *wanted, "--dest", str(WHEELS)], check=True)
    hashes = PINS.read_text("utf-8")
    wheels = sorted(WHEELS.glob("*.whl"))
    for wheel in wheels:
        if hashlib.sha256(wheel.read_bytes()).hexdigest() not in hashes:
            raise SystemExit(f"{wheel} is not the wheel that {PINS.name} names: delete it and run again")
    return wheels


def copy_rules(folder: Path) -> None:
    """Copy what runs in a browser of the Python of fives."""
    source = ROOT / "src/fives"
    found = [*source.glob("*.py"), *(source / path for path in ALSO)]
    for room in ROOMS:
        found += [path for path in (source / room).rglob("*") if path.is_file() and wanted(path)]
    for path in found:
        copy = folder / "fives" / path.relative_to(source)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, copy)


def wanted(path: Path) -> bool:
    """Return whether a file is of use in a browser: kernels and batches need numpy."""
    return path.suffix == ".py" and "fast" not in path.parts


def pack(folder: Path, target: Path) -> None:
    """Write a folder as a zip whose bytes depend on the files alone."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                entry = zipfile.ZipInfo(path.relative_to(folder).as_posix(), EPOCH)
                archive.writestr(entry, path.read_bytes(), zipfile.ZIP_DEFLATED, 9)


def build_page(target: Path, folder: str) -> None:
    """Build the page for a static host; it finds Python in `folder`."""
    shutil.rmtree(target, ignore_errors=True)
    settings = {**os.environ, "VITE_PYTHON": folder}
    command = ["npx", "vite", "build", "--mode", "shelf", "--outDir", str(target), "--emptyOutDir"]
    subprocess.run(command, cwd=WEB, env=settings, check=True)


def _part(path: str) -> str:
    """Return what a file is for: it is fetched with the page, before the first game, or for a level of one game."""
    return "python" if path.startswith("python-") else path if path.startswith("tables/") else "page"


def _files(folder: Path) -> list[str]:
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())


def _hash(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:16]


def _hash_of_folder(folder: Path) -> str:
    return _hash(b"".join(path.encode() + (folder / path).read_bytes() for path in _files(folder)))[:10]


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve(), sys.argv[2:])
