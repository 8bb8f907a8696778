"""Compiles the rules with mypyc, where somebody asks for it: `make compiled`, `TABLEE_COMPILE=1`.

The Python in `src/` is the truth, and runs without any of this. A folder names the modules that may
be compiled in its `compiled.txt`. They are rewritten in one way only: a class that is a Struct
becomes a class of mypyc with the same fields, and `replace(value, field=…)` a method of it.
"""

from __future__ import annotations

import ast
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent
SOURCE = ROOT / "src"
COMPILED = ROOT / ".compiled"
LIST = "compiled.txt"
MARK = ".fingerprint"
LEFT_OUT = shutil.ignore_patterns("__pycache__", "page")
IMPORTS = """from typing import TYPE_CHECKING, Any, final
from tablee.kernel.shape import shaped
if TYPE_CHECKING:  # read by mypyc, never by Python
    from mypy_extensions import mypyc_attr
"""
Changed = tuple[str, ...]
"""Fields that are changed together, in alphabetical order."""


class Unclear(Exception):
    """A line that cannot be rewritten; it says where it stands and what is expected."""


def build(folder: Path = COMPILED) -> Path:
    """A copy of the package in that folder, compiled; nothing happens where it is up to date."""
    wanted = _fingerprint()
    mark = folder / MARK
    if not mark.exists() or mark.read_text() != wanted:
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(SOURCE, folder, ignore=LEFT_OUT)
        compile_in(folder)
        mark.write_text(wanted)
    return folder


def compile_in(folder: Path, *parts: str) -> None:
    """Rewrites and compiles the modules of that copy, or only those of some of its folders."""
    files = [path for part in parts or (".",) for path in listed(folder / part)]
    rewrite(files)
    names = [str(path.relative_to(folder)) for path in files]
    flags = ["--follow-imports=silent", "--python-version", "3.11", "--no-warn-unused-ignores"]
    command = [sys.executable, "-c", "from mypyc.__main__ import main; main()", *flags, *names]
    environment = {**os.environ, "MYPYC_OPT_LEVEL": "3", "MYPYPATH": str(folder)}
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise SystemExit(f"mypyc could not compile the rules:\n{done.stdout}{done.stderr}")
    shutil.rmtree(folder / "build", ignore_errors=True)


def listed(folder: Path) -> Iterator[Path]:
    """The modules that the lists name."""
    for names in sorted(folder.rglob(LIST)):
        for name in names.read_text("utf-8").split():
            yield names.parent / f"{name}.py"


def libraries(folder: Path) -> dict[Path, str]:
    """What was compiled, and where in a wheel it belongs."""
    found = [*folder.rglob("*.so"), *folder.rglob("*.pyd")]
    return {path: path.relative_to(folder).as_posix() for path in sorted(found)}


def _fingerprint() -> str:
    digest = hashlib.sha256(Path(__file__).read_bytes() + sys.version.encode())
    for path in sorted([*SOURCE.rglob("*.py"), *SOURCE.rglob(LIST)]):
        digest.update(str(path.relative_to(SOURCE)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


# --- rewriting -----------------------------------------------------------------------------------


def rewrite(files: Iterable[Path]) -> None:
    paths = list(files)
    changes: dict[Path, set[Changed]] = {path.parent: set() for path in paths}
    for path in paths:
        text, found = with_methods(path.read_text("utf-8"), path.name)
        path.write_text(text, "utf-8")
        changes[path.parent] |= found
    for path in paths:
        text = with_classes(path.read_text("utf-8"), sorted(changes[path.parent]))
        path.write_text(text, "utf-8")


def method(fields: Changed) -> str:
    return "but_" + "_and_".join(fields)


def with_methods(text: str, name: str) -> tuple[str, set[Changed]]:
    """`replace(value, a=1, b=2)` as `value.but_a_and_b(a=1, b=2)`, and which fields were changed.

    No line moves, so that a traceback names the line of the source.
    """
    found: set[Changed] = set()
    if "from msgspec.structs import replace" not in text:
        return text, found
    calls = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)]
    for call in sorted(calls, key=lambda call: (call.lineno, call.col_offset), reverse=True):
        if isinstance(call.func, ast.Name) and call.func.id == "replace":
            fields = tuple(sorted(word.arg or "" for word in call.keywords))
            if "" in fields or len(call.args) != 1:
                raise Unclear(f"{name}:{call.lineno}: replace(value, field=…) names its fields")
            found.add(fields)
            text = _swapped(text, call, method(fields))
    return text, found


