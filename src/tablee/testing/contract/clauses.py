"""The clauses: every one in rules.md is proved by a test that carries its mark."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from tablee.kernel import Game

CLAUSE = re.compile(r"^- \*\*([A-Z]{2})-(\d+)\*\*", re.MULTILINE)


def test_clauses_are_numbered_without_gaps(game: Game) -> None:
    """`rules.md` lists clauses as `- **XX-1** …`, from 1 on, with one pair of letters."""
    marks = _clauses(game)
    assert marks, "rules.md lists no clause: write them as `- **XX-1** …`"
    assert len({letters for letters, _ in marks}) == 1, "one game, one pair of letters"
    numbers = [int(number) for _, number in marks]
    assert sorted(numbers) == list(range(1, max(numbers) + 1))


def test_every_clause_has_a_test(game: Game, tests_folder: Path) -> None:
    """A file `test_*.py` of your tests names every clause, in a comment beside its test."""
    marks = [f"{letters}-{number}" for letters, number in _clauses(game)]
    missing = [mark for mark in marks if not re.search(rf"\b{mark}\b", _proofs(tests_folder))]
    assert not missing, f"clauses without a test in {tests_folder.name}/ that has their mark"


def test_tests_cite_clauses_that_exist(game: Game, tests_folder: Path) -> None:
    """A mark in your tests is a clause. Scenarios (XX-P01) and readings (A-XX-1) are no clauses."""
    known = {f"{letters}-{number}" for letters, number in _clauses(game)}
    assert known, "rules.md lists no clause"
    letters = next(iter(known)).partition("-")[0]
    cited = set(re.findall(rf"(?<![A-Z]-)\b{letters}-\d+\b", _proofs(tests_folder)))
    assert cited <= known, "tests with the mark of a clause that rules.md does not have"


def _clauses(game: Game) -> list[tuple[str, str]]:
    return CLAUSE.findall((game.folder / "rules.md").read_text("utf-8"))


@cache
def _proofs(folder: Path) -> str:
    return "\n".join(file.read_text("utf-8") for file in sorted(folder.rglob("test_*.py")))
