"""Build the page into the wheel, so that a wheel needs no Node to run."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebBuild(BuildHookInterface):  # type: ignore[type-arg]
    """Run the web build before a wheel is packed; an editable install leaves that to make."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page if it is not there yet."""
        root = Path(self.root)
        if version == "editable" or (root / "src/fives/web/index.html").is_file():
            return
        npm = shutil.which("npm")
        if npm is None:
            raise RuntimeError("building the wheel of fives needs Node 20 and npm")
        for command in (["ci"], ["run", "build"]):
            subprocess.run([npm, *command], cwd=root / "web", check=True)
