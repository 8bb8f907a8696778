"""One thing that is wrong: where, what, and what to do about it."""

from __future__ import annotations

import re
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec


class Problem(msgspec.Struct, frozen=True):
    where: str
    """A file in the folder of the package, with the line where there is one: `src/rules.py:12`."""
    what: str
    todo: str = ""

    def __str__(self) -> str:
        return " ".join(filter(None, (self.where and f"{self.where}:", self.what, self.todo)))


class Place(msgspec.Struct, frozen=True):
    """The folder of a package, in which files are named from there."""

    folder: Path

    def name(self, file: str | Path, line: int = 0) -> str:
        path = Path(file).resolve()
        inside = path.is_relative_to(self.folder)
        told = str(path.relative_to(self.folder) if inside else path)
        return f"{told}:{line}" if line else told

    def of(self, function: Callable[..., Any]) -> str:
        """Where a function of the game begins."""
        plain = getattr(function, "func", function)
        code = getattr(getattr(plain, "__wrapped__", plain), "__code__", None)
        return self.name(code.co_filename, code.co_firstlineno) if code else ""

    def of_text(self, file: Path, pattern: str) -> str:
        """The first line of a file in which this stands; the file alone where it does not."""
        lines = file.read_text("utf-8", errors="replace").splitlines() if file.is_file() else []
        found = (n for n, line in enumerate(lines, 1) if re.search(pattern, line))
        return self.name(file, next(found, 0))

    def of_fault(self, fault: BaseException) -> str:
        """The innermost line of the package that led to it; nothing where none did."""
        if isinstance(fault, SyntaxError) and fault.filename:
            return self.name(fault.filename, fault.lineno or 0)
        frames = traceback.extract_tb(fault.__traceback__)
        inside = [f for f in frames if Path(f.filename).resolve().is_relative_to(self.folder)]
        return self.name(inside[-1].filename, inside[-1].lineno or 0) if inside else ""


def told(fault: BaseException) -> str:
    """An exception in one line."""
    text = fault.msg if isinstance(fault, SyntaxError) else str(fault)
    return f"{type(fault).__name__}: {text.splitlines()[0]}" if text else type(fault).__name__
