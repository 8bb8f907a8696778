"""The contract from outside: one game, in an environment that has the wheel alone."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from testing.outside import GENERATED, ROOT, Author, new_author, wheel

GAME = ROOT / "examples/tictactoe"
RIGHT, WRONG = "return EMPTY[state.cells[0] | state.cells[1]]", "return MARKS"
"""In the rules of the game: the cells that are empty, and all cells."""


@pytest.fixture(scope="module")
def author(tmp_path_factory: pytest.TempPathFactory) -> Author:
    author = new_author(tmp_path_factory.mktemp("outside"))
    shutil.copytree(GAME / "tests", author.folder / "tests", ignore=GENERATED)
    return author


def wheel_of_the_game(folder: Path, rules: str) -> Path:
    shutil.copytree(GAME, folder, ignore=GENERATED, dirs_exist_ok=True)
    file = folder / "src/tablee_tictactoe/rules.py"
    text = file.read_text("utf-8")
    assert RIGHT in text
    file.write_text(text.replace(RIGHT, rules), "utf-8")
    return wheel(folder)


@pytest.mark.slow
def test_a_game_keeps_the_contract_from_outside(author: Author, tmp_path: Path) -> None:
    author.install(wheel_of_the_game(tmp_path, RIGHT))
    done = author.test(author.folder / "tests")
    assert done.returncode == 0, done.stdout + done.stderr
    assert " passed" in done.stdout


@pytest.mark.slow
def test_a_game_that_lists_an_illegal_move_fails_from_outside(
    author: Author, tmp_path: Path
) -> None:
    author.install(wheel_of_the_game(tmp_path, WRONG))
    done = author.test(author.folder / "tests")
    assert done.returncode == 1, done.stdout + done.stderr
    assert "FAILED test_contract.py::test_every_legal_move_is_accepted[tictactoe]" in done.stdout
    assert "but `apply` refuses it: cell_taken" in done.stdout
