"""Boxes that were built as wheels for kernel 1: every program of kernel 1 opens and plays them."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import msgspec
import pytest

from tablee.kernel import KERNEL

WHEELS = sorted((Path(__file__).parent / "packages").glob("*.whl"))
"""Written once, on 2026-11-18, from the boxes of that day. They are never built again."""
PLAYED = {
    "frozen-take-it": "--seats 3 --players expert,beginner,random",
    "frozen-tictactoe": "--seats 2 --players expert,random",
}
pytestmark = pytest.mark.skipif(KERNEL != 1, reason="these are for kernel 1")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """As pip lays a wheel out."""
    folder = tmp_path_factory.mktemp("packages")
    for wheel in WHEELS:
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(folder)
    return folder


def tablee(installed: Path, *arguments: str) -> str:
    """What the command prints where these packages are installed, too."""
    path = os.pathsep.join([str(installed), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
    told = subprocess.run(
        [sys.executable, "-c", "from tablee.cli.main import main; main()", *arguments],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
    )
    assert told.returncode == 0, told.stderr
    return told.stdout


def test_each_stands_on_the_shelf(installed: Path) -> None:
    found = {box["key"] for box in msgspec.json.decode(tablee(installed, "games", "--json"))}
    assert len(WHEELS) == len(PLAYED)
    assert found >= PLAYED.keys()


@pytest.mark.parametrize("key", PLAYED)
def test_each_is_played_to_its_end_by_its_own_computer_players(installed: Path, key: str) -> None:
    given = f"simulate {key} --games 4 --seed 7 --workers 1 --json {PLAYED[key]}"
    told = msgspec.json.decode(tablee(installed, *given.split()))
    assert (told["game"], told["games"]) == (key, 4)