def _swapped(text: str, call: ast.Call, name: str) -> str:
    content = text.encode()  # columns of `ast` count bytes
    starts = [0]
    for line in content.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    value, first = call.args[0], call.keywords[0]
    begin, end = starts[call.lineno - 1] + call.col_offset, starts[first.lineno - 1]
    inside = starts[value.lineno - 1] + value.col_offset
    after = starts[(value.end_lineno or 0) - 1] + (value.end_col_offset or 0)
    end += first.col_offset
    gap = b"\n" * (content[begin:inside] + content[after:end]).count(b"\n")
    new = content[inside:after] + b"." + name.encode() + b"(" + gap
    return (content[:begin] + new + content[end:]).decode()


class Field(NamedTuple):
    """One field of a Struct, as its source says it."""

    name: str
    type: str
    default: str
    """Empty where there is none."""
    lines: tuple[int, int]

    @property
    def asked(self) -> str:
        return f"{self.name}: {self.type}" + (f" = {self.default}" if self.default else "")


def fields_of(kind: ast.ClassDef) -> list[Field]:
    found = []
    for line in kind.body:
        if isinstance(line, ast.AnnAssign):
            default = ast.unparse(line.value) if line.value else ""
            place = line.lineno - 1, line.end_lineno or line.lineno
            found.append(
                Field(ast.unparse(line.target), ast.unparse(line.annotation), default, place)
            )
    return found


def with_classes(text: str, changes: Iterable[Changed]) -> str:
    """Every Struct of the module as a class of mypyc."""
    lines, shapes = text.splitlines(), list[str]()
    for kind in reversed(ast.parse(text).body):
        if isinstance(kind, ast.ClassDef) and [*map(ast.unparse, kind.bases)] == ["msgspec.Struct"]:
            fields, last = fields_of(kind), kind.end_lineno or 0
            lines[last:last] = [f"    {line}" for line in methods(kind.name, fields, changes)]
            for field in fields:  # a default in the body would be set once more for every value
                first, end = field.lines
                lines[first:end] = [f"    {field.name}: {field.type}", *[""] * (end - first - 1)]
            lines[kind.lineno - 1] = f"@mypyc_attr(acyclic=True)\n@final\nclass {kind.name}:"
            shapes.append(_shape(kind.name, fields))
    future = "from __future__ import annotations\n"
    whole = "\n".join([*lines, *shapes, ""])
    return whole.replace(future, future + IMPORTS, 1) if shapes else text


def _shape(name: str, fields: Sequence[Field]) -> str:
    types = {field.name: field.type for field in fields}
    defaults = ", ".join(f"{field.name!r}: {field.default}" for field in fields if field.default)
    return f"shaped({name}, {types}, {{{defaults}}})"


def methods(name: str, fields: Sequence[Field], changes: Iterable[Changed]) -> Iterator[str]:
    """What a Struct does: made from its fields, equal by them, written and pickled by them."""
    mine = ", ".join(f"self.{field.name}" for field in fields)
    yield f"def __init__(self, {', '.join(field.asked for field in fields)}) -> None:"
    yield from (f"    self.{field.name} = {field.name}" for field in fields)
    for changed in changes:
        if {field.name for field in fields} >= {*changed}:
            yield from _changing(name, fields, changed)
    yield "def __eq__(self, other: object) -> bool:"
    same = " and ".join(f"self.{field.name} == other.{field.name}" for field in fields)
    yield f"    return isinstance(other, {name}) and {same}"
    yield "def __hash__(self) -> int:"
    yield f"    return hash(({mine},))"
    yield "def __repr__(self) -> str:"
    told = ", ".join(f"{field.name}={{self.{field.name}!r}}" for field in fields)
    yield f"    return f'{name}({told})'"
    yield "def __reduce__(self) -> tuple[Any, ...]:"
    yield f"    return ({name}, ({mine},))"


def _changing(name: str, fields: Sequence[Field], changed: Changed) -> Iterator[str]:
    types = {field.name: field.type for field in fields}
    asked = ", ".join(f"{one}: {types[one]}" for one in changed)
    values = [one if one in changed else f"self.{one}" for one in types]
    yield f"def {method(changed)}(self, {asked}) -> {name}:"
    yield f"    return {name}({', '.join(values)})"


if __name__ == "__main__":
    print(build())
