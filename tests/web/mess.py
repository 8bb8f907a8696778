"""What nobody should send: wrong types, huge values, odd unicode, and shapes almost right."""

from __future__ import annotations

import json
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


def shaped(
    kinds: list[type[msgspec.Struct]], right: dict[str, SearchStrategy[Any]]
) -> SearchStrategy[Any]:
    """Objects with the fields of one of these structs, each of them right, odd, wrong or absent."""
    return st.sampled_from(kinds).flatmap(lambda kind: _shape(kind, right))


def _shape(
    kind: type[msgspec.Struct], right: dict[str, SearchStrategy[Any]]
) -> SearchStrategy[Any]:
    values = {
        field.encode_name: right.get(field.encode_name, leaf) | anything
        for field in msgspec.structs.fields(kind)
    }
    config = kind.__struct_config__
    tag = {} if config.tag_field is None else {config.tag_field: st.just(config.tag)}
    return st.fixed_dictionaries(tag, optional=values | {"stray": anything})


def as_json(value: Any) -> str:
    """JSON as a careless client writes it: lone surrogates, NaN and all."""
    return json.dumps(value)
