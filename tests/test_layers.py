"""The arrows of the house: who may import whom, and who may touch the world outside."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tablee.catalog import shelf
from tablee.catalog.words import LANGUAGES, words
from tablee.kernel import Say
from tablee.kernel.options import describe_options

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "tablee"

ALLOWED = {
    "kernel": set(),
    "pieces": {"kernel"},
    "games": {"kernel", "pieces"},
    "kinds": {"kernel", "pieces"},
    "bots": {"kernel"},
    "store": {"kernel"},
    "catalog": {"kernel", "bots"},
    "wire": {"kernel", "store.contract"},
    "table": {"kernel", "store.contract", "wire"},
    "record": {"kernel", "bots", "store.contract", "wire", "table"},
    "lab": {"kernel", "bots", "catalog", "table", "store.contract"}
    | {"pieces.learned", "pieces.solved", "pieces.temper"},
    "adapters": {"kernel", "catalog", "table", "store.contract", "lab"},
    "house": {"kernel", "bots", "catalog", "store", "wire", "table", "record", "pieces.lexicon"},
    "web": {"kernel", "catalog", "store", "wire", "table", "record", "house"} | {"pieces.palette"},
    "cli": {"kernel", "pieces", "bots", "catalog", "store", "wire", "table", "record", "lab"}
    | {"house", "web", "dev", "kinds"},
    "dev": {"kernel", "catalog", "store.contract", "wire", "record", "house", "web"},
    "testing": {"kernel", "catalog", "store.contract", "wire", "table", "record", "lab"}
    | {"adapters"},
}
PACKAGES = {"kernel": {"msgspec"}, "bots": {"msgspec"}}
PACKAGES |= {"pieces": {"msgspec", "numpy"}, "games": {"msgspec", "numpy"}, "kinds": {"msgspec"}}
PACKAGES |= {"table": {"msgspec"}, "wire": {"msgspec"}, "record": {"msgspec"}}
PACKAGES |= {"store": {"asyncpg", "msgspec"}}
PACKAGES |= {"house": {"argon2", "fido2", "msgspec", "openskill", "prometheus_client"}}
PACKAGES |= {"testing": {"fluent", "hypothesis", "msgspec", "pytest"}}
"""Who may lean on which packages from outside; the others choose freely."""
EXTRA = {"hypothesis", "pytest"}
"""Installed by `tablee[testing]` alone: nothing but the plug-in may need them."""

ON_REQUEST = {
    "asyncpg": "store/postgres",
    "watchfiles": "dev/parent.py",
    "pyarrow": "lab/report/parquet.py",
    "distributed": "lab/report/cluster.py",
}
"""Installed by `tablee[postgres]`, `[testing]`, `[lab]` and `[cluster]` alone: nothing else may
need them."""

LEARN = {"gymnasium", "pettingzoo", "pyspiel"}
"""Installed by `tablee[learn]` alone: nothing but the adapter of each may need it."""
LATE = "numpy"
"""Takes a tenth of a second to import: nothing does before a learned value is asked for."""

TYPING = {"typing_extensions"}
"""Known to every type checker; imported under TYPE_CHECKING alone."""

PURE = ("kernel", "pieces", "games", "kinds", "bots", "wire", "table", "record")
"""Randomness, clocks, disk and sockets enter from above and are passed down."""
WORLD = {"asyncio", "datetime", "glob", "http", "importlib.resources", "io", "logging", "os"}
WORLD |= {"random", "secrets", "shutil", "signal", "socket", "sqlite3", "subprocess", "tempfile"}
WORLD |= {"threading", "time", "urllib", "uuid"}
READS = {"open", "read_text", "read_bytes", "write_text", "write_bytes", "iterdir", "glob"}
DICTIONARIES = SOURCE / "pieces" / "lexicon"
STORED = {SOURCE / "pieces" / folder / "file.py" for folder in ("solved", "learned")}
"""Word lists, solved games and learned weights are too large to be code: this folder and these
modules alone read files, which came with the wheel."""

IGNORANT = tuple(layer for layer in ALLOWED if layer not in ("games", "pieces"))
"""Layers that know no game by name."""
SPOKEN = {"switch", "hex"}
"""Keys that are also words of a programming language: only counted where they are a
string of ours, and not of SQL."""


def test_every_layer_is_known() -> None:
    folders = {path.name for path in SOURCE.iterdir() if (path / "__init__.py").exists()}
    assert folders == set(ALLOWED)


@pytest.mark.parametrize("layer", ALLOWED)
def test_imports_follow_the_arrows(layer: str) -> None:
    for file in _files(layer):
        for name in _imports(file):
            if name.startswith("tablee."):
                assert _may_import(layer, file, name.removeprefix("tablee.")), f"{file}: {name}"
            elif layer in PACKAGES:
                package = name.partition(".")[0]
                known = PACKAGES[layer] | set(sys.stdlib_module_names) | TYPING
                assert package in known, f"{file}: {name}"


@pytest.mark.parametrize("layer", [layer for layer in ALLOWED if layer != "testing"])
def test_only_the_plug_in_needs_what_testing_installs(layer: str) -> None:
    for file in _files(layer):
        assert not EXTRA & {name.partition(".")[0] for name in _imports(file)}, file
    assert not {inside for inside in ALLOWED[layer] if _within(inside, "testing")}


@pytest.mark.parametrize(("package", "place"), ON_REQUEST.items(), ids=ON_REQUEST)
def test_what_is_installed_on_request_is_needed_in_one_place(package: str, place: str) -> None:
    inside = SOURCE / place
    for file in SOURCE.rglob("*.py"):
        if inside not in (file, *file.parents):
            assert package not in {name.partition(".")[0] for name in _imports(file)}, file
    loads = f"import sys, tablee.cli.main; print({package!r} in sys.modules)"
    told = subprocess.run([sys.executable, "-c", loads], capture_output=True, check=True)
    assert told.stdout.split() == [b"False"]


def test_only_the_adapters_need_what_learn_installs() -> None:
    for file in SOURCE.rglob("*.py"):
        if file.parent != SOURCE / "adapters":
            assert not LEARN & {name.partition(".")[0] for name in _imports(file)}, file
    loads = "import sys, tablee.cli.main, tablee.adapters, tablee.testing.contract;"
    asks = f"{loads} print(*(({LEARN!r} | {{{LATE!r}}}) & set(sys.modules)))"
    told = subprocess.run([sys.executable, "-c", asks], capture_output=True, check=True)
    assert told.stdout.split() == []


@pytest.mark.parametrize("layer", PURE)
def test_the_rules_touch_no_clock_no_disk_no_generator(layer: str) -> None:
    for file in _files(layer):
        if DICTIONARIES in file.parents or file in STORED:
            continue
        touched = {name for name in _imports(file) if _reaches(name)}
        assert not touched, file
        assert not READS & set(_calls(file)), file


def test_what_only_types_need_is_imported_for_types_alone() -> None:
    for file in SOURCE.rglob("*.py"):
        for node in ast.parse(file.read_text("utf-8")).body:
            assert not (isinstance(node, ast.ImportFrom) and node.module in TYPING), file


def test_nothing_but_a_game_knows_a_game() -> None:
    files = [file for layer in IGNORANT for file in _files(layer)]
    client = ROOT / "client" / "src"
    files += [f for kind in ("ts", "svelte", "css", "ftl") for f in client.rglob(f"*.{kind}")]
    assert len(files) > 30
    terms = re.compile("|".join(_terms()))
    found = {
        f"{file.relative_to(ROOT)}: {match[0]}"
        for file in files
        for match in terms.finditer(file.read_text("utf-8"))
    }
    assert not found


def _terms() -> Iterator[str]:
    """How a game might be called: its key, its folder, its titles, options only it could have."""
    for key, game in shelf().items():
        folder = key.replace("-", "_")
        quote = '"`' if key in SPOKEN else "\"'`"
        yield rf"(?<!role=)[{quote}/.]({key}|{folder})[{quote}/]"
        yield rf"games[./]{folder}\b"
        if key not in SPOKEN:
            yield rf"(?i:\b({key}|{folder}|{key.replace('-', '')})\b)"
        for lang in LANGUAGES:
            for title in re.split(r"\s*/\s*", words(game, lang).tell(Say("title"))):
                if title.lower() not in SPOKEN | {"title"}:
                    yield rf"(?i:(?<!\w){re.escape(title)}(?!\w))"
        for choice in describe_options(game.options):
            if "_" in choice.name:
                yield rf"\b{choice.name}\b"


def _files(layer: str) -> list[Path]:
    """Without the tests of the kinds: they are written into packages, and lean on the plug-in."""
    found = sorted((SOURCE / layer).rglob("*.py"))
    return [file for file in found if "tests" not in file.relative_to(SOURCE).parts]


@cache
def _nodes(file: Path) -> tuple[ast.AST, ...]:
    """Everything in it that imports or calls: each file is parsed once, and asked many times."""
    tree = ast.parse(file.read_text("utf-8"))
    return tuple(n for n in ast.walk(tree) if isinstance(n, ast.Import | ast.ImportFrom | ast.Call))


def _imports(file: Path) -> Iterator[str]:
    """Full names of what a file imports, wherever the import stands."""
    for node in _nodes(file):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: imports are written in full"
            yield from (f"{node.module}.{name.name}" for name in node.names)


def _may_import(layer: str, file: Path, name: str) -> bool:
    """Its own layer (a game: its own folder), or one the arrows lead to."""
    own = layer
    if layer in ("games", "kinds"):
        own = ".".join(file.relative_to(SOURCE).parts[:2])
    return any(_within(name, inside) for inside in {own} | ALLOWED[layer])


def _reaches(name: str) -> bool:
    return any(_within(name, world) for world in WORLD)


def _within(name: str, inside: str) -> bool:
    return name == inside or name.startswith(f"{inside}.")


def _calls(file: Path) -> Iterator[str]:
    """Names of everything the file calls."""
    for node in _nodes(file):
        if isinstance(node, ast.Call):
            match node.func:
                case ast.Name(id=name) | ast.Attribute(attr=name):
                    yield name


def test_modules_are_short_enough_to_be_read() -> None:
    long = {str(file.relative_to(ROOT)) for file in SOURCE.rglob("*.py") if _lines(file) > 300}
    assert not long


def _lines(file: Path) -> int:
    return len(file.read_text("utf-8").splitlines())
