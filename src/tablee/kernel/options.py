"""Table options: the form, the command line and the documentation are made from the struct."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Literal, TypeVar, get_args, get_type_hints

import msgspec
from msgspec.inspect import BoolType, IntType, LiteralType, StructType, type_info

from tablee.kernel.fault import BadOptions

Options = TypeVar("Options", bound=msgspec.Struct)

_WHERE = re.compile(r"`\$\.(\w+)`|field `(\w+)`")


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One table option, as the form draws it. Its words are `option-<name>` in the game's files."""

    name: str
    kind: Literal["bool", "int", "choice"]
    default: bool | int | str
    least: int | None = None
    most: int | None = None
    values: tuple[int | str, ...] = ()


def describe_options(options: type[msgspec.Struct]) -> tuple[Choice, ...]:
    """What may be chosen, in the order of the struct."""
    info = type_info(options)
    if not isinstance(info, StructType):
        raise TypeError(f"{options!r} is no struct")
    hints = get_type_hints(options)
    return tuple(
        _choice(field.name, field.type, field.default, hints[field.name]) for field in info.fields
    )


def parse_options(options: type[Options], chosen: Mapping[str, Any]) -> Options:
    """The options struct these values make; raises BadOptions naming the field that is wrong."""
    unknown = [name for name in chosen if name not in options.__struct_fields__]
    if unknown:
        raise BadOptions("bad_options", field=str(unknown[0])[:40])
    try:
        return msgspec.convert(chosen, options)
    except msgspec.ValidationError as fault:
        found = _WHERE.search(str(fault))
        field = (found[1] or found[2]) if found else ""
        raise BadOptions("bad_options", field=field) from fault


def _choice(name: str, kind: Any, default: Any, hint: Any) -> Choice:
    match kind:
        case BoolType():
            return Choice(name, "bool", default)
        case IntType(ge=least, le=most):
            return Choice(name, "int", default, least, most)
        case LiteralType():
            return Choice(name, "choice", default, values=get_args(hint))
    raise TypeError(f"option {name} is neither a bool, a bounded int nor a choice")
