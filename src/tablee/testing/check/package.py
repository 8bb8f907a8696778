"""The papers of a package: its entry points, and whether each leads to a game that opens."""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import EntryPoint, distributions
from pathlib import Path
from typing import Any, Final

from tablee.catalog.shelf import GROUP, fill_shelf
from tablee.kernel import Game
from tablee.testing.check.problem import Place, Problem, told
from tablee.testing.check.time_limit import TooSlow, within

PAPERS: Final = "pyproject.toml"
IMPORT_S: Final = 20
LINE: Final = re.compile(r"at line (\d+)")


class Package:
    """What was found in a folder, and what is wrong with it so far."""

    def __init__(self, folder: Path) -> None:
        self.place = Place(folder.resolve())
        self.games: list[Game] = []
        self.problems = list(self._open())

    def _open(self) -> Iterator[Problem]:
        file = self.place.folder / PAPERS
        if not file.is_file():
            yield Problem(PAPERS, "is missing.", "`tablee new` writes a package that has one.")
            return
        try:
            project = tomllib.loads(file.read_text("utf-8")).get("project", {})
        except tomllib.TOMLDecodeError as fault:
            line = LINE.search(str(fault))
            yield Problem(self.place.name(file, int(line[1]) if line else 0), f"{fault}.")
            return
        points = [
            EntryPoint(key, value, group)
            for group, some in project.get("entry-points", {}).items()
            if group.startswith("tablee.games")
            for key, value in some.items()
        ]
        if not points:
            todo = f'[project.entry-points."{GROUP}"] names it: my-game = "tablee_my_game:GAME".'
            yield Problem(PAPERS, "no entry point leads to a game.", todo)
        source = self.place.folder / "src"
        sys.path.insert(0, str(source if source.is_dir() else self.place.folder))
        for point in points:
            yield from self._load(point, str(project.get("name", "")))

    def _load(self, point: EntryPoint, package: str) -> Iterator[Problem]:
        where = self.place.of_text(self.place.folder / PAPERS, rf"^\s*\"?{re.escape(point.name)}\b")
        try:
            with within(IMPORT_S):
                game: Any = getattr(import_module(point.module), point.attr)
        except (Exception, SystemExit, TooSlow) as fault:
            what = f"the game does not open: {told(fault)}."
            yield Problem(self.place.of_fault(fault) or where, what)
            return
        shelf = fill_shelf([point])
        for box in shelf.refused:
            yield Problem(self._where(box.why, where), f"the box stays closed: {box.why}.")
        if isinstance(game, Game) and not shelf.refused:
            self.games.append(game)
        yield from _others(point, package, where)

    def _where(self, why: str, papers: str) -> str:
        """The accent and the key stand in the code."""
        word = next((word for word in ("accent", "key") if why.startswith(f"its {word} ")), "")
        files = sorted(self.place.folder.rglob("*.py")) if word else []
        found = (self.place.of_text(file, rf"\b{word}=") for file in files)
        return next((place for place in found if ":" in place), papers)


def _others(point: EntryPoint, package: str, where: str) -> Iterator[Problem]:
    """Whether another package has the key, and whether this one is installed."""
    names = {
        found.name
        for found in distributions()
        if any(one.group == GROUP and one.name == point.name for one in found.entry_points)
    }
    plain = package.replace("_", "-").lower()
    taken = sorted(name for name in names if name.replace("_", "-").lower() != plain)
    if taken:
        what = f"the key {point.name!r} is taken by {', '.join(taken)}; neither box would open."
        yield Problem(where, what, "Take another key.")
    elif not names:
        what = f"{package or point.name} is not installed here."
        yield Problem(where, what, "`pip install -e .` does it.")
