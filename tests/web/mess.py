"""What nobody should send: wrong types, huge values, odd unicode, and shapes almost right."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import msgspec
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

ODD_TEXT = (
    "", "me", "open", "random", "expert", "public", "locked", "mark 4", "mark 10", "mark {}", "@0",
    "0", "-1", "null", "\x00", "\ud800", "\U0001f600", "../../etc", "a" * 300, "é" * 24, "é" * 25,
    "‮abc", "tictactoe", "switch", "fr", "regular", "hello", "1e400", "%00", "mark " + "9" * 300,
)  # fmt: skip
NUMBERS = (
    0,
    1,
    -1,
    2,
    8,
    9,
    2**31,
    2**53 - 1,
    2**53,
    2**63,
    2**64,
    -(2**63) - 1,
    10**40,
    0.5,
    1e308,
)

text = st.sampled_from(ODD_TEXT) | st.text(st.characters(exclude_categories=()), max_size=40)
number = st.sampled_from(NUMBERS) | st.integers() | st.floats(allow_nan=True)
leaf: SearchStrategy[Any] = st.none() | st.booleans() | number | text
anything: SearchStrategy[Any] = st.recursive(
    leaf,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(text, inner, max_size=4),
    max_leaves=12,
)


Right = dict[str, SearchStrategy[Any]]


def shaped(kinds: Sequence[type[msgspec.Struct]], right: Right) -> SearchStrategy[Any]:
    """Objects like one of these structs: hardly anything about them right, or nearly everything."""
    shapes = [shape for kind in kinds for shape in (_wrong(kind, right), _almost(kind, right))]
    return st.one_of(shapes)


def _wrong(kind: type[msgspec.Struct], right: Right) -> SearchStrategy[Any]:
    """Each field right, odd, of a wrong type, or absent."""
    values = {name: right.get(name, leaf) | anything for name in _fields(kind)}
    return st.fixed_dictionaries(_tag(kind), optional=values | {"stray": anything})


def _almost(kind: type[msgspec.Struct], right: Right) -> SearchStrategy[Any]:
    """Every field right, but for one at most."""
    values = {name: right[name] for name in _fields(kind) if name in right}
    whole = st.fixed_dictionaries(_tag(kind) | values)
    odd: SearchStrategy[Any] = st.fixed_dictionaries({}) | st.sampled_from(
        [*values, "stray"]
    ).flatmap(lambda name: st.fixed_dictionaries({name: leaf}))
    return st.tuples(whole, odd).map(lambda parts: parts[0] | parts[1])


def _fields(kind: type[msgspec.Struct]) -> list[str]:
    return [field.encode_name for field in msgspec.structs.fields(kind)]


def _tag(kind: type[msgspec.Struct]) -> Right:
    config = kind.__struct_config__
    return {} if config.tag_field is None else {config.tag_field: st.just(config.tag)}


def as_json(value: Any) -> str:
    """JSON as a careless client writes it: lone surrogates, NaN and all."""
    return json.dumps(value)
