"""What `help(Zone)` shows: the docstring of a class, and below it what is written under its fields.

Python forgets a string that stands below a field. It is read from the source, and not before
somebody asks for help.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from textwrap import dedent, indent, wrap
from typing import Any, SupportsIndex

import msgspec

WIDTH = 76


class FieldDocs(str):
    """A docstring that grows when help lays it out, which begins with `expandtabs`."""

    kind: type[msgspec.Struct]

    def expandtabs(self, tabsize: SupportsIndex = 8) -> str:
        fields = [line for field in fields_of(self.kind) for line in _told(*field)]
        return "\n".join([dedent(str(self)).expandtabs(tabsize), "", "Fields:", *fields])


def explain(*kinds: type[Any]) -> None:
    """From now on `help` tells of their fields."""
    for kind in kinds:
        docs = FieldDocs(inspect.cleandoc(kind.__doc__ or ""))
        docs.kind = kind
        kind.__doc__ = docs


def fields_of(kind: type[msgspec.Struct]) -> Iterator[tuple[str, str]]:
    """Each field as it is written, with what stands below it; those of its parents first."""
    for parent in reversed(kind.__mro__):
        if issubclass(parent, msgspec.Struct) and parent.__struct_fields__:
            try:
                source = inspect.getsource(parent)
            except (OSError, TypeError):  # there is no source here
                continue
            (written,) = ast.parse(dedent(source)).body
            assert isinstance(written, ast.ClassDef)
            following = [*written.body[1:], ast.Pass()]
            for line, below in zip(written.body, following, strict=True):
                if isinstance(line, ast.AnnAssign):
                    yield ast.unparse(line), _text(below)


def _text(node: ast.stmt) -> str:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return inspect.cleandoc(str(node.value.value))
    return ""


def _told(written: str, meaning: str) -> Iterator[str]:
    yield f"  {written}"
    if meaning:
        yield indent("\n".join(wrap(" ".join(meaning.split()), WIDTH)), "      ")
