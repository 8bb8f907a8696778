"""Compiled values are written down as Structs are. Only compiled rules need this module.

mypyc forgets the types of fields. Here they are told again, in the way of a dataclass, and msgspec
writes and reads those. So a compiled value can go wherever the Struct could.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field, make_dataclass
from typing import Any


def shaped(kind: Any, types: Mapping[str, str], defaults: Mapping[str, Any]) -> None:
    """Gives a compiled class the fields, types and defaults that its source names."""
    fields = [
        (name, type_, field(default=defaults[name])) if name in defaults else (name, type_)
        for name, type_ in types.items()
    ]
    kind.__dataclass_fields__ = vars(make_dataclass(kind.__name__, fields))["__dataclass_fields__"]
    kind.__annotations__ = dict(types)
    setattr(kind, "__match_args__", tuple(types))  # noqa: B010 (mypy lets nobody assign it)
