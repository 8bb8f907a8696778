"""The text form of moves: the tag, then the fields in order. `Shed(cards=3)` is `shed 3`.

Words need no marks, several values of one field are joined by commas (`roll 1,2,4 blank`), nothing
is `-`, an empty tuple is `.`, and trailing fields with their default are left out. Any text with a
space or a mark in it stands in double quotes, as JSON writes it. Records, the wire, tests, the
command line and bug reports all use it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any, get_args, get_origin, get_type_hints

import msgspec

from tablee.kernel.fault import Fault
from tablee.kernel.move import Move

LONGEST = 400
"""No move of any game is longer than this; longer text is refused unread."""

_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[^\s"]+')
_PLAIN = re.compile(r'[^\s",.\-][^\s",]*|[-+][^\s",]+')


class BadNotation(Fault):
    """Text that is not a move of this game."""


@lru_cache(maxsize=4096)  # moves are frozen, and the same few are played again and again
def format_move(move: Move) -> str:
    """`parse_move(types, format_move(move)) == move` for every move."""
    tag, names, defaults = _shape(type(move))
    values = [getattr(move, name) for name in names]
    while values and values[-1] == defaults[len(values) - 1]:
        values.pop()
    return " ".join([tag, *map(format_field, values)])


def parse_move(types: Iterable[type[Move]], text: str) -> Move:
    """The move this text names; raises BadNotation."""
    return _parse_move(tuple(types), text)


def format_field(value: Any) -> str:
    """One value as it stands in a move."""
    if value is None:
        return "-"
    if value is True or value is False:
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ",".join(map(format_field, value)) or "."
    text = str(value)
    if isinstance(value, int) or _PLAIN.fullmatch(text):
        return text
    return msgspec.json.encode(text).decode()


def leads_to(text: str, move: Move) -> bool:
    """Whether the move of an offer can become this one; what the player fills in is left aside."""
    tag, names, defaults = _shape(type(move))
    tokens = _TOKEN.findall(text)
    if tokens[0] != tag or len(tokens) - 1 > len(names):
        return False
    for at, name in enumerate(names, 1):
        offered = tokens[at] if at < len(tokens) else format_field(defaults[at - 1])
        if name not in move.blanks and offered not in ("{}", format_field(getattr(move, name))):
            return False
    return True


def filled_in(text: str, move: Move) -> list[str]:
    """What this move puts into the blanks of an offer that leads to it, in their order."""
    _, names, _ = _shape(type(move))
    pairs = zip(names, _TOKEN.findall(text)[1:], strict=False)
    values = [getattr(move, name) for name, token in pairs if token == "{}"]
    return [format_field(value) if isinstance(value, tuple) else str(value) for value in values]


@lru_cache(maxsize=4096)  # moves are frozen, and the same few are played again and again
def _parse_move(types: tuple[type[Move], ...], text: str) -> Move:
    tokens = _TOKEN.findall(text) if len(text) <= LONGEST else []
    kind = _by_tag(types).get(tokens[0]) if tokens else None
    if kind is None or _TOKEN.sub("", text).strip():  # a quote that is never closed
        raise BadNotation("unknown_move", move=text[:60])
    hints = _hints(kind)
    if len(tokens) - 1 > len(hints):
        raise BadNotation("too_many_words", move=text[:60])
    try:
        values = {name: _parse(t, hint) for (name, hint), t in zip(hints, tokens[1:], strict=False)}
        return msgspec.convert(values | {"type": tokens[0]}, kind)
    except (msgspec.ValidationError, ValueError) as fault:
        raise BadNotation("unknown_move", move=text[:60]) from fault


@cache
def _shape(kind: type[Move]) -> tuple[str, tuple[str, ...], tuple[Any, ...]]:
    """Tag, names and defaults of the fields: read from msgspec once, since that is slow."""
    fields = msgspec.structs.fields(kind)
    names, defaults = (field.name for field in fields), (field.default for field in fields)
    return str(kind.__struct_config__.tag), tuple(names), tuple(defaults)


@cache
def _by_tag(types: tuple[type[Move], ...]) -> dict[str, type[Move]]:
    return {str(kind.__struct_config__.tag): kind for kind in types}


@cache
def _hints(kind: type[Move]) -> tuple[tuple[str, Any], ...]:
    hints = get_type_hints(kind, include_extras=True)
    return tuple((name, hints[name]) for name in kind.__struct_fields__)


def _parse(token: str, hint: Any) -> Any:
    if token == "-":
        return None
    element = _element(hint)
    if element is not None:
        return () if token == "." else tuple(_parse(part, element) for part in token.split(","))
    if token.startswith('"'):
        return msgspec.json.decode(token, type=str)
    if hint is bool:
        return {"yes": True, "no": False}[token] if token in ("yes", "no") else token
    return msgspec.convert(token, hint, strict=False)


def _element(hint: Any) -> Any:
    """The type of a tuple's elements, or None where the field is no tuple."""
    for option in (hint, *get_args(hint)):
        if get_origin(option) is tuple:
            return get_args(option)[0]
    return None
