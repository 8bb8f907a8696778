"""How the tests are built: each module stands alone, and uses what is public."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
TESTS, SOURCE = ROOT / "tests", ROOT / "src" / "tablee"
OURS = ("self", "cls", "os")
"""Whose names with an underscore are no secret: one's own, and `os._exit`."""
REACHES = {
    "cli/test_move_store.py": 1,
    "house/sheets/test_makers.py": 1,
    "house/tables/test_correspondence.py": 1,
    "house/test_background_queue.py": 1,
    "house/test_judging.py": 1,
    "house/test_memory.py": 1,
    "house/test_signal.py": 1,
    "sim/clock.py": 2,
    "sim/world.py": 1,
    "store/postgres/cluster/test_notices.py": 2,
    "store/sqlite/test_tables.py": 2,
    "table/race/test_timing.py": 1,
    "table/test_ending.py": 1,
    "table/viewers/test_talk.py": 1,
    "web/conftest.py": 1,
    "web/many.py": 1,
    "web/socket/test_connection.py": 7,
    "web/socket/test_gauges.py": 1,
    "web/socket/test_socket_class.py": 1,
    "web/test_fuzz_socket.py": 2,
}
"""Where tests reach inside, and how often: to stop a sign of life, to lose a connection, to see
what is remembered. The numbers may only fall; a file that is not here has none."""


def test_folders_of_tests_are_those_of_the_code() -> None:
    """Where a module is tested, its folder says."""
    packages = {package.name for package in SOURCE.iterdir() if (package / "__init__.py").exists()}
    folders = {path.parent.relative_to(TESTS) for path in TESTS.rglob("test_*.py")}
    mirrored = {folder for folder in folders if folder.parts and folder.parts[0] in packages}
    assert len(mirrored) > 30
    assert {
        folder for folder in mirrored if not (SOURCE / folder / "__init__.py").exists()
    } == set()


def test_no_module_imports_a_module_of_tests() -> None:
    """What two of them need is in a module beside them, without tests of its own."""
    assert [f"{path}: {name}" for path, name in imports() if is_of_tests(name)] == []


def test_an_import_of_a_module_of_tests_is_found() -> None:
    wrong = "from house.test_house import ANN\nfrom house import test_life\nimport web.test_kill"
    assert all(is_of_tests(name) for name in names_of(wrong))
    assert not any(is_of_tests(name) for name in names_of("from house.running import ANN"))


def test_tests_use_what_is_public() -> None:
    """A number that is too large here would let somebody reach inside again."""
    found = {}
    for path in (ROOT / "tests").rglob("*.py"):
        if reached := private_names(path.read_text("utf-8")):
            found[path.relative_to(ROOT / "tests").as_posix()] = len(reached)
    assert found == REACHES


def test_a_private_name_is_found() -> None:
    assert private_names("self.line._inbox") == ["_inbox"]
    assert private_names("self._mine; super()._mine; os._exit(1); x.__class__") == []
    assert private_names("other()._mine") == ["_mine"]


def private_names(text: str) -> list[str]:
    found = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Attribute)]
    return [node.attr for node in found if is_private(node.attr) and not is_own(node.value)]


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__")


def is_own(value: ast.expr) -> bool:
    """Its own, or of the class it is made from: `self._hear`, `super()._hear`."""
    name = value.func if isinstance(value, ast.Call) else value
    return isinstance(name, ast.Name) and name.id in (OURS if name is value else {"super"})


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
