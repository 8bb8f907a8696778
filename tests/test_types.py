"""The page's types are made from the wire; a stale file is found here, not in a browser."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def run_generator(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tools.typescript", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_the_types_of_the_page_are_those_of_the_wire() -> None:
    told = run_generator("--check")
    assert told.returncode == 0, told.stderr


def test_every_message_both_ways_is_in_the_types() -> None:
    from tablee import wire

    text = (ROOT / "client" / "src" / "wire.ts").read_text(encoding="utf-8")
    for name in ("Hello", "Play", "Seating", "Fresh", "Update", "Refused", "NewTable", "Trouble"):
        assert hasattr(wire, name)
        assert f"export interface {name} {{" in text


def test_a_stale_file_is_told() -> None:
    probe = (
        "import pathlib, tempfile, sys; from tools import typescript as t;"
        "t.TARGET = pathlib.Path(tempfile.mkdtemp()) / 'wire.ts';"
        "first = t.main(['--check']); t.main([]); second = t.main(['--check']);"
        "sys.exit(0 if (first, second) == (1, 0) else 1)"
    )
    told = subprocess.run(
        [sys.executable, "-c", probe], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert told.returncode == 0, told.stderr
    assert "stale" in told.stderr
