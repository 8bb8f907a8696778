"""The page's types are made from the wire; a stale file is found here, not in a browser."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def run_generator(name: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", name, *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_the_types_of_the_page_are_those_of_the_wire() -> None:
    told = run_generator("tools.typescript", "--check")
    assert told.returncode == 0, told.stderr


def test_the_page_lays_out_the_tables_that_games_have_today() -> None:
    told = run_generator("tools.table_shapes", "--check")
    assert told.returncode == 0, told.stderr


def test_every_message_both_ways_is_in_the_types() -> None:
    from tablee import wire

    text = (ROOT / "client" / "src" / "wire.ts").read_text(encoding="utf-8")
    for name in ("Hello", "Play", "Seating", "Fresh", "Update", "Refused", "NewTable", "Trouble"):
        assert hasattr(wire, name)
        assert f"export interface {name} {{" in text


def test_a_stale_file_is_told(tmp_path: Path) -> None:
    probe = (
        "import pathlib, sys; from tools.generated import renew;"
        "target = pathlib.Path(sys.argv[1]) / 'wire.ts';"
        "codes = [renew(target, 'new', words) for words in (['--check'], [], ['--check'])];"
        "sys.exit(0 if codes == [1, 0, 0] else 1)"
    )
    command = [sys.executable, "-c", probe, str(tmp_path)]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    assert "wire.ts is stale" in told.stderr
