"""How the tests are built: each module stands alone."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_no_module_imports_a_module_of_tests() -> None:
    """What two of them need is in a module beside them, without tests of its own."""
    assert [f"{path}: {name}" for path, name in imports() if is_of_tests(name)] == []


def test_an_import_of_a_module_of_tests_is_found() -> None:
    wrong = "from house.test_house import ANN\nfrom house import test_life\nimport web.test_kill"
    assert all(is_of_tests(name) for name in names_of(wrong))
    assert not any(is_of_tests(name) for name in names_of("from house.running import ANN"))


def imports() -> Iterator[tuple[Path, str]]:
    for path in modules():
        for name in names_of(path.read_text("utf-8")):
            yield path.relative_to(ROOT), name


def modules() -> Iterator[Path]:
    for folder in ("tests", "tools", "bench", "examples"):
        yield from sorted((ROOT / folder).rglob("*.py"))


def names_of(text: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def is_of_tests(name: str) -> bool:
    """A function may be called `test_…` too; only modules of this project are meant."""
    return any((ROOT / "tests").rglob(f"{part}.py") for part in _test_parts(name))


def _test_parts(name: str) -> list[str]:
    return [part for part in name.split(".") if part.startswith("test_")]
