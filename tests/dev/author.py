"""A game that an author is writing: a copy of an example, where a change counts."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from shutil import copytree
from typing import Any

import httpx

ROOT = Path(__file__).parents[2]
MAIN = "from tablee.cli.main import main; main()"
OPEN = re.compile(r"http://localhost:(\d+)/workbench")


def copy_of_tictactoe(folder: Path) -> Path:
    leave = lambda path, names: [name for name in names if name == "__pycache__"]  # noqa: E731
    copytree(ROOT / "examples" / "tictactoe", folder, ignore=leave)
    return folder


def paths(folder: Path) -> dict[str, str]:
    """The environment in which this copy is the one that is imported."""
    others = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder / "src"), *others])}


class Author:
    """`tablee dev` on a copy, and what its workbench is told."""

    def __init__(self, folder: Path) -> None:
        self.folder = copy_of_tictactoe(folder)
        command = [sys.executable, "-c", MAIN, "dev", str(self.folder), "--port", "0", "--no-open"]
        self.process = subprocess.Popen(
            command, env=paths(self.folder), stdout=subprocess.PIPE, text=True
        )
        self.address = wait_for_address(self.process)
        self._client = httpx.Client(base_url=self.address, timeout=60)
        self.seen = ""

    def __enter__(self) -> Author:
        return self

    def __exit__(self, *fault: object) -> None:
        self.close()

    def close(self) -> None:
        self._client.close()
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        self.process.wait(60)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def path(self, module: str) -> Path:
        return self.folder / "src" / "tablee_tictactoe" / f"{module}.py"

    def change(self, module: str, old: str, new: str) -> None:
        """Saves the module with something else in it."""
        path = self.path(module)
        text = path.read_text("utf-8")
        assert old in text
        path.write_text(text.replace(old, new), "utf-8")

    def news(self) -> dict[str, Any]:
        """What is told next. A server that leaves may break off the answer."""
        while True:
            try:
                answer = self._client.get("/api/dev/news", params={"seen": self.seen})
            except httpx.TransportError:
                continue
            told: dict[str, Any] = answer.json()
            if told["serial"] != self.seen:
                self.seen = told["serial"]
                return told

    def ask(self, path: str, body: Any = None) -> Any:
        if body is None:
            return self._client.get(path).json()
        return self._client.post(path, json=body).json()


def wait_for_address(process: subprocess.Popen[str]) -> str:
    """Where `tablee dev` says that it is open."""
    assert process.stdout is not None
    for line in process.stdout:
        if found := OPEN.search(line):
            return f"http://localhost:{found[1]}"
    raise AssertionError("it does not open")
