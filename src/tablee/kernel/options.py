"""Table options: the form, the command line and the documentation are made from the struct."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, TypeVar, get_args, get_type_hints

import msgspec
from msgspec.inspect import BoolType, IntType, LiteralType, StructType, type_info

from tablee.kernel.fault import BadOptions

if TYPE_CHECKING:
    from tablee.kernel.game import Game

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
    """What people may choose, in the order of the struct."""
    info = type_info(options)
    if not isinstance(info, StructType):
        raise TypeError(f"{options!r} is no struct")
    hints = get_type_hints(options)
    return tuple(
        _choice(field.name, field.type, field.default, hints[field.name])
        for field in info.fields
        if field.name not in hidden_options(options)
    )


def hidden_options(options: type[msgspec.Struct]) -> tuple[str, ...]:
    """Names of options that nobody chooses: the game settles them when a table begins."""
    return tuple(getattr(options, "hidden", ()))


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


def parse_wish(options: type[Options], chosen: Mapping[str, Any]) -> Options:
    """The same for what people ask for: they cannot set a hidden option."""
    for name in hidden_options(options):
        if name in chosen:
            raise BadOptions("bad_options", field=name)
    return parse_options(options, chosen)


def settle_options(
    game: Game, chosen: Mapping[str, Any], people: int, gentle: bool = False
) -> dict[str, Any]:
    """Every option with its value, for a table that begins with so many people.

    What is stored is complete, so that a default may change later.
    """
    known = usual_options(game, chosen, people, gentle) | dict(chosen)
    settled = msgspec.to_builtins(parse_options(game.options, known))
    assert isinstance(settled, dict)
    return settled


def usual_options(
    game: Game, chosen: Mapping[str, Any], people: int, gentle: bool = False
) -> dict[str, Any]:
    """Options nobody chose, where their value depends on the table."""
    return dict(game.defaults(chosen, people)) | dict(game.gentle if gentle else {})


def carry_options(game: Game, options: Mapping[str, Any]) -> dict[str, Any]:
    """Those of another version's options that these rules offer too; hidden ones are left out."""
    offered = {choice.name for choice in describe_options(game.options)}
    carried: dict[str, Any] = {}
    for name in (name for name in options if name in offered):
        for value in (options[name], _spelled(options[name])):
            if _is_offered(game.options, name, value):
                carried[name] = value
                break
    return carried


def _spelled(value: Any) -> Any:
    """A yes or no that has become one choice among others."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else value


def _is_offered(options: type[msgspec.Struct], name: str, value: Any) -> bool:
    try:
        parse_options(options, {name: value})
    except BadOptions:
        return False
    return True


def _choice(name: str, kind: Any, default: Any, hint: Any) -> Choice:
    match kind:
        case BoolType():
            return Choice(name, "bool", default)
        case IntType(ge=least, le=most):
            return Choice(name, "int", default, least, most)
        case LiteralType():
            return Choice(name, "choice", default, values=get_args(hint))
    raise TypeError(f"option {name} is neither a bool, a bounded int nor a choice")
