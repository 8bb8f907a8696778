"""What the tests of the contract ask of the file that runs them; each has a default.

`GAMES` is the only name that the file must have. `GOLDEN` is the folder of the golden files, and
`TESTS` the folder whose tests carry the marks of the clauses. By default they are `golden` beside
the file, and the folder of the file. `ALL_OPEN` names kinds of moves and phases at which nothing is
hidden: nobody could compare anything then.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import pytest

from tablee.kernel import Game
from tablee.testing.golden_files import GoldenFiles
from tablee.testing.plugin import games_of


@pytest.fixture
def games(request: pytest.FixtureRequest) -> Sequence[Game]:
    """Every game of this file."""
    return games_of(request.module)


@pytest.fixture
def golden_folder(request: pytest.FixtureRequest) -> Path:
    """The folder of the golden files."""
    return Path(getattr(request.module, "GOLDEN", request.path.parent / "golden"))


@pytest.fixture
def tests_folder(request: pytest.FixtureRequest) -> Path:
    """The folder whose tests carry the marks of the clauses."""
    return Path(getattr(request.module, "TESTS", request.path.parent))


@pytest.fixture
def all_open(request: pytest.FixtureRequest) -> Sequence[str]:
    """Kinds of moves and phases at which nothing is hidden, whatever was hidden before."""
    return tuple(getattr(request.module, "ALL_OPEN", ()))


@pytest.fixture
def full(request: pytest.FixtureRequest) -> bool:
    """Whether the longer proofs were asked for."""
    return bool(request.config.getoption("--full"))


@pytest.fixture
def golden_files(request: pytest.FixtureRequest) -> GoldenFiles:
    """Whether golden files are to be written, or begun."""
    update = bool(request.config.getoption("--update-golden"))
    return GoldenFiles(update, "CI" not in os.environ, request.node.user_properties)
