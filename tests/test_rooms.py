"""Rooms one can walk through: few modules in each, no circles, and stairs that lead down."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "tablee"
TABLE = ROOT / "client" / "src" / "table"
MOST = 12

BELOW, TOP = "(basics)", "(top)"
FLOORS = {
    "house": (
        "(basics) rules library ratings pairing people bots sheets tables archive cluster (top) "
        "lobby meeting upkeep operator"
    ),
    "web": "(basics) guard socket http company operator preview device (top) processes",
    "store": "contract (basics) people sqlite postgres (top)",
}
"""The rooms of a package, the lowest first. Each may use those below it. What stands in no room is
the lowest floor, but for the modules that put everything together."""
TOGETHER = {"house": {"house"}, "web": {"app", "join", "serve"}, "store": {"address"}}

NAMED = ("kernel", "catalog", "wire", "store", "table", "record", "lab", "house", "web")
"""Where one class name means one class. Games are left out: each has its own State and View."""
TWICE = {
    "Device": "what is stored about a browser that is signed in, and what its owner is sent of it",
    "Passkey": "what is stored about a passkey, and what its owner is sent of it",
    "Lobby": "the lobby, and the lists that it sends",
    "Play": "the request to play a move, and the part of a table that plays it",
}
"""What is sent has a struct of its own. The others write it with its package: wire.Play."""

PAGE_FLOORS = (
    "compose", "play", "evening", "board", "talk", "news", "seats", "dialogs", "ending", "stage",
    "waiting", "replay", ".",
)  # fmt: skip
"""The same for the parts of a table on the page."""


# --- Python ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("package", ["house", "web", "store"])
def test_no_room_is_too_full(package: str) -> None:
    for room in [SOURCE / package, *(SOURCE / package).rglob("*")]:
        if room.is_dir():
            modules = [file for file in room.glob("*.py") if file.stem != "__init__"]
            assert len(modules) <= MOST, room


@pytest.mark.parametrize("package", ["house", "web", "store"])
def test_no_imports_go_in_a_circle(package: str) -> None:
    TopologicalSorter(_imports_within(package)).prepare()


@pytest.mark.parametrize("package", FLOORS)
def test_stairs_lead_down(package: str) -> None:
    floors = FLOORS[package].split()
    for module, imported in _imports_within(package).items():
        mine = floors.index(_room(module))
        above = {other for other in imported if floors.index(_room(other)) > mine}
        assert not above, f"{module}: {above}"


def test_the_house_knows_a_store_by_its_contract() -> None:
    """No module of it names one of the engines."""
    engines = re.compile(r"tablee\.store\.(sqlite|postgres)")
    for file in (SOURCE / "house").rglob("*.py"):
        assert not [name for name in _imported(file) if engines.match(name)], file


def test_one_class_name_means_one_class() -> None:
    names = Counter(name for package in NAMED for name in _classes(SOURCE / package))
    assert {name for name, count in names.items() if count > 1} == set(TWICE)


def test_what_is_sent_is_written_with_its_package() -> None:
    assert set(TWICE) <= set(_classes(SOURCE / "wire"))
    for package in set(NAMED) - {"wire"}:
        for file in (SOURCE / package).rglob("*.py"):
            assert not {f"tablee.wire.{name}" for name in TWICE} & set(_imported(file)), file


def _classes(package: Path) -> Iterator[str]:
    """Those that another module can import."""
    for file in package.rglob("*.py"):
        nodes = ast.parse(file.read_text("utf-8")).body
        yield from (node.name for node in nodes if isinstance(node, ast.ClassDef))


def test_a_circle_is_found() -> None:
    with pytest.raises(ValueError, match="cycle"):
        TopologicalSorter({"a": {"b"}, "b": {"a"}}).prepare()


def _room(module: str) -> str:
    _, package, *rest = module.split(".")
    if len(rest) > 1:
        return rest[0]
    return TOP if set(rest) & TOGETHER[package] else BELOW


def _imports_within(package: str) -> Mapping[str, set[str]]:
    files = {_name(file): file for file in (SOURCE / package).rglob("*.py")}
    modules = {name: file for name, file in files.items() if file.stem != "__init__"}
    return {name: set(_imported(file)) & set(modules) - {name} for name, file in modules.items()}


def _name(file: Path) -> str:
    return ".".join(file.relative_to(SOURCE.parent).with_suffix("").parts)


def _imported(file: Path) -> Iterator[str]:
    """Modules, and what may be one: a name that is imported from a package."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)


# --- the page -------------------------------------------------------------------------------------


def test_no_room_of_a_table_is_too_full() -> None:
    rooms = {room.name for room in TABLE.rglob("*") if room.is_dir()}
    assert rooms | {"."} == set(PAGE_FLOORS)
    for room in PAGE_FLOORS:
        assert 0 < len([file for file in (TABLE / room).iterdir() if file.is_file()]) <= MOST, room


@pytest.mark.parametrize("room", PAGE_FLOORS)
def test_stairs_of_a_table_lead_down(room: str) -> None:
    below = PAGE_FLOORS[: PAGE_FLOORS.index(room) + 1]
    for file in (TABLE / room).iterdir():
        used = set(_rooms_used(file)) if file.is_file() else set()
        assert used <= set(below), f"{file.name}: {used - set(below)}"


def _rooms_used(file: Path) -> Iterator[str]:
    for found in re.finditer(r"""(?:from|import)\s*\(?["'](\.[^"']+)["']""", file.read_text()):
        used = (file.parent / found[1]).resolve()
        if used.is_relative_to(TABLE):
            yield str(used.parent.relative_to(TABLE))
