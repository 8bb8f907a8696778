"""The plug-in: what it collects, what it asks for, and that it leaves other projects alone."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import tablee.testing.contract
from tablee.testing import plugin, proof

FOLDER = Path(tablee.testing.contract.__file__).parent
CONTRACT = Path(__file__).parents[2] / "examples/tictactoe/tests/test_contract.py"
HEAVY = ("hypothesis", "msgspec", "tablee.kernel")


def run(folder: Path, text: str, *options: str) -> subprocess.CompletedProcess[str]:
    (folder / "test_it.py").write_text(text)
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *options],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )


def test_every_test_of_the_contract_is_exported() -> None:
    written = {
        node.name
        for file in FOLDER.glob("*.py")
        for node in ast.parse(file.read_text("utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }
    exported = {name for name in tablee.testing.contract.__all__ if name.startswith("test_")}
    assert exported == written
    assert len(written) > 35


def test_every_test_of_the_contract_says_what_it_asks() -> None:
    names = [name for name in tablee.testing.contract.__all__ if name.startswith("test_")]
    assert not [n for n in names if not getattr(tablee.testing.contract, n).__doc__]


def test_a_file_without_games_is_told_what_is_missing(tmp_path: Path) -> None:
    done = run(tmp_path, "from tablee.testing.contract import *\n")
    assert done.returncode != 0
    assert "GAMES = (GAME,)" in done.stdout


def test_tests_are_named_after_the_game(tmp_path: Path) -> None:
    done = run(tmp_path, CONTRACT.read_text("utf-8"), "--collect-only")
    assert "test_it.py::test_random_play_ends[tictactoe-2]" in done.stdout
    assert "test_it.py::test_every_clause_has_a_test[tictactoe]" in done.stdout


def test_other_projects_notice_nothing(tmp_path: Path) -> None:
    """No heavy import, and no change of their tests."""
    text = f"import sys\ndef test_it(): assert not set({HEAVY!r}) & set(sys.modules)\n"
    done = run(tmp_path, text, "-p", "no:hypothesispytest", "-p", "no:randomly")
    assert done.returncode == 0, done.stdout
    assert "1 passed" in done.stdout


def test_the_plug_in_is_named_in_the_package() -> None:
    from importlib.metadata import entry_points

    (point,) = entry_points(group="pytest11", name="tablee")
    assert point.load() is plugin


def test_the_documentation_shows_the_real_file() -> None:
    page = Path(__file__).parents[2] / "docs/adding-a-game.md"
    assert f"```python\n{CONTRACT.read_text('utf-8')}```\n" in page.read_text("utf-8")


@pytest.mark.parametrize(("options", "many"), [((), proof.QUICK), (("--full",), proof.FULL)])
def test_full_tries_more_examples(tmp_path: Path, options: tuple[str, ...], many: int) -> None:
    text = f"from tablee.testing.proof import examples as e\nassert e().max_examples == {many}\n"
    done = run(tmp_path, f"{text}def test_it(): ...\n", *options)
    assert done.returncode == 0, done.stdout
