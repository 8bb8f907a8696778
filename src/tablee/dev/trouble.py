"""What went wrong in an author's code, with the file and the line."""

from __future__ import annotations

import traceback
from pathlib import Path

import msgspec

from tablee.kernel import Fault


class CodeLine(msgspec.Struct, frozen=True):
    """A line that the exception passed."""

    file: str
    line: int
    name: str
    code: str


class CodeFault(msgspec.Struct, frozen=True):
    """An exception, told so that the line can be found."""

    doing: str
    """What was being done: `loading the game`, `entry 12`."""
    text: str
    """Its kind and its words."""
    places: tuple[CodeLine, ...] = ()
    """The author's own lines, the last one first; where none is, all of them."""
    entry: int | None = None
    """The entry of the log at which it happened."""

    def __str__(self) -> str:
        at = f" ({self.places[0].file}:{self.places[0].line})" if self.places else ""
        return f"{self.doing}: {self.text}{at}"


def trouble_of(
    fault: BaseException, folder: Path, doing: str, entry: int | None = None
) -> CodeFault:
    """`folder`: where the author's code lies."""
    return CodeFault(doing, _told(fault), tuple(_places(fault, folder)), entry)


def _told(fault: BaseException) -> str:
    if isinstance(fault, Fault):
        details = ", ".join(f"{name}={value}" for name, value in fault.details.items())
        return f"{type(fault).__name__}: {fault.code}" + (f" ({details})" if details else "")
    return "".join(traceback.format_exception_only(fault)[-1:]).strip()


def _places(fault: BaseException, folder: Path) -> list[CodeLine]:
    passed = [
        CodeLine(frame.filename, frame.lineno or 0, frame.name, frame.line or "")
        for frame in traceback.extract_tb(fault.__traceback__)
    ]
    if isinstance(fault, SyntaxError) and fault.filename:
        passed.append(CodeLine(fault.filename, fault.lineno or 0, "", (fault.text or "").strip()))
    passed.reverse()
    root = str(folder.resolve())
    return [place for place in passed if place.file.startswith(root)] or passed
