"""An author outside this repository: the wheel of Tablée and an empty environment.

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

from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]
BUILT_FROM = (
    "pyproject.toml",
    "hatch_build.py",
    "version.py",
    "README.md",
    "LICENSE",
    "LICENSES.md",
)


class Author:
    """A folder with an environment of its own, in which Tablée is installed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        run(sys.executable, "-m", "venv", "--without-pip", str(folder / "venv"))
        self.python = folder / "venv/bin/python"
        (self.packages,) = (folder / "venv").rglob("site-packages")

    def install(self, wheel: Path) -> None:
        pip = (sys.executable, "-m", "pip", "--python", str(self.python), "install", "--quiet")
        run(*pip, "--no-index", "--no-deps", "--force-reinstall", str(wheel))

    def link(self, needed: Iterable[Distribution]) -> None:
        """Packages of others, as if they were installed here."""
        for package in needed:
            for name in {file.parts[0] for file in package.files or ()} - {"..", "__pycache__"}:
                if not (self.packages / name).exists():
                    (self.packages / name).symlink_to(str(package.locate_file(name)))

    def develop(self, package: Path) -> None:
        """`pip install -e`, with what builds it at hand."""
        for name in ("hatchling", "editables"):
            self.link([distribution(name), *closure(distribution(name), set())])
        pip = (sys.executable, "-m", "pip", "--python", str(self.python), "install", "--quiet")
        apart = ("--no-index", "--no-deps", "--no-build-isolation")
        run(*pip, *apart, "--editable", str(package))

    def test(self, folder: Path) -> subprocess.CompletedProcess[str]:
        command = (str(self.python), "-m", "pytest", "-W", "error", "-p", "no:cacheprovider")
        return attempt(*command, folder=folder)

    def tablee(self, *words: str, folder: Path) -> subprocess.CompletedProcess[str]:
        return attempt(str(self.folder / "venv/bin/tablee"), *words, folder=folder)

    def start(self, *words: str, folder: Path) -> subprocess.Popen[str]:
        """A command that goes on until it is ended."""
        command = (str(self.folder / "venv/bin/tablee"), *words)
        return subprocess.Popen(command, cwd=folder, env=apart(), stdout=subprocess.PIPE, text=True)


def new_author(folder: Path) -> Author:
    """With the wheel that is built from here, and what `tablee[testing]` asks for."""
    author = Author(folder / "author")
    author.install(wheel_of_tablee(folder / "tablee"))
    (ours,) = distributions(name="tablee", path=[str(author.packages)])
    author.link(closure(ours, {"testing"}))
    return author


GENERATED = shutil.ignore_patterns("__pycache__", ".hypothesis")


def wheel_of_tablee(folder: Path) -> Path:
    """Built without the sources of the page, so that nothing but Python is needed."""
    folder.mkdir()
    for name in BUILT_FROM:
        shutil.copy(ROOT / name, folder / name)
    shutil.copytree(ROOT / "src", folder / "src", ignore=GENERATED)
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
    return subprocess.run(
        command, cwd=folder, env=apart(), capture_output=True, text=True, check=False
    )


def apart() -> dict[str, str]:
    """The environment of an author at home: nothing Python reads in it here, and no `CI`."""
    return {k: value for k, value in os.environ.items() if k != "CI" and not k.startswith("PY")}
