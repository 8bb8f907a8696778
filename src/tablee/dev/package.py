"""The folder of an author: which games its `pyproject.toml` names, and whether they load."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

import msgspec

from tablee.catalog.shelf import GROUP
from tablee.dev.trouble import CodeFault, trouble_of


class NoPackage(Exception):
    """There is no game in this folder, and why."""


class AuthorPackage(msgspec.Struct, frozen=True):
    """A package with games."""

    folder: Path
    games: Mapping[str, str]
    """`package.module:GAME` by key."""


def read_package(folder: Path) -> AuthorPackage:
    """Raises NoPackage."""
    papers = folder / "pyproject.toml"
    try:
        told = tomllib.loads(papers.read_text("utf-8"))
    except OSError:
        raise NoPackage(f"There is no {papers}.") from None
    except ValueError as fault:
        raise NoPackage(f"{papers}: {fault}.") from None
    project = told.get("project", {})
    games = project.get("entry-points", {}).get(GROUP, {})
    if not games:
        wanted = f'[project.entry-points."{GROUP}"]'
        raise NoPackage(f"{papers} names no game. It needs {wanted}, key = 'package.module:GAME'.")
    known = {(point.name, point.value) for point in entry_points(group=GROUP)}
    if not known.issuperset(games.items()):
        raise NoPackage(f"The package is not installed as it is now: pip install -e {folder}")
    found = AuthorPackage(folder.resolve(), dict(games))
    for value in games.values():
        _check_place(found, value.partition(":")[0])
    return found


def _check_place(package: AuthorPackage, module: str) -> None:
    """What is installed lies in the folder, so that a change there counts."""
    spec = find_spec(module.partition(".")[0])
    places = list(spec.submodule_search_locations or [spec.origin or ""]) if spec else []
    if not any(Path(place).resolve().is_relative_to(package.folder) for place in places):
        where = places[0] if places else "nowhere"
        raise NoPackage(
            f"What is installed lies elsewhere ({where}): pip install -e {package.folder}"
        )


def load(package: AuthorPackage) -> CodeFault | None:
    """Imports its games as the shelf does."""
    for key, value in package.games.items():
        module, _, name = value.partition(":")
        try:
            getattr(import_module(module), name)
        except Exception as fault:
            return trouble_of(fault, package.folder, f"loading {key}")
    return None
