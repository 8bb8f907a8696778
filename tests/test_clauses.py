"""Every clause of every game's rules.md is proved by a test that carries its mark."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from tablee.catalog import shelf
from tablee.kernel import Game

TESTS = Path(__file__).parent
CLAUSE = re.compile(r"^- \*\*([A-Z]{2})-(\d+)\*\*", re.MULTILINE)
every_game = pytest.mark.parametrize("game", shelf().values(), ids=lambda game: game.key)


@every_game
def test_clauses_are_numbered_without_gaps(game: Game) -> None:
    marks = _clauses(game)
    assert marks, "rules.md lists no clause"
    assert len({letters for letters, _ in marks}) == 1, "one game, one pair of letters"
    numbers = [int(number) for _, number in marks]
    assert sorted(numbers) == list(range(1, max(numbers) + 1))


@every_game
def test_every_clause_has_a_test(game: Game) -> None:
    marks = [f"{letters}-{number}" for letters, number in _clauses(game)]
    missing = [mark for mark in marks if not re.search(rf"\b{mark}\b", _proofs())]
    assert not missing, "clauses without a test"


@every_game
def test_tests_cite_clauses_that_exist(game: Game) -> None:
    """Scenarios (XX-P01) and readings (A-XX-1) have marks of their own."""
    known = {f"{letters}-{number}" for letters, number in _clauses(game)}
    letters = next(iter(known)).partition("-")[0]
    cited = set(re.findall(rf"(?<![A-Z]-)\b{letters}-\d+\b", _proofs()))
    assert cited <= known


def _clauses(game: Game) -> list[tuple[str, str]]:
    return CLAUSE.findall((game.folder / "rules.md").read_text("utf-8"))


@cache
def _proofs() -> str:
    return "\n".join(file.read_text("utf-8") for file in sorted(TESTS.rglob("test_*.py")))
