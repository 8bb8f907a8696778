"""An author outside this repository: the wheel, an empty environment, and one game with its tests.

Nothing is fetched: packages of others are linked from the environment of this run, and only those
that `tablee[testing]` asks for.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from importlib.metadata import Distribution, distribution, distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]
GAME = ROOT / "examples/tictactoe"
BUILT_FROM = (
    "pyproject.toml",
    "hatch_build.py",
    "version.py",
    "README.md",
    "LICENSE",
    "LICENSES.md",
)
RIGHT, WRONG = "return EMPTY[state.cells[0] | state.cells[1]]", "return MARKS"
"""In the rules of the game: the cells that are empty, and all cells."""


class Author:
    """A folder with an environment of its own, and the tests of the game."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        run(sys.executable, "-m", "venv", "--without-pip", str(folder / "venv"))
        self.python = folder / "venv/bin/python"
        (self.packages,) = (folder / "venv").rglob("site-packages")
        shutil.copytree(GAME / "tests", folder / "tests", ignore=GENERATED)

    def install(self, wheel: Path) -> None:
        pip = (sys.executable, "-m", "pip", "--python", str(self.python), "install", "--quiet")
        run(*pip, "--no-index", "--no-deps", "--force-reinstall", str(wheel))

    def link(self, needed: Iterable[Distribution]) -> None:
        """Packages of others, as if they were installed here."""
        for package in needed:
            for name in {file.parts[0] for file in package.files or ()} - {"..", "__pycache__"}:
                if not (self.packages / name).exists():
                    (self.packages / name).symlink_to(str(package.locate_file(name)))

    def test(self) -> subprocess.CompletedProcess[str]:
        command = (str(self.python), "-m", "pytest", "-W", "error", "-p", "no:cacheprovider")
        return attempt(*command, folder=self.folder / "tests")


GENERATED = shutil.ignore_patterns("__pycache__", ".hypothesis")


@pytest.fixture(scope="module")
def author(tmp_path_factory: pytest.TempPathFactory) -> Author:
    author = Author(tmp_path_factory.mktemp("author"))
    author.install(wheel_of_tablee(tmp_path_factory.mktemp("tablee")))
    (ours,) = distributions(name="tablee", path=[str(author.packages)])
    author.link(closure(ours, {"testing"}))
    return author


def wheel_of_tablee(folder: Path) -> Path:
    """Built without the sources of the page, so that nothing but Python is needed."""
    for name in BUILT_FROM:
        shutil.copy(ROOT / name, folder / name)
    shutil.copytree(ROOT / "src", folder / "src", ignore=GENERATED)
    return wheel(folder)


def wheel_of_the_game(folder: Path, rules: str) -> Path:
    shutil.copytree(GAME, folder, ignore=GENERATED, dirs_exist_ok=True)
    file = folder / "src/tablee_tictactoe/rules.py"
    text = file.read_text("utf-8")
    assert RIGHT in text
    file.write_text(text.replace(RIGHT, rules), "utf-8")
    return wheel(folder)


def wheel(folder: Path) -> Path:
    run(sys.executable, "-m", "hatchling", "build", "--target", "wheel", folder=folder)
    (built,) = (folder / "dist").glob("*.whl")
    return built


def closure(package: Distribution, extras: set[str]) -> Iterator[Distribution]:
    """What a package needs with these extras, and what that needs in turn."""
    waiting, seen = [(package, frozenset(extras))], set[str]()
    while waiting:
        asking, wanted = waiting.pop()
        for need in map(Requirement, asking.requires or ()):
            if need.name not in seen and applies(need, wanted):
                seen.add(need.name)
                waiting.append((distribution(need.name), frozenset(need.extras)))
                yield waiting[-1][0]


def applies(need: Requirement, extras: Iterable[str]) -> bool:
    """Here, now, with one of these extras or without any."""
    return need.marker is None or any(need.marker.evaluate({"extra": e}) for e in ("", *extras))


def run(*command: str, folder: Path = ROOT) -> None:
    done = attempt(*command, folder=folder)
    assert done.returncode == 0, done.stdout + done.stderr


def attempt(*command: str, folder: Path) -> subprocess.CompletedProcess[str]:
    apart = {name: value for name, value in os.environ.items() if not name.startswith("PY")}
    return subprocess.run(
        command, cwd=folder, env=apart, capture_output=True, text=True, check=False
    )


@pytest.mark.slow
def test_a_game_keeps_the_contract_from_outside(author: Author, tmp_path: Path) -> None:
    author.install(wheel_of_the_game(tmp_path, RIGHT))
    done = author.test()
    assert done.returncode == 0, done.stdout + done.stderr
    assert " passed" in done.stdout


@pytest.mark.slow
def test_a_game_that_lists_an_illegal_move_fails_from_outside(
    author: Author, tmp_path: Path
) -> None:
    author.install(wheel_of_the_game(tmp_path, WRONG))
    done = author.test()
    assert done.returncode == 1, done.stdout + done.stderr
    assert "FAILED test_contract.py::test_every_legal_move_is_accepted[tictactoe]" in done.stdout
    assert "but `apply` refuses it: cell_taken" in done.stdout
